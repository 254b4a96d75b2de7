"""The dispatcher of a divergent region: the lanes that are lowest in the order of blocks run next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.fast.reunion import emit_return, leads_back
from ptxvm.engine.jit.function.places import GONE, signed, splat_place
from ptxvm.engine.jit.memory.vectors import splat

if TYPE_CHECKING:
    from ptxvm.engine.jit.analysis.regions import Region
    from ptxvm.engine.jit.fast.version import FastEmitter


def emit_dispatcher(emitter: FastEmitter, region: Region) -> None:
    """At `D<region>`: choose the lanes of the lowest place. All live lanes go on in the unmasked copy of their block,
    fewer in the masked one."""
    code = emitter.code
    emitter.open_block(f"D{region.index}")
    emitter.spend_budget(region)
    places = code.value("load <32 x i16>, ptr %pc")
    lowest = code.call("i16", "llvm.vector.reduce.umin.v32i16", ("<32 x i16>", places))
    here = code.value(f"icmp eq <32 x i16> {places}, {splat(code, 'i16', lowest)}")
    code.line(f"store <32 x i1> {here}, ptr %mask")
    live = None if emitter.full else code.value("load <32 x i1>, ptr %live")
    together, apart = code.new_label(), code.new_label()
    all_here = code.value(f"icmp eq i32 {emitter.bits_of(here)}, {emitter.bits_of(live)}")
    code.branch(all_here, together, apart)
    code.label(together)
    emitter.renew_patience(region)
    _switch_together(emitter, region, lowest, apart)
    code.label(apart)
    otherwise = "nowhere" if emitter.full else "done"
    _switch(emitter, lowest, [(block, f"M{block}") for block in region.blocks], otherwise)


def _switch_together(emitter: FastEmitter, region: Region, lowest: str, apart: str) -> None:
    """Where cells have two homes, changing them is work: then only some blocks lead back to unmasked code."""
    if not emitter.kept_in_context(region):
        cases = [(block, f"U{block}") for block in (*region.blocks, *region.exits)]
        _switch(emitter, lowest, cases, "nowhere")
        return
    heads = [block for block in region.blocks if leads_back(emitter, block)]
    blocks = [*heads, *region.exits]
    _switch(emitter, lowest, [(block, f"return{region.index}.{block}") for block in blocks], apart)
    for block in blocks:
        emitter.code.label(f"return{region.index}.{block}")
        emit_return(emitter, region, block)


def _switch(emitter: FastEmitter, place: str, cases: list[tuple[int, str]], otherwise: str) -> None:
    targets = " ".join(f"i16 {signed(block)}, label %{label}" for block, label in cases)
    emitter.code.line(f"switch i16 {place}, label %{otherwise} [ {targets} ]")


def send(emitter: FastEmitter, places: str, mask: str | None) -> None:
    """The lanes of `mask` go to `places`, a <32 x i16>; the others stay where they are."""
    code = emitter.code
    if mask is not None:
        before = code.value("load <32 x i16>, ptr %pc")
        places = emitter.choose(mask, places, before)
    code.line(f"store <32 x i16> {places}, ptr %pc")


def end_lanes(emitter: FastEmitter, ending: str) -> None:
    """The lanes of `ending` are gone."""
    code = emitter.code
    send(emitter, splat_place(GONE), ending)
    live = code.value("load <32 x i1>, ptr %live")
    staying = code.value(f"xor <32 x i1> {ending}, splat (i1 true)")
    code.line(f"store <32 x i1> {code.value(f'and <32 x i1> {live}, {staying}')}, ptr %live")
