"""Arguments and results of calls: copying between variables, registers and numbers of two frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ptxvm.checker.module import Function, Immediate, Operand, Register, Variable
from ptxvm.engine.interpret.undefined import Undefined
from ptxvm.engine.interpret.values import Mask, Value, blend_value
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import B128, U64, Type
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta


class End(NamedTuple):
    """One end of a transfer: an operand of a function at a call depth."""

    depth: int
    function: Function
    operand: Operand | Variable | Register


def transfer(cta: Cta, source: End, target: End, lanes: Mask) -> None:
    """Copy a value from frame to frame for some lanes; a shorter source leaves the rest of the target as it is. Bits
    that are undefined stay so."""
    write_bytes(cta, target, read_bytes(cta, source, lanes), lanes, undefined_bits(cta, source, lanes))


def write_bytes(cta: Cta, target: End, data: Bytes, lanes: Mask, undefined: Bytes | None = None) -> None:
    """Put values, as an array (lanes, size), into the place of each lane. `undefined`: the bits of them that are."""
    place = target.operand
    if isinstance(place, Variable):
        offset = cta.program.frame(target.function).offsets[place]
        bits = None if undefined is None else undefined[:, : place.size]
        cta.stack.write(target.depth, np.flatnonzero(lanes), offset, data[:, : place.size], bits)
    elif isinstance(place, Register):
        frame = cta.frame_at(target.depth, target.function)
        _write_register(frame.registers, place, data, lanes)
        if undefined is not None and frame.undefined is None:
            frame.undefined = Undefined(cta, list(frame.registers))
        if frame.undefined is not None:
            _write_register(frame.undefined.registers, place, data if undefined is None else data ^ undefined, lanes)


def undefined_bits(cta: Cta, source: End, lanes: Mask) -> Bytes | None:
    """The undefined bits of what `read_bytes` yields; None if there are none."""
    operand, bits = source.operand, None
    if isinstance(operand, Variable):
        offset = cta.program.frame(source.function).offsets[operand]
        bits = cta.stack.undefined_bits(source.depth, np.flatnonzero(lanes), offset, operand.size)
    elif isinstance(operand, Register):
        frame = cta.frame_at(source.depth, source.function)
        if frame.undefined is not None:
            own, other = frame.registers[operand.index], frame.undefined.registers[operand.index]
            bits = _bytes_of(own, lanes) ^ _bytes_of(other, lanes)
    return bits if bits is not None and bits.any() else None


def read_bytes(cta: Cta, source: End, lanes: Mask) -> Bytes:
    """The bytes of a value, as an array (lanes, size)."""
    operand = source.operand
    if isinstance(operand, Variable):
        offset = cta.program.frame(source.function).offsets[operand]
        return cta.stack.read(source.depth, np.flatnonzero(lanes), offset, operand.size)
    if isinstance(operand, Register):
        return _bytes_of(cta.frame_at(source.depth, source.function).registers[operand.index], lanes)
    if isinstance(operand, Immediate):
        number = np.frombuffer(operand.value.to_bytes(operand.type.size, "little"), np.uint8)
        return np.tile(number, (int(lanes.sum()), 1))
    raise cta.warp.fault_of(FaultKind.UNSUPPORTED, f"a {type(operand).__name__} cannot be passed to a function")


def _bytes_of(value: Value, lanes: Mask) -> Bytes:
    if isinstance(value, tuple):
        return np.concatenate([_bytes_of(half, lanes) for half in value], axis=1)
    chosen = np.broadcast_to(canonical_nan(value).data, lanes.shape)[lanes]
    return np.ascontiguousarray(chosen).view(np.uint8).reshape(len(chosen), -1)


def _write_register(registers: list[Value], register: Register, data: Bytes, lanes: Mask) -> None:
    size = register.type.size
    padded = np.zeros((len(data), size), np.uint8)
    padded[:, : data.shape[1]] = data[:, :size]
    if register.type is B128:
        value: Value = (_spread(padded[:, :8], U64, lanes), _spread(padded[:, 8:], U64, lanes))
    else:
        value = _spread(padded, register.type, lanes)
    registers[register.index] = blend_value(lanes, value, registers[register.index])


def _spread(data: Bytes, type_: Type, lanes: Mask) -> Lanes:
    result = np.zeros(lanes.shape, type_.storage)
    result[lanes] = np.ascontiguousarray(data).view(type_.storage)[:, 0]
    return Lanes(NUMPY, type_, result)
