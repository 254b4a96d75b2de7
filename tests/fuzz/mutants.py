"""PTX files with a few tokens or lines changed, and strings of random bytes. Case `n` is the same in every run."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

KERNELS = Path(__file__).parents[1] / "kernels"
LARGEST_SEED = 12_000
"""Bytes of a kernel's text: of the larger ones the compiled code takes too long for thousands of cases."""

_TOKEN = re.compile(r"//[^\n]*|[%$_A-Za-z.][\w.:$]*|0[xX][0-9a-fA-F]+|0[fd][0-9a-fA-F]+|\d+|\s+|.", re.S)
_REGISTER = re.compile(r"%\w+")
_NUMBER = re.compile(r"-?\d+|0[xX][0-9a-fA-F]+")
_OPCODE = re.compile(r"[a-z]\w*(\.[\w:]+)+")
_WORD_TEXT = (
    "; { } ( ) [ ] , @ ! - + 0 1 -1 31 32 64 4096 65536 4294967295 18446744073709551615 0x7fffffff 1.5 0f7FC00000"
    " %tid.x %laneid %clock64 ret exit trap bar.sync mov.u32 .reg .shared .local .param .global .align .v2 .v4 .b128"
    " bra call membar.gl barrier.sync vote.sync.ballot.b32 shfl.sync.idx.b32 atom.add.u32 .f16x2 .pred .u8 .s64"
    " WARP_SZ _"
)
_WORDS = _WORD_TEXT.split()
_MODIFIER_TEXT = (
    "u32 s32 f32 b64 u64 f64 b16 s16 f16 global shared local const param sync wide hi lo rn rz ftz sat v2 lt ge"
)
_MODIFIERS = _MODIFIER_TEXT.split()


@cache
def seeds() -> tuple[str, ...]:
    """The checked-in PTX that is not too long, one target of each kernel."""
    paths = [path for path in sorted(KERNELS.rglob("*.sm_80*.ptx")) if path.stat().st_size <= LARGEST_SEED]
    return tuple(path.read_text() for path in paths)


def case(number: int) -> bytes:
    """One input: every tenth is made of random bytes or words, the others are mutants."""
    rng = random.Random(f"fuzz {number}")
    if number % 20 == 0:
        return rng.randbytes(rng.randrange(400))
    if number % 20 == 10:
        return _soup(rng).encode()
    return mutant(rng.choice(seeds()), rng).encode()


def _soup(rng: random.Random) -> str:
    head = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p) {\n"
    words = " ".join(rng.choice(_WORDS) for _ in range(rng.randrange(60)))
    return rng.choice(["", head]) + words + rng.choice(["", "\n}", "; ret; }"])


def mutant(text: str, rng: random.Random) -> str:
    """The text after one to four changes."""
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 4])):
        if tokens:
            _change(tokens, rng)
    return "".join(tokens)


def _change(tokens: list[str], rng: random.Random) -> None:
    """One change, more often one that may leave a correct program."""
    likely = [_other_register] * 2 + [_other_number] * 3 + [_other_opcode, _other_modifier]
    others = [_swap_statements, _drop_statement, _drop_statement, _repeat_statement, _delete, _insert, _swap, _repeat]
    rng.choice([*likely, *others])(tokens, rng)


def _places(tokens: list[str], kind: re.Pattern[str]) -> list[int]:
    return [place for place, token in enumerate(tokens) if kind.fullmatch(token)]


def _other_register(tokens: list[str], rng: random.Random) -> None:
    if places := _places(tokens, _REGISTER):
        place = rng.choice(places)
        alike = [tokens[other] for other in places if tokens[other][:3] == tokens[place][:3]]
        tokens[place] = rng.choice(alike)


def _other_number(tokens: list[str], rng: random.Random) -> None:
    if places := _places(tokens, _NUMBER):
        place = rng.choice(places)
        value = int(tokens[place], 0) if tokens[place][:1] != "0" or tokens[place][1:2] in "xX" else 0
        near = [value + 1, value - 1, value * 2, value // 2, -value, value + 4, value ^ 1 << rng.randrange(33)]
        far = [0, 1, 3, 7, 31, 33, 255, 1 << 16, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 40, (1 << 63) - 1]
        tokens[place] = str(rng.choice([rng.choice(near), rng.choice(far), rng.getrandbits(rng.randrange(1, 65))]))


def _other_opcode(tokens: list[str], rng: random.Random) -> None:
    if places := _places(tokens, _OPCODE):
        tokens[rng.choice(places)] = tokens[rng.choice(places)]


def _other_modifier(tokens: list[str], rng: random.Random) -> None:
    if places := _places(tokens, _OPCODE):
        place = rng.choice(places)
        opcode, *modifiers = tokens[place].split(".")
        index = rng.randrange(len(modifiers))
        modifiers[index : index + rng.randrange(2)] = rng.choice([[], [rng.choice(_MODIFIERS)]])
        tokens[place] = ".".join((opcode, *modifiers))


def _statements(tokens: list[str]) -> list[tuple[int, int]]:
    """First token and end of each statement that ends in a semicolon."""
    ends = [place + 1 for place, token in enumerate(tokens) if token == ";"]
    return list(pairwise(ends))


def _swap_statements(tokens: list[str], rng: random.Random) -> None:
    statements = _statements(tokens)
    if len(statements) > 2:
        (first, end), (other, last) = sorted(rng.sample(statements, 2))
        tokens[first:last] = [*tokens[other:last], *tokens[end:other], *tokens[first:end]]


def _drop_statement(tokens: list[str], rng: random.Random) -> None:
    if statements := _statements(tokens):
        first, end = rng.choice(statements)
        del tokens[first:end]


def _repeat_statement(tokens: list[str], rng: random.Random) -> None:
    if statements := _statements(tokens):
        first, end = rng.choice(statements)
        place, _ = rng.choice(statements)
        tokens[place:place] = tokens[first:end]


def _delete(tokens: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(tokens))
    del tokens[place : place + rng.choice([1, 1, 2, 5])]


def _insert(tokens: list[str], rng: random.Random) -> None:
    tokens.insert(rng.randrange(len(tokens) + 1), f" {rng.choice(_WORDS)} ")


def _swap(tokens: list[str], rng: random.Random) -> None:
    one, other = rng.randrange(len(tokens)), rng.randrange(len(tokens))
    tokens[one], tokens[other] = tokens[other], tokens[one]


def _repeat(tokens: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(tokens))
    tokens.insert(rng.randrange(len(tokens) + 1), tokens[place])
