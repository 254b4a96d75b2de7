"""Addresses that little is known about until they are there: often pieces of the warp are contiguous after all. In
blocks narrower than a warp it is known which: rows of them, contiguous or at one address (`lanes/shape.py`, Groups).
What kernels read for products of matrices lies as fragments do: four lanes follow each other, or every fourth."""

from __future__ import annotations

from dataclasses import replace

from ptxvm.engine.jit.memory.all_lanes import Known, all_equal, all_equal_once, unites
from ptxvm.engine.jit.memory.eights import may_be_in_rows
from ptxvm.engine.jit.memory.line import may_be_line, own_part
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.strided import Strides, can_reorder, strides_of
from ptxvm.engine.jit.memory.vectors import ALL_LANES, constants
from ptxvm.engine.jit.memory.window import may_be_near
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.shape import Groups
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

PIECE = 64
"""Bytes of a piece: what a vector register of AVX-512 holds."""

MOST_LANES = 16
SHORT = 8
"""As many at most without AVX-512."""

MIN_WIDTH = 4
FOUR = 4
PAIR = 8
"""Bytes of two words."""

NO_WAY = "0"
"""Of lanes that lie in none of the ways, or in one that need not be looked for. The others are counted from 1."""


@record()
class Pieces:
    """`found` (i1): all lanes execute, and those of each piece of so many `lanes` follow its first, or access the
    same if they are `equal`. None: that is known. Of the `mask`, if there is one, only: those that execute.
    Lanes of a piece are neighbours, or those of a column: every fourth; or `strides` apart.

    `first` are the bases of these, or the indices if the addresses have an index form.
    """

    found: str | None
    first: tuple[str, ...]
    llvm: str
    lanes: int
    equal: bool = False
    is_column: bool = False
    mask: str | None = None
    strides: Strides | None = None


def may_be_contiguous(path: AccessPath) -> bool:
    """Whether looking for pieces is worth the code.

    Threads that walk over bytes of their own are common, threads that read neighbouring bytes of unknown place are not.
    """
    if not path.shape.varying or (path.context.partial and path.rows is None):
        return False
    if known_groups(path) is not None or _known_strides(path) is not None:
        return True
    if path.context.partial:
        return False
    if path.width < MIN_WIDTH and not _may_be_fragment(path):
        return False
    return path.index is None or path.index.stride == path.width


def find_pieces(path: AccessPath, known: Known | None = None) -> tuple[Pieces, ...]:
    """Those that are known, else compare every address with what it would be if each piece were contiguous: one way
    after the other in which they may be. Addresses that are apart by the same in all lanes are compared once, and noted
    in `known`: where that is given, this is no way that only some warps go."""
    groups = known_groups(path)
    if groups is not None:
        return (_known_pieces(path, groups),)
    strides = _known_strides(path)
    if strides is not None:
        return (_known_rows(path, strides),)
    found = []
    if path.width >= MIN_WIDTH:
        found.append(_look_for_pieces(path, _lanes_of_piece(path), known))
    if _may_be_in_fours(path):
        found.append(_look_for_pieces(path, FOUR, known))
    elif _may_be_fragment(path):
        found += [_look_for_pieces(path, FOUR, known), _look_for_columns(path, known)]
    elif _may_be_equal(path):
        found.append(_look_for_equal(path, known))
    return tuple(found)


