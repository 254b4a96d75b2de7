from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import SINK, AddressIn
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_one_of
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.synchronization.shared import mbarrier_word as words
from ptxvm.isa.synchronization.shared.mbarrier_access import change, wait, wait_for_state
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, U64, const

BARRIER = AddressIn("space")
ONE = const(U32, 1)
_SINCE = ptx(7, 0) & sm(80)
_TRANSACTIONS = ptx(8, 0) & sm(90)
_RELAXED = ptx(8, 6) & sm(90)
_NEEDS = {".shared::cta": ptx(7, 8), ".shared::cluster": ptx(8, 0) & sm(90), ".cluster": ptx(7, 8) & sm(90)}
_ARRIVAL_NEEDS = _NEEDS | {".release": ptx(8, 0), ".relaxed": _RELAXED}
_WAIT_NEEDS = _NEEDS | {".acquire": ptx(8, 0), ".relaxed": _RELAXED}
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
"""
    + _SCOPES
)
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
        mbarrier.init{.space}.b64  [addr], count;
        .space = { .shared, .shared::cta };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.9",
    needs=_NEEDS,
    rules=[_COUNT],
)
def mbarrier_init(warp, addr: BARRIER, count: U32):
    """Makes an mbarrier of eight bytes of shared memory; each of its phases expects `count` arrivals."""
    warp.call_host("mbarrier.init", warp.generic(addr), count)


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
        .space = { .shared, .shared::cta, .shared::cluster };
    """
    + _SCOPES,
    fixed=1,
    since=_TRANSACTIONS,
    section="9.7.13.15.11",
    needs=_NEEDS,
)
def mbarrier_expect_tx(form, warp, addr: BARRIER, txCount: U32):
    """The current phase waits for `txCount` bytes more of asynchronous copies."""
    change(form, warp, addr, words.expect, txCount, want=False)


@instruction(
    name="mbarrier.complete_tx",
    syntax="""
        mbarrier.complete_tx{.space}.b64  [addr], txCount;
        mbarrier.complete_tx.relaxed.scope{.space}.b64  [addr], txCount;
        .space = { .shared, .shared::cta, .shared::cluster };
    """
    + _SCOPES,
    fixed=1,
    since=_TRANSACTIONS,
    section="9.7.13.15.12",
    needs=_NEEDS,
)
def mbarrier_complete_tx(form, warp, addr: BARRIER, txCount: U32):
    """Counts `txCount` bytes as arrived, as a completed asynchronous copy does."""
    change(form, warp, addr, words.complete, txCount, want=False)


