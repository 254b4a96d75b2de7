from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import B8, SINK, AddressIn
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_one_of
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.synchronization.shared import mbarrier_word as words
from ptxvm.isa.synchronization.shared.mbarrier_access import change, has_reports, wait, wait_for_state
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, U64, const

BARRIER = AddressIn("space")
ONE = const(U32, 1)
_SINCE = ptx(7, 0) & sm(80)
_TRANSACTIONS = ptx(8, 0) & sm(90)
_RELAXED = ptx(8, 6) & sm(90)
_LAYOUTS = ptx(9, 3) & sm(90)
_MULTICAST = {".multicast::cluster::32b": ptx(9, 4) & sm("107a", "107f")}
_NEEDS = {".shared::cta": ptx(7, 8), ".shared::cluster": ptx(8, 0) & sm(90), ".cluster": ptx(7, 8) & sm(90)}
_CHANGE_NEEDS = _NEEDS | _MULTICAST
_ARRIVAL_NEEDS = _CHANGE_NEEDS | {".release": ptx(8, 0), ".relaxed": _RELAXED}
_WAIT_NEEDS = _NEEDS | {
    ".acquire": ptx(8, 0),
    ".relaxed": _RELAXED,
    ".phase_type::primary": _LAYOUTS,
    ".phase_type::conditional": _LAYOUTS,
}
_SCOPES = """
    .scope = { .cta, .cluster };
"""
_ARRIVAL = (
    """
    .space = { .shared, .shared::cta, .shared::cluster };
    .sem = { .release, .relaxed };
"""
    + _SCOPES
)
_OWN = (
    """
    .space = { .shared, .shared::cta };
    .sem = { .acquire, .relaxed };
    .primary = { .phase_type::primary };
"""
    + _SCOPES
)
_REPORT = {"reportPredicate": SINK}
_LIMIT = (1 << 20) - 1
_PARITY = constant_one_of(
    "phaseParity",
    0,
    1,
    accepted="mbarrier.test_wait.parity.shared.b64 %p1, [%r1], 1;",
    rejected="mbarrier.test_wait.parity.shared.b64 %p1, [%r1], 2;",
)
_COUNT = constant_in_range(
    "count",
    low=1,
    high=_LIMIT,
    accepted="mbarrier.init.shared.b64 [%r1], 32;",
    rejected="mbarrier.init.shared.b64 [%r1], 0;",
)


@rule(
    code="PTX209",
    accepted="mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1];",
    rejected="mbarrier.arrive.release.cluster.shared::cluster.b64 %d1, [%r1];",
)
def remote_arrival_returns_nothing(use: Use) -> str | None:
    """An arrival at the mbarrier of another CTA of the cluster yields no state."""
    state = use.operand("state")
    if use.form.spelling("space") != "shared::cluster" or state is None or state.is_sink:
        return None
    return "an arrival in `.shared::cluster` returns no state: write `_`"


_ARRIVAL_RULES = [remote_arrival_returns_nothing]


def _counts(form: Form) -> bool:
    return any(plan.name == "count" for plan in form.operands)


_COUNTED = Requirement("an arrival with a count", _counts, ptx(7, 8) & sm(90))


@instruction(
    name="mbarrier.init",
    syntax="""
        mbarrier.init{.layout}{.space}.b64  [addr], count;
        .layout = { .layout::v0, .layout::v1 };
        .space = { .shared, .shared::cta };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.9",
    needs=_NEEDS | {".layout::v0": _LAYOUTS, ".layout::v1": _LAYOUTS},
    rules=[_COUNT],
)
def mbarrier_init(form, warp, addr: BARRIER, count: U32):
    """Makes an mbarrier of eight bytes of shared memory; each of its phases expects `count` arrivals.

    One of `.layout::v1` also keeps what operations report of a phase, and counts up to 511 arrivals.
    """
    layout = (const(U32, 1),) if form.has("layout::v1") else ()
    warp.call_host("mbarrier.init", warp.generic(addr), count, *layout)


@instruction(
    name="mbarrier.inval",
    syntax="""
        mbarrier.inval{.space}.b64  [addr];
        .space = { .shared, .shared::cta };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.10",
    needs=_NEEDS,
)
def mbarrier_inval(warp, addr: BARRIER):
    """Ends the life of an mbarrier; its memory can be used for something else."""
    warp.call_host("mbarrier.inval", warp.generic(addr))


