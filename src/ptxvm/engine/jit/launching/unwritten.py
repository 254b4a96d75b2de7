"""Memory of the device that nobody has written and a launch may read: if it does, the interpreter follows what becomes
of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ptxvm.checker.module import Variable
from ptxvm.engine.facts import found_once
from ptxvm.engine.stored_pointers import POINTER_SIZE, read_pointers, stored_pointers

if TYPE_CHECKING:
    from ptxvm.engine.work import Work
    from ptxvm.machine.unwritten import Unwritten

Pointers = frozenset[int] | None
"""Positions of parameters, from 1; None: any memory may be meant."""


def unwritten_memory(work: Work) -> dict[int, Unwritten]:
    """By their addresses, allocations of which some bits are undefined, as far as somebody asked, and which may be
    read; or stored over, where what is undefined is not what was there from the beginning: code that stores the same
    again would not be noticed."""
    if not work.options.initialised or not any(memory.followed for memory in work.memory.reachable()):
        return {}
    read, stored = _pointers(work)
    if read is None or stored is None:
        followed = [each for memory in work.memory.reachable() for each in memory.followed.items()]
        return {address: known for address, known in followed if known.find()}
    return {
        address: known
        for position in read | stored
        for address, known in _followed_at(work, position)
        if (position in read or known.cause is not None) and known.find()
    }


def _pointers(work: Work) -> tuple[Pointers, Pointers]:
    function = work.function
    key = ("read and stored", function)
    return found_once(work.launch.image, key, lambda: (read_pointers(function), stored_pointers(function)))


def _followed_at(work: Work, position: int) -> Iterator[tuple[int, Unwritten]]:
    """What is known of the allocations to which a parameter points, or the words of a structure, by their addresses."""
    parameter = work.function.parameters[position - 1]
    assert isinstance(parameter, Variable)
    for offset in range(parameter.offset, parameter.offset + parameter.size, POINTER_SIZE):
        value = work.launch.parameters[offset : offset + POINTER_SIZE]
        allocation = work.memory.find(int.from_bytes(value, "little"))
        if allocation is not None:
            known = [memory.followed.of(allocation) for memory in work.memory.reachable()]
            yield from ((allocation.address, each) for each in known if each is not None)
