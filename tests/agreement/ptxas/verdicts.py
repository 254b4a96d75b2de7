"""Verdicts of ptxas 13.5 on single instructions, and what ptxvm says about the same programs."""

from __future__ import annotations

import gzip
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from ptxvm.checker import check
from ptxvm.diagnostics import Finding, Severity, Source

DATA = Path(__file__).parent / "verdicts.jsonl.gz"
COLLECTED = Path(__file__).parent / "collected.jsonl.gz"
"""Verdicts on the families that DATA lacks, made by `collect`."""
PROGRAMS = Path(__file__).parent / "programs.jsonl.gz"
"""Verdicts on whole programs, made by `collect`."""
INSTRUCTION_LINE = 5
# What ptxas 13.5 finds in the header, or already in the declaration of a register that the instruction uses.
_ELSEWHERE = (
    ("PTX .version", (2,)),
    ("Feature 'Type .b128'", (INSTRUCTION_LINE - 1, INSTRUCTION_LINE)),
    ("Feature '.f16x2 packed data-type'", (INSTRUCTION_LINE - 1, INSTRUCTION_LINE)),
)
_TEMPLATE = """.version {0.ptx_version}
.target {0.target}
.address_size 64
{0.globals}.entry k0(.param .align 64 .b8 kp[128]) {{ {0.decls}
{0.instr}
ret; }}
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One instruction with its declarations, and whether ptxas accepts it (its first message when not).

    `globals` are declarations of the module. A row with a `text` is a whole program and `line` is the one ptxas names.
    """

    id: str
    family: str
    ptx_version: str
    target: str
    decls: str
    instr: str
    accept: bool
    message: str
    globals: str = ""
    text: str = ""
    line: int = 0

    @property
    def program(self) -> str:
        return self.text or _TEMPLATE.format(self)


def rows(path: Path = DATA) -> list[Row]:
    with gzip.open(path, "rt") as lines:
        return [Row(**json.loads(line)) for line in lines]


T = TypeVar("T")


def sample(everything: list[T], count: int) -> list[T]:
    """The same ones every time, spread evenly over the list (rows are sorted by family)."""
    return [everything[place * len(everything) // count] for place in range(count)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A row and ptxvm's errors about it."""

    row: Row
    errors: tuple[Finding, ...]

    @property
    def accept(self) -> bool:
        return not self.errors

    @property
    def agrees(self) -> bool:
        return self.accept == self.row.accept

    @property
    def line_agrees(self) -> bool:
        """Whether a rejected row is rejected at the line ptxas names (whole-program refusals have none).

        A program may have errors in several places; ptxas tells those of the header last.
        """
        message = self.row.message
        if self.row.text:
            return not self.row.line or any(error.line == self.row.line for error in self.errors)
        lines = next((lines for start, lines in _ELSEWHERE if message.startswith(start)), (INSTRUCTION_LINE,))
        return "-Bit" in message or all(error.line in lines for error in self.errors[:1])


def judge(some: Iterable[Row]) -> Iterator[Outcome]:
    for row in some:
        findings = check(Source(row.program))
        yield Outcome(row, tuple(finding for finding in findings if finding.severity is Severity.ERROR))


def share(count: list[int]) -> float:
    return count[0] / count[1] if count[1] else 1.0


@dataclass(slots=True)
class Score:
    """Agreement on accepted and on rejected rows, counted apart."""

    accepted: list[int] = field(default_factory=lambda: [0, 0])
    rejected: list[int] = field(default_factory=lambda: [0, 0])
    lines: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, outcome: Outcome) -> None:
        count = self.accepted if outcome.row.accept else self.rejected
        count[0] += outcome.agrees
        count[1] += 1
        if not outcome.row.accept and not outcome.accept:
            self.lines[0] += outcome.line_agrees
            self.lines[1] += 1

    def __str__(self) -> str:
        named = (("accepts", self.accepted), ("rejects", self.rejected), ("lines", self.lines))
        return "   ".join(f"{name} {share(count):8.2%} of {count[1]:6}" for name, count in named)


def scores(outcomes: Iterable[Outcome]) -> dict[str, Score]:
    """Scores by family, and "all"."""
    table: dict[str, Score] = defaultdict(Score)
    for outcome in outcomes:
        table[outcome.row.family].add(outcome)
        table["all"].add(outcome)
    return dict(table)


def codes_by_message(outcomes: Iterable[Outcome]) -> Counter[tuple[str, str]]:
    """How often ptxas' first message (without names and numbers) met which code of ours."""
    return Counter(
        (outcome.row.message.split("'")[0], outcome.errors[0].code)
        for outcome in outcomes
        if outcome.errors and not outcome.row.accept
    )
