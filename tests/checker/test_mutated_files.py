"""Damaged files that compilers made: the checker answers with findings, whatever byte is wrong."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from tests.agreement.compilers.archive import read_archive

import ptxvm

ARCHIVES = Path(__file__).parents[1] / "agreement" / "compilers"
_MOST_BYTES = 16000
_FILES = 12
_DAMAGES = 4
_PIECES = (
    b"{",
    b"}",
    b"(",
    b")",
    b"[",
    b"]",
    b",",
    b";",
    b":",
    b".v4",
    b".b128",
    b"%tid",
    b"_",
    b"|",
    b"!",
    b"-",
    b"+1",
)


@cache
def small_files(archive: str) -> tuple[bytes, ...]:
    """Some files of an archive that are checked in a moment."""
    texts = (text.encode() for _, text in read_archive(ARCHIVES / archive))
    return tuple(islice((text for text in texts if len(text) <= _MOST_BYTES), _FILES))


def damaged(text: bytes, rng: random.Random) -> bytes:
    """The text with one to three damages: bytes dropped, doubled, changed, moved or put in."""
    data = bytearray(text)
    for _ in range(rng.randint(1, 3)):
        place, size = rng.randrange(len(data)), rng.randint(1, 12)
        match rng.randrange(5):
            case 0:
                del data[place : place + size]
            case 1:
                data[place:place] = data[place : place + size]
            case 2:
                data[place] = rng.randrange(256)
            case 3:
                other = rng.randrange(len(data))
                data[place : place + size], data[other : other + size] = (
                    data[other : other + size],
                    data[place : place + size],
                )
            case _:
                data[place:place] = rng.choice(_PIECES)
    return bytes(data)


@pytest.mark.parametrize("archive", ["nvcc.tar.xz", "triton.tar.xz", "nvrtc.tar.xz", "numba.tar.xz"])
def test_damaged_files_are_answered(archive):
    rng = random.Random(archive)
    for text in small_files(archive):
        for _ in range(_DAMAGES):
            assert isinstance(ptxvm.check(damaged(text, rng)), list)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_many_damages(seed):
    rng = random.Random(seed)
    for archive in ("nvcc.tar.xz", "triton.tar.xz"):
        for text in small_files(archive):
            for _ in range(10):
                ptxvm.check(damaged(text, rng))
