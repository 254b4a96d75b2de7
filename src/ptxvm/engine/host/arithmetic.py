"""How asynchronous reductions combine elements, whichever engine does it."""

from __future__ import annotations

from functools import cache

import numpy as np

from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.shared.atomic import operation, update_of
from ptxvm.isa.warp import AtomicOp
from ptxvm.lanes import BF16, F16, F32, F64, NUMPY, S32, S64, U32, U64, Lanes, Type, fp
from ptxvm.lanes.lanes import canonical_nan
from ptxvm.lanes.types import unsigned_type
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_map import ElementType, Reduction
from ptxvm.machine.updates import Combine, Places, rounds
from ptxvm.records import record

_ELEMENTS = {
    ElementType.U32: U32,
    ElementType.S32: S32,
    ElementType.U64: U64,
    ElementType.S64: S64,
    ElementType.F16: F16,
    ElementType.BF16: BF16,
    ElementType.F32: F32,
    ElementType.F32_FTZ: F32,
    ElementType.TF32: F32,
    ElementType.TF32_FTZ: F32,
    ElementType.F64: F64,
}
_FLUSHED = (ElementType.F32_FTZ, ElementType.TF32_FTZ)
_BITWISE = (AtomicOp.AND, AtomicOp.OR, AtomicOp.XOR)


@record()
class Arithmetic:
    """An operation on elements of a type; with `flush` subnormal operands and results become zeros of their sign."""

    op: AtomicOp
    type: Type
    flush: bool = False

    def update(self, old: Lanes, new: Lanes) -> Lanes:
        """What an element becomes; also of packed values."""
        function = update_of(self.op, self.type)
        if not self.flush:
            return canonical_nan(function(old, new))
        result: Lanes = function(fp.flush_subnormals(old), fp.flush_subnormals(new))
        return fp.flush_subnormals(canonical_nan(result))


def arithmetic_of(form: Form) -> Arithmetic | None:
    """That of `red.async` and `cp.reduce.async.bulk`; None for forms that only copy.

    No f32 is flushed, with or without `.noftz`: an H200 keeps subnormal numbers.
    """
    return None if "cp.async" in form.opcode else Arithmetic(operation(form), form.type)


def tensor_arithmetic(reduction: Reduction, element_type: ElementType) -> Arithmetic:
    """That of `cp.reduce.async.bulk.tensor`, for elements that the operation has (ISA 9.7.9.25.5.3)."""
    op, type_ = AtomicOp(reduction.value), _ELEMENTS[element_type]
    if op in _BITWISE:
        return Arithmetic(op, unsigned_type(type_))
    return Arithmetic(op, type_, flush=element_type in _FLUSHED)


@cache
def combine_alone(arithmetic: Arithmetic) -> Combine:
    """With NumPy, where no other thread can interfere."""
    storage = arithmetic.type.storage

    def combine(memory: Bytes, places: Places, rows: Bytes) -> None:
        size = rows.shape[1]
        if not rows.size:
            return
        row_type = np.dtype(f"V{size}")
        targets = np.ndarray(len(memory) - size + 1, row_type, memory, 0, (1,))
        for some in rounds(places, size):
            old, new = targets[places[some]].view(storage), rows[some].reshape(-1).view(storage)
            result = arithmetic.update(Lanes(NUMPY, arithmetic.type, old), Lanes(NUMPY, arithmetic.type, new))
            targets[places[some]] = np.ascontiguousarray(result.data).view(row_type)

    return combine
