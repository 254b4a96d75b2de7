"""The table by which native code finds the plans of products: those of warpgroups, or those of tensor memory."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.layouts.structures import Worker

_FEW = 64


class PlanTable:
    """Pointers to plans, by number of the call; no kernel has both kinds."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._pointers = (ctypes.c_void_p * 0)()
        self._make_room(_FEW)

    def _make_room(self, count: int) -> None:
        """For plans of numbers below one."""
        self._pointers = (ctypes.c_void_p * count)(*self._pointers)
        self._worker.product_plans, self._worker.product_plan_count = ctypes.addressof(self._pointers), count

    def get(self, number: int) -> int | None:
        """The address of a plan."""
        return self._pointers[number] if number < len(self._pointers) else None

    def set(self, number: int, plan: ctypes.Structure) -> None:
        """From now on this is the plan."""
        if number >= len(self._pointers):
            self._make_room(2 * number)
        self._pointers[number] = ctypes.addressof(plan)
