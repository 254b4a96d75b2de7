"""Random kernels of accesses and barriers of some warps, of which about half have a race."""

from __future__ import annotations

from random import Random

from tests.sanitizer.random_programs import HEAD, WORDS, access

WARPS = 4
_LAST_BARRIER = 15


def program(seed: int) -> str:
    """A kernel `k` of one array of 4,096 words, for blocks of 128 threads."""
    random = Random(seed)
    numbers = random.sample(range(1, _LAST_BARRIER + 1), _LAST_BARRIER)
    lines = [_statement(random, number, numbers) for number in range(random.randint(4, 12))]
    head = HEAD.format(words=WORDS) + "shr.u32 %r11, %r1, 5;\n"
    return head + "\n".join(lines) + "\nret;\n}\n"


def _statement(random: Random, number: int, numbers: list[int]) -> str:
    chosen = random.random()
    if chosen < 0.04:
        return "bar.sync 0;"
    if chosen < 0.1:
        return "bar.warp.sync 0xffffffff;"
    if chosen < 0.5:
        return _barrier(random, number, numbers.pop())
    return by_warps(random.randint(1, (1 << WARPS) - 1), f"A{number}", access(random, number, 0.95))


def _barrier(random: Random, number: int, barrier: int) -> str:
    """Some warps wait, others only arrive. No barrier is used twice, so that all runs order the same."""
    warps = random.sample(range(WARPS), random.randint(2, WARPS))
    waiting = warps[: random.randint(1, len(warps))]
    count, word = 32 * len(warps), random.choice(["bar.sync", "barrier.sync"])
    sync = by_warps(sum(1 << warp for warp in waiting), f"S{number}", f"{word} {barrier}, {count};")
    arriving = sum(1 << warp for warp in warps if warp not in waiting)
    return sync if arriving == 0 else by_warps(arriving, f"B{number}", f"bar.arrive {barrier}, {count};") + "\n" + sync


def by_warps(warps: int, label: str, text: str) -> str:
    """What only the warps of a mask do."""
    test = f"shr.u32 %r12, {warps}, %r11;\nand.b32 %r12, %r12, 1;\nsetp.eq.u32 %p2, %r12, 0;\n"
    return f"{test}@%p2 bra {label};\n{text}\n{label}:"
