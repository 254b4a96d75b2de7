"""128-bit integers of nvcc, and carries by hand, against Python's integers."""

import random
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BITS = 128
MASK = (1 << BITS) - 1
TOP = 1 << (BITS - 1)


def numbers(rng: random.Random, count: int) -> list[int]:
    """Of every length, many beside powers of two, where carries run far."""
    made = []
    for _ in range(count):
        length = rng.randrange(1, BITS + 1)
        made.append(rng.choice([rng.getrandbits(length), (1 << length) - rng.randrange(3), (1 << (length - 1)) + 1]))
    return [number & MASK for number in made]


def words(values: Sequence[int], width: int = BITS) -> Array:
    """As 32-bit words, lowest first."""
    data = b"".join((value & ((1 << width) - 1)).to_bytes(width // 8, "little") for value in values)
    return np.frombuffer(data, np.uint32).reshape(len(values), width // 32).copy()


def integers(array: Array) -> list[int]:
    return [int.from_bytes(row.tobytes(), "little") for row in array]


def make_with(rows: int, columns: int) -> Callable[[Generator, int], Arguments]:
    def make(rng: Generator, size: int) -> Arguments:
        python = random.Random(int(rng.integers(1 << 30)))
        x, y = numbers(python, size), [number or 1 for number in numbers(python, size)]
        return {"x": words(x), "y": words(y), "results": np.zeros((size * rows, columns), np.uint32)}

    return make


def launch(kernel: str) -> Callable[[Arguments], list[Launch]]:
    def launches(data: Arguments) -> list[Launch]:
        count = len(data["x"])
        return [Launch(kernel, cells(count, 64), 64, (count, data["x"], data["y"], data["results"]))]

    return launches


def signed(value: int) -> int:
    return value - (1 << BITS) if value & TOP else value


def quotient(a: int, b: int) -> int:
    """As C divides: towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def expected_with(read: Callable[[int], int]) -> Callable[[Arguments], Mapping[str, Array]]:
    def expected(data: Arguments) -> Mapping[str, Array]:
        rows = []
        for x, y in zip(integers(data["x"]), integers(data["y"]), strict=True):
            a, b, shift = read(x), read(y), y & (BITS - 1)
            division = quotient(a, b)
            order = (a < b) + 2 * (a <= b) + 4 * (a == b)
            rows.append([a + b, a - b, a * b, division, a - division * b, a << shift, a >> shift, order])
        return {"results": words([row[column] for column in range(8) for row in rows])}

    return expected


def expected_product(data: Arguments) -> Mapping[str, Array]:
    pairs = zip(integers(data["x"]), integers(data["y"]), strict=True)
    return {"results": words([a * b for a, b in pairs], 2 * BITS)}


def make_mixed(rng: Generator, size: int) -> Arguments:
    corners = np.array([0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF], np.uint32)
    x, y = (np.where(rng.random(size) < 0.5, rng.choice(corners, size), rng.integers(0, 1 << 32, size)) for _ in "xy")
    return {"x": x.astype(np.uint32), "y": y.astype(np.uint32), "results": np.zeros((4, size), np.uint32)}


def expected_mixed(data: Arguments) -> Mapping[str, Array]:
    """CC.CF is the carry of an adder, of `a + ~b + 1` in subtractions; `subc` reads it as `a + ~b + CC.CF`."""
    a, b = data["x"].astype(object), data["y"].astype(object)
    full = (1 << 32) - 1
    after_add = a + b > full
    after_subc = a + (full - b) + after_add > full
    after_mad = (a * b & full) + a > full
    rows = [a >= b, after_subc, full * (1 - after_add), full * (1 - after_mad)]
    return {"results": np.stack([row.astype(np.uint32) for row in rows])}


SIZES = Sizes(4_000, 400)
CASES = [
    KernelCase("int128_unsigned", make_with(8, 4), launch("int128_unsigned"), expected_with(int), SIZES),
    KernelCase("int128_signed", make_with(8, 4), launch("int128_signed"), expected_with(signed), SIZES),
    KernelCase("int128_product", make_with(1, 8), launch("int128_product"), expected_product, SIZES),
    KernelCase("int128_mixed", make_mixed, launch("int128_mixed"), expected_mixed, SIZES),
]
