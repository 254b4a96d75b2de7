"""Random kernels in CUDA C++: what NVRTC makes of them leaves the same memory in both engines, also where values share
registers.

`python -m tests.agreement.cuda_programs 1000 1200` tries more of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.agreement.cuda_programs.__main__ import differences_of

CHUNK = 8


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 40, CHUNK))
def test_engines_agree(first: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path))
    assert list(differences_of(range(first, first + CHUNK))) == []
