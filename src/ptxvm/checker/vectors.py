"""Vectors in braces: which elements go together, and as what the whole counts (ISA 9.7.9.3, measured on ptxas)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from ptxvm.checker.types import width
from ptxvm.checker.written import CONSTANTS, Sort, Written

# Predicates may stand between untyped 32-bit elements.
_PREDICATE_BITS = 32
_UNTYPED, _INTEGER, _FLOAT, _PACKED, _PREDICATE = "b", "i", "f", "x", "p"
_FAMILIES = {"b": _UNTYPED, "u": _INTEGER, "s": _INTEGER, "f": _FLOAT, "p": _PREDICATE}


@cache
def _family(element: Written) -> str | None:
    """`b` goes with everything of its size, the others with their own kind only; None for `_`."""
    match element.sort:
        case Sort.REGISTER | Sort.SPECIAL:
            return _PACKED if element.declared == "f16x2" else _FAMILIES[element.declared[0]]
        case Sort.INTEGER:
            return _INTEGER
        case Sort.FLOAT32 | Sort.FLOAT64:
            return _FLOAT
    return None


def _bits(element: Written) -> int | None:
    """Constants are as wide as their neighbours."""
    if element.sort not in (Sort.REGISTER, Sort.SPECIAL):
        return None
    return _PREDICATE_BITS if element.declared == "pred" else width(element.declared)


def sizes_differ(elements: tuple[Written, ...]) -> bool:
    """Whether elements differ in size from the first; a constant in front has no size to differ from."""
    first = next((_bits(element) for element in elements if element.sort is not Sort.SINK), None)
    return first is not None and any(_bits(element) not in (None, first) for element in elements)


def types_clash(elements: tuple[Written, ...]) -> bool:
    """Whether two neighbours are of kinds that do not go together."""
    families = [family for family in map(_family, elements) if family is not None]
    return any(first != second and _UNTYPED not in (first, second) for first, second in pairwise(families))


def common_type(elements: tuple[Written, ...], *, strict: bool = False) -> str | None:
    """The type that the vector's elements count as together; None when only constants (or `_`) stand in it.

    Integers alone count as untyped unless `strict`.
    """
    registers = [element for element in elements if element.sort in (Sort.REGISTER, Sort.SPECIAL)]
    if not registers:
        return None
    families = {_family(element) for element in registers}
    if strict and families == {_INTEGER}:
        return registers[-1].declared
    if families in ({_FLOAT}, {_PACKED}, {_PREDICATE}) and not any(e.sort is Sort.INTEGER for e in elements):
        return registers[-1].declared
    return f"b{_bits(registers[-1])}"


def counts_as_any_size(elements: tuple[Written, ...]) -> bool:
    """A constant in front leaves the size of the vector open where operands may be wider than their type."""
    return elements[0].sort in CONSTANTS
