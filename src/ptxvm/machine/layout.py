"""The address map: where each state space lies in the 64-bit generic address space.

Every window is one aligned 4 GiB range, so the upper half of an address tells its window. `.shared`, `.local`, `.const`
and `.param` addresses are offsets into their window; global addresses are generic addresses.

    0x0000_0000_0000_0000  null page, nothing is ever mapped here
    0x0000_0001_0000_0000  SHARED_WINDOW   + (CTA rank in the cluster << SHARED_RANK_SHIFT) + offset
    0x0000_0002_0000_0000  LOCAL_WINDOW    + offset in the thread's own local memory
    0x0000_0003_0000_0000  CONST_WINDOW    + offset in the constant bank
    0x0000_0004_0000_0000  PARAM_WINDOW    + offset in the kernel's parameters
    0x0000_0005_0000_0000  CODE_WINDOW     + function number * CODE_STRIDE
    0x0000_4000_0000_0000  global memory of device 0, then the other devices, DEVICE_STRIDE apart
    0x0004_4000_0000_0000  MULTICAST_BASE, where objects begin that stand for memory of several devices
"""

from __future__ import annotations

WINDOW_BITS = 32
WINDOW_SIZE = 1 << WINDOW_BITS

SHARED_WINDOW = 1 << WINDOW_BITS
LOCAL_WINDOW = 2 << WINDOW_BITS
CONST_WINDOW = 3 << WINDOW_BITS
PARAM_WINDOW = 4 << WINDOW_BITS
CODE_WINDOW = 5 << WINDOW_BITS

SHARED_RANK_SHIFT = 24
"""Bytes of the shared window between two CTAs of a cluster, as a power of two."""

SHARED_RANK_BITS = WINDOW_BITS - SHARED_RANK_SHIFT
"""Bits of an address in the shared window that hold the rank."""

RESERVED_SHARED_SHIFT = 18
RESERVED_SHARED = 1 << RESERVED_SHARED_SHIFT
"""Where in the shared memory of a CTA the part begins that is the system's own: farther than any variable can be, so
that what runs past the kernel's variables does not reach it."""

RESERVED_SHARED_SIZE = 1024
"""Its bytes, as on all devices from sm_80 on; the limits of launches do not count them."""

CODE_STRIDE = 16
"""Function addresses are this far apart, as if each began on an instruction boundary."""

NULL_PAGE = 1 << 16
"""Addresses below are null pointers with an offset."""

DEVICE_STRIDE = 1 << 46
"""Bytes of global address space per device: 64 TiB, so addresses need never be reused."""

DEVICE_LIMIT = 16

MULTICAST_BASE = (DEVICE_LIMIT + 1) * DEVICE_STRIDE
"""Multimem addresses begin here; only multimem instructions may use them."""

ALLOCATION_ALIGNMENT = 256
GUARD_GAP = 1 << 16
"""Unmapped bytes between two allocations: an overrun faults instead of hitting the neighbour."""

STACK_SIZE = 1 << 19
"""Bytes of local memory a thread may use at most, frames of recursive calls included."""

CALL_DEPTH_LIMIT = 1024
"""Calls a thread may nest before its stack overflows."""


def global_base(device: int) -> int:
    """The first global address of a device. Raises ValueError for a device number outside 0..15."""
    if not 0 <= device < DEVICE_LIMIT:
        raise ValueError(f"device {device} does not exist: devices are 0 to {DEVICE_LIMIT - 1}")
    return (device + 1) * DEVICE_STRIDE


def device_of(address: int) -> int | None:
    """The device whose global memory holds `address`; None for addresses outside global memory."""
    device = address // DEVICE_STRIDE - 1
    return device if 0 <= device < DEVICE_LIMIT else None


def shared_address(rank: int, offset: int) -> int:
    """The generic address of a byte in the shared memory of the CTA with this rank in its cluster."""
    return SHARED_WINDOW + (rank << SHARED_RANK_SHIFT) + offset


def shared_base(rank: int) -> int:
    """The `.shared` address of the first byte of shared memory of the CTA with this rank in its cluster."""
    return rank << SHARED_RANK_SHIFT


def code_address(number: int) -> int:
    """The address of the function with this number."""
    return CODE_WINDOW + (number + 1) * CODE_STRIDE


def function_number(address: int) -> int | None:
    """The number of the function at a code address; None when no function can be there."""
    offset = address - CODE_WINDOW
    if offset % CODE_STRIDE or not CODE_STRIDE <= offset < WINDOW_SIZE:
        return None
    return offset // CODE_STRIDE - 1


def align_up(value: int, alignment: int) -> int:
    """The next multiple of `alignment` (a power of two) at or above `value`."""
    return (value + alignment - 1) & -alignment
