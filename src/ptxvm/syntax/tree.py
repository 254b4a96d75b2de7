"""The syntax tree: what stands in a PTX text, each node with its span, no meaning attached.

Offsets (`start`, `end`) are plain integers into `Tree.source.text`. Nodes hold what a reader sees; blanks and comments
are the text between the leaves, so that printing an unchanged tree gives the text back byte for byte. The span of an
expression in parentheses includes them.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from ptxvm.diagnostics import Finding, Source
from ptxvm.records import record


@record(frozen=False)
class Node:
    start: int
    end: int


# ---------------------------------------------------------------------------------------------------------- expressions


@record(frozen=False)
class Name(Node):
    """A register, special register, symbol, label or prototype name: `%r1`, `%tid.x`, `$L_1`, `_`, `WARP_SZ`.

    The components of special registers (`%tid.x`) are part of the name; those of vector variables are `Selected`.
    """

    text: str


class LiteralKind(Enum):
    """How a number was written; it decides which operand types accept it."""

    INTEGER = "integer"
    UNSIGNED = "unsigned"  # with the suffix U
    FLOAT32 = "0f"
    FLOAT64 = "0d"
    DECIMAL_FLOAT = "decimal"


@record(frozen=False)
class Literal(Node):
    """A number. `value` is the integer, or the bit pattern of a float literal (a decimal float: its f64 bits)."""

    kind: LiteralKind
    value: int


@record(frozen=False)
class Unary(Node):
    """`-a`, `+a`, `!a`, `~a`, or a cast `(.s64) a` / `(.u64) a` (operator is then the type name)."""

    operator: str
    operand: Expression


@record(frozen=False)
class Binary(Node):
    operator: str
    left: Expression
    right: Expression


@record(frozen=False)
class Conditional(Node):
    condition: Expression
    then: Expression
    otherwise: Expression


@record(frozen=False)
class Apply(Node):
    """`generic(symbol)` or the mask operator `0xFF00(expression)`, only in initialisers.

    `function` is "generic" or the mask as written ("0xFF00").
    """

    function: str
    argument: Expression | Offset


@record(frozen=False)
class String(Node):
    """`"text"`: `text` is what stands between the quotes (PTX has no escapes). Only an argument of directives."""

    text: str


Expression = Name | Literal | Unary | Binary | Conditional | Apply | String


# ------------------------------------------------------------------------------------------------------------- operands


@record(frozen=False)
class Address(Node):
    """`[base]`, `[base+offset]`, `[immediate]`; `base` is None for an immediate address."""

    base: Name | None
    offset: Expression | None


@record(frozen=False)
class TupleAddress(Node):
    """`[map, {c0, c1}]`, `[tex, sampler, {x, y}]`: an address made of several operands."""

    elements: tuple[Operand, ...]


@record(frozen=False)
class Indexed(Node):
    """`var[imm]`, `var[%r1]`, `var[%r1+imm]`: an element address without brackets around it."""

    base: Name
    index: Expression | Offset


@record(frozen=False)
class Offset(Node):
    """`var+imm`: the address of a variable (in initialisers also `generic(var)`) plus a constant."""

    base: Name | Apply
    offset: Expression


@record(frozen=False)
class Vector(Node):
    """`{a, b, c, d}`."""

    elements: tuple[Operand, ...]


@record(frozen=False)
class Pair(Node):
    """`d|p`."""

    first: Operand
    second: Operand


@record(frozen=False)
class Not(Node):
    """`!%p1` as an operand."""

    operand: Operand


@record(frozen=False)
class Negated(Node):
    """`-%r1` as an operand: only video instructions take it."""

    operand: Operand


@record(frozen=False)
class Selected(Node):
    """`%r1.b0`, `%r1.h1`: a byte or half selector of video instructions. `%v.x` of vector variables too."""

    operand: Operand
    selector: str


@record(frozen=False)
class Parenthesised(Node):
    """`(a, b)`: the return and parameter lists of `call`."""

    elements: tuple[Operand, ...]


Operand = (
    Expression | Address | TupleAddress | Indexed | Offset | Vector | Pair | Not | Negated | Selected | Parenthesised
)


# ----------------------------------------------------------------------------------------------------------- statements


@record(frozen=False)
class Guard(Node):
    """`@%p1` or `@!%p1`."""

    predicate: Name
    negated: bool


@record(frozen=False)
class Instruction(Node):
    """`@p opcode.modifiers operands;` with `start` at the guard (or opcode) and `end` after the semicolon.

    `opcode` is the whole mnemonic without blanks (`ld.global.nc.v4.f32`), standing at `opcode_start`. `.unified` after
    an operand is kept in `unified`.
    """

    guard: Guard | None
    opcode: str
    opcode_start: int
    operands: tuple[Operand, ...]
    unified: bool = False


@record(frozen=False)
class LabelStatement(Node):
    name: str


@record(frozen=False)
class Location(Node):
    """`.loc file line column [, function_name label+offset, inlined_at file line column]`."""

    file: int
    line: int
    column: int
    function_name: str | None = None
    function_offset: int = 0
    inlined_at: tuple[int, int, int] | None = None


@record(frozen=False)
class IntermediateLocation(Node):
    """`.loc_intermediate file line column`: the place in the intermediate language's source."""

    file: int
    line: int
    column: int


