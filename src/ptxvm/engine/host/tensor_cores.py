"""What the tensor core does besides products: `tcgen05.cp`, `.shift` and `.commit` (ISA 9.7.16.9 and 9.7.16.12)."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.host.bulk import lanes_of, multicast
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.registry import host_function
from ptxvm.engine.host.tensor_memory import pair_of, problem_fault, tensor_address
from ptxvm.engine.host.tensor_operands import from_six_bits
from ptxvm.isa.definition import Form
from ptxvm.machine.asynchronous import CtaState, mbarrier
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores import BLACKWELL, CHUNK, DescriptorError, Major, SharedMatrix, decode
from ptxvm.machine.tensor_cores.movement import COPIES, CopyShape
from ptxvm.machine.tensor_cores.operations import Commit, Copy, Shift
from ptxvm.machine.tensor_cores.tensor_memory import WARP_LANES, Places

_SHIFTED_COLUMNS = 8


@host_function("tcgen05.commit")
def commit(call: HostCall) -> None:
    """Operands: mbarrier, and the CTAs of a multicast."""
    for lane, (address, *masks) in lanes_of(call):
        targets = _barriers(call, lane, address, masks)
        call.cta.cluster.issue(Commit(call.origin, int(call.threads[lane]), pair_of(call), targets))


def _barriers(call: HostCall, lane: int, address: int, masks: list[int]) -> list[tuple[CtaState, int]]:
    if address % mbarrier.SIZE:
        text = f"the mbarrier at {call.told(address):#x} is not at a multiple of {mbarrier.SIZE}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, address)
    cta, offset = call.shared_place(address, mbarrier.SIZE, lane)
    ctas = multicast(call, lane, masks[0]) if masks else [cta]
    for each in ctas:
        each.check_mbarrier(offset, call.origin, int(call.threads[lane]))
    return [(each, offset) for each in ctas]


@host_function("tcgen05.shift")
def shift(call: HostCall) -> None:
    """Operand: address."""
    for lane, (value,) in lanes_of(call):
        start = tensor_address(value)
        if start.lane % WARP_LANES:
            text = f"the lane of the address is {start.lane}; it must be a multiple of {WARP_LANES}"
            raise call.fault(FaultKind.MISALIGNED, text, lane, start.lane << 16 | start.column)
        lanes: Places = np.arange(start.lane, start.lane + WARP_LANES)
        columns: Places = np.arange(start.column, start.column + _SHIFTED_COLUMNS)
        pair = pair_of(call)
        check_places(call, pair, lanes, columns, lane)
        call.cta.cluster.issue(Shift(call.origin, int(call.threads[lane]), pair, lanes, columns))


def check_places(call: HostCall, ctas: tuple[CtaState, ...], lanes: Places, columns: Places, lane: int) -> None:
    """Raises KernelFault unless these lanes of these columns are allocated in all CTAs."""
    for cta in ctas:
        problem = cta.tensor_memory.problem(lanes.reshape(-1, 1), columns, read=False)
        if problem is not None:
            raise problem_fault(call, problem, lane)


# ------------------------------------------------------------------------------------------------------------- copies


@host_function("tcgen05.cp")
def copy(call: HostCall) -> None:
    """Operands: address, descriptor."""
    shape = _copy_shape(call.form)
    for lane, (value, word) in lanes_of(call):
        start, pair = tensor_address(value), pair_of(call)
        lanes = shape.lanes + start.lane
        columns: Places = start.column + np.arange(shape.row_bytes // 4)
        check_places(call, pair, lanes, columns, lane)
        try:
            source = SharedMatrix(decode(word, BLACKWELL), len(lanes), shape.row_bytes, 8, Major.K)
            chunks = [source.checked(len(cta.shared)) for cta in pair]
        except DescriptorError as error:
            kind = FaultKind.TRAP if error.address is None else FaultKind.OUT_OF_BOUNDS
            raise call.fault(kind, str(error), lane, error.address) from None
        unpack = next((made for name, made in _UNPACKED.items() if call.form.has(name)), _as_they_are)
        thread, place = int(call.threads[lane]), (lanes, columns)
        operation = Copy(call.origin, thread, pair, chunks=chunks[0], place=place, unpack=unpack)
        call.cta.cluster.issue(operation)


def _copy_shape(form: Form) -> CopyShape:
    written = ".".join(form.modifiers)
    return next(shape for name, shape in COPIES.items() if name in written)


def _as_they_are(chunks: Bytes) -> Bytes:
    return chunks


def _from_four_bits(chunks: Bytes) -> Bytes:
    """16 numbers of 4 bits, and padding: each to the middle of a byte."""
    data = chunks[..., : CHUNK // 2]
    numbers = np.stack([data & 0xF, data >> 4], axis=-1).reshape(chunks.shape)
    return (numbers << 2).astype(np.uint8)


def _from_six_bits(chunks: Bytes) -> Bytes:
    """16 numbers of 6 bits, and padding: each to the low bits of a byte."""
    return from_six_bits(chunks[..., : CHUNK * 6 // 8]).astype(np.uint8)


_UNPACKED = {"b4x16_p64": _from_four_bits, "b6x16_p32": _from_six_bits}
