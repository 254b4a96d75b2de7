"""Kernel arguments on the command line: what `--arg` and `--out` accept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import numpy.typing as npt

DTYPES: dict[str, npt.DTypeLike] = {
    **{
        f"{kind}{bits}": np.dtype(f"{letter}{bits // 8}")
        for kind, letter in (("u", "u"), ("s", "i"), ("b", "u"))
        for bits in (8, 16, 32, 64)
    },
    "f16": np.dtype("f2"),
    "f32": np.dtype("f4"),
    "f64": np.dtype("f8"),
    "bf16": np.dtype(ml_dtypes.bfloat16),
}

T = TypeVar("T")


class ValueSyntaxError(ValueError):
    """A command-line value that is not understood."""


def parse_value(text: str) -> object:
    """The Python object that `--arg TEXT` stands for."""
    if text.startswith("@"):
        return _load(Path(text[1:]))
    head, colon, rest = text.partition(":")
    if not colon:
        return _number(text)
    if head == "hex":
        return _guarded(text, lambda: bytes.fromhex(rest))
    if head in DTYPES:
        return _guarded(text, lambda: _typed_number(head, rest))
    if head in _ARRAYS:
        return _guarded(text, lambda: _ARRAYS[head](*_typed_shape(rest)))
    raise ValueSyntaxError(
        f"{text!r}: {head!r} is neither a type ({', '.join(DTYPES)}) nor one of {', '.join(_ARRAYS)}, hex"
    )


def parse_dimensions(text: str) -> tuple[int, ...]:
    """`4`, `4,2` or `4x2x1` as a tuple."""
    return _guarded(text, lambda: tuple(int(part) for part in text.replace("x", ",").split(",")))


@dataclass(frozen=True)
class Output:
    """`--out INDEX=FILE`: where to write argument INDEX (from 1) after the launch."""

    index: int
    path: Path

    @classmethod
    def parse(cls, text: str) -> Output:
        index, equals, path = text.partition("=")
        if not equals or not index.isdigit() or int(index) < 1:
            raise ValueSyntaxError(f"{text!r}: expected INDEX=FILE.npy, with arguments counted from 1")
        return cls(int(index), Path(path))


def _guarded(text: str, make: Callable[[], T]) -> T:
    try:
        return make()
    except (ValueError, TypeError, OverflowError) as error:
        raise ValueSyntaxError(f"{text!r}: {error}") from None


def _load(path: Path) -> npt.NDArray[Any]:
    try:
        loaded = np.load(path, allow_pickle=False)
    except (OSError, ValueError) as error:
        raise ValueSyntaxError(f"{path}: {error}") from None
    if not isinstance(loaded, np.ndarray):
        raise ValueSyntaxError(f"{path}: holds several arrays; give one array a file (.npy)")
    return np.ascontiguousarray(loaded)


def _number(text: str) -> int | float:
    try:
        return int(text, 0)
    except ValueError:
        return _guarded(text, lambda: float(text))


def _typed_number(kind: str, text: str) -> object:
    make: Callable[[int | float], object] = np.dtype(DTYPES[kind]).type
    return make(_number(text))


def _typed_shape(rest: str) -> tuple[Any, ...]:
    kind, _, tail = rest.partition(":")
    shape, *more = tail.split(":")
    if kind not in DTYPES:
        raise ValueError(f"{kind!r} is no type; types are {', '.join(DTYPES)}")
    return (np.dtype(DTYPES[kind]), parse_dimensions(shape), *more)


def _random(dtype: np.dtype[Any], shape: tuple[int, ...], seed: str = "0") -> npt.NDArray[Any]:
    generator = np.random.default_rng(int(seed))
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return generator.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    return generator.standard_normal(shape).astype(dtype)


def _arange(dtype: np.dtype[Any], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    return np.arange(np.prod(shape)).astype(dtype).reshape(shape)


_ARRAYS: dict[str, Callable[..., npt.NDArray[Any]]] = {
    "zeros": lambda dtype, shape: np.zeros(shape, dtype),
    "ones": lambda dtype, shape: np.ones(shape, dtype),
    "arange": _arange,
    "random": _random,
    "full": lambda dtype, shape, value: np.full(shape, _number(value), dtype),
}
