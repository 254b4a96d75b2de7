"""Warnings that point to the caller's own line."""

from __future__ import annotations

import sys
import warnings


def warn_caller(message: str, category: type[Warning]) -> None:
    """Issue a warning for the line outside of this package from which it was entered."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == "ptxvm":
        level, frame = level + 1, frame.f_back
    warnings.warn(message, category, stacklevel=level)
