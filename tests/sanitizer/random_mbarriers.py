"""Random kernels of accesses, and of mbarriers at which some warps arrive and some wait; about half have a race."""

from __future__ import annotations

from random import Random

from tests.sanitizer.random_barriers import WARPS, by_warps
from tests.sanitizer.random_programs import HEAD, WORDS, access

_MOST = 12
_INIT = "@%p3 mbarrier.init.shared.b64 [m+{}], {};"


def program(seed: int) -> str:
    """A kernel `k` of one array of 4,096 words, for blocks of 128 threads."""
    random = Random(seed)
    inits: list[str] = []
    lines = [_statement(random, number, inits) for number in range(random.randint(4, _MOST))]
    head = HEAD.format(words=WORDS).replace("    .reg .pred", "    .shared .align 8 .b64 m[12];\n    .reg .pred", 1)
    head += "shr.u32 %r11, %r1, 5;\nand.b32 %r13, %r1, 31;\nsetp.eq.u32 %p3, %r1, 0;\n" + "\n".join(inits)
    return head + "\nbar.sync 0;\n" + "\n".join(lines) + "\nret;\n}\n"


def _statement(random: Random, number: int, inits: list[str]) -> str:
    chosen = random.random()
    if chosen < 0.03:
        return "bar.sync 0;"
    if chosen < 0.12:
        return "bar.warp.sync 0xffffffff;"
    if chosen < 0.5:
        return _mbarrier(random, number, inits)
    return by_warps(random.randint(1, (1 << WARPS) - 1), f"A{number}", access(random, number, 0.95))


def _mbarrier(random: Random, number: int, inits: list[str]) -> str:
    """Warps arrive at an mbarrier of its own, and some wait: in its second phase those who have waited in the first."""
    place, all_lanes = 8 * len(inits), random.random() < 0.7
    arriving = random.sample(range(WARPS), random.randint(1, WARPS))
    waiting = random.sample(range(WARPS), random.randint(1, WARPS))
    inits.append(_INIT.format(place, len(arriving) * (32 if all_lanes else 1)))
    again = random.random() < 0.3
    text = _phase(
        random, f"{number}_0", place, (arriving, list({*waiting, *arriving}) if again else waiting), all_lanes
    )
    return text + "\n" + _phase(random, f"{number}_1", place, (arriving, waiting), all_lanes) if again else text


def _phase(random: Random, name: str, place: int, warps: tuple[list[int], list[int]], all_lanes: bool) -> str:
    arriving, waiting = (sum(1 << warp for warp in each) for each in warps)
    arrive, parity = f"mbarrier.arrive.shared.b64 _, [m+{place}];", name[-1]
    if not all_lanes:
        meet = random.choice(["", "bar.warp.sync 0xffffffff;\n"])
        arrive = f"{meet}setp.eq.u32 %p3, %r13, {random.randint(0, 31)};\n@%p3 {arrive}"
    wait = f"W{name}: mbarrier.test_wait.parity.shared.b64 %p3, [m+{place}], {parity};\n@!%p3 bra W{name};"
    return by_warps(arriving, f"B{name}", arrive) + "\n" + by_warps(waiting, f"S{name}", wait)
