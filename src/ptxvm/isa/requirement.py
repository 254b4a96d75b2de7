"""Availability of parts of a page: modifiers and combinations that came later than the instruction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ptxvm.isa.targets import Availability
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.isa.definition import Form


@record()
class Requirement:
    """Forms to which it `applies` need `availability`; `what` names the part for a message."""

    what: str
    applies: Callable[[Form], bool]
    availability: Availability


def modifiers_need(needs: Mapping[str, Availability]) -> list[Requirement]:
    """Requirements of the modifiers named in the keys: `".relu"`, or `".add .f16"` for both together."""
    return [_when_written(key, availability) for key, availability in needs.items()]


def _when_written(key: str, availability: Availability) -> Requirement:
    modifiers = tuple(key.replace(".", " ").split())
    return Requirement("." + ".".join(modifiers), lambda form: form.has(*modifiers), availability)
