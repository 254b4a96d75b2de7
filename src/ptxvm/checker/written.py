"""How an operand is written: what choosing a form and checking types need to know, without its name or value.

Every `Written` exists once, so that a tuple of them is a quick key: what is written alike is checked once.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import Given
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import TYPES
from ptxvm.records import record


class Sort(Enum):
    """What stands at the place of an operand."""

    REGISTER = "register"
    VECTOR_REGISTER = "vector register"
    INTEGER = "integer constant"
    FLOAT32 = "floating-point constant"
    FLOAT64 = "floating-point number"
    SPECIAL = "special register"
    VARIABLE = "variable"
    OFFSET_VARIABLE = "variable plus constant"
    FUNCTION = "function"
    LABEL = "label"
    LABELS = "list of labels"
    FUNCTIONS = "list of functions"
    PROTOTYPE = "prototype"
    SUM = "register plus constant"
    INDEXED = "element of a variable"
    ADDRESS = "address"
    TUPLE_ADDRESS = "list in brackets"
    VECTOR = "vector"
    PAIR = "pair"
    NOT = "negated predicate"
    NEGATED = "negated operand"
    SELECTED = "part of an operand"
    SINK = "`_`"
    ARGUMENTS = "list in parentheses"

    @property
    def phrase(self) -> str:
        """With its article, for messages."""
        name: str = self.value
        if self is Sort.SINK:
            return name
        return f"an {name}" if name[0] in "aei" else f"a {name}"


CONSTANTS = (Sort.INTEGER, Sort.FLOAT32, Sort.FLOAT64)

_OPAQUE = ("texref", "samplerref", "surfref")
_KINDS = {
    Sort.ADDRESS: OperandKind.ADDRESS,
    Sort.INDEXED: OperandKind.ADDRESS,
    Sort.TUPLE_ADDRESS: OperandKind.TUPLE_ADDRESS,
    Sort.VECTOR: OperandKind.VECTOR,
    Sort.VECTOR_REGISTER: OperandKind.VECTOR,
    Sort.PAIR: OperandKind.PAIR,
    Sort.ARGUMENTS: OperandKind.LIST,
}


@record(eq=False)
class Written(Given):
    """`declared` is the type of a register as declared, or of a reference to a texture and its like.

    `parts` (and `elements`) are those of a vector, pair, list or tuple address; the base of an address (none for
    `[16]`), the operand of `!a`, `-a` and `a.b0`.
    `moved`: a constant stands behind the base of an address, be it zero.
    `local`: the variable was declared in a function (matters for `.param` only).
    """

    sort: Sort = Sort.SINK
    moved: bool = False
    local: bool = False
    special: SpecialRegister | None = None
    parts: tuple[Written, ...] = ()

    __hash__ = object.__hash__


@cache
def _made(
    sort: Sort,
    declared: str = "",
    space: Space | None = None,
    *,
    elements: tuple[Written, ...] = (),
    moved: bool = False,
    local: bool = False,
    special: SpecialRegister | None = None,
) -> Written:
    return Written(
        _KINDS.get(sort, OperandKind.SCALAR),
        elements=elements,
        type=TYPES.get(declared),
        is_register=sort is Sort.REGISTER,
        is_sink=sort is Sort.SINK,
        sort=sort,
        declared=declared,
        space=space,
        moved=moved,
        local=local,
        special=special,
        parts=elements,
        selector=declared if sort is Sort.SELECTED else elements[0].selector if sort is Sort.NEGATED else "",
        negated=sort is Sort.NEGATED,
    )


def register(declared: str) -> Written:
    return _made(Sort.REGISTER, declared)


def vector_register(declared: str, length: int) -> Written:
    return _made(Sort.VECTOR_REGISTER, declared, elements=(register(declared),) * length)


def special(register_: SpecialRegister) -> Written:
    return _made(Sort.SPECIAL, register_.type.name, special=register_)


def variable(space: Space, local: bool, type_name: str = "", *, is_array: bool = False) -> Written:
    """The type matters for textures, samplers and surfaces only, of which nothing takes an array."""
    declared = type_name if type_name in _OPAQUE and not is_array else ""
    return _made(Sort.VARIABLE, declared, space=space, local=local)


def offset_variable(of: Written) -> Written:
    return _made(Sort.OFFSET_VARIABLE, space=of.space, local=of.local)


def plain(sort: Sort) -> Written:
    """One of the sorts without further detail: constants, labels, functions, `_`."""
    return _made(sort)


def address(base: tuple[Written, ...], *, moved: bool = False) -> Written:
    """An address in brackets. `moved`: with a constant behind the base."""
    return _made(Sort.ADDRESS, elements=base, moved=moved)


def group(sort: Sort, elements: tuple[Written, ...], selector: str = "") -> Written:
    """A vector, pair, list, or an operand with `!`, `-` or a selector."""
    return _made(sort, selector, elements=elements)
