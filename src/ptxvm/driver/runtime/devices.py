"""Devices, versions and errors."""

from __future__ import annotations

import ctypes
from typing import Any

from ptxvm.driver.caller_memory import put, put_bytes, put_if, put_structure
from ptxvm.driver.errors import fail, lasting, require, sentences
from ptxvm.driver.functions.contexts import clean
from ptxvm.driver.functions.devices import UUID, attribute_of
from ptxvm.driver.runtime.calls import api, current_device, driver, ensure, last_error, set_device
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.tables.runtime_constants import cudaError

RUNTIME_VERSIONS = {12: 12090, 13: 13000}
EVENT_RECORD_TIME = 0
_RESERVED = 63
"""Integers behind the last property that we tell. The structure must not be longer than the caller's."""
_INTEGERS = {"i": ctypes.c_int, "z": ctypes.c_size_t}
_HEAD = """totalGlobalMem:z sharedMemPerBlock:z regsPerBlock warpSize memPitch:z maxThreadsPerBlock maxThreadsDim:3
maxGridSize:3 {clockRate} totalConstMem:z major minor textureAlignment:z texturePitchAlignment:z {deviceOverlap}
multiProcessorCount {kernelExecTimeoutEnabled} integrated canMapHostMemory {computeMode} maxTexture1D
maxTexture1DMipmap {maxTexture1DLinear} maxTexture2D:2 maxTexture2DMipmap:2 maxTexture2DLinear:3 maxTexture2DGather:2
maxTexture3D:3 maxTexture3DAlt:3 maxTextureCubemap maxTexture1DLayered:2 maxTexture2DLayered:3
maxTextureCubemapLayered:2 maxSurface1D maxSurface2D:2 maxSurface3D:3 maxSurface1DLayered:2 maxSurface2DLayered:3
maxSurfaceCubemap maxSurfaceCubemapLayered:2 surfaceAlignment:z concurrentKernels ECCEnabled pciBusID pciDeviceID
pciDomainID tccDriver asyncEngineCount unifiedAddressing {memoryClockRate} memoryBusWidth l2CacheSize
persistingL2CacheMaxSize maxThreadsPerMultiProcessor streamPrioritiesSupported globalL1CacheSupported
localL1CacheSupported sharedMemPerMultiprocessor:z regsPerMultiprocessor managedMemory isMultiGpuBoard
multiGpuBoardGroupID hostNativeAtomicSupported {singleToDoublePrecisionPerfRatio} pageableMemoryAccess
concurrentManagedAccess computePreemptionSupported canUseHostPointerForRegisteredMem cooperativeLaunch
{cooperativeMultiDeviceLaunch} sharedMemPerBlockOptin:z pageableMemoryAccessUsesHostPageTables
directManagedMemAccessFromHost maxBlocksPerMultiProcessor accessPolicyMaxWindowSize reservedSharedMemPerBlock:z
hostRegisterSupported sparseCudaArraySupported hostRegisterReadOnlySupported timelineSemaphoreInteropSupported
memoryPoolsSupported gpuDirectRDMASupported gpuDirectRDMAFlushWritesOptions gpuDirectRDMAWritesOrdering
memoryPoolSupportedHandleTypes deferredMappingCudaArraySupported ipcEventSupported clusterLaunch
unifiedFunctionPointers"""
_ONLY_12 = (
    "clockRate",
    "deviceOverlap",
    "kernelExecTimeoutEnabled",
    "computeMode",
    "maxTexture1DLinear",
    "memoryClockRate",
    "singleToDoublePrecisionPerfRatio",
    "cooperativeMultiDeviceLaunch",
)


def _structure(version: int) -> type[ctypes.Structure]:
    """`cudaDeviceProp` of a version of the runtime."""
    text = _HEAD.format(**{name: name if version == 12 else "" for name in _ONLY_12})
    fields: list[tuple[str, Any]] = [("name", ctypes.c_char * 256), ("uuid", ctypes.c_char * 16)]
    fields += [("luid", ctypes.c_char * 8), ("luidDeviceNodeMask", ctypes.c_uint)]
    for word in text.split():
        name, _, kind = word.partition(":")
        base = ctypes.c_size_t if kind == "z" else ctypes.c_int
        fields.append((name, base * int(kind) if kind.isdigit() else base))
    fields.append(("reserved", ctypes.c_int * _RESERVED))
    return type("DeviceProperties", (ctypes.Structure,), {"_fields_": fields})


