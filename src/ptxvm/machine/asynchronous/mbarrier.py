"""The mbarrier object: one 64-bit word of shared memory (ISA 9.7.13.15).

    bits  0..19  arrivals pending in the current phase
    bits 20..39  arrivals expected in the next phases
    bits 40..60  the tx-count plus TX_ZERO, so that it is never negative
    bit  61      parity of the phase
    bits 62..63  MARK, in an initialised object

Threads change it by atomic operations whose update functions (`isa/synchronization/shared/mbarrier_word.py`) compute
the same as `complete_tx` and `arrive` do here for asynchronous operations.
"""

from __future__ import annotations

from dataclasses import dataclass

COUNT_BITS = 20
COUNT_LIMIT = (1 << COUNT_BITS) - 1
"""The largest count of arrivals and the largest absolute value of the tx-count."""

PENDING = COUNT_LIMIT
EXPECTED_SHIFT = COUNT_BITS
EXPECTED = COUNT_LIMIT << EXPECTED_SHIFT
TX_SHIFT = 2 * COUNT_BITS
TX_ZERO = 1 << COUNT_BITS
TX = (2 * TX_ZERO - 1) << TX_SHIFT
PHASE_SHIFT = 61
PHASE = 1 << PHASE_SHIFT
MARK_SHIFT = 62
MARK = 2 << MARK_SHIFT
MARK_MASK = 3 << MARK_SHIFT

COMPLETE = TX_ZERO << TX_SHIFT
"""What `word & (PENDING | TX)` is when the phase is complete."""

SIZE = 8


class MbarrierError(Exception):
    """An mbarrier was used in a way the ISA forbids; the message says how."""


@dataclass(frozen=True, slots=True)
class Fields:
    """What a word says."""

    pending: int
    expected: int
    tx: int
    parity: int


@dataclass(slots=True)
class Mbarrier:
    """What is remembered of an mbarrier for reports.

    line:      of its `mbarrier.init`
    received:  bytes that asynchronous operations have completed in the phase with this `parity`
    touched:   the asynchronous operation that changed it last
    changed:   the instruction of a thread that did
    """

    line: int
    received: int = 0
    parity: int = 0
    touched: str = ""
    changed: str = ""


def initial(count: int) -> int:
    """The word of a new mbarrier. Raises MbarrierError for a count outside its range."""
    if not 1 <= count <= COUNT_LIMIT:
        raise MbarrierError(f"a count of {count} is outside 1 to {COUNT_LIMIT}")
    return fresh(count)


def fresh(count: int) -> int:
    """The word of an mbarrier at which nothing has happened yet."""
    return MARK | COMPLETE | count << EXPECTED_SHIFT | count


def is_valid(word: int) -> bool:
    """Whether a word is an initialised mbarrier."""
    return word & MARK_MASK == MARK


def fields(word: int) -> Fields:
    """Take a valid word apart."""
    return Fields(
        pending=word & PENDING,
        expected=(word & EXPECTED) >> EXPECTED_SHIFT,
        tx=((word & TX) >> TX_SHIFT) - TX_ZERO,
        parity=word >> PHASE_SHIFT & 1,
    )


def complete_tx(word: int, size: int) -> int:
    """`size` bytes have arrived. Raises MbarrierError when the tx-count leaves its range."""
    tx = fields(word).tx - size
    if tx < -COUNT_LIMIT:
        raise MbarrierError(f"its tx-count would become {tx}, below {-COUNT_LIMIT}")
    return _checked(word - (size << TX_SHIFT))


def arrive(word: int, count: int) -> int:
    """`count` arrivals. Raises MbarrierError if fewer are pending."""
    pending = word & PENDING
    if count > pending:
        raise MbarrierError(f"{count} arrivals, but only {pending} are pending")
    return _checked(word - count)


def add_pending(word: int, count: int) -> int:
    """The current phase waits for `count` arrivals more. Raises MbarrierError when the count leaves its range."""
    if (word & PENDING) + count > COUNT_LIMIT:
        raise MbarrierError(f"more than {COUNT_LIMIT} arrivals would be pending")
    return word + count


def _checked(word: int) -> int:
    """The next phase begins if nothing is missing in the current one."""
    if word & (PENDING | TX) != COMPLETE:
        return word
    return (word ^ PHASE) | (word & EXPECTED) >> EXPECTED_SHIFT


def describe(word: int, offset: int, known: Mbarrier) -> str:
    """One line of a deadlock report."""
    what = f"mbarrier at {offset:#x} of shared memory (initialised at line {known.line})"
    if not is_valid(word):
        return f"{what} has been overwritten"
    state = fields(word)
    received = known.received if known.parity == state.parity else 0
    parts = [f"phase of parity {state.parity}", f"{state.pending} of {state.expected} arrivals pending"]
    if state.tx or received:
        parts.append(f"{received} of {state.tx + received} expected bytes received")
    touches = [known.touched, f"a thread in {known.changed}" if known.changed else ""]
    if any(touches):
        parts.append(f"last touched by {' and by '.join(filter(None, touches))}")
    return f"{what}: {', '.join(parts)}"
