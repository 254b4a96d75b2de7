"""A change of an instruction that may make it correct."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.checker.written import Written
from ptxvm.records import record

Texts = tuple[str, ...]
Rewrite = Callable[[Texts], Texts]


def unchanged(texts: Texts) -> Texts:
    return texts


@record()
class Candidate:
    """The changed instruction: its mnemonic, how its operands are written, and how their texts come about.

    `before` makes the statements that go in front of it from the operands' texts; `preceding` is the instruction among
    them (mnemonic and operands), which must be correct too. `why` introduces the correction.
    """

    why: str
    opcode: str
    written: tuple[Written, ...]
    operands: Rewrite = unchanged
    before: Rewrite = lambda texts: ()
    preceding: tuple[str, tuple[Written, ...]] | None = None


def replaced(texts: Texts, place: int, text: str) -> Texts:
    """The texts with another one at `place`."""
    return (*texts[:place], text, *texts[place + 1 :])