# Where a property is an attribute of another name.
_ATTRIBUTES: dict[str, tuple[A, ...]] = {
    "sharedMemPerBlock": (A.MAX_SHARED_MEMORY_PER_BLOCK,),
    "regsPerBlock": (A.MAX_REGISTERS_PER_BLOCK,),
    "warpSize": (A.WARP_SIZE,),
    "memPitch": (A.MAX_PITCH,),
    "maxThreadsPerBlock": (A.MAX_THREADS_PER_BLOCK,),
    "maxThreadsDim": (A.MAX_BLOCK_DIM_X, A.MAX_BLOCK_DIM_Y, A.MAX_BLOCK_DIM_Z),
    "maxGridSize": (A.MAX_GRID_DIM_X, A.MAX_GRID_DIM_Y, A.MAX_GRID_DIM_Z),
    "clockRate": (A.CLOCK_RATE,),
    "totalConstMem": (A.TOTAL_CONSTANT_MEMORY,),
    "major": (A.COMPUTE_CAPABILITY_MAJOR,),
    "minor": (A.COMPUTE_CAPABILITY_MINOR,),
    "textureAlignment": (A.TEXTURE_ALIGNMENT,),
    "texturePitchAlignment": (A.TEXTURE_PITCH_ALIGNMENT,),
    "surfaceAlignment": (A.SURFACE_ALIGNMENT,),
    "deviceOverlap": (A.GPU_OVERLAP,),
    "multiProcessorCount": (A.MULTIPROCESSOR_COUNT,),
    "canMapHostMemory": (A.CAN_MAP_HOST_MEMORY,),
    "maxTexture1D": (A.MAXIMUM_TEXTURE1D_WIDTH,),
    "maxTexture1DLinear": (A.MAXIMUM_TEXTURE1D_LINEAR_WIDTH,),
    "maxTexture2D": (A.MAXIMUM_TEXTURE2D_WIDTH, A.MAXIMUM_TEXTURE2D_HEIGHT),
    "maxTexture3D": (A.MAXIMUM_TEXTURE3D_WIDTH, A.MAXIMUM_TEXTURE3D_HEIGHT, A.MAXIMUM_TEXTURE3D_DEPTH),
    "concurrentKernels": (A.CONCURRENT_KERNELS,),
    "pciBusID": (A.PCI_BUS_ID,),
    "asyncEngineCount": (A.ASYNC_ENGINE_COUNT,),
    "unifiedAddressing": (A.UNIFIED_ADDRESSING,),
    "memoryClockRate": (A.MEMORY_CLOCK_RATE,),
    "memoryBusWidth": (A.GLOBAL_MEMORY_BUS_WIDTH,),
    "l2CacheSize": (A.L2_CACHE_SIZE,),
    "persistingL2CacheMaxSize": (A.MAX_PERSISTING_L2_CACHE_SIZE,),
    "maxThreadsPerMultiProcessor": (A.MAX_THREADS_PER_MULTIPROCESSOR,),
    "streamPrioritiesSupported": (A.STREAM_PRIORITIES_SUPPORTED,),
    "globalL1CacheSupported": (A.GLOBAL_L1_CACHE_SUPPORTED,),
    "localL1CacheSupported": (A.LOCAL_L1_CACHE_SUPPORTED,),
    "sharedMemPerMultiprocessor": (A.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,),
    "regsPerMultiprocessor": (A.MAX_REGISTERS_PER_MULTIPROCESSOR,),
    "managedMemory": (A.MANAGED_MEMORY,),
    "hostNativeAtomicSupported": (A.HOST_NATIVE_ATOMIC_SUPPORTED,),
    "singleToDoublePrecisionPerfRatio": (A.SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO,),
    "concurrentManagedAccess": (A.CONCURRENT_MANAGED_ACCESS,),
    "computePreemptionSupported": (A.COMPUTE_PREEMPTION_SUPPORTED,),
    "cooperativeLaunch": (A.COOPERATIVE_LAUNCH,),
    "sharedMemPerBlockOptin": (A.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,),
    "maxBlocksPerMultiProcessor": (A.MAX_BLOCKS_PER_MULTIPROCESSOR,),
    "accessPolicyMaxWindowSize": (A.MAX_ACCESS_POLICY_WINDOW_SIZE,),
    "reservedSharedMemPerBlock": (A.RESERVED_SHARED_MEMORY_PER_BLOCK,),
    "hostRegisterSupported": (A.HOST_REGISTER_SUPPORTED,),
    "hostRegisterReadOnlySupported": (A.READ_ONLY_HOST_REGISTER_SUPPORTED,),
    "memoryPoolsSupported": (A.MEMORY_POOLS_SUPPORTED,),
    "clusterLaunch": (A.CLUSTER_LAUNCH,),
    "unifiedFunctionPointers": (A.UNIFIED_FUNCTION_POINTERS,),
}


