"""Cells of registers that asynchronous instructions read and write later: they live in the warp's context always.

The host changes them while the warp function runs. Of what lies behind `%warp` LLVM is told that nobody else changes
it, so these cells are reached by another way: from the CTA's contexts.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Cta, Warp
from ptxvm.engine.jit.layouts.warp_context import ContextLayout
from ptxvm.engine.touches import Touch
from ptxvm.lanes.types import Type


class HeldCells:
    """Reads and writes them, and notes that the program did so."""

    def __init__(self, text: FunctionText, layout: ContextLayout, types: Sequence[Type]) -> None:
        self._text = text
        self._layout = layout
        self._types = types

    def __contains__(self, cell: int) -> bool:
        return cell in self._layout.marks

    def load(self, cell: int) -> str:
        """The vector of a cell's values."""
        place = self._place(self._layout.vectors[cell])
        return self._text.code.value(f"load {self._types[cell].vector}, ptr {place}, align 64")

    def store(self, cell: int, name: str) -> None:
        """Write all values of a cell."""
        place = self._place(self._layout.vectors[cell])
        self._text.code.line(f"store {self._types[cell].vector} {name}, ptr {place}, align 64")

    def note_access(self, cell: int, touch: Touch) -> None:
        """The program accesses the cell now."""
        code, place = self._text.code, self._place(self._layout.marks[cell])
        touched = code.value(f"or i8 {code.value(f'load i8, ptr {place}')}, {int(touch)}")
        code.line(f"store i8 {touched}, ptr {place}")

    def clear(self) -> None:
        """What a warp begins with: registers are zero, and nothing is ordered yet."""
        layout = self._layout
        for cell in layout.marks:
            self.store(cell, "zeroinitializer")
        if layout.marks:
            first, size = layout.mark_bytes
            self._text.code.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
            self._text.code.line(f"call void @llvm.memset.p0.i64(ptr {self._place(first)}, i8 0, i64 {size}, i1 false)")

    def _place(self, offset: int) -> str:
        entry = self._text.entry
        own = entry.value(f"zext i32 {entry.field(Warp, 'index')} to i64")
        begin = entry.value(f"mul i64 {own}, {self._layout.size}")
        context = entry.value(f"getelementptr i8, ptr {entry.field(Cta, 'contexts')}, i64 {begin}")
        return entry.value(f"getelementptr i8, ptr {context}, i64 {offset}")
