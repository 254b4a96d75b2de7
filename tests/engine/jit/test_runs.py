"""Lanes that follow each other in runs while others do not execute, and lanes that are near to each other."""

from __future__ import annotations

import ctypes
import mmap
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.window import BYTES
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F32, U32, U64, Type
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch

LANES = np.arange(32)
MASKS = (0, 1, 0x80000000, 0xFFFF0000, 0x000FFFF8, 0x5A5A5A5A, 0xFFFFFFFF)
SIZE = 400
PLACES = {
    "one run": 10 + LANES,
    "two runs": np.where(LANES < 5, 200, 3) + LANES,
    "two runs by turns": np.where(LANES % 3, 200, 3) + LANES,
    "three runs": 100 * (LANES % 3) + LANES,
    "reversed": 131 - LANES,
    "one place": 0 * LANES + 17,
}
TWICE = Launch((2, 1, 1), (32, 1, 1))
"""The second CTA meets caches that are filled."""

WILD = 0x7FFF_0000
"""Where lanes are that do not execute: there is no memory."""


def addressed(accesses: Accesses, known: str, type_: Type, start: int, places: np.ndarray) -> Lanes:
    """The addresses of elements."""
    if known == "indexed":
        return accesses.indexed(start, places.tolist(), type_.size, signed=True)
    return accesses.varying(U32 if known == "shared" else U64, (start + type_.size * places).tolist())


@pytest.mark.parametrize("known", ["addresses", "indexed", "shared"])
def test_some_lanes(native: Native, known: str) -> None:
    """What is loaded is stored at the same places of an array that has zeros elsewhere."""
    accesses, wanted = Accesses(partial=True), []
    for type_ in (F32, U64):
        source = np.random.default_rng(3).integers(1, 2**31, SIZE).astype(f"u{type_.size}")
        for name, places in PLACES.items():
            for mask in MASKS:
                on = (mask >> LANES & 1).astype(bool)
                own = np.where(on, places, WILD)
                target, copy = np.zeros(SIZE, source.dtype), np.zeros(SIZE, source.dtype)
                copy[places[on]] = source[places[on]]
                context = accesses.context(mask)
                other = "addresses" if known == "shared" else known
                start, end = (native.memory.map_array(array).address for array in (source, target))
                place = Place(addressed(accesses, "addresses", type_, start, own), 0, Space.GLOBAL)
                value = emit_load(context, type_, place, 1, Sem.WEAK)
                if known == "shared":
                    place = Place(addressed(accesses, known, type_, 0, own), 0, Space.SHARED)
                    emit_store(context, place, value, Sem.WEAK)
                    value = emit_load(context, type_, place, 1, Sem.WEAK)
                place = Place(addressed(accesses, other, type_, end, own), 0, Space.GLOBAL)
                emit_store(context, place, value, Sem.WEAK)
                wanted.append((f"{name} {mask:#x}", source, target, copy))
    accesses.run(native, replace(TWICE, shared=8 * SIZE))
    for name, _, target, copy in wanted:
        assert target.tolist() == copy.tolist(), name


