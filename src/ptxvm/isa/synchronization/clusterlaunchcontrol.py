from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32, B128, AddressIn, VectorOf
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, Lanes, const

_SINCE = ptx(8, 6) & sm(100)
_MULTICAST = (ptx(8, 6) & sm("100a", "110a", "120a")) | (ptx(8, 8) & sm("100f", "110f", "120f"))


def _first_ctaid(response) -> tuple[Lanes, Lanes, Lanes]:
    """The answer holds the indices as three words; in the fourth is 1 if the request was granted."""
    low, high = response
    return low.to(U32), (low >> 32).to(U32), high.to(U32)


@instruction(
    name="clusterlaunchcontrol.try_cancel.async",
    syntax="""
        clusterlaunchcontrol.try_cancel.async{.shared::cta}.mbarrier::complete_tx::bytes{.multicast::cluster::all}.b128
            [addr], [mbar];
    """,
    fixed=2,
    since=_SINCE,
    section="9.7.13.17",
    needs={".multicast::cluster::all": _MULTICAST},
)
def clusterlaunchcontrol_try_cancel(warp, addr: AddressIn("space"), mbar: AddressIn("space")):
    """Asks to take over the work of a cluster that has not started yet; the answer is written later.

    The answer has 16 bytes, which are counted at the mbarrier. With `.multicast::cluster::all` all CTAs of the cluster
    receive it, each at the same place in its shared memory, and the mbarrier at the same place counts it.
    """
    warp.call_host("clusterlaunchcontrol.try_cancel", warp.generic(addr), warp.generic(mbar))


@instruction(
    name="clusterlaunchcontrol.query_cancel",
    syntax="clusterlaunchcontrol.query_cancel.is_canceled.pred.b128  p, response;",
    fixed=1,
    since=_SINCE,
    section="9.7.13.18",
)
def clusterlaunchcontrol_is_canceled(response: B128) -> PRED:
    """Whether a request was granted: the cluster will not start."""
    return response[1] >> 32 != 0


@instruction(
    name="clusterlaunchcontrol.query_cancel",
    syntax="clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128  d, response;",
    fixed=1,
    since=_SINCE,
    section="9.7.13.18",
)
def clusterlaunchcontrol_first_ctaid(response: B128) -> VectorOf("b32", lambda form: 4):
    """The indices of the first CTA of the cluster that was taken over; the fourth element is unspecified."""
    return *_first_ctaid(response), const(U32, 0)


@instruction(
    name="clusterlaunchcontrol.query_cancel",
    syntax="""
        clusterlaunchcontrol.query_cancel.dimension.b32.b128  d, response;
        .dimension = { .get_first_ctaid::x, .get_first_ctaid::y, .get_first_ctaid::z };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.13.18",
)
def clusterlaunchcontrol_first_ctaid_of(form, response: B128) -> B32:
    """One index of the first CTA of the cluster that was taken over."""
    return _first_ctaid(response)["xyz".index(form.dimension.value[-1])]
