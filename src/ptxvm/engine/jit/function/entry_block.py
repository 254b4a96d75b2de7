"""Values that are the same wherever a warp function uses them, and fields of the structures it is called with."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.layouts.fields import llvm_type, offset_of
from ptxvm.engine.jit.layouts.structures import Launch, Worker


class EntryBlock:
    """Values that do not change while a warp function runs, computed once, where the function begins.

    Whoever writes the function puts `lines` into its entry block.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[str, str] = {}

    def value(self, text: str) -> str:
        """The name of `text`, an instruction whose operands are constants, arguments and values of this block."""
        name = self._names.get(text)
        if name is None:
            name = self._names[text] = f"%e{len(self._names)}"
            self.lines.append(f"  {name} = {text}")
        return name

    def address(self, structure: type[ctypes.Structure], field: str) -> str:
        """The address of a field of `%warp`, `%cta` or `%worker`."""
        base = f"%{structure.__name__.lower()}"
        return self.value(f"getelementptr i8, ptr {base}, i64 {offset_of(structure, field)}")

    def field(self, structure: type[ctypes.Structure], field: str) -> str:
        """A field of `%warp`, `%cta` or `%worker` that does not change while the function runs."""
        return self.value(f"load {llvm_type(structure, field)}, ptr {self.address(structure, field)}")

    def launch_word(self, field: str) -> str:
        """The address of a field of the launch, which others may change while the function runs."""
        launch = self.field(Worker, "launch")
        return self.value(f"getelementptr i8, ptr {launch}, i64 {offset_of(Launch, field)}")
