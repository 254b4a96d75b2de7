"""Sums that are moved between lanes as bits, by shuffles: the NaNs in them need not be those that PTX defines, for what
is computed from them is a NaN either way."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.lanes.code import Code

Make = Callable[[], str]


class Computed:
    """Of values with the NaNs that PTX defines, by the names of their vectors, how to come by what was computed: emits
    the moves in between once more, and LLVM drops those that nobody needs."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self._makers: dict[str, Make] = {}

    def note(self, exact: str, computed: str) -> None:
        """`exact` is `computed` but for its NaNs."""
        self._makers[exact] = lambda: computed

    def note_moved(self, result: str, source: str, text: str) -> None:
        """`result` has the bits of `source`, moved by an instruction; `text` says {} for the operand."""
        make = self._makers.get(source)
        if make is not None:
            self._makers[result] = lambda: self._code.value(text.format(make()))

    def operand(self, name: str) -> str | None:
        """The vector to compute with instead; None if there is no other."""
        make = self._makers.get(name)
        return None if make is None else make()
