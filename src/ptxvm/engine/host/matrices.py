"""What products of matrices, and what prepares them, find wrong with their operands."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.matrix.mma_sp import selectors
from ptxvm.machine.faults import FaultKind


@host_function("mma.sp.metadata")
def refuse_metadata(call: HostCall) -> None:
    """Operand: metadata that mean nothing. Raises KernelFault."""
    raise call.fault(FaultKind.TRAP, bad_metadata(int(call.values[0][0])), 0)


@host_function("mma.sp.selector")
def refuse_selector(call: HostCall) -> None:
    """Operand: a selector that names no lanes. Raises KernelFault."""
    given, last = int(call.values[0][0]), selectors(call.form) - 1
    text = f"the sparsity selector is {given}; from 0 to {last} it names lanes that hold metadata"
    raise call.fault(FaultKind.TRAP, text, 0)


def bad_metadata(word: int) -> str:
    """What is wrong with metadata that mean nothing."""
    return (
        f"the sparsity metadata {word:#010x} hold a code of four bits that names no two different elements of a chunk "
        "in ascending order"
    )


def has_zeros(metadata: npt.NDArray[np.uint32]) -> bool:
    """Whether a code of four bits is zero."""
    codes = metadata[:, None] >> np.arange(0, 32, 4, dtype=np.uint32) & np.uint32(0xF)
    return not codes.all()


@host_function("spcompress.descriptor")
def refuse_descriptor(call: HostCall) -> None:
    """Operand: a descriptor of `spcompress` that means nothing. Raises KernelFault."""
    given, size = int(call.values[0][0]), call.form.spelling("elemsize")
    text = f"the descriptor {given:#010x} of spcompress names no type of .{size} elements"
    raise call.fault(FaultKind.TRAP, text, 0)
