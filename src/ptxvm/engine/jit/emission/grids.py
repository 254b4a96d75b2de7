"""Grids that depend on each other: letting those behind start, waiting for those in front."""

from __future__ import annotations

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.runtime import DECLARATIONS


def emit_launch_dependents(text: FunctionText, state: BlockState, control: Control) -> None:
    """See `Warp.launch_dependents`."""
    code = text.code
    code.declare(DECLARATIONS["ptxvm_launch_dependents"])
    here = text.reading.base(state.active())
    some, on, before = code.new_label(), code.new_label(), code.block
    code.branch(code.value(f"icmp ne i32 {here}, 0"), some, on)
    code.label(some)
    goes = code.value("call i32 @ptxvm_launch_dependents(ptr %worker, ptr %cta)")
    code.jump(on)
    code.label(on)
    free = code.value(f"phi i32 [1, %{before}], [{goes}, %{some}]")
    control.suspend_unless(text.predicate(code.value(f"icmp ne i32 {free}, 0")))


def emit_wait_for_prerequisites(text: FunctionText, control: Control) -> None:
    """See `Warp.wait_for_prerequisites`."""
    code = text.code
    left = code.value(f"load atomic volatile i32, ptr {text.entry.launch_word('prerequisites')} acquire, align 4")
    control.suspend_unless(text.predicate(code.value(f"icmp eq i32 {left}, 0")))
