"""One check for all accesses of a block that share a base: `[p]`, `[p+4]`, ... `[p+60]` need it once.

The first access of a group emits the check; what it covers grows with every access that joins. If the check fails, the
first access takes the slow path, which lets the site's cache know the allocation, and checks again for the others; each
of them takes the fast or the slow path by what came out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import TypeVar

from ptxvm.engine.jit.analysis.known_places import HIGHEST
from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory.contiguity import FOUR, Pieces, find_pieces, may_be_contiguous
from ptxvm.engine.jit.memory.equal_steps import ROW, EqualSteps, find_steps, may_be_in_steps
from ptxvm.engine.jit.memory.extent import step_apart
from ptxvm.engine.jit.memory.line import Line, find_line, may_be_line
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import Pattern, pattern_of
from ptxvm.engine.jit.memory.places import LanePlaces
from ptxvm.engine.jit.memory.prefetch import fetch_ahead, fetch_found_ahead, fetch_rows_ahead, has_rows, is_worthwhile
from ptxvm.engine.jit.memory.range_check import Range, RangeCheck, range_of
from ptxvm.engine.jit.memory.runs import Runs, find_runs, may_run
from ptxvm.engine.jit.memory.vectors import constants, pointer
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record


@record()
class Located:
    """Where an access that passed its check finds host memory.

    `host` (ptr): of the start of the checked range, if the lanes' addresses are a pattern or have an index form; of
    address 0 otherwise, and if there was nothing to check (`check` None). `pieces` of the lanes may be contiguous: the
    ways in which they may be, one after the other.
    `runs`: the lanes that execute may follow each other. `line`: all lanes may. They may be in equal `steps`.
    `mask`: the only lanes that may be loaded; None: all, the whole footprint was checked.
    `fetches`: no other access fetches ahead what this one will want.
    """

    path: AccessPath
    host: str
    check: RangeCheck | None
    pieces: tuple[Pieces, ...] = ()
    runs: Runs | None = None
    mask: str | None = None
    line: Line | None = None
    steps: EqualSteps | None = None
    fetches: bool = False

    def pointer(self, pattern: Pattern) -> str:
        """The host address of the lowest address of a pattern."""
        if self.check is None:
            return self.path.place_in(self.host, pattern.low)
        return self._from_start(pattern.low)

    def spread(self, pattern: Pattern, mask: str | None) -> LanePlaces:
        """The host addresses of the lanes of a pattern."""
        return LanePlaces(self.pointer(pattern), constants("i64", pattern.relative), "i64", mask)

    def places(self) -> LanePlaces:
        """The host addresses of lanes that have addresses of their own."""
        form, mask = self.path.index, self.path.context.mask
        if form is not None:
            return LanePlaces(self._moved(), form.index, "i32", mask, form.stride)
        return LanePlaces(self._moved(), *self.path.base_vector(), mask)

    def starts(self, pieces: Pieces) -> list[str]:
        """The host addresses of the first lanes of pieces, which the others of these follow."""
        starts = [self.place(first, pieces.llvm) for first in pieces.first]
        if pieces.found is not None and pieces is self.pieces[0] and not (pieces.equal or pieces.is_column):
            self._fetch(starts, pieces.lanes)
        return starts

    def place(self, start: str, llvm: str) -> str:
        """The host address of what has this base, or this index if the lanes' addresses have an index form."""
        form = self.path.index
        unit = "i8" if form is None else f"[{form.stride} x i8]"
        return self.path.code.value(f"getelementptr {unit}, ptr {self._moved()}, {llvm} {start}")

    def start_of_line(self, line: Line) -> str:
        """The host address of lane 0 of a line that was found."""
        start = self.place(line.first, "i32")
        self._fetch([start], WARP_SIZE)
        return start

    def in_steps(self, steps: EqualSteps) -> list[str]:
        """The host addresses of lanes that were found to be in equal steps: from each fourth one's on, by no more than
        three of them."""
        code, form = self.path.code, self.path.index
        step = steps.step if steps.llvm == "i64" else code.value(f"zext i32 {steps.step} to i64")
        if form is not None:
            step = code.value(f"mul i64 {step}, {form.stride}")
        moves = ["0", *(code.value(f"mul i64 {step}, {times}") for times in range(1, FOUR + 1))]
        places: list[str] = []
        for first in steps.first:
            start = self.place(first, steps.llvm)
            for _ in range(0, ROW, FOUR):
                places += [code.value(f"getelementptr i8, ptr {start}, i64 {move}") for move in moves[:FOUR]]
                start = code.value(f"getelementptr i8, ptr {start}, i64 {moves[FOUR]}")
        return places

    def _fetch(self, starts: Sequence[str], lanes: int) -> None:
        """So many lanes follow each of `starts` (ptr), as was found here: that tells where later CTAs will go on."""
        if self.fetches and self.check is not None:
            fetch_found_ahead(self.check, starts, lanes * self.path.width)

    def _moved(self) -> str:
        """The host address to which the lanes' own part of the address is to be added."""
        offset = self.path.place.offset
        if self.path.index is None or self.check is None:
            return pointer(self.path.code, self.host, offset)
        return self._from_start(offset)

    def _from_start(self, offset: int) -> str:
        """The host address `offset` bytes behind the base, counted from the start of the range."""
        check, host = self.check, self.host
        assert check is not None
        name = f"%{self.path.code.new_label()}.at"
        return check.define(
            name, "ptr", lambda range_, emit: emit(f"getelementptr i8, ptr {host}, i64 {offset - range_.low}")
        )


