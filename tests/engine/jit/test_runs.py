"""Lanes that follow each other in runs while others do not execute, and lanes that are near to each other."""

from __future__ import annotations

import ctypes
import mmap
from dataclasses import replace

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.window import WORDS
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


NEAR = {
    "every other": 2 * LANES,
    "parts": LANES % 8 + 16 * (LANES // 8),
    "some at one place": LANES // 4,
    "by chance": np.random.default_rng(5).permutation(WORDS)[:32] * (LANES > 0),
    "the last word": np.where(LANES == 9, WORDS - 1, LANES),
    "too far": np.where(LANES == 9, WORDS, LANES),
    "one before": np.where(LANES == 9, -1, 2 * LANES),
}


@pytest.mark.parametrize("shared", [False, True], ids=["indexed", "shared"])
def test_lanes_near_to_each_other(native: Native, shared: bool) -> None:
    """Also where the window would begin before the memory's end, and end behind it."""
    accesses, checks = Accesses(), []
    data = np.random.default_rng(4).random(SIZE, np.float32)
    address = native.memory.map_array(data).address
    for part in range(0, SIZE - 31, 32) if shared else ():
        value = emit_load(accesses.context(), F32, at(accesses, address, part + LANES), 1, Sem.WEAK)
        emit_store(accesses.context(), near(accesses, part + LANES), value, Sem.WEAK)
    size = SIZE // 32 * 32
    for name, places in NEAR.items():
        for first in (1, min(size - WORDS, size - 1 - places.max()), size - 1 - places.max()):
            for mask in (None, 0xFFFFF0FF):
                own = first + places
                place = near(accesses, own) if shared else at(accesses, address, own)
                output = accesses.output(emit_load(accesses.context(mask), F32, place, 1, Sem.WEAK))
                on = ((0xFFFFFFFF if mask is None else mask) >> LANES & 1).astype(bool)
                checks.append((f"{name} {first} {mask}", output, own, on))
    accesses.run(native, replace(TWICE, shared=4 * size))
    for name, output, own, on in checks:
        assert output.view(np.float32)[on].tolist() == data[own][on].tolist(), name


def at(accesses: Accesses, address: int, places: np.ndarray) -> Place:
    return Place(addressed(accesses, "indexed", F32, address, places), 0, Space.GLOBAL)


def near(accesses: Accesses, places: np.ndarray) -> Place:
    return Place(addressed(accesses, "shared", F32, 0, places), 0, Space.SHARED)


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
