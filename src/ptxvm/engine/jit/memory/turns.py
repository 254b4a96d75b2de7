"""In how many turns shared memory serves lanes that are anywhere: their words are sorted by banks, so that neighbours
tell which words are different. A word takes 16 bits, so that a warp's fit in one register of 64 bytes."""

from __future__ import annotations

from ptxvm.engine.jit.memory.sorting import emit_sorted
from ptxvm.engine.profiles import TURN, WORD
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE

_VECTOR = "<32 x i16>"
_BITS = 16
_NOBODY = "splat (i16 -1)"
"""What lanes have that do not execute: no GPU has as much shared memory that this would be a word of it."""


def emit_turns(code: Code, addresses: str, bits: str, width: int) -> tuple[str, str, str]:
    """How many different places of `width` bytes each group of lanes accesses that are served together, in how many
    turns, and how many groups there are: the sums of all (i64). `addresses` are <32 x i32>, `bits` the lanes (i32)."""
    unit = max(width, WORD)
    code.declarations.update(_definition(unit))
    found = code.value(f"call {{ i32, i32, i32 }} {_name(unit)}(<32 x i32> {addresses}, i32 {bits})")
    parts = [code.value(f"extractvalue {{ i32, i32, i32 }} {found}, {index}") for index in range(3)]
    places, turns, groups = (code.value(f"zext i32 {part} to i64") for part in parts)
    return places, turns, groups


def _name(unit: int) -> str:
    return f'@"counting.turns.{unit}"'


def _definition(unit: int) -> set[str]:
    """The function that is called, and what it needs."""
    code, together = Code(), TURN // unit
    ordered = emit_sorted(code, "i16", _keys(code, unit), together)
    order = indices((0, *range(WARP_SIZE - 1)))
    before = code.value(f"shufflevector {_VECTOR} {ordered}, {_VECTOR} poison, {order}")
    change = code.value(f"xor {_VECTOR} {ordered}, {before}")
    starts = sum(1 << lane for lane in range(0, WARP_SIZE, together))
    in_bank = (1 << (_BITS - _log(together))) - 1
    differs, parts = (
        code.value(f"or i32 {_bits(code, f'icmp ugt {_VECTOR} {change}, splat (i16 {least})')}, {starts}")
        for least in (0, in_bank)
    )
    firsts = code.value(f"and i32 {differs}, {_bits(code, f'icmp ne {_VECTOR} {ordered}, {_NOBODY}')}")
    heads = code.value(f"and i32 {parts}, {firsts}")
    _count_turns(code, firsts, heads, together)
    body = "\n".join([*code.prologue(), *code.lines])
    arguments = "<32 x i32> %addresses, i32 %lanes"
    code.declare(f"define internal {{ i32, i32, i32 }} {_name(unit)}({arguments}) noinline #0 {{\nentry:\n{body}\n}}")
    return code.declarations


def _log(number: int) -> int:
    return number.bit_length() - 1


def _keys(code: Code, unit: int) -> str:
    """Places by their banks: the lowest bits of their numbers, which become the highest."""
    wide = code.value(f"lshr <32 x i32> %addresses, splat (i32 {_log(unit)})")
    place = code.value(f"trunc <32 x i32> {wide} to {_VECTOR}")
    moved = f"splat (i16 {_BITS - _log(TURN // unit)})"
    key = code.call(_VECTOR, "llvm.fshl.v32i16", (_VECTOR, place), (_VECTOR, place), (_VECTOR, moved))
    mask = code.value("bitcast i32 %lanes to <32 x i1>")
    return code.value(f"select <32 x i1> {mask}, {_VECTOR} {key}, {_VECTOR} {_NOBODY}")


def _bits(code: Code, comparison: str) -> str:
    return code.value(f"bitcast <32 x i1> {code.value(comparison)} to i32")


def _count_turns(code: Code, firsts: str, heads: str, together: int) -> None:
    """In each turn one place of each bank is served, first the heads: a carry runs from each to the next one that is
    the first of its kind."""
    places = code.call("i32", "llvm.ctpop.i32", ("i32", firsts))
    others = code.value(f"zext i32 {code.value(f'xor i32 {firsts}, -1')} to i64")
    followers = code.value(f"zext i32 {code.value(f'xor i32 {firsts}, {heads}')} to i64")
    groups = _groups(code, heads, together)
    code.line("br label %turn")
    code.lines.append("turn:")
    code.define("%served", f"phi i32 [ {heads}, %entry ], [ %next, %turn ]")
    code.define("%before", "phi i32 [ 0, %entry ], [ %turns, %turn ]")
    code.define("%turns", f"add i32 %before, {_groups(code, '%served', together)}")
    moved = code.value(f"shl i64 {code.value('zext i32 %served to i64')}, 1")
    following = code.value(f"and i64 {code.value(f'add i64 {others}, {moved}')}, {followers}")
    code.define("%next", f"trunc i64 {following} to i32")
    code.line(f"br i1 {code.value('icmp eq i32 %next, 0')}, label %end, label %turn")
    code.lines.append("end:")
    result = "poison"
    for index, value in enumerate((places, "%turns", groups)):
        result = code.value(f"insertvalue {{ i32, i32, i32 }} {result}, i32 {value}, {index}")
    code.line(f"ret {{ i32, i32, i32 }} {result}")


def _groups(code: Code, lanes: str, together: int) -> str:
    """How many groups these lanes are in (i32)."""
    total = "0"
    for first in range(0, WARP_SIZE, together):
        own = code.value(f"and i32 {lanes}, {((1 << together) - 1) << first}")
        is_there = code.value(f"zext i1 {code.value(f'icmp ne i32 {own}, 0')} to i32")
        total = is_there if total == "0" else code.value(f"add i32 {total}, {is_there}")
    return total
