"""Numbers of elements by row and column, as kernels with blocks of two and three dimensions compute them."""

from __future__ import annotations

from tests.agreement.programs.writer import Writer

_PITCHES = (0, 1, 2, 3, 4, 8, 16, 17, 31, 32, 33, 48, 64)
_FACTORS = (1, 1, 1, 2, 3, 4, -1, 0x4000_0001, 0x1000_0000)


def row_index(writer: Writer, index: str) -> tuple[list[str], list[int]]:
    """Lines that give the register `index` a number, and which it is in each thread of a CTA: modulo 2^32, signed."""
    rng, (width, height, depth) = writer.rng, writer.block
    places = [(x, y) for y in range(height * depth) for x in range(width)]
    lines, pitch = _rows(writer, index)
    numbers = [y * pitch for _, y in places]
    for _ in range(rng.choice([1, 1, 2, 3])):
        factor = rng.choice(_FACTORS)
        line, (old, column, more) = rng.choice(_steps(index, factor))
        lines.append(line)
        numbers = [number * old + x * column + more for number, (x, _) in zip(numbers, places, strict=True)]
    return lines, [(number + (1 << 31)) % (1 << 32) - (1 << 31) for number in numbers]


def _rows(writer: Writer, index: str) -> tuple[list[str], int]:
    """Lines for the start of the thread's row, and how far rows are apart; code knows that, or only who launches it."""
    rng = writer.rng
    pitch = rng.choice(_PITCHES)
    if rng.random() < 0.4:
        return [f"mul.lo.u32 {index}, %y, {pitch};"], pitch
    which, times = rng.randrange(2), rng.choice([1, 8, 16])
    lines = [f"mad.lo.u32 {index}, %n{which}, {times}, {pitch};", f"mul.lo.u32 {index}, %y, {index};"]
    return lines, pitch + writer.numbers[which] * times


def _steps(index: str, factor: int) -> list[tuple[str, tuple[int, int, int]]]:
    """What may be done to it, and how often the sum has what it was, the column, and 1."""
    return [
        (f"mad.lo.s32 {index}, %x, {factor}, {index};", (1, factor, 0)),
        (f"add.s32 {index}, {index}, %x;", (1, 1, 0)),
        (f"sub.s32 {index}, {index}, %x;", (1, -1, 0)),
        (f"sub.s32 {index}, %x, {index};", (-1, 1, 0)),
        (f"sub.s32 {index}, {factor}, {index};", (-1, 0, factor)),
        (f"mul.lo.s32 {index}, {index}, {factor};", (factor, 0, 0)),
    ]
