"""PTX0xx: how the text may not be written."""

from __future__ import annotations

from ptxvm.diagnostics.codes.code import Code

# ---------------------------------------------------------------------------------------------- characters and literals

ILLEGAL_CHARACTER = Code(
    "PTX001",
    "character not allowed",
    """PTX is ASCII outside of comments and strings. A byte order mark, a no-break space or a typographic quote that
an editor or a web page has left behind must go; so must `\\`, `` ` ``, `'` and a lone `$`.""",
)

NUL_CHARACTER = Code(
    "PTX002",
    "NUL byte",
    """The text holds a byte of value zero. ptxas stops there with "Unexpected EOF". A single one at the end comes
from a C string that was written to the file with its terminator: write one byte less.""",
)

OPEN_COMMENT = Code(
    "PTX003",
    "comment never ends",
    """A comment opened with `/*` ends at the first `*/`; this file has none behind it. Comments do not nest.""",
)

OPEN_STRING = Code(
    "PTX004",
    "string never ends",
    """A string ends at the next double quote; this file has none behind it. PTX strings know no escapes.""",
)

BAD_NUMBER = Code(
    "PTX005",
    "malformed number",
    """Integers are written `42`, `0x2A`, `052` or `0b101010`, with a suffix `U` for unsigned ones. Floating-point
constants are written `1.5`, `2e-3`, `0f` with exactly 8 hexadecimal digits (f32) or `0d` with exactly 16 (f64). No
other suffix exists, and a number ends where a letter would begin.""",
)

NUMBER_OUT_OF_RANGE = Code(
    "PTX006",
    "number out of range",
    """Integer constants have 64 bits; decimal floating-point constants have the range of the normal f64 values (ptxas
refuses subnormal ones; write their bits: `0d0000000000000001`). This one does not fit.""",
)

PREPROCESSOR_LINE = Code(
    "PTX007",
    "preprocessor directive",
    """PTX has no preprocessor of its own. Line markers (`# 12 "file.cu"`, `#line 12 "file.cu"`) are skipped, everything
else that begins with `#` must have been expanded before.""",
)

# ----------------------------------------------------------------------------------------------------------- statements

UNEXPECTED = Code(
    "PTX010",
    "unexpected token",
    """At this place the grammar of PTX wants something else; the message says what. The rest of the statement was not
looked at.""",
)

MISSING_SEMICOLON = Code(
    "PTX011",
    "semicolon missing",
    """Instructions, declarations and `.pragma`, `.alias`, `.branchtargets`, `.calltargets`, `.callprototype` end with a
semicolon. The next statement begins here and the semicolon is still missing.""",
)

STRAY_SEMICOLON = Code(
    "PTX012",
    "semicolon without a statement",
    """PTX has no empty statement. `.version`, `.target`, `.address_size`, `.file`, `.loc`, `.section` and blocks end
without a semicolon.""",
)

UNKNOWN_DIRECTIVE = Code(
    "PTX013",
    "unknown directive",
    """The word begins with a dot but is no directive of PTX.""",
)

MISPLACED_DIRECTIVE = Code(
    "PTX014",
    "directive not allowed here",
    """The directive exists, but not at this place: `.entry`, `.version`, `.file`, `.section`, `.alias` and the linking
directives stand outside of functions; `.loc`, `.branchtargets`, `.calltargets` and `.callprototype` stand inside.""",
)

OUTSIDE_FUNCTION = Code(
    "PTX015",
    "instruction outside of a function",
    """Instructions, labels and blocks stand between the braces of an `.entry` or a `.func`.""",
)

BAD_GUARD = Code(
    "PTX016",
    "malformed guard",
    """A guard is `@%p` or `@!%p` before an instruction, `%p` being a predicate register. It guards one instruction, not
a block and not a declaration, and there is only one of it.""",
)

LABEL_NEEDED = Code(
    "PTX017",
    "directive without a label",
    """`.branchtargets`, `.calltargets` and `.callprototype` are known by the label before them:
`name: .calltargets f, g;`.""",
)

# -------------------------------------------------------------------------------------------------------------- nesting

STRAY_BRACE = Code(
    "PTX020",
    "closing brace without an opening one",
    """Every `}` closes a `{` before it; this one closes nothing.""",
)

OPEN_BLOCK = Code(
    "PTX021",
    "block never closed",
    """The `{` has no `}`: the file ends, or the next function begins, before it.""",
)

NESTED_TOO_DEEPLY = Code(
    "PTX022",
    "nested too deeply",
    """Blocks, braces and constant expressions nest at most 100 levels deep in ptxvm. (A chain `1+1+1+...` is as deep as
it is long.)""",
)

