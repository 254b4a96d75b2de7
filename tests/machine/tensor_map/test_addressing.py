"""Tensor copies against the reference, bit by bit, over random copies of all kinds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from tests.machine.tensor_map import boxes, reference
from tests.machine.tensor_map.reference import Box

from ptxvm.machine.faults import KernelFault
from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import Direction, GlobalBytes, copy_plan, load, store

SHARED = 1 << 17
QUICK, ALL = 8, 110
PER_SEED = 100

# What is special when f32 is rounded to ten bits: ties, what is next to them, the largest, infinities, NaN, subnormals.
TF32 = np.array(
    [
        0x3F801000,
        0x3F803000,
        0x3F801001,
        0x3F800FFF,
        0x7F7FFFFF,
        0x7F800000,
        0xFF800000,
        0x7F800001,
        0xFFC00000,
        1,
        0x80001000,
    ],
    np.uint32,
)

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
        if box.type.startswith("tf32"):
            words = self.tensor[: self.tensor.size & -4].view(np.uint32)
            words[::2] = random.choice(TF32, words[::2].size)
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


def test_one_plan_copies_from_everywhere() -> None:
    """What a plan remembers of one copy must not show in another."""
    maker, random = boxes.Maker(77, store=False), np.random.default_rng(7)
    for number in range(150):
        bench = Bench(maker.box(), number)
        for _ in range(6):
            moved = [int(at) + int(random.integers(-1, 2)) for at in bench.box.coordinates]
            moved[0] = bench.box.coordinates[0] if bench.box.type.startswith("b") else moved[0]
            box = bench.box
            bench.box = replace(box, coordinates=tuple(moved))
            try:
                expected = reference.loaded(bench.box, bench.tensor.tobytes(), bench.shared.tobytes(), bench.offset)
                bench.run(Direction.LOAD)
            except KernelFault as fault:
                # A window may have left its bounding box.
                assert fault.kind == "async"
                bench.box = box
                continue
            assert bench.shared.tobytes() == bytes(expected), bench.box


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
