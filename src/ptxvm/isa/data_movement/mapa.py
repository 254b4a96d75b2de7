from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SYMBOLS, TYPE
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space
from ptxvm.lanes import U32


@rule(code="PTX212", accepted="mapa.u64 %d1, sv, %r1;", rejected="mapa.u64 %d1, gv, %r1;")
def only_shared_variables_are_mapped(use: Use) -> str | None:
    """A variable given by name is one in shared memory."""
    address = use.operand("a")
    if address is None or address.space in (None, Space.SHARED):
        return None
    return f"the variable is in .{address.space.value}, not in shared memory"


@instruction(
    syntax="""
        mapa{.shared::cluster}.type  d, a, b;
        .type = { .u32, .u64, .s32, .s64 };
    """,
    since=ptx(7, 8) & sm(90),
    section="9.7.9.23",
    writing={"a": SYMBOLS, "b": SYMBOLS},
    rules=[only_shared_variables_are_mapped],
)
def mapa(warp, a: TYPE, b: U32) -> TYPE:
    """The address of the same shared variable in CTA `b` of the cluster.

    With `.shared::cluster` addresses are those of the shared space, else generic ones.
    """
    return warp.map_address(a, b)
