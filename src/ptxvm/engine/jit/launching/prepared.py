"""A kernel as launches of one shape find it: its code, or what is known while that is being made."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from ptxvm.engine.ahead import has_tiers
from ptxvm.engine.jit.compilation.errand import Errand
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit, KernelCode
from ptxvm.engine.jit.compilation.making import Making
from ptxvm.engine.jit.compilation.patience import PATIENT, Patience, current_patience
from ptxvm.engine.jit.compilation.server import CompilationError
from ptxvm.engine.jit.launching.execution import SeatRow
from ptxvm.engine.jit.launching.native_runtime import Runtime
from ptxvm.engine.jit.launching.runtimes import Runtimes
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.layouts.warpgroups import GROUP_WARPS
from ptxvm.engine.jit.seats.slots import SlotPlan
from ptxvm.machine.launch import Launch

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.service import HostCallPlaces


class Prepared:
    """A kernel for one size of CTA and of cluster: its code, and the seats of its workers by bytes of shared memory.

    Code that takes long to make comes twice: first what is made in a third of the time, later what runs two to three
    times as fast. Threads may share it.
    """

    def __init__(self, making: Making, runtimes: Runtimes) -> None:
        self.making = making
        self.places: HostCallPlaces | None = None
        self.needs_exact = False  # screened launches do not pass the quick look, but the thorough one
        self._runtimes = runtimes
        self._runtime: Runtime | None = None
        self._code: KernelCode | None = None
        self._rows: dict[int, SeatRow] = {}
        self._errand: Errand | None = None
        self._lock = threading.RLock()

    @property
    def is_ready(self) -> bool:
        """Whether `code` need not wait for a compiler; what the cache has is there."""
        if self._code is None and self._errand is None:
            with self._lock:
                found = self.making.found(Version.FAST)
                if found is not None:
                    self._use(found)
        return self._code is not None or (
            self._errand is not None and self._errand.has_more() and self._runtimes.is_ready()
        )

    def begin(self, head_start: float = 0.0) -> None:
        """Have the code made beside, unless that is under way or done: see `Making.beside`."""
        with self._lock:
            if self._errand is None and self._code is None:
                self._errand = self.making.beside(Version.FAST, head_start)
                self._runtimes.begin()

    @property
    def is_being_made(self) -> bool:
        """Whether others wait for the first code."""
        return self._code is None and self._errand is not None and not self._errand.has_more()

    @property
    def code(self) -> KernelCode:
        """The best there is now, in the best runtime.

        Raises CompilationError, Unsupported, and OutOfPatience as `patience.waiting` says.
        """
        with self._lock:
            if not self.is_ready and has_tiers():
                self.begin()
            if self._code is None:
                self._use(self._next(current_patience()) or self.making.unit(Version.FAST))
            self.improve(PATIENT)
            assert self._code is not None
            if self._runtime is not self._runtimes.current:
                self._runtime = self._runtimes.current
                self._code = self._code.again(self._runtime.load_unit)
                self._rows.clear()
                self.places = None
            return self._code

    @property
    def may_improve(self) -> bool:
        """Whether better code is being made."""
        return self._errand is not None

    @property
    def is_final(self) -> bool:
        """Whether all code is there, and gets no better."""
        return self._runtimes.is_final and self.is_ready and not self.may_improve

    def improve(self, patience: Patience, *, wait: bool = False) -> None:
        """Put better code in place, if it is there, or wait for it. Raises OutOfPatience."""
        errand = self._errand
        while errand is not None and self._errand is errand and (wait or errand.has_more()):
            unit = self._next(patience)
            if unit is not None and self._code is not None:
                self._code.improve(unit)

    def row(self, launch: Launch) -> SeatRow:
        """The seats for such launches."""
        with self._lock:
            code = self.code
            shared = code.first.static_shared + launch.shared
            row = self._rows.get(shared)
            if row is None:
                unit = code.first
                sizes = unit.context_size, launch.warps, unit.local_size, shared
                plan = SlotPlan(
                    *sizes,
                    launch.cluster_size,
                    unit.stages,
                    unit.reserved_shared,
                    bool(self.making.screened),
                    launch.warps // GROUP_WARPS if unit.has_warpgroups else 0,
                    unit.has_tensor_core and launch.cluster_size == 1,
                    unit.has_bulk_copies,
                )
                row = self._rows[shared] = SeatRow(self.making.function.name, code, plan)
            return row

    @property
    def runtime(self) -> Runtime:
        """The runtime that `code` was loaded for."""
        assert self._runtime is not None
        return self._runtime

    def _use(self, unit: CompiledUnit) -> None:
        self._runtime = self._runtimes.current
        self._code = KernelCode(self.making.unit, self._runtime.load_unit, unit)

    def _next(self, patience: Patience) -> CompiledUnit | None:
        """What the errand brings next. None where there is none, or where it failed, which whoever needs the code will
        find out again."""
        errand = self._errand
        if errand is None:
            return None
        try:
            result = errand.take(patience)
        except CompilationError:
            result = None
        if result is None:
            self._errand = None
            return None
        return Making.received(result)
