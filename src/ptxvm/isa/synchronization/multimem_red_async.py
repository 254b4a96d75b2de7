from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    name="multimem.red.async",
    syntax="""
        multimem.red.async.sem.scope{.ss}.add.type  [a], b;
        .sem = { .release };
        .scope = { .gpu, .sys };
        .ss = { .global };
        .type = { .u32, .s32, .u64 };
    """,
    fixed=2,
    since=ptx(9, 3) & sm(100),
    rules=[address_registers_have_32_or_64_bits],
)
def multimem_red_async(warp, a: Address, b):
    """Adds to the same place on every device of a multicast object without waiting, atomically on each.

    The additions come after all earlier accesses of the thread.
    """
    warp.call_host("multimem.red.async", warp.generic(a), b)
