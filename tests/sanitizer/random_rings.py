"""Random kernels of rings: one lane waits until a tile has been read, and fills it, while the others of its warp do
not; two warps wait for it and read it. A few statements are missing, twice there, or elsewhere."""

from __future__ import annotations

from random import Random

from tests.sanitizer.programs import HEAD
from tests.sanitizer.random_barriers import by_warps
from tests.sanitizer.random_warpgroups import mutated, numbered

THREADS = 96
TILE = 256
MOST_TURNS, MOST_TILES = 6, 2
_READERS = 6
_START = """shr.u32 %r11, %r1, 5;
and.b32 %r13, %r1, 31;
mov.u32 %r9, 0;
mov.u32 %r10, 0;
mad.lo.u32 %r15, %r1, 8, %r4;
"""
_LOAD = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [s+{place}], [%rd2], 256, [m+{at}];"
_WAIT = "LABEL_{name}: mbarrier.try_wait.parity.shared.b64 %p4, [m+{at}], {parity};\n@!%p4 bra LABEL_{name};"
_MEET = "bar.warp.sync 0xffffffff;"
_EMPTY = 8 * MOST_TILES


def program(seed: int) -> str:
    """A kernel `k` of two arrays, of which it stores to the first and reads the second, for blocks of 96 threads."""
    random = Random(seed)
    tiles, lone_arrivals = random.randint(1, MOST_TILES), random.random() < 0.7
    lines = mutated(random, _ring(random, tiles, lone_arrivals=lone_arrivals), _disturbance)
    head = HEAD.replace(".b64 m;", f".b64 m[{2 * MOST_TILES}];") + _START
    for tile in range(tiles):
        readers = 2 if lone_arrivals else 64
        head += f"@%p1 mbarrier.init.shared.b64 [m+{8 * tile}], 1;\n"
        head += f"@%p1 mbarrier.init.shared.b64 [m+{_EMPTY + 8 * tile}], {readers};\n"
    body = "\n".join(numbered(lines))
    return f"{head}bar.sync 0;\n{body}\nst.global.u32 [%rd3+8192], %r9;\nret;\n}}\n"


def _ring(random: Random, tiles: int, *, lone_arrivals: bool) -> list[str]:
    """A kernel that is as it should be."""
    issuer, bulk = random.choice([0, 0, 5]), random.random() < 0.8
    lines = [] if bulk else [by_warps(_READERS, "LABEL", "st.shared.v2.u32 [%r15+-256], {%r9, %r9};"), "bar.sync 0;"]
    # More often than pauses of a time tell.
    lines += [_MEET] * random.choice([0, 0, 13, 15, 17])
    for turn in range(random.randint(2, MOST_TURNS)):
        tile, again = turn % tiles, turn // tiles
        lines += _fill(random, tile, again, issuer, bulk=bulk)
        lines += _read(random, tile, again, bulk=bulk, lone_arrivals=lone_arrivals)
    return lines


def _fill(random: Random, tile: int, again: int, issuer: int, *, bulk: bool) -> list[str]:
    """A bulk copy, or a store of one lane."""
    wait = [_wait(_EMPTY + 8 * tile, again - 1)] if again else []
    arrive = "mbarrier.arrive.shared.b64 _, [m+{}];"
    fill = [f"st.shared.u32 [s+{tile * TILE + 4 * random.randrange(64)}], %r9;", arrive.format(8 * tile)]
    if bulk:
        arrive = "mbarrier.arrive.expect_tx.shared.b64 _, [m+{}], 256;"
        fill = [arrive.format(8 * tile), _LOAD.format(place=tile * TILE, at=8 * tile)]
    if random.random() < 0.3:
        # In several steps, between which the lanes of the warp come together, or not.
        meeting = [by_warps(1, "LABEL", _MEET)] if random.random() < 0.5 else []
        return [_by(issuer, line) for line in wait] + meeting + [_by(issuer, line) for line in fill]
    return [_by(issuer, "\n".join([*wait, *fill]))]


def _read(random: Random, tile: int, again: int, *, bulk: bool, lone_arrivals: bool) -> list[str]:
    wait, place = _wait(8 * tile, again), tile * TILE - 128
    if random.random() < 0.3:
        wait = f"{_by_lane(random.randrange(32), wait)}\n{_MEET}"
    lines = [by_warps(_READERS, "LABEL", wait), by_warps(_READERS, "LABEL", f"ld.shared.u32 %r10, [%r5+{place}];")]
    lines += ["add.u32 %r9, %r9, %r10;"]
    if random.random() < 0.25:
        fence = "fence.proxy.async;\n" if bulk else ""
        lines += [by_warps(_READERS, "LABEL", f"st.shared.u32 [%r5+{place}], %r9;\n{fence}")]
    arrive = f"mbarrier.arrive.shared.b64 _, [m+{_EMPTY + 8 * tile}];"
    if lone_arrivals:
        lines += [by_warps(_READERS, "LABEL", _MEET)]
        arrive = _by_lane(random.choice([0, 0, 31]), arrive)
    return [*lines, by_warps(_READERS, "LABEL", arrive)]


def _wait(at: int, phase: int) -> str:
    return _WAIT.format(name=f"W{at}", at=at, parity=phase & 1)


def _by(thread: int, text: str) -> str:
    return f"setp.eq.u32 %p3, %r1, {thread};\n@!%p3 bra LABEL;\n{text}\nLABEL:"


def _by_lane(lane: int, text: str) -> str:
    return f"setp.eq.u32 %p3, %r13, {lane};\n@!%p3 bra LABEL_ON;\n{text}\nLABEL_ON:"


def _disturbance(random: Random) -> str:
    place = random.randrange(0, MOST_TILES * TILE, TILE // 2)
    what = random.choice([
        f"st.shared.u32 [%r5+{place}], %r1;",
        f"ld.shared.u32 %r10, [%r5+{place}];",
        f"ld.shared.u32 %r10, [%r5+{place}];",
        _MEET,
        "bar.sync 0;",
    ])  # fmt: skip
    if random.random() < 0.5:
        return _by(random.choice([0, 0, 5, 40]), what)
    return by_warps(random.choice([7, 1, 2, 4, _READERS]), "LABEL", what) if "bar.sync" not in what else what
