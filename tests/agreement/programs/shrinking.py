"""Taking out of a program what is not needed to show a difference."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from tests.agreement.programs.writer import Statement


def shrink(body: list[Statement], shows: Callable[[], bool], seconds: float) -> None:
    """Leave statements out of `body`, in place, while it still `shows` the difference; for so long at most."""
    end = time.monotonic() + seconds
    smaller = True
    while smaller and time.monotonic() < end:
        smaller = False
        for statements in list(_lists(body)):
            smaller |= _leave_out(statements, shows, end)
            smaller |= _unpack(statements, shows, end)


def _lists(statements: list[Statement]) -> Iterator[list[Statement]]:
    yield statements
    for statement in statements:
        for part in statement if isinstance(statement, tuple) else ():
            if not isinstance(part, str):
                yield from _lists(part)


def _leave_out(statements: list[Statement], shows: Callable[[], bool], end: float) -> bool:
    """Runs of statements, long ones first."""
    smaller, size = False, len(statements)
    while size:
        place = 0
        while place < len(statements) and time.monotonic() < end:
            taken = statements[place : place + size]
            del statements[place : place + size]
            if shows():
                smaller = True
            else:
                statements[place:place] = taken
                place += size
        size //= 2
    return smaller


def _unpack(statements: list[Statement], shows: Callable[[], bool], end: float) -> bool:
    """What is inside a compound without what is around it."""
    smaller = False
    for place in reversed(range(len(statements))):
        statement = statements[place]
        if isinstance(statement, str) or time.monotonic() > end:
            continue
        inside = [inner for part in statement if not isinstance(part, str) for inner in part]
        statements[place : place + 1] = inside
        if shows():
            smaller = True
        else:
            statements[place : place + len(inside)] = [statement]
    return smaller
