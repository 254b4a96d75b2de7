"""Tensor copies as an H200 makes them (driver 580): shared memory after loads, the tensor after stores, and what is an
illegal instruction."""

from __future__ import annotations

import pytest
from tests.agreement.hardware.tensor_copies import ILLEGAL, load_copies, result

ALL = load_copies()
SAMPLE = range(0, len(ALL), 17)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_sample_gives_the_bits_of_the_gpu(number: int) -> None:
    assert result(ALL[number], "interpret") == ALL[number].digest


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("first", range(10))
def test_all_give_the_bits_of_the_gpu(first: int, engine: str) -> None:
    assert [copy for copy in ALL[first::10] if result(copy, engine) != copy.digest] == []


def test_all_kinds_are_there() -> None:
    seen = {(copy.operation, bool(copy.window), copy.interleave > 0) for copy in ALL if copy.digest != ILLEGAL}
    assert {operation for operation, _, _ in seen} >= {"load", "store", "add", "min", "max", "inc", "dec", "xor"}
    assert {("load", True, True), ("load", False, True), ("store", False, True), ("store", True, False)} <= seen
