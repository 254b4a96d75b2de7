"""Exchanges and votes between lanes in the NumPy reading, with groups and inactive lanes, against plain Python."""

import random

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.floating import FORMATS, decode, order
from tests.isa.models.integer import to_signed

from ptxvm.isa.registry import find_form
from ptxvm.lanes import F32, PRED, S32, U32, U64, const

ALL = range(LANES)


def groups(rng):
    """Active lanes, and per lane the members of its group, all active members having the same mask."""
    active = rng.choice([0xFFFF_FFFF, rng.getrandbits(32) | 1])
    first = rng.choice([0xFFFF_FFFF, 0xFFFF, rng.getrandbits(32) | 1])
    masks = [first if first >> lane & 1 else ~first & 0xFFFF_FFFF for lane in ALL]
    return active, masks


def members(active, mask):
    return [lane for lane in ALL if (active & mask) >> lane & 1]


def run(mnemonic, active, *values):
    results = find_form(mnemonic).run(FullWarp(active), *values)
    return [patterns(result) for result in (results if isinstance(results, tuple) else (results,))]


def check(active, got, wanted):
    """Only lanes that take part have results."""
    for lane in members(active, 0xFFFF_FFFF):
        assert got[lane] == wanted[lane], lane


VOTES = {
    "vote.sync.all.pred": lambda votes: int(all(votes.values())),
    "vote.sync.any.pred": lambda votes: int(any(votes.values())),
    "vote.sync.uni.pred": lambda votes: int(len(set(votes.values())) == 1),
    "vote.sync.ballot.b32": lambda votes: sum(vote << lane for lane, vote in votes.items()),
}


@pytest.mark.parametrize("mnemonic", VOTES)
def test_votes(mnemonic):
    rng = random.Random(mnemonic)
    for chance in (0.0, 0.1, 0.5, 0.9, 1.0) * 4:
        active, masks = groups(rng)
        bits = [int(rng.random() < chance) for _ in ALL]
        (got,) = run(mnemonic, active, lanes(PRED, bits), lanes(U32, masks))
        votes = [{other: bits[other] for other in members(active, masks[lane])} for lane in ALL]
        wanted = [VOTES[mnemonic](group) for group in votes]
        check(active, got, wanted)


@pytest.mark.parametrize(("mnemonic", "type_"), [("match.any.sync.b32", U32), ("match.any.sync.b64", U64)])
def test_match_any(mnemonic, type_):
    rng = random.Random(mnemonic)
    for _ in range(10):
        active, masks = groups(rng)
        values = [rng.choice([1, 2, 1 << (type_.bits - 1)]) for _ in ALL]
        (got,) = run(mnemonic, active, lanes(type_, values), lanes(U32, masks))
        wanted = [
            sum(1 << other for other in members(active, masks[lane]) if values[other] == values[lane]) for lane in ALL
        ]
        check(active, got, wanted)


@pytest.mark.parametrize(("mnemonic", "type_"), [("match.all.sync.b32", U32), ("match.all.sync.b64", U64)])
def test_match_all(mnemonic, type_):
    rng = random.Random(mnemonic)
    for count in (1, 1, 2) * 6:
        active, masks = groups(rng)
        values = [rng.randrange(count) + masks[lane] for lane in ALL]
        mask, same = run(mnemonic, active, lanes(type_, values), lanes(U32, masks))
        agree = [len({values[other] for other in members(active, masks[lane])}) == 1 for lane in ALL]
        check(active, same, [int(all_agree) for all_agree in agree])
        check(active, mask, [active & masks[lane] if agree[lane] else 0 for lane in ALL])


def fold(operation):
    def model(values):
        result = values[0]
        for value in values[1:]:
            result = operation(result, value)
        return result & 0xFFFF_FFFF

    return model


REDUCTIONS = {
    "redux.sync.add.u32": (U32, sum),
    "redux.sync.add.s32": (S32, sum),
    "redux.sync.min.u32": (U32, min),
    "redux.sync.max.u32": (U32, max),
    "redux.sync.min.s32": (S32, min),
    "redux.sync.max.s32": (S32, max),
    "redux.sync.and.b32": (U32, fold(lambda a, b: a & b)),
    "redux.sync.or.b32": (U32, fold(lambda a, b: a | b)),
    "redux.sync.xor.b32": (U32, fold(lambda a, b: a ^ b)),
}


# The identity of an operation shows only where all members are on one side of it, or there is one member.
SIGNED_SIDES = [
    lambda rng: rng.getrandbits(32),
    lambda rng: rng.getrandbits(31),
    lambda rng: rng.getrandbits(31) | 1 << 31,
    lambda rng: rng.choice([1 << 31, (1 << 31) - 1]),
    lambda rng: rng.choice([0, 0xFFFF_FFFF]),
    lambda rng: 1 << 31,
    lambda rng: 0xFFFF_FFFF,
]


