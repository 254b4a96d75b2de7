"""Random kernels of rings whose tiles a warpgroup multiplies: one lane loads them, one thread of the warpgroup tells
that a product is complete, and another warp may read them, too. A few statements are missing, twice there, or
elsewhere."""

from __future__ import annotations

from random import Random

from tests.sanitizer.programs import HEAD
from tests.sanitizer.random_barriers import by_warps
from tests.sanitizer.random_warpgroups import MATRICES, TILE, multiply, mutated, numbered

THREADS = 192
TILES, MOST_TURNS = 2, 5
_GROUP, _READER = 15, 32
_EMPTY = 8 * TILES
_MEET = "bar.warp.sync 0xffffffff;"
_LOAD = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [s+{place}], [%rd2], 4096, [m+{at}];"
_WAIT = "LABEL_{at}: mbarrier.try_wait.parity.shared.b64 %p4, [m+{at}], {parity};\n@!%p4 bra LABEL_{at};"
_ARRIVE = "mbarrier.arrive.shared.b64 _, [m+{at}];"


def program(seed: int) -> str:
    """A kernel `k` of two arrays of 4,096 words, of which it stores to the first and reads the second."""
    random = Random(seed)
    read = random.random() < 0.5
    lines = mutated(random, _ring(random, read=read), _disturbance)
    head = HEAD.replace(".b64 m;", f".b64 m[{2 * TILES}];").replace(".b32 s[256]", f".b32 s[{TILES * TILE // 4}]")
    for tile in range(TILES):
        head += f"@%p1 mbarrier.init.shared.b64 [m+{8 * tile}], 1;\n"
        head += f"@%p1 mbarrier.init.shared.b64 [m+{_EMPTY + 8 * tile}], {2 if read else 1};\n"
    head += f"{MATRICES}    mov.u32 %r9, 0;\n" + "".join(f"mov.f32 %f{number}, 0f00000000;\n" for number in range(9))
    text = "\n".join(numbered(lines))
    return f"{head}bar.sync 0;\n{text}\nadd.f32 %f8, %f0, %f4;\nst.global.f32 [%rd3], %f8;\nret;\n}}\n"


def _ring(random: Random, *, read: bool) -> list[str]:
    """A kernel that is as it should be."""
    ahead, issuer = random.random() < 0.5, random.choice([128, 128, 140])
    lines: list[str] = []
    for turn in range(random.randint(2, MOST_TURNS)):
        tile, again = turn % TILES, turn // TILES
        lines += _fill(tile, again, issuer)
        lines += _multiply(random, turn, again, ahead=ahead)
        told = turn - 1 if ahead else turn
        if told >= 0:
            lines += [_by(random.choice([0, 0, 5, 32, 64, 127]), _ARRIVE.format(at=_EMPTY + 8 * (told % TILES)))]
        if read:
            lines += _read(tile, again)
    return [*lines, by_warps(_GROUP, "LABEL", "wgmma.wait_group.sync.aligned 0;")]


def _fill(tile: int, again: int, issuer: int) -> list[str]:
    wait = [_WAIT.format(at=_EMPTY + 8 * tile, parity=again - 1 & 1)] if again else []
    expect = f"mbarrier.arrive.expect_tx.shared.b64 _, [m+{8 * tile}], 4096;"
    return [_by(issuer, "\n".join([*wait, expect, _LOAD.format(place=tile * TILE, at=8 * tile)]))]


def _multiply(random: Random, turn: int, again: int, *, ahead: bool) -> list[str]:
    tile = turn % TILES
    wait = _WAIT.format(at=8 * tile, parity=again & 1)
    if random.random() < 0.2:
        wait = f"setp.eq.u32 %p3, %r13, 3;\n@!%p3 bra LABEL_ON;\n{wait}\nLABEL_ON:\n{_MEET}"
    *begun, over = multiply(tile, turn, ahead=ahead)
    return [by_warps(_GROUP, "LABEL", line) for line in (wait, "\n".join(begun), over)]


def _read(tile: int, again: int) -> list[str]:
    wait = _WAIT.format(at=8 * tile, parity=again & 1)
    tell = f"setp.eq.u32 %p3, %r13, 0;\n@%p3 {_ARRIVE.format(at=_EMPTY + 8 * tile)}"
    lines = [wait, f"ld.shared.u32 %r10, [%r5+{tile * TILE}];\nadd.u32 %r9, %r9, %r10;", f"{_MEET}\n{tell}"]
    return [by_warps(_READER, "LABEL", line) for line in lines]


def _by(thread: int, text: str) -> str:
    return f"setp.eq.u32 %p3, %r1, {thread};\n@!%p3 bra LABEL;\n{text}\nLABEL:"


def _disturbance(random: Random) -> str:
    place = random.randrange(0, TILES * TILE, TILE // 4)
    what = random.choice([f"st.shared.u32 [%r5+{place}], %r1;", f"ld.shared.u32 %r10, [%r5+{place}];", _MEET])
    warps = random.choice([63, _GROUP, 1, 2, 16, _READER])
    return by_warps(warps, "LABEL", what)
