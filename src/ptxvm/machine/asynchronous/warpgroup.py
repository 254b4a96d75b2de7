"""Warpgroups: what four warps start together, and the groups in which each of them waits for it (ISA 9.7.15).

Each warp issues its part by itself. An operation exists when all four have issued it: only then can it complete, for
all of them, and only in the order in which the warps issue.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic, TypeVar

import numpy as np

from ptxvm.machine.asynchronous.groups import Index
from ptxvm.machine.asynchronous.operation import Lanes, Operation
from ptxvm.machine.asynchronous.origin import Origin

WARPS = 4

Part = TypeVar("Part")


class Warpgroup(Generic[Part]):
    """What the warps of one warpgroup have issued, and the groups they have closed.

    It may begin with so many operations that are complete, and with groups of each warp: how many it had issued when it
    closed them.
    """

    def __init__(self, completed: int = 0, groups: Sequence[deque[int]] = ()) -> None:
        self._parts: deque[dict[int, Part]] = deque()
        self._begun = completed
        self._issued = [completed] * WARPS
        self._groups = list(groups) or [deque[int]() for _ in range(WARPS)]
        self._pending: dict[int, Operation] = {}

    def issue(self, warp: int, part: Part) -> dict[int, Part]:
        """The next part of a warp. What all warps have issued is one operation: the parts by warp; else nothing."""
        place = self._issued[warp] - self._begun
        self._issued[warp] += 1
        if place == len(self._parts):
            self._parts.append({})
        self._parts[place][warp] = part
        if len(self._parts[0]) < WARPS:
            return {}
        self._begun += 1
        return self._parts.popleft()

    def begin(self, operation: Operation) -> None:
        """What the last call of `issue` gave is this operation."""
        self._pending[self._begun - 1] = operation

    def commit(self, warp: int) -> None:
        """A warp closes a group of what it has issued."""
        self._groups[warp].append(self._issued[warp])

    def wait(self, warp: int, newest: int) -> list[Operation] | None:
        """The operations of all groups of a warp but the `newest` ones, None while other warps have not issued them."""
        groups = self._groups[warp]
        while len(groups) > newest + 1:
            groups.popleft()
        end = groups[0] if len(groups) > newest else 0
        if end > self._begun:
            return None
        return [self._pending.pop(number) for number in list(self._pending) if number < end]


class WarpgroupOperation(Operation):
    """An operation of the four warps of a warpgroup; those issued before are complete before it."""

    is_dropped = True
    is_ordered = True

    def __init__(self, origin: Origin, threads: Index, group: Warpgroup[Part]) -> None:
        super().__init__(origin, threads)
        self.group: object = group

    def awaits(self, other: Operation) -> Lanes | None:
        if not isinstance(other, WarpgroupOperation) or other.group is not self.group:
            return None
        return np.ones(len(other.threads), np.bool_) if other.sequence < self.sequence else None
