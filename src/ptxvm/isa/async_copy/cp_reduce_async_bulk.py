from ptxvm.isa.async_copy.cp_async_bulk import ORDERED
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.constant_operand import constant_multiple
from ptxvm.isa.rules.ordered_scope import bulk_order_has_its_scope
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space
from ptxvm.lanes import U32

_SIZE = constant_multiple(
    "size",
    16,
    accepted="cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%d1], [%r1], 32;",
    rejected="cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%d1], [%r1], 24;",
)


@instruction(
    name="cp.reduce.async.bulk",
    syntax="""
        cp.reduce.async.bulk{.relaxed}{.scope}.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.logic.b32
            [dstMem], [srcMem], size, [mbar];
        cp.reduce.async.bulk{.relaxed}{.scope}.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.order.order_type
            [dstMem], [srcMem], size, [mbar];
        cp.reduce.async.bulk{.relaxed}{.scope}.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.add_type
            [dstMem], [srcMem], size, [mbar];
        cp.reduce.async.bulk{.relaxed}{.scope}.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.count.u32
            [dstMem], [srcMem], size, [mbar];
        cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group{.level::cache_hint}.logic.bits_type
            [dstMem], [srcMem], size{, cache-policy};
        cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group{.level::cache_hint}.order.global_order_type
            [dstMem], [srcMem], size{, cache-policy};
        cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group{.level::cache_hint}.add.global_add_type
            [dstMem], [srcMem], size{, cache-policy};
        cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group{.level::cache_hint}.add.noftz.half_type
            [dstMem], [srcMem], size{, cache-policy};
        cp.reduce.async.bulk{.relaxed}{.scope}.global.shared::cta.bulk_group{.level::cache_hint}.count.u32
            [dstMem], [srcMem], size{, cache-policy};
        .scope = { .cta, .cluster, .gpu, .sys };
        .logic = { .and, .or, .xor };
        .order = { .min, .max };
        .count = { .inc, .dec };
        .bits_type = { .b32, .b64 };
        .order_type = { .u32, .s32 };
        .add_type = { .u32, .s32, .u64 };
        .global_order_type = { .u32, .s32, .u64, .s64, .f16, .bf16 };
        .global_add_type = { .u32, .s32, .u64, .f32, .f64 };
        .half_type = { .f16, .bf16, .f32 };
        .level::cache_hint = { .L2::cache_hint };
    """,
    fixed=3,
    since=ptx(8, 0) & sm(90),
    section="9.7.9.25.4.2",
    needs={".noftz.f32": ptx(9, 4)} | ORDERED,
    rules=[_SIZE, bulk_order_has_its_scope],
)
def cp_reduce_async_bulk(
    warp, dstMem: AddressIn("dst"), srcMem: AddressIn("src"), size: U32, mbar: AddressIn(Space.SHARED)
):
    """Starts combining an array in shared memory into one in the cluster's shared memory or in global memory.

    Each element of the destination is replaced by the operation of itself and the source's element, atomically. The
    completion is signalled as that of `cp.async.bulk`.
    """
    places = warp.generic(dstMem), warp.generic(srcMem)
    if mbar is None:
        warp.call_host("cp.reduce.async.bulk.store", *places, size)
    else:
        warp.call_host("cp.async.bulk.push", *places, size, warp.generic(mbar))
