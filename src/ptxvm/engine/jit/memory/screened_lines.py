"""Weak accesses of all lanes to whole lines of global memory, or to rows of words that begin within one and end within
the next, looked at without a call: see `own_lines` and `own_words` in runtime/screening.c, which do the same and more.
"""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.screening import (
    LANE_AT,
    LINE,
    OWNER_READ,
    OWNER_WROTE,
    OWNERS,
    PAGE,
    STRIDE_AT,
    WARP_AT,
    ScreenPage,
)
from ptxvm.engine.jit.layouts.structures import Warp, Worker
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import constants, pointer, splat
from ptxvm.lanes.types import WARP_SIZE

_STRENGTH = 7
_LANES = (1 << WARP_AT) - (1 << STRIDE_AT)
_FIRST_LANE = 128
"""What stamps add to the lane of a line's first byte."""

_OWNER = 8
_WORD = 4


def branch_if_owned(path: AccessPath, cache: int, on: str, slow: str) -> None:
    """To `on` if nobody but the same lanes has accessed the lines, which are of this warp then; `cache`: of the
    allocation. Lanes follow each other."""
    code, size = path.code, WARP_SIZE * path.width
    distance = code.value(f"sub i64 {path.scalar(path.place.offset)}, {path.cache_field(cache, 'base')}")
    known = code.value(f"icmp ult i64 {distance}, {path.cache_field(cache, 'room')}")
    if path.context.mask is not None:
        known = code.value(f"and i1 {known}, {code.value(f'icmp eq i32 {path.bits()}, -1')}")
    inside, whole = code.new_label(), code.new_label()
    code.branch(known, inside, slow, likely=True)
    code.label(inside)
    is_whole = code.value(f"icmp eq i64 {code.value(f'and i64 {distance}, {size - 1}')}, 0")
    row = code.new_label() if path.width == _WORD else slow
    code.branch(is_whole, whole, row, likely=True)
    code.label(whole)
    _branch_if_whole(path, cache, distance, (on, slow))
    if row != slow:
        code.label(row)
        _branch_if_row(path, cache, distance, (on, slow))


def _branch_if_whole(path: AccessPath, cache: int, distance: str, labels: tuple[str, str]) -> None:
    """The first line begins at a multiple of what lanes access. No line has a tail of its own."""
    code, (on, slow), count = path.code, labels, WARP_SIZE * path.width // LINE
    place, is_open = _owners(path, cache, distance)
    type_ = f"<{OWNERS * count} x i64>"
    seen = code.value(f"load {type_}, ptr {place}, align 8")
    log = _log(path.width)
    parts = [part for line in range(count) for part in (_lanes(log, line * (LINE >> log)) | _deed(path), 0)]
    heads = [part for _ in range(count) for part in (-1, 0)]
    stamps = code.value(f"and {type_} {splat(code, 'i64', _stamp(path), len(parts))}, {constants('i64', heads)}")
    after = code.value(f"or {type_} {stamps}, {constants('i64', parts)}")
    other = code.value(f"and {type_} {code.value(f'xor {type_} {seen}, {after}')}, splat (i64 {~_STRENGTH})")
    owned = code.new_label()
    code.branch(_are_owned(path, len(parts), (seen, other), is_open), owned, slow, likely=True)
    code.label(owned)
    code.line(f"store {type_} {code.value(f'or {type_} {seen}, {after}')}, ptr {place}, align 8")
    code.jump(on)


