"""Device memory made by the caller, for pointers inside structures and results that outlive a launch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.devices import Devices
from ptxvm.machine.memory import Memory

_devices = Devices()


def device_memory(device: int = 0) -> Memory:
    """The memory of one device: lives as long as the process, so addresses stay valid from launch to launch."""
    return _devices.memory(device)


def device_system() -> Devices:
    """All devices of the process."""
    return _devices


class DeviceArray:
    """An array in the memory of `.device`. `.address` is its device address, `.numpy()` the same memory as a NumPy
    array. Kernels on every device can access it. NumPy and what speaks DLPack can use it in place, too:
    `np.asarray(x)`, `np.from_dlpack(x)`."""

    def __init__(self, array: npt.NDArray[Any], device: int) -> None:
        self._array: npt.NDArray[Any] | None = array
        self._memory = device_memory(device)
        self._allocation = self._memory.map_array(array)
        self.shape, self.dtype = array.shape, array.dtype

    def __repr__(self) -> str:
        gone = ", freed" if self._array is None else ""
        return f"<ptxvm.DeviceArray {self.dtype} {self.shape} on device {self.device} at {self.address:#x}{gone}>"

    @property
    def address(self) -> int:
        """The device address of the first byte (256-byte aligned). It stays the array's own after `free`."""
        return self._allocation.address

    @property
    def nbytes(self) -> int:
        """Its size in bytes."""
        return self._allocation.size

    @property
    def device(self) -> int:
        """The number of the device whose memory it is."""
        return self._memory.device

    def numpy(self) -> npt.NDArray[Any]:
        """The memory as a NumPy array, not a copy. Raises ValueError after `free`."""
        if self._array is None:
            raise ValueError("the device array was freed")
        return self._array

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self.numpy().__array_interface__

    def __dlpack__(self, **request: Any) -> Any:
        return self.numpy().__dlpack__(**request)

    def __dlpack_device__(self) -> tuple[int, int]:
        """The host's memory, as DLPack numbers it: kDLCPU."""
        return self.numpy().__dlpack_device__()

    def free(self) -> None:
        """Give the memory back: a kernel that still uses the address faults with `use_after_free`."""
        if self._array is not None:
            self._memory.free(self._allocation.address)
            self._array = None


def device_array(
    array_or_shape: npt.ArrayLike | tuple[int, ...] | int, dtype: npt.DTypeLike | None = None, device: int = 0
) -> DeviceArray:
    """Device memory for pointers inside structures: a copy of an array, or zeros of a shape and `dtype` (float32).

    `device` is 0 to 15; each has addresses of its own. Raises ValueError for one that does not exist, TypeError for an
    array of Python objects.
    """
    extents = array_or_shape if isinstance(array_or_shape, tuple) else (array_or_shape,)
    if all(isinstance(extent, int | np.integer) for extent in extents):
        return DeviceArray(np.zeros(extents, dtype or np.float32), device)
    array = np.array(array_or_shape, dtype, order="C", copy=True)
    if array.dtype.hasobject:
        raise TypeError("an array of Python objects has no device representation")
    return DeviceArray(array, device)


class Multicast:
    """One address range that stands for arrays on several devices: for the multimem instructions (ISA 9.7.9.14).

    `arrays` are device arrays of the same size in bytes, at most one per device; in their order results of
    `multimem.ld_reduce` are accumulated. `.address` is the multimem address of the first byte, which no other
    instruction may use. Raises ValueError for arrays that do not fit together, TypeError for other things.
    """

    def __init__(self, arrays: Sequence[DeviceArray]) -> None:
        self.arrays = tuple(arrays)
        for array in self.arrays:
            if not isinstance(array, DeviceArray):
                raise TypeError(f"a multicast object needs ptxvm.device_array objects, not {type(array).__name__}")
        sizes = {array.numpy().nbytes for array in self.arrays}
        devices = {array.device for array in self.arrays}
        if len(sizes) != 1 or len(devices) != len(self.arrays):
            raise ValueError("a multicast object needs arrays of one size, each on another device")
        self._object = _devices.multicast([array.address for array in self.arrays], sizes.pop())

    def __repr__(self) -> str:
        devices = ", ".join(str(array.device) for array in self.arrays)
        return f"<ptxvm.Multicast of devices {devices} at {self.address:#x}>"

    @property
    def address(self) -> int:
        return self._object.address

    def free(self) -> None:
        """Give the address range back; the arrays stay. An instruction that still uses it faults."""
        _devices.free(self._object)
