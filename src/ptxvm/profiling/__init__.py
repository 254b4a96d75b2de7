"""What a launch did, counted for each line of its PTX and of the source that it was made from. Knows no engine."""

from ptxvm.profiling.counts import Counts
from ptxvm.profiling.profile import Line, Profile, SourceLine

__all__ = ["Counts", "Line", "Profile", "SourceLine"]
