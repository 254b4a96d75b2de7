"""The call in front of an access that has it looked at: see runtime/screening.c."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import field, replace

from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.screening import (
    LINE,
    PAGE,
    PLACES_SCATTERED,
    SCREEN_RANGES,
    ScreenKind,
    ScreenPage,
    ScreenRange,
)
from ptxvm.engine.jit.layouts.structures import AccessSpace, Status, Warp, Worker
from ptxvm.engine.jit.memory.bounds import none_of, turned_lanes
from ptxvm.engine.jit.memory.check import none_outside
from ptxvm.engine.jit.memory.context import EmissionContext, FunctionContext
from ptxvm.engine.jit.memory.host_pointers import pattern_of_path
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.screened_access import Screened, describe, runs_of
from ptxvm.engine.jit.memory.screened_lines import branch_if_owned
from ptxvm.engine.jit.memory.screened_steps import branch_if_step
from ptxvm.engine.jit.memory.screened_words import branch_if_ordered
from ptxvm.engine.jit.memory.vectors import pointer, select_elements, splat
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE, carrier
from ptxvm.records import record

_SCREENED = (AccessSpace.GENERIC, AccessSpace.GLOBAL, AccessSpace.SHARED, AccessSpace.SHARED_CLUSTER)
_WORDS = (4, 8, 16, 32)
"""Bytes of a lane, in accesses of a warp to whole lines."""

_READS = "screened reads"
_LARGEST_SPAN = 1 << 13
"""Bytes between which one call looks at reads, or at what lanes store here and there."""

_TOLD = {4: 6, 1: 7}
"""Bytes of stores that are compared with what is there, and their strength (TOLD_WORD, TOLD_BYTE)."""

_MANY_BREAKS = 5
"""Lanes of which more than so many are not as far from the one before as that one was are not in few runs."""

_MEMBER = "{ ptr, i64 }"
"""Of `ScreenMember`."""

_FEW_RUNS = 4
"""Lanes that follow each other are looked at together; of more such than these, all at once."""


def emit_screen(context: EmissionContext, place: Place, access: Screened, values: Sequence[Lanes] = ()) -> None:
    """Leave the warp function if it is not known that the access is ordered. `values`: what a weak store stores."""
    path = AccessPath(context, place, f"i{8 * access.size}", access.count, store=not access.reads)
    if path.space is AccessSpace.LOCAL and Screens.WRITTEN in context.function.screened:
        _look_at_local(path, access)
    if path.space not in _SCREENED or not _is_looked_at(path, access):
        return
    is_ordered = bool(values) and Screens.ORDER in context.function.screened
    if is_ordered and _is_told(path, values):
        close_reads(context.function)
        _store_told(path, access, values[0])
    elif is_ordered and _share_places(path):
        close_reads(context.function)
        _store_together(path, access, values)
    elif path.space is not AccessSpace.SHARED:
        _look(path, access)
    elif path.shape.offsets is None:
        close_reads(context.function)
        _look_at_places(path, access)
    elif access.kind is ScreenKind.READ and access.strong_inside == 0:
        _read_shared(path, access)
    else:
        close_reads(context.function)
        is_weak, pattern = access.kind is ScreenKind.WRITE, pattern_of_path(path)
        if is_weak and pattern is not None and _is_scattered(pattern):
            _store_scattered(path, access, pattern)
        elif is_weak:
            _look_by_words_or(path, lambda: _call(path, access, function="ptxvm_screen_store"))
        else:
            _call(path, access)


def _look(path: AccessPath, access: Screened) -> None:
    """Where many accesses need no call: reads of allocations that nobody writes, and if order does not matter, writes
    to pages that are kept."""
    code, function = path.code, path.context.function
    if not access.reads:
        close_reads(function)
    on, cache = code.new_label(), function.take_cache()
    if access.reads:
        watched = code.new_label()
        code.branch(_is_unwatched(path, cache), on, watched, likely=True)
        code.label(watched)
    elif Screens.ORDER not in function.screened:
        slow = code.new_label()
        _branch_if_kept(path, cache, on, slow)
        code.label(slow)
    if _may_be_lines(path, access):
        _look_at_lines(path, access, cache, on)
    elif path.space is AccessSpace.GENERIC and path.shape.offsets is None and Screens.ORDER not in function.screened:
        name = _branch_if_known(path, access, on, cache)
        _store_addresses(path)
        _call_look(path, "ptxvm_screen", name, _follow_each_other(path), path.bits())
    else:
        _call(path, access, cache)
    code.jump(on)
    code.label(on)


def _look_at_lines(path: AccessPath, access: Screened, cache: int, on: str) -> None:
    """Lanes that follow each other may access whole lines, or rows of words."""
    lined = 0
    if path.context.mask is None or path.store:  # most loads are of what nobody writes, and their code is long enough
        number, slow = path.context.function.take_cache(), path.code.new_label()
        branch_if_owned(path, number, on, slow)
        path.code.label(slow)
        lined = number + 1
    _call(path, access, cache, "ptxvm_screen_lines", lined)


def _may_be_lines(path: AccessPath, access: Screened) -> bool:
    offsets, is_plain = path.shape.offsets, access.kind in (ScreenKind.READ, ScreenKind.WRITE) and access.strong == 0
    if not is_plain or offsets is None or Screens.ORDER not in path.context.function.screened:
        return False
    return path.width in _WORDS and _is_row(path)


def _is_row(path: AccessPath) -> bool:
    """Whether lanes with a pattern follow each other."""
    offsets = path.shape.offsets
    assert offsets is not None
    return all(offset - offsets[0] == lane * path.width for lane, offset in enumerate(offsets))


def _is_looked_at(path: AccessPath, access: Screened) -> bool:
    """Where the order of accesses does not matter: what is written to memory that outlives the CTA, and words of shared
    memory."""
    screened = path.context.function.screened
    if Screens.ORDER in screened:
        return True
    if path.space is AccessSpace.SHARED:
        return Screens.WRITTEN in screened
    return not (access.reads and path.space is AccessSpace.GLOBAL)


def _call(path: AccessPath, access: Screened, cache: int = 0, function: str = "ptxvm_screen", lined: int = 0) -> None:
    if path.shape.offsets is None:
        _store_addresses(path)
        base = _follow_each_other(path)
    else:
        base = path.scalar(path.place.offset)
    _leave_if_told(path, function, describe(path, access, cache, lined), base, path.bits())


def _look_at_places(path: AccessPath, access: Screened) -> None:
    """Lanes with addresses of their own."""
    code = path.code
    on, call = code.new_label(), code.new_label()
    is_anywhere = _may_be_scattered(path, access)
    if is_anywhere and path.width == _WORDS[0]:
        slow = code.new_label()
        branch_if_ordered(path, (on, slow, slow))
        code.label(slow)
    name = _branch_if_known(path, access, on)
    base = _follow_each_other(path)
    branch_if_step(path, name, base, path.bits(), (on, call))
    code.label(call)
    scattered = _are_scattered(path, _are_inside(path)) if is_anywhere else "0"
    _store_addresses(path)
    _call_look(path, "ptxvm_screen", name, code.value(f"or i64 {base}, {scattered}"), path.bits())
    code.jump(on)
    code.label(on)


def _may_be_scattered(path: AccessPath, access: Screened) -> bool:
    """Whether lanes may access words anywhere, by weak accesses: most strong ones need no look."""
    is_plain = access.kind in (ScreenKind.READ, ScreenKind.WRITE) and access.strong_inside == 0
    return Screens.ORDER in path.context.function.screened and path.width % 4 == 0 and is_plain


def _are_inside(path: AccessPath) -> str:
    """Whether (i1) executing lanes are in shared memory at whole words."""
    turned = turned_lanes(path.code, path.code.value, path.wide_addresses(), "i64", 2)
    return none_outside(path, turned, "i64", path.room(path.window()[1], path.width, 2))


def _are_scattered(path: AccessPath, inside: str) -> str:
    """PLACES_SCATTERED (i64) if executing lanes are `inside` (i1), and not in few runs; else 0."""
    code, addresses = path.code, path.wide_addresses()
    steps = code.value(f"sub <32 x i64> {addresses}, {_one_up(code, addresses)}")
    breaks = code.value(f"bitcast <32 x i1> {code.value(f'icmp ne <32 x i64> {steps}, {_one_up(code, steps)}')} to i32")
    count = code.call("i32", "llvm.ctpop.i32", ("i32", breaks))
    are_many = code.value(f"icmp ugt i32 {count}, {_MANY_BREAKS}")
    both = code.value(f"and i1 {inside}, {are_many}")
    return code.value(f"select i1 {both}, i64 {PLACES_SCATTERED}, i64 0")


def _branch_if_known(path: AccessPath, access: Screened, on: str, cache: int = 0) -> str:
    """To `on` where all lanes are in lines of shared memory that need no look. Returns the name of the access."""
    slow, number = path.code.new_label(), path.context.function.accesses % SCREEN_RANGES
    name = describe(path, access, cache, known=number + 1)
    _branch_if_in_range(path, name, number, on, slow)
    path.code.label(slow)
    return name


def _branch_if_in_range(path: AccessPath, name: str, number: int, on: str, slow: str) -> None:
    """To `on` if the ScreenRange of the access is as of now, and all lanes are there."""
    code, entry = path.code, path.context.entry
    ranges = entry.address(Worker, "screen_ranges")

    def field(field: str) -> str:
        offset = number * ctypes.sizeof(ScreenRange) + offset_of(ScreenRange, field)
        return code.value(f"load i64, ptr {pointer(code, ranges, offset)}")

    quiet, broken = entry.address(Warp, "quiet_for_all"), entry.address(Worker, "screen_broken")
    same = code.value(f"icmp eq i64 {field('access')}, ptrtoint (ptr {name} to i64)")
    for one, other in ((field("quiet"), quiet), (field("broken"), broken)):
        now = code.value(f"load i64, ptr {other}")
        same = code.value(f"and i1 {same}, {code.value(f'icmp eq i64 {one}, {now}')}")
    known = code.new_label()
    code.branch(same, known, slow, likely=True)
    code.label(known)
    distances = code.value(f"sub <32 x i64> {path.wide_addresses()}, {splat(code, 'i64', field('low'))}")
    code.branch(none_outside(path, distances, "i64", field("room")), on, slow, likely=True)


def _follow_each_other(path: AccessPath) -> str:
    """Whether (i64) lanes with addresses of their own are one behind the other after all, as far as they execute."""
    code = path.code
    if path.width & (path.width - 1):
        return "0"
    addresses = path.wide_addresses()
    first = splat(code, "i64", code.value(f"extractelement <32 x i64> {addresses}, i32 0"))
    steps = ", ".join(f"i64 {lane * path.width}" for lane in range(WARP_SIZE))
    wanted = code.value(f"add <32 x i64> {first}, <{steps}>")
    elsewhere = code.value(f"icmp ne <32 x i64> {addresses}, {wanted}")
    return code.value(f"zext i1 {none_of(code, elsewhere, path.context.mask)} to i64")


def _one_up(code: Code, vector: str) -> str:
    """What each lane's neighbour below has; its own for the first."""
    order = indices((0, *range(WARP_SIZE - 1)))
    return code.value(f"shufflevector <32 x i64> {vector}, <32 x i64> poison, {order}")


