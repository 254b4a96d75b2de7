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
        self._quiet: set[str] = set()

    def note(self, exact: str, computed: str) -> None:
        """`exact` is `computed` but for its NaNs."""
        self._makers[exact] = lambda: computed
        self._quiet.add(exact)

    def note_quiet(self, name: str) -> None:
        """The NaNs in a value (or vector of values) are quiet."""
        self._quiet.add(name)

    def is_quiet(self, name: str) -> bool:
        """Whether that is known."""
        return name in self._quiet

    def note_moved(self, result: str, source: str, text: str) -> None:
        """`result` has the bits of `source`, moved by an instruction; `text` says {} for the operand."""
        if source in self._quiet:
            self._quiet.add(result)
        make = self._makers.get(source)
        if make is not None:
            self._makers[result] = lambda: self._moved(make(), text)

    def _moved(self, source: str, text: str) -> str:
        result = self._code.value(text.format(source))
        if source in self._quiet:
            self._quiet.add(result)
        return result

    def operand(self, name: str) -> str | None:
        """The vector to compute with instead; None if there is no other."""
        make = self._makers.get(name)
        return None if make is None else make()
