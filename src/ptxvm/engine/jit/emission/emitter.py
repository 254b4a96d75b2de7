"""What the emitters of both versions have in common, put together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ptxvm.checker.module import Space
from ptxvm.engine.jit.analysis.preparation import Prepared, warps_of
from ptxvm.engine.jit.analysis.scattering import roams
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.machine import machine_of
from ptxvm.engine.jit.emission.steps import OperandReader, StepEmitter
from ptxvm.engine.jit.emission.warp import LlvmWarp
from ptxvm.engine.jit.function.entry_values import EntryValues
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.memory.context import FunctionContext
from ptxvm.engine.jit.program.unit import Request
from ptxvm.isa.warp import BarrierSync
from ptxvm.lanes.lanes import Lanes

State = TypeVar("State", bound=BlockState)


def function_name(version: Version) -> str:
    return f"warp_{version.name.lower()}"


def accesses_of(request: Request, prepared: Prepared, entry: EntryValues, version: Version) -> FunctionContext:
    """What the accesses of a version share."""
    facts = prepared.facts or prepared.safe_facts
    return FunctionContext(
        entry=entry,
        symbol=function_name(version),
        bounds=request.bounds,
        static_shared=prepared.static_shared,
        parameter_size=request.entry.parameter_size,
        roams=bool(request.screened) and roams(prepared.graph, facts.values, Space.SHARED),
        has_products=any(step.effects.joins for block in prepared.graph.blocks for step in block.steps),
        warps=warps_of(request.block),
        local_in_generic=prepared.has_local,
        safe=version is Version.SAFE,
        clustered=request.clustered,
        screened=request.screened,
    )


class Emitter(ABC, Generic[State]):
    """Emits one warp function. The versions decide where cells live and how control flows: they are its `Control`."""

    def __init__(self, request: Request, prepared: Prepared, state: State) -> None:
        self.request = request
        self.prepared = prepared
        self.state = state
        self.text = state.text
        self.code, self.reading = self.text.code, self.text.reading
        self.saved = SavedCells(self.text, prepared.layout, prepared.types)
        self.machine = machine_of(state, self.saved, request, self)
        self.counting = self.machine.counting
        warp = LlvmWarp(self.machine, self)
        self.reader = OperandReader(state, warp, self.machine.values, self)
        self.steps = StepEmitter(self.machine, self.reader, warp, self.saved)

    @abstractmethod
    def emit(self) -> list[str]:
        """The lines of the function's body."""

    @property
    @abstractmethod
    def may_poll(self) -> bool: ...

    @abstractmethod
    def converge(self, membermask: Lanes) -> None: ...

    @abstractmethod
    def suspend_unless(self, condition: Lanes) -> None: ...

    @abstractmethod
    def wait_until(self, condition: Lanes) -> Lanes: ...

    @abstractmethod
    def barrier_sync(self, sync: BarrierSync) -> Lanes | None: ...

    @abstractmethod
    def live_bits(self) -> str: ...

    @abstractmethod
    def frame(self, offset: int) -> Lanes: ...

    @abstractmethod
    def outgoing(self) -> Lanes: ...
