"""Batches: copies, prefetches, words that streams write, wait for and change."""

from __future__ import annotations

import ctypes
import struct

import numpy as np
import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver.structures import CopyOperation, WordsNode

STREAM_ORDER = struct.pack("<i16xI", 1, 0)
WAIT_32, WRITE_32, FLUSH, WAIT_64, WRITE_64, BARRIER, REDUCE = 1, 2, 3, 4, 5, 6, 8
EQUAL = 1
ADD, AND, OR = 0, 5, 6
UNSIGNED_32, UNSIGNED_64 = 14, 22


def word(kind: int, pointer: int, value: int, flags: int = 0) -> bytes:
    return struct.pack("<i4xQQI20x", kind, pointer, value, flags)


def reduction(operation: int, kind: int, pointer: int, value: int) -> bytes:
    return struct.pack("<iIIIQQ16x", REDUCE, 0, operation, kind, pointer, value)


def test_copies_in_a_batch(cuda: Cuda) -> None:
    stream, source = cuda.out("cuStreamCreate", 1), np.arange(12, dtype=np.uint32)
    device, result = cuda.alloc(48), np.zeros(12, np.uint32)
    targets, sources = cuda.words([device, device + 16]), cuda.words([source.ctypes.data, source.ctypes.data + 16])
    sizes, attributes, starts = cuda.words([16, 32]), cuda.text(STREAM_ORDER * 2), cuda.words([0, 1])
    cuda.cuMemcpyBatchAsync_v2(targets, sources, sizes, 2, attributes, starts, 2, stream)
    cuda.cuMemcpyBatchAsync(cuda.words([result.ctypes.data]), cuda.words([device]), cuda.words([48]), 1, attributes,
                            starts, 1, cuda.place(), stream)  # fmt: skip
    cuda.cuStreamSynchronize(stream)
    assert list(result) == list(range(12))
    batch = (targets, sources, sizes, 2, attributes)
    for starts, number in (([0, 2], 2), ([1], 1), ([0, 0], 2), ([0], 0), ([0, 1, 2], 3)):
        assert cuda.error("cuMemcpyBatchAsync_v2", *batch, cuda.words(starts), number, stream) == "ERROR_INVALID_VALUE"
    unordered = cuda.text(bytes(24))
    call = (targets, sources, sizes, 2, unordered, cuda.words([0]), 1, stream)
    assert cuda.error("cuMemcpyBatchAsync_v2", *call) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemcpyBatchAsync_v2", *batch, cuda.words([0]), 1, 0) == "ERROR_INVALID_VALUE"


def test_blocks_in_a_batch(cuda: Cuda) -> None:
    source, result = np.arange(60, dtype=np.uint8).reshape(3, 4, 5), np.zeros((3, 2, 3), np.uint8)
    operation = CopyOperation(width=3, height=2, depth=3, order=1)
    operation.source.type, operation.source.pointer = 1, source[:, 1:, 2:].ctypes.data
    operation.source.row, operation.source.height = 5, 4
    operation.target.type, operation.target.pointer = 1, result.ctypes.data
    stream = cuda.out("cuStreamCreate", 1)
    cuda.cuMemcpy3DBatchAsync_v2(1, ctypes.addressof(operation), 0, stream)
    np.testing.assert_array_equal(result, source[:, 1:3, 2:])
    operation.source.row = 2
    error = cuda.error("cuMemcpy3DWithAttributesAsync", ctypes.addressof(operation), 0, stream)
    assert error == "ERROR_INVALID_VALUE"


