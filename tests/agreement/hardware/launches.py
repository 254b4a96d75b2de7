"""A launch, as it is written down for a machine with a GPU and as that machine answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.generic]


@dataclass(frozen=True, slots=True)
class Launch:
    """A kernel of a module. Arguments are arrays (copied to memory of the GPU) or the bytes of other parameters;
    `kept`: the places of the arrays that are wanted afterwards."""

    text: str
    kernel: str
    grid: int
    block: tuple[int, int, int]
    arguments: Sequence[Array | bytes]
    kept: tuple[int, ...]


#: The kept arrays, or why there are none.
Answer = list[Array] | str
