"""Arriving at barriers: those of the CTA without waiting, and that of the cluster."""

from __future__ import annotations

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.emission.faults import Faults
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Cta, FaultCode, Status, Warp
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, WARP_SIZE


def note_passing(text: FunctionText) -> None:
    """A wait has come to its end: the warp makes progress."""
    text.fields.set(Cta, "passed", 1)


def arrive_at_barrier(text: FunctionText, state: BlockState, barrier: Lanes, threads: Lanes) -> None:
    """Arrive at a barrier of the CTA for the whole warp, without waiting."""
    code = text.code
    code.declare(DECLARATIONS["ptxvm_barrier_arrive"])
    number, count = (state.lowest_of(value) for value in (barrier, threads))
    outcome = code.value(
        f"call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 {number}, i32 {count}, "
        f"i32 {WARP_SIZE}, i32 0, i32 0, i32 {state.site()})"
    )
    fault, on = code.new_label(), code.new_label()
    code.branch(code.value(f"icmp eq i32 {outcome}, 2"), fault, on, likely=False)
    code.label(fault)
    code.line(f"ret i32 {int(Status.FAULT)}")
    code.label(on)


class ClusterBarrier:
    """The barrier of the cluster."""

    def __init__(self, text: FunctionText, state: BlockState, faults: Faults, control: Control) -> None:
        self._text = text
        self._state = state
        self._faults = faults
        self._control = control

    def arrive(self) -> None:
        """The executing lanes arrive."""
        code, lanes = self._text.code, self._state.execution_bits()
        self._refuse_unless_unwaited(lanes, FaultCode.CLUSTER_TWICE, wanted="0")
        code.declare(DECLARATIONS["ptxvm_cluster_arrive"])
        code.line(f"call void @ptxvm_cluster_arrive(ptr %cta, ptr %warp, i32 {lanes}, i32 {self._control.live_bits()})")
        # Others may go on now: this is as good as having come to the end of a wait.
        note_passing(self._text)

    def wait(self) -> None:
        """The executing lanes wait."""
        code, lanes = self._text.code, self._state.execution_bits()
        self._refuse_unless_unwaited(lanes, FaultCode.CLUSTER_WITHOUT, wanted=lanes)
        code.declare(DECLARATIONS["ptxvm_cluster_waiting"])
        arguments = f"ptr %cta, ptr %warp, i32 {lanes}, i32 {self._control.live_bits()}"
        waiting = code.value(f"call i32 @ptxvm_cluster_waiting({arguments})")
        going = code.value(f"bitcast i32 {code.value(f'xor i32 {waiting}, -1')} to <32 x i1>")
        self._control.suspend_unless(self._text.reading.varying(PRED, going))
        done = code.value(f"xor i32 {self._state.execution_bits()}, -1")
        self._text.fields.set(Warp, "cluster_unwaited", code.value(f"and i32 {self._unwaited()}, {done}"))

    def _unwaited(self) -> str:
        return self._text.fields.get(Warp, "cluster_unwaited")

    def _refuse_unless_unwaited(self, lanes: str, code: FaultCode, wanted: str) -> None:
        """A fault unless those of `lanes` that have arrived and not waited since are the wanted ones."""
        text = self._text
        found = text.code.value(f"and i32 {self._unwaited()}, {lanes}")
        self._faults.raise_fault(code, text.predicate(text.code.value(f"icmp ne i32 {found}, {wanted}")))
