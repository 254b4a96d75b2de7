"""Words of the warp that the safe version keeps for itself: sets of lanes as bits, and words per lane."""

from __future__ import annotations

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Warp
from ptxvm.engine.jit.layouts.warp_context import LaneWord, Word
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32


class SafeWords:
    """Reads and writes them."""

    def __init__(self, text: FunctionText, state: BlockState, saved: SavedCells) -> None:
        self._text = text
        self._state = state
        self._saved = saved

    def live_bits(self) -> str:
        """The lanes that have not exited, as an i32."""
        return self._text.fields.get(Warp, "live")

    def get(self, word: Word) -> str:
        return self._text.code.value(f"load i32, ptr {self._saved.slot(word.offset)}")

    def set(self, word: Word, value: str) -> None:
        self._text.code.line(f"store i32 {value}, ptr {self._saved.slot(word.offset)}")

    def add(self, word: Word, bits: str) -> None:
        """Add lanes to a set."""
        self.set(word, self._text.code.value(f"or i32 {self.get(word)}, {bits}"))

    def lanes(self, word: LaneWord) -> Lanes:
        """A word per lane."""
        name = self._text.code.value(f"load <32 x i32>, ptr {self._saved.lane_word(word)}, align 64")
        return self._text.reading.varying(U32, name)

    def set_lanes(self, word: LaneWord, value: Lanes) -> None:
        """A word per lane, for the lanes that run the block."""
        code, place = self._text.code, self._saved.lane_word(word)
        old = code.value(f"load <32 x i32>, ptr {place}, align 64")
        new = f"<32 x i32> {self._text.reading.vector(value)}"
        chosen = code.value(f"select <32 x i1> {self._state.mask}, {new}, <32 x i32> {old}")
        code.line(f"store <32 x i32> {chosen}, ptr {place}")
