"""What pages are about that have no definition in `isa` yet, by the first name of the page.

An entry is used only while the definition is missing.
"""

UNWRITTEN: dict[str, str] = {
    "{}": """Braces make a block of statements with names of its own: registers, variables and labels declared inside
are not visible outside. Blocks may be nested and may stand wherever a statement may. They cost nothing.""",
    "@": """A guard: `@%p` before an instruction lets only those lanes execute it in which the predicate register `%p`
is true, `@!%p` those in which it is false. The other lanes keep their registers and memory as they are. Guarding
`bra` is how branches become conditional.""",
    "clmad": """Multiplies two numbers without carries, as polynomials over one bit, and adds a third one by exclusive
or.""",
    "multimem.st.async": """Writes a value to the memory of several devices at once, asynchronously.""",
    "applypriority.async.bulk": """Sets the cache priority of a block of memory, asynchronously.""",
    "applypriority.async.bulk.tensor": """Sets the cache priority of a box of a tensor, asynchronously.""",
    "spcompress": """Compresses a matrix with structured zeros to its other elements and their positions.""",
    "spdecompress": """Restores a matrix with structured zeros from its other elements and their positions.""",
    "tex": """Reads texels: coordinates in registers, filtered and converted as the texture and its sampler say, and
returned as four elements. The level of detail is the base level, an operand (`.level`) or follows from gradients
(`.grad`). Coordinates are integers (unfiltered) or floats.""",
    "tld4": """Reads one colour component (`.r`, `.g`, `.b` or `.a`) of the four texels that bilinear filtering would
mix, and returns them unmixed, for filters of one's own.""",
    "txq": """Asks for a property of a texture or sampler: width, height, depth, number of levels or samples, channel
type and order, filter and addressing modes.""",
    "istypep": """Whether a register holds an opaque reference of the given kind: `.texref`, `.samplerref` or
`.surfref`.""",
    "suld": """Reads elements of a surface as they are stored. Coordinates are integers, the x coordinate counts
bytes. What lies outside is a fault (`.trap`), the nearest element (`.clamp`) or zero (`.zero`).""",
    "sust": """Writes elements to a surface: `.b` as they are, with x counting bytes; `.p` converted to the surface's
format, with x counting elements. What lies outside is a fault (`.trap`), goes to the nearest element (`.clamp`) or is
dropped (`.zero`).""",
    "sured": """Combines a value with an element of a surface, atomically: addition, minimum, maximum, bitwise and,
or. It returns nothing.""",
    "suq": """Asks for a property of a surface: width, height, depth, channel type and order, or memory layout.""",
    "red.async": """Combines a value with one in the shared memory of another CTA of the cluster, asynchronously;
completion is reported to an mbarrier of that CTA.""",
    "multimem.red.async": """Combines a value with those in the memory of several devices, asynchronously.""",
    "mbarrier.check_layout": """Checks that a barrier object has the layout it is meant to have.""",
    "tensormap.cp_fenceproxy": """Copies a tensor map from shared to global memory and makes it visible to the tensor
map proxy, in one step.""",
    "clusterlaunchcontrol.try_cancel": """Asks to take over a cluster of the grid that has not been launched yet: its
launch is cancelled and the asking cluster does its work. The answer arrives asynchronously in shared memory.""",
    "clusterlaunchcontrol.query_cancel": """Reads the answer of `clusterlaunchcontrol.try_cancel`: whether a cluster
was taken over, and the index of its first CTA.""",
    "wmma.load": """Loads a matrix from memory into fragments: registers that together, over the lanes of a warp, hold
it in a layout that only `wmma` instructions know.""",
    "wmma.store": """Stores a result matrix from fragments to memory.""",
    "wmma.mma": """Multiplies two matrices held in fragments by a warp and adds a third one.""",
    "mma": """Multiplies two small matrices whose elements are spread over the registers of a warp in a documented
layout, and adds a third one: D = A * B + C.""",
    "ldmatrix": """Loads one, two or four matrices of 8 by 8 elements from shared memory, in the layout that `mma`
wants; lanes give the addresses of the rows.""",
    "stmatrix": """Stores one, two or four matrices of 8 by 8 elements to shared memory from the layout that `mma`
gives.""",
    "movmatrix": """Transposes a matrix of 8 by 8 elements that is spread over the registers of a warp.""",
    "mma.sp": """Like `mma` with a sparse matrix A: in each group of elements only some are kept, and metadata say
which.""",
    "wgmma.mma_async": """Multiplies matrices by a warpgroup (four warps), asynchronously: B, and A if wanted, come
from shared memory by descriptors, the result is added up in registers.""",
    "wgmma.mma_async.sp": """Like `wgmma.mma_async` with a sparse matrix A, described by metadata.""",
    "wgmma.fence": """Orders accesses to registers and shared memory before a following `wgmma.mma_async`.""",
    "wgmma.commit_group": """Closes the group of `wgmma.mma_async` started so far.""",
    "wgmma.wait_group": """Waits until at most so many of the latest groups of `wgmma.mma_async` are unfinished.""",
    "tcgen05.alloc": """Reserves columns of tensor memory (waiting for some if need be), gives them back, or gives up
the right to reserve more.""",
    "tcgen05.ld": """Loads from tensor memory into the registers of a warp, asynchronously.""",
    "tcgen05.st": """Stores from the registers of a warp to tensor memory, asynchronously.""",
    "tcgen05.wait": """Waits for the loads from or stores to tensor memory that the thread has started.""",
    "tcgen05.cp": """Copies from shared memory to tensor memory, asynchronously, decompressing elements if wanted.""",
    "tcgen05.shift": """Moves the rows of a piece of tensor memory up by one, asynchronously.""",
    "tcgen05.mma": """Multiplies matrices of shared and tensor memory by one thread's order, asynchronously, and adds
up in tensor memory.""",
    "tcgen05.mma.sp": """Like `tcgen05.mma` with a sparse matrix A.""",
    "tcgen05.mma.ws": """Like `tcgen05.mma`, keeping the matrix B in place for several multiplications.""",
    "tcgen05.mma.ws.sp": """Like `tcgen05.mma.ws` with a sparse matrix A.""",
    "tcgen05.fence": """Orders asynchronous `tcgen05` operations before or after a synchronisation between
threads.""",
    "tcgen05.commit": """Lets an mbarrier track the completion of the asynchronous `tcgen05` operations of the
thread.""",
    "vadd": """Adds, subtracts or compares two values, each a byte, half-word or word of a register, limits the result
if wanted, and combines it with a third operand or puts it into a part of it. The same page has `vsub`, `vabsdiff`,
`vmin` and `vmax`.""",
    "vshl": """Shifts a byte, half-word or word of a register left (`vshl`) or right (`vshr`), and combines the result
with a third operand or puts it into a part of it.""",
    "vmad": """Multiplies two bytes or half-words, adds a third operand, and scales and limits the result if
wanted.""",
    "vset": """Compares two bytes, half-words or words of registers: 1 or 0, combined with a third operand or put into
a part of it.""",
    "vadd2": """Two operations on half-words at once, with elements chosen from both operands: addition, subtraction,
average, absolute difference, minimum or maximum, merged with or added to a third operand.""",
    "vset2": """Two comparisons of half-words at once.""",
    "vadd4": """Four operations on bytes at once, with elements chosen from both operands: addition, subtraction,
average, absolute difference, minimum or maximum, merged with or added to a third operand.""",
    "vset4": """Four comparisons of bytes at once.""",
    "fabric.try_get": """Starts to read from the memory of another device over the fabric.""",
    "fabric.try_put": """Starts to write to the memory of another device over the fabric.""",
    "fabric.try_red": """Starts to combine values with those in the memory of another device over the fabric.""",
    "fabric.try_pullred": """Starts to combine values of several devices over the fabric and to read the result.""",
    "fabric.wait": """Waits for operations over the fabric.""",
    "fabric.submit": """Sends off the operations over the fabric that were prepared.""",
    "%perctamemoryoffset": """Where the CTA's own piece of global memory begins that `.minperctamemory` asked for.""",
    "%perctamemorysize": """The size of the CTA's own piece of global memory that `.minperctamemory` asked for.""",
    ".minperctamemory": """Asks for a piece of global memory for each CTA that runs.""",
    ".loc_intermediate": """Like `.loc`, for the text of an intermediate language between the source and PTX. It is
read and not used.""",
    ".nv_intermediate_source_section": """Holds the text of an intermediate language that `.loc_intermediate` refers
to. It is read and not used.""",
    ".language": """Names the language, and its version, that a function was written in. It is read and not used.""",
}
