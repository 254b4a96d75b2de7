"""Launches and kernels of the runtime."""

from __future__ import annotations

import ctypes

from ptxvm.api.kernel import Shape
from ptxvm.driver.caller_memory import get_structure, put_structure
from ptxvm.driver.errors import DriverError, require
from ptxvm.driver.functions.kernels import (
    active_blocks,
    active_blocks_with,
    active_clusters,
    available_shared,
    potential_cluster,
)
from ptxvm.driver.functions.launches import launch, shape_of
from ptxvm.driver.registry import Dim3
from ptxvm.driver.runtime.calls import api, driver, runtime_code
from ptxvm.driver.runtime.registration import function, is_registered
from ptxvm.driver.streams import stream_of
from ptxvm.driver.structures import LaunchConfig, launch_attributes
from ptxvm.driver.tables.constants import CUfunction_attribute as F

INVALID_CONFIGURATION = 9


class FunctionAttributes(ctypes.Structure):
    """`cudaFuncAttributes`, as far as all versions have it."""

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("shared", "constant", "local")),
        *((name, ctypes.c_int) for name in ("threads", "registers", "ptx", "binary", "cache")),
        *((name, ctypes.c_int) for name in ("dynamic", "carveout", "must", "width", "height", "depth")),
        *((name, ctypes.c_int) for name in ("policy", "larger")),
    )


def _launch(host: int, shape: Shape, stream: int, arguments: int, *, from_code: bool = False) -> None:
    """`from_code`: the program has written `<<<...>>>`, which passes a kernel's handle from CUDA 13 on."""
    try:
        launch(function(host).handle, shape, stream_of(stream), arguments, 0)
    except DriverError as error:
        if error.code == 1 and (from_code or is_registered(host)):
            raise DriverError(runtime_code(INVALID_CONFIGURATION)) from None
        raise


def _extents(extent: Dim3) -> tuple[int, int, int]:
    return extent.x, extent.y, extent.z


@api("cudaLaunchKernel")
def launch_kernel(host: int, grid: Dim3, block: Dim3, arguments: int, shared: int, stream: int) -> None:
    _launch(host, Shape(_extents(grid), _extents(block), None, shared, False), stream, arguments)


@api("__cudaLaunchKernel")
def launch_written(host: int, grid: Dim3, block: Dim3, arguments: int, shared: int, stream: int) -> None:
    shape = Shape(_extents(grid), _extents(block), None, shared, False)
    _launch(host, shape, stream, arguments, from_code=True)


@api("cudaLaunchCooperativeKernel")
def launch_cooperative(host: int, grid: Dim3, block: Dim3, arguments: int, shared: int, stream: int) -> None:
    _launch(host, Shape(_extents(grid), _extents(block), None, shared, True), stream, arguments)


class Config(ctypes.Structure):
    """`cudaLaunchConfig_t`."""

    _fields_ = (
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_size_t),
        ("stream", ctypes.c_size_t),
        ("attributes", ctypes.c_size_t),
        ("number", ctypes.c_uint),
    )


def _config(pointer: int) -> LaunchConfig:
    """As the driver has it."""
    given = get_structure(pointer, Config)
    made = LaunchConfig(given.grid, given.block, given.shared, given.stream, given.attributes, given.number)
    return made


@api("cudaLaunchKernelExC")
def launch_with(config: int, host: int, arguments: int) -> None:
    given = _config(config)
    _launch(host, shape_of(given, launch_attributes(given)), given.stream, arguments)


@api("cudaFuncGetAttributes")
def attributes(found: int, host: int) -> None:
    kernel = function(host)
    which = [F.SHARED_SIZE_BYTES, F.CONST_SIZE_BYTES, F.LOCAL_SIZE_BYTES, F.MAX_THREADS_PER_BLOCK, F.NUM_REGS]
    which += [F.PTX_VERSION, F.BINARY_VERSION, F.CACHE_MODE_CA]
    values = [kernel.attribute(each) for each in which]
    put_structure(found, FunctionAttributes(*values, kernel.attribute(F.MAX_DYNAMIC_SHARED_SIZE_BYTES), -1))


@api("cudaFuncSetAttribute")
def set_attribute(host: int, which: int, value: int) -> None:
    function(host).set_attribute(which, value)


@api("cudaFuncSetCacheConfig")
def set_cache(host: int, preference: int) -> None:
    require(0 <= preference <= 3)
    function(host)


@api("cudaFuncSetSharedMemConfig")
def set_banks(host: int, width: int) -> None:
    function(host)


@api("cudaFuncGetName")
def name(found: int, host: int) -> None:
    driver["cuFuncGetName"](found, function(host).handle)


@api("cudaFuncGetParamInfo")
def parameter(host: int, index: int, offset: int, size: int) -> None:
    driver["cuFuncGetParamInfo"](function(host).handle, index, offset, size)


@api("cudaFuncGetParamCount")
def count_parameters(host: int, count: int) -> None:
    driver["cuFuncGetParamCount"](function(host).handle, count)


@api("cudaOccupancyMaxActiveBlocksPerMultiprocessor")
def occupancy(count: int, host: int, threads: int, shared: int) -> None:
    active_blocks(count, function(host).handle, threads, shared)


@api("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
def occupancy_with(count: int, host: int, threads: int, shared: int, flags: int) -> None:
    active_blocks_with(count, function(host).handle, threads, shared, flags)


@api("cudaOccupancyAvailableDynamicSMemPerBlock")
def occupancy_shared(size: int, host: int, blocks: int, threads: int) -> None:
    available_shared(size, function(host).handle, blocks, threads)


@api("cudaOccupancyMaxPotentialClusterSize")
def occupancy_cluster(size: int, host: int, config: int) -> None:
    given = _config(config)
    potential_cluster(size, function(host).handle, ctypes.addressof(given))


@api("cudaOccupancyMaxActiveClusters")
def occupancy_clusters(count: int, host: int, config: int) -> None:
    given = _config(config)
    active_clusters(count, function(host).handle, ctypes.addressof(given))
