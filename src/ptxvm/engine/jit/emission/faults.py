"""Faults that an instruction raises by itself: the launch ends with a record of what, where and who."""

from __future__ import annotations

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import FaultCode, Status
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.lanes.lanes import Lanes


class Faults:
    """Emits them."""

    def __init__(self, text: FunctionText, state: BlockState) -> None:
        self._text = text
        self._state = state

    def raise_fault(self, code: FaultCode, condition: Lanes | None = None, address: Lanes | None = None) -> None:
        """End the launch if any lane executes this (and the condition holds in it), about `address` (U64)."""
        text, reading = self._text.code, self._text.reading
        here = self._state.active() if condition is None else self._state.ballot(condition)
        bits = reading.base(here)
        addresses = None if address is None else reading.vector(address)
        fault, on = text.new_label(), text.new_label()
        text.branch(text.value(f"icmp ne i32 {bits}, 0"), fault, on, likely=False)
        text.label(fault)
        lane = text.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "true"))
        at = "0" if addresses is None else text.value(f"extractelement <32 x i64> {addresses}, i32 {lane}")
        text.declare(DECLARATIONS["ptxvm_fault"])
        site = self._state.site()
        text.value(f"call i32 @ptxvm_fault(ptr %worker, i32 {int(code)}, i32 {site}, i32 {lane}, i64 {at})")
        text.line(f"ret i32 {int(Status.FAULT)}")
        text.label(on)
