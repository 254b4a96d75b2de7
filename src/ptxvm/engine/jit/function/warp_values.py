"""What is another value for each warp, in a function that goes through several of them.

Such a function goes from warp to warp in many places, and keeps in slots which of them has its turn. A block that needs
that, or what is made of it, finds it anew: LLVM turns slots into registers, and addresses into parts of accesses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import Warp
from ptxvm.lanes.code import Code

SLOTS = {"%warp": "ptr", "%left": "i32", "%again": "i32", "%round": "i32"}
"""The context of the warp, the numbers of those whose turn comes after it and of those who had one and have another (as
bits), and where all of them have begun in this round (see fast/rounds.py), with the types of their slots."""

_NUMBER = {
    "%index": f"getelementptr i8, ptr %warp, i64 {offset_of(Warp, 'index')}",
    "%number": "load i32, ptr %index",
}
"""The number of the warp."""

_NAME = re.compile(r"%(?:warp|index|number|left|again|round|e\d+)(?![\w.])")
_LABEL = re.compile(r"^([\w.]+):\n", re.MULTILINE)
_MERGED = re.compile(r"\[ ?([^\[\], ]+), %([\w.]+) ?\]")


def slot(name: str) -> str:
    """Where the value is kept."""
    return f"{name}.now"


def slots(*, again: bool) -> list[str]:
    """The lines that make room for all of them. `again`: warps may have another turn before all have arrived."""
    return [f"  {slot(name)} = alloca {type_}" for name, type_ in SLOTS.items() if again or name != "%again"]


def context(code: Code, number: str, size: int) -> str:
    """What finds the context, of so many bytes, of the warp with a number."""
    offset = code.value(f"mul i64 {code.value(f'zext i32 {number} to i64')}, {size}")
    return f"getelementptr i8, ptr %contexts, i64 {offset}"


def without_first(code: Code, left: str) -> str:
    """What takes the lowest of some warps away, which are bits of a number."""
    return f"and i32 {left}, {code.value(f'sub i32 {left}, 1')}"


def find_in_blocks(lines: Iterable[str], made: Mapping[str, str]) -> list[str]:
    """The lines of a function, in each block with what it uses of these values. `made`: those made of others, in
    order, with the instructions that make them."""
    texts = {name: f"load {type_}, ptr {slot(name)}" for name, type_ in SLOTS.items()} | _NUMBER | dict(made)
    _, *parts = _LABEL.split("\n".join(filter(None, lines)))
    blocks = {label: _parted(text) for label, text in zip(parts[::2], parts[1::2], strict=True)}
    used = {label: {name for name in _NAME.findall(text) if name in texts} for label, (_, text) in blocks.items()}
    for merged, _ in blocks.values():
        for name, before in _MERGED.findall(merged):
            if name in texts:
                used[before].add(name)
    found: list[str] = []
    for label, (merged, text) in blocks.items():
        found += [f"{label}:", *([_MERGED.sub(lambda pair: _named_pair(pair, texts), merged)] if merged else [])]
        found += _values(label, used[label], texts)
        found.append(_named(text, label, texts) if used[label] else text)
    return found


def _parted(block: str) -> tuple[str, str]:
    """The phis of a block, and the rest."""
    block = block.rstrip("\n")
    last = block.rfind(" = phi ")
    end = block.index("\n", last) if last >= 0 else 0
    return block[:end], block[end:].lstrip("\n")


def _values(label: str, used: set[str], texts: Mapping[str, str]) -> list[str]:
    """The lines that find the values that a block uses, and those that these are made of."""
    if not used:
        return []
    for name in reversed(list(texts)):
        if name in used:
            used.update(other for other in _NAME.findall(texts[name]) if other in texts)
    return [f"  {name}.{label} = {_named(texts[name], label, texts)}" for name in texts if name in used]


def _named(text: str, label: str, texts: Mapping[str, str]) -> str:
    """A text, with the names that values have in a block."""
    return _NAME.sub(lambda name: f"{name[0]}.{label}" if name[0] in texts else name[0], text)


def _named_pair(pair: re.Match[str], texts: Mapping[str, str]) -> str:
    return f"[ {_named(pair[1], pair[2], texts)}, %{pair[2]} ]"
