"""The host functions: what definitions call by `warp.call_host`, in one table for both engines.

A call hands over words of 64 bits, the same number for every executing lane, and takes words back. The function itself
is Python (`engine/host`, in the module that the row names); what the compiled engine's runtime can do of its calls
stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from ptxvm.records import record


class Words(NamedTuple):
    """An operand or result of so many words per lane."""

    name: str
    least: int = 1
    most: int = 1


class Kept(Enum):
    """Copies, and products, that the compiled engine's runtime keeps to itself until they land, or are complete."""

    BULK_LOADS = "bulk and tensor copies to shared memory, for an mbarrier"
    BULK_STORES = "bulk and tensor copies from shared memory, in a bulk group"
    LANE_COPIES = "copies of single lanes, in a group of `cp.async`"
    LANE_ARRIVALS = "the same, if arrivals at an mbarrier wait for them"
    PRODUCTS = "products of warpgroups"
    TILES = "products of tensor memory, and commits"
    LANES_STORES = "stores of registers to tensor memory"


@record()
class NativeFunction:
    """A function of the runtime that does calls of up to `operands` words per lane, if it can.

    i32 name(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask[, ptr %combine])

    by some lanes of a warp at a place in the code; 1: done, 0: Python must see to it. With `combines` it is given the
    function that combines elements. With `learns` it can do more once Python has made a plan for the tensor map,
    texture or surface.
    """

    name: str
    operands: int
    combines: bool = False
    learns: bool = False


@record()
class HostFunction:
    """A row: `module` of `engine/host` has the function.

    library:    compilers call it by this name as a function without a body; its prototype says what goes in and out
    confined:   it looks at nothing outside of the cluster
    lasting:    what it does outlives the cluster: it changes memory of a device, prints, allocates
    native:     what the compiled engine's runtime can do of its calls
    needs:      copies that the runtime keeps, and Python must know of before it serves a call
    """

    name: str
    module: str
    operands: tuple[Words, ...] = ()
    results: tuple[Words, ...] = ()
    library: bool = False
    confined: bool = False
    lasting: bool = False
    native: NativeFunction | None = None
    needs: frozenset[Kept] = frozenset()

    def takes(self, operands: int, results: int) -> bool:
        """Whether a call may have so many words per lane."""
        return self.library or (_fits(operands, self.operands) and _fits(results, self.results))


def _fits(count: int, words: tuple[Words, ...]) -> bool:
    return sum(each.least for each in words) <= count <= sum(each.most for each in words)


LANE_COPY = "cp.async"
LANE_ARRIVAL = "cp.async.mbarrier.arrive"
WARPGROUP_PRODUCT = "wgmma.mma_async"
WARPGROUP_CALLS = (WARPGROUP_PRODUCT, "wgmma.fence", "wgmma.commit_group", "wgmma.wait_group")
BULK_LOAD, BULK_STORE, BULK_WAIT = "cp.async.bulk.load", "cp.async.bulk.store", "cp.async.bulk.wait_group"
TENSOR_COPY_LOAD, TENSOR_COPY_STORE = "cp.async.bulk.tensor.load", "cp.async.bulk.tensor.store"
TENSOR_COPIES = (TENSOR_COPY_LOAD, TENSOR_COPY_STORE)
BULK_COPIES = (BULK_LOAD, BULK_STORE, *TENSOR_COPIES)
SCREENED_CALLS = frozenset(
    (
        *(*BULK_COPIES, "cp.async.bulk.commit_group", BULK_WAIT),
        *(LANE_COPY, "cp.async.commit_group", "cp.async.wait_group", "cp.async.wait_all", LANE_ARRIVAL),
        *("mbarrier.init", "mbarrier.inval", "mbarrier.wait"),
        *WARPGROUP_CALLS,
    )
)
"""Those of which screening knows what native code does."""

TENSOR_ALLOCATION, TENSOR_DEALLOCATION = "tcgen05.alloc", "tcgen05.dealloc"
TENSOR_CORE_PRODUCT, TENSOR_LOAD, TENSOR_STORE = "tcgen05.mma", "tcgen05.ld", "tcgen05.st"
USERS_OF_TENSOR_MEMORY = (TENSOR_CORE_PRODUCT, TENSOR_LOAD, TENSOR_STORE)

