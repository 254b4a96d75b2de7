from ptxvm.isa.async_copy.cp_async_bulk import SPARSE, cta_mask
from ptxvm.isa.definition import instruction
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.matrix.shared.tensor_memory import (
    GROUPS,
    MATRIX_FORMATS,
    NOT_IN_FAMILIES,
    TENSOR_CORE,
    TENSOR_MEMORY,
    columns_are_a_power_of_two,
    tensor_memory_has_32_bit_addresses,
)
from ptxvm.isa.operands import AddressIn, Fixed
from ptxvm.isa.targets import ptx
from ptxvm.lanes import U32, U64


@instruction(
    name="tcgen05.alloc",
    syntax="tcgen05.alloc{.exclusive}.cta_group.sync.aligned{.shared::cta}.b32  [dst], nCols;" + GROUPS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.7.1",
    needs={".exclusive": ptx(9, 4)},
    rules=[columns_are_a_power_of_two],
    ignored=MATRIX_FORMATS,
)
def tcgen05_alloc(warp, dst: AddressIn("space"), nCols: U32):
    """Reserves columns of tensor memory and writes their address to shared memory; waits until some are free.

    With `.cta_group::2` a warp of each CTA of the pair does it, and both get the same columns. With `.exclusive` it
    waits until nothing is allocated, and other allocations wait until its columns, any multiple of 32 up to 512, or
    576 on sm_107, are given back.
    """
    warp.converge(ALL_LANES)
    (done,) = warp.call_host("tcgen05.alloc", warp.generic(dst), nCols, results=(U32,))
    warp.suspend_unless(done != 0)


@instruction(
    name="tcgen05.dealloc",
    syntax="tcgen05.dealloc{.exclusive}.cta_group.sync.aligned.b32  taddr, nCols;" + GROUPS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.7.1",
    needs={".exclusive": ptx(9, 4)},
    rules=[columns_are_a_power_of_two],
    ignored=MATRIX_FORMATS,
)
def tcgen05_dealloc(warp, taddr: U32, nCols: U32):
    """Gives columns of tensor memory back; with `.exclusive` those that `tcgen05.alloc.exclusive` reserved."""
    warp.converge(ALL_LANES)
    warp.call_host("tcgen05.dealloc", taddr, nCols)


@instruction(
    name="tcgen05.relinquish_alloc_permit",
    syntax="tcgen05.relinquish_alloc_permit.cta_group.sync.aligned;" + GROUPS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.7.1",
    ignored=MATRIX_FORMATS,
)
def tcgen05_relinquish_alloc_permit(warp):
    """Promises that the CTA will not reserve tensor memory again."""
    warp.converge(ALL_LANES)
    warp.call_host("tcgen05.relinquish_alloc_permit")


@instruction(
    name="tcgen05.wait",
    syntax="""
        tcgen05.operation.sync.aligned;
        .operation = { .wait::ld, .wait::st };
    """,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.8.5",
    ignored=MATRIX_FORMATS,
)
def tcgen05_wait(form, warp):
    """Waits until the thread's loads from, or stores to, tensor memory are complete."""
    warp.converge(ALL_LANES)
    if form.has("wait::st"):
        warp.call_host("tcgen05.wait::st", when=warp.asynchronous_pending())


@instruction(
    name="tcgen05.cp",
    syntax="""
        tcgen05.cp.cta_group.shape  [taddr], s-desc;
        tcgen05.cp.cta_group.shape.b8x16.src_fmt  [taddr], s-desc;
        tcgen05.cp.cta_group.64x128b.halves  [taddr], s-desc;
        tcgen05.cp.cta_group.64x128b.halves.b8x16.src_fmt  [taddr], s-desc;
        tcgen05.cp.cta_group.32x128b.warpx4  [taddr], s-desc;
        tcgen05.cp.cta_group.32x128b.warpx4.b8x16.src_fmt  [taddr], s-desc;
        .shape = { .128x256b, .4x256b, .128x128b };
        .halves = { .warpx2::02_13, .warpx2::01_23 };
        .src_fmt = { .b6x16_p32, .b4x16_p64 };
    """
    + GROUPS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.9.2",
    rules=[tensor_memory_has_32_bit_addresses],
)
def tcgen05_cp(warp, taddr: TENSOR_MEMORY, s_desc: U64):
    """Starts copying a matrix from shared to tensor memory, to the parts of several warps if asked.

    Narrow floats can be unpacked to bytes on the way.
    """
    warp.call_host("tcgen05.cp", warp.generic(taddr), s_desc)


@instruction(
    name="tcgen05.shift",
    syntax="tcgen05.shift.cta_group.down  [taddr];" + GROUPS,
    fixed=1,
    since=TENSOR_CORE & NOT_IN_FAMILIES,
    section="9.7.16.9.3",
    rules=[tensor_memory_has_32_bit_addresses],
    ignored=MATRIX_FORMATS,
)
def tcgen05_shift(warp, taddr: TENSOR_MEMORY):
    """Starts moving 8 columns of 31 lanes by one lane: each receives what the next one holds."""
    warp.call_host("tcgen05.shift", warp.generic(taddr))


@instruction(
    name="tcgen05.fence",
    syntax="""
        tcgen05.kind;
        .kind = { .fence::before_thread_sync, .fence::after_thread_sync };
    """,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.11.1",
    ignored=MATRIX_FORMATS,
)
def tcgen05_fence():
    """Orders tensor core operations with a synchronisation between threads that comes after or before.

    It changes nothing here, where the operations that the tensor core does by itself complete in the order of issue.
    """


@instruction(
    name="tcgen05.commit",
    syntax="""
        tcgen05.commit.cta_group.mbarrier::arrive::one{.restrict}{.shared::cluster}{.multicast::cluster}.b64
            [mbar]{, ctaMask};
        tcgen05.commit.cta_group.mbarrier::arrive::one{.restrict}{.shared::cluster}.sized_multicast.b64
            [mbar], ctaMask;
        .restrict = { .sync_restrict::shared::read::mma::a };
        .sized_multicast = { .multicast::cluster::16b, .multicast::cluster::32b };
    """
    + GROUPS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.12.1",
    needs={
        ".sync_restrict::shared::read::mma::a": ptx(9, 4) & SPARSE,
        ".multicast::cluster::16b": ptx(9, 4),
        ".multicast::cluster::32b": ptx(9, 4) & SPARSE,
    },
    ignored=MATRIX_FORMATS,
)
def tcgen05_commit(warp, mbar: AddressIn("space"), ctaMask: Fixed(cta_mask)):
    """Makes the end of all tensor core operations that the thread has started arrive at an mbarrier.

    With `.multicast::cluster` at the mbarriers at the same place in all CTAs whose bit is set in `ctaMask`. With
    `.sync_restrict::shared::read::mma::a` it is enough that products have read `a`; here it arrives when they are done.
    """
    masks = () if ctaMask is None else (ctaMask.to(U32),)
    warp.call_host("tcgen05.commit", warp.generic(mbar), *masks)