@instruction(
    name="mbarrier.expect_tx",
    syntax="""
        mbarrier.expect_tx{.space}.b64  [addr], txCount;
        mbarrier.expect_tx.relaxed.scope{.space}.b64  [addr], txCount;
        mbarrier.expect_tx{.shared::cluster}.multicast::cluster::32b.b64  [addr], txCount, ctaMask;
        mbarrier.expect_tx.relaxed.scope{.shared::cluster}.multicast::cluster::32b.b64  [addr], txCount, ctaMask;
        .space = { .shared, .shared::cta, .shared::cluster };
    """
    + _SCOPES,
    fixed=1,
    since=_TRANSACTIONS,
    section="9.7.13.15.11",
    needs=_CHANGE_NEEDS,
)
def mbarrier_expect_tx(form, warp, addr: BARRIER, txCount: U32, ctaMask: U32):
    """The current phase waits for `txCount` bytes more of asynchronous copies."""
    change(form, warp, addr, words.expect, txCount, want=False, ctas=ctaMask)


@instruction(
    name="mbarrier.complete_tx",
    syntax="""
        mbarrier.complete_tx{.space}.b64  [addr], txCount;
        mbarrier.complete_tx.relaxed.scope{.space}.b64  [addr], txCount;
        mbarrier.complete_tx{.shared::cluster}.multicast::cluster::32b.b64  [addr], txCount, ctaMask;
        mbarrier.complete_tx.relaxed.scope{.shared::cluster}.multicast::cluster::32b.b64  [addr], txCount, ctaMask;
        .space = { .shared, .shared::cta, .shared::cluster };
    """
    + _SCOPES,
    fixed=1,
    since=_TRANSACTIONS,
    section="9.7.13.15.12",
    needs=_CHANGE_NEEDS,
)
def mbarrier_complete_tx(form, warp, addr: BARRIER, txCount: U32, ctaMask: U32):
    """Counts `txCount` bytes as arrived, as a completed asynchronous copy does."""
    change(form, warp, addr, words.complete, txCount, want=False, ctas=ctaMask)


@instruction(
    name="mbarrier.arrive",
    syntax="""
        mbarrier.arrive{.space}.b64  state, [addr];
        mbarrier.arrive{.space}.b64  state, [addr], count;
        mbarrier.arrive.sem.scope{.space}.b64  state, [addr];
        mbarrier.arrive.sem.scope{.space}.b64  state, [addr], count;
        mbarrier.arrive{.shared::cluster}.multicast::cluster::32b.b64  state, [addr]{, count}, ctaMask;
        mbarrier.arrive.sem.scope{.shared::cluster}.multicast::cluster::32b.b64  state, [addr]{, count}, ctaMask;
    """
    + _ARRIVAL,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.13",
    needs=_ARRIVAL_NEEDS,
    requires=[_COUNTED],
    rules=_ARRIVAL_RULES,
    writing={"state": SINK},
)
def mbarrier_arrive(form, warp, addr: BARRIER, count: U32, ctaMask: U32) -> U64:
    """Arrives (`count` times) at the current phase and yields its state, for a later `test_wait` or `try_wait`.

    The phase ends when all expected arrivals have come and no bytes are pending.
    """
    return change(form, warp, addr, words.arrive, ONE if count is None else count, ctas=ctaMask)


@instruction(
    name="mbarrier.arrive.expect_tx",
    syntax="""
        mbarrier.arrive.expect_tx{.space}.b64  state, [addr], txCount;
        mbarrier.arrive.expect_tx.sem.scope{.space}.b64  state, [addr], txCount;
        mbarrier.arrive.expect_tx{.shared::cluster}.multicast::cluster::32b.b64  state, [addr], txCount, ctaMask;
        mbarrier.arrive.expect_tx.sem.scope{.shared::cluster}.multicast::cluster::32b.b64
            state, [addr], txCount, ctaMask;
    """
    + _ARRIVAL,
    fixed=2,
    since=_TRANSACTIONS,
    section="9.7.13.15.13",
    needs=_ARRIVAL_NEEDS,
    rules=_ARRIVAL_RULES,
    writing={"state": SINK},
)
def mbarrier_arrive_expect_tx(form, warp, addr: BARRIER, txCount: U32, ctaMask: U32) -> U64:
    """`expect_tx`, then one arrival."""
    return change(form, warp, addr, words.expect_and_arrive, txCount, ctas=ctaMask)