def _lanes_of_piece(path: AccessPath) -> int:
    """Where registers hold less, more of them are needed anyway: shorter pieces are found more often."""
    most = SHORT if unites(path.context.reading) else MOST_LANES
    return max(2, min(most, PIECE // path.width))


def _may_be_equal(path: AccessPath) -> bool:
    """Whether what four lanes share is looked for, as of tables that are read in ever larger steps: where a look into
    a window around lane 0 does not find it."""
    return not (path.store or path.context.scattered or may_be_near(path) or may_be_in_rows(path))


def _may_be_in_fours(path: AccessPath) -> bool:
    """Pairs of words that are stored where the numbers of lanes say, as by the steps of a transform: a scatter moves
    them one by one."""
    return path.store and path.width == PAIR and not path.context.scattered


def may_have_ways(path: AccessPath) -> bool:
    """Whether the way in which the lanes lie is worth noting: a transform stores several pairs that lie alike."""
    return _may_be_in_fours(path) and path.context.mask is None and may_be_line(path)


def own_index(path: AccessPath) -> str:
    """The lanes' indices (<32 x i32>) without what was added to all of them: lanes that have the same lie alike."""
    assert path.index is not None
    return own_part(path.context.reading, path.index.index)[0]


def pieces_by_way(path: AccessPath, way: str) -> tuple[Pieces, ...]:
    """What `find_pieces` finds, by the way (i32) that was found by an access whose lanes lie alike."""
    code, form = path.code, path.index
    assert form is not None

    def of(number: int, lanes: int) -> Pieces:
        own = range(0, WARP_SIZE, lanes)
        first = tuple(code.value(f"extractelement <32 x i32> {form.index}, i32 {lane}") for lane in own)
        return Pieces(code.value(f"icmp eq i32 {way}, {number}"), first, "i32", lanes)

    return of(1, _lanes_of_piece(path)), of(2, FOUR)


def _may_be_fragment(path: AccessPath) -> bool:
    """Elements of matrices that are multiplied, up to a register of each lane."""
    return path.context.function.has_products and not path.store and path.count == 1 and path.width <= MIN_WIDTH


def may_be_units(path: AccessPath) -> str | None:
    """Whether (i1) lanes may follow each other by what each accesses by several instructions, such as pairs of words:
    lane 1 does. None if it cannot be."""
    code, form = path.code, path.index
    if form is not None and path.width % form.stride:
        return None
    vector, llvm, step = path.bases()
    places = [code.value(f"extractelement <32 x {llvm}> {vector}, i32 {lane}") for lane in (0, 1)]
    return code.value(f"icmp eq {llvm} {code.value(f'sub {llvm} {places[1]}, {places[0]}')}, {step}")


def find_units(path: AccessPath) -> Pieces:
    """Pieces of these."""
    return _look_for_pieces(path, _lanes_of_piece(path), None)


def known_groups(path: AccessPath) -> Groups | None:
    """Groups whose lanes follow each other, or load the same."""
    groups, form = path.groups, path.index
    if groups is None:
        return None
    if groups.are_equal:
        return None if path.store else groups
    follow = groups.step_by(path.width) if form is None else form.stride == path.width and groups.step_by(1)
    return groups if follow else None


def _known_strides(path: AccessPath) -> Strides | None:
    """How all lanes of a load are apart in rows, each of which is one register."""
    groups, form = path.groups, path.index
    if groups is None or not groups.are_few or path.store or path.context.mask is not None:
        return None
    step = groups.offsets[1]
    if not groups.step_by(step) or not can_reorder(path):
        return None
    strides = strides_of(path.width, step if form is None else step * form.stride, groups.lanes)
    return strides if strides is not None and strides.lanes == groups.lanes else None


def _known_rows(path: AccessPath, strides: Strides) -> Pieces:
    vector, llvm, _ = path.bases()
    first = path.context.reading.heads.of_vector(vector, llvm, strides.row)
    return Pieces(None, first, llvm, strides.row, strides=strides)


def _known_pieces(path: AccessPath, groups: Groups) -> Pieces:
    code, (vector, llvm, _) = path.code, path.bases()
    first = path.context.reading.heads.of_vector(vector, llvm, groups.lanes)
    mask = path.context.mask
    if path.rows is not None:
        return Pieces(None, first, llvm, groups.lanes, groups.are_equal, mask=mask)
    found = None if mask is None else code.value(f"icmp eq i32 {path.bits()}, -1")
    return Pieces(found, first, llvm, groups.lanes, groups.are_equal)


def _look_for_pieces(path: AccessPath, lanes: int, known: Known | None) -> Pieces:
    """Of lanes that are neighbours."""
    firsts = tuple(lane - lane % lanes for lane in range(WARP_SIZE))
    places = tuple(lane % lanes for lane in range(WARP_SIZE))
    return _compared(path, Pieces(None, (), "", lanes), _Expected(firsts, places), known)


def find_equal(path: AccessPath) -> Pieces:
    """The same for lanes that are in no rows."""
    return _look_for_equal(path, None)


def _look_for_equal(path: AccessPath, known: Known | None) -> Pieces:
    """Of four lanes that all access the same."""
    firsts = tuple(lane - lane % FOUR for lane in range(WARP_SIZE))
    shape = Pieces(None, (), "", FOUR, equal=True)
    return _compared(path, shape, _Expected(firsts, (0,) * WARP_SIZE), known)


def _look_for_columns(path: AccessPath, known: Known | None) -> Pieces:
    """Of every fourth lane."""
    firsts = tuple(lane % FOUR for lane in range(WARP_SIZE))
    shape = Pieces(None, (), "", WARP_SIZE // FOUR, is_column=True)
    places = tuple(lane // FOUR for lane in range(WARP_SIZE))
    return _compared(path, shape, _Expected(firsts, places), known)


@record()
class _Expected:
    """Each lane so many `places` behind another one, that of `firsts`."""

    firsts: tuple[int, ...]
    places: tuple[int, ...]


def _compared(path: AccessPath, shape: Pieces, expected: _Expected, known: Known | None) -> Pieces:
    """Whether the lanes are as expected. What has been added to all of them does not matter: it is, or LLVM finds that
    it is, compared once."""
    code, (vector, llvm, step) = path.code, path.bases()
    heads = sorted(set(expected.firsts))
    first = tuple(code.value(f"extractelement <32 x {llvm}> {vector}, i32 {lane}") for lane in heads)
    vector, _ = own_part(path.context.reading, vector)
    mask, is_row = path.context.mask, not (shape.is_column or shape.equal)
    if mask is None:
        key = "pieces", vector, step, expected
        found = all_equal_once(path.context.reading, known, key, lambda: _are(path, vector, expected))
        return replace(shape, found=found, first=first, llvm=llvm)
    wanted = _wanted(path, vector, expected)
    same, under_mask = code.value(f"icmp eq <32 x {llvm}> {vector}, {wanted}"), None
    if path.context.guarded and path.can_mask and path.count == 1 and is_row:
        under_mask = mask
        same = code.value(f"or <32 x i1> {same}, {code.value(f'xor <32 x i1> {mask}, {ALL_LANES}')}")
    else:
        same = code.value(f"and <32 x i1> {same}, {mask}")
    found = code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {same} to i32')}, -1")
    return replace(shape, found=found, first=first, llvm=llvm, mask=under_mask)


def _are(path: AccessPath, vector: str, expected: _Expected) -> str:
    _, llvm, _ = path.bases()
    return all_equal(path.context.reading, llvm, vector, _wanted(path, vector, expected))


def _wanted(path: AccessPath, vector: str, expected: _Expected) -> str:
    code, (_, llvm, step) = path.code, path.bases()
    type_ = f"<32 x {llvm}>"
    bases = code.value(f"shufflevector {type_} {vector}, {type_} poison, {indices(expected.firsts)}")
    return code.value(f"add {type_} {bases}, {constants(llvm, [place * step for place in expected.places])}")
