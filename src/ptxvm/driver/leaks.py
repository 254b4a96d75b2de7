"""Memory that a program was given and has not given back when its context or the program ends."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

from ptxvm.api.device import device_memory
from ptxvm.driver.blocks import Block, Kind, blocks
from ptxvm.driver.errors import report
from ptxvm.driver.state import Context, state

MOST_TOLD = 20
_OWN = str(Path(__file__).resolve().parents[1])
_KINDS = (Kind.DEVICE, Kind.PINNED, Kind.MANAGED, Kind.POOL)

_makers: dict[int, str] = {}
"""Where in the program memory was asked for, by the number of the block."""

_told: set[int] = set()
"""Addresses that kernels have got from `malloc`, and of which it has been told that nobody frees them."""


def note(block: Block, call: str) -> Block:
    """A program gets memory by a call of the driver."""
    if state.settings.tells_leaks:
        where = _line(sys._getframe(1))
        _makers[block.number] = call + (f" in {where}" if where else "")
    return block


def _line(frame: FrameType | None) -> str:
    """The innermost line of Python that is not ptxvm's own, if there is any: `train.py:12`."""
    while frame is not None:
        name = frame.f_code.co_filename
        if not name.startswith((_OWN, "<frozen")) and not name.endswith(("runpy.py", "/ctypes/__init__.py")):
            return f"{name}:{frame.f_lineno}"
        frame = frame.f_back
    return ""


def tell_leaks(context: Context | None, end: str) -> None:
    """What is left of a context, or of all, when it ends."""
    if not state.settings.tells_leaks:
        return
    left = [
        block
        for block in list(blocks.values())
        if block.number in _makers and block.kind in _KINDS and (context is None or block.context is context)
    ]
    if left:
        _tell(left, end)
    contexts = state.handles.of_kind(Context) if context is None else [context]
    for device in sorted({each.device for each in contexts}):
        _tell_heap(device, end)


def _tell(left: list[Block], end: str) -> None:
    lines = [_sentence(len(left), f"{sum(block.size for block in left)} bytes in all", end) + ":"]
    lines += [f"  {block.size} bytes at {block.address:#x}, by {_makers[block.number]}" for block in left[:MOST_TOLD]]
    lines += [f"  and {len(left) - MOST_TOLD} more"] * (len(left) > MOST_TOLD)
    report("\n".join(lines))
    for block in left:
        del _makers[block.number]


def _sentence(count: int, what: str, end: str) -> str:
    several = f"{count} allocations" if count > 1 else "1 allocation"
    return f"leak: {several} of {what} not freed at the end of the {end}"


def _tell_heap(device: int, end: str) -> None:
    """What kernels have got from `malloc`."""
    heap = device_memory(device).heap
    left = set(heap.left) - _told
    if left:
        _told.update(left)
        report(_sentence(len(left), f"`malloc` in kernels ({heap.size} bytes)", end))
