from ptxvm.isa.definition import instruction
from ptxvm.isa.fabric.shared.fabric import ORDER, RULES, SHARED, SINCE
from ptxvm.lanes import U16, U32, U64


@instruction(
    name="fabric.try_put",
    syntax="""
        fabric.try_put.async{.multimem}.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric
            {.sem}{.scope}.b128  [dstLeId, dstDataOff], [src], size, [bar];
        fabric.try_put.async{.multimem}.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.cp_mask
            {.sem}{.scope}.b128  [dstLeId, dstDataOff], [src], size, [bar], bytemask;
        fabric.try_put.async{.multimem}.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes
            {.sem}{.scope}.b128  [dstLeId, dstDataOff, dstCounterOff], [src], size, [bar];
    """
    + ORDER,
    fixed=2,
    since=SINCE,
    rules=RULES,
)
def fabric_try_put(
    warp, dstLeId: U32, dstDataOff: U64, dstCounterOff: U64, src: SHARED, size: U32, bar: SHARED, bytemask: U16
):
    """Prepares copying `size` bytes, a multiple of 16, from shared memory to a logical endpoint.

    `fabric.submit` sends it off. Every 16 bytes count as one at an mbarrier of `.layout::v1`, which also hears of a
    failure: then nothing is copied. With `.multimem` all devices of the endpoint are written, with `.cp_mask` only the
    bytes of every 16 that the mask names, and with `.counted::bytes` a counter there grows by the bytes written.
    """
    mask = () if bytemask is None else (bytemask,)
    warp.call_host("fabric.try_put", *dstLeId, warp.generic(src), size, warp.generic(bar), *mask)
