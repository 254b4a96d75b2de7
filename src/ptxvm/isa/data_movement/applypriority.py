from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.cache_line_size import cache_line_size
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        applypriority{.global}.level::eviction_priority  [a], size;
        .level::eviction_priority = { .L2::evict_normal };
    """,
    since=ptx(7, 4) & sm(80),
    section="9.7.9.16",
    rules=[cache_line_size],
)
def applypriority(a: Address, size: int):
    """Gives the 128 bytes at `a` the eviction priority named. A hint."""
