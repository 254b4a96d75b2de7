"""Programs whose results a GPU has given: how they are written down, and what goes into them."""

from __future__ import annotations

import json
import lzma
import random
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from tests.agreement.engines.program import SLOTS, WARP, Program, area_bytes, mask_bits, parameter_bytes
from tests.agreement.engines.values import Row, Words, table
from tests.agreement.hardware.digest import digest_of
from tests.agreement.hardware.launches import Launch
from tests.isa.matrix.reference import FORMATS, codes

import ptxvm
from ptxvm.lanes import types

CASES = Path(__file__).parent / "cases.json.xz"
DIGESTS = Path(__file__).parent / "digests.json.xz"
_USUAL, KINDS = 6, 9
"""Of the numbers in matrices: those of `codes`, two of many zeros among all numbers, and tiny ones."""


@dataclass(frozen=True, slots=True)
class Case:
    """One kernel `probes`: its text, launch, input rows, what its output rows are called, and which of them are f64.

    An input row is `[type, small, like, full]` of a `Row`, or `["codes", format, of]` for matrix `of`.
    """

    text: str
    grid: int
    block: int
    seed: str
    rows: list[list[object]]
    outputs: list[str]
    doubles: list[int]

    @property
    def threads(self) -> int:
        return self.grid * self.block

    def inputs(self) -> Words:
        """One line per row, one word per thread."""
        rng = random.Random(self.seed)
        plain = [row for row in self.rows if row[0] != "codes"]
        words = table([_row(row) for row in plain], self.threads, rng)
        words[0] = mask_bits(self.grid, self.block, rng)
        found, drawn = iter(words), []
        for place, row in enumerate(self.rows):
            drawn.append(self._codes(str(row[1]), str(row[2]), place) if row[0] == "codes" else next(found))
        return np.array(drawn, np.uint64)

    def _codes(self, format_: str, of: str, place: int) -> npt.NDArray[np.uint64]:
        """A register full of numbers in each thread; all those of a warp are of the same kind."""
        bits = 32 if format_ == "tf32" else 1 + sum(FORMATS[format_])
        shape = (-(-self.threads // WARP // KINDS), WARP, 32 // bits)
        parts = []
        for kind in range(KINDS):
            numbers = _numbers(f"{self.seed} {place} {kind}", shape, format_, of, kind)
            parts.append(sum(numbers[..., index] << np.uint64(bits * index) for index in range(shape[-1])))
        return np.stack(parts, 1).reshape(-1)[: self.threads]

    def launch(self) -> Launch:
        """With inputs, outputs, what is read, and what is written."""
        out = np.zeros((max(len(self.outputs), 1), self.threads), np.uint64)
        slots = np.zeros(self.grid * -(-self.block // WARP) * SLOTS, np.uint8)
        arguments = (self.inputs(), out, area_bytes(), slots, parameter_bytes())
        return Launch(self.text, "probes", self.grid, (self.block, 1, 1), arguments, kept=(1,))


def _numbers(seed: str, shape: tuple[int, ...], format_: str, of: str, kind: int) -> npt.NDArray[np.uint64]:
    """Codes. What is tiny has products about the least that f32 has, and is added to zeros."""
    if kind < _USUAL:
        return codes(seed, shape, format_, kind)
    found = codes(seed, shape, format_, 3 if kind == KINDS - 1 else 0)
    unused = np.uint64(13 if format_ == "tf32" else 0)
    exponent_bits, fraction_bits = FORMATS[format_]
    if kind < KINDS - 1:
        found[codes(f"{seed} zeros", shape, "e5m2", 0) % 4 < kind - 4] &= (1 << unused) - 1
    elif of == "c":
        found &= np.uint64(1) << np.uint64(exponent_bits + fraction_bits)
    elif exponent_bits == 8:
        field = 127 - 85 + codes(f"{seed} tiny", shape, "f16", 0) % 35
        found |= field << (np.uint64(fraction_bits) + unused)
    return found


def _row(row: list[object]) -> Row:
    name, small, like, full = row
    assert like is None or isinstance(like, int)
    return Row(getattr(types, str(name)), bool(small), like, bool(full))


def case_of(program: Program) -> Case:
    rows: list[list[object]] = [[row.type.name.upper(), row.small, row.like, row.full] for row in program.rows]
    outputs = [f"{probe.name} {what}" for probe in program.probes for what in probe.outputs]
    marks = [place in probe.floats64 for probe in program.probes for place in range(len(probe.outputs))]
    doubles = [place for place, is_double in enumerate(marks) if is_double]
    return Case(program.text, program.shape.grid, program.shape.block, program.probes[0].name, rows, outputs, doubles)


def results(case: Case, engine: str) -> Words:
    """The output rows as an engine computes them."""
    launch = case.launch()
    arguments = [ptxvm.device_array(x) if isinstance(x, np.ndarray) else x for x in launch.arguments]
    kernel = ptxvm.load(launch.text).kernels[launch.kernel]
    kernel.launch(launch.grid, launch.block, *arguments, engine=engine, workers=1, timeout=300)
    return arguments[launch.kept[0]].numpy()  # type: ignore[union-attr]


def digests(case: Case, out: Words) -> list[str]:
    """One of each output row. Which NaN an f64 is does not count."""
    seen = out.copy()
    for row in case.doubles:
        seen[row][np.isnan(out[row].view(np.float64))] = 0x7FF8_0000_0000_0000
    return [digest_of(row, 12) for row in seen]


def save(cases: Iterable[Case], path: Path) -> None:
    path.write_bytes(lzma.compress(json.dumps([asdict(case) for case in cases]).encode()))


def load(path: Path) -> list[Case]:
    return [Case(**fields) for fields in json.loads(lzma.decompress(path.read_bytes()))]
