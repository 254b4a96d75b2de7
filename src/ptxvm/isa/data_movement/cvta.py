from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SYMBOLS
from ptxvm.isa.targets import ptx, sm

_SYNTAX = """
    .space = { .const, .global, .local, .shared{::cta, ::cluster}, .param{::entry} };
    .size = { .u32, .u64 };
"""
_NEEDS = {
    ".const": ptx(3, 1),
    ".param": ptx(7, 7) & sm(70),
    ".param::entry": ptx(8, 3) & sm(70),
    ".shared::cta": ptx(7, 8) & sm(30),
    ".shared::cluster": ptx(7, 8) & sm(90),
}


@instruction(
    syntax="cvta.space.size  p, a;" + _SYNTAX,
    since=ptx(2, 0) & sm(20),
    section="9.7.9.20",
    needs=_NEEDS,
    writing={"a": SYMBOLS},
)
def cvta(form, warp, a):
    """The generic address of a place given by its address in a state space, or of a variable."""
    return warp.convert_address(a, form.space, to_generic=True)


@instruction(
    name="cvta.to",
    syntax="cvta.to.space.size  p, a;" + _SYNTAX,
    fixed=1,
    since=ptx(2, 0) & sm(20),
    section="9.7.9.20",
    needs=_NEEDS,
)
def cvta_to(form, warp, a):
    """The address in a state space of a place given by its generic address; undefined when it lies elsewhere."""
    return warp.convert_address(a, form.space, to_generic=False)
