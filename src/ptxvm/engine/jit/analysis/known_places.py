"""Where threads access shared memory, as far as that follows from nothing but their numbers: `tile[threadIdx.x + 1]`.

A place that is known for every thread of a CTA needs no check if it is inside and aligned.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np

from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.program.operands import Constant, Number, PlaceOf, Read, Source, SpecialValue, SumValue, stored
from ptxvm.engine.jit.program.shaped_warp import ShapedWarp
from ptxvm.engine.jit.program.specials import Extents, Field, special_value
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import U32, WARP_SIZE, Type
from ptxvm.records import record

_COMPUTING = frozenset(
    {"mov", "cvt", "add", "sub", "mul", "mad", "div", "rem", "min", "max", "shl", "shr", "and", "or", "xor", "bfe"}
)
_REGISTERS = frozenset({"tid", "ntid", "laneid"})
HIGHEST = 1 << 24
"""Beyond all addresses in shared memory."""


@record()
class Places:
    """The lowest and the highest address that any thread has, and the largest power of two that divides all."""

    low: int
    high: int
    alignment: int

    def are_inside(self, width: int, size: int) -> bool:
        """Whether all of them can be accessed, `width` bytes each, in memory of so many bytes."""
        return self.high + width <= size and self.alignment % width == 0


def known_places(graph: Graph, live: Liveness, types: Sequence[Type], block: Extents) -> dict[Step, Places]:
    """Of the steps that access shared memory at such places, which are those of all threads."""
    steps = [step for block_ in graph.blocks for step in block_.steps]
    accesses = [(step, place) for step in steps for place in step.sources if _is_shared(place)]
    if not accesses:
        return {}
    threads = _Threads(types, block)
    writes = Counter(cell for step in steps for cell in step.writes)
    writes.update(live.entering(0))
    for step in steps:
        if len(step.writes) == 1 and writes[step.writes[0]] == 1:
            threads.compute(step)
    found = {step: threads.places(place) for step, place in accesses if isinstance(place, PlaceOf)}
    return {step: places for step, places in found.items() if places is not None}


def _is_shared(source: Source | None) -> bool:
    return isinstance(source, PlaceOf) and source.space is Space.SHARED


class _Threads(ShapedWarp):
    """What cells hold in all threads of a CTA, a row for each warp, where they hold the same all the time."""

    def __init__(self, types: Sequence[Type], block: Extents) -> None:
        super().__init__(ShapeReading(guards=False))
        self._types = types
        self._block = block
        self._known: dict[int, Lanes] = {}

    def compute(self, step: Step) -> None:
        """Take note of its result, if nothing else writes to its cell."""
        name = step.instruction.definition.name
        if step.guard is not None or step.unwrites or not all(map(self._is_known, step.sources)):
            return
        if step.form is None or (name in _COMPUTING and step.effects.pure):
            sources = [source.value(self) for source in step.sources if source is not None]
            value = sources[0] if step.form is None else step.form.run(self, *sources)
            if isinstance(value, Lanes) and value.is_constant:
                self._known[step.writes[0]] = stored(value, self._types[step.writes[0]])

    def places(self, place: PlaceOf) -> Places | None:
        """Of all threads; None unless they are known, and do not wrap around."""
        if place.base is None or not self._is_known(place.base):
            return None
        base = place.base.value(self)
        if not isinstance(base, Lanes) or not base.is_constant or not base.type.is_integer:
            return None
        bases = np.atleast_1d(base.data).astype(np.int64)
        addresses = bases + place.offset
        low, high = int(addresses.min()), int(addresses.max())
        if min(low, int(bases.min())) < 0 or max(high, int(bases.max())) >= HIGHEST:
            return None
        bits = int(np.bitwise_or.reduce(addresses, axis=None)) | HIGHEST
        return Places(low, high, bits & -bits)

    def _is_known(self, source: Source | None) -> bool:
        match source:
            case Read() | SumValue():
                return source.cell in self._known
            case SpecialValue():
                return source.register.base in _REGISTERS
            case _:
                return isinstance(source, Constant | Number)

    # ----------------------------------------------------------------------------------------------------------- reader

    def read(self, cell: int) -> Lanes:
        return self._known[cell]

    def special(self, register: SpecialRegister) -> Lanes:
        return special_value(register, self._block, (1, 1, 1), 0, self)

    def field(self, field: Field) -> Lanes:
        assert field is Field.WARP
        warps = -(-math.prod(self._block) // WARP_SIZE)
        numbers = np.repeat(np.arange(warps, dtype=U32.dtype), WARP_SIZE)
        return Lanes(NUMPY, U32, numbers.reshape(warps, WARP_SIZE))

    def frame(self, offset: int) -> Lanes:
        raise AssertionError("it does not follow from the number of a thread")

    def outgoing(self) -> Lanes:
        raise AssertionError("it does not follow from the number of a thread")

    def shared_base(self) -> Lanes:
        raise AssertionError("it does not follow from the number of a thread")
