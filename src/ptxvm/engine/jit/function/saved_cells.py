"""Cells in the warp's context, where it is kept while the warp is suspended: the 32 values of each."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.warp_context import ContextLayout, LaneWord
from ptxvm.lanes.types import PRED, WARP_SIZE, Type


class SavedCells:
    """Reads and writes them; `types` are those of all cells."""

    def __init__(self, text: FunctionText, layout: ContextLayout, types: Sequence[Type]) -> None:
        self._text = text
        self._layout = layout
        self._types = types

    def slot(self, offset: int) -> str:
        """The address of a place in the warp's context."""
        return self._text.entry.value(f"getelementptr i8, ptr %warp, i64 {offset}")

    def offset(self, cell: int) -> int:
        """Where the vector of a cell is, behind `slot(0)`."""
        return self._layout.vectors[cell]

    def lane(self, cell: int, lane: int) -> str:
        """The address of a lane's value of a cell."""
        return self.slot(self._layout.vectors[cell] + lane * self._types[cell].size)

    def lane_word(self, word: LaneWord) -> str:
        """The address of a word per lane."""
        return self.slot(self._layout.lane_word(word))

    @property
    def lane_words(self) -> str:
        """The address of all of them."""
        return self.slot(self._layout.lanes)

    def scalar(self, cell: int) -> str:
        """The address of a cell that the fast version keeps as one scalar."""
        return self.slot(self._layout.scalars[cell])

    def load(self, cell: int) -> str:
        """The vector of a cell's values."""
        code, type_ = self._text.code, self._types[cell]
        place = self.slot(self._layout.vectors[cell])
        if type_ is PRED:
            return code.value(f"bitcast i32 {code.value(f'load i32, ptr {place}')} to <32 x i1>")
        return code.value(f"load {type_.vector}, ptr {place}, align {self._alignment(cell)}")

    def store(self, cell: int, name: str) -> None:
        """Write all values of a cell."""
        code, type_ = self._text.code, self._types[cell]
        place = self.slot(self._layout.vectors[cell])
        if type_ is PRED:
            code.line(f"store i32 {self._text.bits_of(name)}, ptr {place}")
        else:
            code.line(f"store {type_.vector} {name}, ptr {place}, align {self._alignment(cell)}")

    def _alignment(self, cell: int) -> int:
        return min(64, WARP_SIZE * self._types[cell].size)
