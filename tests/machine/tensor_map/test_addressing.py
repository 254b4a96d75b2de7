"""Tensor copies against the reference, bit by bit, over random copies of all kinds."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from tests.machine.tensor_map import boxes, reference
from tests.machine.tensor_map.reference import Box

from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import Direction, GlobalBytes, copy_plan, load, store

SHARED = 1 << 17
QUICK, ALL = 8, 110
PER_SEED = 100

Bytes = npt.NDArray[np.uint8]


class Bench:
    """Global memory with a tensor of random bytes, and shared memory."""

    def __init__(self, box: Box, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.box = box
        self.memory = Memory()
        self.allocation = self.memory.allocate(boxes.extent(box))
        self.tensor = self.memory.view(self.allocation.address, self.allocation.size)
        self.tensor[:] = random.integers(0, 256, self.tensor.size, np.uint8)
        self.offset = 128 * int(random.integers(0, 16))
        self.descriptor = boxes.descriptor(box, self.allocation.address)
        self.shared: Bytes = random.integers(0, 256, SHARED >> 1, np.uint8)

    def run(self, direction: Direction) -> None:
        plan = copy_plan(self.descriptor.encode(), boxes.access(self.box, direction))
        start = boxes.start(self.box)
        plan.check(start, self.offset, self.shared.size)
        assert plan.transaction_bytes(start.info) == reference.moved_bytes(self.box)
        move = load if direction is Direction.LOAD else store
        move(plan, start, GlobalBytes([self.memory]), self.shared, self.offset)


def check_load(box: Box, seed: int) -> None:
    bench = Bench(box, seed)
    expected = reference.loaded(box, bench.tensor.tobytes(), bench.shared.tobytes(), bench.offset)
    bench.run(Direction.LOAD)
    assert bench.shared.tobytes() == bytes(expected), box


def check_store(box: Box, seed: int) -> None:
    bench = Bench(box, seed)
    expected = reference.stored(box, bench.tensor.tobytes(), bench.shared.tobytes(), bench.offset)
    bench.run(Direction.STORE)
    assert bench.tensor.tobytes() == bytes(expected), box


def sweep(seed: int) -> None:
    loads, stores = boxes.Maker(seed, store=False), boxes.Maker(seed, store=True)
    for number in range(PER_SEED):
        check_load(loads.box(), number)
        check_store(stores.box(), number)


@pytest.mark.parametrize("seed", range(QUICK))
def test_copies_agree_with_the_reference(seed: int) -> None:
    sweep(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(QUICK, ALL))
def test_many_more_copies_agree_with_the_reference(seed: int) -> None:
    sweep(seed)
