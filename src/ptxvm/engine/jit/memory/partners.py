"""Stores of lanes whose words have partners between them: rows of 1, 2, 4 or 8 that follow each other, then as many
words that other lanes store, or this one later. So do keys that are sorted, or what butterflies combine.

How the words of all lanes lie in a window of twice as many is in a table for each length of rows; they are put in that
order and stored under masks. A scatter goes lane by lane.
"""

from __future__ import annotations

from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.strided import can_reorder
from ptxvm.engine.jit.memory.vectors import ALL_LANES, Block, constants, store_block
from ptxvm.engine.jit.memory.window import WORD, has_near_words, places_behind
from ptxvm.lanes.llvm_permutation import permuted
from ptxvm.lanes.types import F32, U32, WARP_SIZE
from ptxvm.records import record

ROWS = (1, 2, 4, 8)
WORDS = 2 * WARP_SIZE
"""Of a window."""

PLACES = [[lane + lane // row * row for lane in range(WARP_SIZE)] for row in ROWS]
"""Where lanes are in it, for each length of rows."""


@record()
class Partners:
    """`found` (i1): the lanes are in rows of one of the lengths, which has the number `row` (i32)."""

    found: str
    row: str


def may_have_partners(path: AccessPath) -> bool:
    """Whether looking is worth the code: where lanes go that are led by what they have loaded, nobody can tell."""
    return path.count == 1 and can_reorder(path) and has_near_words(path) and not path.context.scattered


def find_partners(path: AccessPath, first: str) -> Partners:
    """`first` is the base of lane 0, or its index if the addresses have an index form."""
    code = path.code
    places = places_behind(path, first)
    follows = code.value(f"icmp eq <32 x i32> {places}, {constants('i32', range(WARP_SIZE))}")
    others = code.value(f"bitcast <32 x i1> {code.value(f'xor <32 x i1> {follows}, {ALL_LANES}')} to i32")
    length = code.call("i32", "llvm.cttz.i32", ("i32", others), ("i1", "false"))
    number = code.call("i32", "llvm.cttz.i32", ("i32", length), ("i1", "false"))
    row = code.value(f"and i32 {number}, {len(ROWS) - 1}")
    expected = _of_row(path, "places", "<32 x i32>", row, [constants("i32", places) for places in PLACES])
    apart = code.value(f"bitcast <32 x i1> {code.value(f'icmp ne <32 x i32> {places}, {expected}')} to i32")
    return Partners(code.value(f"icmp eq i32 {apart}, 0"), row)


def store_between(path: AccessPath, partners: Partners, host: str, vector: str) -> None:
    """Store the words of the lanes that execute, lane 0 being at a host address (ptr)."""
    code, reading, row = path.code, path.context.reading, partners.row
    written = _of_row(path, "taken", "i64", row, [str(sum(1 << place for place in places)) for places in PLACES])
    if path.context.mask is not None:
        lanes = code.value(f"zext i32 {path.bits()} to i64")
        written = code.call("i64", "llvm.x86.bmi.pdep.64", ("i64", lanes), ("i64", written))
    words = reading.varying(F32 if path.llvm == "float" else U32, vector)
    for start in range(0, WORDS, WARP_SIZE):
        order = _of_row(path, f"lanes{start}", "<32 x i32>", row, [_lanes_at(places, start) for places in PLACES])
        chosen = reading.vector(permuted(reading, words, reading.varying(U32, order)))
        half = code.value(f"trunc i64 {code.value(f'lshr i64 {written}, {start}')} to i32")
        mask = code.value(f"bitcast i32 {half} to <32 x i1>")
        place = code.value(f"getelementptr i8, ptr {host}, i64 {start * WORD}")
        store_block(code, Block(path.llvm, WARP_SIZE, place), chosen, mask)


def _lanes_at(places: list[int], start: int) -> str:
    """For half of a window the lane whose word is at each place (of none, any)."""
    lane_at = {place: lane for lane, place in enumerate(places)}
    return constants("i32", [lane_at.get(place, 0) for place in range(start, start + WARP_SIZE)])


def _of_row(path: AccessPath, kind: str, type_: str, row: str, values: list[str]) -> str:
    """What a table of this kind, a constant of the module, has for rows of one length."""
    code, table = path.code, f"[{len(values)} x {type_}]"
    name, rows = f"@{path.context.function.symbol}.{kind}", ", ".join(f"{type_} {value}" for value in values)
    code.declare(f"{name} = private unnamed_addr constant {table} [{rows}]")
    place = code.value(f"getelementptr {table}, ptr {name}, i32 0, i32 {row}")
    return code.value(f"load {type_}, ptr {place}")
