from __future__ import annotations

import pytest
from tests.engine.jit.native import Native


@pytest.fixture(scope="module")
def native() -> Native:
    return Native()
