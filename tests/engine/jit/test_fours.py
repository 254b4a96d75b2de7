"""Pairs of words, moved where only the running kernel knows where to: four lanes at a time may follow each other."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native
from tests.engine.jit.test_runs import addressed

from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.types import F32, U64
from ptxvm.machine.launch import Launch

LANES = np.arange(32)
SIZE = 128
FOURS = LANES % 4 + LANES // 4 * 16
PLACES = {
    "fours": FOURS,
    "fours downwards": LANES % 4 + 28 - LANES // 4 * 4,
    "fours at one place": LANES % 4,
    "one lane elsewhere": np.where(LANES == 21, 60, FOURS),
    "a first lane elsewhere": np.where(LANES == 20, 60, FOURS),
    "apart": 4 * LANES,
    "eights": LANES % 8 + LANES // 8 * 16,
}
MASKS = (None, 0xFFFFFFFF, 0x5A5A5A5A, 0)


@pytest.mark.parametrize("known", ["indexed", "addresses"])
def test_stores(native: Native, known: str) -> None:
    """Of lanes at one place the highest wins."""
    accesses, wanted = Accesses(), []
    values = np.arange(1, 33, dtype=np.uint64) << np.uint64(30)
    for places in PLACES.values():
        for mask in MASKS:
            target, image = np.zeros(SIZE, np.uint64), np.zeros(SIZE, np.uint64)
            for lane in LANES:
                if mask is None or mask >> lane & 1:
                    image[places[lane]] = values[lane]
            wanted.append((target, image))
            lanes = addressed(accesses, known, U64, native.memory.map_array(target).address, places)
            context = replace(accesses.context(mask), guarded=mask is not None)
            first = accesses.function.caches
            for stored in (0 * values, values):  # by the same site, the first time to fill the cache
                accesses.function.caches = first
                with accesses.function.apart():
                    value = accesses.varying(U64, stored.tolist())
                    emit_store(context, Place(lanes, 0, Space.GLOBAL), value, Sem.WEAK)
    assert "store <4 x i64>" in accesses.unit()
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1)))
    for target, image in wanted:
        np.testing.assert_array_equal(target, image)


def test_loads_of_two_words(native: Native) -> None:
    """From anywhere: each word is where it belongs."""
    data = np.arange(2 * SIZE, dtype=np.float32)
    places = np.random.default_rng(5).permutation(SIZE)[:32]
    accesses = Accesses()
    base = accesses.varying(U64, (native.memory.map_array(data).address + 8 * places).tolist())
    words = emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 2, Sem.WEAK)
    outputs = [accesses.output(word) for word in words]
    accesses.run(native, Launch((2, 1, 1), (32, 1, 1)))  # the second CTA meets a cache that is filled
    for word, output in enumerate(outputs):
        np.testing.assert_array_equal(output.view(np.float32), data[2 * places + word])