@record(frozen=False)
class Group:
    """The check, and its outcome for accesses behind the first: `passed` (i1), `apart` (i1: it did not, but all that
    execute are inside) and `host` (ptr).

    `spare` are the lines (first, behind the last) that are there for accesses behind the first only. `settled`: the
    warp has left if it failed. `lent`: the check is that of another group, whose lanes may be more than those here.
    """

    check: RangeCheck
    passed: str = ""
    apart: str = "false"
    host: str = ""
    pieces: dict[int, tuple[Pieces, ...]] = field(default_factory=dict)
    runs: dict[int, Runs] = field(default_factory=dict)
    lines: dict[int, Line] = field(default_factory=dict)
    steps: dict[int, EqualSteps] = field(default_factory=dict)
    spare: list[tuple[int, int]] = field(default_factory=list)
    is_shared: bool = False
    settled: bool = False
    lent: bool = False

    def include(self, range_: Range) -> bool:
        """Whether an access can join. What only some lanes access must not be asked for of all."""
        if self.lent:
            return self.check.range.joined(range_) == self.check.range
        return self.check.include(range_)

    def close(self) -> None:
        """No further access comes: drop what only those would need."""
        lines = self.check.path.code.lines
        if not self.is_shared:
            for first, last in self.spare:
                lines[first:last] = [""] * (last - first)


Fast = Callable[[Located], Sequence[str]]
Slow = Callable[[str], Sequence[str]]
Found = TypeVar("Found")


def guarded(path: AccessPath, types: Sequence[str], fast: Fast, slow: Slow) -> list[str]:
    """The values of `fast` where the access is inside and aligned, else those of `slow`, given its descriptor."""
    host = _host_without_check(path)
    if host is not None:
        pieces = find_pieces(path.first) if may_be_contiguous(path.first) else ()
        return list(fast(Located(path, host, None, pieces, find_runs(path) if may_run(path) else None)))
    groups, key, range_ = path.context.function.groups, _key(path), range_of(path)
    if key not in groups and (made := _made_for_all(path, range_)) is not None:
        groups[key] = made
    is_near = path.context.near or _key(path, store=not path.store) in groups
    group = groups.get(key)
    if isinstance(group, Group) and group.include(range_):
        return _settled(path, group, fast) if group.settled else _later(path, group, types, fast, slow)
    if group is not None:
        group.close()
    group = groups[key] = Group(RangeCheck.start(path, range_))
    if _is_certain(path, range_):
        _settle(path, group)
        return _settled(path, group, fast)
    if path.context.retreat is not None and not may_be_line(path.first):
        _settle_or_retreat(path, group, is_near=is_near)
        return _settled(path, group, fast)
    return _first(path, group, types, fast, slow, is_near=is_near)


