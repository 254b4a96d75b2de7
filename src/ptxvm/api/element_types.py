"""Arrays whose elements are not what a kernel takes them for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ptxvm.checker.module import Function
from ptxvm.engine.access_types import float_pointers, float_widths
from ptxvm.machine.image import Image

Positions = tuple[int, ...]
Dtypes = tuple[np.dtype[Any], ...]


class ElementTypes:
    """What is questionable about the arrays that a kernel is launched with; found once for each choice of types."""

    def __init__(self, kernel: Function, image: Callable[[], Image]) -> None:
        self._kernel = kernel
        self._image = image
        self._known: dict[tuple[Positions, Dtypes], Sequence[str]] = {}

    def warnings(self, positions: Positions, dtypes: Dtypes) -> Sequence[str]:
        """Sentences about arrays of floats that the kernel accesses as floats of another width: the arguments at these
        positions, from 1, have elements of these types."""
        found = self._known.get((positions, dtypes))
        if found is None:
            rows = zip(positions, dtypes, strict=True)
            found = [words for position, dtype in rows for words in self._judge(position, dtype, set(positions))]
            self._known[positions, dtypes] = found
        return found

    def _judge(self, position: int, dtype: np.dtype[Any], arrays: set[int]) -> list[str]:
        if not _is_float(dtype):
            return []
        if float_widths(self._kernel, self._image()) <= {8 * dtype.itemsize}:
            return []
        use = float_pointers(self._kernel, self._image()).get(position)
        # Wider accesses than elements may copy several of them.
        if (
            use is None
            or use.others & arrays
            or use.bits == 8 * dtype.itemsize
            or (use.bits > 8 * dtype.itemsize and not use.computed)
        ):
            return []
        advice = f": pass array.astype(np.float{use.bits})" if use.bits > 16 else ""
        name = self._kernel.name
        return [
            f"argument {position} of {name} is an array of {dtype}, but the kernel accesses it as .{use.type} "
            f"(PTX line {use.line}){advice}"
        ]


def _is_float(dtype: np.dtype[Any]) -> bool:
    """Floats, also those of ml_dtypes, which NumPy has no kind for."""
    return dtype.kind == "f" or dtype.name == "bfloat16"
