"""Device memory made by the caller, for pointers inside structures and results that outlive a launch."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Memory


@cache
def device_memory(device: int = 0) -> Memory:
    """The memory of one device: lives as long as the process, so addresses stay valid from launch to launch."""
    return Memory(device)


class DeviceArray:
    """An array in device memory. `.address` is its device address, `.numpy()` the same memory as a NumPy array."""

    def __init__(self, array: npt.NDArray[Any], device: int) -> None:
        self._array: npt.NDArray[Any] | None = array
        self._memory = device_memory(device)
        self._allocation = self._memory.map_array(array)

    @property
    def address(self) -> int:
        """The device address of the first byte (256-byte aligned). It stays the array's own after `free`."""
        return self._allocation.address

    @property
    def device(self) -> int:
        """The number of the device whose memory it is."""
        return self._memory.device

    def numpy(self) -> npt.NDArray[Any]:
        """The memory as a NumPy array, not a copy. Raises ValueError after `free`."""
        if self._array is None:
            raise ValueError("the device array was freed")
        return self._array

    def free(self) -> None:
        """Give the memory back: a kernel that still uses the address faults with `use_after_free`."""
        if self._array is not None:
            self._memory.free(self._allocation.address)
            self._array = None


def device_array(
    array_or_shape: npt.ArrayLike | tuple[int, ...] | int, dtype: npt.DTypeLike | None = None, device: int = 0
) -> DeviceArray:
    """Device memory for pointers inside structures: a copy of an array, or zeros of a shape and `dtype` (float32)."""
    if isinstance(array_or_shape, int) or (
        isinstance(array_or_shape, tuple) and all(isinstance(n, int) for n in array_or_shape)
    ):
        return DeviceArray(np.zeros(array_or_shape, dtype or np.float32), device)
    return DeviceArray(np.array(array_or_shape, dtype, order="C", copy=True), device)
