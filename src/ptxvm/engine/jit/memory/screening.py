"""The call in front of an access that has it looked at: see runtime/screening.c."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence

from ptxvm.engine.jit.layouts.screening import LINE, ScreenKind, ScreenLine, Stride
from ptxvm.engine.jit.layouts.structures import AccessSpace, Cta, Status, Warp, Worker
from ptxvm.engine.jit.memory.check import none_outside
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.host_pointers import pattern_of_path
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.vectors import pointer, splat
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.unit import Screens
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.lanes.code import Code
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

_SCREENED = (AccessSpace.GENERIC, AccessSpace.GLOBAL, AccessSpace.SHARED, AccessSpace.SHARED_CLUSTER)
_LARGEST_LOG = 7
"""Of strides: lanes that are farther apart are in lines of their own."""


@record()
class Screened:
    """`count` elements of `size` bytes; `strong`, `strong_inside` are those of `ScreenAccess`."""

    kind: ScreenKind
    size: int
    count: int
    strong: int
    strong_inside: int

    @property
    def reads(self) -> bool:
        return self.kind in (ScreenKind.READ, ScreenKind.UNCACHED)


@record()
class Run:
    """As `ScreenRun`."""

    first: int
    count: int
    offset: int
    log: int


def emit_screen(context: EmissionContext, place: Place, access: Screened) -> None:
    """Leave the warp function if it is not known that the access is ordered."""
    path = AccessPath(context, place, f"i{8 * access.size}", access.count, store=not access.reads)
    if path.space not in _SCREENED or not _is_looked_at(path, access):
        return
    code = context.code
    on, cache = code.new_label(), 0
    known = None
    if Screens.ORDER not in context.function.screened and path.space is AccessSpace.SHARED:
        known = _is_written(path)
    elif access.reads and path.space is not AccessSpace.SHARED:
        cache = context.function.take_cache()
        known = _is_unwatched(path, cache)
    elif access.kind is ScreenKind.READ:
        known = _is_quiet(path)
    if known is not None:
        slow = code.new_label()
        code.branch(known, on, slow, likely=True)
        code.label(slow)
    _call(path, access, cache, on)
    code.label(on)


def _is_looked_at(path: AccessPath, access: Screened) -> bool:
    """Where the order of accesses does not matter: what is written to memory that outlives the CTA, and words of shared
    memory."""
    screened = path.context.function.screened
    if Screens.ORDER in screened:
        return True
    if path.space is AccessSpace.SHARED:
        return Screens.WRITTEN in screened
    return not (access.reads and path.space is AccessSpace.GLOBAL)


def _call(path: AccessPath, access: Screened, cache: int, on: str) -> None:
    code, offsets, context = path.code, path.shape.offsets, path.context
    runs: Sequence[Run] = ()
    base = "0"
    if offsets is None:
        addresses = context.entry.address(Worker, "addresses")
        code.line(f"store <32 x i64> {path.wide_addresses()}, ptr {addresses}, align 8")
    else:
        runs = tuple(_runs(offsets, path.width))
        base = path.scalar(path.place.offset)
    code.declare(DECLARATIONS["ptxvm_screen"])
    name = _constant(path, access, runs, cache)
    found = code.value(
        f"call preserve_allcc i32 @ptxvm_screen(ptr %worker, ptr %cta, ptr %warp, i32 {path.bits()}, ptr {name}, "
        f"i64 {base})"
    )
    leave = code.new_label()
    code.branch(code.value(f"icmp ne i32 {found}, 0"), leave, on, likely=False)
    code.label(leave)
    code.line(f"ret i32 {int(Status.FAULT)}")


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


def _is_quiet(path: AccessPath) -> str | None:
    """Whether (i1) what the lanes read in shared memory is known as read; None where only the call can tell."""
    pattern = pattern_of_path(path)
    if pattern is None or pattern.span > LINE:
        return None
    code, entry = path.code, path.context.entry
    low = path.scalar(pattern.low)
    if not low.startswith("%") and int(low) + pattern.span <= path.context.function.static_shared:
        lines = {int(low) // LINE, (int(low) + pattern.span - 1) // LINE}
        return _all(code, [_is_quiet_at(path, str(line * LINE)) for line in sorted(lines)])
    high = code.value(f"add i64 {low}, {pattern.span - 1}")
    size = entry.value(f"zext i32 {entry.field(Worker, 'shared_size')} to i64")
    inside = code.value(f"icmp ult i64 {high}, {size}")
    # Outside there is no record: that of the first line stands for it.
    places = [low] if pattern.uniform or _is_in_one_line(path, pattern) else [low, high]
    return _all(
        code, [inside, *(_is_quiet_at(path, code.value(f"select i1 {inside}, i64 {at}, i64 0")) for at in places)]
    )


def _is_written(path: AccessPath) -> str | None:
    """Whether (i1) all words of shared memory that the lanes of a pattern access were written; None where only the call
    can tell."""
    pattern = pattern_of_path(path)
    if pattern is None or pattern.span > LINE:
        return None
    code, entry = path.code, path.context.entry
    low = path.scalar(pattern.low)
    size = entry.value(f"zext i32 {entry.field(Worker, 'shared_size')} to i64")
    high = code.value(f"add i64 {low}, {pattern.span - 1}")
    inside = code.value(f"icmp ult i64 {high}, {size}")
    at = code.value(f"select i1 {inside}, i64 {low}, i64 0")
    masks = entry.field(Cta, "screen_written")
    line = code.value(f"lshr i64 {at}, {LINE.bit_length() - 1}")
    # Of this line and of the next one.
    found = code.value(f"load i64, ptr {code.value(f'getelementptr i32, ptr {masks}, i64 {line}')}, align 4")
    word = code.value(f"and i64 {code.value(f'lshr i64 {at}, 2')}, {LINE // 4 - 1}")
    wanted = code.value(f"shl i64 {_words(pattern)}, {word}")
    missing = code.value(f"and i64 {wanted}, {code.value(f'xor i64 {found}, -1')}")
    return code.value(f"and i1 {inside}, {code.value(f'icmp eq i64 {missing}, 0')}")


def _words(pattern: Pattern) -> int:
    """The words that lanes access, counted from that of the lowest address, which may begin anywhere in its word."""
    rest = 0 if pattern.width % 4 == 0 else 3
    found = 0
    for start in pattern.relative:
        for word in range(start // 4, (start + pattern.width + rest - 1) // 4 + 1):
            found |= 1 << word
    return found


def _is_quiet_at(path: AccessPath, at: str) -> str:
    code, entry = path.code, path.context.entry
    line = code.value(f"lshr i64 {at}, {LINE.bit_length() - 1}")
    lines = entry.field(Cta, "screen")
    record = code.value(f"getelementptr [{ctypes.sizeof(ScreenLine)} x i8], ptr {lines}, i64 {line}")
    quiet = code.value(f"load i64, ptr {pointer(code, record, ScreenLine.quiet.offset)}")
    wanted = [code.value(f"load i64, ptr {entry.address(Warp, f'quiet_for_{who}')}") for who in ("me", "all")]
    mine, everybody = (code.value(f"icmp eq i64 {quiet}, {each}") for each in wanted)
    return code.value(f"or i1 {mine}, {everybody}")


def _is_in_one_line(path: AccessPath, pattern: Pattern) -> bool:
    start = pattern.low % LINE
    return 1 << path.shape.alignment >= LINE and start + pattern.span <= LINE


def _all(code: Code, conditions: Sequence[str]) -> str:
    first, *others = conditions
    for each in others:
        first = code.value(f"and i1 {first}, {each}")
    return first


# ------------------------------------------------------------------------------------------- what the call is told


def _runs(offsets: Sequence[int], width: int) -> Iterator[Run]:
    """Lanes one after the other as many bytes apart."""
    first = 0
    while first < WARP_SIZE:
        last, log = first, _LARGEST_LOG
        if first + 1 < WARP_SIZE:
            step = offsets[first + 1] - offsets[first]
            found = _log(step, width)
            if found is not None:
                log = found
                while last + 1 < WARP_SIZE and offsets[last + 1] - offsets[last] == step:
                    last += 1
        yield Run(first, last - first + 1, offsets[first], log)
        first = last + 1


def _log(step: int, width: int) -> int | None:
    if step == 0:
        return int(Stride.SAME)
    log = step.bit_length() - 1
    return log if step >= width and step == 1 << log and log <= _LARGEST_LOG else None


def _constant(path: AccessPath, access: Screened, runs: Sequence[Run], cache: int) -> str:
    """The description of the access, in the module."""
    name, pattern = path.context.function.take_access(), pattern_of_path(path)
    span = path.width if pattern is None else pattern.span
    words = [path.space, access.kind, path.width, access.strong, access.strong_inside, path.context.fault_site]
    fields = ", ".join(f"i32 {int(word)}" for word in [*words, len(runs), cache])
    rows = ", ".join(
        f"{_RUN} {{ i32 {run.first}, i32 {run.count}, i64 {run.offset}, i32 {run.log}, i32 0 }}" for run in runs
    )
    table = f"[{len(runs)} x {_RUN}]"
    shape = f"{{ {', '.join(['i32'] * 8)}, i64, {table} }}"
    path.code.declare(
        f"{name} = private unnamed_addr constant {shape} {{ {fields}, i64 {span}, {table} [{rows}] }}, align 8"
    )
    return name


_RUN = "{ i32, i32, i64, i32, i32 }"
