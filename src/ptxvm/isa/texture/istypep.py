from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, U64


@instruction(
    syntax="""
        istypep.kind  p, a;
        .kind = { .texref, .samplerref, .surfref };
    """,
    since=ptx(4, 0) & sm(30),
    section="9.7.10.6",
)
def istypep(warp, a: U64) -> PRED:
    """Whether an opaque handle refers to a texture, a sampler or a surface; false for what is no handle."""
    return warp.call_host("istypep", a, results=(U32,))[0] != 0
