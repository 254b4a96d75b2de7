from ptxvm.isa.async_copy.cp_async_bulk import ORDERED, SIZE
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.ordered_scope import bulk_order_has_its_scope
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U16, U32

_SINCE = ptx(9, 1) & sm(90)


@instruction(
    name="multimem.cp.async.bulk",
    syntax="""
        multimem.cp.async.bulk{.weak}.global.shared::cta.bulk_group{.cp_mask}
            [dstMem], [srcMem], size{, byteMask};
        multimem.cp.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group{.cp_mask}.b128
            [dstMem], [srcMem], size{, byteMask};
        .scope = { .cta, .cluster, .gpu, .sys };
    """,
    fixed=3,
    since=_SINCE,
    section="9.7.9.25.4.4",
    needs={".cp_mask": sm(100)} | ORDERED,
    rules=[SIZE, bulk_order_has_its_scope],
)
def multimem_cp_async_bulk(warp, dstMem: AddressIn("dst"), srcMem: AddressIn("src"), size: U32, byteMask: U16):
    """Starts copying shared memory to the same place on every device of a multicast object.

    Completion and byte mask are as those of `cp.async.bulk` to global memory.
    """
    mask = () if byteMask is None else (byteMask,)
    warp.call_host("multimem.cp.async.bulk", warp.generic(dstMem), warp.generic(srcMem), size, *mask)


@instruction(
    name="multimem.cp.reduce.async.bulk",
    syntax="""
        multimem.cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group.logic.bits_type
            [dstMem], [srcMem], size;
        multimem.cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group.order.order_type
            [dstMem], [srcMem], size;
        multimem.cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group.add.add_type
            [dstMem], [srcMem], size;
        multimem.cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group.add.noftz.half_type
            [dstMem], [srcMem], size;
        multimem.cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group.count.u32
            [dstMem], [srcMem], size;
        .scope = { .cta, .cluster, .gpu, .sys };
        .logic = { .and, .or, .xor };
        .order = { .min, .max };
        .count = { .inc, .dec };
        .bits_type = { .b32, .b64 };
        .order_type = { .u32, .s32, .u64, .s64, .f16, .bf16 };
        .add_type = { .u32, .s32, .u64, .f32, .f64 };
        .half_type = { .f16, .bf16, .f32 };
    """,
    fixed=4,
    since=_SINCE,
    section="9.7.9.25.4.5",
    needs={".noftz.f32": ptx(9, 4)} | ORDERED,
    rules=[SIZE, bulk_order_has_its_scope],
)
def multimem_cp_reduce_async_bulk(warp, dstMem: AddressIn("dst"), srcMem: AddressIn("src"), size: U32):
    """Starts combining shared memory into the same place on every device of a multicast object."""
    warp.call_host("multimem.cp.async.bulk", warp.generic(dstMem), warp.generic(srcMem), size)
