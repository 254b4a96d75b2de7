"""PTX2xx: operands, their types and their values."""

from __future__ import annotations

from ptxvm.diagnostics.codes.code import Code

UNDECLARED_NAME = Code(
    "PTX201",
    "name not declared",
    """No register, variable, function or label of this name is visible here. Names are declared before use (labels
may follow later in the same block or an enclosing one), and a declaration inside `{ }` ends with its block.""",
)

OPERAND_COUNT = Code(
    "PTX202",
    "wrong number of operands",
    """The form of the instruction takes another number of operands. Some operands exist only with a modifier: a
cache policy needs `.L2::cache_hint`, a multicast mask `.multicast::cluster`.""",
)

OPERAND_KIND = Code(
    "PTX203",
    "wrong kind of operand",
    """Another kind of operand belongs here: an address in brackets, a register, a constant, a vector in braces, a
label, a predicate.""",
)

OPERAND_TYPE = Code(
    "PTX204",
    "operand type does not fit the instruction type",
    """The register's declared type does not go with the instruction's type. Sizes must be equal for most
instructions; `.bN` fits every type of N bits; `.uN` and `.sN` fit each other; floats fit the same float type or
`.bN` (ISA 9.2, table "Operand type checking"). `ld`, `st` and `cvt` accept wider registers (ISA 9.4.1). Use
`cvt` to convert a value, `mov.b32` to take the bits as they are.""",
)

VECTOR_SIZE = Code(
    "PTX205",
    "wrong vector size",
    """The number of elements in braces is not the number that the modifier (`.v2`, `.v4`, `.v8`), the shape or the
types ask for.""",
)

VECTOR_MIXED = Code(
    "PTX206",
    "vector elements of different types",
    """The elements of a vector share one type: bit types go with anything of the same size and `.u` with `.s`, but
`.f` types do not go with `.u` or `.s` in one vector.""",
)

CONSTANT_KIND = Code(
    "PTX207",
    "constant of the wrong kind",
    """An integer constant cannot be the operand of a float type (write `1.0` or `0f3F800000`), and a float constant
fits only float types and, for some instructions, `.b` types of its own size.""",
)

CONSTANT_RANGE = Code(
    "PTX208",
    "constant out of range",
    """The operand has a range that is checked when the program is assembled: barrier numbers 0 to 15, bit positions
0 to 255, selectors that name one of a few lanes and so on. The range may depend on the modifiers, or on another
constant: a part is no larger than the whole.""",
)

SINK_NOT_ALLOWED = Code(
    "PTX209",
    "`_` not allowed here",
    """`_` drops a result. It is no source operand, and some instructions need a real destination. Stores may leave
out elements of a vector only if they are 256 bits wide.""",
)

GUARD_TYPE = Code(
    "PTX210",
    "guard is not a predicate",
    """Only a register of type `.pred` can guard an instruction (`@%p1`).""",
)

ADDRESS_BASE = Code(
    "PTX211",
    "not a base address",
    """An address is an integer or `.b` register of 32 or 64 bits, or a variable, plus a constant: `[%rd1+16]`,
`[table]`. Float and predicate registers hold no address, absolute addresses (`[16]`) exist in `.local`
only. Some instructions ask for one kind or width: addresses in tensor memory have 32 bits.""",
)

ADDRESS_SPACE = Code(
    "PTX212",
    "variable in another state space",
    """The instruction names one state space and the variable in its address lives in another.""",
)

SPECIAL_NOT_ALLOWED = Code(
    "PTX213",
    "special register not allowed here",
    """Special registers are read with `mov` (or `cvt`) into an ordinary register first; they are never written.""",
)

REGISTER_NEEDED = Code(
    "PTX214",
    "register needed",
    """This operand must be a register: results always are, and a few sources cannot be constants. Move a constant into
a register first.""",
)

OPERAND_WITHOUT_MODIFIER = Code(
    "PTX215",
    "operand does not go with the modifiers",
    """An operand of this kind goes only with certain modifiers, and these are not the ones written: a cube map, for
example, is looked up without an offset.""",
)

NEGATION_NOT_ALLOWED = Code(
    "PTX216",
    "negated operand not allowed",
    """`!` goes with predicate operands only; `-` with operands of video instructions only. Negative constants are
written without blanks: `-1`.""",
)

CONSTANT_EXPRESSION = Code(
    "PTX217",
    "no constant value",
    """A constant expression is needed. It is made of numbers and `WARP_SZ`, computed in 64 bits.""",
)

SELECTOR = Code(
    "PTX219",
    "unknown component",
    """`.x .y .z .w` (or `.r .g .b .a`) select components of vectors, `.b0` to `.b3` and `.h0 .h1` parts of the
operands of video instructions.""",
)

ADDRESS_OF_PARAMETER = Code(
    "PTX221",
    "address of a parameter cannot be taken",
    """Only the parameters of an `.entry` (and those of a `.func` from PTX 2.2) have an address; variables of the
`.param` space made for a call have none.""",
)

OPERAND_WITHOUT_FORM = Code(
    "PTX222",
    "operands do not fit any form",
    """The modifiers are right, but no form of the instruction takes operands of these kinds in this order.""",
)

ALIGNMENT_CONSTANT = Code(
    "PTX223",
    "alignment is not a power of two",
    """The operand is an alignment in bytes: 1, 2, 4, 8 and so on up to 2^23.""",
)

ARRIVAL_COUNT = Code(
    "PTX224",
    "arrival at a barrier for no threads",
    """A thread that arrives at a barrier without waiting says how many threads the barrier is for. Unlike in
`bar.sync`, where the count can be left out to mean all threads of the block, a count of zero has no meaning here.""",
)

LAST_STAGE = Code(
    "PTX225",
    "last stage of a video instruction",
    """A scalar video instruction ends in one of two ways: it combines the result with `c` by a second operation
(`.add`, `.min`, `.max`), or it puts the result into the part of `c` that the selector of `d` names. Both at once do not
exist, and the second way needs `c`.""",
)

TWO_NEGATIONS = Code(
    "PTX226",
    "product and addend both negated",
    """`vmad` has one sign to give: a minus before one of the factors negates the product, a minus before `c` negates
`c`. It computes `a*b+c`, `-(a*b)+c` or `a*b-c`, not `-(a*b)-c`.""",
)

CALL_TARGET = Code(
    "PTX227",
    "this cannot be called",
    """A call names a `.func`, or a register of 32 or 64 bits that holds the address of one. Through a register the call
ends in the name of a `.callprototype`, of a `.calltargets` list, or of a variable that holds the addresses of the
possible functions; with the name of a function it does not.""",
)

ARGUMENT_COUNT = Code(
    "PTX228",
    "arguments and parameters differ in number",
    """A call has one argument for each parameter of the function and one place for each of its return values, `_` for
those that are not wanted.""",
)

ARGUMENT_TYPE = Code(
    "PTX229",
    "argument does not fit the parameter",
    """An argument is as large and as aligned as the parameter, an array where the parameter is one, and of a type that
goes with it: bit types with everything of the size, `.u` with `.s`, `.f` with `.f`. It is a register, a constant, or a
`.param` variable that the function itself declares; its own parameters are copied into one first.""",
)

CONSTANT_MULTIPLE = Code(
    "PTX251",
    "constant is not a multiple",
    """The operand counts something that comes in units, such as bytes in groups of 16 or threads in whole warps. The
message names the unit.""",
)

CONSTANT_CHOICE = Code(
    "PTX252",
    "constant is not one of the possible values",
    """The operand is a constant for which only a few values have a meaning; the message lists them. They may depend on
the modifiers.""",
)
