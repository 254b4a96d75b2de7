"""Random kernels of products of warpgroups: pipelines of tiles that are filled and multiplied, in which a few
statements are missing, twice there, or elsewhere; about half have something wrong."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.sanitizer.programs import HEAD
from tests.sanitizer.random_barriers import by_warps

MOST_TURNS = 5
TILE = 4096
"""Bytes of A and B, and as many again that are not read."""

MATRICES = """
    shr.u32 %r11, %r1, 5;
    and.b32 %r13, %r1, 31;
    cvt.u64.u32 %rd20, %r4;
    shr.u64 %rd20, %rd20, 4;
    mov.u64 %rd21, 0x1000080000;
    or.b64 %rd20, %rd20, %rd21;
"""
"""Each thread's warp, its lane, and the descriptor of matrices at the start of shared memory."""

_START = """    mul.lo.u32 %r14, %r1, {own};
    add.u32 %r14, %r14, %r4;
    mov.u32 %r20, 0;
"""
_STORE = "st.shared.v4.u32 [%r14+{at}], {{%r20, %r20, %r20, %r20}};"
_COPY = "cp.async.cg.shared.global [%r14+{at}], [%rd2], 16;"
_PRODUCT = "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {{{sums}}}, %rd30, %rd31, 1, 1, 1, 0, 0;"


def program(seed: int) -> tuple[str, int]:
    """A kernel `k` of two arrays, of which it reads the second, and the threads of its blocks."""
    random = Random(seed)
    groups = random.choice([1, 1, 2])
    lines = mutated(random, _pipeline(random, groups), _disturbance)
    head = HEAD.replace(".b32 s[256]", f".b32 s[{3 * TILE // 4}]") + MATRICES + _START.format(own=TILE // 128 // groups)
    head = head.replace(".b64 m;", f".b64 m[{MOST_TURNS}];")
    head += "".join(f"@%p1 mbarrier.init.shared.b64 [m+{8 * turn}], {128 * groups};\n" for turn in range(MOST_TURNS))
    head += "".join(f"mov.f32 %f{number}, 0f00000000;\n" for number in range(9))
    text = "\n".join(numbered(lines))
    return f"{head}{text}\nst.global.f32 [%rd3], %f8;\nret;\n}}\n", 128 * groups


def numbered(lines: list[str]) -> list[str]:
    return [line.replace("LABEL", f"L{number}") for number, line in enumerate(lines)]


def _pipeline(random: Random, groups: int) -> list[str]:
    """A kernel that is as it should be."""
    tiles, copies, ahead = random.randint(1, 3), random.random() < 0.6, random.random() < 0.4
    arrives = random.random() < 0.3
    lines: list[str] = []
    for turn in range(random.randint(1, MOST_TURNS)):
        tile = turn % tiles
        # Products of the turn before may still read another tile.
        lines += ["bar.sync 0;", *_fill(tile, groups, copies=copies)]
        lines += [*(_await(random, turn, arrives=arrives) if copies else []), *_publish(random)]
        for group in range(groups):
            product = multiply(tile, turn, ahead=ahead and tiles > 1)
            lines += [_for_one(group, groups, line) for line in product]
    lines += [_for_one(group, groups, "wgmma.wait_group.sync.aligned 0;") for group in range(groups)]
    return [*lines, "add.f32 %f8, %f0, %f4;", "bar.sync 0;", _STORE.format(at=0)]


def _fill(tile: int, groups: int, *, copies: bool) -> list[str]:
    kind, at = _COPY if copies else _STORE, tile * TILE
    return [kind.format(at=at + place) for place in range(0, TILE // 128 // groups, 16)]


def _await(random: Random, turn: int, *, arrives: bool) -> list[str]:
    """Copies are complete."""
    if arrives:
        at = f"[m+{8 * turn}]"
        wait = f"LABEL: mbarrier.test_wait.parity.shared.b64 %p3, {at}, 0;\n@!%p3 bra LABEL;"
        return [f"cp.async.mbarrier.arrive.noinc.shared.b64 {at};", wait]
    return ["cp.async.commit_group;", "cp.async.wait_group 0;"] if random.random() < 0.6 else ["cp.async.wait_all;"]


def _publish(random: Random) -> list[str]:
    """Everybody knows what was written, and so does the async proxy."""
    fence, barrier = random.choice(["fence.proxy.async.shared::cta;", "fence.proxy.async;"]), "bar.sync 0;"
    if random.random() < 0.5:
        return [fence, barrier]
    alone = random.choice(["", "", "", f"setp.eq.u32 %p4, %r13, {random.randint(0, 31)};\n@!%p4 bra LABEL;\n"])
    return [barrier, f"{alone}{fence}\nLABEL:" if alone else fence]


def multiply(tile: int, turn: int, *, ahead: bool) -> list[str]:
    """The statements of a product. B is behind A. Sums of two turns are apart."""
    at, sums = tile * TILE // 16, ", ".join(f"%f{turn % 2 * 4 + number}" for number in range(4))
    product = f"add.u64 %rd30, %rd20, {at};\nadd.u64 %rd31, %rd20, {at + 128};\n{_PRODUCT.format(sums=sums)}"
    waits = f"wgmma.wait_group.sync.aligned {int(ahead)};"
    return ["wgmma.fence.sync.aligned;", product, "wgmma.commit_group.sync.aligned;", waits]


def _for_one(group: int, groups: int, line: str) -> str:
    """A line that one of the warpgroups executes."""
    return line if groups == 1 else by_warps(15 << 4 * group, "LABEL", line)


def mutated(random: Random, lines: list[str], disturbance: Callable[[Random], str]) -> list[str]:
    """The lines of a program, in which some are missing, moved, or twice there, or something else is."""
    lines = list(lines)
    for _ in range(random.choice([0, 1, 1, 2, 3])):
        place, other = random.randrange(len(lines)), random.randrange(len(lines))
        match random.randrange(5):
            case 0:
                del lines[place]
            case 1:
                lines.insert(other, lines.pop(place))
            case 2:
                lines.insert(other, lines[place])
            case 3:
                lines.insert(place, disturbance(random))
            case _:
                lines[place], lines[other] = lines[other], lines[place]
        if not lines:
            break
    return lines


def _disturbance(random: Random) -> str:
    at = random.randrange(0, 3 * TILE, TILE // 4)
    warps = random.randint(1, 255)
    what = random.choice([
        f"st.shared.u32 [%r14+{at}], %r1;",
        f"ld.shared.u32 %r20, [%r14+{at}];",
        "add.f32 %f9, %f0, %f1;",
        "mov.f32 %f5, 0f00000000;",
        "fence.proxy.async.global;",
        "fence.proxy.async;",
        "bar.warp.sync 0xffffffff;",
        f"red.shared.add.u32 [%r14+{at}], 1;",
    ])  # fmt: skip
    return by_warps(warps, "LABEL", what) if random.random() < 0.5 else what
