"""The check of a range of addresses in front of accesses; its text changes when later accesses widen the range."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from functools import reduce

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.all_lanes import Distances
from ptxvm.engine.jit.memory.check import measures_whole, no_row_outside, none_beyond, none_outside, room_of
from ptxvm.engine.jit.memory.equal_steps import EqualSteps
from ptxvm.engine.jit.memory.extent import extent_of
from ptxvm.engine.jit.memory.index_check import Limits, emit_index_check, renew_limits
from ptxvm.engine.jit.memory.line import Line
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import pattern_of
from ptxvm.engine.jit.memory.vectors import splat
from ptxvm.lanes.code import Code
from ptxvm.lanes.shape import Groups
from ptxvm.records import record

Render = Callable[["Range"], str]

Compute = Callable[["Range", bounds.Emit], str]
"""Emits what depends on a range; the name of its value."""


@record()
class Range:
    """Bytes from `low` to before `high`, counted from the base of all lanes or of each, are accessed at base + `low`.

    That is to be a multiple of 2**`unit`. `impossible`: some lane is misaligned, or no memory can be there.
    """

    low: int
    high: int
    unit: int
    impossible: bool

    @property
    def span(self) -> int:
        return self.high - self.low

    def joined(self, other: Range) -> Range | None:
        """The range of both, unless they ask for different alignments of the base."""
        unit = max(self.unit, other.unit)
        if self.impossible or other.impossible or (other.low - self.low) % (1 << unit):
            return None
        return Range(min(self.low, other.low), max(self.high, other.high), unit, impossible=False)


def range_of(path: AccessPath) -> Range:
    """What one access needs."""
    if path.parts:
        ranges = [range_of(part) for part in path.each]
        unit, impossible = max(part.unit for part in ranges), any(part.impossible for part in ranges)
        return Range(ranges[0].low, ranges[-1].high, unit, impossible)
    offsets, displacement = path.shape.offsets, path.place.offset
    base, form = path.place.base, path.index
    is_offset = path.has_window or path.space is AccessSpace.SHARED_CLUSTER
    too_narrow = not is_offset and base is not None and base.type.bits < 64
    if form is not None:
        aligned = pattern_of((0,) * 32, displacement, path.width).aligned(form.start.shape.alignment)
        unit = path.alignment if aligned is None else 0
        return Range(displacement, displacement + path.width, unit, aligned is False)
    if offsets is None:
        return Range(displacement, displacement + path.width, path.alignment, too_narrow)
    pattern = pattern_of(offsets, displacement, path.width)
    aligned = pattern.aligned(path.shape.alignment)
    unit = path.alignment if aligned is None else 0
    return Range(pattern.low, pattern.low + pattern.span, unit, too_narrow or aligned is False)


@record(frozen=False)
class RangeCheck:
    """A check that has been emitted. `descriptor` is the access whose slow path fills the cache (negative: none).
    `parts` are what accesses ask for of the range: the first byte of each, counted as in it, and the one behind.
    `kept` are the slots with the limits of indices, if there are any."""

    path: AccessPath
    range: Range
    cache: int
    name: str
    parts: list[tuple[int, int]] = field(default_factory=list)
    kept: Limits | None = None
    _texts: list[tuple[list[str], int, Render]] = field(default_factory=list)
    _compared: tuple[str, str] = ("", "")
    _declared: str = ""

    @classmethod
    def start(cls, path: AccessPath, range_: Range) -> RangeCheck:
        function = path.context.function
        check = cls(path, range_, -1 if path.has_window else function.take_cache(), function.take_access())
        check.parts.append((range_.low, range_.high))
        check._declare()
        return check

    def include(self, range_: Range) -> bool:
        """Widen the range; False if that is impossible."""
        joined = self.range.joined(range_)
        if joined is None:
            return False
        part = range_.low, range_.high
        is_new = part not in self.parts
        if is_new:
            self.parts.append(part)
        if is_new or joined != self.range:  # the same bytes may have to be aligned otherwise
            self.range = joined
            for lines, place, render in self._texts:
                lines[place] = render(joined)
            self._declare()
        return True

    def write(self, render: Render) -> None:
        """A line (or several) that depends on the range, and follows when that widens."""
        lines = self.path.code.lines
        self._texts.append((lines, len(lines), render))
        lines.append(render(self.range))

    def define(self, name: str, type_: str, compute: Compute) -> str:
        """`name` is what `compute` makes of the range, an integer or vector of `type_`."""
        self.write(lambda range_: _text(name, type_, compute, range_))
        return name

    def _declare(self) -> None:
        self.path.code.declarations.discard(self._declared)
        self._declared = self.path.description(self.name, self.range.span, self.cache, self.range.unit)
        self.path.code.declare(self._declared)

    def compare(self, passed: str, distance: str, room: str) -> str:
        """Names `passed` (i1) whether a distance (i64) from a start is inside."""
        self._compared = distance, room

        def compute(range_: Range, emit: bounds.Emit) -> str:
            if range_.impossible:
                return emit(f"icmp ne i64 {distance}, {distance}")
            return bounds.inside(self.path.code, emit, distance, room, range_.unit)

        return self.define(passed, "i1", compute)

    def room(self, name: str, size: str) -> str:
        """Names `name` the room (i64) for the range in the `size` bytes of a window."""
        path, past = self.path, self.path.context.entry.value(f"add i64 {size}, 1")

        def compute(range_: Range, emit: bounds.Emit) -> str:
            fits = path.space is AccessSpace.SHARED and range_.span <= path.context.function.static_shared
            return bounds.room_before(path.code, emit, past, range_.span, range_.unit, fits=fits)

        return self.define(name, "i64", compute)

    def emit_apart(self, step: int) -> tuple[str, str | None]:
        """After `emit`: whether (i1) the access is inside for the lanes that execute, which are `step` bytes apart, and
        whether there are none (None: that cannot be)."""
        path, (distance, room), extent = self.path, self._compared, extent_of(self.path, step)

        def compute(range_: Range, emit: bounds.Emit) -> str:
            if range_.impossible:
                return emit(f"icmp ne i64 {distance}, {distance}")
            if path.has_window:
                past = path.context.entry.value(f"add i64 {path.window()[1]}, 1")
                own = bounds.room_before(path.code, emit, past, range_.span - extent.spread, range_.unit)
                return extent.inside(path, emit, distance, own, range_.unit)
            own = emit(f"add i64 {room}, {extent.spread >> range_.unit}")
            found, known = extent.inside(path, emit, distance, own, range_.unit), emit(f"icmp ne i64 {room}, 0")
            return emit(f"and i1 {found}, {known}")

        return self.define(f"%{path.code.new_label()}.apart", "i1", compute), extent.empty

    def renew(self) -> None:
        """The slow path has made the site's cache describe what was accessed."""
        if self.path.index is not None:
            renew_limits(self, self.path.index)

    def emit(self, line: Line | None = None, steps: EqualSteps | None = None) -> tuple[str, str]:
        """The check: whether it passed (i1), and the host address (ptr) of the range's start. The lanes may be in a
        `line`, or in equal `steps`.

        If lanes have addresses of their own it is that of address 0, to which the lanes' base is to be added; unless
        these have an index form, where it is that of index 0 at the range's start.
        """
        if self.path.index is not None:
            return emit_index_check(self, self.path.index, line, steps)
        if self.path.shape.varying:
            rows = self.path.rows
            return _check_lanes(self, steps) if rows is None else _check_rows(self, rows)
        return _check_scalar(self)


