"""Lanes all over the place, but near to each other: the memory around them is loaded, and they choose from that.

A gather takes as long as five times as many instructions. The window begins with the word of lane 0.
"""

from __future__ import annotations

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.check import none_reaches
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.range_check import Range, RangeCheck
from ptxvm.engine.jit.memory.strided import can_reorder
from ptxvm.engine.jit.memory.vectors import pointer, splat, vector_of
from ptxvm.lanes.llvm_permutation import permuted
from ptxvm.lanes.types import F32, U32, WARP_SIZE, Type
from ptxvm.records import record

WORD = 4
BYTES = 256
"""Of a window: as many as two times two registers hold."""

MOST_WORDS = 2
"""Of each lane."""


@record()
class Window:
    """`found` (i1): all executing lanes are in the window of lane 0, and that is in memory; `places` (<32 x i32>) are
    theirs in it, counted in what a lane loads."""

    found: str
    places: str


def may_be_near(path: AccessPath) -> bool:
    """Whether looking for a window is worth the code: for words, or pairs of them, at 32-bit indices or offsets."""
    return path.count <= MOST_WORDS and has_near_words(path)


def has_near_words(path: AccessPath) -> bool:
    """Whether lanes access words whose places behind lane 0 are easy to find."""
    if path.size != WORD or path.context.partial or not can_reorder(path):
        return False
    if path.index is not None:
        return path.index.stride == path.width
    base = path.place.base
    is_plain = path.space is AccessSpace.SHARED and path.window_base("i32") is None
    return is_plain and base is not None and base.type.bits == 32


def find_window(path: AccessPath, check: RangeCheck, first: str) -> Window:
    """`first` is the base of lane 0, or its index if the addresses have an index form."""
    code = path.code
    places = places_behind(path, first)
    near = none_reaches(path, places, "i32", str(BYTES // path.width))
    return Window(code.value(f"and i1 {near}, {_is_inside(path, check, first)}"), places)


def places_behind(path: AccessPath, first: str) -> str:
    """Where lanes are (<32 x i32>), counted from lane 0 in what each accesses."""
    code, form = path.code, path.index
    vector = path.base_vector()[0] if form is None else form.index
    places = code.value(f"sub <32 x i32> {vector}, {splat(code, 'i32', first)}")
    return places if form is not None else code.value(f"lshr <32 x i32> {places}, splat (i32 {path.alignment})")


def _is_inside(path: AccessPath, check: RangeCheck, first: str) -> str:
    """Whether (i1) the checked range, moved to the last place of the window, is in the memory of the first."""
    code = path.code
    form, entry = path.index, path.context.entry
    if form is None:
        distance = code.value(f"zext i32 {first} to i64")
        past = entry.value(f"add i64 {path.window()[1]}, 1")
    else:
        index = code.value(f"{'sext' if form.signed else 'zext'} i32 {first} to i64")
        start = code.value(
            f"add i64 {path.context.reading.base(form.start)}, {code.value(f'mul i64 {index}, {form.stride}')}"
        )
        distance = code.value(f"sub i64 {start}, {path.cache_field(check.cache, 'base')}")
        room = path.cache_field(check.cache, "room")

    def compute(range_: Range, emit: bounds.Emit) -> str:
        last = emit(f"add i64 {distance}, {range_.low + BYTES - path.width}")
        limit = bounds.room_before(code, emit, past, range_.span, range_.unit) if form is None else room
        return bounds.inside(code, emit, last, limit, range_.unit)

    return check.define(f"%{code.new_label()}.near", "i1", compute)


def load_window(path: AccessPath, host: str, places: str) -> list[str]:
    """What all lanes load, from the host address (ptr) of the window."""
    code, reading = path.code, path.context.reading
    words = [
        code.value(f"load {vector_of(path.llvm)}, ptr {pointer(code, host, half)}, align {WORD}")
        for half in (0, WARP_SIZE * WORD)
    ]
    if path.count > 1:
        places = code.value(f"mul <32 x i32> {places}, splat (i32 {path.count})")
    found = []
    for element in range(path.count):
        index = code.value(f"add <32 x i32> {places}, splat (i32 {element})") if element else places
        of_lane = reading.varying(U32, index)
        parts = [reading.vector(permuted(reading, reading.varying(_type(path), half), of_lane)) for half in words]
        is_low = code.value(f"icmp ult <32 x i32> {index}, splat (i32 {WARP_SIZE})")
        found.append(reading.choose(f"<32 x i1> {is_low}", vector_of(path.llvm), *parts))
    return found


def _type(path: AccessPath) -> Type:
    return F32 if path.llvm == "float" else U32
