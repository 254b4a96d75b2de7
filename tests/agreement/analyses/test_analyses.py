"""What the analyses make of random kernels does what these say, and what they know of it is so.

Nothing is compiled, so that there is time for many. `python -m tests.agreement.analyses 1000 2000` tries more of them.
"""

from __future__ import annotations

import pytest
from tests.agreement.analyses.running import mistake_in

CHUNK = 100


def mistakes(seeds: range) -> list[str]:
    return [found for seed in seeds if (found := mistake_in(seed)) is not None]


def test_kernels_stay_what_they_are() -> None:
    assert mistakes(range(CHUNK)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(CHUNK, 20 * CHUNK, CHUNK))
def test_many_kernels_stay_what_they_are(first: int) -> None:
    assert mistakes(range(first, first + CHUNK)) == []