def _text(name: str, type_: str, compute: Compute, range_: Range) -> str:
    """The lines that define `name`."""
    lines: list[str] = []

    def emit(text: str) -> str:
        lines.append(text)
        return f"{name}.{len(lines)}"

    result = compute(range_, emit)
    if not lines or result != f"{name}.{len(lines)}":
        lines.append(f"add {type_} {result}, {'zeroinitializer' if type_.startswith('<') else 0}")
    *parts, last = lines
    return "\n".join([*(f"  {name}.{place} = {part}" for place, part in enumerate(parts, 1)), f"  {name} = {last}"])


# ------------------------------------------------------------------------------------------------ one scalar for all


def _check_scalar(check: RangeCheck) -> tuple[str, str]:
    path, code = check.path, check.path.code
    name = f"%{code.new_label()}"
    low = check.define(f"{name}.low", "i64", lambda range_, emit: _low(path, range_, emit))
    if path.has_window:
        host, size = path.window()
        own = path.window_base("i64")
        distance = low if own is None else code.value(f"sub i64 {low}, {own}")
        passed = check.compare(f"{name}.passed", distance, check.room(f"{name}.room", size))
        return passed, code.value(f"getelementptr i8, ptr {host}, i64 {low}")
    distance = code.value(f"sub i64 {low}, {path.cache_field(check.cache, 'base')}")
    passed = check.compare(f"{name}.passed", distance, path.cache_field(check.cache, "room"))
    host = code.value(f"add i64 {low}, {path.cache_field(check.cache, 'delta')}")
    return passed, code.value(f"inttoptr i64 {host} to ptr")


