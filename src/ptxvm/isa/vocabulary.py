"""The values of modifiers: enums for the vocabularies that several rooms share, generated ones for the rest."""

from __future__ import annotations

from enum import Enum, StrEnum
from functools import cache

from ptxvm.isa.notation import SUB_BYTE_TYPES, Slot, SlotKind
from ptxvm.isa.warp import Scope, Sem, Space
from ptxvm.lanes.fp import Rounding
from ptxvm.lanes.types import TYPES, U32, Type


class Comparison(StrEnum):
    """Comparison operators of `set` and `setp`: signed or ordered, unsigned, unordered, and the NaN tests."""

    EQ = "eq"
    NE = "ne"
    LT = "lt"
    LE = "le"
    GT = "gt"
    GE = "ge"
    LO = "lo"
    LS = "ls"
    HI = "hi"
    HS = "hs"
    EQU = "equ"
    NEU = "neu"
    LTU = "ltu"
    LEU = "leu"
    GTU = "gtu"
    GEU = "geu"
    NUM = "num"
    NAN = "nan"


class BoolOp(StrEnum):
    """How `set`, `setp` and `lop3` combine with a predicate."""

    AND = "and"
    OR = "or"
    XOR = "xor"


_SHARED: dict[str, type[Enum]] = {
    "sem": Sem,
    "scope": Scope,
    "rnd": Rounding,
    "frnd": Rounding,
    "CmpOp": Comparison,
    "BoolOp": BoolOp,
}


@cache
def _generated(name: str, alternatives: tuple[str, ...]) -> type[StrEnum]:
    return StrEnum(name, [(spelling, spelling) for spelling in alternatives])  # type: ignore[return-value]


def space_of(spelling: str) -> Space:
    """The state space that a modifier names: `shared::cta` is SHARED, `param::entry` PARAM."""
    return Space.SHARED_CLUSTER if spelling == "shared::cluster" else Space(spelling.partition("::")[0])


def modifier_value(slot: Slot, spelling: str) -> Type | Space | Enum | bool:
    """What a modifier is as an attribute of a form."""
    if slot.kind is SlotKind.TYPE:
        return U32 if spelling in SUB_BYTE_TYPES else TYPES[spelling]
    if slot.kind is SlotKind.SPACE:
        return space_of(spelling)
    if slot.literal:
        return True
    vocabulary = _SHARED.get(slot.name.rstrip("1234")) or _generated(slot.attribute, slot.alternatives)
    return vocabulary(spelling)