def memberships(rng):
    """Active lanes with their groups: many, and one that the code need not look for (a mask that is uniform)."""
    active, masks = groups(rng)
    yield active, masks, lanes(U32, masks)
    mask = rng.choice([0xFFFF_FFFF, 1 << rng.randrange(32), rng.getrandbits(32) | 1])
    yield mask & active or mask, [mask] * LANES, const(U32, mask)


@pytest.mark.parametrize("mnemonic", REDUCTIONS)
@pytest.mark.parametrize("side", SIGNED_SIDES, ids=range(len(SIGNED_SIDES)))
def test_reductions(mnemonic, side):
    type_, model = REDUCTIONS[mnemonic]
    rng = random.Random(mnemonic)
    for active, masks, membermask in (case for _ in range(6) for case in memberships(rng)):
        bits = [side(rng) for _ in ALL]
        numbers = [to_signed(value, 32) if type_.is_signed else value for value in bits]
        (got,) = run(mnemonic, active, lanes(type_, bits), membermask)
        taking_part = [lane for lane in ALL if (active & masks[lane]) >> lane & 1]
        assert taking_part
        for lane in taking_part:
            wanted = model([numbers[other] for other in members(active, masks[lane])]) & 0xFFFF_FFFF
            assert got[lane] == wanted, lane


@pytest.mark.parametrize("operation", ["min", "max"])
@pytest.mark.parametrize("modifiers", ["", ".abs", ".NaN", ".abs.NaN"])
def test_float_reductions(operation, modifiers):
    rng = random.Random(operation + modifiers)
    f32 = FORMATS["f32"]
    pick = {"min": min, "max": max}[operation]
    for active, masks, membermask in (case for _ in range(10) for case in memberships(rng)):
        special = [0, f32.sign, f32.infinity, f32.infinity | f32.sign, 0x7FC0_0000]
        sign = rng.choice([0, f32.sign])
        bits = [rng.choice([rng.getrandbits(32), rng.getrandbits(31) | sign, rng.choice(special)]) for _ in ALL]
        if rng.random() < 0.3:
            bits = [rng.choice(special[2:])] * LANES
        (got,) = run(f"redux.sync.{operation}{modifiers}.f32", active, lanes(F32, bits), membermask)
        wanted = []
        for lane in ALL:
            chosen = [bits[other] for other in members(active, masks[lane])]
            chosen = [value & ~f32.sign if "abs" in modifiers else value for value in chosen]
            numbers = [value for value in chosen if not decode(value, f32).is_nan]
            has_nan = len(numbers) < len(chosen) and "NaN" in modifiers
            best = f32.nan if has_nan or not numbers else pick(numbers, key=lambda value: order(decode(value, f32)))
            wanted.append(best)
        for lane in members(active, 0xFFFF_FFFF):
            assert not masks[lane] >> lane & 1 or got[lane] == wanted[lane], lane


def source_of(mode, lane, b, c):
    """The lane to read from and whether it is in range, as the page's pseudo-code says."""
    b, clamp, segment = b & 31, c & 31, c >> 8 & 31
    limit = (lane & segment) | (clamp & ~segment & 31)
    match mode:
        case "up":
            source = lane - b
            in_range = source >= limit
        case "down":
            source = lane + b
            in_range = source <= limit
        case "bfly":
            source = lane ^ b
            in_range = source <= limit
        case _:
            source = (lane & segment) | (b & ~segment & 31)
            in_range = source <= limit
    return (source if in_range else lane), in_range


@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
@pytest.mark.parametrize("sync", [".sync", ""])
def test_shuffles(mode, sync):
    rng = random.Random(mode + sync)
    for _ in range(20):
        a = [rng.getrandbits(32) for _ in ALL]
        uniform = rng.random() < 0.5
        one_b, one_c = rng.randrange(40), rng.choice([0, 31, 0x1C1F, 0x181F, 0x1800, 0x10F])
        b = [one_b if uniform else rng.randrange(40) for _ in ALL]
        c = [one_c if uniform else rng.choice([0, 31, 0x1C1F, 0x181F, 0x1E00]) for _ in ALL]
        operands = [lanes(U32, column) for column in (a, b, c)]
        operands += [lanes(U32, [0xFFFF_FFFF])] if sync else []
        value, valid = run(f"shfl{sync}.{mode}.b32", 0xFFFF_FFFF, *operands)
        wanted = [source_of(mode, lane, b[lane], c[lane]) for lane in ALL]
        assert valid == [int(in_range) for _, in_range in wanted]
        assert value == [a[source] for source, _ in wanted]


def test_election_is_the_same_every_time():
    for mask in (0xFFFF_FFFF, 0x8000_0000, 0xF0):
        leader, elected = run("elect.sync", 0xFFFF_FFFF, lanes(U32, [mask]))
        assert len(set(leader)) == 1
        assert mask >> leader[0] & 1
        assert elected == [int(lane == leader[0]) for lane in ALL]