def _low(path: AccessPath, range_: Range, emit: bounds.Emit) -> str:
    """The lowest address, as an i64. In a window, which is never so large, the lowest lanes may lie before its start:
    those that do not execute."""
    base = path.place.base
    if base is None:
        return path.scalar(range_.low)
    llvm = base.type.llvm
    low = emit(f"add {llvm} {path.context.reading.base(base)}, {range_.low}")
    return low if llvm == "i64" else emit(f"{'sext' if path.has_window else 'zext'} {llvm} {low} to i64")


# ------------------------------------------------------------------------------------------------- a base of each lane


def _check_lanes(check: RangeCheck, steps: EqualSteps | None) -> tuple[str, str]:
    vector, llvm = check.path.base_vector()
    code = check.path.code
    name = f"%{code.new_label()}"
    host, room = _start_of_lanes(check, llvm, name, 0)
    if steps is None:
        return _lanes_inside(check, (vector, llvm), name, room), host
    passed = steps.checked(
        check.path,
        lambda: _ends_inside(check, steps, name, room),
        lambda: _lanes_inside(check, (vector, llvm), name, room),
    )
    return passed, host


def _ends_inside(check: RangeCheck, steps: EqualSteps, name: str, room: str) -> str:
    """Of lanes in equal steps the ends of their rows. If both ends are aligned, so are all: they are an odd number of
    steps apart."""
    code, llvm = check.path.code, steps.llvm
    distances = steps.ends(code, code.value(f"sub {llvm} 0, {name}.start"))
    passed = [
        check.compare(f"{name}.end{number}", _wide(code, distance, llvm), room)
        for number, distance in enumerate(distances)
    ]
    return reduce(lambda a, b: code.value(f"and i1 {a}, {b}"), passed)


def _wide(code: Code, distance: str, llvm: str) -> str:
    return distance if llvm == "i64" else code.value(f"zext {llvm} {distance} to i64")


def _check_rows(check: RangeCheck, rows: Groups) -> tuple[str, str]:
    """Of lanes in groups the lowest and the highest: those between are inside, too. (If some lanes do not execute, that
    is more than has to be.)"""
    path, code = check.path, check.path.code
    vector, llvm = path.base_vector()
    name, low, spread = f"%{code.new_label()}", min(rows.offsets), max(rows.offsets) - min(rows.offsets)
    host, room = _start_of_lanes(check, llvm, name, low)

    def left(range_: Range, emit: bounds.Emit) -> str:
        return bounds.room_above(code, emit, room, spread >> range_.unit)

    left_room = check.define(f"{name}.left", "i64", left)
    passed = []
    for number, head in enumerate(path.context.reading.heads.of_vector(vector, llvm, rows.lanes)):
        distance = _wide(code, code.value(f"sub {llvm} {head}, {name}.start"), llvm)
        passed.append(check.compare(f"{name}.passed{number}", distance, left_room))
    return no_row_outside(path, rows, passed), host


def _start_of_lanes(check: RangeCheck, llvm: str, name: str, low: int) -> tuple[str, str]:
    """The host address (ptr) of address 0 and the room (i64). Names `name.start` what bases are so far from that have
    lanes `low` above them."""
    path, code = check.path, check.path.code
    if path.has_window:
        host, size = path.window()
        room = check.room(f"{name}.room", size)
        base = path.window_base(llvm) or "0"
    else:
        base = path.cache_field(check.cache, "base")
        room = path.cache_field(check.cache, "room")
    check.define(f"{name}.start", llvm, lambda range_, emit: emit(f"sub {llvm} {base}, {range_.low + low}"))
    if not path.has_window:
        host = code.value(f"inttoptr i64 {path.cache_field(check.cache, 'delta')} to ptr")
    return host, room


def _lanes_inside(check: RangeCheck, base: tuple[str, str], name: str, room: str) -> str:
    path, code, (vector, llvm) = check.path, check.path.code, base
    if check.range.impossible:
        return code.value("icmp ne i32 0, 0")
    type_ = f"<32 x {llvm}>"
    starts = splat(code, llvm, f"{name}.start")
    distances = code.value(f"sub {type_} {vector}, {starts}")
    if measures_whole(path, llvm):
        own = room_of(code, llvm, room)
        return check.define(
            f"{name}.passed",
            "i1",
            lambda range_, emit: none_beyond(path, emit, Distances(distances, llvm, own, range_.unit)),
        )
    turned = check.define(
        f"{name}.turned",
        type_,
        lambda range_, emit: bounds.turned_lanes(code, emit, distances, llvm, range_.unit),
    )
    return none_outside(path, turned, llvm, room)
