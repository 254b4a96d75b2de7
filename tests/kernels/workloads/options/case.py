"""Option pricing after Black and Scholes."""

from collections.abc import Mapping
from math import erf

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

RATE, VOLATILITY = np.float32(0.02), np.float32(0.3)


def make(rng: Generator, size: int) -> Arguments:
    prices, strikes = rng.uniform(5, 30, size), rng.uniform(1, 100, size)
    inputs = {"prices": prices, "strikes": strikes, "years": rng.uniform(0.25, 10, size)}
    outputs = {name: np.full(size, np.nan, np.float32) for name in ("calls", "puts")}
    return {**{name: values.astype(np.float32) for name, values in inputs.items()}, **outputs}


def launches(data: Arguments) -> list[Launch]:
    count = data["prices"].size
    return [Launch("options", cells(count, 128), 128, (count, RATE, VOLATILITY, *data.values()))]


def normal(d: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.array([0.5 * (1 + erf(x / 2**0.5)) for x in d.tolist()])


def expected(data: Arguments) -> Mapping[str, Array]:
    prices, strikes, years = (data[name].astype(np.float64) for name in ("prices", "strikes", "years"))
    rate, volatility = np.float64(RATE), np.float64(VOLATILITY)
    root = np.sqrt(years)
    first = (np.log(prices / strikes) + (rate + volatility**2 / 2) * years) / (volatility * root)
    second = first - volatility * root
    present = strikes * np.exp(-rate * years)
    calls = prices * normal(first) - present * normal(second)
    puts = present * normal(-second) - prices * normal(-first)
    return {"calls": calls.astype(np.float32), "puts": puts.astype(np.float32)}


# The polynomial is good to 1e-7, prices are up to 100.
CASES = [KernelCase("options", make, launches, expected, Sizes(2_000, 200), Tolerance(relative=1e-5, absolute=5e-5))]
