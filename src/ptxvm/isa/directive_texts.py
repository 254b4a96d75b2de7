"""The directives explained, by name: what they are for, what they ask of a launch, what to watch out for."""

TEXTS: dict[str, str] = {
    ".version": """The first statement of every module: the PTX version it is written in. The major number must be one
that the assembler knows; features of later versions are errors.""",
    ".target": """Follows `.version` and names the oldest architecture that the module runs on. A name that ends in
`a` fixes that very architecture, one in `f` its family. Options may follow: `debug`, the texturing mode
(`texmode_unified`, the default, or `texmode_independent`), and `map_f64_to_f32` for very old targets.""",
    ".address_size": """Follows `.target`: whether addresses have 32 or 64 bits. Without it they have 32, which no
current target supports, so that every module says 64.""",
    ".entry": """Begins a kernel: a function that the host launches. Its parameters live in the `.param` space, are
read with `ld.param` and cannot be written; they take at most 4352 bytes (32764 from PTX 8.1 on sm_70). Performance
and cluster directives stand between the parameters and the body.""",
    ".func": """Begins a function that device code calls, or declares one without a body. Parameters and return values
are `.param` variables (or `.reg` ones, which are not kept apart between calls by the ABI); `.noreturn` may
follow.""",
    ".alias": """Makes a second name for a function of the same module: both are called alike. The alias is declared
with the same signature before, has no body, and the function it stands for is not `.weak`.""",
    ".branchtargets": """Lists the labels that a `brx.idx` may go to, in the order of their indices. It has a label of
its own, by which the instruction names it, and stands in the same function.""",
    ".calltargets": """Lists the functions that an indirect call may call. It has a label, by which `call` names it.
All functions have the same signature.""",
    ".callprototype": """Gives the signature of an indirect call whose possible targets are not known. It has a label,
by which `call` names it; the parameter names in it mean nothing.""",
    ".maxnreg": """Limits the registers per thread that the assembler may use, at the price of spilling to local
memory, as `--maxrregcount` of nvcc and ptxas does for all kernels of a file. Registers are not limited here, so that
it has no effect: results are the same, and no launch is refused for want of registers.""",
    ".maxntid": """Says that the kernel is never launched with more threads in a CTA than the product of the numbers;
the assembler may then use more registers. A larger launch fails, here too.""",
    ".reqntid": """Says that the kernel is launched with exactly this CTA size. Any other launch fails, here too.""",
    ".minnctapersm": """Asks for registers to be rationed so that this many CTAs fit on a multiprocessor; goes with
`.maxntid` or `.reqntid`. Registers are not limited here, so that it has no effect.""",
    ".maxnctapersm": """The older name of `.minnctapersm`, with the same meaning. Deprecated.""",
    ".noreturn": """Says that the function does not come back to its caller. It has no return values. Coming back
nevertheless is undefined.""",
    ".pragma": """Hands strings to the compiler, for the module, a function or what follows in a body: `nounroll`,
`used_bytes_mask`, `enable_smem_spilling`, `frequency`. Unknown strings are ignored. They never change results. Here
`used_bytes_mask` alone has an effect: elements behind the last byte that is used of the vector that the next
instruction loads need not be in memory, and are 0.""",
    ".abi_preserve": """Says how many general registers the function gives back as it found them. A matter of the
calling convention of machine code; no effect here.""",
    ".abi_preserve_control": """Says how many control registers (predicates, for example) the function gives back as
it found them. A matter of the calling convention of machine code; no effect here.""",
    "@@dwarf": """Lines of DWARF debug data in very old PTX. `.section` has taken its place; it is skipped.""",
    ".section": """A section of DWARF debug data, as compilers write with `-g`: bytes, words and labels between
braces. It is read and not used.""",
    ".file": """Gives a source file a number that `.loc` refers to. A time stamp and a size may follow, both or
none.""",
    ".loc": """Says which place in the source the following instructions come from: file number, line, column; since
PTX 7.2 also the function inlined there and where. Faults and findings here name that place.""",
    ".extern": """The variable or function is defined in another module, which is linked to this one. An `.extern
.shared` array without a size is the dynamic shared memory of the launch.""",
    ".visible": """Other modules, and the host, may refer to the symbol. Kernels to be launched by name are
visible.""",
    ".weak": """Like `.visible`, but a definition that gives way: several modules may define the symbol, a visible
definition wins over weak ones, otherwise one of the weak ones is taken.""",
    ".common": """Like `.visible`, for `.global` variables that several modules declare with the same name: they share
one place, the size of the largest. An initial value may stand in one of them.""",
    ".reqnctapercluster": """The cluster size of the kernel in CTAs along each axis. A launch that names another one
fails; one that names none uses it. The grid must be a multiple of it.""",
    ".explicitcluster": """The kernel must be launched with a cluster size, or have `.reqnctapercluster`. Otherwise
the launch fails.""",
    ".maxclusterrank": """Says that clusters of the kernel never have more CTAs than this; a launch with more fails.
It cannot go with `.reqnctapercluster`.""",
    ".minperctamemory": """Asks for so many bytes of global memory for each CTA: its slice. `%perctamemoryoffset` is
its address, `%perctamemorysize` its size, which is rounded up to a multiple of 1024; only kernels with this directive
(and functions) may read them. All slices of a grid together have at most 4 GiB here.""",
    ".loc_intermediate": """Says which line of a source in an intermediate language (Tile IR) the next instruction
comes from; it stands behind the `.loc` of the instruction. Reports of faults show that line, too.""",
    ".nv_intermediate_source_section": """Holds the text of sources in an intermediate language, one in each
`.code_block`, for the files that `.loc_intermediate` names; a `.file` in front of it gives the number its name. Reports
of faults show the lines.""",
    ".language": """Names the languages that a function was written in, by name (in any case) or number: 0 unknown,
3 ptx, 4 nvvm, 5 cuda c++, 6 cuda c++ tile, 7 tile ir, 8 python-cutile, 9 fortran, 10 optix; 1 and 2 are reserved.
Reports of faults say them. The ISA has it from PTX 9.3 on; ptxas takes it in every version.""",
    ".blocksareclusters": """The grid size of a launch counts clusters and not CTAs. It needs `.reqntid` and
`.reqnctapercluster`.""",
}
