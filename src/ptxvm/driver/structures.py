"""Structures of the driver API, laid out as its header has them."""

from __future__ import annotations

import ctypes
import struct
from ctypes import c_int, c_size_t, c_ubyte, c_uint, c_ulonglong
from typing import Any

from ptxvm.driver.caller_memory import get_bytes
from ptxvm.driver.errors import require
from ptxvm.driver.tables.constants import CUlaunchAttributeID as A

_LAUNCH_ATTRIBUTE_SIZE = 72
MOST_LAUNCH_ATTRIBUTES = 32
Attributes = dict[int, tuple[int, ...]]
"""Of a launch: what each says, as unsigned integers of 4 bytes."""

_HIGHEST: dict[int, int] = {
    A.CLUSTER_SCHEDULING_POLICY_PREFERENCE: 2,
    A.MEM_SYNC_DOMAIN: 1,
    A.PREFERRED_SHARED_MEMORY_CARVEOUT: 100,
    A.NVLINK_UTIL_CENTRIC_SCHEDULING: 1,
}
_DOMAIN_BITS = 0x0303
_KINDS = set(A) - {A.SYNCHRONIZATION_POLICY}


class LaunchConfig(ctypes.Structure):
    """`CUlaunchConfig`."""

    _fields_ = (
        ("grid", c_uint * 3),
        ("block", c_uint * 3),
        ("shared", c_uint),
        ("stream", c_size_t),
        ("attributes", c_size_t),
        ("number", c_uint),
    )


def launch_attributes(config: LaunchConfig) -> Attributes:
    """The attributes of a launch. Raises DriverError for those that a launch does not have."""
    require(config.number <= MOST_LAUNCH_ATTRIBUTES)
    found = {}
    for place in range(config.number):
        data = get_bytes(config.attributes + _LAUNCH_ATTRIBUTE_SIZE * place, _LAUNCH_ATTRIBUTE_SIZE)
        kind = struct.unpack_from("<i", data)[0]
        values = struct.unpack_from("<4I", data, 8)
        require(kind in _KINDS and values[0] <= _HIGHEST.get(kind, 0xFFFFFFFF))
        require(kind != A.MEM_SYNC_DOMAIN_MAP or not values[0] & 0xFFFF & ~_DOMAIN_BITS)
        is_extent = kind in (A.CLUSTER_DIMENSION, A.PREFERRED_CLUSTER_DIMENSION)
        found[kind] = values[:3] if is_extent else values
    return found


class Copy2D(ctypes.Structure):
    """`CUDA_MEMCPY2D`."""

    _fields_ = (
        *((name, c_size_t) for name in ("source_x", "source_y")),
        ("source_type", c_int),
        *((name, c_size_t) for name in ("source_host", "source_device", "source_array", "source_pitch")),
        *((name, c_size_t) for name in ("target_x", "target_y")),
        ("target_type", c_int),
        *((name, c_size_t) for name in ("target_host", "target_device", "target_array", "target_pitch")),
        ("width", c_size_t),
        ("height", c_size_t),
    )


def _side_3d(side: str, last: str) -> list[tuple[str, Any]]:
    """One side of a copy in three dimensions; the third field from behind is reserved, or a context."""
    places = [(f"{side}_{axis}", c_size_t) for axis in ("x", "y", "z", "level")]
    pointers = [(f"{side}_{name}", c_size_t) for name in ("host", "device", "array", last, "pitch", "height")]
    return [*places, (f"{side}_type", c_int), *pointers]


class Copy3D(ctypes.Structure):
    """`CUDA_MEMCPY3D`; `CUDA_MEMCPY3D_PEER` has contexts where this has reserved fields."""

    _fields_ = (
        *_side_3d("source", "context"),
        *_side_3d("target", "context"),
        ("width", c_size_t),
        ("height", c_size_t),
        ("depth", c_size_t),
    )


class Fill(ctypes.Structure):
    """`CUDA_MEMSET_NODE_PARAMS`; version 2 has a context behind it."""

    _fields_ = (
        ("target", c_ulonglong),
        ("pitch", c_size_t),
        ("value", c_uint),
        ("element", c_uint),
        ("width", c_size_t),
        ("height", c_size_t),
        ("context", c_size_t),
    )


class KernelNode(ctypes.Structure):
    """`CUDA_KERNEL_NODE_PARAMS_v2`; the first version ends at `extra`."""

    _fields_ = (
        ("function", c_size_t),
        ("grid", c_uint * 3),
        ("block", c_uint * 3),
        ("shared", c_uint),
        ("parameters", c_size_t),
        ("extra", c_size_t),
        ("kernel", c_size_t),
        ("context", c_size_t),
    )


class HostNode(ctypes.Structure):
    """`CUDA_HOST_NODE_PARAMS`."""

    _fields_ = (("function", c_size_t), ("data", c_size_t))


class WordsNode(ctypes.Structure):
    """`CUDA_BATCH_MEM_OP_NODE_PARAMS`."""

    _fields_ = (("context", c_size_t), ("count", c_uint), ("operations", c_size_t), ("flags", c_uint))


class PointerOperand(ctypes.Structure):
    """`CUmemcpy3DOperand` that is a pointer; one that is an array has that, and an offset, behind `type`."""

    _fields_ = (
        ("type", c_int),
        ("pointer", c_ulonglong),
        ("row", c_size_t),
        ("height", c_size_t),
        ("location", c_int * 2),
    )


class CopyOperation(ctypes.Structure):
    """`CUDA_MEMCPY3D_BATCH_OP`."""

    _fields_ = (
        ("source", PointerOperand),
        ("target", PointerOperand),
        ("width", c_size_t),
        ("height", c_size_t),
        ("depth", c_size_t),
        ("order", c_int),
        ("flags", c_uint),
    )


class Location(ctypes.Structure):
    """`CUmemLocation`."""

    _fields_ = (("type", c_int), ("id", c_int))


class AllocationProperties(ctypes.Structure):
    """`CUmemAllocationProp`."""

    _fields_ = (
        ("type", c_int),
        ("handle_types", c_int),
        ("location", Location),
        ("win32", c_size_t),
        ("compression", c_ubyte),
        ("rdma", c_ubyte),
        ("usage", ctypes.c_ushort),
        ("reserved", c_ubyte * 4),
    )


class Access(ctypes.Structure):
    """`CUmemAccessDesc`."""

    _fields_ = (("location", Location), ("flags", c_int))


class PoolProperties(ctypes.Structure):
    """`CUmemPoolProps`."""

    _fields_ = (
        ("type", c_int),
        ("handle_types", c_int),
        ("location", Location),
        ("win32", c_size_t),
        ("most", c_size_t),
        ("usage", ctypes.c_ushort),
        ("reserved", c_ubyte * 54),
    )


class AllocationNode(ctypes.Structure):
    """`CUDA_MEM_ALLOC_NODE_PARAMS`."""

    _fields_ = (
        ("pool", PoolProperties),
        ("access", c_size_t),
        ("accesses", c_size_t),
        ("size", c_size_t),
        ("address", c_ulonglong),
    )


class ArrayDescriptor(ctypes.Structure):
    """`CUDA_ARRAY3D_DESCRIPTOR`."""

    _fields_ = (
        ("width", c_size_t),
        ("height", c_size_t),
        ("depth", c_size_t),
        ("format", c_int),
        ("channels", c_uint),
        ("flags", c_uint),
    )


class PlainArrayDescriptor(ctypes.Structure):
    """`CUDA_ARRAY_DESCRIPTOR`."""

    _fields_ = (("width", c_size_t), ("height", c_size_t), ("format", c_int), ("channels", c_uint))
