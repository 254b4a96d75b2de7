from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.cache_line_size import cache_line_size
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        discard{.global}.level  [a], size;
        .level = { .L2 };
    """,
    since=ptx(7, 4) & sm(80),
    section="9.7.9.17",
    rules=[cache_line_size],
)
def discard(a: Address, size: int):
    """Gives up the 128 bytes at `a`: until they are written again, reading them yields anything. Here: what was
    there.
    """