TENSOR_WORDS = 11
"""Words of the tensor copies that native code does: map, shared memory, mbarrier, five coordinates, three offsets."""

_DST, _SRC, _SIZE, _MBAR, _ADDR = (Words(name) for name in ("dst", "src", "size", "mbar", "addr"))
_MASK = Words("mask", least=0)
_ENDPOINT, _COUNTER = (Words("leId"), Words("dataOff")), Words("counterOff", least=0)
_MAP, _COORDINATES, _OFFSETS = Words("tensorMap"), Words("tensorCoords", most=5), Words("im2colInfo", least=0, most=3)
_OVERRIDE = Words("gAddrToOverride", least=0, most=11)
_VECTOR = Words("b", most=16)
_TADDR, _HALF = Words("taddr"), Words("immHalfSplitoff")
_TEXTURE, _SAMPLER, _SURFACE, _POSITION = Words("a"), Words("b"), Words("a"), Words("c", most=4)
_TEXEL = (Words("d", least=4, most=4),)
_PRODUCT = (
    *(Words(name) for name in ("d", "a", "b", "idesc", "enable-input-d", "scale-input-d")),
    *(Words(name) for name in ("sp-meta", "scale-A", "scale-B", "zero-column-mask")),
    Words("disable-output-lane", least=0, most=8),
)
_BULK = frozenset({Kept.BULK_LOADS, Kept.BULK_STORES})
_STORES = frozenset({Kept.BULK_STORES})
_LANES = frozenset({Kept.LANE_COPIES})
_PRODUCTS = frozenset({Kept.PRODUCTS})
_TILES = frozenset({Kept.TILES})
_LANES_STORES = frozenset({Kept.LANES_STORES})


def _tensor(name: str, **options: bool) -> NativeFunction:
    return NativeFunction(name, TENSOR_WORDS, learns=True, **options)


