"""What an access asks of memory, counted for a profile: by constants where its lanes have a pattern, by a few vector
operations where they are in order, else by a call: see runtime/counting.c."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from ptxvm.engine.jit.layouts.counting import CountOf
from ptxvm.engine.jit.layouts.structures import AccessSpace, Worker
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.distinct import emit_distinct
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.turns import emit_turns
from ptxvm.engine.jit.memory.vectors import pointer, splat
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.engine.profiles import BANKS, SECTOR, TURN, WORD
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.layout import CODE_WINDOW, GUARD_GAP, SHARED_WINDOW, WINDOW_BITS
from ptxvm.records import record

_ALL_LANES = (1 << WARP_SIZE) - 1
_MEMORIES = (AccessSpace.GENERIC, AccessSpace.GLOBAL, AccessSpace.SHARED, AccessSpace.LOCAL)

Add = Callable[[int, str], None]
"""Adds a value (i64) to the counter of a number."""


@record()
class CountedAccess:
    """`count` elements of `size` bytes for each lane. `lanes`: those that access shared memory, as bits. `counters` is
    where counters are (ptr), `row` the first of this access, `visits` the one of times that all lanes have followed
    the pattern that they have; None: as often as their block has run."""

    size: int
    count: int
    atomic: bool
    lanes: int
    counters: str
    row: int
    visits: int | None

    @property
    def width(self) -> int:
        return self.size * self.count

    def visit(self, add: Add) -> None:
        """All lanes follow their pattern once more."""
        if self.visits is not None:
            add(self.visits, "1")


def is_counted(context: EmissionContext, place: Place) -> bool:
    """Whether there is anything to count in the space."""
    return AccessPath(context, place, "i32", 1, store=False).space in _MEMORIES


def follows_block(context: EmissionContext, place: Place, access: CountedAccess) -> bool:
    """Whether all lanes follow their pattern whenever the block of the access runs, which has no guard."""
    path = _path(context, place, access)
    return context.mask is None and (path.space is AccessSpace.LOCAL or _has_pattern(path, access))


def is_one_place(context: EmissionContext, place: Place, access: CountedAccess) -> bool:
    """Whether any lanes ask for one sector, or are served in one turn."""
    path = _path(context, place, access)
    if path.space is AccessSpace.SHARED:
        return path.shape.uniform and access.width <= WORD and access.lanes == _ALL_LANES
    return path.shape.uniform and path.space is AccessSpace.GLOBAL


def constant_counts(context: EmissionContext, place: Place, access: CountedAccess) -> dict[CountOf, int]:
    """What each visit of all lanes comes to, as far as it is the same wherever they are."""
    path = _path(context, place, access)
    offsets = path.shape.offsets
    if path.space is AccessSpace.LOCAL:
        return {CountOf.LOCAL_LANES: WARP_SIZE}
    if path.space is AccessSpace.GLOBAL and offsets is None:
        return {CountOf.GLOBAL_LANES: WARP_SIZE}
    if offsets is None or not _has_pattern(path, access):
        return {}
    places = len(set(offsets))
    tables = _tables(path, access)
    counts = {number: table[0] for number, table in tables.items() if _is_constant(table, access)}
    counts[CountOf.COLLISIONS] = WARP_SIZE - places
    if path.space is AccessSpace.GLOBAL:
        asked = -(-places * access.width // SECTOR)
        return {**counts, CountOf.GLOBAL_LANES: WARP_SIZE, CountOf.SECTORS_ASKED: asked}
    counts[CountOf.SHARED_LANES] = access.lanes.bit_count()
    return counts


def emit_count(context: EmissionContext, place: Place, access: CountedAccess, add: Add) -> None:
    """Count an access of the executing lanes."""
    path = _path(context, place, access)
    code, bits = path.code, path.bits()
    if path.space is AccessSpace.LOCAL:
        _add_lanes(path, access, bits, add)
        return
    if access.visits is None:
        _count_pattern(path, access, "", add)
        return
    fast, some = _fast_way(path, access), _way_of_some(path, access)
    if fast is None or (context.mask is not None and context.partial and some is not None):
        with context.reading.scope():
            _count_some(path, access, bits, some, add)
        return
    slow, end = code.new_label(), code.new_label()
    with context.reading.scope():
        if context.mask is not None:
            whole = code.new_label()
            code.branch(code.value(f"icmp eq i32 {bits}, -1"), whole, slow, likely=True)
            code.label(whole)
        fast(path, access, slow, add)
        access.visit(add)
        code.jump(end)
        code.label(slow)
        _count_some(path, access, bits, some, add)
        code.jump(end)
        code.label(end)


Way = Callable[["AccessPath", "CountedAccess", str, Add], None]
"""Counts an access inline. It is given where to go if it cannot, or the lanes, as an i32."""


def _count_some(path: AccessPath, access: CountedAccess, bits: str, way: Way | None, add: Add) -> None:
    """Any lanes."""
    if way is None:
        _call(path, access, bits)
    else:
        way(path, access, bits, add)


def _path(context: EmissionContext, place: Place, access: CountedAccess) -> AccessPath:
    return AccessPath(context, place, f"i{8 * access.size}", access.count, store=False)


def _has_pattern(path: AccessPath, access: CountedAccess) -> bool:
    """Whether constants tell of all lanes together what they ask for: they are in one allocation, and all of them give
    addresses."""
    offsets = path.shape.offsets
    if offsets is None or path.space not in (AccessSpace.GLOBAL, AccessSpace.SHARED):
        return False
    if path.space is AccessSpace.SHARED:
        return True
    return max(offsets) - min(offsets) < GUARD_GAP


def _fast_way(path: AccessPath, access: CountedAccess) -> Way | None:
    """Of all lanes together."""
    if _has_pattern(path, access):
        return _count_pattern
    if path.space is AccessSpace.GLOBAL and path.shape.varying and path.context.mask is None:
        return _count_ordered
    return None


def _way_of_some(path: AccessPath, access: CountedAccess) -> Way | None:
    """Of any lanes that have a simple pattern, or may be in order."""
    offsets = path.shape.offsets
    if path.space is AccessSpace.GLOBAL and path.shape.varying:
        return _count_scattered if path.context.mask is None else _count_some_ordered
    if path.space is AccessSpace.GENERIC:
        return _count_generic if _has_turns(access) else None
    turns = _count_turns if path.space is AccessSpace.SHARED and _has_turns(access) else None
    if offsets is None or not _has_pattern(path, access) or access.lanes != _ALL_LANES:
        return turns
    in_a_row = all(offset == lane * access.width for lane, offset in enumerate(offsets))
    if not (in_a_row or path.shape.uniform):
        return turns
    if path.space is AccessSpace.GLOBAL:
        return _count_one_place if path.shape.uniform else _count_row
    return _count_without_conflicts


def _has_turns(access: CountedAccess) -> bool:
    """Whether turns tell of its collisions, too."""
    return not access.atomic or access.width == WORD


def _add_lanes(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    if path.context.mask is None:
        access.visit(add)
        return
    add(access.row + CountOf.LOCAL_LANES, _lanes(path, bits))


# ---------------------------------------------------------------------------------------------------------- a pattern


def _count_pattern(path: AccessPath, access: CountedAccess, slow: str, add: Add) -> None:
    """How many sectors, or turns, depends on where the first of them begins: each counter is added what its table has
    for the rest of the first address by the length of the table."""
    code = path.code
    for number, table in _tables(path, access).items():
        if _is_constant(table, access):
            continue
        rest = code.value(f"and i64 {path.scalar(path.place.offset)}, {len(table) - 1}")
        name = path.context.function.take_access()
        row = f"[{len(table)} x i64] [{', '.join(f'i64 {each}' for each in table)}]"
        code.declare(f"{name} = private unnamed_addr constant {row}, align 8")
        place = code.value(f"getelementptr i64, ptr {name}, i64 {rest}")
        add(access.row + number, code.value(f"load i64, ptr {place}"))


def _tables(path: AccessPath, access: CountedAccess) -> dict[CountOf, list[int]]:
    """What a visit comes to, by the rest of the first address."""
    offsets = path.shape.offsets
    assert offsets is not None
    if path.space is AccessSpace.GLOBAL:
        return {CountOf.SECTORS_MOVED: [_sectors(rest, offsets) for rest in range(SECTOR)]}
    turns = [_turns(rest, offsets, access.width, access.lanes) for rest in range(WORD)]
    groups = len({lane // _together(access.width) for lane in range(WARP_SIZE) if access.lanes >> lane & 1})
    return {CountOf.WAVEFRONTS: turns, CountOf.CONFLICTS: [count - groups for count in turns]}


def _is_constant(table: list[int], access: CountedAccess) -> bool:
    """Whether it has one number. Only multiples of the width count: other addresses are faults."""
    return len(set(table[:: access.width])) == 1


@cache
def _sectors(start: int, offsets: tuple[int, ...]) -> int:
    return len({(start + offset) // SECTOR for offset in offsets})


def _together(width: int) -> int:
    return min(WARP_SIZE, TURN // width)


@cache
def _turns(start: int, offsets: tuple[int, ...], width: int, accessing: int) -> int:
    together, turns = _together(width), 0
    for first in range(0, WARP_SIZE, together):
        lanes = [lane for lane in range(first, first + together) if accessing >> lane & 1]
        words = {word for lane in lanes for word in _words(start + offsets[lane], width)}
        banks = [sum(word % BANKS == bank for word in words) for bank in range(BANKS)]
        turns += max(banks)
    return turns


def _words(address: int, width: int) -> Iterator[int]:
    first = address // WORD
    return iter(range(first, first + max(1, width // WORD)))


# --------------------------------------------------------------------------------------------- some lanes of a pattern


def _lanes(path: AccessPath, bits: str) -> str:
    """How many there are (i64)."""
    return path.code.value(f"zext i32 {path.code.call('i32', 'llvm.ctpop.i32', ('i32', bits))} to i64")


def _sectors_for(path: AccessPath, size: str) -> str:
    """How many so many bytes fill (i64)."""
    filled = path.code.value(f"add i64 {size}, {SECTOR - 1}")
    return path.code.value(f"lshr i64 {filled}, {SECTOR.bit_length() - 1}")


def _any_of(path: AccessPath, bits: str) -> str:
    """1 if there are any, else 0 (i64)."""
    return path.code.value(f"zext i1 {path.code.value(f'icmp ne i32 {bits}, 0')} to i64")


def _count_one_place(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """Lanes that are all at one address."""
    lanes, some = _lanes(path, bits), _any_of(path, bits)
    add(access.row + CountOf.GLOBAL_LANES, lanes)
    add(access.row + CountOf.SECTORS_ASKED, some)
    add(access.row + CountOf.SECTORS_MOVED, some)
    _add_collisions(path, access, (lanes, some), add)


def _count_row(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """Lanes one behind the other: as bits, moved by where the first one is in its sector, each sector is so many bits
    of a number, of which some are set."""
    code, lanes, log = path.code, _lanes(path, bits), access.width.bit_length() - 1
    address = path.scalar(path.place.offset)
    start = code.value(f"lshr i64 {code.value(f'and i64 {address}, {SECTOR - 1}')}, {log}")
    moved = code.value(f"shl i64 {code.value(f'zext i32 {bits} to i64')}, {start}")
    each = SECTOR // access.width
    tops = sum(1 << place for place in range(each - 1, 64, each))
    low = (1 << 64) - 1 - tops
    carried = code.value(f"add i64 {code.value(f'and i64 {moved}, {_signed(low)}')}, {_signed(low)}")
    held = code.value(f"and i64 {code.value(f'or i64 {carried}, {moved}')}, {_signed(tops)}")
    add(access.row + CountOf.GLOBAL_LANES, lanes)
    add(access.row + CountOf.SECTORS_ASKED, _sectors_for(path, code.value(f"shl i64 {lanes}, {log}")))
    add(access.row + CountOf.SECTORS_MOVED, code.call("i64", "llvm.ctpop.i64", ("i64", held)))


def _signed(number: int) -> int:
    return number - (1 << 64) if number >> 63 else number


def _count_without_conflicts(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """Lanes one behind the other, or all at one address: those that go together are served at once."""
    code, lanes, together = path.code, _lanes(path, bits), _together(access.width)
    add(access.row + CountOf.SHARED_LANES, lanes)
    for first in range(0, WARP_SIZE, together):
        group = (_ALL_LANES >> (WARP_SIZE - together)) << first
        mine = code.value(f"and i32 {bits}, {group}")
        add(access.row + CountOf.WAVEFRONTS, _any_of(path, mine))
    if path.shape.uniform:
        _add_collisions(path, access, (lanes, _any_of(path, bits)), add)


def _add_collisions(path: AccessPath, access: CountedAccess, counts: tuple[str, str], add: Add) -> None:
    lanes, places = counts
    if access.atomic:
        add(access.row + CountOf.COLLISIONS, path.code.value(f"sub i64 {lanes}, {places}"))


# ------------------------------------------------------------------------------------------------- lanes in some order


def _count_ordered(path: AccessPath, access: CountedAccess, slow: str, add: Add) -> None:
    """Where no lane is before the one in front of it, in memory, neighbours tell all."""
    code, addresses = path.code, path.wide_addresses()
    before = _one_up(path, addresses)
    first, last = (code.value(f"extractelement <32 x i64> {addresses}, i32 {lane}") for lane in (0, WARP_SIZE - 1))
    backward = _any(path, code.value(f"icmp ult <32 x i64> {addresses}, {before}"))
    is_near = code.value(f"icmp ult i64 {code.value(f'sub i64 {last}, {first}')}, {GUARD_GAP}")
    in_order = code.value(f"icmp eq i32 {backward}, 0")
    on = code.new_label()
    code.branch(code.value(f"and i1 {is_near}, {in_order}"), on, slow, likely=True)
    code.label(on)
    change = code.value(f"xor <32 x i64> {addresses}, {before}")
    places = _count_any(path, code.value(f"icmp ne <32 x i64> {change}, zeroinitializer"))
    sectors = _count_any(path, code.value(f"icmp ugt <32 x i64> {change}, splat (i64 {SECTOR - 1})"))
    wanted = code.value(f"add i64 {code.value(f'mul i64 {places}, {access.width}')}, {access.width}")
    add(access.row + CountOf.SECTORS_ASKED, _sectors_for(path, wanted))
    add(access.row + CountOf.SECTORS_MOVED, code.value(f"add i64 {sectors}, 1"))
    same = code.value(f"sub i64 {WARP_SIZE - 1}, {places}")
    add(access.row + CountOf.COLLISIONS, same)


def _count_some_ordered(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """The same of some lanes that are one behind the other."""
    code, addresses, lanes = path.code, path.wide_addresses(), _lanes(path, bits)
    before = _one_up(path, addresses)
    pairs = code.value(f"and i32 {bits}, {code.value(f'shl i32 {bits}, 1')}")
    steps = code.value(f"sub <32 x i64> {addresses}, {before}")
    far = _any(path, code.value(f"icmp ugt <32 x i64> {steps}, splat (i64 {(GUARD_GAP - 1) // WARP_SIZE})"))
    is_near = code.value(f"icmp eq i32 {code.value(f'and i32 {far}, {pairs}')}, 0")
    following = code.value(f"add i64 {_lanes(path, pairs)}, 1")
    in_a_row = code.value(f"icmp eq i64 {following}, {lanes}")
    on, slow, end = code.new_label(), code.new_label(), code.new_label()
    code.branch(code.value(f"and i1 {is_near}, {in_a_row}"), on, slow)
    code.label(on)
    change = code.value(f"xor <32 x i64> {addresses}, {before}")
    places, sectors = (
        code.value(f"add i64 {_count_among(path, code.value(f'icmp ugt <32 x i64> {change}, {least}'), pairs)}, 1")
        for least in ("zeroinitializer", f"splat (i64 {SECTOR - 1})")
    )
    add(access.row + CountOf.GLOBAL_LANES, lanes)
    add(access.row + CountOf.SECTORS_ASKED, _sectors_for(path, code.value(f"mul i64 {places}, {access.width}")))
    add(access.row + CountOf.SECTORS_MOVED, sectors)
    _add_collisions(path, access, (lanes, places), add)
    code.jump(end)
    code.label(slow)
    _count_scattered(path, access, bits, add)
    code.jump(end)
    code.label(end)


def _one_up(path: AccessPath, vector: str) -> str:
    """What each lane's neighbour below has; its own for the first."""
    order = indices((0, *range(WARP_SIZE - 1)))
    return path.code.value(f"shufflevector <32 x i64> {vector}, <32 x i64> poison, {order}")


