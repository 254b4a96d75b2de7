"""What each operand of a form is: its role, type and spelling rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import TYPE_CHECKING

from ptxvm.isa.notation import OperandKind, OperandNotation
from ptxvm.isa.targets import ALWAYS, Availability
from ptxvm.isa.vocabulary import space_of
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import TYPES, Type
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.isa.definition import Form

CARRY = -1
"""In `Form.sources` and `Form.results`: the carry bit CC.CF, a PRED that no operand names."""


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """What stands around an operand of a video instruction: `-%r1.h0` has the selector "h0" and is negated."""

    selector: str = ""
    negated: bool = False


#: The marks of those operands, by their names in the syntax, that have any.
Marks = Mapping[str, Mark]


class Role(Enum):
    """What an engine does with an operand."""

    RESULT = "result"
    VALUE = "value"
    ADDRESS = "address"
    TUPLE_ADDRESS = "tuple address"
    CONSTANT = "constant"
    LABEL = "label"
    LABEL_LIST = "label list"
    CALL_TARGET = "call target"
    ARGUMENTS = "arguments"
    PROTOTYPE = "prototype"


class Label:
    """Annotation of a branch target."""


class LabelList:
    """Annotation of the `.branchtargets` of `brx.idx`."""


class CallTarget:
    """Annotation of the function or function pointer of `call`."""


class Arguments:
    """Annotation of the return and parameter lists of `call`."""


class Prototype:
    """Annotation of the `.calltargets` or `.callprototype` of an indirect `call`."""


FLOW_ROLES: dict[object, Role] = {
    Label: Role.LABEL,
    LabelList: Role.LABEL_LIST,
    CallTarget: Role.CALL_TARGET,
    Arguments: Role.ARGUMENTS,
    Prototype: Role.PROTOTYPE,
}


@record()
class OperandType:
    """The type of an operand: what a register holds for the engine, and the spelling the checker compares.

    `fixed`: it is the operand's own and does not follow from the form (a shift amount, a mask), which takes fewer kinds
    of registers.
    """

    type: Type
    spelling: str
    fixed: bool = False


class Annotation:
    """What stands behind the name of a parameter and is no plain type. What most operands answer is said here.

    `bare`: an address that may also be written without brackets. `loose`: an address of which ptxas does not look at
    what stands in the brackets. `untyped`: a value, or the base of an address, in a register declared as `.b32` and its
    like. `longer`, `scalar`, `each`, `strict` and `held` are those of `VectorOf`.
    """

    bare: bool = False
    loose: bool = False
    untyped: bool = False
    longer: bool = False
    scalar: bool = False
    each: bool = False
    strict: bool = False
    held: bool = False

    def inside_brackets(self) -> Annotation:
        """Of an address among several operands in brackets, which has none of its own."""
        inside = copy(self)
        inside.bare = True
        return inside


PLAIN = Annotation()


class Typed(Annotation):
    """Annotation: the operand's type follows from the form. `choose` gives a PTX spelling (`"b32"`) or a Type."""

    def __init__(self, choose: Callable[[Form], str | Type]) -> None:
        self.choose = choose

    def resolve(self, form: Form) -> OperandType:
        return _resolve(self.choose(form))


class Fixed(Typed):
    """Annotation: as `Typed`, of a type of its own: an `.f16x2` register is no integer then."""

    def resolve(self, form: Form) -> OperandType:
        return replace(super().resolve(form), fixed=True)


WORD = "word"
"""The spelling of operands of 32 bits in any register, predicates (which ptxas counts as 32 bits) included."""


NARROW = "narrow"
"""The spelling of operands of 8 bits in an integer register of 8 or of 16 bits."""


class Word(Typed):
    """Annotation: 32 bits in a register of any kind."""

    def __init__(self) -> None:
        super().__init__(lambda form: WORD)


_SPELT = {WORD: "b32", NARROW: "b8"}


def _resolve(chosen: str | Type) -> OperandType:
    if isinstance(chosen, Type):
        return OperandType(chosen, chosen.name)
    return OperandType(TYPES[_SPELT.get(chosen, chosen)], chosen)


