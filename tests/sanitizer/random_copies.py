"""Random kernels of bulk copies: tiles that are loaded, read, changed and stored by turns, in which a few statements
are missing, twice there, or elsewhere; about half have something wrong."""

from __future__ import annotations

from random import Random

from tests.sanitizer.programs import HEAD
from tests.sanitizer.random_barriers import by_warps
from tests.sanitizer.random_warpgroups import mutated, numbered

WARPS = 2
TILE = 256
MOST_TURNS, MOST_TILES = 5, 4
_START = "shr.u32 %r11, %r1, 5;\nand.b32 %r13, %r1, 31;\nmov.u32 %r9, 0;\n"
_ARRIVE = "mbarrier.arrive.expect_tx.shared.b64 _, [m+{at}], {size};"
_LOAD = "cp.async.bulk.shared::{to}.global.mbarrier::complete_tx::bytes [s+{place}], [%rd2], {size}, [m+{at}];"
_STORE = "cp.async.bulk.global.shared::cta.bulk_group [%rd1+{to}], [s+{place}], 256;"
_WAIT = "LABEL: mbarrier.try_wait.parity.shared.b64 %p4, [m+{at}], {parity};\n@!%p4 bra LABEL;"
_FENCES = ("fence.proxy.async.shared::cta;", "fence.proxy.async;")


def program(seed: int) -> str:
    """A kernel `k` of two arrays, of which it stores to the first and reads the second, for blocks of 64 threads."""
    random = Random(seed)
    lines = mutated(random, _pipeline(random), _disturbance)
    head = HEAD.replace(".b64 m;", f".b64 m[{MOST_TILES}];") + _START
    head += "".join(f"@%p1 mbarrier.init.shared.b64 [m+{8 * tile}], 1;\n" for tile in range(MOST_TILES))
    return f"{head}" + "\n".join(numbered(lines)) + "\nst.global.u32 [%rd3+8192], %r9;\nret;\n}\n"


def _pipeline(random: Random) -> list[str]:
    """A kernel that is as it should be."""
    tiles, barriers = random.randint(1, MOST_TILES), ["bar.sync 0;", "bar.sync 0;", f"bar.sync 1, {32 * WARPS};"]
    barrier = random.choice(barriers)
    issuer = random.choice([0, 0, 0, 37])
    lines = ["bar.sync 0;"]
    for turn in range(random.randint(1, MOST_TURNS)):
        tile = turn % tiles
        place, parity = tile * TILE, turn // tiles & 1
        lines += _load(random, tile, place, issuer)
        lines += [_WAIT.format(at=8 * tile, parity=parity)]
        lines += [random.choice(["", "", barrier]), _some(random, f"ld.shared.u32 %r10, [%r5+{place}];")]
        lines += ["add.u32 %r9, %r9, %r10;"]
        if random.random() < 0.5:
            lines += [_some(random, f"st.shared.u32 [%r5+{place}], %r9;"), random.choice(_FENCES)]
        lines += [barrier, *(_store(random, turn, place, issuer) if random.random() < 0.6 else []), barrier]
    return lines


def _some(random: Random, line: str) -> str:
    warps = random.choice([3, 3, 1, 2])
    return line if warps == 3 else by_warps(warps, "LABEL", line)


def _by(thread: int, text: str) -> str:
    return f"setp.eq.u32 %p3, %r1, {thread};\n@!%p3 bra LABEL;\n{text}\nLABEL:"


def _load(random: Random, tile: int, place: int, issuer: int) -> list[str]:
    """At once, or in two parts; the bytes are expected before or afterwards."""
    half, to = TILE // 2, random.choice(["cta", "cluster"])
    arrive = _ARRIVE.format(at=8 * tile, size=TILE)
    parts = [(place, half), (place + half, half)] if random.random() < 0.3 else [(place, TILE)]
    loads = [_LOAD.format(to=to, place=at, size=size, at=8 * tile) for at, size in parts]
    lines = [arrive, *loads] if random.random() < 0.8 else [*loads, arrive]
    return [_by(issuer, line) for line in lines] if random.random() < 0.5 else [_by(issuer, "\n".join(lines))]


def _store(random: Random, turn: int, place: int, issuer: int) -> list[str]:
    wait = f"cp.async.bulk.wait_group{random.choice(['', '.read'])} 0;"
    lines = [_by(issuer, _STORE.format(to=turn * TILE, place=place)), "cp.async.bulk.commit_group;"]
    return [*lines, wait] if random.random() < 0.7 else [*lines, _by(issuer, wait)]


def _disturbance(random: Random) -> str:
    place = random.randrange(0, MOST_TILES * TILE, TILE // 2)
    what = random.choice([
        f"st.shared.u32 [%r5+{place % 768}], %r1;",
        f"ld.shared.u32 %r10, [%r5+{place % 768}];",
        "fence.proxy.async.global;",
        "fence.proxy.async;",
        "bar.warp.sync 0xffffffff;",
        "bar.sync 0;",
        f"red.shared.add.u32 [%r5+{place % 768}], 1;",
        f"ld.global.u32 %r10, [%rd3+{place}];",
        f"st.global.u32 [%rd3+{place}], %r1;",
    ])  # fmt: skip
    return _some(random, what)
