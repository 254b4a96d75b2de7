"""Waiting and copying asynchronously on one core: mbarriers in nanoseconds per warp, copies in GB/s."""

from functools import partial

import numpy as np

import ptxvm

from .table import Cell, show
from .timing import CLOCKS, best

HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"
WARPS = 8
WAIT = """
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %done, [full], %phase;
    @!%done bra WAIT;
"""

PAIRS = """
.visible .entry {name}(.param .u32 rounds)
{{
    .shared .align 8 .b64 full;
    .reg .b32 %i, %n, %phase, %tid, %lane, %count;
    .reg .b64 %state;
    .reg .pred %p, %done, %first;
    ld.param.u32 %n, [rounds];
    mov.u32 %tid, %tid.x;
    and.b32 %lane, %tid, 31;
    setp.eq.u32 %p, %tid, 0;
    setp.eq.u32 %first, %lane, 0;
    @%p mbarrier.init.shared::cta.b64 [full], {count};
    bar.sync 0;
    mov.u32 %i, 0;
NEXT:
    and.b32 %phase, %i, 1;
    {arrive}
    {wait}
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, %n;
    @%p bra NEXT;
    ret;
}}
"""

ARRIVALS = {
    "one lane of each warp": (WARPS, "@%first mbarrier.arrive.shared::cta.b64 %state, [full];"),
    "all lanes": (32 * WARPS, "mbarrier.arrive.shared::cta.b64 %state, [full];"),
    "warp 0 waits for itself": (1, "@%first mbarrier.arrive.shared::cta.b64 %state, [full];"),
}

COPIES = """
.extern .shared .align 1024 .b8 tile[];
.visible .entry {name}(.param .u32 rounds, .param .u64 source, .param .align 64 .b8 map[128])
{{
    .shared .align 8 .b64 full;
    .reg .b32 %i, %n, %phase, %tile;
    .reg .b64 %state, %source, %map;
    .reg .pred %p, %done;
    ld.param.u32 %n, [rounds];
    ld.param.u64 %source, [source];
    cvta.to.global.u64 %source, %source;
    mov.b64 %map, map;
    cvta.param.u64 %map, %map;
    mov.u32 %tile, tile;
    mbarrier.init.shared::cta.b64 [full], 1;
    mov.u32 %i, 0;
NEXT:
    and.b32 %phase, %i, 1;
    {copy}
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, %n;
    @%p bra NEXT;
    ret;
}}
"""
_LOAD = "mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], {size};\n{load}" + WAIT
_BULK = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%tile], [%source], {size}, [full];"
_TENSOR = (
    "cp.async.bulk.tensor.3d.shared::cluster.global.{mode}.mbarrier::complete_tx::bytes "
    "[%tile], [%map, {where}], [full]{info};"
)
_GROUP = "\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;"
_BULK_STORE = "cp.async.bulk.global.shared::cta.bulk_group [%source], [%tile], {size};" + _GROUP
_TENSOR_STORE = "cp.async.bulk.tensor.3d.global.shared::cta.bulk_group [%map, {where}], [%tile];" + _GROUP
_BULK_ADD = "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%source], [%tile], {size};" + _GROUP


def _tensor(where: str, mode: str = "tile", info: str = "") -> str:
    load = _TENSOR.replace("{mode}", mode).replace("{where}", where).replace("{info}", info)
    return _LOAD.replace("{load}", load)


def _box(swizzle: str, data: np.ndarray) -> ptxvm.TensorMap:
    return ptxvm.TensorMap.tiled(data, box=data.shape, swizzle=swizzle)


def _window(data: np.ndarray) -> ptxvm.TensorMap:
    """All images of one line: a pixel to the left of each is outside."""
    pixels = data.shape[0] * data.shape[1]
    return ptxvm.TensorMap.im2col(
        data, lower=(-1,), upper=(-1,), channels_per_pixel=ROW_BYTES, pixels_per_column=pixels, swizzle="128B"
    )


