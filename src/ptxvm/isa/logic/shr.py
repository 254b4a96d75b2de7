from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import U32


@instruction(
    syntax="""
        shr.type  d, a, b;
        .type = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64 };
    """,
    since=ALWAYS,
    section="9.7.8.9",
)
def shr(a, b: U32):
    """`a` shifted right by `b`; signed types fill with the sign, others with zeros."""
    return a >> b
