"""Where operations read and write: checked places in the memory of the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.machine.asynchronous.groups import Index
from ptxvm.machine.memory import Bytes
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState

Cells = npt.NDArray[Any]


@record()
class Region:
    """Consecutive bytes; `cta` is the CTA in whose shared memory they begin at `offset`, None: global memory."""

    bytes: Bytes
    cta: CtaState | None = None
    offset: int = 0

    def write(self, data: Bytes) -> None:
        self.bytes[:] = data
        self.mark_written()

    @property
    def unwritten(self) -> int | None:
        """In full checks: the offset of the first byte in shared memory that was never written, if there is one."""
        if self.cta is None or self.cta.written is None:
            return None
        written = self.cta.written[self.offset : self.offset + len(self.bytes)]
        return None if written.all() else self.offset + int(written.argmin())

    def mark_written(self) -> None:
        """In full checks: the bytes are initialised now."""
        if self.cta is not None:
            self.cta.mark_written(self.offset, len(self.bytes))


@record()
class LanePlace:
    """A cell of `size` bytes for each of some lanes: lane `lanes[i]` has that at byte `offsets[i]` of `buffer`.

    Offsets are multiples of the size; `cta` is whose shared memory the buffer is, None: global memory.
    """

    lanes: Index
    buffer: Bytes
    offsets: Index
    cta: CtaState | None = None

    def select(self, chosen: npt.NDArray[np.bool_], numbers: Index) -> LanePlace:
        """The place of those lanes that are chosen, with their new numbers."""
        keep = chosen[self.lanes]
        return LanePlace(numbers[self.lanes[keep]], self.buffer, self.offsets[keep], self.cta)

    def cells(self, size: int) -> tuple[Cells, Index]:
        """The buffer as cells, and where each lane's cell is."""
        whole = len(self.buffer) // size * size
        return self.buffer[:whole].view(cell_type(size)), self.offsets // size

    def mark_written(self, size: int) -> None:
        """In full checks: the cells are initialised now."""
        if self.cta is not None and self.cta.written is not None:
            self.cta.written[self.offsets[:, None] + np.arange(size)] = True


class Touched(NamedTuple):
    """What an operation reads or writes: `size` bytes from each of `offsets` of `buffer`, that of the thread number
    `lanes[i]` of the operation. `cta` is whose shared memory the buffer is, None: global memory."""

    lanes: Index
    buffer: Bytes
    offsets: Index
    size: int
    cta: CtaState | None
    writes: bool
    combines: bool = False


_FIRST: Index = np.zeros(1, np.int64)


def touched_region(region: Region, *, writes: bool, combines: bool = False) -> Touched:
    """A region as the one thread of an operation touches it."""
    buffer = region.bytes if region.cta is None else region.cta.shared
    offset: Index = np.array([0 if region.cta is None else region.offset], np.int64)
    return Touched(_FIRST, buffer, offset, len(region.bytes), region.cta, writes, combines)


def touched_chunks(chunks: npt.NDArray[np.int64], cta: CtaState) -> Touched:
    """Chunks of 16 bytes of shared memory that the first thread of an operation has read."""
    offsets: Index = np.unique(chunks)
    return Touched(np.zeros(len(offsets), np.int64), cta.shared, offsets, 16, cta, writes=False)


def touched_places(places: Sequence[LanePlace], size: int, *, writes: bool, combines: bool = False) -> list[Touched]:
    """Cells as the threads of an operation touch them."""
    return [Touched(each.lanes, each.buffer, each.offsets, size, each.cta, writes, combines) for each in places]


def cell_type(size: int) -> np.dtype[Any]:
    """A type of so many bytes that NumPy moves without looking at the value."""
    return np.dtype({4: np.uint32, 8: np.uint64}.get(size, f"V{size}"))