_plain, _swizzled = partial(_box, "none"), partial(_box, "128B")
LANES = """
.visible .entry {name}(.param .u32 rounds, .param .u64 source)
{{
    .shared .align 128 .b8 ring[{ring}];
    .reg .b32 %i, %n, %t, %own, %stage;
    .reg .b64 %source, %wide;
    .reg .pred %p;
    ld.param.u32 %n, [rounds];
    ld.param.u64 %source, [source];
    mov.u32 %t, %tid.x;
    mul.wide.u32 %wide, %t, {size};
    add.u64 %source, %source, %wide;
    mov.u32 %own, ring;
    mad.lo.u32 %own, %t, {size}, %own;
    mov.u32 %i, 0;
NEXT:
    rem.u32 %stage, %i, {stages};
    mad.lo.u32 %stage, %stage, {tile}, %own;
    cp.async.ca.shared.global [%stage], [%source], {size};
    cp.async.commit_group;
    cp.async.wait_group {pending};
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, %n;
    @%p bra NEXT;
    cp.async.wait_all;
    ret;
}}
"""
STAGES = 4
LANE_BYTES = (4, 8, 16)
WAYS = {
    "bulk load": (_LOAD.replace("{load}", _BULK), _plain),
    "tensor load": (_tensor("{0, 0, 0}"), _plain),
    "swizzled": (_tensor("{0, 0, 0}"), _swizzled),
    "at an edge": (_tensor("{64, -1, 0}"), _plain),
    "im2col": (_tensor("{0, -1, 0}", "im2col", ", {0}"), _window),
    "bulk store": (_BULK_STORE, _plain),
    "tensor store": (_TENSOR_STORE.replace("{where}", "{0, 0, 0}"), _plain),
    "at an edge, too": (_TENSOR_STORE.replace("{where}", "{64, 1, 0}"), _plain),
    "bulk add": (_BULK_ADD, _plain),
}
HEIGHTS = (64, 128, 256, 1024)
"""Rows of a box; a dimension holds 256 of them at most, more take another dimension."""
ROW_BYTES = 128
COUNT = 500
PAIR_COUNT = 20_000


def report(rounds: int, clock: str) -> None:
    """Print all tables."""
    rows = [[what, *_pair(what, rounds, clock)] for what in ARRIVALS]
    show("mbarriers: an arrival and a wait", ("who arrives", "warps", "ns per warp"), rows, "at most 200 are wanted")
    copies = [_copies(height, rounds, clock) for height in HEIGHTS]
    header = (f"rows of {ROW_BYTES} B", *WAYS)
    show(
        "Copies to and from shared memory, each waited for (GB/s)",
        header,
        copies,
        "at least 2 are wanted; additions are atomic, which limits them",
    )
    lanes = [_lane_copies(size, rounds, clock) for size in LANE_BYTES]
    title = f"cp.async of {WARPS} warps through a ring of {STAGES} stages"
    show(title, ("bytes per lane", "ns per warp", "GB/s"), lanes, "at least 2 GB/s are wanted for 16 bytes")


def _pair(what: str, rounds: int, clock: str) -> tuple[Cell, Cell]:
    count, arrive = ARRIVALS[what]
    warps = 1 if count == 1 else WARPS
    kernel = _kernel(PAIRS, count=count, arrive=arrive)
    (seconds,) = best([lambda: kernel.launch(1, 32 * warps, PAIR_COUNT, workers=1)], rounds, CLOCKS[clock])
    return warps, 1e9 * seconds / PAIR_COUNT / warps


def _copies(height: int, rounds: int, clock: str) -> list[Cell]:
    """Gigabytes per second of the ways to copy so many rows."""
    data = np.arange(height * ROW_BYTES, dtype=np.uint32).astype(np.uint8).reshape(-1, min(height, 256), ROW_BYTES)
    size = data.nbytes
    actions = []
    for copy, describe in WAYS.values():
        tensor = describe(data)
        kernel = _kernel(COPIES, copy=copy.replace("{size}", str(size)))
        actions.append(partial(kernel.launch, 1, 1, COUNT, data, tensor, shared=size, workers=1))
    return [height, *(COUNT * size / seconds / 1e9 for seconds in best(actions, rounds, CLOCKS[clock]))]


def _lane_copies(size: int, rounds: int, clock: str) -> tuple[Cell, Cell, Cell]:
    """Time of a copy with its commit and wait, and gigabytes per second."""
    tile = 32 * WARPS * size
    data = np.ones(tile, np.uint8)
    kernel = _kernel(LANES, size=size, tile=tile, ring=STAGES * tile, stages=STAGES, pending=STAGES - 1)
    (seconds,) = best([lambda: kernel.launch(1, 32 * WARPS, PAIR_COUNT, data, workers=1)], rounds, CLOCKS[clock])
    return size, 1e9 * seconds / PAIR_COUNT / WARPS, PAIR_COUNT * tile / seconds / 1e9


def _kernel(template: str, **parts: object) -> ptxvm.Kernel:
    text = HEADER + template.format(name="k", wait=WAIT, **parts)
    return ptxvm.load(text).kernels["k"]