class AddressValue(Typed):
    """Annotation: an operand that holds an address, in a register of 32 or 64 bits."""

    def __init__(self) -> None:
        super().__init__(lambda form: "u64")

    def resolve(self, form: Form) -> OperandType:
        return OperandType(TYPES["u64"], "address")


class UntypedRegister(Typed):
    """Annotation: an operand that is a register declared as `.b32` (or another size), and not a constant."""

    untyped = True

    def __init__(self, width: int) -> None:
        super().__init__(lambda form: f"b{width}")


class AddressIn(Annotation):
    """Annotation: an address in one state space, or in the one that stands in the named modifier slot."""

    def __init__(self, space: Space | str, *, bare: bool = False, loose: bool = False, untyped: bool = False) -> None:
        self._space = space
        self.bare = bare
        self.loose = loose
        self.untyped = untyped

    def resolve(self, form: Form) -> Space | None:
        if isinstance(self._space, Space):
            return self._space
        token = form.spelling(self._space)
        return space_of(token) if token else None


class VectorOf(Typed):
    """Annotation: a vector in braces, of as many elements as `count` gives for the form.

    The elements are of one type: a `Type` (their own, as that of a scalar operand) or a spelling, or the form chooses.
    `longer`: a longer vector will do, and for one element no braces. `scalar`: a scalar will do too, and where the form
    says no length, a vector of any. `each`: each element by itself is of the type and stands in braces. `strict`: a
    vector of integers is one of integers, while else it counts as untyped. `leading`: the type of the first element
    where the form says that it has another; the others are then of any type of the size. `held`: the instruction reads
    and writes these registers later; its function is given None for them and returns nothing.
    """

    def __init__(
        self,
        element: Type | str | Callable[[Form], Type | str],
        count: Callable[[Form], int],
        *,
        longer: bool = False,
        scalar: bool = False,
        each: bool = False,
        strict: bool = False,
        held: bool = False,
        leading: Callable[[Form], str] = lambda form: "",
    ) -> None:
        super().__init__(element if callable(element) else lambda form: element)
        self.count = count
        self.longer = longer
        self.scalar = scalar
        self.each = each
        self.strict = strict
        self.held = held
        self.leading = leading


