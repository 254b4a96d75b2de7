"""Memory that the program was given and nobody has written: what is copied out of it, and into it."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.driver.blocks import Block, find_allocation, memory_of
from ptxvm.driver.errors import report
from ptxvm.driver.state import Context, state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.machine.unwritten import Unwritten
from ptxvm.records import record

_told: set[int] = set()
"""Allocations of which it has been told that they were copied before they were written."""


def follow(block: Block) -> Block:
    """Memory that a program gets: if somebody asked for it, what is never written is known from now on."""
    if state.follows_unwritten:
        memory_of(block.address).followed.add(block.allocation)
    return block


@record()
class _Part:
    """Bytes of a followed allocation, and where they are among those of a copy."""

    known: Unwritten
    address: int
    start: int
    size: int
    place: int


def _parts(pointer: int, size: int) -> Iterator[_Part]:
    """Those among some bytes at a pointer, which may go on from one allocation to the next."""
    place = 0
    while place < size:
        allocation = find_allocation(pointer + place)
        if allocation is None:
            return
        length = min(size - place, allocation.end - pointer - place)
        known = memory_of(allocation.address).followed.of(allocation)
        if known is not None:
            yield _Part(known, allocation.address, pointer + place - allocation.address, length, place)
        place += length


def filled(pointer: int, size: int) -> None:
    """The host has written bytes."""
    for part in _parts(pointer, size):
        part.known.define(part.start, part.size)


def copied(context: Context, target: int, source: int, size: int) -> None:
    """Bytes have been copied: with them what is undefined, which the host must not get."""
    sources = list(_parts(source, size))
    bits = {part.place: part for part in sources if part.known.undefined(part.start, part.size)}
    filled(target, size)
    if not bits:
        return
    targets = list(_parts(target, size))
    for origin in bits.values():
        for part in targets:
            _spread(origin, part)
    if find_allocation(target) is None:
        for part in bits.values():
            _tell(context, part)


def _spread(origin: _Part, part: _Part) -> None:
    """What both have of a copy."""
    begin, end = max(origin.place, part.place), min(origin.place + origin.size, part.place + part.size)
    if begin < end:
        at = origin.start + begin - origin.place
        bits = origin.known.bits[at : at + end - begin].copy()
        part.known.copy(part.start + begin - part.place, bits, origin.known.cause)


def _tell(context: Context, part: _Part) -> None:
    """The host gets undefined bytes: a fault if a kernel has stored them, else only worth a word."""
    undefined, never = part.known.undefined(part.start, part.size), part.known.never_written(part.start, part.size)
    where = f"of memory at {part.address:#x}"
    if undefined > never and part.known.cause is not None:
        report(
            f"uninitialised: {undefined - never} of {part.size} bytes {where} that are copied to the host depend on"
            f" what was never written: {part.known.cause} has stored them"
        )
        context.error = CUresult.ERROR_LAUNCH_FAILED
    elif part.address not in _told:
        _told.add(part.address)
        report(
            f"warning: {never} of {part.size} bytes {where} that are copied to the host were never written (reported"
            " once for each allocation)"
        )
