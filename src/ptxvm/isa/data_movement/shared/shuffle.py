"""Which lane is read by `shfl` and `shfl.sync`."""

from ptxvm.lanes import LANE, S32, Lanes, where


def source_lane(mode: str, b: Lanes, c: Lanes) -> tuple[Lanes, Lanes]:
    """The lane that `mode`, `b` and `c` (U32) choose, and whether it is in range: else it is the own one."""
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
    return where(in_range, source, LANE), in_range
