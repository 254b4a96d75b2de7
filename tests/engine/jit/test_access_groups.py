"""Accesses of a block that share a base share a check; each still behaves as if it were alone."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native
from tests.engine.jit.test_loads import Checks, expected

from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F32, U8, U16, U32, U64
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch

ACCESSES = [(F32, 1, 64), (U32, 2, 32), (U8, 1, 7), (F32, 4, 128), (U16, 1, 2), (U32, 1, -4), (U64, 1, -64), (U8, 2, 0)]
SHAPES = ("uniform", "affine", "varying", "contiguous", "indexed", "indexed signed")


def base_of(accesses: Accesses, shape: str, address: int) -> tuple[Lanes, np.ndarray]:
    offsets = {
        "uniform": 0 * np.arange(32),
        "affine": 16 * np.arange(32),
        "varying": 16 * (np.arange(32) * 7 % 29),
        "contiguous": 4 * np.arange(32),
        "indexed": 16 * (np.arange(32) * 7 % 29),
        "indexed signed": 16 * (np.arange(32) * 7 % 29),
    }[shape]
    if "indexed" in shape:
        signed = "signed" in shape
        shift = 3 if signed else 0  # some indices are negative
        indices = (offsets // 16 - shift).tolist()
        return accesses.indexed(address + 16 * shift, indices, 16, signed=signed), offsets
    if shape in ("varying", "contiguous"):
        return accesses.varying(U64, (address + offsets).tolist()), offsets
    return accesses.affine(U64, address, tuple(offsets.tolist())), offsets


@pytest.fixture(scope="module")
def data() -> np.ndarray:
    return np.random.default_rng(5).integers(0, 256, 4096, np.uint8)


@pytest.mark.parametrize("mask", [None, 0x00FF00FF])
@pytest.mark.parametrize("shape", SHAPES)
def test_accesses_of_all_widths_around_one_base(native: Native, data: np.ndarray, shape: str, mask: int | None) -> None:
    address = native.memory.map_array(data).address + 1024
    checks = Checks()
    for _ in range(2):
        base, offsets = base_of(checks.accesses, shape, address)
        for type_, count, displacement in ACCESSES:
            aligned = np.array([(offset + displacement) % (type_.size * count) for offset in offsets])
            if not aligned.any():
                want = expected(data, 1024 + offsets + displacement, type_, count)
                checks.load(shape, (type_, count), Place(base, displacement, Space.GLOBAL), want, mask)
    checks.check(native)


@pytest.mark.parametrize("space", [Space.GLOBAL, Space.SHARED])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_access_that_is_outside_faults(native: Native, data: np.ndarray, shape: str, space: Space) -> None:
    """The first ones are fine, also when they take the slow path because the group as a whole is not."""
    memory = data[:1024].copy()
    address = native.memory.map_array(memory).address
    for bad, line in ((1024 - 4, 3), (-8, 4)):
        accesses = Accesses()
        start = 0 if space is Space.SHARED else address
        base, offsets = base_of(accesses, shape, start)
        displacements = [0, 16, 32, bad if line == 3 else 48, bad if line == 4 else 64]
        outputs = []
        if bad > 0:
            displacements[line] = bad - int(offsets.max()) + 4
        for site, displacement in enumerate(displacements):
            value = emit_load(accesses.context(site=site), U32, Place(base, displacement, space), 1, Sem.WEAK)
            outputs.append(accesses.output(value))
        with pytest.raises(KernelFault) as caught:
            accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=1024))
        assert (caught.value.kind, caught.value.line) == ("out_of_bounds", line)
        if space is Space.GLOBAL:
            words = [memory[offset : offset + 4].view(np.uint32)[0] for offset in offsets]
            assert outputs[0].tolist() == words


@pytest.mark.parametrize("shape", SHAPES)
def test_stores_do_not_ride_on_loads(native: Native, shape: str) -> None:
    memory = np.arange(512, dtype=np.uint32)
    memory.flags.writeable = False
    address = native.memory.map_array(memory).address
    accesses = Accesses()
    base, _ = base_of(accesses, shape, address)
    for _ in range(2):
        accesses.output(emit_load(accesses.context(), U32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK))
    emit_store(accesses.context(site=9), Place(base, 4, Space.GLOBAL), accesses.uniform(U32, 1), Sem.WEAK)
    with pytest.raises(KernelFault) as caught:
        accesses.run(native)
    assert (caught.value.kind, caught.value.line) == ("read_only", 9)
    assert (memory == np.arange(512)).all()


def test_one_check_serves_a_group(native: Native) -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(range(0, 128, 4)), 8)
    for displacement in range(0, 4096, 128):
        emit_load(accesses.context(), U32, Place(base, displacement, Space.GLOBAL), 1, Sem.WEAK)
    assert accesses.function.caches == 1
    assert sum("icmp ult i64" in line for line in accesses.code.lines) == 2  # before and after the slow path


def test_lanes_of_other_masks_check_for_themselves(native: Native) -> None:
    accesses = Accesses()
    base = accesses.varying(U64, range(32))
    for mask in (1, 2):
        emit_load(accesses.context(mask), U32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert accesses.function.caches == 2


def test_groups_end_where_code_may_not_have_run(native: Native) -> None:
    accesses = Accesses()
    base = accesses.uniform(U64, 0)
    with accesses.function.apart():
        emit_load(accesses.context(), U32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    emit_load(accesses.context(), U32, Place(base, 4, Space.GLOBAL), 1, Sem.WEAK)
    assert accesses.function.caches == 2
