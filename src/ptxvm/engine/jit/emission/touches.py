"""Code that takes note of the instruction that changed an mbarrier last, for reports of deadlocks."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.host_calls import HostCalls
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.copies import TOUCH_LIMIT, Touch
from ptxvm.engine.jit.layouts.structures import Cta
from ptxvm.lanes.lanes import Lanes

_FOLDS = (3, 9, 21)
"""Bits of an address that choose its entry: of the word, of the line of 512 bytes, and of the rank of the CTA."""


def emit_touch(text: FunctionText, state: BlockState, calls: HostCalls, address: Lanes) -> None:
    """The CTA remembers the current instruction for the mbarrier at a generic address, if any lane executes it.

    If lanes name several, it is the lowest lane's. Mbarriers that are far from each other may share an entry: the
    address in it tells whose it is.
    """
    code, note, on = text.code, text.code.new_label(), text.code.new_label()
    state.accesses.close_groups()
    bits = text.reading.base(state.active())
    code.branch(code.value(f"icmp ne i32 {bits}, 0"), note, on)
    code.label(note)
    with text.reading.scope():
        place = code.value(f"trunc i64 {state.lowest_of(address)} to i32")
        word, line, rank = (code.value(f"lshr i32 {place}, {shift}") for shift in _FOLDS)
        mixed = code.value(f"xor i32 {code.value(f'xor i32 {word}, {line}')}, {rank}")
        index = code.value(f"and i32 {mixed}, {TOUCH_LIMIT - 1}")
        entries = text.entry.address(Cta, "touches")
        entry = code.value(f"getelementptr [{ctypes.sizeof(Touch)} x i8], ptr {entries}, i32 {index}")
        number = code.value(f"getelementptr i8, ptr {entry}, i64 {Touch.number.offset}")
        code.line(f"store i32 {place}, ptr {entry}")
        code.line(f"store i32 {calls.note('mbarrier.touch') + 1}, ptr {number}")
        code.jump(on)
    code.label(on)
