from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, U64


@rule(code="PTX203", accepted="istypep.texref %p1, %d1;", rejected="istypep.texref %p1, tx+0;")
def handle_is_no_variable(use: Use) -> str | None:
    """What is asked about is in a register: the address of a variable tells it by itself."""
    given = use.operand("a")
    return None if given is None or given.space is None else "operand `a` is the address of a variable, not a register"


@instruction(
    syntax="""
        istypep.kind  p, a;
        .kind = { .texref, .samplerref, .surfref };
    """,
    since=ptx(4, 0) & sm(30),
    section="9.7.10.6",
    rules=[handle_is_no_variable],
)
def istypep(warp, a: U64) -> PRED:
    """Whether an opaque handle refers to a texture, a sampler or a surface; false for what is no handle."""
    return warp.call_host("istypep", a, results=(U32,))[0] != 0
