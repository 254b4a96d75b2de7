"""Placements are known to all threads that copy: what one of them has found out is complete when others see it."""

from __future__ import annotations

import numpy as np

from ptxvm.machine.tensor_map.fields import Atomicity, SwizzleMode
from ptxvm.machine.tensor_map.placement import Index, Placement
from ptxvm.machine.tensor_map.swizzle import Swizzle


class _Known(dict[int, Index]):
    """Looks at what becomes known."""

    def __setitem__(self, phase: int, cells: Index) -> None:
        assert sorted(cells) == list(range(cells.size))
        super().__setitem__(phase, cells)


def test_sources_are_complete_when_they_become_known(monkeypatch) -> None:
    monkeypatch.setattr(np, "empty_like", np.zeros_like)
    placement = Placement(8, 128, 128, Swizzle(SwizzleMode.B128, Atomicity.B16))
    placement._sources = _Known()
    assert placement.sources(0).size == placement.sources(128).size == len(placement.cells(0))
    assert len(placement._sources) == 2
