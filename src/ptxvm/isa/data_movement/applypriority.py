from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        applypriority{.global}.level::eviction_priority  [a], size;
        .level::eviction_priority = { .L2::evict_normal };
    """,
    since=ptx(7, 4) & sm(80),
    section="9.7.9.16",
    rules=[
        constant_one_of(
            "size",
            128,
            accepted="applypriority.global.L2::evict_normal [%d1], 128;",
            rejected="applypriority.global.L2::evict_normal [%d1], 64;",
        )
    ],
)
def applypriority(a: Address, size: int):
    """Gives the 128 bytes at `a` the eviction priority named. A hint."""
