"""Words of lanes with partners between them, on processors with AVX2, of which a register holds eight: rows of 1, 2 or
4 lanes that follow each other, then as many words of others, or of these lanes later (`partners.py`).

Each eight lanes are then within 16 words, of which two registers are moved and put in order. In which way lanes lie is
found once for all accesses in a block whose lanes are apart by the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.memory.all_lanes import all_equal
from ptxvm.engine.jit.memory.blended import is_blended, place_or_nowhere, store_blended
from ptxvm.engine.jit.memory.line import own_part
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import (
    Block,
    concatenate,
    constants,
    pointer,
    select_elements,
    vector_of,
)
from ptxvm.engine.jit.memory.window import WORD, has_near_words
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE

EIGHT = 8
ROWS = (1, 2, 4)
"""Lengths of rows."""

NOWHERE, TOGETHER, IN_ROWS = 0, 1, 2
"""Ways in which lanes lie: in none that is looked for, eight one behind the other, or in rows of the first length; then
of the others."""

_PLACES = [[lane + lane // row * row for lane in range(EIGHT)] for row in ROWS]
"""Where eight lanes are, for each length of rows."""

_FIRSTS = range(0, WARP_SIZE, EIGHT)

_BEYOND = [places[-1] - (EIGHT - 1) for places in _PLACES]
"""Where eight words begin that end with the last lane's: what lies behind it may be no memory."""

_WARP, _EIGHT = vector_of("i32"), vector_of("i32", EIGHT)


def may_be_in_rows(path: AccessPath) -> bool:
    """Whether looking is worth the code: where lanes go that are led by what they have loaded, nobody can tell. How
    those of narrow blocks lie is known."""
    features, context = path.context.reading.features, path.context
    if "avx2" not in features or "avx512f" in features or path.count > 1 or not has_near_words(path):
        return False
    if path.groups is not None:
        return False
    return not context.scattered and (context.mask is None or (path.store and context.guarded))


def way_of(path: AccessPath, together: str) -> str:
    """The way (i32) in which the lanes lie: TOGETHER if `together` (i1)."""
    code, known = path.code, path.context.function.ways.get(_key(path))
    if known is not None:
        return known
    begin, look, end = code.block, code.new_label(), code.new_label()
    code.branch(together, end, look)
    code.label(look)
    way = _look_for_rows(path)
    code.jump(end)
    code.label(end)
    return code.value(f"phi i32 [{TOGETHER}, %{begin}], [{way}, %{look}]")


def note_way(path: AccessPath, way: str) -> None:
    """For accesses behind this one."""
    if path.context.mask is None:
        path.context.function.ways.setdefault(_key(path), way)


def are_in_rows(path: AccessPath, way: str) -> str:
    """Whether (i1) they are."""
    return path.code.value(f"icmp uge i32 {way}, {IN_ROWS}")


def load_rows(path: AccessPath, way: str, hosts: Sequence[str]) -> str:
    """What all lanes load, the first of each eight being at the host addresses (ptr)."""
    code, tables, found = path.code, _Tables(path, way), []
    first = tables.vector("first", [[place % EIGHT for place in places] for places in _PLACES])
    ends = zip(_PLACES, _BEYOND, strict=True)
    last = tables.vector("last", [[(place - beyond) % EIGHT for place in places] for places, beyond in ends])
    is_first = tables.vector("near", [[-(place < EIGHT) for place in places] for places in _PLACES])
    mask = code.value(f"icmp slt {_EIGHT} {is_first}, zeroinitializer")
    for host in hosts:
        behind = code.value(f"getelementptr i8, ptr {host}, i32 {tables.beyond()}")
        words = [code.value(f"load {_EIGHT}, ptr {place}, align {WORD}") for place in (host, behind)]
        near, far = (_chosen(path, own, places) for own, places in zip(words, (first, last), strict=True))
        found.append(code.value(f"select <{EIGHT} x i1> {mask}, {_EIGHT} {near}, {_EIGHT} {far}"))
    whole = concatenate(code, "i32", EIGHT, found)
    return whole if path.llvm == "i32" else code.value(f"bitcast {_WARP} {whole} to {vector_of(path.llvm)}")


def store_rows(path: AccessPath, way: str, hosts: Sequence[str], vector: str) -> None:
    """Store the words of the lanes that execute, the first of each eight being at the host addresses (ptr)."""
    code, mask, tables = path.code, path.context.mask, _Tables(path, way)
    words = vector if path.llvm == "i32" else code.value(f"bitcast {vector_of(path.llvm)} {vector} to {_WARP}")
    lanes = None if mask is None else code.value(f"sext <{WARP_SIZE} x i1> {mask} to {_WARP}")
    if mask is not None and is_blended(path):
        hosts = [_or_nowhere(path, host, first) for first, host in zip(_FIRSTS, hosts, strict=True)]
    for half in range(0, 2 * EIGHT, EIGHT):
        at = [[_lane_at(places, word) for word in range(half, half + EIGHT)] for places in _PLACES]
        order = tables.vector(f"order{half}", [[max(lane, 0) for lane in own] for own in at])
        taken = tables.vector(f"taken{half}", [[-(lane >= 0) for lane in own] for own in at])
        for first, host in zip(_FIRSTS, hosts, strict=True):
            stored = taken
            if lanes is not None:
                stored = code.value(f"and {_EIGHT} {taken}, {_chosen(path, _own(path, lanes, first), order)}")
            _store(path, pointer(code, host, half * WORD), stored, _chosen(path, _own(path, words, first), order))


