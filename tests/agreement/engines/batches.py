"""Probes of forms, those that the checker accepts, packed into programs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tests.agreement.engines.forms import platform_of
from tests.agreement.engines.making import make_probe, shape_of
from tests.agreement.engines.program import Platform, Program, Shape, build
from tests.agreement.engines.writer import Probe

import ptxvm
from ptxvm.isa.definition import Form

PER_PROGRAM = 24  # much larger programs take LLVM longer for each probe, smaller ones have more to start
_VARIANTS = 6


@dataclass(frozen=True, slots=True)
class Refusal:
    """A form for which no probe was accepted, and what the checker said."""

    opcode: str
    reason: str


@dataclass(slots=True)
class Batches:
    """Programs, and the forms that none of them has."""

    programs: list[Program]
    refused: list[Refusal]
    covered: int = 0


def batches(forms: Iterable[Form], variant: int = 0) -> Batches:
    """Programs of one probe for each form."""
    found = Batches([], [])
    groups: dict[tuple[Platform, Shape], list[Form]] = defaultdict(list)
    for form in forms:
        platform = platform_of(form)
        if platform is None:
            found.refused.append(Refusal(form.opcode, f"needs {form.availability}"))
        else:
            groups[platform, shape_of(form)].append(form)
    for (platform, shape), some in groups.items():
        probes = list(_accepted(some, variant, platform, shape, found.refused))
        found.covered += len(probes)
        found.programs += [build(chunk, platform, shape) for chunk in _chunks(probes, PER_PROGRAM)]
    return found


def _chunks(probes: Sequence[Probe], size: int) -> Iterator[Sequence[Probe]]:
    for first in range(0, len(probes), size):
        yield probes[first : first + size]


def _accepted(
    forms: list[Form], variant: int, platform: Platform, shape: Shape, refused: list[Refusal]
) -> Iterator[Probe]:
    """One probe for each form: what the checker rejects is drawn anew, at last with plain registers."""
    pending = forms
    for attempt in range(_VARIANTS):
        plain = attempt == _VARIANTS - 1
        probes = [make_probe(form, variant * _VARIANTS + attempt, plain=plain) for form in pending]
        rejected: dict[int, str] = {}
        for first in range(0, len(probes), 1000):
            chunk = probes[first : first + 1000]
            rejected |= {first + place: why for place, why in _rejected(chunk, platform, shape).items()}
        yield from (probe for place, probe in enumerate(probes) if place not in rejected)
        reasons = {pending[place].opcode: why for place, why in rejected.items()}
        pending = [form for place, form in enumerate(pending) if place in rejected]
    refused += [Refusal(form.opcode, reasons[form.opcode]) for form in pending]


def _rejected(probes: Sequence[Probe], platform: Platform, shape: Shape) -> dict[int, str]:
    """The probes that the checker finds errors in, and the first error of each."""
    program = build(probes, platform, shape)
    found: dict[int, str] = {}
    for finding in ptxvm.check(program.text):
        if finding.severity == "error":
            place = program.probe_at(finding.line)
            assert place >= 0, f"the generated kernel is wrong: {finding}"
            found.setdefault(place, f"{finding.code} {finding.message}")
    return found
