"""The local memory of the threads of a CTA: one stack per thread."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ptxvm.engine.kernel_layout import FRAME_ALIGNMENT
from ptxvm.machine.layout import STACK_SIZE, align_up
from ptxvm.machine.memory import Bytes

Index = npt.NDArray[np.int64]


class StackOverflow(Exception):
    """Some thread has no stack left; `lanes` tells which, as indices into the flattened batch."""

    def __init__(self, lanes: Index) -> None:
        super().__init__()
        self.lanes = lanes


ALL_BITS = 0xFF


class Stack:
    """Stacks of `threads` threads, growing upwards from offset 0; new memory holds `filler`.

    `buffer` holds `capacity` bytes per thread, one thread after the other. A thread's frame at a call depth spans its
    `bases(depth)` to its `tops(depth)`; what lies above is nobody's.
    """

    def __init__(self, threads: int, filler: int) -> None:
        self._threads = threads
        self._filler = filler
        self._bases: list[Index] = []
        self._tops: list[Index] = []
        self._floors: list[Index] = []
        self.capacity = 0
        self.buffer: Bytes = np.zeros(0, np.uint8)
        #: Where undefined values are followed: the bits that are, as `buffer` has its bytes.
        self.undefined: Bytes | None = np.zeros(0, np.uint8) if filler else None

    def bases(self, depth: int) -> Index:
        return self._bases[depth]

    def tops(self, depth: int) -> Index:
        return self._tops[depth]

    def enter(self, depth: int, lanes: Index, size: int) -> None:
        """A new frame of `size` bytes at `depth` for some threads, on top of their frames one level up."""
        while len(self._bases) <= depth:
            self._bases.append(np.zeros(self._threads, np.int64))
            self._tops.append(np.zeros(self._threads, np.int64))
            self._floors.append(np.zeros(self._threads, np.int64))
        if depth > 0:
            self._bases[depth][lanes] = (self._tops[depth - 1][lanes] + FRAME_ALIGNMENT - 1) & -FRAME_ALIGNMENT
        self._floors[depth][lanes] = self._bases[depth][lanes] + size
        self._set_tops(depth, lanes, self._floors[depth][lanes])
        if self.undefined is not None:
            self.undefined[self._bytes(depth, lanes, 0, size)] = ALL_BITS

    def allocate(self, depth: int, lanes: Index, sizes: Index, alignment: int) -> Index:
        """Reserve memory on top of the frames at `depth`; its offset for each of the threads."""
        starts = (self._tops[depth][lanes] + alignment - 1) & -alignment
        self._set_tops(depth, lanes, starts + sizes)
        return starts

    def restore(self, depth: int, lanes: Index, tops: Index) -> None:
        """Give back what was allocated above `tops`; the variables of a frame are never given back."""
        self._tops[depth][lanes] = np.clip(tops, self._floors[depth][lanes], self._tops[depth][lanes])

    def read(self, depth: int, lanes: Index, offset: int, size: int) -> Bytes:
        """`size` bytes of the frames of some threads, as an array (threads, size)."""
        return self.buffer[self._bytes(depth, lanes, offset, size)]

    def write(self, depth: int, lanes: Index, offset: int, data: Bytes, undefined: Bytes | None = None) -> None:
        """The opposite of `read`. `undefined`: the bits of the data that are; None: none."""
        places = self._bytes(depth, lanes, offset, data.shape[1])
        self.buffer[places] = data
        if self.undefined is not None:
            self.undefined[places] = 0 if undefined is None else undefined

    def undefined_bits(self, depth: int, lanes: Index, offset: int, size: int) -> Bytes | None:
        """The undefined bits of what `read` yields; None where they are not followed."""
        return None if self.undefined is None else self.undefined[self._bytes(depth, lanes, offset, size)]

    def _bytes(self, depth: int, lanes: Index, offset: int, size: int) -> Index:
        starts = lanes * self.capacity + self._bases[depth][lanes] + offset
        return starts[:, None] + np.arange(size)

    def _set_tops(self, depth: int, lanes: Index, tops: Index) -> None:
        highest = int(tops.max(initial=0))
        if highest > STACK_SIZE:
            raise StackOverflow(lanes[tops > STACK_SIZE])
        if highest > self.capacity:
            self._grow(highest)
        self._tops[depth][lanes] = tops

    def _grow(self, size: int) -> None:
        capacity = align_up(max(size, 2 * self.capacity), 256)
        grown = np.full((self._threads, capacity), self._filler, np.uint8)
        grown[:, : self.capacity] = self.buffer.reshape(self._threads, self.capacity)
        if self.undefined is not None:
            bits = np.full((self._threads, capacity), ALL_BITS, np.uint8)
            bits[:, : self.capacity] = self.undefined.reshape(self._threads, self.capacity)
            self.undefined = bits.reshape(-1)
        self.capacity, self.buffer = capacity, grown.reshape(-1)
