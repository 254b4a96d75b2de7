"""Mutants of asynchronous kernels: each lacks one wait, arrival, expectation, or what `wgmma` and `tcgen05` need,
in its PTX.

Usage: python -m tests.kernels.mutants          (writes asynchronous/mutants.md anew; reasons in it are kept)
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from textwrap import wrap

import numpy as np
from tests.isa.value_pages import table_rows

from ptxvm import KernelFault

from .cases import ASYNCHRONOUS, asynchronous_cases, main_variant
from .kernel_case import KernelCase
from .run import make_arguments, run_case

TABLE = ASYNCHRONOUS / "mutants.md"
WIDTH = 120
TIMEOUT = 20.0  # seconds
UNNOTICED = "unnoticed"
FOUND = '`checks="full"` finds it.'
"""How the reason begins, why a mutant is not noticed that the sanitizer tells."""


class Change(Enum):
    """What a mutant does to an instruction."""

    REMOVED = "removed"
    SUCCEEDS = "succeeds at once"
    ARRIVES = "arrives only"


# Longer names first: the first that fits counts.
CHANGES = {
    "mbarrier.try_wait": (Change.SUCCEEDS,),
    "mbarrier.test_wait": (Change.SUCCEEDS,),
    "mbarrier.arrive.expect_tx": (Change.REMOVED, Change.ARRIVES),
    "mbarrier.arrive": (Change.REMOVED,),
    "mbarrier.expect_tx": (Change.REMOVED,),
    "cp.async.mbarrier.arrive": (Change.REMOVED,),
    "cp.async.wait_group": (Change.REMOVED,),
    "cp.async.wait_all": (Change.REMOVED,),
    "cp.async.bulk.wait_group": (Change.REMOVED,),
    "barrier.cluster.wait": (Change.REMOVED,),
    "griddepcontrol.wait": (Change.REMOVED,),
    "wgmma.wait_group": (Change.REMOVED,),
    "wgmma.commit_group": (Change.REMOVED,),
    "wgmma.fence": (Change.REMOVED,),
    "tcgen05.commit": (Change.REMOVED,),
    "tcgen05.wait::ld": (Change.REMOVED,),
    "tcgen05.wait::st": (Change.REMOVED,),
}
_SITE = re.compile(rf"(?:@!?[%\w$]+\s+)?\b(?P<opcode>{'|'.join(map(re.escape, CHANGES))})[^;]*;")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: of the instruction at `start` to `end` of the PTX, the `number`th `opcode` of its kernel."""

    case: str
    kernel: str
    opcode: str
    number: int
    change: Change
    start: int
    end: int

    @property
    def key(self) -> tuple[str, str, str, str, str]:
        """The cells that name it in the table."""
        return self.case, self.kernel, f"`{self.opcode}`", str(self.number), self.change.value

    def text(self) -> str:
        """The PTX with this change."""
        ptx = ptx_of(asynchronous_cases()[self.case]).read_text()
        return ptx[: self.start] + changed(ptx[self.start : self.end], self.change) + ptx[self.end :]


def changed(instruction: str, change: Change) -> str:
    """The instruction after the change, on as many lines."""
    match change:
        case Change.REMOVED:
            return "\n" * instruction.count("\n")
        case Change.SUCCEEDS:
            return re.sub(r"mbarrier\.\S+\s+([^,\s]+),[^;]*;", r"setp.eq.u32 \1, 0, 0;", instruction)
        case Change.ARRIVES:
            return re.sub(r"\.expect_tx|,[^,\]]*(?=;)", "", instruction)


def ptx_of(case: KernelCase) -> Path:
    """The file that is changed."""
    return case.ptx[main_variant(case)]


def mutants_of(case: KernelCase) -> Iterator[Mutant]:
    """Every change to the kernels that the case launches."""
    text = ptx_of(case).read_text()
    launched = {launch.kernel for launch in case.launches(make_arguments(case, case.sizes.interpret))}
    for kernel in sorted(launched):
        seen: dict[str, int] = {}
        for site in _SITE.finditer(text, *body(text, kernel)):
            opcode = site["opcode"]
            seen[opcode] = seen.get(opcode, 0) + 1
            for change in CHANGES[opcode]:
                yield Mutant(case.name, kernel, opcode, seen[opcode], change, site.start(), site.end())


def body(text: str, kernel: str) -> tuple[int, int]:
    """Where the kernel begins and ends: inline assembly has braces of its own."""
    first = text.index("{", text.index(f".entry {kernel}("))
    depth = 0
    for brace in re.finditer(r"[{}]", text[first:]):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return first, first + brace.end()
    raise ValueError(f"{kernel} has no end")


def outcome(mutant: Mutant, engine: str, *, checks: str = "bounds", timeout: float = TIMEOUT) -> str:
    """What a late run of the mutant shows: the kind of a fault, "wrong result", or "unnoticed"."""
    case = asynchronous_cases()[mutant.case]
    size = case.sizes.interpret
    try:
        actual, expected = run_case(
            case, mutant.text().encode(), engine, size, async_completion="late", checks=checks, timeout=timeout
        )
    except KernelFault as fault:
        return f"{fault.kind} fault"
    tolerance = case.tolerance
    equal = [np.allclose(actual[name], expected[name], tolerance.relative, tolerance.absolute) for name in expected]
    return UNNOTICED if all(equal) else "wrong result"


def read_table() -> dict[tuple[str, ...], tuple[str, str]]:
    """The rows of the table: what names a mutant -> (outcome, why)."""
    rows = table_rows(TABLE.read_text()) if TABLE.exists() else []
    return {tuple(row[:5]): (row[5], row[6]) for row in rows[2:]}


HEADER = """\
# Mutants

Every wait, arrival and `expect_tx` of the asynchronous kernels, and every fence, commit and wait of `wgmma`, taken away
one at a time, and what a run of the interpreter with late completion shows. `python -m tests.kernels.mutants` writes
this table; what it cannot know, the reason why a mutant is not noticed, is kept.
Where nothing was noticed and the reason does not say otherwise, `checks="full"` is silent, too.
"succeeds at once": the wait is true without waiting; "arrives only": the arrival stays, the bytes are not expected.

| case | kernel | instruction | which | change | noticed as | why not |
|---|---|---|---|---|---|---|
"""


def _rows(cells: tuple[str, ...], why: str) -> list[str]:
    """A row of the table; a long reason goes on in rows whose first cell is empty."""
    row = f"| {' | '.join((*cells, why))} |"
    if len(row) <= WIDTH:
        return [row]
    empty = "| " * len(cells)
    parts = wrap(why, WIDTH - len(f"{empty}|  |"))
    return [f"| {' | '.join(cells)} ||", *(f"{empty}| {part} |" for part in parts)]


def main() -> None:
    """Write the table; prints what is not noticed and not explained."""
    known = read_table()
    lines = []
    for case in asynchronous_cases().values():
        for mutant in mutants_of(case):
            result = outcome(mutant, "interpret")
            why = known.get(mutant.key, ("", ""))[1] if result == UNNOTICED else ""
            lines += _rows((*mutant.key, result), why)
            if result == UNNOTICED and not why:
                print(lines[-1])
    TABLE.write_text(HEADER + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
