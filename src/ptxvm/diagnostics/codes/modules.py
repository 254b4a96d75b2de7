"""PTX4xx: the file as a whole: declarations, functions, directives."""

from __future__ import annotations

from ptxvm.diagnostics.codes.code import Code

REDECLARED = Code(
    "PTX401",
    "declared twice",
    """The name is already declared in the same scope. Inside `{ }` a name may be declared again; it then hides the
outer one until the block ends.""",
)

VERSION_MISSING = Code(
    "PTX402",
    "no .version",
    """A PTX file begins with `.version` and `.target`.""",
)

DIRECTIVE_ORDER = Code(
    "PTX403",
    "directive in the wrong place",
    """`.version` comes first, then `.target`, then `.address_size`, each once, before anything else.""",
)

PROTOTYPE_MISMATCH = Code(
    "PTX404",
    "declarations differ",
    """A function or variable may be declared several times, but all declarations and the definition agree in type,
size, alignment and parameters.""",
)

LINKING = Code(
    "PTX405",
    "linking directives do not fit",
    """`.extern` variables and functions have no value or body here; one that is declared `.extern` and defined
later is defined `.visible`, `.weak` or `.common`.""",
)

INITIALIZER = Code(
    "PTX406",
    "initialiser does not fit",
    """Only `.global` and `.const` variables have initial values; a value fits the type, the list has at most as
many elements as the array; addresses need a type of 8 bytes (or a mask such as `0xFF(x)`).""",
)

VARIABLE_TYPE = Code(
    "PTX407",
    "variable of this type not allowed",
    """Not every type goes with every state space: `.pred` lives in registers only, `.f16x2` and vectors are
limited, a variable needs a size, an open array (`x[]`) needs an initialiser or `.extern`.""",
)

ALIGNMENT = Code(
    "PTX408",
    "bad alignment",
    """`.align` takes a power of two.""",
)

LABEL = Code(
    "PTX409",
    "bad branch target",
    """`bra` needs a label of the same function, in the same block or an enclosing one; `brx.idx` the name of a
`.branchtargets` list; `call` a function.""",
)

PARAMETERS = Code(
    "PTX410",
    "bad parameters",
    """Parameters of an `.entry` are in the `.param` space and take at most 4352 bytes (32764 from PTX 8.1 on sm_70
and later); an `.entry` returns nothing.""",
)

DIRECTIVE = Code(
    "PTX411",
    "directive not allowed here",
    """Performance directives such as `.maxntid` belong to an `.entry`, each once and with the right number of
constants; `.noreturn` belongs to a `.func` without return values.""",
)

UNDEFINED_FUNCTION = Code(
    "PTX412",
    "function without body",
    """The function is called but only declared in this file; load the file that defines it too.""",
)

ATTRIBUTE = Code(
    "PTX413",
    "attribute not allowed",
    """`.attribute(.managed)` goes with `.global` variables, `.attribute(.unified(a, b))` with functions and
`.global` variables.""",
)

CALL_SEQUENCE = Code(
    "PTX414",
    "parameter access outside a call sequence",
    """`ld.param` of a `.param` variable declared in a function reads a value that a `call` returned, and `st.param`
writes an argument of one: the variable must be named by a `call` of the same function.""",
)

NOT_EXECUTABLE = Code(
    "PTX415",
    "not executable yet",
    """The instruction is known and checked, but ptxvm cannot run it yet. The module loads; reaching the instruction
is a fault of kind "unsupported".""",
)