def _count_among(path: AccessPath, vector: str, bits: str) -> str:
    return _lanes(path, path.code.value(f"and i32 {_any(path, vector)}, {bits}"))


def _any(path: AccessPath, vector: str) -> str:
    return path.code.value(f"bitcast <32 x i1> {vector} to i32")


def _count_any(path: AccessPath, vector: str) -> str:
    return _lanes(path, _any(path, vector))


# ----------------------------------------------------------------------------------------------- lanes in no order


def _count_scattered(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """Some lanes, wherever they are: without a call, if there are any and all in one allocation."""
    code, addresses, mask = path.code, path.wide_addresses(), path.context.mask
    low, high = (_extreme(path, addresses, mask, name, rest) for name, rest in (("umin", "-1"), ("umax", "0")))
    base, size = (
        code.value(f"load i64, ptr {pointer(code, access.counters, 8 * (access.row + kept))}")
        for kept in (CountOf.ALLOCATION, CountOf.ALLOCATION_SIZE)
    )
    extent = code.value(f"sub i64 {high}, {low}")
    inside = [code.value(f"icmp ult i64 {code.value(f'sub i64 {end}, {base}')}, {size}") for end in (low, high)]
    is_one = code.value(f"and i1 {inside[0]}, {inside[1]}")
    is_one = code.value(f"or i1 {is_one}, {code.value(f'icmp ult i64 {extent}, {GUARD_GAP}')}")
    is_one = code.value(f"and i1 {is_one}, {code.value(f'icmp ult i64 {extent}, {(1 << 32) - SECTOR}')}")
    is_one = code.value(f"and i1 {is_one}, {code.value(f'icmp ne i32 {bits}, 0')}")
    on, other, end = code.new_label(), code.new_label(), code.new_label()
    code.branch(is_one, on, other, likely=True)
    code.label(on)
    _count_inside(path, access, bits, low, add)
    code.jump(end)
    code.label(other)
    _call(path, access, bits)
    code.jump(end)
    code.label(end)


def _extreme(path: AccessPath, addresses: str, mask: str | None, name: str, rest: str) -> str:
    """The lowest or the highest address; lanes that do not execute count as `rest`."""
    code = path.code
    if mask is not None:
        addresses = code.value(f"select <32 x i1> {mask}, <32 x i64> {addresses}, <32 x i64> splat (i64 {rest})")
    return code.call("i64", f"llvm.vector.reduce.{name}.v32i64", ("<32 x i64>", addresses))


def _count_inside(path: AccessPath, access: CountedAccess, bits: str, low: str, add: Add) -> None:
    """Some lanes of one allocation. Those that do not execute count as being where the lowest one is."""
    code, mask = path.code, path.context.mask
    start = code.value(f"and i64 {low}, {-SECTOR}")
    offsets = code.value(f"sub <32 x i64> {path.wide_addresses()}, {splat(code, 'i64', start)}")
    narrow = code.value(f"trunc <32 x i64> {offsets} to <32 x i32>")
    if mask is not None:
        lowest = splat(code, "i32", code.value(f"trunc i64 {code.value(f'sub i64 {low}, {start}')} to i32"))
        narrow = code.value(f"select <32 x i1> {mask}, <32 x i32> {narrow}, <32 x i32> {lowest}")
    places, sectors = emit_distinct(code, narrow)
    lanes = _lanes(path, bits)
    add(access.row + CountOf.GLOBAL_LANES, lanes)
    add(access.row + CountOf.SECTORS_ASKED, _sectors_for(path, code.value(f"mul i64 {places}, {access.width}")))
    add(access.row + CountOf.SECTORS_MOVED, sectors)
    _add_collisions(path, access, (lanes, places), add)


def _count_turns(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """Some lanes of shared memory, wherever they are."""
    code, addresses = path.code, path.code.value(f"trunc <32 x i64> {path.wide_addresses()} to <32 x i32>")
    served = bits if access.lanes == _ALL_LANES else code.value(f"and i32 {bits}, {access.lanes}")
    places, turns, groups = emit_turns(code, addresses, served, access.width)
    lanes = _lanes(path, served)
    add(access.row + CountOf.SHARED_LANES, lanes)
    add(access.row + CountOf.WAVEFRONTS, turns)
    add(access.row + CountOf.CONFLICTS, code.value(f"sub i64 {turns}, {groups}"))
    _add_collisions(path, access, (lanes, places), add)


def _count_generic(path: AccessPath, access: CountedAccess, bits: str, add: Add) -> None:
    """Some lanes that are all in shared memory, or all in global memory, as a rule."""
    code, addresses, mask = path.code, path.wide_addresses(), path.context.mask
    numbers = [
        code.value(f"lshr i64 {_extreme(path, addresses, mask, name, rest)}, {WINDOW_BITS}")
        for name, rest in (("umin", "-1"), ("umax", "0"))
    ]
    shared, others, outside, call, end = (code.new_label() for _ in range(5))
    both = [code.value(f"icmp eq i64 {number}, {SHARED_WINDOW >> WINDOW_BITS}") for number in numbers]
    code.branch(code.value(f"and i1 {both[0]}, {both[1]}"), shared, others)
    code.label(shared)
    _count_turns(path, access, bits, add)
    code.jump(end)
    code.label(others)
    code.branch(code.value(f"icmp ugt i64 {numbers[0]}, {CODE_WINDOW >> WINDOW_BITS}"), outside, call)
    code.label(outside)
    _count_scattered(path, access, bits, add)
    code.jump(end)
    code.label(call)
    _call(path, access, bits)
    code.jump(end)
    code.label(end)


# ------------------------------------------------------------------------------------------------------ anything else


def _call(path: AccessPath, access: CountedAccess, bits: str) -> None:
    code, offsets, base = path.code, path.shape.offsets, "0"
    if offsets is None:
        addresses = path.context.entry.address(Worker, "addresses")
        code.line(f"store <32 x i64> {path.wide_addresses()}, ptr {addresses}, align 8")
    else:
        base = path.scalar(path.place.offset)
    space, affine = path.space, int(offsets is not None)
    name = path.context.function.take_access()
    fields = space, access.width, access.lanes, affine, access.atomic, 0
    words = ", ".join(f"i32 {int(field)}" for field in fields)
    table = f"[32 x i64] [{', '.join(f'i64 {offset}' for offset in offsets or (0,) * WARP_SIZE)}]"
    code.declare(
        f"{name} = private unnamed_addr constant {{ i32, i32, i32, i32, i32, i32, i64, [32 x i64] }} "
        f"{{ {words}, i64 {access.row}, {table} }}, align 8"
    )
    code.declare(DECLARATIONS["ptxvm_count"])
    arguments = f"ptr %worker, ptr {access.counters}, i32 {bits}, ptr {name}, i64 {base}"
    code.line(f"call preserve_allcc void @ptxvm_count({arguments})")
