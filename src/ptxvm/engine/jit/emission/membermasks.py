"""Lanes that are at one instruction and name different lanes: those wait for each other that name the same ones."""

from __future__ import annotations

from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.memory.vectors import lowest_lane, splat
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import WARP_SIZE


def may_disagree(membermask: Lanes) -> bool:
    """Whether lanes might name one that names others than they do."""
    if membermask.shape.uniform:
        return False
    if not membermask.is_constant:
        return True
    masks = membermask.data.tolist()
    named = ((mask, masks[lane]) for mask in masks for lane in range(WARP_SIZE) if mask >> lane & 1)
    return any(mask != other for mask, other in named)


def all_the_same(text: FunctionText, members: str, here: str) -> str:
    """Whether the lanes `here` have the same masks of a vector (i1)."""
    code = text.code
    equal = _alike(text, members, _mask_of_first(text, members, here))
    return code.value(f"icmp eq i32 {code.value(f'and i32 {equal}, {here}')}, {here}")


def met(text: FunctionText, members: str, here: str, live: str) -> str:
    """The lanes `here` for which all live lanes of their masks are here too, with the same masks; all sets as bits."""
    code = text.code
    before, again, end = code.block, code.new_label(), code.new_label()
    left, found = f"%left{again}", f"%found{again}"
    code.jump(again)
    code.label(again)
    place = len(code.lines)
    code.lines += ["", ""]
    mask = _mask_of_first(text, members, left)
    group = code.value(f"and i32 {_alike(text, members, mask)}, {here}")
    missing = code.value(f"and i32 {code.value(f'and i32 {mask}, {live}')}, {code.value(f'xor i32 {group}, -1')}")
    complete = code.value(f"select i1 {code.value(f'icmp eq i32 {missing}, 0')}, i32 {group}, i32 0")
    more = code.value(f"or i32 {found}, {complete}")
    less = code.value(f"and i32 {left}, {code.value(f'xor i32 {group}, -1')}")
    code.lines[place] = f"  {left} = phi i32 [{here}, %{before}], [{less}, %{again}]"
    code.lines[place + 1] = f"  {found} = phi i32 [0, %{before}], [{more}, %{again}]"
    code.branch(code.value(f"icmp eq i32 {less}, 0"), end, again)
    code.label(end)
    return more


def _mask_of_first(text: FunctionText, members: str, lanes: str) -> str:
    return text.code.value(f"extractelement <32 x i32> {members}, i32 {lowest_lane(text.code, lanes)}")


def _alike(text: FunctionText, members: str, mask: str) -> str:
    """The lanes that have this mask."""
    code = text.code
    return text.bits_of(code.value(f"icmp eq <32 x i32> {members}, {splat(code, 'i32', mask)}"))
