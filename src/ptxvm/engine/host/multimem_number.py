"""The numbers that multimem instructions combine, and the precision in which they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.shared.atomic import Update, operation, update_of
from ptxvm.lanes import F16, F32, NUMPY, U8, U32, Lanes, fp
from ptxvm.lanes.fp import FORMATS
from ptxvm.lanes.fp.formats import Format
from ptxvm.lanes.lanes import canonical_nan
from ptxvm.lanes.types import Type
from ptxvm.records import record

Array = npt.NDArray[Any]


@record()
class Number:
    """The elements of a form: their `type` in memory, or their 8-bit `format`; combined as `accumulator`.

    `update` combines two numbers. Results are rounded to nearest even; 8-bit ones are limited to the finite.
    """

    type: Type
    format: Format | None
    accumulator: Type | None
    update: Update

    @property
    def storage(self) -> np.dtype[Any]:
        return np.dtype(self.type.storage)

    def combined(self, old: Array, new: Array) -> Array:
        """Two arrays of elements, combined one by one."""
        return self._narrow(self.update(self._wide(old), self._wide(new)))

    def accumulated(self, arrays: Sequence[Array]) -> Array:
        """Several arrays of elements, the first with the second, what comes of that with the third, and so on.

        Without an accumulator each step is rounded to the type.
        """
        if self.accumulator is None:
            return reduce(self.combined, arrays)
        return self._narrow(reduce(self.update, (self._wide(array).to(self.accumulator) for array in arrays)))

    def _wide(self, elements: Array) -> Lanes:
        value = Lanes(NUMPY, self.type, elements)
        return value if self.format is None else fp.decode(value.to(U32), self.format)

    def _narrow(self, value: Lanes) -> Array:
        if self.format is not None:
            result = fp.encode(value.to(F32), self.format, satfinite=True).to(U8)
        else:
            result = canonical_nan(value.to(self.type) if value.type is not self.type else value)
        return np.asarray(result.data)


@cache
def number_of(form: Form) -> Number:
    """How a multimem form combines."""
    spelling = form.spelling("type")
    format_ = FORMATS.get(spelling[:4]) if form.type.is_integer else None
    type_ = U8 if format_ is not None else form.type.element
    accumulator = {".acc::f32": F32, ".acc::f16": F16}.get(_accumulation(form))
    return Number(type_, format_, accumulator, update_of(operation(form), type_ if format_ is None else F32))


def _accumulation(form: Form) -> str:
    return next((f".{modifier}" for modifier in form.modifiers if modifier.startswith("acc::")), "")