def properties(version: int, device: int) -> ctypes.Structure:
    """`cudaDeviceProp` of a device. Raises DriverError."""
    made: Any = _structure(version)()
    made.name = state.gpu.name.encode()
    made.uuid = UUID % state.device(device)
    made.totalGlobalMem = state.gpu.memory
    for name, attributes in _ATTRIBUTES.items():
        if hasattr(made, name):
            values = [attribute_of(each, device) for each in attributes]
            if len(values) == 1:
                setattr(made, name, values[0])
            else:
                getattr(made, name)[:] = values
    return made  # type: ignore[no-any-return]


def define(version: int) -> None:
    """The functions that differ between versions of the runtime."""

    @api.without_device("cudaGetDeviceProperties", "cudaGetDeviceProperties_v2")
    def get_properties(found: int, device: int) -> None:
        put_structure(found, properties(version, device))

    if version == 12:

        @api.without_device("cudaGetDeviceProperties")
        def get_properties_of_11(found: int, device: int) -> None:
            made: Any = properties(version, device)
            put_bytes(found, bytes(made)[: type(made).hostRegisterSupported.offset])

    @api.without_device("cudaRuntimeGetVersion")
    def runtime_version(found: int) -> None:
        put(found, RUNTIME_VERSIONS[version], 4)


@api.without_device("cudaSetDevice")
def set_current(device: int) -> None:
    set_device(device)
    ensure()


@api.without_device("cudaInitDevice")
def init_device(device: int, device_flags: int, flags: int) -> None:
    state.device(device)


@api.without_device("cudaGetDevice")
def get_current(device: int) -> None:
    put(device, current_device(), 4)


@api.without_device("cudaChooseDevice")
def choose(device: int, wanted: int) -> None:
    put(device, 0, 4)


@api.without_device("cudaSetDeviceFlags")
def set_flags(flags: int) -> None:
    """Host memory is mapped in any case, so that the driver does not take that flag."""
    driver["cuDevicePrimaryCtxSetFlags_v2"](current_device(), flags & 0x17)


@api.without_device("cudaGetDeviceFlags")
def get_flags(flags: int) -> None:
    put(flags, state.primary(current_device()).flags | 8, 4)


@api.without_device("cudaSetValidDevices")
def set_valid(devices: int, count: int) -> None:
    require(count >= 0)


@api.without_device("cudaDeviceReset")
def reset() -> None:
    clean(state.primary(current_device()))


@api("cudaDeviceEnablePeerAccess")
def enable_peer(device: int, flags: int) -> None:
    context = ensure()
    peer = state.primary(state.device(device))
    require(flags == 0 and peer is not context)
    require(peer.handle not in context.peers, CUresult.ERROR_PEER_ACCESS_ALREADY_ENABLED)
    context.peers.add(peer.handle)


@api("cudaDeviceDisablePeerAccess")
def disable_peer(device: int) -> None:
    context, peer = ensure(), state.primary(state.device(device))
    require(peer.handle in context.peers, CUresult.ERROR_PEER_ACCESS_NOT_ENABLED)
    context.peers.remove(peer.handle)


@api("cudaStreamCreate")
def create_stream(found: int) -> None:
    driver["cuStreamCreate"](found, 0)


@api("cudaEventCreate")
def create_event(found: int) -> None:
    driver["cuEventCreate"](found, 0)


@api.without_device("cudaGetDriverEntryPoint", "cudaGetDriverEntryPointByVersion")
def entry_point(name: int, found: int, *rest: int) -> None:
    version, (flags, status) = (rest[0], rest[1:]) if len(rest) == 3 else (state.settings.version, rest)
    driver["cuGetProcAddress_v2"](name, found, version, flags & 3, status)


@api.without_device("cudaGetExportTable")
def export_table(found: int, number: int) -> None:
    put_if(found, 0)
    fail(CUresult.ERROR_NOT_FOUND)


def error_name(code: int) -> int:
    """What `cudaGetErrorName` returns: the address of a C string."""
    known = code in cudaError.__members__.values()
    return lasting(f"cuda{cudaError(code).name}" if known else "unrecognized error code")


def error_string(code: int) -> int:
    """What `cudaGetErrorString` returns: the address of a C string."""
    return lasting(sentences().get(code, "unrecognized error code"))


def get_last_error() -> int:
    """What `cudaGetLastError` returns."""
    return last_error(clear=True)


def peek_last_error() -> int:
    """What `cudaPeekAtLastError` returns."""
    return last_error(clear=False)