def test_managed_memory_is_prefetched_and_discarded(cuda: Cuda) -> None:
    stream, pointer = cuda.out("cuStreamCreate", 1), cuda.out("cuMemAllocManaged", 4096, 1)
    pointers, sizes = cuda.words([pointer, pointer + 1024]), cuda.words([1024, 1024])
    locations, starts = cuda.words([1, 1, 2, 0], ctypes.c_int), cuda.words([0, 1])
    cuda.cuMemPrefetchBatchAsync(pointers, sizes, 2, locations, starts, 2, 0, stream)
    where = ctypes.c_int()
    cuda.cuMemRangeGetAttribute(ctypes.addressof(where), 4, 4, pointer, 1024)
    assert where.value == -1
    cuda.cuMemDiscardBatchAsync(pointers, sizes, 2, 0, stream)
    cuda.cuMemDiscardAndPrefetchBatchAsync(pointers, sizes, 2, locations, starts, 1, 0, stream)
    cuda.cuMemRangeGetAttribute(ctypes.addressof(where), 4, 4, pointer, 1024)
    assert where.value == 1
    device = cuda.words([cuda.alloc(64)])
    assert cuda.error("cuMemDiscardBatchAsync", device, cuda.words([64]), 1, 0, stream) == "ERROR_INVALID_VALUE"


def test_words_one_after_the_other(cuda: Cuda) -> None:
    stream, words = cuda.out("cuStreamCreate", 1), cuda.alloc(32)
    cuda.cuMemsetD32_v2(words, 0, 8)
    operations = [
        word(WRITE_64, words, 7 << 40),
        word(BARRIER, 0, 0),
        word(WAIT_64, words, 7 << 40, EQUAL),
        word(WRITE_32, words + 8, 0x1_0000_0005),
        reduction(ADD, UNSIGNED_32, words + 8, 0xFFFF_FFFF),
        reduction(OR, UNSIGNED_64, words + 16, 0xF0),
        reduction(AND, UNSIGNED_64, words + 16, 0x3C),
        word(FLUSH, 0, 0),
    ]
    cuda.cuStreamBatchMemOp_v2(stream, len(operations), cuda.text(b"".join(operations)), 0)
    cuda.cuStreamSynchronize(stream)
    assert list(cuda.download(words, 3, np.uint64)) == [7 << 40, 4, 0x30]


@pytest.mark.parametrize(
    "operation",
    [word(7, 0, 0), word(WRITE_32, 2, 0), word(WRITE_64, 4, 0), word(WAIT_32, 0, 0, 4), reduction(1, UNSIGNED_32, 0, 0),
     reduction(ADD, 6, 0, 0)],
)  # fmt: skip
def test_words_that_make_no_sense(cuda: Cuda, operation: bytes) -> None:
    base = cuda.alloc(16)
    kind, pointer = struct.unpack_from("<i4xQ", operation)
    moved = operation if kind == REDUCE else operation[:8] + struct.pack("<Q", base + pointer) + operation[16:]
    if kind == REDUCE:
        moved = operation[:16] + struct.pack("<Q", base) + operation[24:]
    assert cuda.error("cuStreamBatchMemOp_v2", 0, 1, cuda.text(moved), 0) == "ERROR_INVALID_VALUE"


def test_words_as_nodes(cuda: Cuda) -> None:
    graph, words = cuda.out("cuGraphCreate", 0), cuda.alloc(8)
    given = cuda.keep(WordsNode(0, 1, cuda.text(word(WRITE_32, words, 3)), 0))
    node = cuda.out("cuGraphAddBatchMemOpNode", graph, 0, 0, given)
    kind = ctypes.c_int()
    cuda.cuGraphNodeGetType(node, ctypes.addressof(kind))
    assert kind.value == 12
    again = WordsNode()
    cuda.cuGraphBatchMemOpNodeGetParams(node, ctypes.addressof(again))
    assert again.count == 1 and ctypes.string_at(again.operations, 24) == word(WRITE_32, words, 3)[:24]
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(words, 1)[0] == 3
    other = cuda.keep(WordsNode(0, 1, cuda.text(word(WRITE_32, words, 4)), 0))
    cuda.cuGraphExecBatchMemOpNodeSetParams(executable, node, other)
    cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(words, 1)[0] == 4
    stream = cuda.out("cuStreamCreate", 1)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuStreamWriteValue32_v2(stream, words, 5, 0)
    captured = cuda.out("cuGraphInstantiateWithFlags", _ended(cuda, stream), 0)
    cuda.cuGraphLaunch(captured, 0)
    assert cuda.download(words, 1)[0] == 5


def _ended(cuda: Cuda, stream: int) -> int:
    found = ctypes.c_uint64()
    cuda.cuStreamEndCapture(stream, ctypes.addressof(found))
    return found.value
