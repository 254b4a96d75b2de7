"""What `spcompress` and `spdecompress` share: vectors of 32-bit registers whose elements lie side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import VectorOf
from ptxvm.lanes import U32, Lanes, const, where
from ptxvm.records import record

WORD = 32
GROUP = 4
"""Elements of which two are kept."""


@record()
class Sizes:
    """What the modifiers say: widths in bits, elements of a sequence as stored and as it stands for, repetitions."""

    element: int
    index: int
    stored: int
    full: int
    times: int

    @property
    def stored_registers(self) -> int:
        return _registers(self.stored * self.element * self.times)

    @property
    def index_registers(self) -> int:
        return _registers(self.stored * self.index * self.times)

    @property
    def full_registers(self) -> int:
        return _registers(self.full * self.element * self.times)


def _registers(bits: int) -> int:
    return -(-bits // WORD)


def sizes(form: Form) -> Sizes:
    """Those of `.b8.b2.sp::2:4.x32` and the like."""
    stored, full = (int(part) for part in form.spelling("spfactor").removeprefix("sp::").split(":"))
    element, index = int(form.spelling("elemsize")[1:]), int(form.spelling("idxsize")[1:])
    return Sizes(element, index, stored, full, times=int(form.spelling("num")[1:]))


def vectors(found: Callable[[Form], Sizes]) -> tuple[VectorOf, VectorOf, VectorOf]:
    """The operands `data`, `mdata` and `cdata`, of as many registers as the sizes say."""
    return (
        VectorOf("b32", lambda form: found(form).full_registers),
        VectorOf("b32", lambda form: found(form).index_registers),
        VectorOf("b32", lambda form: found(form).stored_registers),
    )


def field(words: Sequence[Lanes], start: int, width: int) -> Lanes:
    """So many bits, of one word, from bit `start` of the vector on."""
    return words[start // WORD].bits(U32) >> start % WORD & ((1 << width) - 1)


def joined(fields: Sequence[Lanes], width: int) -> tuple[Lanes, ...]:
    """Fields of a width side by side, the rest of the last word zeros."""
    words = [const(U32, 0)] * _registers(len(fields) * width)
    for place, value in enumerate(fields):
        word, shift = divmod(place * width, WORD)
        words[word] = words[word] | value << shift
    return tuple(words)


def chosen(elements: Sequence[Lanes], keys: Sequence[Lanes]) -> tuple[Lanes, Lanes, Lanes, Lanes]:
    """Of four elements the two with the greatest keys, of equal ones the first, and their places, in order."""
    kept = [_is_kept(keys, at) for at in range(GROUP)]
    first = where(kept[0], const(U32, 0), where(kept[1], const(U32, 1), 2))
    second = where(kept[3], const(U32, 3), where(kept[2], const(U32, 2), 1))
    return _at(elements, first), _at(elements, second), first, second


def _is_kept(keys: Sequence[Lanes], at: int) -> Lanes:
    """Whether fewer than two others come first (PRED)."""
    before = const(U32, 0)
    for other in range(GROUP):
        if other != at:
            wins = keys[other] >= keys[at] if other < at else keys[other] > keys[at]
            before = before + wins.to(U32)
    return before < 2


def _at(elements: Sequence[Lanes], place: Lanes) -> Lanes:
    found = elements[0]
    for at, value in enumerate(elements[1:], 1):
        found = where(place == at, value, found)
    return found
