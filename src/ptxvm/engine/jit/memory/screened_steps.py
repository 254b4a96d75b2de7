"""Accesses to shared memory that are those of an earlier CTA, step by step: see runtime/screening_steps.c."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.layouts.fields import llvm_type, offset_of
from ptxvm.engine.jit.layouts.screening import CTA_AT, STEP_ROW, ScreenStep
from ptxvm.engine.jit.layouts.structures import Cta, Warp, Worker
from ptxvm.engine.jit.memory.bounds import none_of
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import pointer


def branch_if_step(path: AccessPath, name: str, base: str, bits: str, labels: tuple[str, str]) -> None:
    """To the first label if the look at what the constant `name` describes, at `base` (i64) by the lanes `bits` (i32),
    is the CTA's next step; else to the second. Where lanes have addresses of their own, these are those of its row."""
    code, entry = path.code, path.context.entry
    place = entry.address(Cta, "screen_next")
    step = code.value(f"load ptr, ptr {place}, align 8")

    def field(name: str) -> str:
        return code.value(
            f"load {llvm_type(ScreenStep, name)}, ptr {pointer(code, step, offset_of(ScreenStep, name))}, align 4"
        )

    stamp = code.value(f"load i64, ptr {entry.address(Warp, 'screen_stamp')}, align 8")
    when = code.value(f"xor i64 {stamp}, {field('when')}")
    other = code.value(f"shl i64 {when}, {64 - CTA_AT}")  # whatever the CTA
    looked_at = code.value(f"ptrtoint ptr {name} to i64")
    for one, two in ((looked_at, field("looked_at")), (base, field("base"))):
        other = code.value(f"or i64 {other}, {code.value(f'xor i64 {one}, {two}')}")
    mask = field("mask")
    lanes = code.value(f"zext i32 {code.value(f'xor i32 {bits}, {mask}')} to i64")
    other = code.value(f"or i64 {other}, {lanes}")
    same, (on, call) = code.new_label(), labels
    code.branch(code.value(f"icmp eq i64 {other}, 0"), same, call, likely=True)
    code.label(same)
    if path.shape.offsets is None:
        there = code.new_label()
        code.branch(_are_in_row(path, field("row")), there, call, likely=True)
        code.label(there)
    code.line(f"store ptr {pointer(code, step, ctypes.sizeof(ScreenStep))}, ptr {place}, align 8")
    code.jump(on)


def _are_in_row(path: AccessPath, row: str) -> str:
    """Whether (i1) executing lanes have the addresses of a row (i32) of the worker, which is counted from 1."""
    code = path.code
    rows = code.value(f"load ptr, ptr {path.context.entry.address(Worker, 'screen_rows')}, align 8")
    start = code.value(f"mul nuw nsw i64 {code.value(f'zext i32 {row} to i64')}, {STEP_ROW}")
    place = code.value(f"getelementptr i8, ptr {pointer(code, rows, -STEP_ROW)}, i64 {start}")
    known = code.value(f"load <32 x i32>, ptr {place}, align 4")
    addresses = code.value(f"trunc <32 x i64> {path.wide_addresses()} to <32 x i32>")
    return none_of(code, code.value(f"icmp ne <32 x i32> {known}, {addresses}"), path.context.mask)
