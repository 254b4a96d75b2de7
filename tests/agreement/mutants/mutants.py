"""Real PTX with one or two tokens changed. Mutant `n` is always the same one, as long as the archives are."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.agreement.compilers.archive import read_archive

_ARCHIVES = Path(__file__).parents[1] / "compilers"
_COMPILERS = ("nvcc", "cutlass", "nvrtc", "numba", "triton")
_LARGEST = 24_000
"""Characters of a file: of the larger ones nearly all is alike, and ptxas would take long."""

_TOKEN = re.compile(r'//[^\n]*|"[^"\n]*"|[%$_A-Za-z.][\w.:$]*|0[fdxX][0-9a-fA-F]+|\d+U?|\s+|.', re.S)
_BLANK = re.compile(r"//.*|\s+", re.S)
_REGISTER = re.compile(r"%[a-z]+\d+")
_NUMBER = re.compile(r"\d+")
_MNEMONIC = re.compile(r"[a-z]\w*(\.[\w:]+)+")
_WORDS = [
    ";",
    ",",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "+",
    "-",
    "!",
    "@",
    ":",
    ".",
    "|",
    "0",
    "1",
    "7",
    "32",
    "-1",
    "1.5",
    "0f3F800000",
    "%r1",
    "%rd1",
    "%f1",
    "%p1",
    "%tid.x",
    "%laneid",
    "ret",
    "bra",
    "bar.sync",
    "mov.u32",
    "add.s32",
    "ld.global.u32",
    ".reg",
    ".b32",
    ".pred",
    ".param",
    ".shared",
    ".global",
    ".align",
    ".v2",
    ".visible",
    ".extern",
    ".func",
    ".entry",
    ".pragma",
    "_",
]
_MODIFIERS = [
    "u32",
    "s32",
    "f32",
    "f16",
    "b64",
    "u64",
    "f64",
    "b16",
    "s8",
    "pred",
    "global",
    "shared",
    "local",
    "sync",
    "rn",
    "rz",
    "ftz",
    "sat",
    "wide",
    "lo",
    "v2",
    "v4",
    "gpu",
    "relaxed",
    "x",
]


@cache
def originals() -> tuple[tuple[str, str], ...]:
    """The names and texts of the compilers' files that are not too long and without debugging information."""
    found = [
        (f"{compiler}/{name}", text)
        for compiler in _COMPILERS
        for name, text in read_archive(_ARCHIVES / f"{compiler}.tar.xz")
    ]
    return tuple((name, text) for name, text in found if len(text) < _LARGEST and ".debug" not in text)


def mutant(number: int) -> tuple[str, str]:
    """The name of the original and the changed text."""
    rng = random.Random(f"mutant {number}")
    name, text = rng.choice(originals())
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice([1, 1, 1, 2])):
        rng.choice(_CHANGES)(tokens, rng)
    return name, "".join(tokens)


def _place(tokens: list[str], rng: random.Random) -> int:
    """A token that is neither space nor comment."""
    while True:
        place = rng.randrange(len(tokens))
        if not _BLANK.fullmatch(tokens[place]):
            return place


def _delete(tokens: list[str], rng: random.Random) -> None:
    del tokens[_place(tokens, rng)]


def _insert(tokens: list[str], rng: random.Random) -> None:
    tokens.insert(_place(tokens, rng), f" {rng.choice(_WORDS)} ")


def _repeat(tokens: list[str], rng: random.Random) -> None:
    place = _place(tokens, rng)
    tokens.insert(place, tokens[place] + " ")


def _swap_near(tokens: list[str], rng: random.Random) -> None:
    """Two tokens of a line or so."""
    one = _place(tokens, rng)
    other = min(len(tokens) - 1, one + rng.randrange(1, 7))
    tokens[one], tokens[other] = tokens[other], tokens[one]


def _swap_far(tokens: list[str], rng: random.Random) -> None:
    one, other = _place(tokens, rng), _place(tokens, rng)
    tokens[one], tokens[other] = tokens[other], tokens[one]


def _swap_alike(kind: re.Pattern[str]) -> Callable[[list[str], random.Random], None]:
    def swap(tokens: list[str], rng: random.Random) -> None:
        places = [place for place, token in enumerate(tokens) if kind.fullmatch(token)]
        if len(places) > 1:
            one, other = rng.sample(places, 2)
            tokens[one], tokens[other] = tokens[other], tokens[one]

    return swap


def _change_modifier(tokens: list[str], rng: random.Random) -> None:
    """A modifier of a mnemonic is dropped, replaced, doubled or added."""
    places = [place for place, token in enumerate(tokens) if _MNEMONIC.fullmatch(token)]
    if places:
        place = rng.choice(places)
        opcode, *modifiers = tokens[place].split(".")
        index = rng.randrange(len(modifiers))
        modifiers[index : index + rng.randrange(2)] = rng.choice(
            [[], [rng.choice(_MODIFIERS)], [rng.choice(modifiers)]]
        )
        tokens[place] = ".".join((opcode, *modifiers))


def _change_number(tokens: list[str], rng: random.Random) -> None:
    places = [place for place, token in enumerate(tokens) if _NUMBER.fullmatch(token)]
    if places:
        tokens[rng.choice(places)] = str(rng.choice([0, 1, 3, 16, 64, 255, 1 << 16, (1 << 32) - 1, 1 << 64]))


_CHANGES = (
    _delete,
    _delete,
    _insert,
    _repeat,
    _swap_near,
    _swap_far,
    _swap_alike(_REGISTER),
    _swap_alike(_NUMBER),
    _swap_alike(_MNEMONIC),
    _change_modifier,
    _change_modifier,
    _change_number,
)