def _key(path: AccessPath, *, store: bool | None = None, everywhere: bool = False) -> tuple[object, ...]:
    """Accesses with equal keys have the same base and the same lanes; that of a store there, or of a load; or of an
    access by all lanes."""
    store = path.store if store is None else store
    base = path.place.base
    name = None if base is None else path.context.reading.operand(base, base.shape)
    mask = None if everywhere else path.context.mask
    return path.space, name, path.shape.offsets, mask, store, path.index is None


def _made_for_all(path: AccessPath, range_: Range) -> Group | None:
    """In shared memory what all lanes have loaded, they may store to, and some of them may load again."""
    if path.space is not AccessSpace.SHARED:
        return None
    for store in (False, True):
        group = path.context.function.groups.get(_key(path, store=store, everywhere=True))
        if isinstance(group, Group) and group.settled:
            pieces = _for_some(path, group.pieces)
            lent = Group(group.check, host=group.host, pieces=pieces, settled=True, lent=True)
            return lent if lent.include(range_) else None
    return None


def _for_some(path: AccessPath, known: Mapping[int, tuple[Pieces, ...]]) -> dict[int, tuple[Pieces, ...]]:
    """Pieces that were looked for in all lanes, for those that execute."""
    if not path.context.guarded or path.context.mask is None or not path.can_mask or path.count > 1:
        return {}
    return {
        width: (replace(pieces[0], mask=path.context.mask),)
        for width, pieces in known.items()
        if pieces and pieces[0].found is not None and not (pieces[0].equal or pieces[0].is_column)
    }


def _pieces(path: AccessPath, group: Group) -> tuple[Pieces, ...]:
    """Unless they are only looked for where the lanes are found to be in no line, and in no equal steps."""
    first = path.first
    if (may_be_line(first) and not path.apart) or may_be_in_steps(path) or not may_be_contiguous(first):
        return ()
    return _once(group.pieces, first, lambda one: find_pieces(one, path.context.function.alike))


def _line(path: AccessPath, group: Group) -> Line | None:
    return _once(group.lines, path, find_line) if may_be_line(path) else None


def _steps(path: AccessPath, group: Group) -> EqualSteps | None:
    """Those of an access behind whose check all lanes of its steps are inside, even those that do not execute: its own,
    or one made for all lanes."""
    if not may_be_in_steps(path):
        return None
    if path.context.mask is not None and group.check.path is not path:
        return group.steps.get(path.width)
    return _once(group.steps, path, find_steps)


def _runs(path: AccessPath, group: Group) -> Runs | None:
    return _once(group.runs, path, find_runs) if may_run(path) else None


def _once(known: dict[int, Found], path: AccessPath, find: Callable[[AccessPath], Found]) -> Found:
    """What accesses of one width in a group have in common, looked for by the first of them."""
    found = known.get(path.width)
    if found is None:
        found = known[path.width] = find(path)
    return found


def _first(path: AccessPath, group: Group, types: Sequence[str], fast: Fast, slow: Slow, *, is_near: bool) -> list[str]:
    """`is_near`: what was loaded or stored before has fetched ahead for this one, too."""
    code, check = path.code, group.check
    pieces, runs, line, steps = _pieces(path, group), _runs(path, group), _line(path, group), _steps(path, group)
    kinds = [*types, "i1", "ptr", *(["i1"] if _may_be_apart(path) else [])]
    bad, join, searches = code.new_label(), Join(code, kinds), _may_alternate(path)
    host, host_of_bad = _inside(check, line, steps, bad, searches=searches)
    found = Located(path, host, check, pieces, runs, line=line, steps=steps, fetches=not is_near)
    if found.fetches:
        _fetch(found)
    join.arrive([*fast(found), *_outcome(path, "true", host)])
    code.label(bad)
    _access_apart(group, types, host_of_bad, fast, join)
    values = slow(check.name)
    check.renew()
    begin = len(code.lines)
    passed, host = ("false", "null") if searches else check.emit()
    group.spare.append((begin, len(code.lines)))
    join.arrive([*values, *_outcome(path, passed, host)])
    met, count = join.meet(), len(types)
    group.passed, group.host, group.apart = [*met[count:], "false"][:3]
    group.spare.append((len(code.lines) - len(met) + count, len(code.lines)))
    return met[:count]


