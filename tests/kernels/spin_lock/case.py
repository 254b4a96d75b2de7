"""Spin locks taken by single lanes: a warp in lockstep would wait for itself for ever."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 64
BINS = 7
CELLS = 20


def make(rng: Generator, size: int) -> Arguments:
    return {"lock": np.zeros(1, np.uint32), "cells": np.zeros(BINS + 1, np.uint32), "blocks": np.array(size)}


def launches(kernel: str) -> Callable[[Arguments], list[Launch]]:
    def launch(data: Arguments) -> list[Launch]:
        return [Launch(kernel, int(data["blocks"]), BLOCK, (data["lock"], data["cells"]))]

    return launch


def expected(data: Arguments) -> Mapping[str, Array]:
    counts = np.bincount(np.arange(int(data["blocks"]) * BLOCK) % BINS)
    total = (counts * np.arange(BINS)).sum()
    return {"cells": np.append(counts, total).astype(np.uint32), "lock": np.zeros(1, np.uint32)}


def make_pairs(rng: Generator, size: int) -> Arguments:
    source, target = rng.integers(0, CELLS, (2, size), np.int32)
    return {"locks": np.zeros(CELLS, np.int32), "from": source, "to": target, "cells": np.zeros(CELLS, np.int32)}


def launches_pairs(data: Arguments) -> list[Launch]:
    count = data["from"].size
    arrays = [data[name] for name in ("locks", "from", "to", "cells")]
    return [Launch("lock_pairs", cells(count, BLOCK), BLOCK, (count, *arrays))]


def expected_pairs(data: Arguments) -> Mapping[str, Array]:
    gained = np.bincount(data["to"], minlength=CELLS) - np.bincount(data["from"], minlength=CELLS)
    return {"cells": gained.astype(np.int32), "locks": np.zeros(CELLS, np.int32)}


CASES = [
    *(
        KernelCase(kernel, make, launches(kernel), expected, Sizes(6, 1))
        for kernel in ("lock_in_loop", "lock_then_work")
    ),
    KernelCase("lock_pairs", make_pairs, launches_pairs, expected_pairs, Sizes(400, 100)),
]