_DEVICE_RUNTIME = {
    "device_launches": (
        *("GetParameterBuffer", "GetParameterBufferV2", "LaunchDevice", "LaunchDevice_ptsz"),
        *("LaunchDeviceV2", "LaunchDeviceV2_ptsz", "DeviceSynchronize", "DeviceSynchronizeDeprecationAvoidance"),
    ),
    "device_streams": (
        *("StreamCreateWithFlags", "StreamDestroy", "StreamWaitEvent", "StreamWaitEvent_ptsz"),
        *("EventCreateWithFlags", "EventRecord", "EventRecord_ptsz"),
        *("EventRecordWithFlags", "EventRecordWithFlags_ptsz", "EventDestroy"),
    ),
    "device_copies": (
        *("Malloc", "Free", "MemcpyAsync", "MemcpyAsync_ptsz", "Memcpy2DAsync", "Memcpy2DAsync_ptsz"),
        *("Memcpy3DAsync", "Memcpy3DAsync_ptsz", "MemsetAsync", "MemsetAsync_ptsz"),
        *("Memset2DAsync", "Memset2DAsync_ptsz", "Memset3DAsync", "Memset3DAsync_ptsz"),
    ),
    "device_queries": (
        *("DeviceGetAttribute", "DeviceGetLimit", "DeviceGetCacheConfig", "DeviceGetSharedMemConfig"),
        *("GetLastError", "PeekAtLastError", "GetErrorString", "GetErrorName", "GetDeviceCount", "GetDevice"),
        *("FuncGetAttributes", "RuntimeGetVersion", "OccupancyMaxActiveBlocksPerMultiprocessor"),
        "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    ),
}
"""The functions of CUDA's device runtime, less what their names begin with, by the modules that have them."""

CDP1, CDP2, CDP1_ONLY = "cuda", "__cudaCDP2", ("DeviceSynchronize", "DeviceSynchronizeDeprecationAvoidance")
"""How names of functions of the device runtime begin: in its first and in its second form; what only the first has."""


def runtime_names(function: str) -> tuple[str, ...]:
    """The names by which compilers call a function of the device runtime."""
    if function == CDP1_ONLY[1]:
        return (f"__cuda{function}",)
    return (CDP1 + function,) if function in CDP1_ONLY else (CDP1 + function, CDP2 + function)


def _device_runtime() -> Iterator[HostFunction]:
    for module, functions in _DEVICE_RUNTIME.items():
        for function in functions:
            for name in runtime_names(function):
                yield HostFunction(name, module, library=True, lasting=True)


_ROWS = (
    HostFunction(
        LANE_COPY,
        "copies",
        (_DST, _SRC, _SIZE, Words("read")),
        native=NativeFunction("ptxvm_copy_lanes", 4),
        needs=_LANES,
    ),
    HostFunction("cp.async.commit_group", "copies", native=NativeFunction("ptxvm_commit_lanes", 0)),
    HostFunction(
        "cp.async.wait_group", "copies", (Words("N"),), native=NativeFunction("ptxvm_wait_lanes", 1), needs=_LANES
    ),
    HostFunction("cp.async.wait_all", "copies", native=NativeFunction("ptxvm_wait_all_lanes", 0), needs=_LANES),
    HostFunction(
        LANE_ARRIVAL,
        "copies",
        (_MBAR, Words("extra")),
        native=NativeFunction("ptxvm_arrive_lanes", 2),
        needs=_LANES,
    ),
    HostFunction(
        BULK_LOAD,
        "bulk",
        (_DST, _SRC, _SIZE, _MBAR, _MASK),
        native=NativeFunction("ptxvm_defer_bulk_load", 4),
    ),
    HostFunction("cp.async.bulk.load.inspected", "bulk", (_DST, _SRC, _SIZE, _MBAR, _MASK)),
    HostFunction("cp.async.bulk.load.within", "bulk", (_DST, _SRC, _SIZE, _MBAR, Words("left"), Words("right"))),
    HostFunction("cp.async.bulk.push", "bulk", (_DST, _SRC, _SIZE, _MBAR)),
    HostFunction(
        BULK_STORE,
        "bulk",
        (_DST, _SRC, _SIZE, _MASK),
        native=NativeFunction("ptxvm_defer_bulk_store", 3),
        needs=_STORES,
        lasting=True,
    ),
    HostFunction(
        "cp.reduce.async.bulk.store",
        "bulk",
        (_DST, _SRC, _SIZE),
        native=NativeFunction("ptxvm_defer_bulk_reduction", 3, combines=True),
        needs=_STORES,
        lasting=True,
    ),
    HostFunction("multimem.cp.async.bulk", "bulk", (_DST, _SRC, _SIZE, _MASK), lasting=True),
    HostFunction("fabric.try_get", "fabric", (_DST, *_ENDPOINT, _SIZE, _MBAR)),
    HostFunction("fabric.try_put", "fabric", (*_ENDPOINT, _COUNTER, _SRC, _SIZE, _MBAR, _MASK), lasting=True),
    HostFunction("fabric.try_red", "fabric", (*_ENDPOINT, _COUNTER, _SRC, _SIZE, _MBAR), lasting=True),
    HostFunction("fabric.try_pullred", "fabric", (_DST, *_ENDPOINT, _SIZE, _MBAR)),
    HostFunction("fabric.submit", "fabric", (Words("fetching"),), lasting=True),
    HostFunction("fabric.wait", "fabric"),
    HostFunction("cp.async.bulk.prefetch", "bulk", (_SRC, _SIZE)),
    HostFunction("cp.async.bulk.commit_group", "bulk", native=NativeFunction("ptxvm_commit_group", 0), needs=_BULK),
    HostFunction(
        BULK_WAIT, "bulk", (Words("N"), Words("read")), native=NativeFunction("ptxvm_wait_group", 2), needs=_BULK
    ),
    HostFunction(
        TENSOR_COPY_LOAD,
        "tensors",
        (_MAP, _DST, _MBAR, _COORDINATES, _OFFSETS, _MASK),
        native=_tensor("ptxvm_defer_tensor_load"),
    ),
    HostFunction(
        "cp.async.bulk.tensor.load.altered", "tensors", (_MAP, _DST, _MBAR, _OVERRIDE, _COORDINATES, _OFFSETS, _MASK)
    ),
    HostFunction(
        TENSOR_COPY_STORE,
        "tensors",
        (_MAP, _SRC, _COORDINATES),
        native=_tensor("ptxvm_defer_tensor_store"),
        needs=_STORES,
        lasting=True,
    ),
    HostFunction(
        "cp.reduce.async.bulk.tensor.store",
        "tensors",
        (_MAP, _SRC, _COORDINATES),
        native=_tensor("ptxvm_defer_tensor_reduction"),
        needs=_STORES,
        lasting=True,
    ),
    *(
        HostFunction(name, "tensors", (_MAP, _SRC, _OVERRIDE, _COORDINATES), needs=_STORES, lasting=True)
        for name in ("cp.async.bulk.tensor.store.altered", "cp.reduce.async.bulk.tensor.store.altered")
    ),
    HostFunction("cp.async.bulk.prefetch.tensor", "tensors", (_MAP, _OVERRIDE, _COORDINATES, _OFFSETS)),
    HostFunction("tensormap.replace", "tensors", (_ADDR, Words("new_val"), Words("ord")), lasting=True),
    HostFunction("tensormap.cp_fenceproxy", "tensors", (_DST, _SRC), lasting=True),
    HostFunction("st.async", "stores", (_ADDR, _MBAR, Words("b", most=4))),
    HostFunction("st.async.global", "stores", (_ADDR, Words("b")), lasting=True),
    HostFunction("red.async", "stores", (_ADDR, _MBAR, Words("b"))),
    HostFunction("red.async.global", "stores", (_ADDR, Words("b")), lasting=True),
    HostFunction("multimem.st.async", "stores", (_ADDR, Words("b")), lasting=True),
    HostFunction("multimem.red.async", "stores", (_ADDR, Words("b")), lasting=True),
    HostFunction("st.bulk", "stores", (_ADDR, _SIZE)),
    HostFunction("multimem.ld_reduce", "multimem", (_ADDR,), (_VECTOR,)),
    HostFunction("multimem.st", "multimem", (_ADDR, _VECTOR), lasting=True),
    HostFunction("multimem.red", "multimem", (_ADDR, _VECTOR), lasting=True),
    HostFunction(
        "mbarrier.init",
        "mbarriers",
        (_ADDR, Words("count"), Words("layout", least=0)),
        confined=True,
        native=NativeFunction("ptxvm_init_mbarriers", 2),
    ),
    HostFunction(
        "mbarrier.inval", "mbarriers", (_ADDR,), confined=True, native=NativeFunction("ptxvm_invalidate_mbarriers", 1)
    ),
    HostFunction(
        "mbarrier.wait",
        "mbarriers",
        (_ADDR,),
        (Words("state"),),
        confined=True,
        native=NativeFunction("ptxvm_land_copies", 1),
        needs=frozenset({Kept.BULK_LOADS, Kept.LANE_ARRIVALS, Kept.TILES}),
    ),
    HostFunction(
        "mbarrier.change", "mbarriers", (_ADDR, Words("old"), Words("value")), (Words("state"),), confined=True
    ),
    HostFunction("mbarrier.multicast", "mbarriers", (_ADDR, Words("value"), Words("ctaMask")), confined=True),
    HostFunction("mbarrier.check", "mbarriers", (_ADDR,), confined=True),
    HostFunction("mbarrier.no_state", "mbarriers", (Words("state"),), confined=True),
    HostFunction("mbarrier.outside", "mbarriers", (_ADDR,), confined=True),
    HostFunction("mma.sp.metadata", "matrices", (Words("e"),)),
    HostFunction("mma.sp.selector", "matrices", (Words("f"),)),
    HostFunction(
        TENSOR_ALLOCATION,
        "tensor_memory",
        (_DST, Words("nCols")),
        (Words("done"),),
        native=NativeFunction("ptxvm_allocate_columns", 2, learns=True),
    ),
    HostFunction(
        TENSOR_DEALLOCATION,
        "tensor_memory",
        (_TADDR, Words("nCols")),
        native=NativeFunction("ptxvm_free_columns", 2, learns=True),
        needs=_TILES | _LANES_STORES,
    ),
    HostFunction("tcgen05.relinquish_alloc_permit", "tensor_memory", native=NativeFunction("ptxvm_give_up_columns", 0)),
    HostFunction(
        TENSOR_LOAD,
        "tensor_memory",
        (_TADDR, _HALF),
        (Words("r", most=128),),
        confined=True,
        native=NativeFunction("ptxvm_load_lanes", 2, learns=True),
    ),
    HostFunction(
        TENSOR_STORE,
        "tensor_memory",
        (_TADDR, _HALF, Words("r", most=128)),
        confined=True,
        native=NativeFunction("ptxvm_store_lanes", 130, learns=True),
        needs=_LANES_STORES,
    ),
    HostFunction(
        "tcgen05.wait::st",
        "tensor_memory",
        confined=True,
        native=NativeFunction("ptxvm_await_stores", 0),
        needs=_LANES_STORES,
    ),
    HostFunction(
        TENSOR_CORE_PRODUCT,
        "tensor_products",
        _PRODUCT,
        confined=True,
        native=NativeFunction("ptxvm_start_tile", 10, learns=True),
        needs=_TILES,
    ),
    HostFunction("tcgen05.cp", "tensor_cores", (_TADDR, Words("s-desc")), confined=True, needs=_TILES),
    HostFunction("tcgen05.shift", "tensor_cores", (_TADDR,), confined=True, needs=_TILES),
    HostFunction(
        "tcgen05.commit",
        "tensor_cores",
        (_MBAR, _MASK),
        confined=True,
        native=NativeFunction("ptxvm_commit_tiles", 1, learns=True),
        needs=_TILES,
    ),
    HostFunction(
        WARPGROUP_PRODUCT,
        "wgmma",
        (Words("scale_d"), Words("b_desc"), Words("sp_meta", least=0), Words("a_desc", least=0)),
        confined=True,
        native=NativeFunction("ptxvm_start_product", 3, learns=True),
        needs=_PRODUCTS,
    ),
    HostFunction(
        "wgmma.fence",
        "wgmma",
        confined=True,
        native=NativeFunction("ptxvm_fence_products", 0, learns=True),
        needs=_PRODUCTS,
    ),
    HostFunction(
        "wgmma.commit_group",
        "wgmma",
        confined=True,
        native=NativeFunction("ptxvm_close_products", 0),
        needs=_PRODUCTS,
    ),
    HostFunction(
        "wgmma.wait_group",
        "wgmma",
        (Words("N"),),
        (Words("complete"),),
        confined=True,
        native=NativeFunction("ptxvm_await_products", 1),
        needs=_PRODUCTS,
    ),
    HostFunction(
        "tex",
        "textures",
        (_TEXTURE, _SAMPLER, _POSITION, Words("e", least=0, most=3), Words("lod or dPdx, dPdy", least=0, most=6)),
        _TEXEL,
        native=NativeFunction("ptxvm_look_up", 14, learns=True),
    ),
    HostFunction(
        "tld4",
        "textures",
        (_TEXTURE, _SAMPLER, _POSITION, Words("e", least=0, most=2)),
        _TEXEL,
        native=NativeFunction("ptxvm_look_up", 8, learns=True),
    ),
    HostFunction("txq", "textures", (_TEXTURE, Words("lod", least=0)), (Words("d"),), confined=True),
    HostFunction("istypep", "textures", (Words("a"),), (Words("p"),), confined=True),
    HostFunction(
        "suld",
        "surfaces",
        (_SURFACE, _POSITION),
        (Words("d", most=4),),
        native=NativeFunction("ptxvm_load_surface", 4, learns=True),
    ),
    HostFunction(
        "sust",
        "surfaces",
        (_SURFACE, _POSITION, Words("c", most=4)),
        native=NativeFunction("ptxvm_store_surface", 8, learns=True),
        lasting=True,
    ),
    HostFunction(
        "sured",
        "surfaces",
        (_SURFACE, _POSITION, Words("c")),
        native=NativeFunction("ptxvm_update_surface", 5, learns=True),
        lasting=True,
    ),
    HostFunction("suq", "surfaces", (_SURFACE,), (Words("d"),), confined=True),
    HostFunction("clusterlaunchcontrol.try_cancel", "cluster_launch", (_ADDR, _MBAR), lasting=True),
    HostFunction("vprintf", "printing", library=True, lasting=True),
    HostFunction("malloc", "heap", library=True, lasting=True),
    HostFunction("free", "heap", library=True, needs=_LANES, lasting=True),
    *_device_runtime(),
    HostFunction("spcompress.descriptor", "matrices", (Words("spdesc"),)),
    HostFunction("__assertfail", "assertion", library=True),
)

HOST_FUNCTIONS = {row.name: row for row in _ROWS}
"""By name."""
