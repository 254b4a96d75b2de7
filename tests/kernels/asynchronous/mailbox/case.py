"""Messages by st.async: a ring of CTAs, and everybody to everybody."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, CLUSTER, CLUSTERS = 32, 4, 1


def make(rng: Generator, size: int) -> Arguments:
    data = rng.integers(1, 2**32, (CLUSTERS, CLUSTER, WIDTH), np.uint32)
    return {"hops": np.array(size), "data": data, "results": np.zeros_like(data)}


def launches(data: Arguments) -> list[Launch]:
    arguments = (int(data["hops"]), data["data"], data["results"])
    return [Launch("mailbox_ring", CLUSTERS * CLUSTER, WIDTH, arguments, cluster=CLUSTER)]


def expected(data: Arguments) -> Mapping[str, Array]:
    messages, ranks = data["data"], np.arange(CLUSTER, dtype=np.uint32)[:, None]
    for _ in range(int(data["hops"])):
        messages = 3 * np.roll(messages, 1, axis=1) + ranks
    return {"results": messages}


def make_all(rng: Generator, size: int) -> Arguments:
    data = rng.integers(1, 2**32, (size, CLUSTER, WIDTH, 4), np.uint32)
    return {"data": data, "results": np.zeros_like(data)}


def launches_all(data: Arguments) -> list[Launch]:
    ctas = CLUSTER * len(data["data"])
    return [Launch("mailbox_all_to_all", ctas, WIDTH, (data["data"], data["results"]), cluster=CLUSTER)]


def expected_all(data: Arguments) -> Mapping[str, Array]:
    pieces = data["data"].reshape(-1, CLUSTER, CLUSTER, WIDTH // CLUSTER, 4)
    return {"results": pieces.swapaxes(1, 2).reshape(data["data"].shape)}


CASES = [
    KernelCase("mailbox_ring", make, launches, expected, Sizes(9, 5)),
    KernelCase("mailbox_all_to_all", make_all, launches_all, expected_all, Sizes(3, 2)),
]
