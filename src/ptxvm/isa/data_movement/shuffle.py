"""The lane exchange of `shfl` and `shfl.sync`."""

from ptxvm.lanes import LANE, S32, Lanes, take, where


def shuffle(mode: str, a: Lanes, b: Lanes, c: Lanes) -> tuple[Lanes, Lanes]:
    """The value of `a` in the lane that `mode`, `b` and `c` (U32) choose, and whether that lane is in range."""
    b, clamp, segment = b & 31, c & 31, (c >> 8) & 31
    low = LANE & segment
    limit = low | (clamp & ~segment)
    match mode:
        case "up":
            source = LANE - b
        case "down":
            source = LANE + b
        case "bfly":
            source = LANE ^ b
        case _:
            source = low | (b & ~segment)
    in_range = source.to(S32) >= limit.to(S32) if mode == "up" else source <= limit
    return take(a, where(in_range, source, LANE)), in_range
