"""Words of memory that streams write, wait for and change."""

from __future__ import annotations

import struct
import time

from ptxvm.driver.blocks import device_bytes
from ptxvm.driver.caller_memory import get_bytes, get_structure
from ptxvm.driver.copies import read_bytes, write_bytes
from ptxvm.driver.errors import require
from ptxvm.driver.state import Context, state
from ptxvm.driver.structures import WordsNode
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record

ADD, AND, OR = 0, 5, 6
WAIT_32, WRITE_32, FLUSH, WAIT_64, WRITE_64, BARRIER, REDUCE = 1, 2, 3, 4, 5, 6, 8
UNSIGNED_32, UNSIGNED_64 = 0xE, 0x16
_WAIT_FLAGS, _FLUSH = 0x40000003, 0x40000000
OPERATION_SIZE, _MOST = 48, 256


@record(frozen=False)
class WriteWord:
    """A stream writes an integer of `size` bytes."""

    pointer: int
    value: int
    size: int

    def run(self, context: Context) -> None:
        write_bytes(self.pointer, self.value.to_bytes(8, "little")[: self.size])


@record(frozen=False)
class WaitWord:
    """A stream waits until an integer in memory is as it should be: `flags` are CUstreamWaitValue_flags."""

    pointer: int
    value: int
    size: int
    flags: int

    def run(self, context: Context) -> None:
        while not self._holds(int.from_bytes(read_bytes(self.pointer, self.size), "little")):
            time.sleep(1e-4)

    def _holds(self, found: int) -> bool:
        bits = 8 * self.size
        value = self.value % (1 << bits)
        comparisons = (
            (found - value) % (1 << bits) < 1 << (bits - 1),
            found == value,
            bool(found & value),
            bool(~(found | value) & ((1 << bits) - 1)),
        )
        return comparisons[self.flags & 3]


@record(frozen=False)
class ReduceWord:
    """A stream changes an integer of `size` bytes: `operation` is a CUstreamAtomicReductionOpType."""

    pointer: int
    value: int
    size: int
    operation: int

    def run(self, context: Context) -> None:
        old = int.from_bytes(read_bytes(self.pointer, self.size), "little")
        new = {ADD: old + self.value, AND: old & self.value, OR: old | self.value}[self.operation]
        write_bytes(self.pointer, (new % (1 << 8 * self.size)).to_bytes(self.size, "little"))


Word = WriteWord | WaitWord | ReduceWord


@record(frozen=False)
class WordBatch:
    """Several, one after the other. `given` is how the program described them, `context` which it named."""

    words: list[Word]
    given: bytes
    context: int = 0

    def run(self, context: Context) -> None:
        for word in self.words:
            word.run(context)


# --------------------------------------------------------------------------------------------------- from descriptions


def _place(pointer: int, size: int, *, store: bool) -> None:
    """Raises DriverError unless there is an aligned word."""
    require(pointer % size == 0)
    device_bytes(pointer, size, store=store)


def _write(pointer: int, value: int, size: int, flags: int) -> WriteWord:
    require(flags == 0)
    _place(pointer, size, store=True)
    return WriteWord(pointer, value, size)


def _wait(pointer: int, value: int, size: int, flags: int) -> WaitWord:
    require(flags & ~_WAIT_FLAGS == 0)
    require(not flags & _FLUSH, CUresult.ERROR_NOT_SUPPORTED)
    _place(pointer, size, store=False)
    return WaitWord(pointer, value, size, flags)


def _reduce(data: bytes) -> ReduceWord:
    flags, operation, kind, pointer, value = struct.unpack_from("<4x3I2Q", data)
    require(flags == 0 and operation in (ADD, AND, OR) and kind in (UNSIGNED_32, UNSIGNED_64))
    size = 4 if kind == UNSIGNED_32 else 8
    _place(pointer, size, store=True)
    return ReduceWord(pointer, value, size, operation)


def _word(data: bytes) -> Word | None:
    """What a `CUstreamBatchMemOpParams` asks for; None for a barrier: all is in order. Raises DriverError."""
    kind, pointer, value, flags = struct.unpack_from("<i4xQQI", data)
    if kind == REDUCE:
        return _reduce(data)
    if kind in (FLUSH, BARRIER):
        require(struct.unpack_from("<4xI", data)[0] <= (kind == BARRIER))
        return None
    require(kind in (WAIT_32, WRITE_32, WAIT_64, WRITE_64))
    size = 4 if kind in (WAIT_32, WRITE_32) else 8
    value %= 1 << 8 * size
    make = _write if kind in (WRITE_32, WRITE_64) else _wait
    return make(pointer, value, size, flags)


def words_of(operations: int, count: int, flags: int, context: int = 0) -> WordBatch:
    """Raises DriverError."""
    require(count < _MOST and flags == 0)
    data = get_bytes(operations, count * OPERATION_SIZE)
    rows = [data[at : at + OPERATION_SIZE] for at in range(0, len(data), OPERATION_SIZE)]
    return WordBatch([word for word in map(_word, rows) if word is not None], data, context)


def one_word(kind: int, pointer: int, value: int, flags: int) -> WordBatch:
    """A batch of one. Raises DriverError."""
    data = struct.pack("<i4xQQI", kind, pointer, value, flags).ljust(OPERATION_SIZE, b"\0")
    word = _word(data)
    assert word is not None
    return WordBatch([word], data)


def described_words(parameters: int) -> WordBatch:
    """The work of a `CUDA_BATCH_MEM_OP_NODE_PARAMS`. Raises DriverError."""
    given = get_structure(parameters, WordsNode)
    if given.context:
        state.handles.get(given.context, Context, CUresult.ERROR_INVALID_CONTEXT)
    return words_of(given.operations, given.count, given.flags, given.context)