TOO_MANY_FINDINGS = Code(
    "PTX023",
    "too many errors",
    """This does not look like PTX at all. The rest of the file was not read.""",
)

# ------------------------------------------------------------------------------------------------------------- operands

MISSING_OPERAND = Code(
    "PTX030",
    "operand missing",
    """An operand is wanted here: a comma stands before the end of the list or behind another comma, or the brackets are
empty.""",
)

SUBTRACTED_OFFSET = Code(
    "PTX031",
    "offset subtracted",
    """The offset of an address is added: a negative one is written `[%rd1+-4]`. The form `[%rd1-4]` does not exist in
PTX, nor does `variable-4`.""",
)

NAME_IN_CONSTANT = Code(
    "PTX032",
    "name in a constant expression",
    """Constant expressions are made of numbers and `WARP_SZ`. An address is one register or variable first, then a
constant that is added to it: `[%rd1+4*2]`, `table+8`. Anything else must be computed by an instruction.""",
)

FLOAT32_IN_EXPRESSION = Code(
    "PTX033",
    "0f constant in an expression",
    """A constant of the form `0f3F800000` stands for exactly these 32 bits and takes part in no computation, not even a
minus sign: set the sign bit in the digits, or write a decimal constant.""",
)

BAD_CAST = Code(
    "PTX034",
    "cast not allowed",
    """Constant expressions know two casts, `(.s64)` and `(.u64)`.""",
)

BAD_ADDRESS = Code(
    "PTX035",
    "malformed address",
    """In brackets stands a register or variable with an optional `+constant`, or a constant, or for textures, surfaces
and tensor maps a list: names and one list of coordinates in braces, without offsets.""",
)

# --------------------------------------------------------------------------------------------------------- declarations

RESERVED_NAME = Code(
    "PTX040",
    "name cannot be declared",
    """`WARP_SZ` is predefined and `_` means "no name"; neither can be declared.""",
)

UNKNOWN_TYPE = Code(
    "PTX041",
    "not a type of variables",
    """Variables have one of the types `.b8 .b16 .b32 .b64 .b128 .u8 .u16 .u32 .u64 .s8 .s16 .s32 .s64 .f16 .f16x2 .f32
.f64 .pred .texref .samplerref .surfref`, or `.v2`/`.v4` vectors of them. Other formats live in registers of the `.b`
type of their size.""",
)

MISSING_TYPE = Code(
    "PTX042",
    "type missing",
    """A declaration names the state space and then the type: `.reg .b32 %r1;`, `.shared .align 16 .b8 tile[1024];`.""",
)

MISSING_SPACE = Code(
    "PTX043",
    "state space missing",
    """A declaration begins with the state space: `.reg`, `.global`, `.const`, `.shared`, `.local` or `.param`.""",
)

DECLARATION_ORDER = Code(
    "PTX044",
    "declaration in the wrong order",
    """A declaration reads: linking directive, state space with `.align` and `.attribute`, vector length, type, names.
Only parameters may have `.align` behind the type, and only there stands `.ptr`.""",
)

REPEATED_CLAUSE = Code(
    "PTX045",
    "said twice",
    """A declaration has one linking directive and one state space.""",
)

BAD_SIZE = Code(
    "PTX046",
    "not a plain size",
    """The number of registers in `%r<10>` and the numbers behind directives such as `.maxntid`, `.align` or `.loc` are
plain unsigned integers (or `WARP_SZ`), not expressions.""",
)

COMPUTED_DIMENSION = Code(
    "PTX047",
    "computed array dimension",
    """The ISA allows constant expressions as array dimensions; ptxas 13.5 takes only a plain number there.""",
)

OPEN_DIMENSION = Code(
    "PTX048",
    "open array dimension",
    """Only the first dimension of an array may be left open: `offset[][2]`.""",
)

# ----------------------------------------------------------------------------------------------------------- directives

BAD_VERSION = Code(
    "PTX050",
    "malformed .version",
    """`.version` is followed by major and minor number in one word: `.version 8.7`.""",
)

BAD_ADDRESS_SIZE = Code(
    "PTX051",
    "wrong .address_size",
    """Addresses have 32 or 64 bits: `.address_size 32` or `.address_size 64`, nothing else.""",
)

TOO_MANY_ARGUMENTS = Code(
    "PTX052",
    "wrong number of arguments",
    """The directive takes fewer or more arguments than stand here; the message says how many.""",
)