def _look_at_local(path: AccessPath, access: Screened) -> None:
    """Whether what is read of local memory was written. No other thread accesses it."""
    name, base = describe(path, access, 0), "0"
    if path.shape.uniform:
        base = path.scalar(path.place.offset)
    else:
        _store_addresses(path)
    _leave_if_told(path, "ptxvm_screen_local", name, base, path.bits())


def emit_mbarrier(context: EmissionContext, place: Place, function: str, arguments: str) -> None:
    """Tell what lanes do with mbarriers."""
    path = AccessPath(context, place, "i64", 1, store=False)
    _store_addresses(path)
    path.code.declare(DECLARATIONS[function])
    path.code.line(f"call preserve_allcc void @{function}(ptr %worker, ptr %cta, ptr %warp, {arguments})")


def _store_addresses(path: AccessPath) -> None:
    place = path.context.entry.address(Worker, "addresses")
    path.code.line(f"store <32 x i64> {path.wide_addresses()}, ptr {place}, align 8")


def _leave_if_told(path: AccessPath, function: str, name: str, base: str, bits: str) -> None:
    code = path.code
    if path.space is AccessSpace.SHARED and path.shape.offsets is not None:
        call, done = code.new_label(), code.new_label()
        branch_if_step(path, name, base, bits, (done, call))
        code.label(call)
        _call_look(path, function, name, base, bits)
        code.jump(done)
        code.label(done)
    else:
        _call_look(path, function, name, base, bits)


