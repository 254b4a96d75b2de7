"""The 64 bits of an mbarrier, as threads change them: update functions over lane values (ISA 9.7.13.15).

    bits  0..19  arrivals pending in the current phase
    bits 20..39  arrivals expected in the next phases
    bits 40..60  the tx-count plus 2^20, so that it is never negative
    bit  61      parity of the phase
    bits 62..63  2 in an initialised object; 1 in one of `.layout::v1`, which threads do not change themselves: counts
                 are short there, bits 29..37 hold the report of the phase before, bit 38 the conditional phase's parity

A state that an arrival returns is the word before it; bit 62 is set if the arrival was one that must not end the phase.

Every function takes the word and an operand and gives the new word, and whether the operation is allowed at all; where
it is not, the word stays as it is. The machine has the same for asynchronous operations.
"""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.lanes import U64, Lanes, const, where

Change = Callable[[Lanes, Lanes], tuple[Lanes, Lanes]]

_LIMIT = (1 << 20) - 1
_EXPECTED = 20
_TX = 40
_TX_ZERO = 1 << 20
_PHASE = 61
_MARK = 62
_LAST = 29
_REPORT = 0x1FF
_CONDITIONAL = 38
_COMPLETE = _TX_ZERO << _TX
_OPEN = _LIMIT | (2 * _TX_ZERO - 1) << _TX


def is_valid(word: Lanes) -> Lanes:
    """Whether it is an initialised mbarrier of `.layout::v0`."""
    return word >> _MARK == 2


def is_reporting(word: Lanes) -> Lanes:
    """Whether it is an initialised mbarrier of `.layout::v1`."""
    return word >> _MARK == 1


def last_report(word: Lanes) -> Lanes:
    """What was reported of the phase before: the value, and above its 8 bits the predicate; 0 in `.layout::v0`."""
    return where(is_reporting(word), word >> _LAST & _REPORT, 0)


def conditional_parity(word: Lanes) -> Lanes:
    """The parity of the conditional phase, which is that of the other one in `.layout::v0`."""
    return where(is_reporting(word), word >> _CONDITIONAL, word >> _PHASE) & 1


def parity(word: Lanes) -> Lanes:
    """0 or 1: that of the current phase, or, of a state, that of its phase."""
    return word >> _PHASE & 1


def pending(word: Lanes) -> Lanes:
    """The arrivals missing in the current phase."""
    return word & _LIMIT


def countable(state: Lanes) -> Lanes:
    """A state whose pending arrivals may be asked for."""
    return state | 1 << _MARK


def is_state(value: Lanes) -> Lanes:
    """Whether an arrival may have returned it."""
    return value >> _MARK != 0


def is_countable(value: Lanes) -> Lanes:
    """Whether an arrival that must not end its phase may have returned it."""
    return value >> _MARK == 3


def _expected(word: Lanes) -> Lanes:
    return word >> _EXPECTED & _LIMIT


def _tx(word: Lanes) -> Lanes:
    """The tx-count plus 2^20."""
    return word >> _TX & (2 * _TX_ZERO - 1)


def _is_complete(word: Lanes) -> Lanes:
    return word & _OPEN == _COMPLETE


def _checked(word: Lanes) -> Lanes:
    """The next phase begins if nothing is missing in the current one."""
    return where(_is_complete(word), word ^ (1 << _PHASE) | _expected(word), word)


def expect(word: Lanes, size: Lanes) -> tuple[Lanes, Lanes]:
    """expect-tx: the phase waits for `size` bytes more."""
    allowed = is_valid(word) & (size <= _LIMIT) & (_tx(word) + size <= _TX_ZERO + _LIMIT)
    return word + (size << _TX), allowed


def complete(word: Lanes, size: Lanes) -> tuple[Lanes, Lanes]:
    """complete-tx: `size` bytes have arrived."""
    allowed = is_valid(word) & (size <= _LIMIT) & (_tx(word) - size >= 1) & (_tx(word) >= size)
    return _checked(word - (size << _TX)), allowed


def arrive(word: Lanes, count: Lanes) -> tuple[Lanes, Lanes]:
    """arrive-on, `count` times."""
    return _checked(word - count), _can_arrive(word, count)


def _can_arrive(word: Lanes, count: Lanes) -> Lanes:
    return is_valid(word) & (count >= 1) & (count <= pending(word))


def arrive_without_completion(word: Lanes, count: Lanes) -> tuple[Lanes, Lanes]:
    """arrive-on that must not end the phase."""
    return word - count, _can_arrive(word, count) & ~_is_complete(word - count)


def drop(word: Lanes, count: Lanes) -> tuple[Lanes, Lanes]:
    """arrive-on of arrivals that later phases do not expect."""
    return _checked(_lowered(word, count)), _can_drop(word, count)


def _lowered(word: Lanes, count: Lanes) -> Lanes:
    return word - (count << _EXPECTED) - count


def _can_drop(word: Lanes, count: Lanes) -> Lanes:
    return _can_arrive(word, count) & (count <= _expected(word))


def drop_without_completion(word: Lanes, count: Lanes) -> tuple[Lanes, Lanes]:
    """`drop` that must not end the phase."""
    lowered = _lowered(word, count)
    return lowered, _can_drop(word, count) & ~_is_complete(lowered)


def expect_and_arrive(word: Lanes, size: Lanes) -> tuple[Lanes, Lanes]:
    """expect-tx, then one arrive-on."""
    return _after_expect(word, size, arrive)


def expect_and_drop(word: Lanes, size: Lanes) -> tuple[Lanes, Lanes]:
    """expect-tx, then one `drop`."""
    return _after_expect(word, size, drop)


def _after_expect(word: Lanes, size: Lanes, then: Change) -> tuple[Lanes, Lanes]:
    expecting, allowed = expect(word, size)
    changed, allowed_then = then(expecting, const(U64, 1))
    return changed, allowed & allowed_then
