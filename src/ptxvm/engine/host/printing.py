"""`vprintf`: what `printf` of device code calls."""

from __future__ import annotations

import struct

import numpy as np

from ptxvm.engine.host.format import (
    ARGUMENT,
    Specifier,
    format_float,
    format_integer,
    format_string,
    parse_format,
    with_arguments,
)
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.registry import host_function
from ptxvm.engine.host.strings import read_string

NO_FORMAT = -1


@host_function("vprintf")
def vprintf(call: HostCall) -> tuple[Words]:
    """Operands: the addresses of the format and of the arguments. Result: how many arguments, -1 without a format."""
    results = [
        _print(call, int(text), int(arguments), which)
        for which, (text, arguments) in enumerate(zip(*call.values, strict=True))
    ]
    return (np.array(results, np.int64).view(np.uint64),)


def _print(call: HostCall, text: int, address: int, which: int) -> int:
    if not text:
        return NO_FORMAT
    arguments = _Arguments(call, address, which)
    parts = parse_format(read_string(call, text, which))
    printed = b"".join(part if isinstance(part, bytes) else arguments.format(part) for part in parts)
    call.launch.output.write(call.cta.index, printed)
    return arguments.taken


class _Arguments:
    """The arguments of one thread, taken one after the other."""

    def __init__(self, call: HostCall, address: int, which: int) -> None:
        self._call = call
        self._address = address
        self._which = which
        self.taken = 0

    def format(self, specifier: Specifier) -> bytes:
        """The text of a conversion; characters are bytes."""
        width, precision = (
            self._int() if number == ARGUMENT else number for number in (specifier.width, specifier.precision)
        )
        specifier = with_arguments(specifier, width, precision)
        bits = self._next(specifier.size)
        if specifier.kind == "s":
            value = read_string(self._call, bits, self._which) if bits else b"(null)"
            text = format_string(specifier, value)
        elif specifier.kind in "aAeEfFgG":
            (number,) = struct.unpack("<d", bits.to_bytes(8, "little"))
            text = format_float(specifier, number)
        else:
            text = format_integer(specifier, bits)
        return text.encode("latin-1")

    def _next(self, size: int) -> int:
        address = -(-self._address // size) * size
        self._address = address + size
        self.taken += 1
        found = self._call.view(address, size, self._which, store=False)
        return int.from_bytes(found.tobytes(), "little")

    def _int(self) -> int:
        value = self._next(4)
        return value - (1 << 32) if value >> 31 else value
