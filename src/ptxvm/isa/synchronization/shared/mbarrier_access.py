"""How threads change an mbarrier and wait for it."""

from __future__ import annotations

from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.shared.mbarrier_word import Change, is_state, is_valid, parity
from ptxvm.isa.warp import Address, Scope, Sem, Space, Warp
from ptxvm.lanes import U64, Lanes, where


def change(
    form: Form, warp: Warp, addr: Address, operation: Change, operand: Lanes, *, want: bool = True
) -> Lanes | None:
    """Change the mbarrier at `addr`; its state before that, None unless `want`. Misuse is a fault."""
    _check_window(warp, addr)
    value = operand.to(U64)

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
    warp.call_host("mbarrier.misuse", warp.generic(addr), old, value, when=~allowed)
    warp.touch(warp.generic(addr))
    return old if want else None


def wait_for_state(form: Form, warp: Warp, addr: Address, state: Lanes) -> Lanes:
    """Whether the phase has ended that a state belongs to, which an arrival must have returned."""
    warp.call_host("mbarrier.no_state", state, when=~is_state(state))
    return wait(form, warp, addr, parity(state))


def wait(form: Form, warp: Warp, addr: Address, phase: Lanes) -> Lanes:
    """Whether the phase of this parity has ended. Only when nothing else can run a wait gives up and says no."""
    _check_window(warp, addr)
    phase = phase.to(U64)
    sem, scope = getattr(form, "sem", None) or Sem.ACQUIRE, getattr(form, "scope", None) or Scope.CTA
    word = warp.load(addr.space, U64, addr, sem=sem, scope=scope)
    assert isinstance(word, Lanes)
    valid, done = is_valid(word), parity(word) != phase
    # Somebody must complete the operations that this wait needs; uninitialised objects are reported there too.
    asks = ~valid | (~done & warp.asynchronous_pending())
    (found,) = warp.call_host("mbarrier.wait", warp.generic(addr), results=(U64,), when=asks)
    return warp.wait_until(done | (is_valid(found) & (parity(found) != phase)))


def _check_window(warp: Warp, addr: Address) -> None:
    """A generic address must be one of the CTA's own shared memory."""
    if addr.space is Space.GENERIC:
        address = warp.generic(addr)
        warp.call_host("mbarrier.outside", address, when=~warp.in_space(address, Space.SHARED))
