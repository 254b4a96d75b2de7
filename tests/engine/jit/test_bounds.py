"""The formula of bounds checks, computed from the text it emits, against its meaning."""

from __future__ import annotations

import re

import pytest

from ptxvm.engine.jit.memory import bounds
from ptxvm.lanes.code import Code

WORD = 1 << 64


def rotated_right(value: int, amount: int) -> int:
    return (value >> amount | value << (64 - amount)) % WORD


OPERATIONS = {
    "add i64": lambda a, b: (a + b) % WORD,
    "sub i64": lambda a, b: (a - b) % WORD,
    "shl i64": lambda a, b: (a << b) % WORD,
    "lshr i64": lambda a, b: a >> b,
    "icmp ult i64": lambda a, b: int(a < b),
    "call i64 @llvm.usub.sat.i64": lambda a, b: max(a - b, 0),
    "call i64 @llvm.fshr.i64": lambda a, _, amount: rotated_right(a, amount),
}


def evaluate(text: str) -> str:
    """Runs an instruction whose operands are numbers."""
    name = next(name for name in OPERATIONS if text.startswith(name))
    numbers = [int(number) % WORD for number in re.findall(r"(?:^| )(-?\d+)\b", text[len(name) :].replace("(", " "))]
    return str(OPERATIONS[name](*numbers))


def is_inside(distance: int, size: int, span: int, unit: int) -> bool:
    """What the check is to find out."""
    return distance >= 0 and distance + span <= size and distance % (1 << unit) == 0


def passes(distance: int, size: int, span: int, unit: int, *, fits: bool = False) -> bool:
    code = Code()
    room = bounds.room(code, evaluate, str(size), span, unit, fits=fits)
    return bounds.inside(code, evaluate, str(distance % WORD), room, unit) == "1"


@pytest.mark.parametrize("unit", range(5))
def test_an_access_passes_if_it_is_inside_and_aligned(unit):
    for size in (0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 32, 33):
        for span in (1, 2, 3, 4, 8, 16, 17):
            for distance in (*range(-18, 36), 1 << 32, WORD // 2, -(1 << 32)):
                assert passes(distance, size, span, unit) == is_inside(distance, size, span, unit)


def test_a_span_that_is_known_to_fit_needs_no_saturation():
    for distance in range(-4, 20):
        assert passes(distance, 16, 8, 2, fits=True) == is_inside(distance, 16, 8, 2)


@pytest.mark.parametrize("unit", range(4))
def test_the_bytes_ahead_lead_to_the_last_multiple_inside(unit):
    for size in range(1, 40):
        for span in (1, 4, 8):
            starts = [start for start in range(size) if is_inside(start, size, span, unit)]
            room = bounds.room(Code(), evaluate, str(size), span, unit)
            for start in starts:
                assert int(bounds.ahead(evaluate, str(start), room, unit)) == starts[-1] - start