def _inside(
    check: RangeCheck, line: Line | None, steps: EqualSteps | None, bad: str, *, searches: bool
) -> tuple[str, str]:
    """Begins the block where the check has passed; otherwise goes to `bad`, but where it `searches` not before the site
    has looked for the memory that is met and checked once more. The host addresses (ptr) found, in both blocks."""
    code = check.path.code
    good, missed = code.new_label(), code.new_label() if searches else bad
    passed, host = check.emit(line, steps)
    code.branch(passed, good, missed, likely=True)
    if not searches:
        code.label(good)
        return host, host
    ways = [f"[{host}, %{code.block}]"]
    code.label(missed)
    check.path.search(check.name)
    passed, host = check.emit()
    code.branch(passed, good, bad)
    ways.append(f"[{host}, %{code.block}]")
    code.label(good)
    return code.value(f"phi ptr {', '.join(ways)}"), host


def _may_alternate(path: AccessPath) -> bool:
    """Whether it is worth the code to look for other memory: a pointer to any space, or into any CTA of a cluster, is
    often one that changes from turn to turn."""
    return path.space in (AccessSpace.GENERIC, AccessSpace.SHARED_CLUSTER)


def _outcome(path: AccessPath, passed: str, host: str, apart: str = "false") -> list[str]:
    """What later accesses of the group want to know."""
    return [passed, host, apart] if _may_be_apart(path) else [passed, host]


def _may_be_apart(path: AccessPath) -> bool:
    """Whether it is worth the code: in small memories, where lanes that do not execute are often beyond the ends."""
    return path.has_window and step_apart(path) is not None


def _fetch(found: Located) -> None:
    """What later CTAs will want."""
    check, pieces = found.check, found.pieces
    assert check is not None
    if is_worthwhile(check):
        fetch_ahead(check, found.host)
    elif pieces and pieces[0].found is None and not pieces[0].equal and has_rows(check):
        step = check.path.width if pieces[0].strides is None else pieces[0].strides.step
        fetch_rows_ahead(check, found.starts(pieces[0]), step * pieces[0].lanes)


def _access_apart(group: Group, types: Sequence[str], host: str, fast: Fast, join: Join) -> None:
    """Where the footprint of all lanes is not inside: that of the lanes that execute may be. If there are none, nothing
    is touched: memory that is not there takes long even where nobody wants it."""
    path, code = group.check.path, group.check.path.code
    step = step_apart(path)
    if step is None:
        return
    inside, empty = group.check.emit_apart(step)
    if empty is not None:
        nobody, somebody = code.new_label(), code.new_label()
        code.branch(empty, nobody, somebody)
        code.label(nobody)
        join.arrive([*("zeroinitializer" for _ in types), *_outcome(path, "false", host, "true")])
        code.label(somebody)
    some, none = code.new_label(), code.new_label()
    code.branch(inside, some, none)
    code.label(some)
    values = fast(Located(path, host, group.check, mask=path.context.mask))
    join.arrive([*values, *_outcome(path, "false", host, "true")])
    code.label(none)


def _is_certain(path: AccessPath, range_: Range) -> bool:
    """Whether all lanes make the accesses of the group, in a window of this CTA: if its check fails there is a fault to
    come. The safe version finds out which, as nothing has happened in this block."""
    context = path.context
    if context.leave is None or context.mask is not None or not path.has_window or context.function.clustered:
        return False
    return not range_.impossible


