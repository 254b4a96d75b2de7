"""Atomic operations of every kind, against one lane after the other in Python."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.atomics import emit_atomic
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.synchronization.shared.atomic import _FLOAT, _INTEGER, _MERGES, _WIDE_UPDATES
from ptxvm.isa.warp import AtomicOp, Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import B128, F16, F16X2, F32, F64, S32, S64, U16, U32, U64, Type
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.layout import LOCAL_WINDOW, SHARED_WINDOW

CELLS = 64
PATTERNS: dict[str, list[int]] = {
    "one": [5] * 32,
    "contiguous": list(range(32)),
    "few": [lane * lane % 3 for lane in range(32)],
    "scattered": [lane * 37 % 61 for lane in range(32)],
}


def serial(op: AtomicOp, bits: int, signed: bool) -> Callable[..., int]:
    """The operation on unsigned integers of `bits` bits."""
    top = 1 << bits

    def number(value: int) -> int:
        return value - top if signed and value >> (bits - 1) else value

    table: dict[AtomicOp, Callable[..., int]] = {
        AtomicOp.AND: lambda old, b: old & b,
        AtomicOp.OR: lambda old, b: old | b,
        AtomicOp.XOR: lambda old, b: old ^ b,
        AtomicOp.EXCH: lambda old, b: b,
        AtomicOp.CAS: lambda old, b, c: c if old == b else old,
        AtomicOp.ADD: lambda old, b: (old + b) % top,
        AtomicOp.INC: lambda old, b: 0 if old >= b else old + 1,
        AtomicOp.DEC: lambda old, b: b if old == 0 or old > b else old - 1,
        AtomicOp.MIN: lambda old, b: min(old, b, key=number),
        AtomicOp.MAX: lambda old, b: max(old, b, key=number),
    }
    return table[op]


class Case:
    """Atomic operations of one warp on an array of cells, emitted and done in Python."""

    def __init__(self, accesses: Accesses, type_: Type, initial: list[int], mask: int | None) -> None:
        self.accesses, self.type, self.mask = accesses, type_, mask
        self.cells = list(initial)
        self.outputs: list[tuple[str, np.ndarray, list[int]]] = []

    def address(self, indices: list[int], base: int, space: Space, pattern: str, type_: Type | None = None) -> Place:
        size = self.type.size
        type_ = type_ or (U32 if space is Space.SHARED else U64)
        if pattern in ("one", "contiguous"):
            offsets = tuple(size * (index - indices[0]) for index in indices)
            return Place(self.accesses.affine(type_, base + size * indices[0], offsets, 4), 0, space)
        return Place(self.accesses.varying(type_, [base + size * index for index in indices]), 0, space)

    def run(
        self, name: str, place: Place, indices: list[int], op: AtomicOp, values: list[list[int]], want: bool
    ) -> None:
        type_ = self.type
        lanes = [self._value(column) for column in values]
        update = _INTEGER[op]
        merge = _MERGES.get(op)
        context = self.accesses.context(self.mask)
        result = emit_atomic(context, place, update, lanes, op=op, sem=Sem.RELAXED, want=want, merge=merge)
        olds = [0] * 32
        step = serial(op, type_.bits, type_.is_signed)
        for lane in range(32):
            if self.mask is None or self.mask >> lane & 1:
                olds[lane] = self.cells[indices[lane]]
                self.cells[indices[lane]] = step(olds[lane], *(column[lane] for column in values))
        assert (result is not None) == want
        if want:
            self.outputs.append((name, self.accesses.output(result), olds))

    def _value(self, column: list[int]) -> Lanes:
        if len(set(column)) == 1:
            return self.accesses.uniform(self.type, column[0])
        return self.accesses.varying(self.type, column)

    def check(self) -> None:
        for name, output, olds in self.outputs:
            for lane in range(32):
                if self.mask is None or self.mask >> lane & 1:
                    assert int(output[lane]) == olds[lane], (name, lane)


def values_for(op: AtomicOp, type_: Type, rng: np.random.Generator, uniform: bool, cells: list[int]) -> list[list[int]]:
    count = 2 if op is AtomicOp.CAS else 1
    columns = []
    for _ in range(count):
        small = rng.integers(0, 2**8, 32) if op in (AtomicOp.INC, AtomicOp.DEC) else None
        column = small if small is not None else rng.integers(0, type_.mask, 32, np.uint64, endpoint=True)
        columns.append([int(column[0])] * 32 if uniform else [int(value) for value in column])
    if op is AtomicOp.CAS:  # half of them succeed at first
        columns[0] = [cells[lane] if lane % 2 else columns[0][lane] for lane in range(32)]
    return columns


@pytest.mark.parametrize("mask", [None, 0x5A5A5A5A])
@pytest.mark.parametrize("type_", [U32, S32, U64, S64])
@pytest.mark.parametrize("space", [Space.GLOBAL, Space.SHARED])
def test_integers(native: Native, mask: int | None, type_: Type, space: Space) -> None:
    rng = np.random.default_rng(type_.bits)
    initial = [int(value) for value in rng.integers(0, type_.mask, CELLS, np.uint64, endpoint=True)]
    memory = np.array(initial, f"u{type_.size}")
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    case = Case(accesses, type_, initial, mask)
    start = 0 if space is Space.SHARED else base
    if space is Space.SHARED:
        copy(accesses, type_, Space.GLOBAL, base, Space.SHARED, 0)
    for op in AtomicOp:
        if op in (AtomicOp.INC, AtomicOp.DEC) and type_ is not U32:
            continue
        for pattern, indices in PATTERNS.items():
            for uniform, want in ((False, True), (False, False), (True, True), (True, False)):
                values = values_for(op, type_, rng, uniform, case.cells)
                place = case.address(indices, start, space, pattern)
                case.run(f"{op} {pattern} {uniform}", place, indices, op, values, want)
    if space is Space.SHARED:
        copy(accesses, type_, Space.SHARED, 0, Space.GLOBAL, base)
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=CELLS * 8))
    assert memory.tolist() == case.cells
    case.check()


@pytest.mark.parametrize("mask", [None, 0x5A5A5A5A])
def test_addresses_of_64_bits_in_shared_memory(native: Native, mask: int | None) -> None:
    memory = np.arange(CELLS, dtype=np.uint32)
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    case = Case(accesses, U32, memory.tolist(), mask)
    copy(accesses, U32, Space.GLOBAL, base, Space.SHARED, 0)
    for pattern, indices in PATTERNS.items():
        place = case.address(indices, 0, Space.SHARED, pattern, U64)
        case.run(pattern, place, indices, AtomicOp.ADD, [[3 * lane + 1 for lane in range(32)]], True)
    copy(accesses, U32, Space.SHARED, 0, Space.GLOBAL, base)
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=CELLS * 4))
    assert memory.tolist() == case.cells
    case.check()


def copy(accesses: Accesses, type_: Type, source: Space, start: int, target: Space, end: int) -> None:
    """All cells from one space to another."""
    unsigned = {32: U32, 64: U64}[type_.bits]
    for first in range(0, CELLS, 32):
        steps = tuple(range(0, 32 * type_.size, type_.size))
        places = [
            Place(accesses.affine(U32 if space is Space.SHARED else U64, base + first * type_.size, steps, 3), 0, space)
            for space, base in ((source, start), (target, end))
        ]
        value = emit_load(accesses.context(), unsigned, places[0], 1, Sem.WEAK)
        emit_store(accesses.context(), places[1], value, Sem.WEAK)


@pytest.mark.parametrize("mask", [0, 0x00010000])
def test_few_or_no_lanes(native: Native, mask: int) -> None:
    memory = np.arange(CELLS, dtype=np.uint32)
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    case = Case(accesses, U32, memory.tolist(), mask)
    for pattern, indices in PATTERNS.items():
        for op in (AtomicOp.ADD, AtomicOp.EXCH, AtomicOp.MAX):
            for want in (False, True):
                values = [[3 * lane + 1 for lane in range(32)]]
                case.run(pattern, case.address(indices, base, Space.GLOBAL, pattern), indices, op, values, want)
    accesses.run(native)
    assert memory.tolist() == case.cells
    case.check()


def floats(type_: Type) -> list[float]:
    return [0.5 * lane - 3 for lane in range(31)] + [float("inf")]


@pytest.mark.parametrize("space", [Space.GLOBAL, Space.SHARED])
@pytest.mark.parametrize("type_", [F32, F64])
@pytest.mark.parametrize("op", [AtomicOp.ADD, AtomicOp.MIN, AtomicOp.MAX])
def test_floats(native: Native, type_: Type, space: Space, op: AtomicOp) -> None:
    memory = np.array([1.25, -2.0, np.nan, -np.inf] + [0.0] * 60, type_.dtype)
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    start = base
    if space is Space.SHARED:
        copy(accesses, type_, Space.GLOBAL, base, Space.SHARED, start := 0)
    operands = np.array(floats(type_), type_.dtype)
    indices = [lane % 4 for lane in range(32)]
    address = accesses.varying(U32 if space is Space.SHARED else U64, [start + type_.size * index for index in indices])
    value = accesses.varying(type_, operands.view(f"u{type_.size}").tolist())
    old = emit_atomic(
        accesses.context(), Place(address, 0, space), _FLOAT[op], [value], op=op, sem=Sem.RELAXED, want=True, merge=None
    )
    output = accesses.output(old)
    if space is Space.SHARED:
        copy(accesses, type_, Space.SHARED, 0, Space.GLOBAL, base)
    expected, olds = memory.copy(), []
    step = {AtomicOp.ADD: np.add, AtomicOp.MIN: np.fmin, AtomicOp.MAX: np.fmax}[op]
    with np.errstate(invalid="ignore"):
        for lane, index in enumerate(indices):
            olds.append(expected[index])
            expected[index] = step(expected[index], operands[lane])
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=CELLS * 8))
    np.testing.assert_array_equal(memory, expected)
    np.testing.assert_array_equal(output.view(type_.dtype), olds)
    if type_ is F32:
        computed = [index for index in range(4) if np.isnan(memory[index]) and op is AtomicOp.ADD]
        assert all(memory.view(np.uint32)[index] == 0x7FFFFFFF for index in computed)


@pytest.mark.parametrize("space", [Space.GLOBAL, Space.SHARED])
@pytest.mark.parametrize("type_", [F16, F16X2])
def test_halves(native: Native, type_: Type, space: Space) -> None:
    """Sums small enough to be exact in any order."""
    accesses = Accesses()
    memory = np.zeros(64, np.float16)
    base = native.memory.map_array(memory).address
    pattern = [lane % 3 * type_.size for lane in range(32)]
    raw = np.arange(32 * type_.elements, dtype=np.float16).view(f"u{type_.size}").tolist()
    start = 0 if space is Space.SHARED else base
    if space is Space.SHARED:
        zeros = accesses.uniform(U32, 0)
        target = Place(accesses.affine(U32, 0, tuple(range(0, 128, 4)), 2), 0, Space.SHARED)
        emit_store(accesses.context(), target, zeros, Sem.WEAK)
    address = accesses.varying(U64 if space is Space.GLOBAL else U32, [start + offset for offset in pattern])
    emit_atomic(
        accesses.context(), Place(address, 0, space), _FLOAT[AtomicOp.ADD], [accesses.varying(type_, raw)],
        op=AtomicOp.ADD, sem=Sem.RELAXED, want=False, merge=None,
    )  # fmt: skip
    if space is Space.SHARED:
        steps = tuple(range(0, 128, 4))
        source = Place(accesses.affine(U32, 0, steps, 2), 0, Space.SHARED)
        words = emit_load(accesses.context(), U32, source, 1, Sem.WEAK)
        out = Place(accesses.affine(U64, base, steps, 2), 0, Space.GLOBAL)
        emit_store(accesses.context(), out, words, Sem.WEAK)
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=256))
    expected = np.zeros(64)
    for lane in range(32):
        for element in range(type_.elements):
            expected[lane % 3 * type_.elements + element] += lane * type_.elements + element
    np.testing.assert_array_equal(memory, expected)


def test_sixteen_bits(native: Native) -> None:
    memory = np.arange(64, dtype=np.uint16)
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    address = accesses.varying(U64, [base + 2 * (lane // 2) for lane in range(32)])
    expected = accesses.varying(U16, [lane // 2 for lane in range(32)])
    new = accesses.varying(U16, [1000 + lane for lane in range(32)])
    old = emit_atomic(
        accesses.context(), Place(address, 0, Space.GLOBAL), _INTEGER[AtomicOp.CAS], [expected, new],
        op=AtomicOp.CAS, sem=Sem.ACQ_REL, want=True, merge=None,
    )  # fmt: skip
    output = accesses.output(old)
    accesses.run(native)
    assert memory[:16].tolist() == [1000 + 2 * cell for cell in range(16)]
    assert memory[16:].tolist() == list(range(16, 64))
    assert output.tolist() == [lane // 2 if lane % 2 == 0 else 999 + lane for lane in range(32)]


@pytest.mark.parametrize("mask", [None, 0x0000FFFF])
@pytest.mark.parametrize("op", [AtomicOp.CAS, AtomicOp.EXCH])
@pytest.mark.parametrize("space", [Space.GLOBAL, Space.SHARED])
def test_128_bits(native: Native, mask: int | None, op: AtomicOp, space: Space) -> None:
    memory = native.memory.allocate(16 * 32)
    words = native.memory.view(memory.address, memory.size).view(np.uint64)
    words[:] = np.arange(64)
    accesses = Accesses()
    start, type_ = (0, U32) if space is Space.SHARED else (memory.address, U64)
    steps = tuple(range(0, 512, 16))
    rows = {
        where: Place(accesses.affine(U32 if where is Space.SHARED else U64, base, steps, 4), 0, where)
        for where, base in ((Space.SHARED, 0), (Space.GLOBAL, memory.address))
    }
    if space is Space.SHARED:
        pair = emit_load(accesses.context(), B128, rows[Space.GLOBAL], 1, Sem.WEAK)
        emit_store(accesses.context(), rows[Space.SHARED], pair, Sem.WEAK)
    address = accesses.varying(type_, [start + 16 * (lane // 2) for lane in range(32)])
    expected = tuple(accesses.varying(U64, [2 * (lane // 2) + half for lane in range(32)]) for half in (0, 1))
    new = tuple(accesses.varying(U64, [(1 << 60) + 2 * lane + half for lane in range(32)]) for half in (0, 1))
    values: list[Any] = [expected, new] if op is AtomicOp.CAS else [new]
    old = emit_atomic(
        accesses.context(mask), Place(address, 0, space), _WIDE_UPDATES[op], values,
        op=op, sem=Sem.RELAXED, want=True, merge=None,
    )  # fmt: skip
    outputs = [accesses.output(half) for half in old]
    if space is Space.SHARED:
        pair = emit_load(accesses.context(), B128, rows[Space.SHARED], 1, Sem.WEAK)
        emit_store(accesses.context(), rows[Space.GLOBAL], pair, Sem.WEAK)
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=512))
    cells = [(2 * cell, 2 * cell + 1) for cell in range(32)]
    for lane in range(32 if mask is None else 16):
        cell = lane // 2
        assert (int(outputs[0][lane]), int(outputs[1][lane])) == cells[cell]
        if op is AtomicOp.EXCH or cells[cell] == (2 * cell, 2 * cell + 1):
            cells[cell] = ((1 << 60) + 2 * lane, (1 << 60) + 2 * lane + 1)
    assert words.tolist() == [word for cell in cells for word in cell]


def test_generic_addresses_of_shared_memory(native: Native) -> None:
    memory = np.zeros(32, np.uint32)
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    zeros = accesses.uniform(U32, 0)
    steps = tuple(range(0, 128, 4))
    emit_store(accesses.context(), Place(accesses.affine(U32, 0, steps, 2), 0, Space.SHARED), zeros, Sem.WEAK)
    for _ in range(2):
        address = accesses.varying(U64, [SHARED_WINDOW + 4 * (lane % 5) for lane in range(32)])
        emit_atomic(
            accesses.context(), Place(address, 0, Space.GENERIC), _INTEGER[AtomicOp.ADD], [accesses.uniform(U32, 1)],
            op=AtomicOp.ADD, sem=Sem.RELAXED, want=False, merge=None,
        )  # fmt: skip
    words = emit_load(accesses.context(), U32, Place(accesses.affine(U32, 0, steps, 2), 0, Space.SHARED), 1, Sem.WEAK)
    emit_store(accesses.context(), Place(accesses.affine(U64, base, steps, 2), 0, Space.GLOBAL), words, Sem.WEAK)
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=128))
    assert memory[:6].tolist() == [14, 14, 12, 12, 12, 0]


def add_one(
    native: Native, place: Callable[[Accesses], Place], type_: Type = U32, launch: Launch | None = None
) -> None:
    accesses = Accesses()
    emit_atomic(
        accesses.context(site=6), place(accesses), _INTEGER[AtomicOp.ADD], [accesses.uniform(type_, 1)],
        op=AtomicOp.ADD, sem=Sem.RELAXED, want=False, merge=None,
    )  # fmt: skip
    accesses.run(native, launch, local_size=64)


@pytest.mark.parametrize("shape", ["uniform", "varying"])
def test_faults(native: Native, shape: str) -> None:
    memory = np.zeros(64, np.uint8)
    base = native.memory.map_array(memory).address
    shifted = np.zeros(65, np.uint8)[1:]
    odd = native.memory.map_array(shifted).address
    read_only = np.zeros(16, np.uint32)
    read_only.flags.writeable = False
    fixed = native.memory.map_array(read_only).address
    for address, kind in [
        (base + 64, "out_of_bounds"),
        (base + 2, "misaligned"),
        (fixed, "read_only"),
        (odd, "unsupported"),
        (LOCAL_WINDOW, "unsupported"),
        (8, "null_pointer"),
    ]:
        with pytest.raises(KernelFault) as caught:
            if shape == "uniform":
                add_one(
                    native, lambda accesses, address=address: Place(accesses.uniform(U64, address), 0, Space.GENERIC)
                )
            else:
                add_one(
                    native,
                    lambda accesses, address=address: Place(accesses.varying(U64, [address] * 32), 0, Space.GENERIC),
                )
        assert (caught.value.kind, caught.value.line) == (kind, 6)
    assert not memory.any()
    assert not shifted.any()


@pytest.mark.parametrize("pattern", ["one", "few"])
def test_several_workers_share_global_memory(native: Native, pattern: str) -> None:
    memory = np.zeros(4, np.uint32)
    base = native.memory.map_array(memory).address
    accesses = Accesses()
    indices = PATTERNS[pattern] if pattern == "few" else [0] * 32
    address = accesses.varying(U64, [base + 4 * index for index in indices])
    emit_atomic(
        accesses.context(), Place(address, 0, Space.GLOBAL), _INTEGER[AtomicOp.ADD], [accesses.uniform(U32, 1)],
        op=AtomicOp.ADD, sem=Sem.RELAXED, want=False, merge=None,
    )  # fmt: skip
    threads = [threading.Thread(target=accesses.run, args=(native, Launch((500, 1, 1), (32, 1, 1)))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    counts = np.bincount(indices, minlength=4)
    assert memory.tolist() == (1500 * counts).tolist()
