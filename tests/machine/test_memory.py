"""Memory: addresses, mapping in place, lifetime, look-up and diagnosis."""

import gc
import weakref

import ml_dtypes
import numpy as np
import pytest

from ptxvm.machine.faults import FaultKind
from ptxvm.machine.layout import ALLOCATION_ALIGNMENT, GUARD_GAP, global_base
from ptxvm.machine.memory import Memory, host_bytes


def test_addresses_are_aligned_apart_and_deterministic():
    first, second = Memory(), Memory()
    sizes = [1, 255, 256, 100_000, 0, 7]
    addresses = [first.allocate(size).address for size in sizes]
    assert addresses == [second.allocate(size).address for size in sizes]
    assert all(address % ALLOCATION_ALIGNMENT == 0 for address in addresses)
    assert all(b - a - size >= GUARD_GAP for a, size, b in zip(addresses, sizes, addresses[1:], strict=False))


def test_addresses_are_never_reused():
    memory = Memory()
    seen = set()
    for _ in range(300):
        address = memory.allocate(64).address
        assert address not in seen
        seen.add(address)
        memory.free(address)
    assert len(memory.table()) < 300
    assert memory.table()["size"].sum() == 0


def test_devices_have_disjoint_ranges():
    assert Memory(1).allocate(8).address > global_base(1) > Memory(0).allocate(8).address
    with pytest.raises(ValueError, match="device 16"):
        Memory(16)


def test_arrays_are_mapped_in_place_and_keep_their_address():
    memory = Memory()
    array = np.arange(10, dtype=np.int32)
    allocation = memory.map_array(array)
    assert memory.map_array(array).address == allocation.address
    memory.view(allocation.address + 8, 4)[:] = [1, 2, 3, 4]
    assert array[2] == 0x04030201
    assert memory.map_array(array.copy()).address != allocation.address


def test_a_dead_array_is_unmapped_and_remembered():
    memory = Memory()
    array = np.zeros(100, np.float32)
    address = memory.map_array(array, "x").address
    del array
    gc.collect()
    assert len([row for row in memory.table() if row["size"]]) == 0
    assert memory.diagnose(address + 4, 4, store=False) == (
        FaultKind.USE_AFTER_FREE,
        f"`x` (400 bytes at {address:#x}) was freed",
    )


def test_finalizers_free_nothing_while_the_table_is_changed():
    """A finalizer may run inside any allocation of Python's, also one that the table makes."""
    memory = Memory()
    address = memory.allocate(16).address
    memory.release_later(lambda: memory.free(address))
    assert memory.find(address) is not None
    assert address not in memory.table()["base"][memory.table()["size"] > 0]
    assert memory.find(address) is None


def test_many_short_lived_arrays_leave_nothing_behind():
    memory = Memory()
    keep = memory.allocate(16)
    for _ in range(1000):
        memory.map_array(np.zeros(4))
    assert memory.find(keep.address + 15) is keep
    assert len(memory.hold()) <= 1
    assert (memory.table()["size"] > 0).sum() <= 2


def test_an_array_whose_allocation_was_freed_is_mapped_anew():
    memory, array = Memory(), np.zeros(8, np.uint8)
    (before,) = memory.addresses([array])
    memory.free(before)
    for _ in range(2):
        (after,) = memory.addresses([array])
        found = memory.find(after)
        assert after != before and found is not None and found.is_mapped


def test_a_replaced_or_freed_array_is_mapped_anew():
    memory = Memory()
    array = np.zeros(4)
    first = memory.map_array(array).address
    memory.free(first)
    second = memory.map_array(array).address
    assert second != first
    with pytest.raises(ValueError, match="no allocation begins"):
        memory.free(first)


