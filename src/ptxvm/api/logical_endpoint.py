"""Logical endpoints: what the fabric instructions of PTX ISA 9.3 reach."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.api.device import DeviceArray, device_system


class LogicalEndpoint:
    """What the fabric instructions reach: one device array, or one on each of several devices (a multicast endpoint).

    Pass it for the 32-bit `leId` of a fabric instruction; offsets count bytes from the first one of the array. All
    arrays have the same size in bytes. Without any endpoint made, the numbers 0 to 15 are those devices: offsets are
    device addresses then. Raises ValueError for arrays that do not fit together, TypeError for other things.
    """

    def __init__(self, arrays: DeviceArray | Sequence[DeviceArray]) -> None:
        is_multicast = not isinstance(arrays, DeviceArray)
        self.arrays: tuple[DeviceArray, ...] = (arrays,) if isinstance(arrays, DeviceArray) else tuple(arrays)
        for array in self.arrays:
            if not isinstance(array, DeviceArray):
                raise TypeError(f"a logical endpoint needs ptxvm.device_array objects, not {type(array).__name__}")
        sizes = {array.nbytes for array in self.arrays}
        if len(sizes) != 1 or len({array.device for array in self.arrays}) != len(self.arrays):
            raise ValueError("a logical endpoint needs arrays of one size, each on another device")
        self._endpoint = device_system().make_endpoint(
            [array.address for array in self.arrays], sizes.pop(), is_multicast=is_multicast
        )

    def __repr__(self) -> str:
        devices = ", ".join(str(array.device) for array in self.arrays)
        kind = "multicast" if self._endpoint.is_multicast else "unicast"
        return f"<ptxvm.LogicalEndpoint {self.id}, {kind}, of device {devices}>"

    @property
    def id(self) -> int:
        """The number by which instructions name it."""
        return self._endpoint.number

    def fail(self, report: int = 1) -> None:
        """Operations that complete from now on fail, as when NVLink does: they move nothing, and their mbarrier is
        given `report` (0 to 255) as the report's value. Raises ValueError for another one."""
        if not 0 <= report <= 255:
            raise ValueError(f"a report has 8 bits, {report} has more")
        self._endpoint.failure = report

    def recover(self) -> None:
        """Operations succeed again."""
        self._endpoint.failure = None

    def free(self) -> None:
        """Take the number back; the arrays stay. An instruction that still uses it faults."""
        device_system().free_endpoint(self._endpoint)
