"""A litmus test decided: the outcomes that the axioms allow beside those that the machine shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path

from ptxvm.exploring.litmus.executions import Executions, Outcome, Undecided
from ptxvm.exploring.litmus.kernel import CannotRun
from ptxvm.exploring.litmus.machine import Machine
from ptxvm.exploring.litmus.program import Quantifier, Test
from ptxvm.exploring.litmus.reader import LitmusError, read

LIMIT = 60.0
"""Seconds after which a test is undecided."""


@dataclass(frozen=True)
class Litmus:
    """What became of a test. Outcomes are values of `variables`, in their order; those that its filter excludes are
    left out.

    allowed:   all that the axioms of the ISA allow; None: `undecided` says why that is not known
    observed:  what the machine showed, and how often; `hangs` tells how many runs did not end; empty where `not_run`
               says why the machine cannot run the test
    """

    name: str
    comment: str
    quantifier: str
    condition: str
    variables: tuple[str, ...]
    allowed: frozenset[Outcome] | None
    observed: Mapping[Outcome, int]
    hangs: int = 0
    undecided: str = ""
    not_run: str = ""
    fulfilled: frozenset[Outcome] = field(default_factory=frozenset)
    """Outcomes, allowed or observed, of which the condition is true."""

    @property
    def is_allowed(self) -> bool | None:
        """Whether the axioms allow an outcome of which the condition is true; None if that is not known."""
        return None if self.allowed is None else bool(self.allowed & self.fulfilled)

    @property
    def holds(self) -> bool | None:
        """Whether the test's claim (exists, ~exists, forall) is true by the axioms; None if that is not known."""
        if self.allowed is None:
            return None
        if self.quantifier == Quantifier.FORALL:
            return self.allowed <= self.fulfilled
        return bool(self.is_allowed) is (self.quantifier == Quantifier.EXISTS)

    @property
    def forbidden(self) -> tuple[Outcome, ...]:
        """Outcomes that the machine showed and the axioms forbid: a defect of ptxvm."""
        return () if self.allowed is None else tuple(sorted(set(self.observed) - self.allowed))

    def __str__(self) -> str:
        rows = [("outcome", "condition", "axioms", "machine")]
        for outcome in sorted({*(self.allowed or ()), *self.observed}):
            shown = " ".join(f"{name}={value}" for name, value in zip(self.variables, outcome, strict=True))
            verdict = "?" if self.allowed is None else "allowed" if outcome in self.allowed else "FORBIDDEN"
            holds = "true" if outcome in self.fulfilled else "false"
            rows.append((shown or "(none shown)", holds, verdict, str(self.observed.get(outcome, 0))))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        notes = [f"  {self.hangs} runs of the machine did not end"] if self.hangs else []
        notes += [f"  machine: not run, {self.not_run}"] if self.not_run else []
        return "\n".join([f"{self.name}: {self.quantifier} {self.condition}", *lines, *notes, self._verdict()])

    def _verdict(self) -> str:
        if self.holds is None:
            return f"  undecided: {self.undecided}"
        return f"  {'allowed' if self.is_allowed else 'forbidden'}; the claim {'holds' if self.holds else 'is false'}"


def litmus(
    test: str | PathLike[str],
    *,
    schedules: int = 100,
    seed: int = 0,
    copies: int = 0,
    limit: float | None = LIMIT,
) -> Litmus:
    """Decide a litmus test by the axioms of the ISA's memory consistency model, and run it.

    test:       a str that holds a newline or `{`: the text; any other str and a path: a file. docs/sanitizer.md tells
                the format
    schedules:  how many orders of its threads the machine runs, the first from `seed`
    copies:     how many copies compiled code runs besides, side by side on all cores
    limit:      seconds for the axioms, None: no limit

    Raises LitmusError for a text that is no litmus test, ValueError for numbers that make no sense, OSError for a file
    that cannot be read.
    """
    for name, number in (("schedules", schedules), ("seed", seed), ("copies", copies)):
        if not isinstance(number, int) or number < 0:
            raise ValueError(f"{name}={number!r}: a whole number of at least 0 is needed")
    made = read(_text(test))
    allowed, undecided = _allowed(made, limit)
    observed, hangs, not_run = _observed(made, range(seed, seed + schedules), copies)
    outcomes = {*(allowed or ()), *observed}
    return Litmus(
        made.name,
        made.comment,
        made.quantifier.value,
        made.condition.text,
        made.shown,
        allowed,
        observed,
        hangs,
        undecided,
        not_run,
        frozenset(each for each in outcomes if made.condition.holds(_named(made, each))),
    )


def _text(test: str | PathLike[str]) -> str:
    if isinstance(test, str) and ("\n" in test or "{" in test):
        return test
    try:
        return Path(test).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LitmusError(f"{test} is no text") from None


def _allowed(test: Test, limit: float | None) -> tuple[frozenset[Outcome] | None, str]:
    try:
        return frozenset(each for each in Executions(test, limit).allowed() if _counts(test, each)), ""
    except Undecided as error:
        return None, str(error)


def _observed(test: Test, seeds: range, copies: int) -> tuple[dict[Outcome, int], int, str]:
    try:
        machine = Machine(test)
        machine.run_schedules(seeds)
        machine.run_copies(copies)
    except CannotRun as error:
        return {}, 0, str(error)
    return {each: count for each, count in machine.observed.items() if _counts(test, each)}, machine.hangs, ""


def _counts(test: Test, outcome: Outcome) -> bool:
    return test.filter is None or test.filter.holds(_named(test, outcome))


def _named(test: Test, outcome: Outcome) -> dict[str, int]:
    return dict(zip(test.shown, outcome, strict=True))
