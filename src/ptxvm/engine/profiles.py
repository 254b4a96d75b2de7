"""From what was counted of instructions to a profile of the lines that have them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ptxvm.checker.module import Function, Instruction
from ptxvm.diagnostics import Source
from ptxvm.isa.flow import Flow
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.profiling import Line
from ptxvm.profiling.counts import summed
from ptxvm.profiling.profile import Parts

SECTOR = 32
"""Bytes of global memory that are moved together."""

BANKS = 32
WORD = 4
"""Of shared memory; bytes that a bank has at an address."""

TURN = 128
"""Bytes that shared memory serves at once: as many lanes as ask for so much go together."""

BRANCHES = (Flow.BRANCH, Flow.BRANCH_INDEXED)
"""Whose guard is what they decide."""

PARTING = (*BRANCHES, Flow.CALL, Flow.RETURN)
"""Where lanes of a warp may part."""

_BARRIERS = ("bar.sync", "bar.red", "bar.warp.sync", "barrier.cluster.wait")
"""Pages whose instructions wait at a barrier; those of mbarriers tell whether they have."""

_WIDTHS = {8: "bank_conflicts_64", 16: "bank_conflicts_128"}


class Counted(NamedTuple):
    """An instruction of a function, and what was counted of it, by the names of `Counts`."""

    function: Function
    instruction: Instruction
    counts: Mapping[str, int]


def parts_of(kernel: Function, counted: Iterable[Counted]) -> Parts:
    """Of the profile of a launch of a kernel: its lines, and those of functions that it has entered."""
    known = list(counted)
    entered = {kernel, *(each.function for each in known if each.counts)}
    lines: dict[tuple[str, int], list[Counted]] = {}
    sources: dict[str, Source] = {}
    for each in known:
        if each.function not in entered:
            continue
        source = each.function.source or Source("")
        sources.setdefault(source.name, source)
        lines.setdefault((source.name, each.instruction.line), []).append(each)
    made = [_line(sources[file], number, same) for (file, number), same in sorted(lines.items())]
    texts = tuple((name, source.text) for name, source in sources.items())
    return Parts(tuple(made), texts)


def _line(source: Source, number: int, same: list[Counted]) -> Line:
    first = same[0]
    location = first.instruction.location
    return Line(
        **summed(each.counts for each in same),
        file=source.name,
        line=number,
        text=source.line_text(number).strip(),
        function=first.function.name,
        source=None if location is None else (location.file, location.line),
    )


def waits_at_barrier(instruction: Instruction) -> bool:
    """Whether warps that execute it have passed a barrier."""
    return instruction.definition.name.startswith(_BARRIERS)


def conflicts_name(size: int) -> str:
    """Which number has the bank conflicts of accesses of so many bytes."""
    return _WIDTHS.get(size, "bank_conflicts_32")


def row_lanes(instruction: Instruction | None) -> int:
    """How many lanes give addresses: of matrices the rows, 8 or 16 each."""
    if instruction is None or not instruction.definition.name.startswith(("ldmatrix", "stmatrix")):
        return WARP_SIZE
    form = instruction.form
    count = next(int(word[1:]) for word in form.modifiers if word in ("x1", "x2", "x4"))
    return count * (16 if form.has("m16n16") else 8)
