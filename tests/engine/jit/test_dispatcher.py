"""What the dispatcher of a divided warp chooses."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import TARGET, Native

from ptxvm.engine.jit.fast.dispatcher import lowest_place
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import U16


@pytest.mark.parametrize("features", [TARGET.features, ""], ids=["native", "plain"])
@pytest.mark.parametrize(("lane", "place"), [(0, 0), (31, 3), (8, 0x7FFF), (17, 0x8001), (25, 0xFFFE)])
def test_the_lowest_place_is_found(native: Native, features: str, lane: int, place: int) -> None:
    places = np.full(32, 0xFFFF)
    places[np.random.default_rng(lane).integers(0, 32, 7)] = place + 1
    places[lane] = place
    accesses = Accesses()
    vector = accesses.reading.vector(accesses.varying(U16, places.tolist()))
    lowest, everywhere = lowest_place(LlvmReading(accesses.code, features), vector)
    outputs = [accesses.reading.uniform(U16, lowest), accesses.reading.varying(U16, everywhere)]
    found = [accesses.output(output) for output in outputs]
    accesses.run(native)
    assert all((each == place).all() for each in found)
