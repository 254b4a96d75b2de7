"""`cp.reduce.async.bulk.tensor`: which elements are combined with which."""

from __future__ import annotations

import numpy as np

from ptxvm.machine.memory import Bytes, Memory
from ptxvm.machine.tensor_map import (
    Access,
    Descriptor,
    Direction,
    ElementType,
    GlobalBytes,
    LoadMode,
    Reduction,
    Start,
    SwizzleMode,
    copy_plan,
    reduce,
)
from ptxvm.machine.updates import Combine, Places


def adding(dtype: type[np.generic]) -> Combine:
    """Row by row."""

    def combine(memory: Bytes, places: Places, rows: Bytes) -> None:
        for place, row in zip(places.tolist(), rows, strict=True):
            memory[place : place + row.size].view(dtype)[:] += row.view(dtype)

    return combine


def reduced(described: Descriptor, memory: Memory, start: Start, shared: np.ndarray, mode: LoadMode) -> None:
    plan = copy_plan(described.encode(), Access(Direction.REDUCE, described.rank, mode, Reduction.ADD, 100))
    plan.check(start, 0, shared.nbytes)
    reduce(plan, start, GlobalBytes([memory]), shared.view(np.uint8), 0, combine=adding(shared.dtype.type))


def test_elements_outside_are_dropped() -> None:
    memory = Memory()
    target = np.arange(16 * 24, dtype=np.int32).reshape(16, 24)
    expected = target.copy()
    address = memory.map_array(target).address
    described = Descriptor(ElementType.S32, address, (20, 12), (96,), (1, 1), (8, 8))
    shared = np.arange(64, dtype=np.int32).reshape(8, 8)
    reduced(described, memory, Start((16, 9)), shared, LoadMode.TILE)
    expected[9:12, 16:20] += shared[:3, :4]
    assert (target == expected).all()


def test_rows_that_overlap_count_each_time() -> None:
    """A stride of 0: all rows of the box are the same row."""
    memory = Memory()
    target = np.zeros(8, np.int32)
    described = Descriptor(ElementType.S32, memory.map_array(target).address, (8, 5), (0,), (1, 1), (8, 5))
    shared = np.arange(40, dtype=np.int32).reshape(5, 8)
    reduced(described, memory, Start((0, 0)), shared, LoadMode.TILE)
    assert (target == shared.sum(0)).all()


def test_a_row_scattered_to_twice() -> None:
    memory = Memory()
    target = np.zeros((6, 8), np.int32)
    described = Descriptor(ElementType.S32, memory.map_array(target).address, (8, 6), (32,), (1, 1), (8, 1))
    shared = np.arange(32, dtype=np.int32).reshape(4, 8)
    reduced(described, memory, Start((0, 3, 1, 3, 9)), shared, LoadMode.SCATTER4)
    assert (target[3] == shared[0] + shared[2]).all()
    assert (target[1] == shared[1]).all() and not target[[0, 2, 4, 5]].any()


def test_swizzled_sources() -> None:
    memory = Memory()
    target = np.zeros((8, 16), np.float32)
    described = Descriptor(
        ElementType.F32,
        memory.map_array(target).address,
        (16, 8),
        (64,),
        (1, 1),
        (16, 8),
        swizzle=SwizzleMode.B64,
    )
    shared = np.arange(128, dtype=np.float32)
    reduced(described, memory, Start((0, 0)), shared, LoadMode.TILE)
    # The second 128 bytes have their 16-byte chunks exchanged in pairs.
    assert target[0].tolist() == list(range(16))
    assert target[2].tolist() == [36, 37, 38, 39, 32, 33, 34, 35, 44, 45, 46, 47, 40, 41, 42, 43]
