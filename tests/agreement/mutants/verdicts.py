"""What ptxas 13.5.37 says about the mutants, and how ptxvm compares."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.agreement.mutants.mutants import mutant

from ptxvm.checker import check
from ptxvm.diagnostics import Finding, Severity, Source

DATA = Path(__file__).parent / "verdicts.tsv"
COUNT = 1000


@dataclass(frozen=True, slots=True)
class Verdict:
    """`digest` tells whether the mutant is still the one that was judged; `complaint` is empty for accepted ones."""

    number: int
    digest: str
    complaint: str

    @property
    def accept(self) -> bool:
        return not self.complaint


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def verdicts() -> Iterator[Verdict]:
    for line in DATA.read_text().splitlines():
        number, mark, complaint = line.split("\t")
        yield Verdict(int(number), mark, complaint)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A verdict and ptxvm's errors about the same text."""

    verdict: Verdict
    name: str
    source: Source
    errors: tuple[Finding, ...]

    @property
    def agrees(self) -> bool:
        return self.verdict.accept == (not self.errors)


def judge(some: Iterable[Verdict]) -> Iterator[Outcome]:
    """Check the mutants again; AssertionError when the archives have changed since ptxas was asked."""
    for verdict in some:
        name, text = mutant(verdict.number)
        assert digest(text) == verdict.digest, "the archives changed: python -m tests.agreement.mutants --ask"
        source = Source(text, name)
        findings = check(source)
        yield Outcome(verdict, name, source, tuple(one for one in findings if one.severity is Severity.ERROR))