@instruction(
    name="mbarrier.arrive",
    syntax="""
        mbarrier.arrive{.space}.b64  state, [addr];
        mbarrier.arrive{.space}.b64  state, [addr], count;
        mbarrier.arrive.sem.scope{.space}.b64  state, [addr];
        mbarrier.arrive.sem.scope{.space}.b64  state, [addr], count;
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
def mbarrier_arrive(form, warp, addr: BARRIER, count: U32) -> U64:
    """Arrives (`count` times) at the current phase and yields its state, for a later `test_wait` or `try_wait`.

    The phase ends when all expected arrivals have come and no bytes are pending.
    """
    return change(form, warp, addr, words.arrive, ONE if count is None else count)


@instruction(
    name="mbarrier.arrive.expect_tx",
    syntax="""
        mbarrier.arrive.expect_tx{.space}.b64  state, [addr], txCount;
        mbarrier.arrive.expect_tx.sem.scope{.space}.b64  state, [addr], txCount;
    """
    + _ARRIVAL,
    fixed=2,
    since=_TRANSACTIONS,
    section="9.7.13.15.13",
    needs=_ARRIVAL_NEEDS,
    rules=_ARRIVAL_RULES,
    writing={"state": SINK},
)
def mbarrier_arrive_expect_tx(form, warp, addr: BARRIER, txCount: U32) -> U64:
    """`expect_tx`, then one arrival."""
    return change(form, warp, addr, words.expect_and_arrive, txCount)


@instruction(
    name="mbarrier.arrive.noComplete",
    syntax="""
        mbarrier.arrive.noComplete{.space}.b64  state, [addr], count;
        mbarrier.arrive.noComplete.release.cta{.space}.b64  state, [addr], count;
    """
    + _OWN,
    fixed=2,
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
def mbarrier_arrive_drop(form, warp, addr: BARRIER, count: U32) -> U64:
    """Arrives, and lowers the number of arrivals that later phases expect."""
    return change(form, warp, addr, words.drop, ONE if count is None else count)


@instruction(
    name="mbarrier.arrive_drop.expect_tx",
    syntax="""
        mbarrier.arrive_drop.expect_tx{.space}.b64  state, [addr], txCount;
        mbarrier.arrive_drop.expect_tx.sem.scope{.space}.b64  state, [addr], txCount;
    """
    + _ARRIVAL,
    fixed=2,
    since=_TRANSACTIONS,
    section="9.7.13.15.14",
    needs=_ARRIVAL_NEEDS,
    rules=_ARRIVAL_RULES,
    writing={"state": SINK},
)
def mbarrier_arrive_drop_expect_tx(form, warp, addr: BARRIER, txCount: U32) -> U64:
    """`expect_tx`, then one arrival that later phases no longer expect."""
    return change(form, warp, addr, words.expect_and_drop, txCount)


@instruction(
    name="mbarrier.arrive_drop.noComplete",
    syntax="""
        mbarrier.arrive_drop.noComplete{.space}.b64  state, [addr], count;
        mbarrier.arrive_drop.noComplete.release.cta{.space}.b64  state, [addr], count;
    """
    + _OWN,
    fixed=2,
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
    """
    + _OWN,
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
)
def mbarrier_test_wait(form, warp, addr: BARRIER, state: U64) -> PRED:
    """Whether the phase that `state` belongs to has ended; does not wait."""
    return wait_for_state(form, warp, addr, state)


@instruction(
    name="mbarrier.test_wait.parity",
    syntax="""
        mbarrier.test_wait.parity{.space}.b64  waitComplete, [addr], phaseParity;
        mbarrier.test_wait.parity.sem.scope{.space}.b64  waitComplete, [addr], phaseParity;
    """
    + _OWN,
    fixed=2,
    since=ptx(7, 1) & sm(80),
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
    rules=[_PARITY],
)
def mbarrier_test_wait_parity(form, warp, addr: BARRIER, phaseParity: U32) -> PRED:
    """Whether the latest phase of this parity (0: even) has ended; does not wait."""
    return wait(form, warp, addr, phaseParity & 1)


@instruction(
    name="mbarrier.try_wait",
    syntax="""
        mbarrier.try_wait{.space}.b64  waitComplete, [addr], state{, suspendTimeHint};
        mbarrier.try_wait.sem.scope{.space}.b64  waitComplete, [addr], state{, suspendTimeHint};
    """
    + _OWN,
    fixed=1,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
)
def mbarrier_try_wait(form, warp, addr: BARRIER, state: U64, suspendTimeHint: U32) -> PRED:
    """As `test_wait`, but may suspend the thread for some time until the phase ends."""
    return wait_for_state(form, warp, addr, state)


@instruction(
    name="mbarrier.try_wait.parity",
    syntax="""
        mbarrier.try_wait.parity{.space}.b64  waitComplete, [addr], phaseParity{, suspendTimeHint};
        mbarrier.try_wait.parity.sem.scope{.space}.b64  waitComplete, [addr], phaseParity{, suspendTimeHint};
    """
    + _OWN,
    fixed=2,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.15.16",
    needs=_WAIT_NEEDS,
    rules=[_PARITY],
)
def mbarrier_try_wait_parity(form, warp, addr: BARRIER, phaseParity: U32, suspendTimeHint: U32) -> PRED:
    """As `test_wait.parity`, but may suspend the thread for some time until the phase ends."""
    return wait(form, warp, addr, phaseParity & 1)


@instruction(
    name="mbarrier.pending_count",
    syntax="mbarrier.pending_count.b64  count, state;",
    fixed=1,
    since=_SINCE,
    section="9.7.13.15.17",
)
def mbarrier_pending_count(warp, state: U64) -> U32:
    """The number of arrivals that were still missing when an arrival with `.noComplete` returned `state`."""
    warp.call_host("mbarrier.no_state", state, when=~words.is_countable(state))
    return words.pending(state).to(U32)
