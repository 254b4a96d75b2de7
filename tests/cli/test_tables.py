"""Arrays as tables."""

from __future__ import annotations

import numpy as np
import pytest

from ptxvm.cli.tables import array_text


def test_columns_are_aligned() -> None:
    array = np.array([[1, -200, 3], [4000, 5, 6]], np.int32)
    assert array_text(array, 80) == "     1  -200  3\n  4000     5  6"


def test_a_vector_is_one_line() -> None:
    assert array_text(np.arange(4, dtype=np.float32), 80) == "  0.0  1.0  2.0  3.0"
    assert array_text(np.arange(1024), 40) == "  0  1  2  3  ...  1021  1022  1023"


@pytest.mark.parametrize("width", [40, 60, 120])
@pytest.mark.parametrize("shape", [(1000,), (100, 100), (3, 50, 50), (2, 3, 4, 5)])
def test_lines_fit_and_line_up(shape: tuple[int, ...], width: int) -> None:
    array = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    lines = array_text(array, width).splitlines()
    rows = [line for line in lines if not line.startswith("  [") and line != "  ..."]
    assert all(len(line) <= width for line in lines)
    assert len({len(line) for line in rows[:3]}) == 1
    assert str(array.flat[0]) in rows[0] and str(array.flat[-1]) in rows[-1]


def test_long_arrays_leave_out_the_middle() -> None:
    text = array_text(np.arange(10_000).reshape(100, 100), 120)
    assert len(text.splitlines()) == 17 and text.splitlines()[8].split() == ["..."] * 17
    planes = array_text(np.zeros((9, 2, 2)), 120)
    assert [line for line in planes.splitlines() if "[" in line or "." * 3 in line] == [
        "  [0, :, :]", "  [1, :, :]", "  ...", "  [7, :, :]", "  [8, :, :]",
    ]  # fmt: skip


def test_arrays_without_axes_or_elements() -> None:
    assert array_text(np.zeros((0, 4)), 80) == "  (no elements)"
    assert array_text(np.float32(2.5).reshape(()), 80) == "  2.5"
