from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressValue
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED

ADDRESS = AddressValue()


@instruction(
    syntax="""
        isspacep.space  p, a;
        .space = { .const, .global, .local, .shared{::cta, ::cluster}, .param{::entry} };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.9.19",
    needs={
        ".const": ptx(3, 1),
        ".param": ptx(7, 7) & sm(70),
        ".param::entry": ptx(8, 3) & sm(70),
        ".shared::cta": ptx(7, 8) & sm(30),
        ".shared::cluster": ptx(7, 8) & sm(90),
    },
)
def isspacep(form, warp, a: ADDRESS) -> PRED:
    """Whether the generic address `a` lies in the window of a state space.

    Kernel parameters lie in `.global` too; `.shared::cluster` holds the shared memory of all CTAs of the cluster.
    """
    return warp.in_space(a, form.space)
