"""What compiled code can look at."""

from __future__ import annotations

from enum import IntFlag


class Screens(IntFlag):
    """What code looks at while it runs, so that the interpreter need not judge a launch."""

    NOTHING = 0
    ACCESSES = 1  # what is written, to put it back
    MASKS = 2  # whether lanes meet as their membermasks say
    WRITTEN = 4  # whether what is read was written, in shared memory and of other lanes
    ORDER = 8  # whether accesses are ordered
