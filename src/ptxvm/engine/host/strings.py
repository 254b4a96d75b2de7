"""Strings in the memory of running threads."""

from __future__ import annotations

from ptxvm.engine.host.host_call import HostCall
from ptxvm.machine.faults import KernelFault

_STEP = 64


def read_string(call: HostCall, address: int, which: int) -> bytes:
    """The bytes at a generic address up to the first zero. Raises KernelFault when memory ends before."""
    found = bytearray()
    step = _STEP
    while True:
        try:
            part = call.view(address + len(found), step, which, store=False).tobytes()
        except KernelFault:
            if step == 1:
                raise
            step //= 2
            continue
        end = part.find(0)
        if end >= 0:
            return bytes(found + part[:end])
        found += part


def read_text(call: HostCall, address: int, which: int) -> str:
    """A string for messages."""
    return read_string(call, address, which).decode(errors="replace") if address else "(null)"
