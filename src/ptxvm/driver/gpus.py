"""The numbers of the GPUs that programs may see: what device attributes and `nvidia-smi` would say of them."""

from __future__ import annotations

import os
from functools import cache

from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.machine.gpus import MAX_STATIC_SHARED, Gpu, gpu_named
from ptxvm.records import record

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30
_NOMINAL = {  # memory, L2 cache in MiB, clock in kHz, memory clock in kHz, bus width in bits, copy engines
    75: (16, 4, 1_590_000, 5_001_000, 256, 3),
    80: (80, 40, 1_410_000, 1_593_000, 5120, 3),
    86: (24, 6, 1_695_000, 9_751_000, 384, 2),
    89: (24, 72, 2_520_000, 10_501_000, 384, 2),
    90: (80, 50, 1_980_000, 2_619_000, 5120, 3),
    100: (180, 126, 1_965_000, 3_996_000, 8192, 4),
    120: (96, 128, 2_617_000, 14_001_000, 512, 3),
}


@record()
class VisibleGpu:
    """The GPU that programs see: its limits, the bytes of its memory, its attributes."""

    limits: Gpu
    memory: int
    attributes: dict[int, int]

    @property
    def capability(self) -> int:
        """90 for compute capability 9.0."""
        return self.limits.capability

    @property
    def major(self) -> int:
        return self.capability // 10

    @property
    def minor(self) -> int:
        return self.capability % 10

    @property
    def name(self) -> str:
        """What `cuDeviceGetName` says."""
        return f"ptxvm {self.limits.name}"

    def resident(self, threads: int, shared: int, registers: int = 32) -> int:
        """CTAs of so many threads and bytes of shared memory that one multiprocessor keeps alive."""
        return self.limits.resident(-(-threads // 32), shared, max(1, registers))


@cache
def gpu(name: str) -> VisibleGpu:
    """The GPU called `sm_90`. Raises ValueError."""
    limits = gpu_named(name)
    nominal = _NOMINAL[max((known for known in _NOMINAL if known <= limits.capability), default=75)]
    memory = min(nominal[0] * GIB, _host_memory())
    return VisibleGpu(limits, memory, _attributes(limits, nominal))


def _host_memory() -> int:
    """Bytes of the host's memory, in whole GiB."""
    return max(1, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // GIB) * GIB


def _attributes(limits: Gpu, nominal: tuple[int, ...]) -> dict[int, int]:
    _, cache_size, clock, memory_clock, bus, engines = nominal
    major, minor = divmod(limits.capability, 10)
    hopper = major >= 9
    return (
        _GEOMETRY
        | _TEXTURES
        | _ABILITIES
        | {
            A.CLOCK_RATE: clock,
            A.MULTIPROCESSOR_COUNT: limits.multiprocessors,
            A.MEMORY_CLOCK_RATE: memory_clock,
            A.GLOBAL_MEMORY_BUS_WIDTH: bus,
            A.L2_CACHE_SIZE: cache_size * MIB,
            A.MAX_THREADS_PER_MULTIPROCESSOR: limits.threads,
            A.ASYNC_ENGINE_COUNT: engines,
            A.COMPUTE_CAPABILITY_MAJOR: major,
            A.COMPUTE_CAPABILITY_MINOR: minor,
            A.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: limits.shared,
            A.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: limits.cta_shared,
            A.RESERVED_SHARED_MEMORY_PER_BLOCK: limits.reserved_shared,
            A.MAX_REGISTERS_PER_BLOCK: limits.registers,
            A.MAX_REGISTERS_PER_MULTIPROCESSOR: limits.registers,
            A.MAX_BLOCKS_PER_MULTIPROCESSOR: limits.ctas,
            A.SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: 2 if (major, minor) in ((8, 0), (9, 0), (10, 0)) else 64,
            A.MAX_PERSISTING_L2_CACHE_SIZE: cache_size * MIB * 3 // 4 if major >= 8 else 0,
            A.MAX_ACCESS_POLICY_WINDOW_SIZE: 128 * MIB if major >= 8 else 0,
            A.CLUSTER_LAUNCH: int(hopper),
            A.TENSOR_MAP_ACCESS_SUPPORTED: int(hopper),
            A.UNIFIED_FUNCTION_POINTERS: int(hopper),
            A.MULTICAST_SUPPORTED: int(hopper),
            A.MEM_SYNC_DOMAIN_COUNT: 4 if hopper else 1,
        }
    )


_GEOMETRY: dict[int, int] = {
    A.MAX_THREADS_PER_BLOCK: 1024,
    A.MAX_BLOCK_DIM_X: 1024,
    A.MAX_BLOCK_DIM_Y: 1024,
    A.MAX_BLOCK_DIM_Z: 64,
    A.MAX_GRID_DIM_X: 2**31 - 1,
    A.MAX_GRID_DIM_Y: 65535,
    A.MAX_GRID_DIM_Z: 65535,
    A.MAX_SHARED_MEMORY_PER_BLOCK: MAX_STATIC_SHARED,
    A.TOTAL_CONSTANT_MEMORY: 64 * KIB,
    A.WARP_SIZE: 32,
    A.MAX_PITCH: 2**31 - 1,
    A.PCI_BUS_ID: 1,
}

_TEXTURES: dict[int, int] = {
    A.TEXTURE_ALIGNMENT: 512,
    A.TEXTURE_PITCH_ALIGNMENT: 32,
    A.SURFACE_ALIGNMENT: 512,
    A.CAN_TEX2D_GATHER: 1,
    A.MAXIMUM_TEXTURE1D_WIDTH: 131072,
    A.MAXIMUM_TEXTURE2D_WIDTH: 131072,
    A.MAXIMUM_TEXTURE2D_HEIGHT: 65536,
    A.MAXIMUM_TEXTURE3D_WIDTH: 16384,
    A.MAXIMUM_TEXTURE3D_HEIGHT: 16384,
    A.MAXIMUM_TEXTURE3D_DEPTH: 16384,
    A.MAXIMUM_TEXTURE2D_LAYERED_WIDTH: 32768,
    A.MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: 32768,
    A.MAXIMUM_TEXTURE2D_LAYERED_LAYERS: 2048,
    A.MAXIMUM_TEXTURE1D_LAYERED_WIDTH: 32768,
    A.MAXIMUM_TEXTURE1D_LAYERED_LAYERS: 2048,
    A.MAXIMUM_TEXTURE2D_GATHER_WIDTH: 32768,
    A.MAXIMUM_TEXTURE2D_GATHER_HEIGHT: 32768,
    A.MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: 8192,
    A.MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: 8192,
    A.MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: 32768,
    A.MAXIMUM_TEXTURECUBEMAP_WIDTH: 32768,
    A.MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: 32768,
    A.MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: 2046,
    A.MAXIMUM_SURFACE1D_WIDTH: 32768,
    A.MAXIMUM_SURFACE2D_WIDTH: 131072,
    A.MAXIMUM_SURFACE2D_HEIGHT: 65536,
    A.MAXIMUM_SURFACE3D_WIDTH: 16384,
    A.MAXIMUM_SURFACE3D_HEIGHT: 16384,
    A.MAXIMUM_SURFACE3D_DEPTH: 16384,
    A.MAXIMUM_SURFACE1D_LAYERED_WIDTH: 32768,
    A.MAXIMUM_SURFACE1D_LAYERED_LAYERS: 2048,
    A.MAXIMUM_SURFACE2D_LAYERED_WIDTH: 32768,
    A.MAXIMUM_SURFACE2D_LAYERED_HEIGHT: 32768,
    A.MAXIMUM_SURFACE2D_LAYERED_LAYERS: 2048,
    A.MAXIMUM_SURFACECUBEMAP_WIDTH: 32768,
    A.MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: 32768,
    A.MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: 2046,
    A.MAXIMUM_TEXTURE1D_LINEAR_WIDTH: 2**28,
    A.MAXIMUM_TEXTURE2D_LINEAR_WIDTH: 131072,
    A.MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: 65000,
    A.MAXIMUM_TEXTURE2D_LINEAR_PITCH: 2097120,
    A.MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: 32768,
    A.MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: 32768,
    A.MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: 32768,
}

# What this driver can do, whatever the GPU. Everything that is not named is 0.
_ABILITIES: dict[int, int] = dict.fromkeys(
    (
        A.GPU_OVERLAP,
        A.CAN_MAP_HOST_MEMORY,
        A.CONCURRENT_KERNELS,
        A.UNIFIED_ADDRESSING,
        A.STREAM_PRIORITIES_SUPPORTED,
        A.GLOBAL_L1_CACHE_SUPPORTED,
        A.LOCAL_L1_CACHE_SUPPORTED,
        A.MANAGED_MEMORY,
        A.CONCURRENT_MANAGED_ACCESS,
        A.COMPUTE_PREEMPTION_SUPPORTED,
        A.CAN_USE_64_BIT_STREAM_MEM_OPS,
        A.CAN_USE_STREAM_WAIT_VALUE_NOR,
        A.COOPERATIVE_LAUNCH,
        A.HOST_REGISTER_SUPPORTED,
        A.VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
        A.MEMORY_POOLS_SUPPORTED,
        A.HOST_NATIVE_ATOMIC_SUPPORTED,
        A.READ_ONLY_HOST_REGISTER_SUPPORTED,
    ),
    1,
)