@record(frozen=False)
class Pragma(Node):
    strings: tuple[str, ...]


@record(frozen=False)
class TargetList(Node):
    """`name: .branchtargets a, b, N<5>;` or `name: .calltargets f, g;` (`kind` is the directive with its dot).

    Of a range `N<5>` the target is a `LabelRange`.
    """

    name: str
    kind: str
    targets: tuple[Name | LabelRange, ...]


@record(frozen=False)
class LabelRange(Node):
    """`N<5>` in a list of branch targets: the labels `N0` to `N4`."""

    prefix: str
    count: Expression


@record(frozen=False)
class CallPrototype(Node):
    """`name: .callprototype (ret) _ (params) .noreturn;`."""

    name: str
    returns: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    directives: tuple[PerformanceDirective, ...]


@record(frozen=False)
class Block(Node):
    """`{ ... }`: declarations are scoped to it."""

    statements: list[Statement] = field(default_factory=list)


# --------------------------------------------------------------------------------------------------------- declarations


@record(frozen=False)
class Declarator(Node):
    """One declared name: `%r<10>` (`count` 10), `a[4][2]` (`dimensions` (4, 2), an open one None), `= initializer`."""

    name: str
    name_start: int
    count: Expression | None = None
    dimensions: tuple[Expression | None, ...] = ()
    initializer: Initializer | None = None


@record(frozen=False)
class InitializerList(Node):
    """`{1, 2, {3}}`."""

    elements: tuple[Initializer, ...]


@record(frozen=False)
class Member(Node):
    """`filter_mode = nearest` in the initialiser of a `.texref`, `.samplerref` or `.surfref`."""

    name: str
    value: Expression


Initializer = Expression | Offset | InitializerList | Member


@record(frozen=False)
class Attribute(Node):
    """`.attribute(.managed)`, `.unified(1, 2)`: `name` with the dot, arguments as literals."""

    name: str
    arguments: tuple[Expression, ...]


@record(frozen=False)
class Variable(Node):
    """A declaration in any state space: `.visible .global .align 8 .v4 .f32 a, b[3] = {...};` or a parameter.

    `linking`, `space`, `vector` and `type` are written without their dot ("visible", "shared::cta", "v4", "f32").
    `pointer` is set for `.ptr .space .align n` parameter attributes: (space or None, alignment or None). `bank` is the
    number of a constant bank (`.const[2]`, before PTX 2.2). An empty declaration (`.reg .b32;`) has no declarators.
    """

    linking: tuple[str, ...]
    space: str
    alignment: Expression | None
    vector: str | None
    type: str | None
    declarators: tuple[Declarator, ...]
    attributes: tuple[Attribute, ...] = ()
    pointer: tuple[str | None, Expression | None] | None = None
    bank: int | None = None


@record(frozen=False)
class PerformanceDirective(Node):
    """`.maxntid 256, 1, 1`, `.noreturn`, `.abi_preserve 3`, `.language "ptx", 7`, `.pragma "x";`: name with its dot."""

    name: str
    arguments: tuple[Expression, ...]


@record(frozen=False)
class Function(Node):
    """`.entry` or `.func`, defined (with `body`) or declared."""

    linking: tuple[str, ...]
    is_entry: bool
    name: str
    name_start: int
    returns: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    attributes: tuple[Attribute, ...]
    directives: tuple[PerformanceDirective, ...]
    body: Block | None


@record(frozen=False)
class Version(Node):
    major: int
    minor: int


@record(frozen=False)
class Target(Node):
    names: tuple[str, ...]


@record(frozen=False)
class AddressSize(Node):
    bits: int


@record(frozen=False)
class File(Node):
    """`.file index "name" [, timestamp, size]`."""

    index: int
    name: str
    timestamp: int = 0
    size: int = 0


@record(frozen=False)
class Section(Node):
    """`.section .debug_info { ... }`: DWARF data; `name` with its dot, `data` is the text between the braces."""

    name: str
    data: str


@record(frozen=False)
class DwarfLine(Node):
    """`@@DWARF .byte 0x2b`: a line of debug data before PTX 2.0; `data` is what follows `@@DWARF`."""

    data: str


@record(frozen=False)
class CodeBlock(Node):
    """`.code_block { .ir_name: "TileIR" .sourceFileName: 2 .source_begin text .source_end }`."""

    language: str
    file: int
    text: str


@record(frozen=False)
class IntermediateSource(Node):
    """`.nv_intermediate_source_section { .code_block {...} ... }`."""

    blocks: tuple[CodeBlock, ...]


@record(frozen=False)
class Alias(Node):
    """`.alias a, b;`."""

    name: str
    aliasee: str


Statement = (
    Instruction
    | LabelStatement
    | Variable
    | Block
    | Location
    | IntermediateLocation
    | Pragma
    | TargetList
    | CallPrototype
    | Function  # a declaration without body
)
ModuleItem = (
    Version
    | Target
    | AddressSize
    | File
    | Section
    | DwarfLine
    | IntermediateSource
    | Alias
    | Pragma
    | Variable
    | Function
)


@record(frozen=False)
class Tree:
    """A parsed file: its items in order and what the parser found wrong. Always returned, however broken the text."""

    source: Source
    items: list[ModuleItem]
    findings: list[Finding]
