"""Registers that an asynchronous instruction reads and writes later, as engines give access to them."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.uint32]
"""`[register, lane]`."""


class HeldRegisters(Protocol):
    """The registers of one operand of an instruction, of one warp."""

    def read(self) -> Values:
        """What they hold now."""

    def undefined(self) -> Values | None:
        """The bits of them that are undefined, if that is followed and there may be any."""

    def write(self, values: Values, *, adds: bool = False, undefined: Values | None = None) -> None:
        """Change them. `adds`: to what they held, so that what was undefined stays so; `undefined`: not zero in lanes
        in which the result is, where that is followed."""

    def use(self) -> str | None:
        """They are used now. The name of one that no fence orders with what was done to it before, if there is one."""


class WarpRegisters(Protocol):
    """The registers of the calling warps that the calling instruction holds."""

    def of(self, warp: int, operand: int) -> HeldRegisters:
        """Those of an operand (`Form.held`), for a warp of the CTA."""

    def fence(self, warp: int) -> None:
        """Accesses of a warp to all such registers until now are ordered before what follows."""

    def is_fenced(self, warp: int) -> bool:
        """Whether the warp has ever executed such a fence."""
