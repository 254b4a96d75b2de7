"""Products of `tcgen05.mma` as engines know them: those that make native functions ask for the sums of their lanes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.tile_products import factors, multiply
from ptxvm.isa.matrix.shared.generations import Generation, sums_of
from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptor
from ptxvm.isa.matrix.shared.product import Floating, Matrix
from ptxvm.isa.matrix.shared.warpgroup import Codes, floating_sums, multiply_whole, negated_codes
from ptxvm.lanes.fp.formats import FORMATS
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U16, U32, Type
from ptxvm.records import record


@record()
class TileProduct:
    """A `MatrixProduct` of floats without scales, of a generation that exists."""

    descriptor: InstructionDescriptor
    generation: Generation

    @property
    def name(self) -> str:
        """Tells apart what is computed differently."""
        said = self.descriptor
        types = "tile", said.d_type, said.a_type, said.b_type
        signs = "".join("-" if negated else "+" for negated in (said.negates_a, said.negates_b))
        return ".".join([*types, str(self.terms), signs, self.generation.value])

    @property
    def terms(self) -> int:
        """Products of which an element of D is the sum."""
        return self.descriptor.kind.k

    @property
    def sum_bits(self) -> Type:
        """The bits of an element of D."""
        return U16 if self.descriptor.d_type == "f16" else U32

    def sums(self, a: Matrix, b: Matrix, addend: Lanes) -> Lanes:
        """Elements of D as bits, of which `addend` are those before."""
        said = self.descriptor
        formats = FORMATS[said.a_type], FORMATS[said.b_type]
        x, y = (
            negated_codes(matrix, format_.bits) if negated else matrix
            for matrix, format_, negated in zip((a, b), formats, (said.negates_a, said.negates_b), strict=True)
        )
        kind = Floating(*formats, self.generation, sums_of(self.generation, said.a_type))
        return floating_sums(x, y, addend, kind)

    def multiply(
        self, a: Codes, b: Codes, d: npt.NDArray[Any], columns: npt.NDArray[np.intp] | None, shift: int = 0
    ) -> npt.NDArray[Any]:
        """`A * B + D` as bits, by NumPy; D is divided by 2 to the power of `shift` before."""
        said = self.descriptor
        floats = np.float16 if said.d_type == "f16" else np.float32
        if self.generation is Generation.FAST and columns is None:
            with np.errstate(all="ignore"):
                start = np.ldexp(d.view(floats), -shift).view(d.dtype) if shift else d
            return multiply_whole(self, a, b.T[None], start)
        x, y = factors(a, said.a_type), factors(b, said.b_type)
        x, y = x.negated() if said.negates_a else x, y.negated() if said.negates_b else y
        if columns is not None:
            x = x.spread(columns, said.k)
        sums = None if self.generation is Generation.FAST else sums_of(self.generation, said.a_type)
        return multiply(x, y, d.view(floats), sums, shift).view(d.dtype)
