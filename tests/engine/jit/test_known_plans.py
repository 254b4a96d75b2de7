"""Threads that learn to do a product at the same time share one plan: no other one may be forgotten under them."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ptxvm.engine.jit.host import tile_plans, warpgroup_products
from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.layouts.warpgroups import ProductPlan
from ptxvm.isa.matrix.shared.generations import Generation

NUMBER = 3
LAUNCH: Any = SimpleNamespace(
    options=SimpleNamespace(generation=lambda target: Generation.SM_90),
    launch=SimpleNamespace(image=SimpleNamespace(target="sm_90a")),
)
CALL: Any = SimpleNamespace(launch=LAUNCH, instruction=None)


def test_plans_of_warpgroups(monkeypatch: pytest.MonkeyPatch) -> None:
    known: warpgroup_products.KnownPlans = {}
    place: Any = None
    first, second = (warpgroup_products.WarpgroupProducts(Worker(), known) for _ in range(2))

    def plan(*_: object) -> warpgroup_products.KnownPlan:
        if not known:
            monkeypatch.setattr(warpgroup_products, "_plan", lambda *_: warpgroup_products.KnownPlan(ProductPlan(), ()))
            assert second.learn(NUMBER, place, CALL)  # in another thread, meanwhile
        return warpgroup_products.KnownPlan(ProductPlan(), ())

    monkeypatch.setattr(warpgroup_products, "_plan", plan)
    assert first.learn(NUMBER, place, CALL)
    (found,) = known.values()
    assert found is not None
    assert first._table.get(NUMBER) == second._table.get(NUMBER) == ctypes.addressof(found.plan)


def test_plans_of_tensor_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    known = tile_plans.KnownTiles()
    first, second = (tile_plans.TilePlans(Worker(), LAUNCH, known) for _ in range(2))
    others: list[object] = []

    def made() -> tile_plans._Known:
        return tile_plans._Known(tile_plans.ColumnsPlan(), np.zeros(1, np.int32))

    def plan(_: object) -> tile_plans._Known:
        monkeypatch.setattr(tile_plans, "_plan", lambda _: made())
        others.append(second._find(NUMBER, 0, CALL))
        return made()

    monkeypatch.setattr(tile_plans, "_plan", plan)
    assert first._find(NUMBER, 0, CALL) is others[0] is second._find(NUMBER, 0, CALL)
