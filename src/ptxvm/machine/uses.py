"""Who is at work on memory of the host: what is taken away meanwhile must not go under them."""

from __future__ import annotations

import itertools
import os

_numbers = itertools.count(1)
_uses: dict[int, list[object]] = {}
"""What is kept for each, by its number: when it began."""


def begin_use() -> int:
    """Work begins on memory behind device addresses. Memory that is taken away from now on is no longer mapped for
    what comes later, but lives until `end_use`."""
    number = next(_numbers)
    _uses[number] = []
    return number


def end_use(number: int) -> None:
    """The work is done."""
    _uses.pop(number, None)


def birth() -> int:
    """The number of new memory."""
    return next(_numbers)


def let_go(owner: object, born: int = 0) -> None:
    """Called with what keeps some memory, when nobody can come upon it any more, before it is forgotten."""
    if _uses:
        for began, kept in list(_uses.items()):
            if born < began:
                kept.append(owner)


os.register_at_fork(after_in_child=_uses.clear)
