"""The mbarrier object: one 64-bit word of shared memory (ISA 9.7.13.15).

    bits  0..19  arrivals pending in the current phase
    bits 20..39  arrivals expected in the next phases
    bits 40..60  the tx-count plus TX_ZERO, so that it is never negative
    bit  61      parity of the (primary) phase
    bits 62..63  MARK, in an initialised object; REPORT_MARK in one of `.layout::v1`

Counts of `.layout::v1` have 9 bits. The others of their fields hold the report of the current phase and that of the
phase before (a value of 8 bits, and above it the predicate), and bit 38 the parity of the conditional phase.

Threads change an object of `.layout::v0` by atomic operations whose update functions
(`isa/synchronization/shared/mbarrier_word.py`) compute the same as the functions here do for asynchronous operations,
and for threads that use `.layout::v1`.
"""

from __future__ import annotations

from enum import IntEnum

from ptxvm.records import record

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

REPORT_MARK = 1 << MARK_SHIFT

COMPLETE = TX_ZERO << TX_SHIFT
"""What `word & (PENDING | TX)` is when the phase is complete."""

SIZE = 8

REPORT_COUNT_LIMIT = (1 << 9) - 1
"""The largest count of arrivals of an object of `.layout::v1`."""

REPORT = 0x1FF
"""The report of a phase: the value in the low 8 bits, then the predicate."""

REPORT_PREDICATE = 1 << 8
_CURRENT_SHIFT = 9
_LAST_SHIFT = 29
_CURRENT = REPORT << _CURRENT_SHIFT
_LAST = REPORT << _LAST_SHIFT
_CONDITIONAL_SHIFT = 38
_CONDITIONAL = 1 << _CONDITIONAL_SHIFT


class Layout(IntEnum):
    """What an object keeps track of: V1 also of reports, which keep the conditional phase from advancing."""

    V0 = 0
    V1 = 1


class MbarrierError(Exception):
    """An mbarrier was used in a way the ISA forbids; the message says how."""


@record()
class Fields:
    """What a word says."""

    pending: int
    expected: int
    tx: int
    parity: int


@record(frozen=False)
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


def initial(count: int, layout: Layout = Layout.V0) -> int:
    """The word of a new mbarrier. Raises MbarrierError for a count outside its range."""
    if not 1 <= count <= count_limit(layout):
        of_layout = " of an mbarrier of .layout::v1" if layout is Layout.V1 else ""
        raise MbarrierError(f"a count of {count}{of_layout} is outside 1 to {count_limit(layout)}")
    return fresh(count, layout)


def fresh(count: int, layout: Layout = Layout.V0) -> int:
    """The word of an mbarrier at which nothing has happened yet."""
    return (REPORT_MARK if layout is Layout.V1 else MARK) | COMPLETE | count << EXPECTED_SHIFT | count


def is_valid(word: int) -> bool:
    """Whether a word is an initialised mbarrier."""
    return word & MARK_MASK in (MARK, REPORT_MARK)


def layout_of(word: int) -> Layout:
    """The layout of an initialised mbarrier."""
    return Layout.V1 if word & MARK_MASK == REPORT_MARK else Layout.V0


def count_limit(layout: Layout) -> int:
    """The largest count of arrivals."""
    return REPORT_COUNT_LIMIT if layout is Layout.V1 else COUNT_LIMIT


def fields(word: int) -> Fields:
    """Take a valid word apart."""
    limit = _limit(word)
    return Fields(
        pending=word & limit,
        expected=word >> EXPECTED_SHIFT & limit,
        tx=((word & TX) >> TX_SHIFT) - TX_ZERO,
        parity=word >> PHASE_SHIFT & 1,
    )


def _limit(word: int) -> int:
    return count_limit(layout_of(word))


# ------------------------------------------------------------------------------------------------------------- changes


