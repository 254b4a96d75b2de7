"""The dispatcher of a divergent region: the lanes that are lowest in the order of blocks run next."""

from __future__ import annotations

from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.fast.budgets import Budgets
from ptxvm.engine.jit.fast.homes import FastHomes
from ptxvm.engine.jit.fast.reunion import Reunion
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.function.places import EVERY_LANE_GONE, signed
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.memory.vectors import select_elements, splat
from ptxvm.lanes.llvm_reading import LlvmReading


class FastDispatcher:
    """Emits them."""

    def __init__(
        self, text: FunctionText, state: FastState, homes: FastHomes, reunion: Reunion, budgets: Budgets
    ) -> None:
        self._text = text
        self._state = state
        self._homes = homes
        self._reunion = reunion
        self._budgets = budgets

    def emit(self, region: Region) -> None:
        """At `D<region>`: choose the lanes of the lowest place. All live lanes go on in the unmasked copy of their
        block, fewer in the masked one."""
        code = self._text.code
        self._state.open(f"D{region.index}")
        self._budgets.spend(region)
        places = code.value("load <32 x i16>, ptr %pc")
        lowest, everywhere = lowest_place(self._text.reading, places)
        here = code.value(f"icmp eq <32 x i16> {places}, {everywhere}")
        code.line(f"store <32 x i1> {here}, ptr %mask")
        live = self._state.live_mask()
        together, apart = code.new_label(), code.new_label()
        all_here = code.value(f"icmp eq i32 {self._text.bits_of(here)}, {self._text.bits_of(live)}")
        code.branch(all_here, together, apart)
        code.label(together)
        self._budgets.renew_patience(region)
        self._switch_together(region, lowest, apart)
        code.label(apart)
        otherwise = "nowhere" if self._state.full else "done"
        self._switch(lowest, [(block, f"M{block}") for block in region.blocks], otherwise)

    def _switch_together(self, region: Region, lowest: str, apart: str) -> None:
        """Where cells have two homes, changing them is work: then only some blocks lead back to unmasked code."""
        if not self._homes.kept_apart(region):
            cases = [(block, f"U{block}") for block in (*region.blocks, *region.exits)]
            self._switch(lowest, cases, "nowhere")
            return
        heads = [block for block in region.blocks if self._reunion.leads_back(block)]
        blocks = [*heads, *region.exits]
        self._switch(lowest, [(block, f"return{region.index}.{block}") for block in blocks], apart)
        for block in blocks:
            self._text.code.label(f"return{region.index}.{block}")
            self._reunion.emit(region, block)

    def _switch(self, place: str, cases: list[tuple[int, str]], otherwise: str) -> None:
        targets = " ".join(f"i16 {signed(block)}, label %{label}" for block, label in cases)
        self._text.code.line(f"switch i16 {place}, label %{otherwise} [ {targets} ]")


def lowest_place(reading: LlvmReading, places: str) -> tuple[str, str]:
    """The lowest of 32 places, as an i16 and as a <32 x i16>. x86 code would make the general reduction twice."""
    code = reading.code
    if "sse4.2" not in reading.features:
        lowest = code.call("i16", "llvm.vector.reduce.umin.v32i16", ("<32 x i16>", places))
        return lowest, splat(code, "i16", lowest)
    for count in (16, 8):
        halves = [select_elements(code, "i16", 2 * count, places, range(at, at + count)) for at in (0, count)]
        type_ = f"<{count} x i16>"
        places = code.call(type_, f"llvm.umin.v{count}i16", *((type_, half) for half in halves))
    found = code.call("<8 x i16>", "llvm.x86.sse41.phminposuw", ("<8 x i16>", places))
    everywhere = code.value(f"shufflevector <8 x i16> {found}, <8 x i16> poison, <32 x i32> zeroinitializer")
    return code.value(f"extractelement <8 x i16> {found}, i32 0"), everywhere


def send(text: FunctionText, places: str, mask: str | None) -> None:
    """The lanes of `mask` go to `places`, a <32 x i16>; the others stay where they are."""
    if mask is not None:
        before = text.code.value("load <32 x i16>, ptr %pc")
        places = text.choose_places(mask, places, before)
    text.code.line(f"store <32 x i16> {places}, ptr %pc")


def end_lanes(text: FunctionText, ending: str) -> None:
    """The lanes of `ending` are gone."""
    code = text.code
    send(text, EVERY_LANE_GONE, ending)
    live = code.value("load <32 x i1>, ptr %live")
    staying = code.value(f"xor <32 x i1> {ending}, splat (i1 true)")
    code.line(f"store <32 x i1> {code.value(f'and <32 x i1> {live}, {staying}')}, ptr %live")