class Opaque(Annotation):
    """Annotation: a texture, sampler or surface: a variable of one of these types, or a 64-bit register that refers to
    one."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds


def of_slot(name: str) -> Typed:
    """The type that stands in the modifier slot `name`."""
    return Typed(lambda form: form.spelling(name))


def bits(width: int) -> Typed:
    """An untyped operand of this many bits: takes registers of any type of the size."""
    return Typed(lambda form: f"b{width}")


TYPE, DTYPE, ATYPE, BTYPE, CTYPE = (of_slot(name) for name in ("type", "dtype", "atype", "btype", "ctype"))
B8, B16, B32, B64, B128 = (bits(width) for width in (8, 16, 32, 64, 128))


@record()
class Writing:
    """How an operand may be written besides the usual way; pages put them together with `|`.

    `sink`: as `_` (elements of a vector result always may). `braces`: a scalar as `{a}`. `relaxed`: in a wider register
    than its type, unless one of the modifiers `exact` is written. `specials`: as a special register, `symbols`: as the
    address of a variable. `selector`: with a part behind it (`%r1.b0`), as a pattern. `minus`: negated (`-%r1`).
    `elements`: an address as an element of a variable without brackets, `table[4]`. `since`: where it is available, of
    the places where the instruction is; `pair_since`: where its optional second (`d|p`) is.
    """

    sink: bool = False
    braces: bool = False
    relaxed: bool = False
    exact: tuple[str, ...] = ()
    specials: bool = False
    symbols: bool = False
    selector: str = ""
    minus: bool = False
    elements: bool = False
    since: Availability = ALWAYS
    pair_since: Availability = ALWAYS

    def __or__(self, other: Writing) -> Writing:
        changed = {field.name: getattr(other, field.name) for field in fields(self)}
        return replace(self, **{name: value for name, value in changed.items() if value != getattr(USUAL, name)})

    def of(self, form: Form) -> Writing:
        """As it is in one form."""
        return replace(self, relaxed=False) if any(form.has(modifier) for modifier in self.exact) else self


USUAL = Writing()
SINK = Writing(sink=True)
BRACES = Writing(braces=True)
RELAXED = Writing(relaxed=True)
SPECIALS = Writing(specials=True)
SYMBOLS = Writing(specials=True, symbols=True)
MINUS = Writing(minus=True)
ELEMENTS = Writing(elements=True)


def selected(pattern: str) -> Writing:
    """An operand of which a part may be selected."""
    return Writing(selector=pattern)


@record(eq=False)
class OperandPlan:
    """One operand of a form, in the order of the syntax line.

    notation:    what the line says of it
    role:        what an engine does with it
    typed:       the type of a value or result, of each element of a vector; None for addresses, labels and lists
    annotation:  what the page says of its kind, `writing` how it may be written
    vector:      the number of elements between braces, 0 for a scalar
    space:       the state space written in the mnemonic of an address (None: generic, or that of the variable named)
    second:      `p` of `d|p`
    parts:       the operands inside the brackets of a tuple address
    first:       the first element of a vector, where the form says that it has a type of its own
    """

    notation: OperandNotation
    role: Role
    typed: OperandType | None = None
    annotation: Annotation = PLAIN
    writing: Writing = USUAL
    vector: int = 0
    space: Space | None = None
    second: OperandPlan | None = None
    parts: tuple[OperandPlan, ...] = ()
    first: OperandPlan | None = None

    @property
    def name(self) -> str:
        """As the function's parameter is called."""
        return self.notation.names[0].replace("-", "_")

    @property
    def kind(self) -> OperandKind:
        return OperandKind.VECTOR if self.vector else self.notation.kind

    @property
    def optional(self) -> bool:
        return self.notation.optional

    @property
    def type(self) -> Type | None:
        """What a register holds for the engine; the type of an element of a vector."""
        return self.typed.type if self.typed is not None else None

    @property
    def spelling(self) -> str:
        """The PTX type it is declared with (`b32`, `e4m3x2`)."""
        return self.typed.spelling if self.typed is not None else ""

    def since(self, is_pair: bool) -> Availability:
        """Where it may be written, of the places where the instruction may. `is_pair`: as `d|p`."""
        return self.writing.pair_since if is_pair else self.writing.since

    @property
    def fixed(self) -> bool:
        """Whether its type is its own."""
        return self.typed is not None and self.typed.fixed


@record()
class Given:
    """An operand as a program writes it, as far as choosing a form and operand rules need it.

    `constant` is the value of an integer literal, `number` that of a float, `type` the declared type of a register,
    `declared` that type as written (`b32`),
    `elements` those of a vector, a tuple address or a pair, `space` that of a variable. `selector` and `negated`: what
    stands around the operand of a video instruction (`-%r1.h0`).
    """

    kind: OperandKind
    elements: tuple[Given, ...] = ()
    constant: int | None = None
    number: float | None = None
    type: Type | None = None
    is_register: bool = False
    is_sink: bool = False
    space: Space | None = None
    selector: str = ""
    negated: bool = False
    declared: str = ""


def fits(plan: OperandPlan, given: Given) -> bool:
    """Whether the way an operand is written suits its plan; types are the checker's business."""
    if given.kind is OperandKind.VECTOR:
        return plan.kind is OperandKind.VECTOR and plan.vector == len(given.elements)
    if given.kind is OperandKind.PAIR:
        return plan.second is not None
    if plan.kind is OperandKind.VECTOR:
        return False
    if plan.kind is OperandKind.PAIR:
        return plan.notation.second_optional and given.kind is OperandKind.SCALAR
    return plan.kind is given.kind


def arrange(plans: tuple[OperandPlan, ...], given: tuple[Given, ...]) -> tuple[Given | None, ...] | None:
    """The operands put at their plans' places, None where an optional one is absent; None when they do not fit."""
    if not plans:
        return None if given else ()
    plan = plans[0]
    if given and fits(plan, given[0]):
        rest = arrange(plans[1:], given[1:])
        if rest is not None:
            return (given[0], *rest)
    if plan.optional:
        rest = arrange(plans[1:], given)
        if rest is not None:
            return (None, *rest)
    return None
