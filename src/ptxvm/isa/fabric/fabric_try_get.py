from ptxvm.isa.definition import instruction
from ptxvm.isa.fabric.shared.fabric import ORDER, RULES, SHARED, SINCE
from ptxvm.lanes import U32, U64


@instruction(
    name="fabric.try_get",
    syntax="""
        fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric{.sem}{.scope}.b128
            [dst], [srcLeId, srcDataOff], size, [bar];
    """
    + ORDER,
    fixed=2,
    since=SINCE,
    rules=RULES,
)
def fabric_try_get(warp, dst: SHARED, srcLeId: U32, srcDataOff: U64, size: U32, bar: SHARED):
    """Prepares copying `size` bytes, a multiple of 16, from a logical endpoint to shared memory.

    `fabric.submit` sends it off. The bytes are counted at an mbarrier of `.layout::v1`, which also hears of a failure:
    then nothing is copied.
    """
    endpoint, offset = srcLeId
    warp.call_host("fabric.try_get", warp.generic(dst), endpoint, offset, size, warp.generic(bar))
