"""sRGB as the texture unit decodes it: a table with 8 significant bits, not the formula."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture.numbers import Codes

SIGNIFICANT = 8
"""Bits of an entry; the table counts in 1/65536."""

_EARLY = 0.5011
"""Colours of a border are encoded by the formula; fractions from 0.4989 on go up."""


def _formula(code: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    value = code / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def _make_table() -> Codes:
    exact = _formula(np.arange(256, dtype=np.float64)) * 65536
    _, exponents = np.frexp(exact)
    step = np.exp2(np.maximum(exponents - SIGNIFICANT, 0))
    table: Codes = (np.floor(exact / step + 0.5) * step).astype(np.int64)
    return table


TABLE = _make_table()
"""Code -> value in 1/65536."""

EXPONENTS = np.frexp(TABLE[np.arange(256) | 7].astype(np.float64))[1].astype(np.int64) - 1
"""Eight codes share an exponent, that of the last one."""


def encode(colour: float) -> int:
    """The code of a colour of the border."""
    value = min(max(colour, 0.0), 1.0) if colour == colour else 0.0  # noqa: PLR0124  (NaN)
    shaped = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return int(255 * shaped + _EARLY)
