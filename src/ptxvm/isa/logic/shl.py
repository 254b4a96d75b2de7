from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import U32


@instruction(
    syntax="""
        shl.type  d, a, b;
        .type = { .b16, .b32, .b64 };
    """,
    since=ALWAYS,
    section="9.7.8.8",
)
def shl(a, b: U32):
    """`a` shifted left by `b`, zeros coming in; nothing remains for the width and above."""
    return a << b
