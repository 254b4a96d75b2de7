"""Attributes of functions, and how many of their CTAs a GPU keeps alive."""

from __future__ import annotations

import ctypes
from math import prod

from ptxvm.driver.caller_memory import get_structure, put, put_if
from ptxvm.driver.errors import fail, lasting, require
from ptxvm.driver.modules import LoadedFunction
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.structures import LaunchConfig, launch_attributes
from ptxvm.driver.tables.constants import CUfunction_attribute, CUlaunchAttributeID, CUresult
from ptxvm.machine.launch import MAX_THREADS


def function_of(handle: int) -> LoadedFunction:
    """Raises DriverError."""
    return state.handles.get(handle, LoadedFunction)


@api("cuFuncGetAttribute")
def get_attribute(value: int, which: int, handle: int) -> None:
    state.check()
    put(value, function_of(handle).attribute(which) & 0xFFFFFFFF, 4)


@api("cuKernelGetAttribute")
def get_kernel_attribute(value: int, which: int, handle: int, device: int) -> None:
    state.device(device)
    get_attribute(value, which, handle)


@api("cuFuncSetAttribute")
def set_attribute(handle: int, which: int, value: int) -> None:
    state.check()
    function_of(handle).set_attribute(which, value)


@api("cuKernelSetAttribute")
def set_kernel_attribute(which: int, value: int, handle: int, device: int) -> None:
    state.device(device)
    function_of(handle).set_attribute(which, value)


@api("cuFuncSetCacheConfig")
def set_cache(handle: int, preference: int) -> None:
    require(0 <= preference <= 3)
    function_of(handle)


@api("cuKernelSetCacheConfig")
def set_kernel_cache(handle: int, preference: int, device: int) -> None:
    state.device(device)
    set_cache(handle, preference)


@api("cuFuncSetSharedMemConfig")
def set_banks(handle: int, width: int) -> None:
    require(0 <= width <= 2)
    function_of(handle)


@api("cuFuncGetName", "cuKernelGetName")
def name(text: int, handle: int) -> None:
    require(handle)
    put(text, lasting(function_of(handle).kernel.name))


@api("cuFuncGetParamInfo", "cuKernelGetParamInfo")
def parameter(handle: int, index: int, offset: int, size: int) -> None:
    state.bound()
    places = function_of(handle).parameter_places
    require(index < len(places))
    put(offset, places[index][0])
    put_if(size, places[index][1])


@api("cuFuncGetParamCount", "cuKernelGetParamCount")
def count_parameters(handle: int, count: int) -> None:
    state.bound()
    put(count, len(function_of(handle).kernel.parameter_places))


@api("cuFuncIsLoaded")
def is_loaded(loaded: int, handle: int) -> None:
    function_of(handle)
    put(loaded, 1, 4)


@api("cuFuncLoad")
def load(handle: int) -> None:
    function_of(handle)


# -------------------------------------------------------------------------------------------------------- occupancy


@api("cuOccupancyMaxActiveBlocksPerMultiprocessor")
def active_blocks(count: int, handle: int, threads: int, shared: int) -> None:
    state.check()
    require(threads > 0)
    put(count, function_of(handle).resident(threads, shared), 4)


@api("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
def active_blocks_with(count: int, handle: int, threads: int, shared: int, flags: int) -> None:
    require(flags in (0, 1))
    active_blocks(count, handle, threads, shared)


@api("cuOccupancyMaxPotentialBlockSize")
def potential_block(grid: int, block: int, handle: int, shared_of: int, shared: int, limit: int) -> None:
    state.check()
    function = function_of(handle)
    require(limit >= 0)
    most = min(limit or MAX_THREADS, function.allowed_threads)
    if shared_of:
        alive, chosen = function.fullest_of(most, ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(shared_of))
    else:
        alive, chosen = function.fullest(most, shared)
    put(block, chosen, 4)
    put(grid, alive // max(1, chosen) * state.multiprocessors(), 4)


@api("cuOccupancyMaxPotentialBlockSizeWithFlags")
def potential_block_with(
    grid: int, block: int, handle: int, shared_of: int, shared: int, limit: int, flags: int
) -> None:
    require(flags in (0, 1))
    potential_block(grid, block, handle, shared_of, shared, limit)


@api("cuOccupancyAvailableDynamicSMemPerBlock")
def available_shared(size: int, handle: int, blocks: int, threads: int) -> None:
    state.check()
    function = function_of(handle)
    require(blocks > 0 and threads > 0)
    require(0 < blocks <= function.resident(threads, 0))
    limits = state.gpu.limits
    each = limits.shared // blocks // limits.shared_unit * limits.shared_unit - function.static_shared
    put(size, max(0, min(each, function.attribute(CUfunction_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES))))


@api("cuOccupancyMaxPotentialClusterSize")
def potential_cluster(size: int, handle: int, config: int) -> None:
    function = function_of(handle)
    if state.gpu.major < 9:
        fail(CUresult.ERROR_NOT_SUPPORTED)
    given = get_structure(config, LaunchConfig)
    named = not function.attribute(CUfunction_attribute.CLUSTER_SIZE_MUST_BE_SET) or _cluster(function, given)
    require(named, CUresult.ERROR_INVALID_CLUSTER_SIZE)
    require(prod(given.block))
    put(size, function.most_ctas if function.resident(prod(given.block), given.shared) else 0, 4)


@api("cuOccupancyMaxActiveClusters")
def active_clusters(count: int, handle: int, config: int) -> None:
    function = function_of(handle)
    given = get_structure(config, LaunchConfig)
    cluster = _cluster(function, given)
    require(function.fits(tuple(given.grid), cluster), CUresult.ERROR_INVALID_CLUSTER_SIZE)
    require(prod(given.block))
    each = function.resident(prod(given.block), given.shared)
    ctas = prod(cluster or function.kernel.directives.get(".reqnctapercluster", ()))
    put(count, each * state.multiprocessors() // ctas, 4)


def _cluster(function: LoadedFunction, config: LaunchConfig) -> tuple[int, ...] | None:
    """The size of clusters that a launch would have."""
    found = function.cluster(launch_attributes(config).get(CUlaunchAttributeID.CLUSTER_DIMENSION))
    assert found is None or isinstance(found, tuple)
    return found
