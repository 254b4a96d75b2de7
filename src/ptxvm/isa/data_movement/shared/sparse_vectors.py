"""What `spcompress` and `spdecompress` share: vectors of 32-bit registers whose elements lie side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import VectorOf
from ptxvm.lanes import U32, Lanes, const

WORD = 32


@dataclass(frozen=True, slots=True)
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
