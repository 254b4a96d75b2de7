"""Accesses fetch what they will want next; whatever they fetch, they do as before."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

from ptxvm.engine.jit.memory.access import emit_load
from ptxvm.engine.jit.memory.prefetch import LINE, MOST_LINES
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.types import F32, U8, U64
from ptxvm.machine.launch import Launch

PREFETCH = "call void @llvm.prefetch"


def fetches(accesses: Accesses) -> int:
    return sum(line.count(PREFETCH) for line in accesses.code.lines)


@pytest.mark.parametrize(
    ("stride", "lines"), [(1, 1), (4, 2), (64, MOST_LINES), (0, 0)], ids=["bytes", "words", "far apart", "one address"]
)
def test_lines_fetched_ahead(stride: int, lines: int) -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(stride * lane for lane in range(32)))
    emit_load(accesses.context(), F32 if stride > 1 else U8, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert fetches(accesses) == lines


def test_accesses_that_share_a_check_fetch_once() -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    for displacement in (0, LINE):
        emit_load(accesses.context(), F32, Place(base, displacement, Space.GLOBAL), 1, Sem.WEAK)
    accesses.function.close_groups()
    assert fetches(accesses) == 3


def test_shared_memory_is_near_enough() -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    emit_load(accesses.context(), F32, Place(base, 0, Space.SHARED), 1, Sem.WEAK)
    assert fetches(accesses) == 0


def test_fetching_beyond_the_end_of_memory_does_no_harm(native: Native) -> None:
    data = np.arange(32, dtype=np.float32)
    address = native.memory.map_array(data).address
    accesses = Accesses()
    outputs = []
    for _ in range(2):  # the first one fills the cache
        base = accesses.affine(U64, address, tuple(4 * lane for lane in range(32)))
        value = emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
        outputs.append(accesses.output(value))
    accesses.run(native, Launch((4, 1, 1), (32, 1, 1)))
    for output in outputs:
        np.testing.assert_array_equal(output.view(np.float32), data)
