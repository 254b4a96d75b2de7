"""Where the program goes after an instruction."""

from __future__ import annotations

from enum import Enum


class Flow(Enum):
    """How an instruction ends or leaves the straight line of a program; all but NONE are the engines' own business."""

    NONE = "none"
    BRANCH = "branch"
    BRANCH_INDEXED = "branch indexed"
    CALL = "call"
    RETURN = "return"
    EXIT = "exit"
