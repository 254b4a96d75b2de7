"""Accesses of neighbouring places by instructions that follow each other, made at once: what the lanes of a warp access
by all of them lies in one piece, `x[4 * i]`, `x[4 * i + 1]`, ... `x[4 * i + 3]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ptxvm.engine.jit.emission.screening import Screening
from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.context import EmissionContext, FunctionContext
from ptxvm.engine.jit.memory.contiguity import known_groups
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import pattern_of
from ptxvm.engine.jit.memory.screened_access import is_looked_at_once
from ptxvm.engine.jit.memory.transposition import can_transpose
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Load, Store
from ptxvm.lanes.llvm_reading import LlvmReading

COUNTS = (2, 3, 4, 8)
"""So many accesses are made at once."""

MOST_BYTES = 32
"""Of a lane: more than that is much to compile."""

APART = 16
"""Bytes of a lane that are loaded at once where lanes are anywhere."""
WORD = 4
"""No less is loaded so."""
_SIZES = (4, 8)
"""Of what is stored so, `APART` bytes of each lane."""


class SideBySide:
    """Accesses of the instructions that `contexts` belong to, the first one at `place`; the definitions of these ask
    for one after the other. In launches that are watched, one look does for all of them."""

    def __init__(
        self, contexts: Sequence[EmissionContext], place: Place, screening: Screening, *, apart: bool = False
    ) -> None:
        self._contexts = tuple(contexts)
        self._screening = screening
        self._place = place
        self._apart = apart
        self._loaded: list[Any] = []
        self._stored: list[Any] = []

    def load(self, load: Load) -> Any:
        if not self._loaded:
            parts = self._contexts
            self._screening.load(load._replace(elements=len(parts)), parts=len(parts))
            loaded = emit_load(parts[0], load.type, self._place, len(parts), load.sem, parts=parts, apart=self._apart)
            self._loaded = list(loaded)
        return self._loaded.pop(0)

    def store(self, store: Store) -> None:
        self._stored.append(store.value)
        parts = self._contexts
        if len(self._stored) == len(parts):
            together = store._replace(address=self._place, value=tuple(self._stored))
            self._screening.store(together, parts=len(parts))
            stored = tuple(self._stored)
            emit_store(parts[0], self._place, stored, store.sem, parts=parts, apart=self._apart)


def ways(context: EmissionContext, place: Place, size: int, store: bool) -> int:
    """How many accesses of `size` bytes, from this one on, fill the gaps between the lanes (0: none are to be
    made at once)."""
    path = AccessPath(context, place, f"i{8 * size}", 1, store)
    offsets = path.shape.offsets
    if context.possible or path.space is AccessSpace.LOCAL:
        return 0
    if context.function.screened and not is_looked_at_once(path):
        return 0
    if "avx2" not in context.reading.features:
        return 0
    if offsets is None:
        return _ways_of_rows(context, place, path)
    count = (offsets[1] - offsets[0]) // size
    if count not in COUNTS or count * size > MOST_BYTES or (context.mask is not None and not path.can_mask):
        return 0
    segments = pattern_of(offsets, place.offset, count * size).segments
    return count if segments is not None and all(segment.contiguous for segment in segments) else 0


def ways_apart(context: EmissionContext, place: Place, size: int, most: int, *, store: bool) -> int:
    """How many of `most` accesses of `size` bytes, from this one on, are to be made at once by lanes that are anywhere
    (0: none): rows of a thread each, so long as is known when they are there. Stores only where that is likely."""
    path, count = AccessPath(context, place, f"i{8 * size}", 1, store), 1 << (most.bit_length() - 1)
    if not may_be_apart(context.function, context.reading) or path.space is AccessSpace.LOCAL:
        return 0
    if store and (context.scattered or size not in _SIZES or most * size < APART):
        return 0
    are_known = context.possible or context.partial or path.groups is not None or not path.shape.varying
    count = 0 if are_known else min(APART // size, count)
    return count if count > 1 and count * size >= WORD else 0


def may_be_apart(function: FunctionContext, reading: LlvmReading) -> bool:
    """Whether anything in a function is loaded so."""
    return not (function.screened or function.has_products) and can_transpose(reading)


def _ways_of_rows(context: EmissionContext, place: Place, path: AccessPath) -> int:
    """The same where the lanes are in rows, each anywhere."""
    groups, form = path.groups, path.index
    if groups is None or groups.are_equal or context.mask is not None:
        return 0
    count = groups.offsets[1] * (1 if form is None else form.stride) // path.size
    if count not in COUNTS or count * path.size > MOST_BYTES:
        return 0
    return count if known_groups(AccessPath(context, place, path.llvm, count, path.store)) is not None else 0
