"""The typed module: a checked program with every name resolved. What the engines run."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import TYPE_CHECKING, Any

from ptxvm.diagnostics import Finding, Source
from ptxvm.isa import space
from ptxvm.lanes.types import Type
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.checker.frozen import Bodies
    from ptxvm.isa.definition import Definition, Form
    from ptxvm.isa.special_registers import SpecialRegister
    from ptxvm.isa.targets import Availability

Space = space.Space


class Linking(Enum):
    """Who else may define or see a variable or function."""

    INTERNAL = "internal"
    EXTERN = "extern"
    VISIBLE = "visible"
    WEAK = "weak"
    COMMON = "common"


# ------------------------------------------------------------------------------------------------------------- symbols


@record(frozen=False, eq=False)
class Register:
    """A virtual register. `type` is the declared one (`.b32` is U32); `index` is unique in its function.

    `.b128` registers have the type B128 and are pairs of 64-bit values to the engines. `declared` is the type as
    written, without its dot: `b32` and `u32` are both U32, but not both fit a float instruction.
    """

    name: str
    type: Type
    index: int
    declared: str = ""


@record(frozen=False, eq=False)
class Relocation:
    """`width` bytes at `offset` of an initialiser receive the address of `symbol` + `addend`.

    `generic`: as a generic address. `mask`: only these bits of the address, shifted down (`0xFF00(x)`).
    """

    offset: int
    width: int
    symbol: Variable | Function
    addend: int
    generic: bool
    mask: int | None = None


Properties = tuple[tuple[str, int], ...]
"""Properties that an initial value gives a texture, sampler or surface: name and number."""


@record(frozen=False, eq=False)
class Variable:
    """A variable in a state space, also a parameter.

    `count` is the number of scalar elements (array dimensions times vector length), 0 for an open array (`[]`).
    `offset` is the place in the parameter buffer for entry parameters. `initial` is None when not initialised.
    `function` is None at module level. `type_name` is the declared type as written without its dot (`b32` and `u32` are
    both U32, but only an untyped parameter takes a float from Python). `properties`: of each texture,
    sampler or surface.
    """

    name: str
    space: Space
    type: Type
    count: int
    alignment: int
    linking: Linking
    offset: int = 0
    initial: bytes | None = None
    relocations: tuple[Relocation, ...] = ()
    function: Function | None = None
    attributes: tuple[str, ...] = ()
    pointer: bool = False
    start: int = 0
    type_name: str = ""
    is_array: bool = False
    properties: tuple[Properties, ...] = ()

    @property
    def size(self) -> int:
        """Bytes."""
        return self.type.size * self.count

    @property
    def is_opaque(self) -> bool:
        """Whether it is a texture, sampler or surface: what it holds are handles."""
        return self.type_name in ("texref", "samplerref", "surfref")


# ------------------------------------------------------------------------------------------------------------ operands


@record()
class Immediate:
    """A constant operand already converted for its operand type: `value` are its bits (unsigned)."""

    type: Type
    value: int


@record()
class Special:
    """A special register read as an operand (`%tid.x`)."""

    register: SpecialRegister


@record()
class SymbolAddress:
    """The address of a variable or function, plus a constant (`mov.u64 %rd1, table+4`)."""

    symbol: Variable | Function
    offset: int


@record()
class Sum:
    """`%r1+4` as a value: a sum of the register's own width, extended with zeros where a wider value is needed, or by
    its sign if `signed` (as ptxas does)."""

    register: Register
    offset: int
    signed: bool = False


@record()
class Element:
    """`table[%r1+4]`: the address of the array's element whose number is the low 32 bits of the register, plus the
    constant."""

    variable: Variable
    index: Register
    offset: int


@record()
class Address:
    """`[base+offset]`. `space` is the one the instruction accesses (resolved: `ld.f32 [shared_var]` is SHARED)."""

    space: Space
    base: Register | Variable | Element | Special | None
    offset: int


@record()
class TupleAddress:
    """`[map, {coordinates}]` and texture addresses: the operands inside the brackets, in order."""

    elements: tuple[Operand, ...]


@record()
class Vector:
    elements: tuple[Operand, ...]


@record()
class Pair:
    """`d|p`."""

    first: Operand
    second: Operand


@record()
class Not:
    """`!%p1` as an operand."""

    register: Register


class Sink:
    """`_`: the result is dropped. One instance: SINK."""

    __slots__ = ()


SINK = Sink()


@record(frozen=False, eq=False)
class Label:
    """A branch target; it stands in `Function.body` where it is defined."""

    name: str


@record()
class LabelList:
    """The `.branchtargets` of a `brx.idx`."""

    labels: tuple[Label, ...]


@record()
class CallTarget:
    """What a `call` calls: a function, or a register holding one with its prototype and its possible targets."""

    function: Function | None
    pointer: Register | None
    prototype: Function | None
    candidates: tuple[Function, ...] | None


@record()
class Arguments:
    """`(a, b)`: return or parameter list of a `call`; variables of the `.param` space, registers or immediates."""

    elements: tuple[Operand, ...]


Operand = (
    Register
    | Immediate
    | Special
    | SymbolAddress
    | Sum
    | Element
    | Address
    | TupleAddress
    | Vector
    | Pair
    | Not
    | Sink
    | Label
    | LabelList
    | CallTarget
    | Arguments
)


# ------------------------------------------------------------------------------------------------------------ functions


@record()
class SourceLocation:
    """A `.loc` in force: where in the user's own source an instruction comes from.

    `intermediate` is the place in the source of an intermediate language that `.loc_intermediate` adds, of which `text`
    is the line, if the program brings it along.
    """

    file: str
    line: int
    column: int
    intermediate: SourceLocation | None = None
    text: str | None = None


@record(frozen=False, eq=False)
class Instruction:
    """One checked instruction.

    `operands` stand in the order of the definition's syntax line; an absent optional one is None.
    """

    definition: Definition
    form: Form
    guard: Register | None
    guard_negated: bool
    operands: tuple[Operand | None, ...]
    start: int
    line: int
    location: SourceLocation | None = None

    @property
    def title(self) -> str:
        """What it is and where it stands, for reports."""
        return f"{self.definition.name} of line {self.line}"


LATE = ("body", "registers", "vectors", "parameters", "returns")
"""What a function of a revived program may lack until it is asked for (`frozen.py`)."""


@record(frozen=False, eq=False)
class Function:
    """An `.entry` or `.func`. `body` is None for a declaration and for prototypes.

    `parameters` and `returns` are `.param` variables or registers; those of `vectors` (name and elements) are one
    parameter to the program. `directives` maps a directive name with its dot to its integer arguments. `languages` are
    those of `.language`. `bodies` reads what is `LATE`, if that has not been there from the beginning.
    """

    name: str
    is_entry: bool
    linking: Linking
    parameters: tuple[Variable | Register, ...]
    returns: tuple[Variable | Register, ...]
    directives: dict[str, tuple[int, ...]]
    languages: tuple[str, ...] = ()
    vectors: list[tuple[str, tuple[Register, ...]]] = field(default_factory=list)
    registers: list[Register] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    body: list[Instruction | Label] | None = None
    start: int = 0
    line: int = 0
    parameter_size: int = 0
    source: Source | None = None
    bodies: Bodies | None = None

    @property
    def has_body(self) -> bool:
        """Whether there is a body, be it not yet read."""
        return self.bodies is not None or self.body is not None

    def lacks(self, name: str) -> bool:
        """Whether something that is `LATE` is not there yet."""
        try:
            object.__getattribute__(self, name)
        except AttributeError:
            return True
        return False

    if not TYPE_CHECKING:  # to a type checker, any name would be one of an attribute

        def __getattr__(self, name: str) -> Any:
            if name not in LATE or self.bodies is None:
                raise AttributeError(f"a function has no attribute {name!r}")
            self.bodies.read()
            return object.__getattribute__(self, name)


@record(frozen=False, eq=False)
class Module:
    """A checked program. `findings` holds everything the parser and checker said, warnings included.

    `needs` are the places (start, end) of declarations that need a PTX version or target, and which.
    `others` are the texts of the modules linked to this one. `asked_target` is one that somebody has set in place of
    the text's.
    """

    source: Source
    version: tuple[int, int]
    target: str
    address_size: int
    functions: dict[str, Function]
    variables: dict[str, Variable]
    findings: list[Finding]
    others: tuple[Source, ...] = ()
    needs: list[tuple[int, int, Availability]] = field(default_factory=list)
    asked_target: str | None = None