def test_the_table_is_sorted_and_survives_growth_and_removal():
    memory = Memory()
    allocations = [memory.allocate(16 * i) for i in range(500)]
    held = memory.table()
    for allocation in allocations[::2]:
        memory.free(allocation.address)
    rows = memory.table()
    live = rows[rows["host"] != 0]
    assert list(live["base"]) == [a.address for a in allocations[1::2]]
    assert list(live["size"]) == [a.size for a in allocations[1::2]]
    assert (np.diff(rows["base"].astype(np.int64)) > 0).all()
    assert held["base"][0] == allocations[0].address
    for allocation in allocations[1::4]:  # most rows are blank by then, and left out of a new table
        memory.free(allocation.address)
    kept = [*allocations[3::4], *(memory.allocate(16) for _ in range(500))]
    rows = memory.table()
    assert len(rows) < 800
    assert list(rows["base"][rows["host"] != 0]) == [a.address for a in kept]


def test_writability_follows_the_array():
    memory = Memory()
    array = np.zeros(4, np.uint32)
    array.flags.writeable = False
    address = memory.map_array(array, "table").address
    assert memory.table()["writable"][0] == 0
    kind, text = memory.diagnose(address, 4, store=True)
    assert kind == FaultKind.READ_ONLY and "`table`" in text
    array.flags.writeable = True
    assert memory.map_array(array).address == address
    assert memory.table()["writable"][0] == 1


def test_find_and_nearest():
    memory = Memory()
    a, b = memory.allocate(100), memory.allocate(100)
    assert memory.find(a.address) is a and memory.find(a.address + 99) is a
    assert memory.find(a.address + 100) is None and memory.find(a.address - 1) is None
    assert memory.nearest(a.address + 101) is a and memory.nearest(b.address - 1) is b
    assert memory.nearest(b.address + 10**6) is b
    assert Memory().nearest(5) is None


@pytest.mark.parametrize(
    ("offset", "size", "kind", "words"),
    [
        (400, 4, FaultKind.OUT_OF_BOUNDS, "0 bytes past the end of `x`"),
        (396, 8, FaultKind.OUT_OF_BOUNDS, "4 of 8 bytes lie past the end of `x`"),
        (-4, 4, FaultKind.OUT_OF_BOUNDS, "4 bytes before `x`"),
        (None, 4, FaultKind.NULL_POINTER, "null pointer"),
    ],
)
def test_diagnosis(offset, size, kind, words):
    memory = Memory()
    array = np.zeros(100, np.float32)
    base = memory.map_array(array, "x").address
    found, text = memory.diagnose(16 if offset is None else base + offset, size, store=False)
    assert found == kind and words in text


def test_only_contiguous_arrays_are_mapped():
    with pytest.raises(ValueError, match="contiguous"):
        Memory().map_array(np.zeros((4, 4))[:, ::2])


def test_allocated_memory_is_zeroed_and_host_aligned():
    allocation = Memory().allocate(1000)
    assert allocation.host % ALLOCATION_ALIGNMENT == 0
    assert not host_bytes(allocation.host, 1000).any()


@pytest.mark.parametrize("array", [np.ones(4), np.zeros(0), np.zeros(2, "M8[s]"), np.zeros(2, ml_dtypes.bfloat16)])
@pytest.mark.parametrize("writable", [True, False])
def test_an_array_keeps_its_address(array, writable):
    memory = Memory()
    array.setflags(write=writable)
    assert memory.map_array(array) is memory.map_array(array)
    assert memory.map_array(array).host == array.ctypes.data


def test_what_threads_freed_lasts_until_no_launch_is_left():
    memory = Memory()
    memory.heap.begin_launch()
    memory.heap.begin_launch()
    address = memory.heap.allocate(64)
    owner = weakref.ref(memory.find(address).owner)
    memory.heap.free(address)
    memory.heap.end_launch()
    assert owner() is not None
    memory.heap.end_launch()
    assert owner() is None


def test_places_in_memory_of_the_host():
    memory, array = Memory(), np.zeros(64, np.uint8)
    allocation, start = memory.map_array(array), array.ctypes.data
    found = [memory.of_host(start + offset) for offset in (-1, 0, 63, 64)]
    assert found == [None, (allocation, 0), (allocation, 63), None]