def _lane_at(places: list[int], word: int) -> int:
    """The lane whose word this is; -1: none."""
    return places.index(word) if word in places else -1


def _key(path: AccessPath) -> tuple[object, ...]:
    """Accesses with equal keys have lanes that are apart by the same."""
    return "rows", _apart(path), path.index is None


def _apart(path: AccessPath) -> str:
    """The lanes' indices or bases, without what was added to all of them."""
    return own_part(path.context.reading, path.bases()[0])[0]


def _look_for_rows(path: AccessPath) -> str:
    """The way (i32), if lanes are not together."""
    code, places, row = path.code, _places(path), str(len(ROWS) - 1)
    for number, length in reversed(tuple(enumerate(ROWS[:-1]))):
        place = code.value(f"extractelement {_WARP} {places}, i32 {length}")
        row = code.value(f"select i1 {code.value(f'icmp eq i32 {place}, {2 * length}')}, i32 {number}, i32 {row}")
    way = code.value(f"add i32 {row}, {IN_ROWS}")
    own = _Tables(path, way).vector("places", _PLACES)
    every = indices(tuple(lane % EIGHT for lane in range(WARP_SIZE)))
    expected = code.value(f"shufflevector {_EIGHT} {own}, {_EIGHT} poison, {every}")
    found = all_equal(path.context.reading, "i32", places, expected)
    return code.value(f"select i1 {found}, i32 {way}, i32 {NOWHERE}")


def _places(path: AccessPath) -> str:
    """How many words behind the first of its eight each lane is (<32 x i32>)."""
    code, vector = path.code, _apart(path)
    firsts = select_elements(code, "i32", WARP_SIZE, vector, [lane - lane % EIGHT for lane in range(WARP_SIZE)])
    places = code.value(f"sub {_WARP} {vector}, {firsts}")
    return places if path.index is not None else code.value(f"lshr {_WARP} {places}, splat (i32 {path.alignment})")


class _Tables:
    """What there is for each way in which lanes are in rows: constants of the module."""

    def __init__(self, path: AccessPath, way: str) -> None:
        self._path = path
        self._row = path.code.value(f"sub i32 {way}, {IN_ROWS}")

    def vector(self, kind: str, values: Sequence[Sequence[int]]) -> str:
        return self._of_row(kind, _EIGHT, [constants("i32", one) for one in values])

    def beyond(self) -> str:
        """In bytes (i32)."""
        return self._of_row("beyond", "i32", [str(WORD * words) for words in _BEYOND])

    def _of_row(self, kind: str, type_: str, values: Sequence[str]) -> str:
        code, table = self._path.code, f"[{len(values)} x {type_}]"
        name = f"@{self._path.context.function.symbol}.{kind}"
        elements = ", ".join(f"{type_} {value}" for value in values)
        code.declare(f"{name} = private unnamed_addr constant {table} [{elements}]")
        place = code.value(f"getelementptr {table}, ptr {name}, i32 0, i32 {self._row}")
        return code.value(f"load {type_}, ptr {place}")


def _own(path: AccessPath, vector: str, first: int) -> str:
    """The elements of eight lanes."""
    return select_elements(path.code, "i32", WARP_SIZE, vector, range(first, first + EIGHT))


def _chosen(path: AccessPath, words: str, places: str) -> str:
    """The word at each place, of eight."""
    return path.code.call(_EIGHT, "llvm.x86.avx2.permd", (_EIGHT, words), (_EIGHT, places))


def _or_nowhere(path: AccessPath, host: str, first: int) -> str:
    """The host address (ptr) of eight lanes, if any of them executes."""
    executing = path.code.value(f"and i32 {path.bits()}, {(1 << EIGHT) - 1 << first}")
    return place_or_nowhere(path, host, path.code.value(f"icmp ne i32 {executing}, 0"))


def _store(path: AccessPath, host: str, mask: str, words: str) -> None:
    code, name = path.code, "llvm.x86.avx2.maskstore.d.256"
    if is_blended(path):
        bits = code.value(f"icmp slt {_EIGHT} {mask}, zeroinitializer")
        store_blended(code, Block("i32", EIGHT, host), words, bits)
        return
    code.declare(f"declare void @{name}(ptr, {_EIGHT}, {_EIGHT})")
    code.line(f"call void @{name}(ptr {host}, {_EIGHT} {mask}, {_EIGHT} {words})")
