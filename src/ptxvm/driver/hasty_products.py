"""PTX that touches the sums of a `wgmma.mma_async` before it waits for them, which the ISA leaves undefined (9.7.15).

ptxas lets the products of such a function follow each other, each waited for at once, and some kernels that Triton
makes rely on that. So they are given the waits that ptxas gives them.
"""

from __future__ import annotations

import re

_MNEMONIC = b"wgmma.mma_async"
_PRODUCT = re.compile(rb"(@!?[\w$%]+\s+)?\bwgmma\.mma_async\b[^{};]*\{([^}]*)\}([^;]*);")
"""Its guard, its sums, what it reads."""

_COMMENT = re.compile(rb"//[^\n]*|/\*.*?\*/", re.DOTALL)
_CUT = re.compile(rb"\bwgmma\.wait_group\b|^[ \t]*[\w$%]+:(?!:)|\.(?:entry|func)\b", re.MULTILINE)
"""Where nothing is followed any more: a wait, a label, another function."""

_NAME = re.compile(rb"[\w$%]+")
_THEN = b" %swgmma.commit_group.sync.aligned; %swgmma.wait_group.sync.aligned 0;"


def with_waits(text: bytes) -> bytes:
    """The text, where every product is waited for if sums of one are touched in flight. Lines keep their numbers."""
    if _MNEMONIC not in text:
        return text
    code = _COMMENT.sub(lambda comment: re.sub(rb"[^\n]", b" ", comment[0]), text)
    if not any(_touches_sums(piece) for piece in _CUT.split(code) if _MNEMONIC in piece):
        return text
    parts: list[bytes] = []
    end = 0
    for product in _PRODUCT.finditer(code):
        guard = product[1] or b""
        parts += text[end : product.end()], _THEN % (guard, guard)
        end = product.end()
    return b"".join((*parts, text[end:]))


def _touches_sums(piece: bytes) -> bool:
    """Whether instructions name sums of a product that stands before them."""
    sums: set[bytes] = set()
    end = 0
    for product in _PRODUCT.finditer(piece):
        if sums and not sums.isdisjoint(_NAME.findall(piece[end : product.start()] + product[3])):
            return True
        sums.update(_NAME.findall(product[2]))
        end = product.end()
    return not sums.isdisjoint(_NAME.findall(piece[end:]))
