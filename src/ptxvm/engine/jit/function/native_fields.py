"""Fields of `%warp`, `%cta` and `%worker` in emitted code: what changes while the function runs."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.function.entry_block import EntryBlock
from ptxvm.engine.jit.layouts.fields import llvm_type
from ptxvm.lanes.code import Code


class NativeFields:
    """Reads and writes them, each with the type that it has. `EntryBlock.field` is for those that do not change."""

    def __init__(self, code: Code, entry: EntryBlock) -> None:
        self._code = code
        self._entry = entry

    def get(self, structure: type[ctypes.Structure], field: str) -> str:
        """The name of the value that the field has now."""
        place = self._entry.address(structure, field)
        return self._code.value(f"load {llvm_type(structure, field)}, ptr {place}")

    def set(self, structure: type[ctypes.Structure], field: str, value: str | int) -> None:
        """Give the field a value."""
        place = self._entry.address(structure, field)
        self._code.line(f"store {llvm_type(structure, field)} {value}, ptr {place}")
