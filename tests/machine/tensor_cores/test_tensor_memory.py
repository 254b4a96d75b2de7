"""Who gets which columns of tensor memory, and what is told of accesses to columns that nobody has."""

from __future__ import annotations

import numpy as np
import pytest

from ptxvm.machine.faults import FaultKind
from ptxvm.machine.tensor_cores.tensor_memory import Problem, TensorMemory, Wanted

ROWS = np.arange(4).reshape(-1, 1)


def problem(memory: TensorMemory, lanes: object, columns: object, *, read: bool = False) -> Problem | None:
    return memory.problem(np.asarray(lanes).reshape(-1, 1), np.asarray(columns).reshape(1, -1), read=read)


def test_the_first_columns_that_are_free_for_both_of_a_pair() -> None:
    one, other = TensorMemory(), TensorMemory()
    assert one.room(512, other) == 0
    one.take(0, 32, 7)
    other.take(64, 64, 8)
    assert (one.room(32, other), one.room(64, other), one.room(128, other)) == (32, 128, 128)
    assert (one.room(256, other), one.room(512, other), other.room(32, one)) == (256, None, 32)
    one.take(256, 256, 9)
    assert (one.room(128, other), one.room(256, other)) == (128, None)
    assert one.has(0, 32) and not one.has(0, 33) and one.has(256, 256) and not one.has(255, 2)
    assert not one.has(511, 2)


def test_an_exclusive_allocation_is_alone() -> None:
    one, other = TensorMemory(), TensorMemory()
    other.take(32, 32, 3)
    assert one.room(576, other, exclusive=True) is None
    assert other.free(32, 32) is None
    assert one.room(576, other, exclusive=True) == 0
    one.take(0, 576, 4, exclusive=True)
    assert one.room(32, other) is other.room(32, one) is None
    assert problem(one, [0], [575]) is None
    found = problem(one, [0], [576])
    assert found is not None and "128 lanes and 576 columns" in found.text
    assert "is exclusive" in (one.free(0, 576) or "")
    assert one.free(0, 576, exclusive=True) is None
    assert one.room(32, other) == 0


def test_only_whole_allocations_are_given_back() -> None:
    memory = TensorMemory()
    memory.take(64, 64, 11)
    assert memory.free(0, 64) == "no allocation of tensor memory begins at column 0"
    assert memory.free(64, 32) == "the allocation at column 64 (line 11) has 64 columns, not 32"
    assert "(line 11) is not exclusive" in (memory.free(64, 64, exclusive=True) or "")
    assert memory.free(64, 64) is None
    assert memory.free(64, 64) == "no allocation of tensor memory begins at column 64"


@pytest.mark.parametrize(
    ("lanes", "columns", "kind", "words", "address"),
    [
        ([0, 127], [32, 33], None, "", 0),
        (
            [1, 128],
            [32],
            FaultKind.OUT_OF_BOUNDS,
            "128 lanes and 512 columns; the access reaches 128, 32",
            128 << 16 | 32,
        ),
        ([3], [40, 512], FaultKind.OUT_OF_BOUNDS, "the access reaches 3, 512", 3 << 16 | 512),
        ([3], [33, 64, 65], FaultKind.OUT_OF_BOUNDS, "column 64 of tensor memory", 64),
        ([3], [33, 31, 65], FaultKind.USE_AFTER_FREE, "column 31 of tensor memory", 31),
    ],
)
def test_accesses(lanes: list[int], columns: list[int], kind: FaultKind | None, words: str, address: int) -> None:
    memory = TensorMemory()
    memory.take(0, 32, 1)
    memory.take(32, 32, 2)
    memory.free(0, 32)
    found = problem(memory, lanes, columns)
    assert (found and found.kind) == kind
    if found is not None:
        assert words in found.text and found.address & 0xFFFF == address & 0xFFFF


def test_the_first_word_that_was_never_written_is_told() -> None:
    memory = TensorMemory(follow_writes=True)
    memory.take(32, 32, 1)
    assert (memory.words == 0xCDCDCDCD).all()
    columns = np.arange(32, 36).reshape(1, -1)
    memory.write(ROWS, columns, np.arange(16, dtype=np.uint32).reshape(4, 4))
    assert problem(memory, range(4), range(32, 36), read=True) is None
    known = np.ones((4, 4), np.bool_)
    known[2, 1:] = known[3, 0] = False
    memory.write(ROWS, columns, np.zeros((4, 4), np.uint32), known)
    found = problem(memory, range(4), range(32, 36), read=True)
    assert found is not None and found.kind is FaultKind.UNINITIALISED
    assert found.text == "reads tensor memory at lane 2, column 33 that was never written"
    assert found.address == 2 << 16 | 33
    assert problem(memory, range(4), range(32, 36)) is None
    missing = memory.unwritten(ROWS, columns)
    assert missing is not None and missing.tolist() == (~known).tolist()
    assert problem(memory, [0, 1], range(32, 36), read=True) is None
    memory.free(32, 32)
    memory.take(32, 32, 5)
    assert problem(memory, [0], [32], read=True) is not None  # another allocation's words


def test_a_warp_that_waits_for_columns_is_described() -> None:
    memory = TensorMemory()
    assert memory.describe() == []
    memory.wanted = Wanted(64, 21)
    assert memory.describe() == ["tensor memory: line 21 waits for 64 columns; allocated are none"]
    memory.take(128, 256, 9)
    memory.take(0, 32, 8)
    memory.wanted = Wanted(512, 22, exclusive=True)
    assert memory.describe() == [
        "tensor memory: line 22 waits for 512 columns and no other allocation; "
        "allocated are 32 from column 0 (line 8), 256 from column 128 (line 9)"
    ]
