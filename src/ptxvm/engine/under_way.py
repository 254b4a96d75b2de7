"""How many launches this process has under way: those of other threads may write what a kernel waits for."""

from __future__ import annotations

from typing import Final


class _UnderWay:
    """A launch, or several together, from begin to end: `with under_way:`."""

    def __init__(self) -> None:
        self._launches: list[None] = []  # appending and popping need no lock

    @property
    def count(self) -> int:
        return len(self._launches)

    def __enter__(self) -> None:
        self._launches.append(None)

    def __exit__(self, *_: object) -> None:
        self._launches.pop()


under_way: Final = _UnderWay()


def is_alone() -> bool:
    """Whether no other thread has a launch under way."""
    return under_way.count <= 1
