"""What happened to registers that asynchronous instructions use, of which fences make something."""

from __future__ import annotations

from enum import IntFlag


class Touch(IntFlag):
    """What happened to a register since the last fence of its warp.

    Compilers put the copies and constants that begin sums right before the instruction that uses them, behind the
    fence: that counts only if the register was used before.
    """

    COMPUTED = 1  # read or written by the program, other than by `mov`
    MOVED = 2  # likewise by `mov`, since it was used last
    USED = 4  # held by an asynchronous instruction

    @property
    def is_ordered(self) -> bool:
        """Whether an asynchronous instruction may use the register now."""
        return not self & Touch.COMPUTED and self & (Touch.MOVED | Touch.USED) != Touch.MOVED | Touch.USED


def after_use(touched: Touch) -> Touch:
    """What is to be remembered of a register that an asynchronous instruction uses now."""
    return touched & ~Touch.MOVED | Touch.USED
