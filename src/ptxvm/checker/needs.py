"""What the file's `.version` and `.target` lack for a feature, and the lowest ones that would do."""

from __future__ import annotations

from functools import cache

from ptxvm.diagnostics.codes import versions as codes
from ptxvm.diagnostics.codes.code import Code
from ptxvm.isa.targets import LAST_MINORS, NEWEST_VERSION, TARGETS, Availability, Target, Variant, Version
from ptxvm.records import record

_VERSIONS: tuple[Version, ...] = tuple(
    (major, minor)
    for major in range(1, NEWEST_VERSION[0] + 1)
    for minor in range(LAST_MINORS.get(major, NEWEST_VERSION[1]) + 1)
)


@record()
class Lack:
    """Why something is not available, and what to change."""

    code: Code
    message: str
    help: str | None


def lack(what: str, condition: Availability, version: Version, target: Target) -> Lack | None:
    """What is missing for `what`, which is available under `condition`; None when it is available."""
    if condition.holds(version, target):
        return None
    newer = first_version(condition, target)
    if newer is not None and newer > version:
        text = ".".join(map(str, newer))
        message = f"{what} needs PTX {text} or later, the file is PTX {version[0]}.{version[1]}"
        return Lack(codes.NEEDS_VERSION, message, f".version {text}")
    if newer is not None:
        return Lack(codes.REMOVED, f"{what} is gone from PTX {version[0]}.{version[1]} for {target}", None)
    higher = _variant(condition, target) or first_target(condition)
    if higher is None:
        return Lack(codes.TARGET_FAMILY, f"{what} is on no target", None)
    code = codes.NEEDS_TARGET if higher.variant is Variant.BASELINE else codes.TARGET_FAMILY
    word = "nearest" if higher.number == target.number else "first"
    message = f"{what} is not on {target}; the {word} target that has it is {higher}"
    return Lack(code, message, _header(condition, higher, version))


def _header(condition: Availability, target: Target, version: Version) -> str:
    """The directives that would do, for a target that the file's PTX version may not know yet."""
    least = max(first_version(condition, target) or version, TARGETS[str(target)])
    return f".target {target}" if least <= version else f".version {least[0]}.{least[1]}\n.target {target}"


@cache
def first_version(condition: Availability, target: Target) -> Version | None:
    """The lowest PTX version under which `condition` holds for the target."""
    return next((version for version in _VERSIONS if condition.holds(version, target)), None)


@cache
def first_target(condition: Availability) -> Target | None:
    """The lowest target on which `condition` holds under some version."""
    return next((target for target in all_targets() if first_version(condition, target) is not None), None)


@cache
def all_targets() -> tuple[Target, ...]:
    """Every target, lower numbers first; of one number the plain one before `f` before `a`."""
    targets = map(Target.parse, TARGETS)
    return tuple(sorted(targets, key=lambda target: (target.number, _RANKS[target.variant])))


def _variant(condition: Availability, own: Target) -> Target | None:
    """The `f` or `a` target of the file's own hardware, if that would do."""
    alike = (target for target in all_targets() if target.number == own.number)
    return next((target for target in alike if first_version(condition, target) is not None), None)


_RANKS = {Variant.BASELINE: 0, Variant.FAMILY: 1, Variant.ARCHITECTURE: 2}
