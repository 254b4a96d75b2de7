from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        discard{.global}.level  [a], size;
        .level = { .L2 };
    """,
    since=ptx(7, 4) & sm(80),
    section="9.7.9.17",
    rules=[
        constant_one_of("size", 128, accepted="discard.global.L2 [%d1], 128;", rejected="discard.global.L2 [%d1], 64;")
    ],
)
def discard(a: Address, size: int):
    """Gives up the 128 bytes at `a`: until they are written again, reading them yields anything. Here: what was
    there.
    """
