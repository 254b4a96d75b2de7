"""Fourier transforms of 1024 complex numbers each."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance

LENGTH = 1024


def make(rng: Generator, size: int) -> Arguments:
    signals = rng.standard_normal((size, LENGTH, 2), np.float32)
    roots = np.exp(-2j * np.pi * np.arange(LENGTH) / LENGTH)
    pairs = np.stack([roots.real, roots.imag], axis=-1).astype(np.float32)
    return {"roots": pairs, "from": signals, "to": np.full_like(signals, np.nan)}


def launches(data: Arguments) -> list[Launch]:
    return [Launch("fft", len(data["from"]), 256, (data["roots"], data["from"], data["to"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    signals = data["from"].astype(np.float64)
    spectra = np.fft.fft(signals[..., 0] + 1j * signals[..., 1], axis=1)
    return {"to": np.stack([spectra.real, spectra.imag], axis=-1).astype(np.float32)}


# Sums of 1024 numbers up to 5 through 10 roundings.
CASES = [KernelCase("fft", make, launches, expected, Sizes(5, 1), Tolerance(relative=1e-5, absolute=2e-4))]