def near_places(most: int) -> dict[str, np.ndarray]:
    """Where lanes are, in a window of so many places or just outside."""
    return {
        "every other": most // 32 * LANES,
        "parts": LANES % 8 + most // 4 * (LANES // 8),
        "some at one place": LANES // 4,
        "by chance": np.random.default_rng(5).permutation(most)[:32] * (LANES > 0),
        "the last place": np.where(LANES == 9, most - 1, LANES),
        "too far": np.where(LANES == 9, most, LANES),
        "one before": np.where(LANES == 9, -1, LANES // 2),
    }


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("known", ["indexed", "shared"])
def test_lanes_near_to_each_other(native: Native, known: str, count: int) -> None:
    """Also where the window would begin before the memory's end, and end behind it."""
    accesses, checks = Accesses(), []
    data = np.random.default_rng(4).random((SIZE // 32 * 32, count), np.float32)
    address, width, size = native.memory.map_array(data).address, 4 * count, len(data)
    for part in range(0, size, 32) if known == "shared" else ():
        value = emit_load(accesses.context(), F32, at(accesses, address, part + LANES, width), count, Sem.WEAK)
        emit_store(accesses.context(), near(accesses, part + LANES, width), value, Sem.WEAK)
    most = BYTES // width
    for name, places in near_places(most).items():
        last = size - 1 - places.max()
        for first, mask in product((1, min(size - most, last), last), (None, 0xFFFFF0FF)):
            own = first + places
            place = near(accesses, own, width) if known == "shared" else at(accesses, address, own, width)
            values = emit_load(accesses.context(mask), F32, place, count, Sem.WEAK)
            on = ((0xFFFFFFFF if mask is None else mask) >> LANES & 1).astype(bool)
            for element, value in enumerate(values if count > 1 else (values,)):
                checks.append((f"{name} {first} {mask}", accesses.output(value), data[own, element], on))
    accesses.run(native, replace(TWICE, shared=data.nbytes))
    for name, output, wanted, on in checks:
        assert output.view(np.float32)[on].tolist() == wanted[on].tolist(), name


@pytest.mark.parametrize("size", [24, 64, 65])
def test_tables_no_longer_than_a_window(native: Native, size: int) -> None:
    """The window begins before lane 0."""
    accesses, data = Accesses(), np.arange(size, dtype=np.float32)
    own = np.random.default_rng(6).integers(0, size, 32)
    place = at(accesses, native.memory.map_array(data).address, own)
    output = accesses.output(emit_load(accesses.context(), F32, place, 1, Sem.WEAK))
    accesses.run(native, TWICE)
    assert output.view(np.float32).tolist() == own.tolist()


def at(accesses: Accesses, address: int, places: np.ndarray, width: int = 4) -> Place:
    return Place(accesses.indexed(address, places.tolist(), width, signed=True), 0, Space.GLOBAL)


def near(accesses: Accesses, places: np.ndarray, width: int) -> Place:
    return Place(accesses.varying(U32, (width * places).tolist()), 0, Space.SHARED)


@pytest.mark.parametrize("known", ["indexed", "shared"])
def test_a_lane_of_a_window_outside_of_memory_is_a_fault(native: Native, known: str) -> None:
    accesses = Accesses()
    data = np.zeros(SIZE, np.float32)
    own = SIZE - 20 + LANES // 2 * 2
    start = 0 if known == "shared" else native.memory.map_array(data).address
    space = Space.SHARED if known == "shared" else Space.GLOBAL
    emit_load(accesses.context(), F32, Place(addressed(accesses, known, F32, start, own), 0, space), 1, Sem.WEAK)
    with pytest.raises(KernelFault) as fault:
        accesses.run(native, replace(TWICE, shared=4 * SIZE))
    assert fault.value.address is not None and fault.value.address - start == 4 * SIZE


@pytest.mark.skipif(not hasattr(mmap, "PROT_READ"), reason="memory cannot be closed")
def test_nothing_behind_memory_is_loaded(native: Native) -> None:
    """Where the page behind an array is closed; reading it would end the process."""
    pages = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    data = np.frombuffer(pages, np.float32, mmap.PAGESIZE // 4)
    data[:] = np.arange(data.size)
    behind = ctypes.c_void_p(data.ctypes.data + mmap.PAGESIZE)
    close = ctypes.CDLL(None).mprotect
    assert close(behind, mmap.PAGESIZE, 0) == 0
    try:
        accesses = Accesses()
        address = native.memory.map_array(data).address
        own = data.size - 32 + LANES // 2 * 2
        output = accesses.output(emit_load(accesses.context(), F32, at(accesses, address, own), 1, Sem.WEAK))
        accesses.run(native, TWICE)
        assert output.view(np.float32).tolist() == own.tolist()
    finally:
        close(behind, mmap.PAGESIZE, mmap.PROT_READ | mmap.PROT_WRITE)
