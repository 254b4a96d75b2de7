"""Fetching ahead: what an access will want when a later CTA makes it.

Warps run one after the other, each through as much as it can do before it has to wait. So lines of memory are wanted in
an order that the processor's own prefetchers often cannot see through. But from CTA to CTA each access goes in steps:
the first time that a CTA comes to it, it is seen how far it is from where the CTA before was, and all accesses of that
CTA fetch so far ahead, some CTAs over. In loops CTAs may do more or less each: they fetch as far ahead as those before
if that is nearly the same. Or that step is of no use there: 0 where all CTAs read the same, large where each reads
much. Then the step is that from one turn to the next. Where a CTA goes on where the one before has ended, give or take
a line for each warp (parts of structures, neighbours), most processors see through it, and better.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.layouts.structures import AccessSpace, Cta
from ptxvm.engine.jit.memory.range_check import Range, RangeCheck
from ptxvm.engine.jit.memory.vectors import pointer
from ptxvm.lanes.types import WARP_SIZE

LINE = 64
STEPS = 32
"""How many turns of a loop ahead."""

WARPS = 24
"""How many warps ahead, in whole CTAs."""

LOOPING_WARPS = 8
"""The same in loops, whose warps read more: what comes too early is gone again when it is wanted."""

LARGEST = 1 << 16
"""Bytes from CTA to CTA, beyond which a loop fetches for its own next turns."""

SECOND_LEVEL = 2
"""How near to the processor: what comes so early would drive out of the first level what is in use there."""

NEAREST = 3
"""Likewise, of what is wanted at once."""

SHORT_SIGHTED = "clzero"
"""A feature by which AMD's processors are known. They foresee less, and what lies in the second level when it is wanted
takes them long: a scan takes 0.58 of the time if all is fetched into the first level, copies of four words 0.65."""

MOST_LINES = 33
"""Of wider accesses than 16 words of each lane, and of more of them at one base, the first lines only."""


def is_worthwhile(check: RangeCheck) -> bool:
    """For lanes that share no address, but lie around one: one step for all of them. What only some lanes do has no
    steady step, but in loops: there it is the end of a row, most often, which is where the next row begins."""
    path, function = check.path, check.path.context.function
    if path.context.partial and not function.in_loop:
        return False
    scattered = path.shape.offsets is None or path.shape.uniform
    return path.space in (AccessSpace.GLOBAL, AccessSpace.GENERIC) and not scattered and not function.safe


def has_rows(check: RangeCheck) -> bool:
    """Whether it is worthwhile for rows: not in loops, where narrow blocks come back to what they have just loaded."""
    path, function = check.path, check.path.context.function
    if function.in_loop or function.safe or path.context.partial:
        return False
    return path.space in (AccessSpace.GLOBAL, AccessSpace.GENERIC)


def fetch_ahead(check: RangeCheck, host: str) -> None:
    """`host` (ptr) is where the checked range starts."""
    code = check.path.code
    ahead = code.value(f"getelementptr i8, ptr {host}, i64 {_distance(check, host)}")
    code.declare("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    how = int(check.path.store), _nearness(check)
    check.write(lambda range_: _fetch_text(ahead, how, _lines(check.parts, range_.low)))


def fetch_rows_ahead(check: RangeCheck, starts: Sequence[str], size: int) -> None:
    """The same for rows of a narrow block, each `size` bytes from one of `starts` (ptr) on: their lines, but for the
    end of what begins within one."""
    code = check.path.code
    distance, writes, nearness = _distance(check, starts[0]), int(check.path.store), _nearness(check)
    code.declare("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    for start in starts:
        ahead = code.value(f"getelementptr i8, ptr {start}, i64 {distance}")
        for offset in range(0, max(1, size - LINE // 2), LINE):
            place = pointer(code, ahead, offset)
            code.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 {writes}, i32 {nearness}, i32 1)")


def fetch_found_ahead(check: RangeCheck, starts: Sequence[str], size: int) -> None:
    """The same for lanes that turn out to follow each other, `size` bytes from each of `starts` (ptr) on: where they do
    not, nothing tells the step. Processors that foresee need it less, and matrices are read in fragments."""
    if has_rows(check) and not (_foresees(check) or check.path.context.function.has_products):
        fetch_rows_ahead(check, starts, size)


def fetch_run_ahead(check: RangeCheck, start: str) -> None:
    """The same for lanes that execute, or come, without the others and follow each other, lane 0 being at `start`
    (ptr): in loops, where that is a row which some lanes have gone further along than others."""
    path, function = check.path, check.path.context.function
    if path.has_window or function.safe or not function.in_loop or _foresees(check):
        return
    code, own = path.code, path.place.offset
    ahead = code.value(f"getelementptr i8, ptr {start}, i64 {_distance(check, start)}")
    code.declare("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")

    def text(_: Range) -> str:
        rows = [(low, low + WARP_SIZE * (high - low)) for low, high in check.parts]
        return _fetch_text(ahead, (int(path.store), _nearness(check)), _lines(rows, own))

    check.write(text)


def _foresees(check: RangeCheck) -> bool:
    return SHORT_SIGHTED not in check.path.context.reading.features


def _nearness(check: RangeCheck) -> int:
    return SECOND_LEVEL if _foresees(check) else NEAREST


def _distance(check: RangeCheck, host: str) -> str:
    """How many bytes ahead (i64) to fetch, this being the host address (ptr) of what is wanted now."""
    path, code = check.path, check.path.code
    here = code.value(f"ptrtoint ptr {host} to i64")
    cta = path.context.entry.value(f"add i64 {path.context.entry.field(Cta, 'index')}, 1")
    first, on = code.new_label(), code.new_label()
    code.step_aside(code.value(f"icmp eq i64 {path.cache_field(check.cache, 'seen')}, {cta}"), on, first)
    code.label(first)
    step = _step(check, here)
    ahead = _ahead_of_ctas(check, step)
    if path.context.function.in_loop:
        ahead = _steady(check, step, ahead)
    for field, value in (("met", here), ("seen", cta), ("ahead", ahead)):
        _set(check, field, value)
    code.jump(on)
    code.label(on)
    if path.context.function.in_loop:
        _look_at_turns(check, here)
    return path.cache_field(check.cache, "ahead")


def _steady(check: RangeCheck, step: str, ahead: str) -> str:
    """How far ahead (i64) to fetch where the step says `ahead`: as before if that is nearly the same and the step is
    not that of the CTA before. Where CTAs want more or less each, as with rows of their own lengths, every change
    would leave a gap between what they fetch."""
    code, before = check.path.code, check.path.cache_field(check.cache, "ahead")
    beyond = code.value(f"sub i64 {ahead}, {code.value(f'lshr i64 {before}, 1')}")
    signs = [
        code.value(f"icmp sgt i64 {before}, 0"),
        code.value(f"icmp ult i64 {beyond}, {before}"),
        code.value(f"icmp ne i64 {step}, {check.path.cache_field(check.cache, 'step')}"),
    ]
    stays = code.value(f"and i1 {code.value(f'and i1 {signs[0]}, {signs[1]}')}, {signs[2]}")
    _set(check, "step", step)
    return code.value(f"select i1 {stays}, i64 {before}, i64 {ahead}")


def fetch_for_next_warp(check: RangeCheck, starts: Sequence[str], size: int) -> None:
    """Lanes access `size` bytes from each of `starts` (ptr): what the next warp wants is as far ahead as this is from
    what the warp before wanted. For code that does much between accesses, over which processors see no further."""
    code = check.path.code
    for ahead in _next(check, starts):
        # Their lines, wherever they begin.
        for offset in (*range(0, size - 1, LINE), size - 1):
            place = code.value(f"getelementptr i8, ptr {ahead}, i64 {offset}")
            code.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 0, i32 {NEAREST}, i32 1)")


def fetch_for_next_turn(check: RangeCheck, starts: Sequence[str], lanes: int) -> None:
    """In a loop so many lanes read rows of matrices from each of `starts` (ptr) on: what its next turn wants, or the
    next warp, is as far ahead as this is from what was wanted before. Processors do not follow so many rows."""
    for ahead in _next(check, starts):
        _fetch_rows(check, ahead, lanes)


def _fetch_rows(check: RangeCheck, ahead: str, lanes: int) -> None:
    own = check.path.place.offset
    check.write(lambda _: _fetch_text(ahead, (0, SECOND_LEVEL), [last - own for last in _lasts(check.parts, lanes)]))


def _next(check: RangeCheck, starts: Sequence[str]) -> list[str]:
    """What is as far from each of `starts` (ptr) as the first of them is from where it was the last time."""
    code = check.path.code
    here = code.value(f"ptrtoint ptr {starts[0]} to i64")
    step = _step(check, here)
    _set(check, "met", here)
    code.declare("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    return [code.value(f"getelementptr i8, ptr {start}, i64 {step}") for start in starts]


def _ahead_of_ctas(check: RangeCheck, step: str) -> str:
    """How far ahead (i64) is what CTAs want that come later; 0 if the processor foresees that, as it follows at once,
    nearly, and in loops that had better look at their own turns."""
    code, function = check.path.code, check.path.context.function
    warps = LOOPING_WARPS if function.in_loop else WARPS
    ahead = code.value(f"mul i64 {step}, {max(2, warps // function.warps)}")
    if not function.in_loop and not _foresees(check):
        return ahead
    if not function.in_loop:
        least, most = (function.warps * (check.range.span + line) for line in (-LINE, LINE))
        beyond = code.value(f"sub i64 {step}, {least}")
        apart = code.value(f"icmp uge i64 {beyond}, {most - least}")
        return code.value(f"select i1 {apart}, i64 {ahead}, i64 0")
    moved = code.value(f"add i64 {step}, {LARGEST}")
    near = code.value(f"icmp ule i64 {moved}, {2 * LARGEST}")
    return code.value(f"select i1 {near}, i64 {ahead}, i64 0")


def _look_at_turns(check: RangeCheck, here: str) -> None:
    """In a loop, where nothing is known of later CTAs: at the second turn it is seen where the next ones will be."""
    code = check.path.code
    unknown, on = code.new_label(), code.new_label()
    code.step_aside(code.value(f"icmp ne i64 {check.path.cache_field(check.cache, 'ahead')}, 0"), on, unknown)
    code.label(unknown)
    _set(check, "ahead", code.value(f"mul i64 {_step(check, here)}, {STEPS}"))
    code.jump(on)
    code.label(on)


def _step(check: RangeCheck, here: str) -> str:
    return check.path.code.value(f"sub i64 {here}, {check.path.cache_field(check.cache, 'met')}")


def _set(check: RangeCheck, field: str, value: str) -> None:
    check.path.code.line(f"store i64 {value}, ptr {check.path.cache_place(check.cache, field)}")


def _lines(parts: Sequence[tuple[int, int]], start: int) -> list[int]:
    """Where to fetch, counted from `start`: a place for each line of what accesses ask for, not of what lies between
    them, which other warps do."""
    found: list[int] = []
    for low, high in sorted(parts):
        first = low if not found or low >= found[-1] + LINE else found[-1] + LINE
        found += range(first, high, LINE)[:MOST_LINES]
    return [place - start for place in found[:MOST_LINES]]


def _lasts(parts: Sequence[tuple[int, int]], lanes: int) -> list[int]:
    """The last byte that so many neighbours ask for in each piece as long as a line. What lies before it in another
    line was mostly fetched for the turn before."""
    found: list[int] = []
    end = 0
    for low, high in sorted(parts):
        last = low + lanes * (high - low) - 1
        if not found or last >= end:
            end = low + LINE
            found.append(last)
        found[-1] = last
    return found


def _fetch_text(ahead: str, how: tuple[int, int], lines: Sequence[int]) -> str:
    """`how`: whether to write (0 or 1), and how near."""
    texts = []
    writes, nearness = how
    for number, line in enumerate(lines):
        place = f"{ahead}.l{number}"
        texts.append(f"  {place} = getelementptr i8, ptr {ahead}, i64 {line}")
        texts.append(f"  call void @llvm.prefetch.p0(ptr {place}, i32 {writes}, i32 {nearness}, i32 1)")
    return "\n".join(texts)
