"""What is said when nobody can go on: one sentence per warp, the same from both engines."""

from __future__ import annotations

from collections.abc import Sequence

REPORTED_WARPS = 4

REPORTED_CTAS = 3
"""Other CTAs of a cluster that are told of."""


def waits_at_barrier(warp: int, line: int, barrier: int, arrived: int, expected: int) -> str:
    return f"warp {warp} waits at line {line} for barrier {barrier}: {arrived} of {expected} threads arrived"


def waits_at_cluster_barrier(warp: int, line: int, arrived: int, expected: int) -> str:
    return f"warp {warp} waits at line {line} for the barrier of the cluster: {arrived} of {expected} threads arrived"


def waits_for_lanes(warp: int, line: int, members: int) -> str:
    """`members`: the lanes it waits for, as bits."""
    return f"warp {warp} waits at line {line} for its lanes {members:#010x}"


def waits_in(warp: int, line: int, opcode: str) -> str:
    """For a condition that an instruction waits for."""
    return f"warp {warp} waits at line {line} in {opcode}"


def polls(warp: int, line: int, opcode: str) -> str:
    """For a loop around an instruction that only looks at memory."""
    return f"warp {warp} polls at line {line} in {opcode} what no running thread changes any more"


def in_block(block: tuple[int, int, int], wait: str) -> str:
    """For another CTA of the cluster."""
    return f"block {block}: {wait}"


def report(waits: Sequence[str], details: Sequence[str] = ()) -> str:
    """The message of the fault. `details`: what is known of the things waited for."""
    shown = list(waits[:REPORTED_WARPS])
    if len(waits) > REPORTED_WARPS:
        shown.append(f"and {len(waits) - REPORTED_WARPS} more warps")
    return "; ".join([*shown, *details])
