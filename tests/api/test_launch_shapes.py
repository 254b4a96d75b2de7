"""What may stand for a grid, a block, a cluster, shared memory and a device: judged the same every time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ptxvm

KERNEL = ".version 8.0\n.target sm_90\n.address_size 64\n.entry k() { ret; }\n"
WRONG: list[Any] = [4.0, 4.5, True, np.float32(4), np.bool_(True), "4", None, [4], (4.0,), (4, 1.0), (True, 1), b"4"]
OUTSIDE: list[Any] = [0, -1, (4, 0), (1, 1, -1), (1, 1, 1, 1), (), 1 << 40, (1, 1 << 20)]
RIGHT: list[Any] = [4, (4,), (4, 1, 1), np.int64(4), np.uint8(4), (np.int32(4), 1), (2, 2)]


@pytest.fixture(scope="module")
def kernel() -> ptxvm.Kernel:
    return ptxvm.load(KERNEL).kernels["k"]


@pytest.mark.parametrize("name", ["grid", "block", "cluster"])
@pytest.mark.parametrize("value", [*WRONG, *OUTSIDE], ids=repr)
def test_wrong_extents_are_refused_before_and_after_right_ones(kernel: ptxvm.Kernel, name: str, value: Any) -> None:
    if name == "cluster" and value is None:
        return
    right = {"grid": 4, "block": 4, "cluster": 4}
    for _ in range(2):
        with pytest.raises(ptxvm.LaunchError, match=name):
            kernel.launch(**{**right, name: value}, engine="interpret")
        kernel.launch(**right, engine="interpret")
        kernel.launch((4,), (4, 1), cluster=(4, 1, 1), engine="interpret")


@pytest.mark.parametrize("value", RIGHT, ids=repr)
def test_right_extents(kernel: ptxvm.Kernel, value: Any) -> None:
    for name in ("grid", "block", "cluster"):
        kernel.launch(**{"grid": (4, 2), "block": 4, name: value}, engine="interpret")


@pytest.mark.parametrize("value", [1.0, -1, True, "1", 1 << 20, None])
def test_wrong_sizes_of_shared_memory(kernel: ptxvm.Kernel, value: Any) -> None:
    for _ in range(2):
        with pytest.raises(ptxvm.LaunchError, match="shared"):
            kernel.launch(1, 1, shared=value, engine="interpret")
        kernel.launch(1, 1, shared=1, engine="interpret")
    kernel.launch(1, 1, shared=np.int64(1), engine="interpret")


@pytest.mark.parametrize("value", [1.0, 16, -1, "1"])
def test_wrong_devices(kernel: ptxvm.Kernel, value: Any) -> None:
    for _ in range(2):
        with pytest.raises(ptxvm.LaunchError, match="device"):
            kernel.launch(1, 1, device=value, engine="interpret")
        kernel.launch(1, 1, device=1, engine="interpret")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("engine", ["jit"]),
        ("engine", "gpu"),
        ("checks", ("bounds", "rice")),
        ("checks", {"rice"}),
        ("workers", [1]),
        ("async_completion", None),
        ("timeout", [1]),
        ("seed", {}),
    ],
)
def test_wrong_options_are_refused_by_name(kernel: ptxvm.Kernel, option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{option}="):
        kernel.launch(1, 1, **{option: value})
