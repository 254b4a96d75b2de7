"""What `--arg`, `--out`, `--grid` and `--block` accept."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from ptxvm.cli.values import Output, ValueSyntaxError, parse_dimensions, parse_value


@pytest.mark.parametrize(
    ("text", "expected"),
    [("3", 3), ("-1", -1), ("0x10", 16), ("2.5", 2.5), ("u32:7", np.uint32(7)), ("f32:2.5", np.float32(2.5))],
)
def test_numbers(text: str, expected: object) -> None:
    value = parse_value(text)
    assert value == expected
    assert type(value) is type(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("zeros:f32:4", np.zeros(4, np.float32)),
        ("ones:u8:2x3", np.ones((2, 3), np.uint8)),
        ("arange:s64:5", np.arange(5, dtype=np.int64)),
        ("full:f64:2:1.5", np.full(2, 1.5)),
    ],
)
def test_arrays(text: str, expected: np.ndarray) -> None:
    value = parse_value(text)
    assert isinstance(value, np.ndarray)
    assert value.dtype == expected.dtype
    np.testing.assert_array_equal(value, expected)


def test_random_arrays_depend_on_the_seed_alone() -> None:
    np.testing.assert_array_equal(parse_value("random:u32:8:1"), parse_value("random:u32:8:1"))
    assert (parse_value("random:f32:8:1") != parse_value("random:f32:8:2")).any()


def test_bytes_and_files(tmp_path: Path) -> None:
    assert parse_value("hex:00ff10") == b"\x00\xff\x10"
    np.save(tmp_path / "a.npy", np.arange(3))
    np.testing.assert_array_equal(parse_value(f"@{tmp_path / 'a.npy'}"), np.arange(3))


@pytest.mark.parametrize(
    "text",
    ["three", "u32:x", "u8:256", "zeros:f31:4", "zeros:f32:", "zeros:f32:-1", "hex:0", "@missing.npy", "heap:3", ""],
)
def test_nonsense_is_named(text: str) -> None:
    with pytest.raises(ValueSyntaxError):
        parse_value(text)


def test_dimensions() -> None:
    assert parse_dimensions("16") == (16,)
    assert parse_dimensions("16,4") == parse_dimensions("16x4") == (16, 4)
    with pytest.raises(ValueSyntaxError):
        parse_dimensions("16y4")


def test_outputs() -> None:
    assert Output.parse("2=out.npy") == Output(2, Path("out.npy"))
    for text in ("out.npy", "0=out.npy", "x=out.npy"):
        with pytest.raises(ValueSyntaxError):
            Output.parse(text)


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("i8", np.int8), ("i32", np.int32), ("int32", np.int32), ("int64_t", np.int64), ("uint8", np.uint8),
        ("uint16_t", np.uint16), ("float16", np.float16), ("half", np.float16), ("float32", np.float32),
        ("float", np.float32), ("float64", np.float64), ("double", np.float64), ("int", np.int32), ("char", np.int8),
        ("unsigned", np.uint32), ("long", np.int64), ("unsigned int", np.uint32),
        ("unsigned long long", np.uint64), ("signed char", np.int8), ("short int", np.int16), ("__half", np.float16),
        ("__nv_bfloat16", ml_dtypes.bfloat16), ("size_t", np.uint64), ("bfloat16", ml_dtypes.bfloat16),
        ("bf16", ml_dtypes.bfloat16), ("b64", np.uint64), ("s16", np.int16), ("u8", np.uint8),
    ],
)  # fmt: skip
def test_names_of_types(name: str, dtype: type) -> None:
    array = parse_value(f"full:{name}:2x2:3")
    assert isinstance(array, np.ndarray) and array.dtype == dtype and (array == 3).all()
    value = parse_value(f"{name}:3")
    assert value == 3 and np.asarray(value).dtype == dtype


@pytest.mark.parametrize("text", ["u8:-1", "i8:128", "u32:1.5", "int32:nan", "u64:inf", "full:u8:4:256", "full:u8:4"])
def test_numbers_that_a_type_does_not_hold(text: str) -> None:
    with pytest.raises(ValueSyntaxError):
        parse_value(text)
