"""How threads change an mbarrier and wait for it.

Threads change an mbarrier of `.layout::v0` themselves. To them one of `.layout::v1` looks like none, so that Python
does it: it is rare, and what has to be done at the end of a phase is long.
"""

from __future__ import annotations

from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.shared import mbarrier_word as words
from ptxvm.isa.synchronization.shared.mbarrier_word import Change
from ptxvm.isa.warp import Address, Scope, Sem, Space, Warp
from ptxvm.lanes import U8, U64, Lanes, const, where

Waited = Lanes | tuple[Lanes, Lanes, Lanes]
"""Whether the phase has ended; with `.phase_type::primary` also the predicate and the value of its report."""


def change(
    form: Form,
    warp: Warp,
    addr: Address,
    operation: Change,
    operand: Lanes,
    *,
    want: bool = True,
    ctas: Lanes | None = None,
) -> Lanes | None:
    """Change the mbarrier at `addr`; its state before that, None unless `want`. Misuse is a fault.

    `ctas`: the bits of those CTAs of the cluster in which the one at the same place is changed; they return no state.
    """
    _check_window(warp, addr)
    value = operand.to(U64)
    if ctas is not None:
        warp.call_host("mbarrier.multicast", warp.generic(addr), value, ctas)
        return const(U64, 0) if want else None

    def update(old: Lanes, operand: Lanes) -> Lanes:
        new, allowed = operation(old, operand)
        return where(allowed, new, old)

    old = warp.atomic(
        addr.space,
        addr,
        update,
        value,
        op=None,
        sem=getattr(form, "sem", None) or Sem.RELEASE,
        scope=getattr(form, "scope", None) or Scope.CTA,
    )
    assert old is not None
    _, allowed = operation(old, value)
    (found,) = warp.call_host("mbarrier.change", warp.generic(addr), old, value, results=(U64,), when=~allowed)
    warp.touch(warp.generic(addr))
    return where(allowed, old, found) if want else None


def wait_for_state(form: Form, warp: Warp, addr: Address, state: Lanes) -> Waited:
    """Whether the phase has ended that a state belongs to, which an arrival must have returned."""
    warp.call_host("mbarrier.no_state", state, when=~words.is_state(state))
    return wait(form, warp, addr, words.parity(state))


def wait(form: Form, warp: Warp, addr: Address, phase: Lanes) -> Waited:
    """Whether the phase of this parity has ended. Only when nothing else can run a wait gives up and says no."""
    _check_window(warp, addr)
    phase = phase.to(U64)
    word = _read(form, warp, addr, Sem.ACQUIRE)
    valid, done = words.is_valid(word), words.parity(word) != phase
    # Somebody must complete the operations that this wait needs; mbarriers of `.layout::v1` and what is none are
    # Python's business, too.
    asks = ~valid | (~done & warp.asynchronous_pending())
    (found,) = warp.call_host("mbarrier.wait", warp.generic(addr), results=(U64,), when=asks)
    parity = words.conditional_parity(found) if form.has("phase_type::conditional") else words.parity(found)
    complete = warp.wait_until(done & valid | (found != 0) & (parity != phase))
    if not form.has("phase_type::primary"):
        return complete
    report = where(complete, words.last_report(found), 0)
    return complete, report != 0, report.to(U8)


def has_reports(warp: Warp, addr: Address) -> Lanes:
    """Whether the mbarrier is of `.layout::v1`."""
    _check_window(warp, addr)
    word = _read(None, warp, addr, Sem.RELAXED)
    is_reporting = words.is_reporting(word)
    warp.call_host("mbarrier.check", warp.generic(addr), when=~(words.is_valid(word) | is_reporting))
    return is_reporting


def _read(form: Form | None, warp: Warp, addr: Address, sem: Sem) -> Lanes:
    sem, scope = getattr(form, "sem", None) or sem, getattr(form, "scope", None) or Scope.CTA
    word = warp.load(addr.space, U64, addr, sem=sem, scope=scope)
    assert isinstance(word, Lanes)
    return word


def _check_window(warp: Warp, addr: Address) -> None:
    """A generic address must be one of the CTA's own shared memory."""
    if addr.space is Space.GENERIC:
        address = warp.generic(addr)
        warp.call_host("mbarrier.outside", address, when=~warp.in_space(address, Space.SHARED))
