"""Weak accesses of all lanes to whole lines of global memory, looked at without a call: see `own_lines` in
runtime/screening.c, which does the same and more."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.screening import (
    LANE_AT,
    LINE,
    OWNER_READ,
    OWNER_WROTE,
    PAGE,
    STRIDE_AT,
    ScreenPage,
)
from ptxvm.engine.jit.layouts.structures import Warp, Worker
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import pointer
from ptxvm.lanes.types import WARP_SIZE

_STRENGTH = 7
_FIRST_LANE = 128
"""What stamps add to the lane of a line's first byte."""


def branch_if_owned(path: AccessPath, cache: int, on: str, slow: str) -> None:
    """To `on` if nobody but the same lanes has accessed the lines, which are of this warp then; `cache`: of the
    allocation. Lanes follow each other, and the first line begins at a multiple of what they access."""
    code, size = path.code, WARP_SIZE * path.width
    distance = code.value(f"sub i64 {path.scalar(path.place.offset)}, {path.cache_field(cache, 'base')}")
    inside = code.value(f"icmp ult i64 {distance}, {path.cache_field(cache, 'room')}")
    whole = code.value(f"icmp eq i64 {code.value(f'and i64 {distance}, {size - 1}')}, 0")
    known, owned = code.new_label(), code.new_label()
    code.branch(code.value(f"and i1 {inside}, {whole}"), known, slow, likely=True)
    code.label(known)
    lines, place, seen, after = _owners(path, cache, distance)
    code.branch(_are_owned(path, lines, seen, after), owned, slow, likely=True)
    code.label(owned)
    code.line(f"store {lines} {code.value(f'or {lines} {seen}, {after}')}, ptr {place}, align 8")
    code.jump(on)


def _owners(path: AccessPath, cache: int, distance: str) -> tuple[str, str, str, str]:
    """Of the lines' owners their type, their place, what they are, and what this warp makes of such as are free. They
    are those of another launch if the page is not open."""
    code, entry = path.code, path.context.entry
    count = WARP_SIZE * path.width // LINE
    lines = f"<{count} x i64>"
    page = code.value(f"mul i64 {code.value(f'lshr i64 {distance}, {_log(PAGE)}')}, {ctypes.sizeof(ScreenPage)}")
    within = code.value(f"and i64 {code.value(f'lshr i64 {distance}, {_log(LINE)}')}, {PAGE // LINE - 1}")
    start = code.value(f"inttoptr i64 {code.value(f'add i64 {page}, {path.cache_field(cache, _PAGES)}')} to ptr")
    first = pointer(code, start, offset_of(ScreenPage, "owners"))
    place = code.value(f"getelementptr i64, ptr {first}, i64 {within}")
    epoch = code.value(f"load i64, ptr {start}, align 8")
    if not path.store:  # a page that was only read is as good
        epoch = code.value(f"or i64 {epoch}, 1")
    is_open = code.value(f"icmp eq i64 {epoch}, {entry.field(Worker, 'screen_epoch')}")
    seen = code.value(f"load {lines}, ptr {place}, align 8")
    return (
        lines,
        place,
        code.value(f"select i1 {is_open}, {lines} {seen}, {lines} splat (i64 -1)"),
        _stamps(path, count),
    )


_PAGES = "delta"
"""The field of `SiteCache` that tells where the pages are."""


def _stamps(path: AccessPath, count: int) -> str:
    code = path.code
    stamp = code.value(f"load i64, ptr {path.context.entry.address(Warp, 'screen_stamp')}, align 8")
    log = _log(path.width)
    deed = OWNER_WROTE if path.store else OWNER_READ
    own = [log << STRIDE_AT | (_FIRST_LANE + line * (LINE >> log)) << LANE_AT | deed for line in range(count)]
    vector = code.value(f"insertelement <{count} x i64> poison, i64 {stamp}, i32 0")
    vector = code.value(
        f"shufflevector <{count} x i64> {vector}, <{count} x i64> poison, <{count} x i32> zeroinitializer"
    )
    return code.value(f"or <{count} x i64> {vector}, <{', '.join(f'i64 {each}' for each in own)}>")


def _are_owned(path: AccessPath, lines: str, seen: str, after: str) -> str:
    """Whether (i1) each line is of nobody, or of the same lanes since the last barrier."""
    code, count = path.code, WARP_SIZE * path.width // LINE
    other = code.value(f"xor {lines} {seen}, {after}")
    same = code.value(f"icmp ult {lines} {other}, splat (i64 {_STRENGTH + 1})")
    free = code.value(f"icmp eq {lines} {seen}, zeroinitializer")
    fine = code.value(f"or <{count} x i1> {same}, {free}")
    return code.value(f"icmp eq i{count} {code.value(f'bitcast <{count} x i1> {fine} to i{count}')}, -1")


def _log(number: int) -> int:
    return number.bit_length() - 1
