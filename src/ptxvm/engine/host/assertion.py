"""`__assertfail`: what a failing `assert` of device code calls."""

from __future__ import annotations

from typing import NoReturn

from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.registry import host_function
from ptxvm.engine.host.strings import read_text
from ptxvm.machine.faults import FaultKind, KernelFault


@host_function("__assertfail")
def assertfail(call: HostCall) -> NoReturn:
    """Operands: the assertion's text, file, line, function, and the size of a character."""
    text, file, function = (read_text(call, int(call.values[index][0]), 0) for index in (0, 1, 3))
    line = int(call.values[2][0])
    fault = KernelFault(FaultKind.ASSERTION, f"{file}:{line}: {function}: assertion `{text}` failed")
    raise call.origin.place(fault, int(call.threads[0]))
