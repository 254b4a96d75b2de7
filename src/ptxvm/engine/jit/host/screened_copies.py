"""What Python does for launches that are watched: plans for tensor copies, and nothing else."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import numpy as np

from ptxvm.engine.host import HostCall, HostLaunch
from ptxvm.engine.jit.host.context_registers import ContextRegisters
from ptxvm.engine.jit.host.service import HostCallPlaces
from ptxvm.engine.jit.host.tensor_plans import NativePlans
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import HOST_ROWS, Cta, Worker
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.engine.jit.seats.slots import LANES
from ptxvm.machine.asynchronous import CtaState
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.layout import PARAM_WINDOW, WINDOW_SIZE
from ptxvm.machine.memory import Bytes


class ScreenedCopies:
    """Of one launch."""

    def __init__(self, launch: HostLaunch, places: HostCallPlaces) -> None:
        self._launch = launch
        self._places = places

    def serve(self, seat: Seat, _refresh: Callable[[], None]) -> _Planner:
        return _Planner(self._launch, self._places, seat)

    def close(self) -> None:
        self._launch.close()


class _Planner:
    """Of one worker."""

    def __init__(self, launch: HostLaunch, places: HostCallPlaces, seat: Seat) -> None:
        self._launch = launch
        self._places = places
        self._seat = seat
        self._plans = NativePlans(seat)
        values = seat.address + offset_of(Worker, "host_values")
        scratch = np.ctypeslib.as_array((ctypes.c_uint64 * (HOST_ROWS * LANES)).from_address(values))
        self._rows = scratch.reshape(HOST_ROWS, LANES)

    def call(self, cta: int, warp: int, number: int, mask: int) -> bool:
        """Whether nothing was learnt: native code need not try again. Maps that threads may change are not for it."""
        place, instruction = self._places.find(number)
        lane = (mask & -mask).bit_length() - 1
        values = tuple(self._rows[: place.operands, lane : lane + 1].copy())
        if not PARAM_WINDOW <= int(values[0][0]) < PARAM_WINDOW + WINDOW_SIZE:
            return True
        native = Cta.from_address(cta)
        state = CtaState(self._launch.launch, native.index, 0, np.zeros(0, np.uint8))
        registers = ContextRegisters(native, place, instruction)
        threads = np.array([warp * LANES + lane])
        call = HostCall(threads, values, instruction, state, self._launch, _NoMemory(), registers)
        try:
            return not self._plans.learn(number, call)
        except KernelFault:
            return True

    def end(self, cta: int) -> None:
        """Nothing is known of any CTA."""

    def complete_all(self) -> bool:
        return False

    def describe(self, _cta: int) -> list[str]:
        return []


class _NoMemory:
    """Local memory, where no tensor map is."""

    def read(self, _thread: int, _offset: int, _size: int) -> Bytes:
        return np.zeros(0, np.uint8)

    def write(self, _thread: int, _offset: int, _data: Bytes) -> None:
        raise AssertionError
