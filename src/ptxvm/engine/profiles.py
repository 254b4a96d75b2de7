"""From what was counted of instructions to a profile of the lines that have them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ptxvm.checker.module import Function, Instruction
from ptxvm.diagnostics import Source
from ptxvm.profiling import Line, Profile
from ptxvm.profiling.counts import summed


class Counted(NamedTuple):
    """An instruction of a function, and what was counted of it, by the names of `Counts`."""

    function: Function
    instruction: Instruction
    counts: Mapping[str, int]


def profile_of(kernel: Function, counted: Iterable[Counted]) -> Profile:
    """The profile of a launch of a kernel: its lines, and those of functions that it has entered."""
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
    return Profile(kernel.name, tuple(made), texts)


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
