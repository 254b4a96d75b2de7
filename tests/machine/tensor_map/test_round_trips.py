"""What is loaded and stored again is what it was."""

from __future__ import annotations

import numpy as np
import pytest
from tests.machine.tensor_map import boxes
from tests.machine.tensor_map.reference import Box

from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import Direction, GlobalBytes, LoadMode, Start, copy_plan, load, store

# Stores of a mode and the loads that read the same elements.
_BACK = {"tile": "tile", "tile::scatter4": "tile::gather4", "im2col_no_offs": "im2col"}


def as_load(box: Box) -> Box:
    info = (0,) * (len(box.sizes) - 2) if box.mode == "im2col_no_offs" else ()
    return Box(**{**vars(box), "mode": _BACK[box.mode], "info": info})


def start(box: Box) -> Start:
    return Start(box.coordinates, box.info)


@pytest.mark.parametrize("seed", range(4))
def test_a_store_restores_what_a_load_took(seed: int) -> None:
    """Padded types change between load and store, tf32 is rounded by loads; stores may write behind ragged rows."""
    maker, random = boxes.Maker(1000 + seed, store=True), np.random.default_rng(seed)
    for _ in range(60):
        box = maker.box()
        ragged = not box.interleave and box.sizes[0] * boxes.TYPES[box.type][1] % 16
        if "p" in box.type or "tf32" in box.type or ragged:
            continue
        memory = Memory()
        allocation = memory.allocate(boxes.extent(box))
        tensor, everything = memory.view(allocation.address, allocation.size), GlobalBytes([memory])
        tensor[:] = random.integers(0, 256, tensor.size, np.uint8)
        before = tensor.copy()
        data = boxes.descriptor(box, allocation.address).encode()
        taking, giving = as_load(box), box
        loads = copy_plan(data, boxes.access(taking, Direction.LOAD))
        stores = copy_plan(data, boxes.access(giving, Direction.STORE))
        shared = np.zeros(loads.shared_bytes(taking.info) + 256, np.uint8)
        load(loads, start(taking), everything, shared, 128)
        store(stores, start(giving), everything, shared, 128)
        assert (tensor == before).all(), box
        tensor[:] = 0xEE
        store(stores, start(giving), everything, shared, 128)
        again = np.zeros_like(shared)
        load(loads, start(taking), everything, again, 128)
        assert (again == shared).all(), box
        assert LoadMode(box.mode).kind is LoadMode(taking.mode).kind


def test_numbers_of_six_bits() -> None:
    """A load spaces sixteen numbers out to 16 bytes, packed; a store takes one number of each byte."""
    memory = Memory()
    allocation = memory.allocate(96)
    tensor = memory.view(allocation.address, 96)
    tensor[:] = np.random.default_rng(0).integers(0, 256, 96, np.uint8)
    box = Box("b6x16_p32", (128,), (), (0,), "tile", (128,))
    data = boxes.descriptor(box, allocation.address).encode()
    shared, everything = np.full(128, 0xEE, np.uint8), GlobalBytes([memory])
    load(copy_plan(data, boxes.access(box, Direction.LOAD)), Start((0,)), everything, shared, 0)
    groups = shared.reshape(8, 16)
    assert (groups[:, 12:] == 0xEE).all() and (groups[:, :12] == tensor.reshape(8, 12)).all()
    bits = np.unpackbits(tensor.copy(), bitorder="little").reshape(128, 6)
    numbers = np.packbits(np.pad(bits, ((0, 0), (0, 2)), constant_values=1), axis=1, bitorder="little").reshape(-1)
    before = tensor.copy()
    tensor[:] = 0
    store(copy_plan(data, boxes.access(box, Direction.STORE)), Start((0,)), everything, numbers, 0)
    assert (tensor == before).all()
