"""What the runtime is told of an access that it looks at (`ScreenAccess`), and when one look does for several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.engine.jit.layouts.screening import ScreenKind, Stride
from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory.host_pointers import pattern_of_path
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

_LARGEST_LOG = 7
"""Of strides: lanes that are farther apart are in lines of their own."""

_RUN = "{ i32, i32, i64, i32, i32 }"


@record()
class Screened:
    """`count` elements of `size` bytes; `strong`, `strong_inside`, `order`, `parts` are those of `ScreenAccess`."""

    kind: ScreenKind
    size: int
    count: int
    strong: int
    strong_inside: int
    order: int = 0
    parts: int = 0

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
    step: int


def is_looked_at_once(path: AccessPath) -> bool:
    """Whether one look does for several accesses of each lane that fill the gaps between lanes, if they do: words of
    global memory have the same lanes then as by looks at each."""
    offsets = path.shape.offsets
    if offsets is None or not _may_spread(path):
        return False
    return _log(offsets[1] - offsets[0], path.width, spread=True) is not None


def _may_spread(path: AccessPath) -> bool:
    """Whether stamps may tell lanes that are any number of bytes apart."""
    return path.space in (AccessSpace.GENERIC, AccessSpace.GLOBAL)


def runs_of(offsets: Sequence[int], width: int, *, spread: bool = False) -> Iterator[Run]:
    """Lanes one after the other as many bytes apart; `spread`: any number of bytes, or else a power of two."""
    first = 0
    while first < WARP_SIZE:
        last, log, step = first, _LARGEST_LOG, 1 << _LARGEST_LOG
        if first + 1 < WARP_SIZE:
            distance = offsets[first + 1] - offsets[first]
            found = _log(distance, width, spread=spread)
            if found is not None:
                log, step = found, distance
                while last + 1 < WARP_SIZE and offsets[last + 1] - offsets[last] == step:
                    last += 1
        yield Run(first, last - first + 1, offsets[first], log, step)
        first = last + 1


def _log(step: int, width: int, *, spread: bool) -> int | None:
    if step == 0:
        return int(Stride.SAME)
    log = step.bit_length() - 1
    if step < width or step > 1 << _LARGEST_LOG:
        return None
    return log if step == 1 << log else int(Stride.SPREAD) if spread else None


def describe(path: AccessPath, access: Screened, cache: int, lined: int = 0, known: int = 0) -> str:
    """The description of the access, in the module."""
    name, pattern = path.context.function.take_access(), pattern_of_path(path)
    offsets = path.shape.offsets
    runs = () if offsets is None else tuple(runs_of(offsets, path.width, spread=_may_spread(path)))
    span = path.width if pattern is None else pattern.span
    rows = ", ".join(
        f"{_RUN} {{ i32 {run.first}, i32 {run.count}, i64 {run.offset}, i32 {run.log}, i32 {run.step} }}"
        for run in runs
    )
    table = f"[{len(runs)} x {_RUN}]"
    shape = f"{{ {', '.join(['i32'] * 8)}, i64, {', '.join(['i32'] * 4)}, {table} }}"

    def text(width: int, lined: int, parts: int) -> str:
        words = [path.space, access.kind, width, access.strong, access.strong_inside, path.context.fault_site]
        fields = ", ".join(f"i32 {int(word)}" for word in [*words, len(runs), cache])
        rest = ", ".join(f"i32 {int(word)}" for word in (access.order, lined, known, parts))
        return f"{shape} {{ {fields}, i64 {span}, {rest}, {table} [{rows}] }}"

    texts = [text(path.width, lined, access.parts), *[text(access.size, 0, 0)] * access.parts]
    members = f"{{ {', '.join([shape] * len(texts))} }} {{ {', '.join(texts)} }}"
    path.code.declare(f"{name} = private unnamed_addr constant {members}, align 8")
    return name