def _call_look(path: AccessPath, function: str, name: str, base: str, bits: str) -> None:
    code = path.code
    code.declare(DECLARATIONS[function])
    found = code.value(
        f"call preserve_allcc i32 @{function}(ptr %worker, ptr %cta, ptr %warp, i32 {bits}, ptr {name}, i64 {base})"
    )
    leave, on = code.new_label(), code.new_label()
    code.branch(code.value(f"icmp ne i32 {found}, 0"), leave, on, likely=False)
    code.label(leave)
    code.line(f"ret i32 {int(Status.FAULT)}")
    code.label(on)


# -------------------------------------------------------------------------------------- reads of shared memory, at once


@record(frozen=False)
class Reads:
    """Reads that one call looks at: of one base, by the same lanes, with nothing in between that orders others.

    Members are the name of an access, its pattern and its displacement. The call names a constant, which is written
    when no more of them come.
    """

    path: AccessPath
    name: str
    members: list[tuple[str, Pattern, int]] = field(default_factory=list)

    @property
    def low(self) -> int:
        return min(pattern.low for _, pattern, _ in self.members)

    @property
    def high(self) -> int:
        return max(pattern.low + pattern.span for _, pattern, _ in self.members)

    def takes(self, pattern: Pattern) -> bool:
        """Whether every line between is one of those that are read, and there are not too many."""
        low, high = pattern.low, pattern.low + pattern.span
        is_near = low < self.high + LINE and high > self.low - LINE
        return is_near and max(high, self.high) - min(low, self.low) <= _LARGEST_SPAN

    def close(self) -> None:
        low, members = self.low, self.members
        in_words = all(part % 4 == 0 for _, at, _ in members for part in (at.low - low, at.width, *at.relative))
        readers = self._readers(low, 0 if in_words else 3)
        # One more: the lowest address may be anywhere in its line.
        lines = [0] * ((self.high - low + LINE - 2) // LINE + 1)
        for word in readers:
            lines[word // 32] |= 1 << word % 32
        is_joint = any(len(lanes) > 1 for lanes in readers.values())
        is_joint = is_joint or not all(_is_regular(each) for _, each, _ in members)
        numbers = [low, self.high - low, len(members), int(is_joint), 4 if in_words else 1, 0]
        rows = [f"{_MEMBER} {{ ptr {name}, i64 {offset} }}" for name, _, offset in members]
        types = ["i64", "i64", "i32", "i32", "i32", "i32", *[_MEMBER] * len(rows), *["i32"] * len(lines)]
        values = [*(f"{type_} {number}" for type_, number in zip(types, numbers, strict=False)), *rows]
        values += [f"i32 {line}" for line in lines]
        text = f"{{ {', '.join(types)} }} {{ {', '.join(values)} }}"
        self.path.code.declare(f"{self.name} = private unnamed_addr constant {text}, align 8")

    def _readers(self, low: int, rest: int) -> dict[int, set[int]]:
        """The lanes that read each word, counted from that of the lowest address, which begins `rest` bytes before it
        at most."""
        found: dict[int, set[int]] = {}
        for _, pattern, _ in self.members:
            for lane, offset in enumerate(pattern.relative):
                start = pattern.low - low + offset
                for word in range(start // 4, (start + pattern.width + rest - 1) // 4 + 1):
                    found.setdefault(word, set()).add(lane)
        return found


def _is_regular(pattern: Pattern) -> bool:
    """Whether lanes follow each other, all or in halves."""
    return len(list(runs_of(pattern.relative, pattern.width))) <= 2


def _read_shared(path: AccessPath, access: Screened) -> None:
    """The first of several reads calls; others only join it."""
    pattern, function = pattern_of_path(path), path.context.function
    assert pattern is not None
    base = path.place.base
    name = "" if base is None else path.context.reading.base(base)
    key = (_READS, name, path.shape.offsets, path.context.mask)
    member = describe(path, access, 0), pattern, path.place.offset
    known = function.groups.get(key)
    if isinstance(known, Reads) and known.takes(pattern):
        known.members.append(member)
        if _may_have_stamps(path):
            _look_at_words(path, access)
        return
    if known is not None:
        known.close()
    function.groups[key] = reads = Reads(path, function.take_access(), [member])
    _look_by_words_or(path, lambda: _leave_if_told(path, "ptxvm_screen_reads", reads.name, path.scalar(0), path.bits()))


def _may_have_stamps(path: AccessPath) -> bool:
    """Whether it may be by the stamps of words that accesses are looked at whose lanes follow each other."""
    function = path.context.function
    return function.roams and Screens.ORDER in function.screened and path.width == _WORDS[0] and _is_row(path)


def _look_by_words_or(path: AccessPath, look: Callable[[], None]) -> None:
    """`look` if words have no stamps, or these do not tell enough."""
    if not _may_have_stamps(path):
        look()
        return
    on, slow = path.code.new_label(), path.code.new_label()
    branch_if_ordered(path, (on, slow, slow))
    path.code.label(slow)
    look()
    path.code.jump(on)
    path.code.label(on)


def _look_at_words(path: AccessPath, access: Screened) -> None:
    """If they have stamps. Else an earlier call has looked at this access, too."""
    on, slow = path.code.new_label(), path.code.new_label()
    branch_if_ordered(path, (on, slow, on))
    path.code.label(slow)
    _call_look(path, "ptxvm_screen", describe(path, access, 0), path.scalar(path.place.offset), path.bits())
    path.code.jump(on)
    path.code.label(on)


def _share_places(path: AccessPath) -> bool:
    """Whether several lanes access one place, by their pattern."""
    offsets = path.shape.offsets
    return offsets is not None and len(set(offsets)) < WARP_SIZE


def _is_told(path: AccessPath, values: Sequence[Lanes]) -> bool:
    """Whether lanes store one value at one place, or who knows where: that of a flag."""
    offsets = path.shape.offsets
    is_one = len(values) == 1 and values[0].shape.uniform and path.width in _TOLD
    return is_one and (offsets is None or len(set(offsets)) == 1)


def _store_told(path: AccessPath, access: Screened, value: Lanes) -> None:
    """Many may store the same: what they store is compared with what is there."""
    code, type_ = path.code, carrier(value.type)
    bits = code.value(f"zext {type_.llvm} {path.context.reading.base(value.bits(type_))} to i64")
    code.line(f"store i64 {bits}, ptr {path.context.entry.address(Worker, 'screen_value')}")
    _call(path, replace(access, kind=ScreenKind.TOLD_WRITE, strong=_TOLD[path.width], strong_inside=_TOLD[path.width]))


def _store_together(path: AccessPath, access: Screened, values: Sequence[Lanes]) -> None:
    """Lanes that store the same at one place, as compilers have it of values that all lanes have, are as one that is
    not told from the others."""
    offsets, bits, code = path.shape.offsets, path.bits(), path.code
    assert offsets is not None
    first, base = [offsets.index(offset) for offset in offsets], path.scalar(path.place.offset)
    apart = describe(path, access, 0)
    if path.context.mask is None:
        _leave_unless_same(path, access, apart, values, (first, str(sum(1 << lane for lane in set(first)))))
    elif len(set(first)) > 1:  # each place would need a lane that executes
        _leave_if_told(path, "ptxvm_screen", apart, base, bits)
    else:
        kept = code.value(f"and i32 {bits}, {code.value(f'sub i32 0, {bits}')}")
        alone, several, end = code.new_label(), code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {bits}, {kept}"), alone, several)
        code.label(alone)
        _leave_if_told(path, "ptxvm_screen_store" if path.is_shared else "ptxvm_screen", apart, base, bits)
        code.jump(end)
        code.label(several)
        with path.context.reading.scope():
            _leave_unless_same(path, access, apart, values, (None, kept))
        code.jump(end)
        code.label(end)


def _leave_unless_same(
    path: AccessPath, access: Screened, apart: str, values: Sequence[Lanes], places: tuple[Sequence[int] | None, str]
) -> None:
    """`places`: the first lane at the place of each (None: the first that executes), and those lanes (i32); `apart`:
    what tells of the access if values differ."""
    code, bits, (first, kept) = path.code, path.bits(), places
    others = "0"
    for value in values:
        others = code.value(f"or i32 {others}, {code.value(f'and i32 {bits}, {_differing(path, value, first)}')}")
    same = code.value(f"icmp eq i32 {others}, 0")
    chosen = code.value(f"select i1 {same}, i32 {kept}, i32 {bits}")
    together = describe(path, replace(access, kind=ScreenKind.SAME_WRITE), 0)
    name = code.value(f"select i1 {same}, ptr {together}, ptr {apart}")
    _leave_if_told(path, "ptxvm_screen", name, path.scalar(path.place.offset), chosen)


def _differing(path: AccessPath, value: Lanes, first: Sequence[int] | None) -> str:
    """The lanes (i32) whose value is another one than that of the lane in `first`; None: of the first that executes."""
    if value.shape.uniform:
        return "0"
    code, type_ = path.code, carrier(value.type)
    vector = path.context.reading.vector(value.bits(type_))
    if first is not None:
        other = select_elements(code, type_.llvm, WARP_SIZE, vector, first)
    else:
        lane = code.call("i32", "llvm.cttz.i32", ("i32", path.bits()), ("i1", "false"))
        lane = code.value(f"and i32 {lane}, {WARP_SIZE - 1}")
        other = splat(code, type_.llvm, code.value(f"extractelement {type_.vector} {vector}, i32 {lane}"))
    different = code.value(f"icmp ne {type_.vector} {vector}, {other}")
    return code.value(f"bitcast <32 x i1> {different} to i32")


def _is_scattered(pattern: Pattern) -> bool:
    """Whether lanes store words of their own that do not follow each other, but share lines: columns of a tile."""
    words = [start + place for start in pattern.relative for place in range(0, pattern.width, 4)]
    if any(part % 4 for part in (*words, pattern.width)) or len(set(words)) < len(words):
        return False
    if pattern.span > _LARGEST_SPAN:
        return False
    lines = {word // LINE for word in words}
    return len(list(runs_of(pattern.relative, pattern.width))) > _FEW_RUNS and 2 * len(lines) <= WARP_SIZE


def _store_scattered(path: AccessPath, access: Screened, pattern: Pattern) -> None:
    """The words of all lanes, line by line; lanes are not told apart."""
    member = describe(path, access, 0), pattern, path.place.offset
    stores = Reads(path, path.context.function.take_access(), [member])
    stores.close()
    _leave_if_told(path, "ptxvm_screen_scatter", stores.name, path.scalar(0), path.bits())


def close_reads(function: FunctionContext) -> None:
    """What comes orders accesses, or has to be ordered with what is read then."""
    for key in [key for key in function.groups if key[0] == _READS]:
        function.groups.pop(key).close()


# ------------------------------------------------------------------------------------------------ without any call


def _is_unwatched(path: AccessPath, cache: int) -> str:
    """Whether (i1) all lanes read in an allocation that nobody writes in this launch."""
    code = path.code
    base, room = path.cache_field(cache, "base"), path.cache_field(cache, "room")
    pattern = pattern_of_path(path)
    if pattern is not None:
        distance = code.value(f"sub i64 {path.scalar(pattern.low)}, {base}")
        return code.value(f"icmp ult i64 {distance}, {room}")
    distances = code.value(f"sub <32 x i64> {path.wide_addresses()}, {splat(code, 'i64', base)}")
    return none_outside(path, distances, "i64", room)


def _branch_if_kept(path: AccessPath, cache: int, on: str, slow: str) -> None:
    code, entry, pattern = path.code, path.context.entry, pattern_of_path(path)
    if pattern is None or pattern.span > PAGE:
        code.jump(slow)
        return
    distance = code.value(f"sub i64 {path.scalar(pattern.low)}, {path.cache_field(cache, 'base')}")
    inside = code.new_label()
    code.branch(code.value(f"icmp ult i64 {distance}, {path.cache_field(cache, 'room')}"), inside, slow, likely=True)
    code.label(inside)
    pages = code.value(f"inttoptr i64 {path.cache_field(cache, 'delta')} to ptr")
    epoch = entry.field(Worker, "screen_epoch")
    kept = []
    for at in (distance, code.value(f"add i64 {distance}, {pattern.span - 1}")):
        number = code.value(f"lshr i64 {at}, {PAGE.bit_length() - 1}")
        place = code.value(f"getelementptr [{ctypes.sizeof(ScreenPage)} x i8], ptr {pages}, i64 {number}")
        kept.append(code.value(f"icmp eq i64 {code.value(f'load atomic i64, ptr {place} acquire, align 8')}, {epoch}"))
    code.branch(code.value(f"and i1 {kept[0]}, {kept[1]}"), on, slow, likely=True)
