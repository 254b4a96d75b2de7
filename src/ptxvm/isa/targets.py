"""PTX versions, targets, and the algebra that says where something is available (`ptx(6, 0) & sm(30)`)."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from enum import StrEnum

from ptxvm.records import record

Version = tuple[int, int]


class Variant(StrEnum):
    """What a target promises beyond its number.

    BASELINE features are kept by every later target, FAMILY ones (`f`) by later targets of the family,
    ARCHITECTURE ones (`a`) by no other target.
    """

    BASELINE = ""
    FAMILY = "f"
    ARCHITECTURE = "a"


# PTX 9.0 gave the number 110 to what had been 101.
_RENAMED = {101: 110}

# Members of a family share the features of its `f` targets.
_FAMILIES = ((100, 103, 107), (110,), (120, 121))


def _family(number: int) -> tuple[int, ...]:
    return next((members for members in _FAMILIES if number in members), (number,))


@record()
class Target:
    """`sm_90a` and its like."""

    number: int
    variant: Variant = Variant.BASELINE

    @classmethod
    def parse(cls, name: str) -> Target:
        """The target spelled `name` (with or without `sm_`); ValueError when it is not of that shape."""
        match = re.fullmatch(r"(?:sm_|compute_)?(\d+)([af]?)", name)
        if match is None:
            raise ValueError(f"not a target: {name!r}")
        return cls(int(match[1]), Variant(match[2]))

    @property
    def generation(self) -> int:
        """The number under which the hardware goes today."""
        return _RENAMED.get(self.number, self.number)

    def offers(self, required: Target) -> bool:
        """Whether this target has every feature that `required` promises."""
        own, wanted = self.generation, required.generation
        match required.variant:
            case Variant.BASELINE:
                return own >= wanted
            case Variant.FAMILY:
                return self.variant is not Variant.BASELINE and wanted <= own and own in _family(wanted)
            case Variant.ARCHITECTURE:
                return self.variant is required.variant and own == wanted

    def __str__(self) -> str:
        return f"sm_{self.number}{self.variant}"


class Availability(ABC):
    """A condition on PTX version and target, composed with `&`, `|` and `~`."""

    @abstractmethod
    def holds(self, version: Version, target: Target) -> bool:
        """Whether a module of this `.version` and `.target` may use what is guarded."""

    def __and__(self, other: Availability) -> Availability:
        return All((self, other))

    def __or__(self, other: Availability) -> Availability:
        return Any((self, other))

    def __invert__(self) -> Availability:
        return Not(self)

    def unmet(self, version: Version, target: Target) -> Availability | None:
        """The part that does not hold, for a message; None when everything holds."""
        return None if self.holds(version, target) else self


@record()
class Ptx(Availability):
    version: Version

    def holds(self, version: Version, target: Target) -> bool:
        return version >= self.version

    def __str__(self) -> str:
        return f"PTX ISA {self.version[0]}.{self.version[1]} or later"


@record()
class Sm(Availability):
    targets: tuple[Target, ...]

    def holds(self, version: Version, target: Target) -> bool:
        return any(target.offers(required) for required in self.targets)

    def __str__(self) -> str:
        return "target " + " or ".join(_target_text(target) for target in self.targets)


def _target_text(target: Target) -> str:
    match target.variant:
        case Variant.BASELINE:
            return f"{target} or higher"
        case Variant.FAMILY:
            return f"{target} or higher in the same family"
        case Variant.ARCHITECTURE:
            return str(target)


@record()
class All(Availability):
    parts: tuple[Availability, ...]

    def holds(self, version: Version, target: Target) -> bool:
        return all(part.holds(version, target) for part in self.parts)

    def unmet(self, version: Version, target: Target) -> Availability | None:
        failing = [rest for part in self.parts if (rest := part.unmet(version, target)) is not None]
        if not failing:
            return None
        return failing[0] if len(failing) == 1 else All(tuple(failing))

    def __str__(self) -> str:
        return " and ".join(f"({part})" if isinstance(part, Any) else str(part) for part in self.parts)


@record()
class Any(Availability):
    parts: tuple[Availability, ...]

    def holds(self, version: Version, target: Target) -> bool:
        return any(part.holds(version, target) for part in self.parts)

    def __str__(self) -> str:
        return ", or ".join(str(part) for part in self.parts)


@record()
class Not(Availability):
    part: Availability

    def holds(self, version: Version, target: Target) -> bool:
        return not self.part.holds(version, target)

    def __str__(self) -> str:
        return f"not from {self.part} on"


def ptx(major: int, minor: int) -> Availability:
    """Available from this PTX ISA version on."""
    return Ptx((major, minor))


def sm(*targets: int | str) -> Availability:
    """Available on these targets: `sm(70)`, `sm("90a")`, `sm("100f", "120f")`."""
    return Sm(tuple(Target.parse(str(target)) for target in targets))


ALWAYS = ptx(1, 0)

# The first PTX ISA version that accepts each `.target` (the ISA's release notes, checked against ptxas).
TARGETS: dict[str, Version] = {
    "sm_10": (1, 0), "sm_11": (1, 0), "sm_12": (1, 2), "sm_13": (1, 2), "sm_20": (2, 0), "sm_21": (2, 0),
    "sm_30": (3, 0), "sm_32": (4, 0), "sm_35": (3, 1), "sm_37": (4, 1), "sm_50": (4, 0), "sm_52": (4, 1),
    "sm_53": (4, 2), "sm_60": (5, 0), "sm_61": (5, 0), "sm_62": (5, 0), "sm_70": (6, 0), "sm_72": (6, 1),
    "sm_75": (6, 3), "sm_80": (7, 0), "sm_86": (7, 1), "sm_87": (7, 4), "sm_88": (9, 0), "sm_89": (7, 8),
    "sm_90": (7, 8), "sm_90a": (8, 0), "sm_100": (8, 6), "sm_100a": (8, 6), "sm_100f": (8, 8),
    "sm_101": (8, 6), "sm_101a": (8, 6), "sm_101f": (8, 8), "sm_103": (8, 8), "sm_103a": (8, 8),
    "sm_103f": (8, 8), "sm_107": (9, 4), "sm_107a": (9, 4), "sm_107f": (9, 4), "sm_110": (9, 0),
    "sm_110a": (9, 0), "sm_110f": (9, 0), "sm_120": (8, 7), "sm_120a": (8, 7), "sm_120f": (8, 8),
    "sm_121": (8, 8), "sm_121a": (8, 8), "sm_121f": (8, 8),
}  # fmt: skip

NEWEST_VERSION: Version = (9, 5)
LAST_MINORS = {1: 5, 2: 3, 3: 2, 4: 3, 5: 0, 6: 5, 7: 8, 8: 8}
"""The last minor version of each major one before the newest."""
