from ptxvm.isa.data_movement.mapa import only_shared_variables_are_mapped
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SYMBOLS, TYPE
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32


@instruction(
    syntax="""
        getctarank{.shared::cluster}.type  d, a;
        .type = { .u32, .u64, .s32, .s64 };
    """,
    since=ptx(7, 8) & sm(90),
    section="9.7.9.24",
    writing={"a": SYMBOLS},
    rules=[only_shared_variables_are_mapped],
)
def getctarank(warp, a: TYPE) -> U32:
    """The rank in the cluster of the CTA whose shared memory holds the address."""
    return warp.address_rank(a)