def _settle(path: AccessPath, group: Group) -> None:
    """The check, behind which all accesses of the group are inside."""
    code, leave, inside = path.code, path.context.leave, path.code.new_label()
    assert leave is not None
    passed, group.host = group.check.emit(steps=_steps(path, group))
    code.branch(passed, inside, leave(), likely=True)
    code.label(inside)
    group.settled = True


def _settle_or_retreat(path: AccessPath, group: Group, *, is_near: bool) -> None:
    """The same where all that comes is done in another way if the check fails: the next time it finds what is met now.
    Nothing waits for what might be loaded by calls."""
    code, retreat, missed, inside = path.code, path.context.retreat, path.code.new_label(), path.code.new_label()
    assert retreat is not None
    passed, group.host = group.check.emit(steps=_steps(path, group))
    code.branch(passed, inside, missed, likely=True)
    code.label(missed)
    if not path.has_window:
        path.search(group.check.name)
    code.jump(retreat())
    code.label(inside)
    group.settled = True
    if not is_near:
        _fetch(Located(path, group.host, group.check, _pieces(path, group), _runs(path, group)))


def _settled(path: AccessPath, group: Group, fast: Fast) -> list[str]:
    steps = _steps(path, group)
    return list(fast(Located(path, group.host, group.check, _pieces(path, group), _runs(path, group), steps=steps)))


def _later(path: AccessPath, group: Group, types: Sequence[str], fast: Fast, slow: Slow) -> list[str]:
    code = path.code
    group.is_shared = True
    pieces, runs, line, steps = _pieces(path, group), _runs(path, group), _line(path, group), _steps(path, group)
    good, bad, join = code.new_label(), code.new_label(), Join(code, types)
    code.branch(group.passed, good, bad, likely=True)
    code.label(good)
    join.arrive(fast(Located(path, group.host, group.check, pieces, runs, line=line, steps=steps)))
    code.label(bad)
    if group.apart != "false" and step_apart(path) is not None:
        some, none = code.new_label(), code.new_label()
        code.branch(group.apart, some, none)
        code.label(some)
        join.arrive(fast(Located(path, group.host, group.check, mask=path.context.mask)))
        code.label(none)
    join.arrive(slow(path.descriptor(path.width)))
    return join.meet()


def _host_without_check(path: AccessPath) -> str | None:
    """The host address of the window, if the access needs no check."""
    if not path.has_window:
        return None
    host, _ = path.window()
    if _is_trusted(path) or _is_known_inside(path) or all(map(_has_known_places, path.each or (path,))):
        return host
    return None


def _is_trusted(path: AccessPath) -> bool:
    """Addresses of lanes that execute only: a pattern has those of all lanes in it."""
    offsets = path.shape.offsets
    if offsets is not None and not pattern_of(offsets, path.place.offset, path.width).uniform:
        return False
    return not path.context.function.bounds


def _is_known_inside(path: AccessPath) -> bool:
    """Constant addresses in the shared variables and the parameters that the kernel declares."""
    base, offsets, size = path.place.base, path.shape.offsets, _known_size(path)
    if offsets is None or (base is not None and not base.is_constant):
        return False
    pattern = pattern_of(offsets, path.place.offset, path.width)
    low = int(path.scalar(pattern.low))
    fits = low + pattern.span <= size
    return fits and all((low + offset) % path.width == 0 for offset in pattern.relative)


def _has_known_places(path: AccessPath) -> bool:
    """Whether threads that are somewhere in shared memory for certain are inside, those of a warp in a pattern."""
    places, offsets = path.context.places, path.shape.offsets
    if places is None or offsets is None or max(map(abs, offsets)) >= HIGHEST or _is_watched(path):
        return False
    return places.are_inside(path.width, _known_size(path))


def _is_watched(path: AccessPath) -> bool:
    return path.context.function.screened is not Screens.NOTHING


def _known_size(path: AccessPath) -> int:
    """Bytes of a window that are there in every launch."""
    function = path.context.function
    match path.space:
        case AccessSpace.SHARED:
            return 0 if function.clustered else function.static_shared
        case AccessSpace.PARAM:
            return function.parameter_size
        case _:
            return 0
