"""Random kernels of accesses, and of mbarriers at which some warps arrive and some wait; about half have a race.

With `copies` also of cp.async, for whose end warps arrive there, or wait by groups; nothing is stored in global memory
then, which they read.
"""

from __future__ import annotations

from random import Random

from tests.sanitizer.random_barriers import WARPS, by_warps
from tests.sanitizer.random_programs import HEAD, WORDS, access

_FEW, _MOST = 6, 12
_INIT = "@%p3 mbarrier.init.shared.b64 [m+{}], {};"
_PLACES = ("mov.u32 %r6, %r1;", "xor.b32 %r6, %r1, 1;", "add.u32 %r6, %r1, 32;", "shl.b32 %r6, %r1, 1;")
_GROUPS = ("cp.async.commit_group;\ncp.async.wait_group {};", "cp.async.wait_all;", "cp.async.commit_group;")
_AFTER_COPIES = (
    "cp.async.mbarrier.arrive.noinc.shared.b64 [m+{0}];",
    "cp.async.mbarrier.arrive.shared.b64 [m+{0}];\nmbarrier.arrive.shared.b64 _, [m+{0}];",
)


def program(seed: int, *, copies: bool = False) -> str:
    """A kernel `k` of one array of 4,096 words, for blocks of 128 threads."""
    random = Random(seed)
    inits: list[str] = []
    count = random.randint(2, _FEW) if copies else random.randint(4, _MOST)
    lines = [_statement(random, number, inits, copies=copies) for number in range(count)]
    head = HEAD.format(words=WORDS).replace("    .reg .pred", "    .shared .align 8 .b64 m[12];\n    .reg .pred", 1)
    head += "shr.u32 %r11, %r1, 5;\nand.b32 %r13, %r1, 31;\nsetp.eq.u32 %p3, %r1, 0;\n" + "\n".join(inits)
    return head + "\nbar.sync 0;\n" + "\n".join(lines) + "\nret;\n}\n"


def _statement(random: Random, number: int, inits: list[str], *, copies: bool) -> str:
    chosen = random.random()
    if chosen < (0.1 if copies else 0.03):
        return "bar.sync 0;"
    if chosen < 0.12:
        return "bar.warp.sync 0xffffffff;"
    if chosen < (0.65 if copies else 0.5):
        return _mbarrier(random, number, inits, copies=copies)
    some = random.randint(1, (1 << WARPS) - 1)
    if copies and chosen < 0.7:
        return by_warps(some, f"A{number}", _copy(random) + "\n" + random.choice(_GROUPS).format(random.randint(0, 1)))
    return by_warps(some, f"A{number}", access(random, number, 1 if copies else 0.95))


def _copy(random: Random) -> str:
    """Of all lanes, or some."""
    size, guard, lines = random.choice([4, 4, 8, 16]), "", [random.choice(_PLACES)]
    if random.random() < 0.2:
        guard = "@%p3 "
        lines.append(f"setp.lt.u32 %p3, %r13, {random.randint(1, 31)};")
    lines.append(f"and.b32 %r6, %r6, {WORDS * 4 // size - 1};\nmad.lo.u32 %r7, %r6, {size}, %r5;")
    lines.append("mul.wide.u32 %rd2, %r1, 16;\nadd.u64 %rd3, %rd1, %rd2;")
    return "\n".join([*lines, f"{guard}cp.async.ca.shared.global [%r7], [%rd3], {size};"])


def _mbarrier(random: Random, number: int, inits: list[str], *, copies: bool) -> str:
    """Warps arrive at an mbarrier of its own, and some wait: in its second phase those who have waited in the first."""
    place, all_lanes = 8 * len(inits), random.random() < (0.9 if copies else 0.7)
    arriving = random.sample(range(WARPS), random.randint(1, WARPS))
    waiting = random.sample(range(WARPS), WARPS if copies and random.random() < 0.8 else random.randint(1, WARPS))
    inits.append(_INIT.format(place, len(arriving) * (32 if all_lanes else 1)))
    again = random.random() < 0.3
    both = arriving, list({*waiting, *arriving}) if again else waiting
    text = _phase(random, f"{number}_0", place, both, all_lanes=all_lanes, copies=copies)
    if again:
        text += "\n" + _phase(random, f"{number}_1", place, (arriving, waiting), all_lanes=all_lanes, copies=copies)
    return text


def _phase(
    random: Random, name: str, place: int, warps: tuple[list[int], list[int]], *, all_lanes: bool, copies: bool
) -> str:
    arriving, waiting = (sum(1 << warp for warp in each) for each in warps)
    arrive, parity = f"mbarrier.arrive.shared.b64 _, [m+{place}];", name[-1]
    before = ""
    if copies and random.random() < 0.8:
        arrive, before = random.choice(_AFTER_COPIES).format(place), _copy(random)
    if not all_lanes:
        meet = random.choice(["", "bar.warp.sync 0xffffffff;\n"])
        lines = [f"@%p3 {line}" for line in arrive.splitlines()]
        arrive = f"{meet}setp.eq.u32 %p3, %r13, {random.randint(0, 31)};\n" + "\n".join(lines)
    wait = f"W{name}: mbarrier.test_wait.parity.shared.b64 %p3, [m+{place}], {parity};\n@!%p3 bra W{name};"
    arrives = by_warps(arriving, f"B{name}", before + "\n" + arrive)
    return arrives + "\n" + by_warps(waiting, f"S{name}", wait)
