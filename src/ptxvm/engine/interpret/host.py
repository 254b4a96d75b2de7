"""Host calls of the interpreter: lane values to arrays of words and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.host import HostCall, Words, serve
from ptxvm.engine.host_functions import HOST_FUNCTIONS
from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.held import FrameRegisters
from ptxvm.engine.interpret.places import WINDOWS, Index
from ptxvm.engine.interpret.undefined import OtherBits
from ptxvm.isa.warp import HostRequest, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY, const
from ptxvm.lanes.types import U64, Type, carrier
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.warp import InterpreterWarp

WATCHED = ("malloc", "free", "tcgen05.alloc")
"""Host functions of which checks keep account."""


def call_host(warp: InterpreterWarp, request: HostRequest) -> tuple[Lanes, ...]:
    """One call for the executing lanes where `when` holds."""
    name, values, results, when = request
    lanes = warp.executing if when is None else np.flatnonzero(warp.mask & when.data)
    found: tuple[Words, ...] = tuple(np.zeros(0, np.uint64) for _ in results)
    if len(lanes):
        found = serve_lanes(warp.cta, name, lanes, tuple(_words(warp, value, lanes) for value in values))
    return tuple(_lanes(warp, type_, lanes, words) for type_, words in zip(results, found, strict=True))


def serve_lanes(cta: Cta, name: str, lanes: Index, values: tuple[Words, ...]) -> tuple[Words, ...]:
    """One call for some lanes of the CTA, with their values as words."""
    instruction = cta.warp.step.instruction
    assert instruction is not None
    if cta.grid.ahead is not None and HOST_FUNCTIONS[name].lasting:
        cta.grid.ahead.leave()
    cluster = cta.cluster.asynchronous
    changes = cluster.changes
    state, registers = cluster.ctas[cta.rank], FrameRegisters(cta, instruction)
    call = HostCall(lanes, values, instruction, state, cta.grid.host, _LocalMemory(cta), registers)
    found = serve(name, call)
    if call.undefined is not None:
        bits, memory = call.undefined
        masks = tuple(_lanes(cta.warp, U64, lanes, row) for row in bits)
        cta.warp.undefined = OtherBits(masks, f"line {instruction.line} reads {memory} that was never written")
    if cluster.changes != changes:
        cta.warp.progress()
    if cta.grid.watch is not None and cta.watched_block is not None and name in WATCHED:
        words = values if name == "free" else found
        site = cta.grid.watch.site(cta)
        cta.grid.watch.watching.served(name, site, (cta.watched_block, lanes), words, cta.grid.memory)
    cta.warp.looked |= not HOST_FUNCTIONS[name].confined
    return found


class _LocalMemory:
    """Stacks of the threads of a CTA."""

    def __init__(self, cta: Cta) -> None:
        self._stack, self._depth = cta.stack, cta.depth

    def read(self, thread: int, offset: int, size: int) -> Bytes:
        stack = self._stack
        end = min(offset + size, int(stack.tops(self._depth)[thread]))
        start = thread * stack.capacity
        return stack.buffer[start + offset : start + end]

    def write(self, thread: int, offset: int, data: Bytes) -> None:
        stack, start = self._stack, thread * self._stack.capacity + offset
        stack.buffer[start : start + len(data)] = data
        if stack.undefined is not None:
            stack.undefined[start : start + len(data)] = 0


def _words(warp: InterpreterWarp, value: Lanes, lanes: Index) -> Words:
    """The bits of a value's lanes, extended by zeros."""
    return warp.values_of(value.bits(carrier(value.type)).data, lanes).astype(np.uint64)


def _lanes(warp: InterpreterWarp, type_: Type, lanes: Index, words: Words) -> Lanes:
    integer = carrier(type_)
    data = np.zeros(warp.mask.size, integer.storage)
    data[lanes] = words.astype(integer.storage)
    return Lanes(NUMPY, integer, data.reshape(warp.shape)).raw_bits(type_)


def generic_address(address: LaneAddress) -> Lanes:
    """The generic address of a memory operand. One in shared memory carries its rank already."""
    space = Space.LOCAL if address.on_stack and address.space is Space.PARAM else address.space
    window = WINDOWS.get(space, 0)
    if address.base is None:
        return const(U64, address.offset + window)
    base = address.base.bits(carrier(address.base.type))
    return (base + address.offset).to(U64) + window
