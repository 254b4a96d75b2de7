"""Lanes all over the place, but near to each other: the memory around them is loaded, and they choose from that.

A gather takes as long as five times as many instructions. The window begins with the word of lane 0, or before it where
memory ends soon behind: so do tables that are no longer than a window.
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
    """`found` (i1): all executing lanes are in the window around lane 0, and that is in memory; `places` (<32 x i32>)
    are theirs in it, counted in what a lane loads. It begins at the base, or index, `first` (i32)."""

    found: str
    places: str
    first: str


def may_be_near(path: AccessPath) -> bool:
    """Whether looking for a window is worth the code: for words, or pairs of them, at 32-bit indices or offsets."""
    return path.count <= MOST_WORDS and can_reorder(path) and has_near_words(path)


def has_near_words(path: AccessPath) -> bool:
    """Whether lanes access words whose places behind lane 0 are easy to find."""
    if path.size != WORD or path.context.partial:
        return False
    if path.index is not None:
        return path.index.stride == path.width
    base = path.place.base
    is_plain = path.space is AccessSpace.SHARED and path.window_base("i32") is None
    return is_plain and base is not None and base.type.bits == 32


def find_window(path: AccessPath, check: RangeCheck, first: str) -> Window:
    """`first` is the base of lane 0, or its index if the addresses have an index form. Where the memory ends before
    the window would, it begins as much before lane 0."""
    code, name = path.code, f"%{path.code.new_label()}"
    distance, room = _distance(path, check, first), _Room(path, check)

    def back(range_: Range, emit: bounds.Emit) -> str:
        last = emit(f"add i64 {distance}, {range_.low + BYTES - path.width}")
        ahead = bounds.ahead(emit, last, room.of(range_, emit), range_.unit)
        code.declare("declare i64 @llvm.smin.i64(i64, i64)")
        return emit(f"and i64 {emit(f'call i64 @llvm.smin.i64(i64 {ahead}, i64 0)')}, -{path.width}")

    def inside(range_: Range, emit: bounds.Emit) -> str:
        begin = emit(f"add i64 {moved}, {range_.low}")
        return bounds.inside(code, emit, begin, room.of(range_, emit), range_.unit)  # so is its end, by `back`

    step = check.define(f"{name}.back", "i64", back)
    moved = code.value(f"add i64 {distance}, {step}")
    found = check.define(f"{name}.near", "i1", inside)
    if path.index is not None:
        step = code.value(f"ashr i64 {step}, {path.width.bit_length() - 1}")
    start = code.value(f"add i32 {first}, {code.value(f'trunc i64 {step} to i32')}")
    places = places_behind(path, start)
    near = none_reaches(path, places, "i32", str(BYTES // path.width))
    return Window(code.value(f"and i1 {near}, {found}"), places, start)


def places_behind(path: AccessPath, first: str) -> str:
    """Where lanes are (<32 x i32>), counted from lane 0 in what each accesses."""
    code, form = path.code, path.index
    vector = path.base_vector()[0] if form is None else form.index
    places = code.value(f"sub <32 x i32> {vector}, {splat(code, 'i32', first)}")
    return places if form is not None else code.value(f"lshr <32 x i32> {places}, splat (i32 {path.alignment})")


def _distance(path: AccessPath, check: RangeCheck, first: str) -> str:
    """How far (i64) lane 0 is from the start of the memory."""
    code, form = path.code, path.index
    if form is None:
        return code.value(f"zext i32 {first} to i64")
    index = code.value(f"{'sext' if form.signed else 'zext'} i32 {first} to i64")
    start = code.value(
        f"add i64 {path.context.reading.base(form.start)}, {code.value(f'mul i64 {index}, {form.stride}')}"
    )
    return code.value(f"sub i64 {start}, {path.cache_field(check.cache, 'base')}")


class _Room:
    """What the distances of accesses have to be below."""

    def __init__(self, path: AccessPath, check: RangeCheck) -> None:
        self._code = path.code
        self._is_window = path.index is None
        if self._is_window:
            self._value = path.context.entry.value(f"add i64 {path.window()[1]}, 1")
        else:
            self._value = path.cache_field(check.cache, "room")

    def of(self, range_: Range, emit: bounds.Emit) -> str:
        if not self._is_window:
            return self._value
        return bounds.room_before(self._code, emit, self._value, range_.span, range_.unit)


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
