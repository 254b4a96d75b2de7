"""Whether something deterministic comes back to a state it had: then it will do so for ever."""

from __future__ import annotations


class Cycle:
    """Compares states with one that was kept, and keeps a newer one each time twice as many have passed: a cycle of any
    length is found (Brent's algorithm)."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """What was is no measure any more."""
        self._kept: bytes | None = None
        self._age = 0
        self._limit = 1

    def closes(self, state: bytes) -> bool:
        """Whether a state is one that was seen before."""
        if state == self._kept:
            return True
        self._age += 1
        if self._age >= self._limit:
            self._kept, self._age, self._limit = state, 0, 2 * self._limit
        return False
