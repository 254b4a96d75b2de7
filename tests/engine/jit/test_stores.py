"""Stores of every width, to every space, through every shape of address, against NumPy."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native
from tests.engine.jit.test_loads import MASKS, QUICK_MASKS, QUICK_WIDTHS, WIDTHS, Width, expected, patterns

from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F32, U8, U16, U32, U64, Type
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.layout import LOCAL_WINDOW, SHARED_WINDOW

SIZE = 16384


class Image:
    """Memory as it should be after the stores so far, and the stores as emitted."""

    def __init__(self, accesses: Accesses, size: int = SIZE) -> None:
        self.accesses = accesses
        self.bytes = np.zeros(size, np.uint8)
        self._rng = np.random.default_rng(1)

    def values(self, type_: Type, count: int, uniform: bool) -> tuple[list[Lanes], np.ndarray]:
        """Values to store, and their bytes by lane."""
        raw = self._rng.integers(0, 256, (32, count, type_.size), np.uint8)
        if uniform:
            raw[:] = raw[0]
        words = raw.view(f"u{type_.size}")[..., 0]
        if uniform and type_.llvm.startswith("i"):
            lanes = [self.accesses.uniform(type_, int(words[0, element])) for element in range(count)]
        else:
            lanes = [self.accesses.varying(type_, words[:, element].tolist()) for element in range(count)]
        return lanes, raw.reshape(32, count * type_.size)

    def store(self, place: Place, width: Width, offsets: np.ndarray, mask: int | None, uniform: bool) -> None:
        type_, count = width
        values, raw = self.values(type_, count, uniform)
        value = tuple(values) if count > 1 else values[0]
        emit_store(self.accesses.context(mask), place, value, Sem.WEAK)
        for lane in range(32):
            if mask is None or mask >> lane & 1:
                self.bytes[offsets[lane] : offsets[lane] + raw.shape[1]] = raw[lane]


@pytest.mark.parametrize("mask", QUICK_MASKS)
@pytest.mark.parametrize("known", ["aligned", "varying"])
def test_global(native: Native, mask: int | None, known: str) -> None:
    check_global(native, mask, Space.GENERIC, known, 0, QUICK_WIDTHS)


@pytest.mark.slow
@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("space", [Space.GLOBAL, Space.GENERIC])
@pytest.mark.parametrize("known", ["aligned", "unknown", "varying"])
@pytest.mark.parametrize("skew", [0, 1])
def test_global_in_full(native: Native, mask: int | None, space: Space, known: str, skew: int) -> None:
    check_global(native, mask, space, known, skew, WIDTHS)


def check_global(native: Native, mask: int | None, space: Space, known: str, skew: int, widths: list[Width]) -> None:
    memory = np.zeros(SIZE + skew, np.uint8)[skew:]
    address = native.memory.map_array(memory).address
    accesses = Accesses(local_in_generic=known == "varying")
    image = Image(accesses)
    for number, (type_, count) in enumerate(widths):
        for name, offsets in patterns(type_.size * count).items():
            base = address + 8192
            if known == "varying":
                lanes = accesses.varying(U64, [base + offset for offset in offsets])
            else:
                lanes = accesses.affine(U64, base, offsets, 8 if known == "aligned" else 0)
            place = Place(lanes, 64, space)
            for _ in range(2):  # the second meets a filled cache
                uniform = name == "uniform" and number % 2 == 1
                image.store(place, (type_, count), 8192 + 64 + np.array(offsets), mask, uniform)
    accesses.run(native)
    assert (memory == image.bytes).all()


def test_shared(native: Native) -> None:
    check_shared(native, None, U32, QUICK_WIDTHS)


@pytest.mark.slow
@pytest.mark.parametrize("mask", [None, 0x5A5A5A5A, 0])
@pytest.mark.parametrize("address_type", [U32, U64])
def test_shared_in_full(native: Native, mask: int | None, address_type: Type) -> None:
    check_shared(native, mask, address_type, WIDTHS)


def check_shared(native: Native, mask: int | None, address_type: Type, widths: list[Width]) -> None:
    result = np.zeros(SIZE, np.uint8)
    address = native.memory.map_array(result).address
    accesses = Accesses(static_shared=4096)
    image = Image(accesses)
    for start in range(0, SIZE, 128):
        zeros = accesses.reading.constant(U32, 0)
        lanes = accesses.affine(U32, start, tuple(range(0, 128, 4)), 7)
        emit_store(accesses.context(), Place(lanes, 0, Space.SHARED), zeros, Sem.WEAK)
    for type_, count in widths:
        for name, offsets in patterns(type_.size * count).items():
            there = 8192 + np.array(offsets)
            affine = accesses.affine(address_type, 8192 - 64, offsets)
            varying = accesses.varying(address_type, [8192 - 64 + offset for offset in offsets])
            for lanes in (affine, varying):
                image.store(Place(lanes, 64, Space.SHARED), (type_, count), there, mask, name == "uniform")
            generic = varying.to(U64) + SHARED_WINDOW
            image.store(Place(generic, 64, Space.GENERIC), (type_, count), there, mask, name == "uniform")
    for start in range(0, SIZE, 128):
        lanes = accesses.affine(U32, start, tuple(range(0, 128, 4)), 7)
        words = emit_load(accesses.context(), U32, Place(lanes, 0, Space.SHARED), 1, Sem.WEAK)
        out = accesses.affine(U64, address + start, tuple(range(0, 128, 4)), 7)
        emit_store(accesses.context(), Place(out, 0, Space.GLOBAL), words, Sem.WEAK)
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=SIZE))
    assert (result == image.bytes).all()


@pytest.mark.parametrize(("mask", "bounds"), [(None, True), (0x5A5A5A5A, True), (0x5A5A5A5A, False)])
def test_local(native: Native, mask: int | None, bounds: bool) -> None:
    """Every lane has a memory of its own: what it stored is what it loads, through addresses of every shape."""
    accesses = Accesses(bounds=bounds, local_in_generic=True)
    own = np.zeros((32, 2048), np.uint8)
    rng = np.random.default_rng(3)
    checks: list[tuple[str, np.ndarray, np.ndarray]] = []
    for start in range(0, 2048, 4):
        emit_store(accesses.context(), Place(None, start, Space.LOCAL), accesses.reading.constant(U32, 0), Sem.WEAK)
    lanes = [lane for lane in range(32) if mask is None or mask >> lane & 1]
    for type_, count in WIDTHS:
        width = type_.size * count
        for shape in ("constant", "uniform", "varying", "generic", "generic, uniform"):
            offsets = rng.integers(0, 2048 // width, 32) * width
            if shape in ("constant", "uniform", "generic, uniform"):
                offsets[:] = offsets[0]
            place = {
                "constant": lambda o=offsets: Place(None, int(o[0]), Space.LOCAL),
                "uniform": lambda o=offsets: Place(accesses.uniform(U32, int(o[0]) - 8), 8, Space.LOCAL),
                "varying": lambda o=offsets: Place(accesses.varying(U32, (o - 8).tolist()), 8, Space.LOCAL),
                "generic": lambda o=offsets: Place(
                    accesses.varying(U64, (o + LOCAL_WINDOW).tolist()), 0, Space.GENERIC
                ),
                "generic, uniform": lambda o=offsets: Place(
                    accesses.uniform(U64, int(o[0]) + LOCAL_WINDOW), 0, Space.GENERIC
                ),
            }[shape]()
            raw = rng.integers(0, 256, (32, count, type_.size), np.uint8)
            words = raw.view(f"u{type_.size}")[..., 0]
            values = tuple(accesses.varying(type_, words[:, element].tolist()) for element in range(count))
            emit_store(accesses.context(mask), place, values if count > 1 else values[0], Sem.WEAK)
            for lane in lanes:
                own[lane, offsets[lane] : offsets[lane] + width] = raw[lane].reshape(-1)
            found = emit_load(accesses.context(mask), type_, place, count, Sem.WEAK)
            for element, value in enumerate(found if count > 1 else (found,)):
                want = np.array(
                    [expected(own[lane], offsets[lane : lane + 1], type_, count)[element][0] for lane in range(32)]
                )
                checks.append((f"{shape} {type_}x{count}", accesses.output(value), want))
    accesses.run(native, local_size=2048)
    for name, output, want in checks:
        assert (output[lanes] == want[lanes]).all(), name


@pytest.mark.parametrize("shape", ["uniform", "affine", "varying"])
def test_stores_to_read_only_memory(native: Native, shape: str) -> None:
    memory = np.arange(64, dtype=np.uint32)
    memory.flags.writeable = False
    address = native.memory.map_array(memory).address
    accesses = Accesses()
    lanes = {
        "uniform": lambda: accesses.uniform(U64, address),
        "affine": lambda: accesses.affine(U64, address, tuple(range(0, 128, 4)), 8),
        "varying": lambda: accesses.varying(U64, [address + 4 * (lane ^ 5) for lane in range(32)]),
    }[shape]()
    emit_load(accesses.context(), U32, Place(lanes, 0, Space.GLOBAL), 1, Sem.WEAK)
    emit_store(accesses.context(site=3), Place(lanes, 0, Space.GLOBAL), accesses.uniform(U32, 9), Sem.WEAK)
    with pytest.raises(KernelFault, match="read-only") as caught:
        accesses.run(native)
    assert (caught.value.kind, caught.value.line) == ("read_only", 3)
    assert (memory == np.arange(64)).all()


def test_a_faulting_store_stores_nothing(native: Native) -> None:
    memory = np.zeros(16, np.uint32)
    address = native.memory.map_array(memory).address
    accesses = Accesses()
    lanes = accesses.affine(U64, address, tuple(range(0, 128, 4)), 8)
    emit_store(accesses.context(), Place(lanes, 0, Space.GLOBAL), accesses.uniform(U32, 9), Sem.WEAK)
    with pytest.raises(KernelFault, match="past the end of") as caught:
        accesses.run(native)
    assert (caught.value.address, caught.value.thread) == (address + 64, (16, 0, 0))
    assert not memory.any()


@pytest.mark.parametrize("store", [False, True])
def test_guarded_accesses_of_nobody(native: Native, store: bool) -> None:
    """Where there is no memory: no fault, and no instruction under an empty mask, which would take long there."""
    accesses = Accesses()
    context = replace(accesses.context(0), guarded=True)
    place = Place(accesses.affine(U64, 0x7FFF_0000, tuple(range(0, 128, 4)), 7), 0, Space.GLOBAL)
    if store:
        emit_store(context, place, accesses.varying(F32, range(32)), Sem.WEAK)
    else:
        emit_load(context, F32, place, 1, Sem.WEAK)
    text = "\n".join(accesses.code.lines)
    nobody = re.search(r"(%\w+) = icmp eq i32 %\w+, 0\n(?:.*\n)*?  br i1 \1, label %(\w+), ", text)
    assert nobody is not None
    assert re.search(rf"\n{nobody[2]}:\n  br label ", text)
    accesses.run(native)


@pytest.mark.parametrize("type_", [U8, U16, F32, U64])
def test_the_highest_lane_wins(native: Native, type_: Type) -> None:
    memory = np.zeros(4, np.uint64)
    address = native.memory.map_array(memory).address
    accesses = Accesses()
    values = accesses.varying(type_, range(1, 33))
    for index, mask in enumerate((None, 0x0F0F0F0F, 0x00000100, 0)):
        one = accesses.uniform(U64, address + 8 * index)
        emit_store(accesses.context(mask), Place(one, 0, Space.GLOBAL), values, Sem.WEAK)
    accesses.run(native)
    assert memory.tolist() == [32, 28, 9, 0]


def test_sinks_leave_memory_alone(native: Native) -> None:
    memory = np.full(128, 7, np.uint32)
    address = native.memory.map_array(memory).address
    accesses = Accesses()
    lanes = accesses.affine(U64, address, tuple(range(0, 512, 16)), 8)
    one = accesses.uniform(U32, 1)
    emit_store(accesses.context(), Place(lanes, 0, Space.GLOBAL), (one, None, one, None), Sem.WEAK)
    accesses.run(native)
    assert (memory.reshape(32, 4) == [1, 7, 1, 7]).all()


@pytest.mark.parametrize("sem", list(Sem))
def test_orderings(native: Native, sem: Sem) -> None:
    memory = np.zeros(33, np.uint32)
    address = native.memory.map_array(memory).address
    accesses = Accesses()
    values = accesses.varying(U32, range(1, 33))
    for offset, shape in ((128, (0,) * 32), (0, tuple(range(0, 128, 4)))):
        lanes = accesses.affine(U64, address + offset, shape)
        emit_store(accesses.context(), Place(lanes, 0, Space.GLOBAL), values, sem)
    accesses.run(native)
    assert memory.tolist() == [*range(1, 33), 32]
