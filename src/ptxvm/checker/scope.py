"""Names and what they mean where: nested scopes, and ranges of registers made on first use."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import field
from typing import Generic, TypeVar

from ptxvm.records import record

T = TypeVar("T")

# No range is longer than this many digits; longer ones are names like any other.
_NUMBERED = re.compile(r"(.*?\D|)(\d{1,12})$", re.DOTALL)


@record(frozen=False)
class _Range(Generic[T]):
    """`%r<100>`: makes the symbol of a number when it is first asked for."""

    count: int
    make: Callable[[str], T]
    start: int
    depth: int
    outer: _Range[T] | None


@record(frozen=False)
class _Scope(Generic[T]):
    """What a scope declared, and what its declarations hide."""

    declared: dict[str, int] = field(default_factory=dict)
    hidden: list[tuple[str, T | None]] = field(default_factory=list)
    hidden_ranges: list[tuple[str, _Range[T] | None]] = field(default_factory=list)


class Names(Generic[T]):
    """The names visible at one place of a text.

    One flat table holds what is visible now; leaving a scope undoes what it declared. Looking a name up is one
    dictionary access however deep the scopes nest, and a range costs nothing until its registers are used.
    """

    def __init__(self) -> None:
        self._visible: dict[str, T] = {}
        self._ranges: dict[str, _Range[T]] = {}
        self._scopes: list[_Scope[T]] = [_Scope()]
        self.get = self._visible.get

    @property
    def depth(self) -> int:
        return len(self._scopes) - 1

    def enter(self) -> None:
        self._scopes.append(_Scope())

    def leave(self) -> None:
        scope = self._scopes.pop()
        for prefix, range_ in reversed(scope.hidden_ranges):
            _restore(self._ranges, prefix, range_)
        for name, symbol in reversed(scope.hidden):
            _restore(self._visible, name, symbol)

    def declared_here(self, name: str) -> int | None:
        """Where the innermost scope declares `name`, also as a member of a range; None where it does not."""
        start = self._scopes[-1].declared.get(name)
        if start is not None:
            return start
        found = self._find(name)
        return found[0].start if found is not None and found[0].depth == self.depth else None

    def declare(self, name: str, symbol: T, start: int) -> None:
        """Make `name` mean `symbol` until the innermost scope ends."""
        scope = self._scopes[-1]
        scope.declared[name] = start
        scope.hidden.append((name, self._visible.get(name)))
        self._visible[name] = symbol

    def declare_range(self, prefix: str, count: int, start: int, make: Callable[[str], T]) -> None:
        """Make `prefix0` to `prefix<count-1>` mean what `make(name)` returns when first used."""
        scope = self._scopes[-1]
        scope.hidden_ranges.append((prefix, self._ranges.get(prefix)))
        scope.declared[prefix + "<"] = start
        for name in self._materialised(prefix, count):
            scope.hidden.append((name, self._visible.pop(name)))
        self._ranges[prefix] = _Range(count, make, start, self.depth, self._ranges.get(prefix))

    def range_here(self, prefix: str) -> int | None:
        """Where the innermost scope declares the range `prefix`; None where it does not."""
        return self._scopes[-1].declared.get(prefix + "<")

    def member_here(self, prefix: str, count: int) -> tuple[str, int] | None:
        """A name of the innermost scope that the range would declare again, with its place."""
        for name, start in self._scopes[-1].declared.items():
            if _is_member(name, prefix, count):
                return name, start
        return None

    def lookup(self, name: str) -> T | None:
        """The symbol `name` means here, or None."""
        symbol = self._visible.get(name)
        return symbol if symbol is not None else self._make_member(name)

    def _make_member(self, name: str) -> T | None:
        found = self._find(name)
        if found is None:
            return None
        range_, plain = found
        symbol = self._visible.get(plain)
        if symbol is None:
            symbol = range_.make(plain)
        for spelling in {name, plain}:
            if spelling not in self._visible:
                # The range's own scope forgets it, not an inner one that happened to use it first.
                self._scopes[range_.depth].hidden.append((spelling, None))
                self._visible[spelling] = symbol
        return symbol

    def _find(self, name: str) -> tuple[_Range[T], str] | None:
        """The range `name` belongs to and its usual spelling (`%r01` is `%r1`)."""
        match = _NUMBERED.match(name)
        if match is None:
            return None
        head, digits = match.group(1), match.group(2)
        for cut in range(len(digits)):
            prefix, number = head + digits[:cut], int(digits[cut:])
            range_ = self._ranges.get(prefix)
            while range_ is not None and number >= range_.count:
                range_ = range_.outer
            if range_ is not None:
                return range_, f"{prefix}{number}"
        return None

    def _materialised(self, prefix: str, count: int) -> list[str]:
        """Visible names that the range `prefix<count>` hides."""
        if count <= len(self._visible):
            return [name for name in (f"{prefix}{number}" for number in range(count)) if name in self._visible]
        return [name for name in self._visible if _is_member(name, prefix, count)]

    def range_of(self, name: str) -> tuple[str, int] | None:
        """The innermost range that a numbered name is too high for: its prefix and the numbers it has."""
        match = _NUMBERED.match(name)
        range_ = self._ranges.get(match.group(1)) if match is not None else None
        return None if match is None or range_ is None else (match.group(1), range_.count)

    def visible_names(self) -> list[str]:
        """Every name in the table, for "did you mean"."""
        return list(self._visible)


def _is_member(name: str, prefix: str, count: int) -> bool:
    number = name.removeprefix(prefix)
    return name.startswith(prefix) and number.isdigit() and int(number) < count


def _restore(table: dict[str, T], key: str, value: T | None) -> None:
    if value is None:
        table.pop(key, None)
    else:
        table[key] = value
