"""Availability in words, and a version and target that satisfy it."""

from __future__ import annotations

from functools import reduce

from ptxvm.isa.targets import TARGETS, All, Availability, Ptx, Sm, Target, Variant, Version

# Where an example is checked for first: what is in wide use, then what only newer or only older targets have.
_TRIED = (
    *("sm_80", "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_103a", "sm_107a", "sm_110a", "sm_120a", "sm_75", "sm_60"),
    *("sm_30", "sm_20"),
)
_VERSIONS: tuple[Version, ...] = (
    *((8, 0), (8, 6), (8, 8), (9, 0), (9, 2), (9, 3), (9, 4), (9, 5), (7, 8), (7, 0), (6, 0), (5, 0), (3, 0), (2, 0)),
)


def availability_text(condition: Availability) -> str:
    """A condition without what is implied by the rest of it."""
    simple = _simplified(condition)
    return str(simple) if simple is not None else "every PTX version and target"


def _flat(condition: Availability) -> list[Availability]:
    if isinstance(condition, All):
        return [part for inner in condition.parts for part in _flat(inner)]
    return [condition]


def _simplified(condition: Availability) -> Availability | None:
    """One PTX version, one baseline target, and whatever else there is."""
    version: Version = (1, 0)
    number = 0
    rest: list[Availability] = []
    for part in _flat(condition):
        if isinstance(part, Ptx):
            version = max(version, part.version)
        elif isinstance(part, Sm) and len(part.targets) == 1 and part.targets[0].variant is Variant.BASELINE:
            number = max(number, part.targets[0].number)
        elif part not in rest:
            rest.append(part)
    parts: list[Availability] = [Ptx(version)] if version > (1, 0) else []
    parts += [Sm((Target(number),))] if number else []
    parts += rest
    return reduce(lambda one, other: All((*_flat(one), other)), parts) if parts else None


def places_available(condition: Availability) -> list[tuple[Version, str]]:
    """PTX versions and targets under which a condition holds, the most common ones first."""
    return [
        (version, name)
        for name in _TRIED
        for version in _VERSIONS
        if version >= TARGETS[name] and condition.holds(version, Target.parse(name))
    ]