def _branch_if_row(path: AccessPath, cache: int, distance: str, labels: tuple[str, str]) -> None:
    """A row of words: the tail of one line, the head of the next one. What others have is the head of the first, up to
    where the row begins, and the tail of the second, from where it ends."""
    code, (on, slow) = path.code, labels
    place, is_open = _owners(path, cache, distance)
    at = code.value(f"and i64 {distance}, {PAGE - 1}")
    fits = code.value(f"icmp ult i64 {at}, {PAGE - LINE}")
    in_words = code.value(f"icmp eq i64 {code.value(f'and i64 {distance}, {_WORD - 1}')}, 0")
    is_open = code.value(f"and i1 {code.value(f'and i1 {fits}, {in_words}')}, {is_open}")
    in_page = code.new_label()
    code.branch(is_open, in_page, slow, likely=True)
    code.label(in_page)
    seen = code.value(f"load <4 x i64>, ptr {place}, align 8")
    word = code.value(f"shl i64 {code.value(f'and i64 {distance}, {LINE - _WORD}')}, {LANE_AT - _log(_WORD)}")
    tail = code.value(f"sub i64 {code.value(f'or i64 {_stamp(path)}, {_lanes(_log(_WORD), 0) | _deed(path)}')}, {word}")
    moved = [WARP_SIZE << LANE_AT, 0] * OWNERS
    after = code.value(f"add <4 x i64> {splat(code, 'i64', tail, 4)}, {constants('i64', moved)}")
    matters = constants("i64", [_LANES, ~_STRENGTH, ~_STRENGTH, _LANES])
    other = code.value(f"and <4 x i64> {code.value(f'xor <4 x i64> {seen}, {after}')}, {matters}")
    owned = code.new_label()
    code.branch(_are_owned(path, 4, (seen, other), is_open), owned, slow, likely=True)
    code.label(owned)
    own = code.value(f"or <4 x i64> {seen}, {after}")
    own = code.value(f"shufflevector <4 x i64> {own}, <4 x i64> poison, <2 x i32> <i32 1, i32 2>")
    code.line(f"store <2 x i64> {own}, ptr {pointer(code, place, _OWNER)}, align 8")
    code.jump(on)


def _owners(path: AccessPath, cache: int, distance: str) -> tuple[str, str]:
    """The place (ptr) of the owners of the line at a distance from the first one, and whether (i1) they are of this
    launch: the page is open."""
    code, entry = path.code, path.context.entry
    page = code.value(f"mul i64 {code.value(f'lshr i64 {distance}, {_log(PAGE)}')}, {ctypes.sizeof(ScreenPage)}")
    within = code.value(f"and i64 {code.value(f'lshr i64 {distance}, {_log(LINE)}')}, {PAGE // LINE - 1}")
    start = code.value(f"inttoptr i64 {code.value(f'add i64 {page}, {path.cache_field(cache, _PAGES)}')} to ptr")
    first = pointer(code, start, offset_of(ScreenPage, "owners"))
    place = code.value(f"getelementptr [{OWNERS} x i64], ptr {first}, i64 {within}")
    epoch = code.value(f"load i64, ptr {start}, align 8")
    if not path.store:  # a page that was only read is as good
        epoch = code.value(f"or i64 {epoch}, 1")
    return place, code.value(f"icmp eq i64 {epoch}, {entry.field(Worker, 'screen_epoch')}")


_PAGES = "delta"
"""The field of `SiteCache` that tells where the pages are."""


def _stamp(path: AccessPath) -> str:
    return path.code.value(f"load i64, ptr {path.context.entry.address(Warp, 'screen_stamp')}, align 8")


def _lanes(log: int, lane: int) -> int:
    """Of a stamp."""
    return log << STRIDE_AT | (_FIRST_LANE + lane) << LANE_AT


def _deed(path: AccessPath) -> int:
    return OWNER_WROTE if path.store else OWNER_READ


def _are_owned(path: AccessPath, count: int, owners: tuple[str, str], is_open: str) -> str:
    """Whether (i1) the page is open, and each of `count` owners is nobody or nothing `other` than is wanted."""
    code, (seen, other) = path.code, owners
    same = code.value(f"icmp eq <{count} x i64> {other}, zeroinitializer")
    free = code.value(f"icmp eq <{count} x i64> {seen}, zeroinitializer")
    wrong = code.value(f"xor <{count} x i1> {code.value(f'or <{count} x i1> {same}, {free}')}, splat (i1 true)")
    none = code.value(f"icmp eq i{count} {code.value(f'bitcast <{count} x i1> {wrong} to i{count}')}, 0")
    return code.value(f"and i1 {none}, {is_open}")


def _log(number: int) -> int:
    return number.bit_length() - 1
