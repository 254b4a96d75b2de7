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
    """`.align` takes a number of bytes that is a power of two: `.align 16`.""",
)

LABEL = Code(
    "PTX409",
    "bad entry in a list of targets",
    """`.branchtargets` lists labels of the same function, in the same block or an enclosing one; `.calltargets` lists
functions.""",
)

PARAMETERS = Code(
    "PTX410",
    "bad parameters",
    """Parameters of an `.entry` are in the `.param` space and take at most 4352 bytes (32764 from PTX 8.1 on sm_70
and later); an `.entry` returns nothing.""",
)

DIRECTIVE = Code(
    "PTX411",
    "directive not allowed for this function",
    """Performance directives such as `.maxntid` belong to an `.entry`, each once and with the right number of
constants; `.noreturn` belongs to a `.func` without return values. `.language` takes names or numbers of languages. Only
an `.entry` with `.minperctamemory` reads `%perctamemoryoffset` and `%perctamemorysize`.""",
)

ATTRIBUTE = Code(
    "PTX413",
    "attribute not allowed",
    """`.attribute(.managed)` goes with `.global` variables, `.attribute(.unified(a, b))` with functions and
`.global` variables.""",
)

NOT_PTX = Code(
    "PTX414",
    "no PTX",
    """The file is something else that compilers for GPUs read or write: CUDA C++, LLVM IR, SASS, a cubin, a fat binary,
an ELF file and the like. PTX is the text that `nvcc -ptx` and `cuobjdump -ptx` give; it begins with `.version`.""",
)

SOURCE_FILE = Code(
    "PTX415",
    "source of a file that has no number",
    """Each `.code_block` of a `.nv_intermediate_source_section` holds the source of a file, by its number. A `.file`
in front of it gives that number a name.""",
)

MODULES_CONFLICT = Code(
    "PTX490",
    "modules do not link",
    """Modules that are loaded together share the names that are `.visible`, `.weak`, `.common` or `.extern`. Such a
name has one strong definition in all of them (`.weak` and `.common` ones give way to it), and it is a function
everywhere or a variable everywhere.""",
)

NOT_RUNNABLE = Code(
    "PTX492",
    "kernel cannot be run",
    """The kernel, or a function that it calls, has an instruction that ptxvm checks and explains but does not execute
(`ptxvm explain --coverage` shows which pages these are), or calls a function of CUDA's device runtime that ptxvm does
not have. The other kernels of the module run; launching this one is a fault of the kind `unsupported`.""",
)

UNRESOLVED = Code(
    "PTX491",
    "symbol defined nowhere",
    """A variable is `.extern` here, and none of the modules that are loaded together defines it: load the one that
does as well, `ptxvm.load([this, other])`.""",
)
