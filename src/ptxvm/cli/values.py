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

_ALIASES = {
    "char": "s8", "schar": "s8", "uchar": "u8", "short": "s16", "ushort": "u16", "int": "s32",
    "uint": "u32", "long": "s64", "ulong": "u64", "longlong": "s64", "ulonglong": "u64",
    "size": "u64", "byte": "u8", "bool": "u8", "half": "f16", "__half": "f16", "float": "f32", "double": "f64",
    "bfloat16": "bf16", "nv_bfloat16": "bf16", "__nv_bfloat16": "bf16",
    **{f"{name}{bits}": f"s{bits}" for name in ("i", "int") for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": f"u{bits}" for bits in (8, 16, 32, 64)},
    **{f"float{bits}": f"f{bits}" for bits in (16, 32, 64)},
}  # fmt: skip
"""What the types are called in C, CUDA (on 64-bit Linux), NumPy and LLVM."""

T = TypeVar("T")


def dtype_of(name: str) -> np.dtype[Any] | None:
    """The element type of a name (`f32`, `float32`, `int32_t`, `float`); None for a name of nothing."""
    plain = _in_one_word(name).removesuffix("_t")
    known = DTYPES.get(_ALIASES.get(plain, plain))
    return None if known is None else np.dtype(known)


def _in_one_word(name: str) -> str:
    """`ulonglong` for `unsigned long long int`."""
    words = name.split()
    if words == ["signed", "char"]:
        return "schar"
    base = "".join(word for word in words if word not in ("signed", "unsigned", "int")) or "int"
    return f"u{base}" if "unsigned" in words else base


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
    dtype = dtype_of(head)
    if dtype is not None:
        return _guarded(text, lambda: _typed_number(dtype, rest))
    if head in _ARRAYS:
        return _guarded(text, lambda: _array(head, rest))
    raise ValueSyntaxError(
        f"{text!r}: {head!r} is neither a type ({', '.join(DTYPES)}) nor one of {', '.join(_ARRAYS)}, hex"
    )


def parse_dimensions(text: str, what: str = "extents") -> tuple[int, ...]:
    """`4`, `4,2` or `4x2x1` as a tuple; `what` names the option in the message of ValueSyntaxError."""
    try:
        return tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        raise ValueSyntaxError(f"{what} {text!r}: write numbers such as 16, 16,4 or 16x4x1") from None


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
    except MemoryError:
        raise ValueSyntaxError(f"{text!r}: there is not enough memory for this array") from None
    except (ValueError, TypeError, OverflowError) as error:
        raise ValueSyntaxError(f"{text!r}: {error}") from None


def _load(path: Path) -> npt.NDArray[Any]:
    try:
        loaded = np.load(path, allow_pickle=False)
    except OSError as error:
        raise ValueSyntaxError(f"{path}: {error.strerror or error}") from None
    except (ValueError, EOFError):
        raise ValueSyntaxError(f"{path}: not a file that numpy.save has written") from None
    if not isinstance(loaded, np.ndarray):
        raise ValueSyntaxError(f"{path}: holds several arrays; give one array a file (.npy)")
    return np.ascontiguousarray(loaded)


def _number(text: str) -> int | float:
    try:
        return int(text, 0)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        raise ValueSyntaxError(f"{text!r} is not a number; arrays are written zeros:f32:1024, see --help") from None


def _typed_number(dtype: np.dtype[Any], text: str) -> object:
    number = _number(text)
    if dtype.kind not in "iu":
        make: Callable[[int | float], object] = dtype.type
        return make(number)
    limits = np.iinfo(dtype)
    if not limits.min <= number <= limits.max or number != int(number):
        raise ValueError(f"{dtype} holds integers from {limits.min} to {limits.max}")
    return dtype.type(int(number))


def _array(kind: str, rest: str) -> npt.NDArray[Any]:
    """`TYPE:SHAPE` and what may follow it."""
    type_name, *others = rest.split(":")
    make, least, most = _ARRAYS[kind]
    dtype = dtype_of(type_name)
    if dtype is None:
        raise ValueError(f"{type_name!r} is no type; types are {', '.join(DTYPES)} and their names in C")
    if not least <= len(others) <= most:
        raise ValueError(f"write {_PATTERNS[kind]}")
    shape = parse_dimensions(others[0], "shape")
    if any(extent < 0 for extent in shape):
        raise ValueError("an array cannot have a negative length")
    return make(dtype, shape, *others[1:])


def _random(dtype: np.dtype[Any], shape: tuple[int, ...], seed: str = "0") -> npt.NDArray[Any]:
    generator = np.random.default_rng(int(seed))
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return generator.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    return generator.standard_normal(shape).astype(dtype)


def _arange(dtype: np.dtype[Any], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    return np.arange(np.prod(shape)).astype(dtype).reshape(shape)


def _full(dtype: np.dtype[Any], shape: tuple[int, ...], value: str) -> npt.NDArray[Any]:
    return np.full(shape, _typed_number(dtype, value), dtype)


# How an array is made, and how many words may follow the type.
_ARRAYS: dict[str, tuple[Callable[..., npt.NDArray[Any]], int, int]] = {
    "zeros": (lambda dtype, shape: np.zeros(shape, dtype), 1, 1),
    "ones": (lambda dtype, shape: np.ones(shape, dtype), 1, 1),
    "arange": (_arange, 1, 1),
    "random": (_random, 1, 2),
    "full": (_full, 2, 2),
}
_PATTERNS = {
    "zeros": "zeros:TYPE:SHAPE",
    "ones": "ones:TYPE:SHAPE",
    "arange": "arange:TYPE:SHAPE",
    "random": "random:TYPE:SHAPE or random:TYPE:SHAPE:SEED",
    "full": "full:TYPE:SHAPE:VALUE",
}
