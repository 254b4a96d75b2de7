"""Bits that a copy looks for in what it copies (ISA 9.4, 9.7.10.28.1.3)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes
from ptxvm.records import record


@record()
class Pattern:
    """Bits that a copy looks for: of the first element of `size` bytes in every `step` bytes, under a mask."""

    size: int
    bits: int
    step: int
    mask: int = -1

    def is_in(self, data: Bytes) -> bool:
        """Whether some element has them; the data begins at a multiple of `step`."""
        return self._matches(data.reshape(-1, self.step)[:, : self.size])

    def is_in_rows(self, rows: Bytes, addresses: npt.NDArray[np.int64]) -> bool:
        """Whether some element of rows that begin at these addresses has them; shape (rows, bytes of a row)."""
        return any(
            self._matches(np.lib.stride_tricks.sliding_window_view(some, self.size, 1)[:, begin :: self.step])
            for begin in range(min(self.step, rows.shape[1] - self.size + 1))
            if (some := rows[(addresses + begin) % self.step == 0]).size
        )

    def _matches(self, elements: Bytes) -> bool:
        numbers = np.ascontiguousarray(elements).view(f"<u{self.size}").astype(np.int64)
        return bool((numbers & self.mask == self.bits).any())
