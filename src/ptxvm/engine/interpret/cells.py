"""Atomic operations of many lanes: what would happen if they came one after the other."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ptxvm.engine.interpret.places import Index
from ptxvm.engine.interpret.values import Array
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import Type

Values = Lanes | tuple["Values", ...]
Update = Callable[..., Values]


class Cells:
    """The memory an atomic acts on: lane `i` on `count` elements of `elements`, from `index[i]` on.

    Values and results have one element per lane, in lane order. `changed`: some lane wrote something new.
    """

    def __init__(self, elements: Array, index: Index, type_: Type, count: int) -> None:
        self._elements, self._type, self._count = elements, type_, count
        self._order = np.argsort(index, kind="stable")
        self._cells = index[self._order]
        self.changed = False

    @property
    def can_add(self) -> bool:
        """Whether `add` can do an addition: sums of integers do not depend on the order."""
        return self._type.is_integer and self._type.elements == 1 and self._count == 1

    def add(self, values: Values) -> list[Array]:
        """Integer additions of all lanes at once: old values are running sums."""
        assert isinstance(values, Lanes)
        amounts = values.data[self._order]
        before = np.cumsum(amounts, dtype=amounts.dtype) - amounts
        old = self._elements[self._cells] + (before - before[_starts_of(self._cells)])
        np.add.at(self._elements, self._cells, amounts)
        self.changed = bool(amounts.any())
        result = np.empty_like(old)
        result[self._order] = old
        return [result]

    def update(self, function: Update, values: list[Values]) -> list[Array]:
        """Round by round: all read; of each cell the first lane that changes it writes, those behind it read again."""
        results = [np.empty(len(self._order), self._type.storage) for _ in range(self._count)]
        left = np.arange(len(self._order))
        while len(left):
            lanes, cells = self._order[left], self._cells[left]
            olds = [self._elements[cells + position] for position in range(self._count)]
            news = self._compute(function, olds, [_at(value, lanes) for value in values])
            differs = np.zeros(len(left), np.bool_)
            for result, old, new in zip(results, olds, news, strict=True):
                result[lanes] = old
                differs |= _bits(old) != _bits(new)
            total = np.cumsum(differs)
            changes: Index = total - (total - differs)[_starts_of(cells)]
            writes = differs & (changes == 1)
            for position, new in enumerate(news):
                self._elements[cells[writes] + position] = new[writes]
            self.changed |= bool(writes.any())
            left = left[(changes > 0) & ~writes]
        return results

    def _compute(self, function: Update, olds: list[Array], values: list[Values]) -> list[Array]:
        old = tuple(Lanes(NUMPY, self._type, data) for data in olds)
        new = flatten(function(old if self._count > 1 else old[0], *values))
        return [canonical_nan(value).data for value in new]


def _starts_of(cells: Index) -> Index:
    """For each of the sorted cells the place of the first one equal to it."""
    first = np.ones(len(cells), np.bool_)
    np.not_equal(cells[1:], cells[:-1], out=first[1:])
    return np.maximum.accumulate(np.where(first, np.arange(len(cells)), 0))


def _bits(data: Array) -> Array:
    return np.ascontiguousarray(data).view(f"u{data.dtype.itemsize}")


def _at(values: Values, index: Index) -> Values:
    return map_values(values, lambda value: Lanes(NUMPY, value.type, value.data[index]))


def flatten(values: Values) -> list[Lanes]:
    """The elements of a value, a vector, or a vector of pairs."""
    if isinstance(values, Lanes):
        return [values]
    return [part for value in values for part in flatten(value)]


def map_values(values: Values, function: Callable[[Lanes], Lanes]) -> Values:
    """The same structure with every element replaced."""
    if isinstance(values, Lanes):
        return function(values)
    return tuple(map_values(value, function) for value in values)
