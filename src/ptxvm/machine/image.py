"""A loaded module on one device: where its variables and functions are."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import field

import numpy as np

from ptxvm.machine.layout import code_address, function_number
from ptxvm.machine.memory import Bytes, Memory
from ptxvm.records import record


def _nothing() -> Bytes:
    return np.zeros(0, np.uint8)


@record(frozen=False, eq=False)
class Image:
    """Addresses of the symbols of a module. Symbols are opaque keys here.

    addresses:  module variables in global and constant memory: address in their own space
    constants:  the constant bank, indexed by const addresses
    references: addresses of what holds handles of textures, samplers and surfaces
    functions:  position is the function number, which `layout.code_address` turns into an address
    fingerprint: equal for modules of equal text, different for all others; empty when nothing may be kept on disk
    target:     what the module is for: "sm_90a"
    program:    the module itself
    derived:    what engines have made of the functions and want to find again; lives as long as the module
    """

    addresses: dict[Hashable, int] = field(default_factory=dict)
    constants: Bytes = field(default_factory=_nothing)
    functions: list[Hashable] = field(default_factory=list)
    allocations: list[int] = field(default_factory=list)
    references: list[int] = field(default_factory=list)
    fingerprint: bytes = b""
    target: str = ""
    program: object = None
    derived: dict[Hashable, object] = field(default_factory=dict)
    _numbers: dict[Hashable, int] = field(default_factory=dict)

    def add_function(self, function: Hashable) -> int:
        """Give a function its code address."""
        number = self._numbers.setdefault(function, len(self.functions))
        if number == len(self.functions):
            self.functions.append(function)
        return code_address(number)

    def function_address(self, function: Hashable) -> int:
        """The code address of a function of this module."""
        return code_address(self._numbers[function])

    def function_at(self, address: int) -> Hashable | None:
        """The function whose code begins at `address`."""
        number = function_number(address)
        return self.functions[number] if number is not None and number < len(self.functions) else None

    def release(self, memory: Memory) -> None:
        """Free the module's global variables; pointers to them are stale from now on."""
        while self.references:
            memory.handles.references.pop(self.references.pop(), None)
        while self.allocations:
            memory.free(self.allocations.pop())
