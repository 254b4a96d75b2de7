"""The check of a range of addresses in front of accesses; its text changes when later accesses widen the range."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory.check import none_outside
from ptxvm.engine.jit.memory.index_check import emit_index_check
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import pattern_of
from ptxvm.engine.jit.memory.vectors import splat

Render = Callable[["Range"], str]


@dataclass(frozen=True, slots=True)
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


@dataclass(slots=True)
class RangeCheck:
    """A check that has been emitted. `descriptor` is the access whose slow path fills the cache (negative: none)."""

    path: AccessPath
    range: Range
    cache: int
    name: str
    _texts: list[tuple[list[str], int, Render]] = field(default_factory=list)
    _declared: str = ""

    @classmethod
    def start(cls, path: AccessPath, range_: Range) -> RangeCheck:
        function = path.context.function
        check = cls(path, range_, -1 if path.has_window else function.take_cache(), function.take_access())
        check._declare()
        return check

    def include(self, range_: Range) -> bool:
        """Widen the range; False if that is impossible."""
        joined = self.range.joined(range_)
        if joined is None:
            return False
        if joined != self.range:
            self.range = joined
            for lines, place, render in self._texts:
                lines[place] = render(joined)
            self._declare()
        return True

    def write(self, render: Render) -> None:
        """A line (or several) that depends on the range."""
        lines = self.path.code.lines
        self._texts.append((lines, len(lines), render))
        lines.append(render(self.range))

    def _declare(self) -> None:
        self.path.code.declarations.discard(self._declared)
        self._declared = self.path.description(self.name, self.range.span, self.cache, self.range.unit)
        self.path.code.declare(self._declared)

    def compare(self, passed: str, distance: str, room: str) -> str:
        """Names `passed` (i1) whether a distance (i64) from a start is among the first `room` multiples of the unit."""
        self.write(lambda range_: _compare_text(passed, distance, room, range_))
        self.path.code.declare("declare i64 @llvm.fshr.i64(i64, i64, i64)")
        return passed

    def emit(self) -> tuple[str, str]:
        """The check: whether it passed (i1), and the host address (ptr) of the range's start.

        If lanes have addresses of their own it is that of address 0, to which the lanes' base is to be added; unless
        these have an index form, where it is that of index 0 at the range's start.
        """
        if self.path.index is not None:
            return emit_index_check(self, self.path.index)
        if self.path.shape.varying:
            return _check_lanes(self)
        return _check_scalar(self)


# ------------------------------------------------------------------------------------------------ one scalar for all


def _check_scalar(check: RangeCheck) -> tuple[str, str]:
    path, code = check.path, check.path.code
    name = f"%{code.new_label()}"
    low = f"{name}.low"
    check.write(lambda range_: _low_text(path, low, range_))
    if path.has_window:
        host, size = path.window()
        own = path.window_base("i64")
        distance = low if own is None else code.value(f"sub i64 {low}, {own}")
        passed = _in_window(check, name, distance, size)
        return passed, code.value(f"getelementptr i8, ptr {host}, i64 {low}")
    distance = code.value(f"sub i64 {low}, {path.cache_field(check.cache, 'base')}")
    room = path.cache_field(check.cache, "room")
    passed = check.compare(f"{name}.passed", distance, room)
    host = code.value(f"add i64 {low}, {path.cache_field(check.cache, 'delta')}")
    return passed, code.value(f"inttoptr i64 {host} to ptr")


def _low_text(path: AccessPath, name: str, range_: Range) -> str:
    """The lowest address, as an i64."""
    base = path.place.base
    if base is None or base.is_constant:
        return f"  {name} = add i64 {path.scalar(range_.low)}, 0"
    scalar, llvm = path.context.reading.base(base), base.type.llvm
    if llvm == "i64":
        return f"  {name} = add i64 {scalar}, {range_.low}"
    return f"  {name}.n = add {llvm} {scalar}, {range_.low}\n  {name} = zext {llvm} {name}.n to i64"


def _compare_text(passed: str, distance: str, room: str, range_: Range) -> str:
    if range_.impossible:
        return f"  {passed} = icmp ne i64 {distance}, {distance}"
    if not range_.unit:
        return f"  {passed} = icmp ult i64 {distance}, {room}"
    # Of a distance that is no multiple of the unit, rotation makes more than any memory has.
    turned = f"call i64 @llvm.fshr.i64(i64 {distance}, i64 {distance}, i64 {range_.unit})"
    return f"  {passed}.r = {turned}\n  {passed} = icmp ult i64 {passed}.r, {room}"


def _in_window(check: RangeCheck, name: str, distance: str, size: str) -> str:
    path = check.path
    past = path.context.entry.value(f"add i64 {size}, 1")
    path.code.declare("declare i64 @llvm.usub.sat.i64(i64, i64)")
    check.write(lambda range_: _room_text(path, f"{name}.room", past, range_))
    return check.compare(f"{name}.passed", distance, f"{name}.room")


def _room_text(path: AccessPath, name: str, past: str, range_: Range) -> str:
    """How many multiples of the unit are addresses of the whole range inside a window of `past` - 1 bytes."""
    if path.space is AccessSpace.SHARED and range_.span <= path.context.function.static_shared:
        slack = f"sub i64 {past}, {range_.span}"
    else:
        slack = f"call i64 @llvm.usub.sat.i64(i64 {past}, i64 {range_.span})"
    if not range_.unit:
        return f"  {name} = {slack}"
    rounded = f"  {name}.u = add i64 {name}.s, {(1 << range_.unit) - 1}"
    return f"  {name}.s = {slack}\n{rounded}\n  {name} = lshr i64 {name}.u, {range_.unit}"


# ------------------------------------------------------------------------------------------------- a base of each lane


def _check_lanes(check: RangeCheck) -> tuple[str, str]:
    path, code = check.path, check.path.code
    vector, llvm = path.base_vector()
    name = f"%{code.new_label()}"
    if path.has_window:
        host, size = path.window()
        past = path.context.entry.value(f"add i64 {size}, 1")
        code.declare("declare i64 @llvm.usub.sat.i64(i64, i64)")
        check.write(lambda range_: _room_text(path, f"{name}.room", past, range_))
        room = f"{name}.room"
        own = path.window_base(llvm) or "0"
        check.write(lambda range_: f"  {name}.start = sub {llvm} {own}, {range_.low}")
    else:
        base = path.cache_field(check.cache, "base")
        room = path.cache_field(check.cache, "room")
        check.write(lambda range_: f"  {name}.start = sub i64 {base}, {range_.low}")
        host = code.value(f"inttoptr i64 {path.cache_field(check.cache, 'delta')} to ptr")
    passed = _lanes_inside(check, (vector, llvm), name, room)
    return passed, host


def _lanes_inside(check: RangeCheck, base: tuple[str, str], name: str, room: str) -> str:
    path, code, (vector, llvm) = check.path, check.path.code, base
    if check.range.impossible:
        return code.value("icmp ne i32 0, 0")
    type_ = f"<32 x {llvm}>"
    starts = splat(code, llvm, f"{name}.start")
    distances = code.value(f"sub {type_} {vector}, {starts}")
    code.declare(f"declare {type_} @llvm.fshr.v32{llvm}({type_}, {type_}, {type_})")
    check.write(lambda range_: _turned_text(f"{name}.turned", distances, llvm, range_))
    return none_outside(path, f"{name}.turned", llvm, room)


def _turned_text(name: str, distances: str, llvm: str, range_: Range) -> str:
    type_ = f"<32 x {llvm}>"
    if not range_.unit:
        return f"  {name} = add {type_} {distances}, zeroinitializer"
    operands = f"{type_} {distances}, {type_} {distances}, {type_} splat ({llvm} {range_.unit})"
    return f"  {name} = call {type_} @llvm.fshr.v32{llvm}({operands})"
