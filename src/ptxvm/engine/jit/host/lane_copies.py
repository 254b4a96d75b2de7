"""What Python does about the `cp.async` that native code keeps to itself; see runtime/lane_copies.c."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Iterator

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host_functions import Kept
from ptxvm.engine.jit.layouts.copies import LANE_LINES, LaneNote
from ptxvm.engine.jit.layouts.structures import MAX_WARPS, SHARED_NUMBER, VECTOR_ALIGNMENT, Cta, Worker
from ptxvm.engine.jit.seats.slots import LANES
from ptxvm.machine.asynchronous import CtaState, Index
from ptxvm.machine.layout import WINDOW_BITS, align_up

NOTE_LIMIT = 4096
"""Notes of one worker: for all CTAs it has in flight."""

EVERY_LANE = (1 << LANES) - 1

Words = npt.NDArray[np.uint64]

Replay = Callable[[int, int, int, Words], None]
"""(warp, number, mask, [operand, lane]): a call of the host as it would have been made."""


class NativeLaneCopies:
    """The notes of a worker. Without `wanted` it has none, and Python serves every call."""

    def __init__(self, worker: Worker, wanted: bool) -> None:
        self._worker = worker
        self._wanted = wanted
        size = NOTE_LIMIT * ctypes.sizeof(LaneNote) if wanted else 0
        self._memory = np.empty(size + VECTOR_ALIGNMENT, np.uint8)
        start = align_up(self._memory.ctypes.data, VECTOR_ALIGNMENT)
        worker.notes, worker.notes_end, worker.free_notes = start, start + size, None

    def must_adopt(self, needed: Collection[Kept], cta: Cta) -> bool:
        """Whether a host function with these needs must know of what native code has taken note of."""
        return self._wanted and (
            Kept.LANE_COPIES in needed or (Kept.LANE_ARRIVALS in needed and bool(cta.arrival_count))
        )

    def adopt(self, cta: Cta, state: CtaState, replay: Replay) -> None:
        """The notes of a CTA become operations like all others."""
        groups = state.copies.closed
        now = np.ctypeslib.as_array(cta.lane_groups)[: len(groups)].astype(np.int64)
        for warp in range(MAX_WARPS if cta.note_count else 0):
            for note in self._take(cta, warp):
                lanes = slice(warp * LANES, (warp + 1) * LANES)
                groups[lanes] = _groups_then(note, now[lanes])
                for copy in range(note.copies):
                    replay(warp, note.numbers[copy], note.lanes, _operands(note, copy))
        groups[:] = now
        cta.note_count = cta.arrival_count = 0
        self.tell(cta, state)

    def _take(self, cta: Cta, warp: int) -> Iterator[LaneNote]:
        """The notes of a warp, which are free then."""
        worker, address = self._worker, cta.first_notes[warp]
        cta.first_notes[warp] = None
        while address:
            note = LaneNote.from_address(address)
            yield note
            following, note.next, worker.free_notes = note.next, worker.free_notes, address
            address = following

    def tell(self, cta: Cta, state: CtaState) -> None:
        """Native code must know whether Python has copies of the same kind: these come first."""
        if self._wanted:
            cta.python_lanes = state.cluster.has_members(state.copies)


def _groups_then(note: LaneNote, now: Index) -> Index:
    """The groups that were open when the note was taken."""
    if not note.size:
        return now
    then = np.ctypeslib.as_array(note.groups)[: len(now)] if note.mixed else np.uint32(note.group)
    closed_since: Index = (now.astype(np.uint32) - then).astype(np.int64)
    return now - closed_since


def _operands(note: LaneNote, copy: int) -> Words:
    window = np.uint64(SHARED_NUMBER << WINDOW_BITS)
    if not note.size:
        # Arrivals on top of the expected ones are expected by now.
        return np.array([[int(window) + note.barrier] * LANES, [0] * LANES], np.uint64)
    sizes = np.full(LANES, note.size, np.uint64)
    if note.rows:
        targets, offsets = _lanes_of_rows(note, copy)
    else:
        targets, offsets = np.ctypeslib.as_array(note.targets), np.ctypeslib.as_array(note.offsets)
    reads = sizes if note.whole == EVERY_LANE else _read(note)
    sources = offsets.astype(np.uint64) + np.uint64(note.base)
    return np.stack([targets.astype(np.uint64) + window, sources, sizes, reads])


def _read(note: LaneNote) -> Words:
    """How many bytes lanes read that do not all read what they write."""
    return np.zeros(LANES, np.uint64) if note.rows else np.ctypeslib.as_array(note.reads).astype(np.uint64)


def _lanes_of_rows(note: LaneNote, copy: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Targets and offsets of the lanes of rows, of which the first are given."""
    own = slice(copy * note.rows, (copy + 1) * note.rows)
    rows = (np.ctypeslib.as_array(each)[own] for each in (note.row_targets, note.row_offsets))
    targets, offsets = (firsts.astype(np.int64)[:, None] for firsts in rows)
    steps = note.size * np.arange(LANES // note.rows)
    in_order = targets ^ steps if note.rows == LANE_LINES else targets + steps
    return in_order.ravel(), (offsets + steps).ravel()