def expect_tx(word: int, size: int) -> int:
    """The current phase waits for `size` bytes more. Raises MbarrierError when the tx-count leaves its range."""
    tx = fields(word).tx + size
    if tx > COUNT_LIMIT:
        raise MbarrierError(f"its tx-count would become {tx}, above {COUNT_LIMIT}")
    return word + (size << TX_SHIFT)


def complete_tx(word: int, size: int) -> int:
    """`size` bytes have arrived. Raises MbarrierError when the tx-count leaves its range."""
    tx = fields(word).tx - size
    if tx < -COUNT_LIMIT:
        raise MbarrierError(f"its tx-count would become {tx}, below {-COUNT_LIMIT}")
    return _checked(word - (size << TX_SHIFT))


def arrive(word: int, count: int, *, completes: bool = True) -> int:
    """`count` arrivals. Raises MbarrierError if fewer are pending, or if they end the phase and may not."""
    pending = fields(word).pending
    if not 1 <= count <= pending:
        raise MbarrierError(f"{count} arrivals, but only {pending} are pending")
    return _checked(word - count, completes)


def drop(word: int, count: int, *, completes: bool = True) -> int:
    """`count` arrivals that later phases do not expect. Raises MbarrierError as `arrive` does."""
    expected = fields(word).expected
    if count > expected:
        raise MbarrierError(f"{count} arrivals are dropped, but only {expected} are expected")
    return arrive(word - (count << EXPECTED_SHIFT), count, completes=completes)


def add_pending(word: int, count: int) -> int:
    """The current phase waits for `count` arrivals more. Raises MbarrierError when the count leaves its range."""
    if fields(word).pending + count > _limit(word):
        raise MbarrierError(f"more than {_limit(word)} arrivals would be pending")
    return word + count


def _checked(word: int, completes: bool = True) -> int:
    """The next phase begins if nothing is missing in the current one."""
    if word & (_limit(word) | TX) != COMPLETE:
        return word
    if not completes:
        raise MbarrierError("an arrival that must not end the phase would end it")
    following = (word ^ PHASE) | fields(word).expected
    return _reported(following) if layout_of(word) is Layout.V1 else following


# ------------------------------------------------------------------------------------------------------------- reports


def report_on(word: int, value: int) -> int:
    """An operation reports something of the current phase: its value (8 bits) is added to those before it."""
    return word | (REPORT_PREDICATE | value) << _CURRENT_SHIFT


def last_report(word: int) -> int:
    """What was reported of the phase before the current one; 0 for nothing."""
    return word >> _LAST_SHIFT & REPORT if layout_of(word) is Layout.V1 else 0


def conditional_parity(word: int) -> int:
    """The parity of the conditional phase."""
    return word >> _CONDITIONAL_SHIFT & 1 if layout_of(word) is Layout.V1 else word >> PHASE_SHIFT & 1


def _reported(word: int) -> int:
    """At the end of a phase: its report is kept for those who wait, and the conditional phase advances if it is 0."""
    report = (word & _CURRENT) >> _CURRENT_SHIFT
    following = word & ~(_CURRENT | _LAST) | report << _LAST_SHIFT
    return following if report else following ^ _CONDITIONAL


def describe(word: int, offset: int, known: Mbarrier) -> str:
    """One line of a deadlock report."""
    what = f"mbarrier at {offset:#x} of shared memory (initialised at line {known.line})"
    if not is_valid(word):
        return f"{what} has been overwritten"
    state = fields(word)
    received = known.received if known.parity == state.parity else 0
    parts = [f"phase of parity {state.parity}", f"{state.pending} of {state.expected} arrivals pending"]
    if conditional_parity(word) != state.parity:
        parts[0] += f" (the conditional phase has parity {conditional_parity(word)})"
    if state.tx or received:
        parts.append(f"{received} of {state.tx + received} expected bytes received")
    touches = [known.touched, f"a thread in {known.changed}" if known.changed else ""]
    if any(touches):
        parts.append(f"last touched by {' and by '.join(filter(None, touches))}")
    return f"{what}: {', '.join(parts)}"
