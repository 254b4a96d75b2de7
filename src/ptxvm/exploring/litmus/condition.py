"""What is asked of an outcome: comparisons of registers, memory and numbers, with and, or, not and parentheses."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping

from ptxvm.records import record

Variable = str
"""`P0:r1`, or the name of a location."""

_TOKEN = re.compile(r"\s*(/\\|\\/|&&|\|\||==|!=|<=|>=|[=<>~()]|P?\d+\s*:\s*\w+|-?\d+|[A-Za-z_]\w*)")
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_DEEPEST = 50


class ConditionError(ValueError):
    """What is written is no condition."""


@record()
class Condition:
    """A condition; `variables` are those it mentions, in order."""

    text: str
    holds: Callable[[Mapping[Variable, int]], bool]
    variables: tuple[Variable, ...]


def parse(text: str) -> Condition:
    """Raises ConditionError."""
    reader = _Reader(text)
    holds = reader.either(0)
    if reader.tokens:
        raise ConditionError(f"{reader.tokens[0]!r} does not belong to a condition")
    return Condition(" ".join(text.split()), holds, tuple(dict.fromkeys(reader.variables)))


def variable_of(text: str) -> Variable:
    """`0:r1` and `P0:r1` are the same."""
    thread, colon, name = (part.strip() for part in text.partition(":"))
    return f"P{thread.removeprefix('P')}:{name}" if colon else thread


_Test = Callable[[Mapping[Variable, int]], bool]


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        self.variables: list[Variable] = []
        place, text = 0, text.rstrip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                raise ConditionError(f"{text[place:].split()[0]!r} does not belong to a condition")
            self.tokens.append(match[1])
            place = match.end()

    def _next(self, what: str) -> str:
        if not self.tokens:
            raise ConditionError(f"{what} is missing at the end of the condition")
        return self.tokens.pop(0)

    def either(self, depth: int) -> _Test:
        parts = [self._both(depth)]
        while self.tokens[:1] in (["\\/"], ["||"]):
            self.tokens.pop(0)
            parts.append(self._both(depth))
        return parts[0] if len(parts) == 1 else lambda values: any(part(values) for part in parts)

    def _both(self, depth: int) -> _Test:
        parts = [self._one(depth)]
        while self.tokens[:1] in (["/\\"], ["&&"]):
            self.tokens.pop(0)
            parts.append(self._one(depth))
        return parts[0] if len(parts) == 1 else lambda values: all(part(values) for part in parts)

    def _one(self, depth: int) -> _Test:
        if depth > _DEEPEST:
            raise ConditionError(f"more than {_DEEPEST} parentheses inside each other")
        word = self._next("a comparison")
        if word in ("~", "not"):
            inner = self._one(depth + 1)
            return lambda values: not inner(values)
        if word == "(":
            inside = self.either(depth + 1)
            if self._next("`)`") != ")":
                raise ConditionError("`)` is missing")
            return inside
        if word in ("true", "false"):
            return lambda _: word == "true"
        return self._comparison(word)

    def _comparison(self, left: str) -> _Test:
        sign = self._next("a comparison")
        compare = _COMPARISONS.get(sign)
        if compare is None:
            raise ConditionError(f"a comparison is missing behind {left!r}")
        first, second = self._value(left), self._value(self._next("a value"))
        return lambda values: compare(first(values), second(values))

    def _value(self, word: str) -> Callable[[Mapping[Variable, int]], int]:
        if re.fullmatch(r"-?\d+", word):
            number = int(word)
            return lambda _: number
        if not re.match(r"P?\d+\s*:|[A-Za-z_]", word):
            raise ConditionError(f"{word!r} is no value")
        name = variable_of(word)
        self.variables.append(name)
        return lambda values: values[name]
