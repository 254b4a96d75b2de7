"""Tensor memory: `tcgen05.alloc` and its like, `.ld`, `.st` and `.wait` (ISA 9.7.16.7 and 9.7.16.8)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.lane_places import own_shared
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.definition import Form
from ptxvm.machine.asynchronous import CtaState
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.layout import SHARED_WINDOW
from ptxvm.machine.tensor_cores.movement import SHAPES, Places, Spread, spread
from ptxvm.machine.tensor_cores.operations import RegisterLoad, RegisterStore
from ptxvm.machine.tensor_cores.tensor_memory import (
    COLUMNS,
    GRANULE,
    MOST_COLUMNS,
    WARP_LANES,
    Problem,
    TensorAddress,
    TensorMemory,
    Wanted,
)

Lanes = npt.NDArray[np.int64]
Registers = npt.NDArray[np.uint32]

_MORE_COLUMNS = 107
"""The target that has more columns for exclusive allocations."""
_WARPS = 4
"""Warps of a group, each of which reaches a part of tensor memory."""


def tensor_address(value: int) -> TensorAddress:
    """From what an address operand is to the host."""
    return TensorAddress.of(value - SHARED_WINDOW & 0xFFFF_FFFF)


def pair_of(call: HostCall) -> tuple[CtaState, ...]:
    """The CTAs whose tensor memory an instruction reaches: its own, or the even and the odd one of the pair."""
    if not call.form.has("cta_group::2"):
        return (call.cta,)
    ctas, first = call.cta.cluster.ctas, call.cta.rank & ~1
    if first + 1 >= len(ctas):
        text = f".cta_group::2 needs a pair of CTAs, but the cluster has {len(ctas)}, and rank {call.cta.rank} no peer"
        raise call.fault(FaultKind.ASYNC, text)
    pair = ctas[first], ctas[first + 1]
    gone = next((cta for cta in pair if cta.exited), None)
    if gone is not None:
        raise call.fault(FaultKind.ASYNC, f"the peer CTA, block {gone.block}, has exited")
    return pair


def problem_fault(call: HostCall, problem: Problem, which: int) -> KernelFault:
    """The fault of an access to tensor memory that is not allowed."""
    return call.origin.fault(problem.kind, problem.text, int(call.threads[which]), problem.address)


def _warps(call: HostCall) -> Iterator[tuple[int, Lanes]]:
    """The warps that call: number in the CTA, and which of the executing lanes are theirs."""
    numbers = call.threads // WARP_LANES
    for warp in np.unique(numbers).tolist():
        yield warp, np.flatnonzero(numbers == warp)


def _same(call: HostCall, operand: int, lanes: Lanes, what: str) -> int:
    """The value that all lanes of a warp give. Raises KernelFault if they differ."""
    values = call.values[operand][lanes]
    if (values != values[0]).any():
        which = int(lanes[(values != values[0]).argmax()])
        raise call.fault(FaultKind.TRAP, f"the threads of a warp must give the same {what}", which)
    return int(values[0])


# ---------------------------------------------------------------------------------------------------------- allocation


@host_function("tcgen05.alloc")
def allocate(call: HostCall) -> tuple[Words]:
    """Operands: where to write the address, columns. Result: whether it is done; it has to be tried again else."""
    done = np.zeros(len(call.threads), np.uint64)
    for _, lanes in _warps(call):
        count = _columns(call, 1, lanes)
        cta, offset = _destination(call, lanes)
        if not cta.tensor_memory.may_allocate:
            text = "the CTA has given up its right to allocate tensor memory (tcgen05.relinquish_alloc_permit)"
            raise call.fault(FaultKind.TRAP, text, int(lanes[0]))
        start = _allocate(call, count, int(lanes[0]))
        if start is not None:
            cta.shared[offset : offset + 4] = np.frombuffer(start.to_bytes(4, "little"), np.uint8)
            cta.mark_written(offset, 4)
            cta.cluster.changes += 1
            done[lanes] = 1
    return (done,)


def _columns(call: HostCall, operand: int, lanes: Lanes) -> int:
    count = _same(call, operand, lanes, "number of columns") & 0xFFFF_FFFF
    if call.form.has("exclusive"):
        _check_exclusive(call, count, int(lanes[0]))
    elif not GRANULE <= count <= COLUMNS or count & count - 1:
        text = f"tensor memory is allocated by 32, 64, 128, 256 or 512 columns, not {count}"
        raise call.fault(FaultKind.TRAP, text, int(lanes[0]))
    return count


def _check_exclusive(call: HostCall, count: int, which: int) -> None:
    most = MOST_COLUMNS if call.launch.target == _MORE_COLUMNS else COLUMNS
    if not GRANULE <= count <= most or count % GRANULE:
        text = f"an exclusive allocation of tensor memory has 32, 64, ... {most} columns, not {count}"
        raise call.fault(FaultKind.TRAP, text, which)


def _destination(call: HostCall, lanes: Lanes) -> tuple[CtaState, int]:
    which, address = int(lanes[0]), _same(call, 0, lanes, "address")
    if address % 4:
        raise call.fault(FaultKind.MISALIGNED, f"{call.told(address):#x} is not a multiple of 4", which, address)
    return own_shared(call, address, 4, which)


def _allocate(call: HostCall, count: int, which: int) -> int | None:
    """Where the columns are; None as long as there are none, or as the peer CTA has not come."""
    own, line = call.cta.tensor_memory, call.instruction.line
    if own.wanted is not None and own.wanted.granted is not None:
        granted, own.wanted = own.wanted.granted, None
        return granted
    exclusive = call.form.has("exclusive")
    own.wanted = Wanted(count, line, exclusive)
    pair = pair_of(call)
    memories = [cta.tensor_memory for cta in pair]
    if len(pair) == 2:
        peer = memories[1 - call.cta.rank % 2]
        if peer.wanted is None or peer.wanted.granted is not None:
            return None
        if peer.wanted.count != count:
            text = f"the CTAs of a pair allocate {count} and {peer.wanted.count} columns; they must be as many"
            raise call.fault(FaultKind.TRAP, text, which)
        if peer.wanted.exclusive != exclusive:
            text = "one CTA of a pair allocates with .exclusive, the other without"
            raise call.fault(FaultKind.TRAP, text, which)
    start = own.room(count, memories[-1] if memories[-1] is not own else memories[0], exclusive=exclusive)
    if start is None:
        return None
    for memory in memories:
        memory.take(start, count, line, exclusive=exclusive)
        if memory is not own and memory.wanted is not None:
            memory.wanted.granted = start
    own.wanted = None
    return start


@host_function("tcgen05.dealloc")
def deallocate(call: HostCall) -> None:
    """Operands: address, columns."""
    for _, lanes in _warps(call):
        which, count = int(lanes[0]), _columns(call, 1, lanes)
        address = TensorAddress.of(_same(call, 0, lanes, "address"))
        user = call.cta.cluster.user_of_tensor_memory(call.cta)
        if user is not None:
            text = f"tensor memory is deallocated while {user.origin} is not known to be complete"
            raise call.fault(FaultKind.ASYNC, text, which)
        wrong = call.cta.tensor_memory.free(address.column, count, exclusive=call.form.has("exclusive"))
        if wrong is not None:
            raise call.fault(FaultKind.TRAP, wrong, which)
    call.cta.cluster.changes += 1


@host_function("tcgen05.relinquish_alloc_permit")
def relinquish(call: HostCall) -> None:
    call.cta.tensor_memory.give_up()


# ------------------------------------------------------------------------------------------------- loads and stores


@host_function("tcgen05.ld")
def load(call: HostCall) -> tuple[Words, ...]:
    """Operands: address, distance of the second half. Results: the registers, before any are left out."""
    found = np.zeros((len(shape_of(call.form)[1].columns), len(call.threads)), np.uint64)
    undefined = np.zeros_like(found)
    packed = call.form.has("pack::16b")
    # What a load that only moves yields is followed.
    read = call.instruction.definition.name != "tcgen05.ld"
    for warp, lanes in _warps(call):
        where, columns = _places(call, warp, lanes, packed=packed)
        memory = _checked(call, where, columns, int(lanes[0]), packed=packed, read=read)
        call.cta.cluster.tell(RegisterLoad(call.origin, call.threads[lanes], call.cta, (where, columns)))
        found[:, lanes] = memory.read(where, columns)
        undefined[:, lanes] = _undefined_bits(memory, where, columns)
        if packed:
            found[:, lanes] = found[:, lanes] & 0xFFFF | (memory.read(where, columns + 1) & 0xFFFF) << 16
            upper = _undefined_bits(memory, where, columns + 1)
            undefined[:, lanes] = undefined[:, lanes] & 0xFFFF | (upper & 0xFFFF) << 16
    if undefined.any():
        call.undefined = tuple(undefined), "tensor memory"
    return tuple(found)


def _undefined_bits(memory: TensorMemory, lanes: Places, columns: Places) -> Words:
    missing = memory.unwritten(lanes, columns)
    shape = np.broadcast_shapes(lanes.shape, columns.shape)
    return np.zeros(shape, np.uint64) if missing is None else np.where(missing, np.uint64(0xFFFF_FFFF), np.uint64(0))


@host_function("tcgen05.st")
def store(call: HostCall) -> None:
    """Operands: address, distance of the second half, the registers."""
    unpacked = call.form.has("unpack::16b")
    for warp, lanes in _warps(call):
        where, columns = _places(call, warp, lanes, packed=unpacked)
        _checked(call, where, columns, int(lanes[0]), packed=unpacked, read=False)
        values: Registers = np.stack([row[lanes] for row in call.values[2:]]).astype(np.uint32)
        if unpacked:
            where, columns = np.concatenate([where, where]), np.concatenate([columns, columns + 1])
            values = np.concatenate([values & 0xFFFF, values >> 16])
        call.cta.cluster.issue(RegisterStore(call.origin, call.threads[lanes], call.cta, (where, columns), values))


@host_function("tcgen05.wait::st")
def wait_for_stores(call: HostCall) -> None:
    limits = np.ones(len(call.threads), np.int64)
    call.cta.cluster.wait_group(call.cta.tensor_stores, call.threads, limits)


def _places(call: HostCall, warp: int, lanes: Lanes, *, packed: bool) -> tuple[Places, Places]:
    """Lane and first column of the word behind each register of the executing threads, at [register, thread]."""
    which = int(lanes[0])
    start, threads = tensor_address(_same(call, 0, lanes, "address")), call.threads[lanes] % WARP_LANES
    shape, found = shape_of(call.form)
    low = warp % _WARPS * WARP_LANES
    if not low <= start.lane <= low + WARP_LANES - SHAPES[shape].lanes:
        text = f"warp {warp} reaches the lanes {low} to {low + WARP_LANES - 1} of tensor memory, a shape of"
        text = f"{text} {SHAPES[shape].lanes} lanes at lane {start.lane} is outside of them"
        raise call.fault(FaultKind.OUT_OF_BOUNDS, text, which, start.lane << 16 | start.column)
    distance = int(call.values[1][which]) & 0xFFFF_FFFF
    columns = found.columns[:, threads] * (2 if packed else 1) + start.column + found.seconds[:, threads] * distance
    return found.lanes[:, threads] + start.lane, columns


def shape_of(form: Form) -> tuple[str, Spread]:
    """The shape of a load or store and the places of its registers."""
    shape = next(modifier for modifier in form.modifiers if modifier in SHAPES)
    number = next(modifier for modifier in form.modifiers if modifier[0] == "x" and modifier[1:].isdigit())
    return shape, spread(shape, int(number[1:]))


def _checked(call: HostCall, lanes: Places, columns: Places, which: int, *, packed: bool, read: bool) -> TensorMemory:
    """The tensor memory of the CTA, where an access is allowed."""
    memory = call.cta.tensor_memory
    problem = memory.problem(lanes, columns, read=read)
    if problem is None and packed:
        problem = memory.problem(lanes, columns + 1, read=read)
    if problem is not None:
        raise problem_fault(call, problem, which)
    return memory