@instruction(
    name="mbarrier.arrive.noComplete",
    syntax="""
        mbarrier.arrive.noComplete{.space}.b64  state, [addr], count;
        mbarrier.arrive.noComplete.release.cta{.space}.b64  state, [addr], count;
    """
    + _OWN,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.13",
    needs=_ARRIVAL_NEEDS,
    rules=[_COUNT],
    writing={"state": SINK},
)
def mbarrier_arrive_no_complete(form, warp, addr: BARRIER, count: U32) -> U64:
    """Arrivals that do not end the phase; undefined if they would."""
    return words.countable(change(form, warp, addr, words.arrive_without_completion, count))


@instruction(
    name="mbarrier.arrive_drop",
    syntax="""
        mbarrier.arrive_drop{.space}.b64  state, [addr];
        mbarrier.arrive_drop{.space}.b64  state, [addr], count;
        mbarrier.arrive_drop.sem.scope{.space}.b64  state, [addr];
        mbarrier.arrive_drop.sem.scope{.space}.b64  state, [addr], count;
        mbarrier.arrive_drop{.shared::cluster}.multicast::cluster::32b.b64  state, [addr]{, count}, ctaMask;
        mbarrier.arrive_drop.sem.scope{.shared::cluster}.multicast::cluster::32b.b64  state, [addr]{, count}, ctaMask;
    """
    + _ARRIVAL,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.14",
    needs=_ARRIVAL_NEEDS,
    requires=[_COUNTED],
    rules=_ARRIVAL_RULES,
    writing={"state": SINK},
)
def mbarrier_arrive_drop(form, warp, addr: BARRIER, count: U32, ctaMask: U32) -> U64:
    """Arrives, and lowers the number of arrivals that later phases expect."""
    return change(form, warp, addr, words.drop, ONE if count is None else count, ctas=ctaMask)


@instruction(
    name="mbarrier.arrive_drop.expect_tx",
    syntax="""
        mbarrier.arrive_drop.expect_tx{.space}.b64  state, [addr], txCount;
        mbarrier.arrive_drop.expect_tx.sem.scope{.space}.b64  state, [addr], txCount;
        mbarrier.arrive_drop.expect_tx{.shared::cluster}.multicast::cluster::32b.b64  state, [addr], txCount, ctaMask;
        mbarrier.arrive_drop.expect_tx.sem.scope{.shared::cluster}.multicast::cluster::32b.b64
            state, [addr], txCount, ctaMask;
    """
    + _ARRIVAL,
    fixed=2,
    since=_TRANSACTIONS,
    section="9.7.13.15.14",
    needs=_ARRIVAL_NEEDS,
    rules=_ARRIVAL_RULES,
    writing={"state": SINK},
)
def mbarrier_arrive_drop_expect_tx(form, warp, addr: BARRIER, txCount: U32, ctaMask: U32) -> U64:
    """`expect_tx`, then one arrival that later phases no longer expect."""
    return change(form, warp, addr, words.expect_and_drop, txCount, ctas=ctaMask)


@instruction(
    name="mbarrier.arrive_drop.noComplete",
    syntax="""
        mbarrier.arrive_drop.noComplete{.space}.b64  state, [addr], count;
        mbarrier.arrive_drop.noComplete.release.cta{.space}.b64  state, [addr], count;
    """
    + _OWN,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.14",
    needs=_ARRIVAL_NEEDS,
    rules=[_COUNT],
    writing={"state": SINK},
)
def mbarrier_arrive_drop_no_complete(form, warp, addr: BARRIER, count: U32) -> U64:
    """Dropping arrivals that do not end the phase."""
    return words.countable(change(form, warp, addr, words.drop_without_completion, count))


@instruction(
    name="mbarrier.test_wait",
    syntax="""
        mbarrier.test_wait{.space}.b64  waitComplete, [addr], state;
        mbarrier.test_wait.sem.scope{.space}.b64  waitComplete, [addr], state;
        mbarrier.test_wait.primary{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], state;
        mbarrier.test_wait.primary.sem.scope{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], state;
    """
    + _OWN,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
    writing=_REPORT,
)
def mbarrier_test_wait(form, warp, addr: BARRIER, state: U64) -> (PRED, PRED, B8):
    """Whether the phase that `state` belongs to has ended; does not wait.

    With `.phase_type::primary` also what operations have reported of that phase: whether they have, and a value.
    """
    return wait_for_state(form, warp, addr, state)


@instruction(
    name="mbarrier.test_wait.parity",
    syntax="""
        mbarrier.test_wait.parity{.space}.b64  waitComplete, [addr], phaseParity;
        mbarrier.test_wait.parity.sem.scope{.space}.b64  waitComplete, [addr], phaseParity;
        mbarrier.test_wait.parity.phase_type::conditional{.space}.b64  waitComplete, [addr], phaseParity;
        mbarrier.test_wait.parity.phase_type::conditional.sem.scope{.space}.b64
            waitComplete, [addr], phaseParity;
        mbarrier.test_wait.parity.primary{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], phaseParity;
        mbarrier.test_wait.parity.primary.sem.scope{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], phaseParity;
    """
    + _OWN,
    fixed=2,
    since=ptx(7, 1) & sm(80),
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
    rules=[_PARITY],
    writing=_REPORT,
)
def mbarrier_test_wait_parity(form, warp, addr: BARRIER, phaseParity: U32) -> (PRED, PRED, B8):
    """Whether the latest phase of this parity (0: even) has ended; does not wait.

    With `.phase_type::primary` also what operations have reported of that phase, with `.phase_type::conditional`
    whether the conditional phase has ended: that one only advances when nothing was reported.
    """
    return wait(form, warp, addr, phaseParity & 1)


@instruction(
    name="mbarrier.try_wait",
    syntax="""
        mbarrier.try_wait{.space}.b64  waitComplete, [addr], state{, suspendTimeHint};
        mbarrier.try_wait.sem.scope{.space}.b64  waitComplete, [addr], state{, suspendTimeHint};
        mbarrier.try_wait.primary{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], state{, suspendTimeHint};
        mbarrier.try_wait.primary.sem.scope{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], state{, suspendTimeHint};
    """
    + _OWN,
    fixed=1,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
    writing=_REPORT,
)
def mbarrier_try_wait(form, warp, addr: BARRIER, state: U64, suspendTimeHint: U32) -> (PRED, PRED, B8):
    """As `test_wait`, but may suspend the thread for some time until the phase ends."""
    return wait_for_state(form, warp, addr, state)


@instruction(
    name="mbarrier.try_wait.parity",
    syntax="""
        mbarrier.try_wait.parity{.space}.b64  waitComplete, [addr], phaseParity{, suspendTimeHint};
        mbarrier.try_wait.parity.sem.scope{.space}.b64  waitComplete, [addr], phaseParity{, suspendTimeHint};
        mbarrier.try_wait.parity.phase_type::conditional{.space}.b64
            waitComplete, [addr], phaseParity{, suspendTimeHint};
        mbarrier.try_wait.parity.phase_type::conditional.sem.scope{.space}.b64
            waitComplete, [addr], phaseParity{, suspendTimeHint};
        mbarrier.try_wait.parity.primary{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], phaseParity{, suspendTimeHint};
        mbarrier.try_wait.parity.primary.sem.scope{.space}.b64
            waitComplete[|reportPredicate]{, reportValue}, [addr], phaseParity{, suspendTimeHint};
    """
    + _OWN,
    fixed=2,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
    rules=[_PARITY],
    writing=_REPORT,
)
def mbarrier_try_wait_parity(form, warp, addr: BARRIER, phaseParity: U32, suspendTimeHint: U32) -> (PRED, PRED, B8):
    """As `test_wait.parity`, but may suspend the thread for some time until the phase ends."""
    return wait(form, warp, addr, phaseParity & 1)


@instruction(
    name="mbarrier.pending_count",
    syntax="mbarrier.pending_count{.layout::v0}.b64  count, state;",
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.17",
    needs={".layout::v0": _LAYOUTS},
)
def mbarrier_pending_count(warp, state: U64) -> U32:
    """The number of arrivals that were still missing when an arrival with `.noComplete` returned `state`.

    Only states of mbarriers of `.layout::v0` tell it.
    """
    warp.call_host("mbarrier.no_state", state, when=~words.is_countable(state))
    return words.pending(state).to(U32)


@instruction(
    name="mbarrier.check_layout",
    syntax="""
        mbarrier.check_layout.layout{.space}.b64  p, [addr];
        .layout = { .layout::v0, .layout::v1 };
        .space = { .shared, .shared::cta };
    """,
    fixed=1,
    since=_LAYOUTS,
    ignored=("cta", "cluster", "gpu", "sys"),
)
def mbarrier_check_layout(form, warp, addr: BARRIER) -> PRED:
    """Whether the mbarrier was made with this layout. ptxas takes `.shared` without `::cta` too."""
    return has_reports(warp, addr) == form.has("layout::v1")
