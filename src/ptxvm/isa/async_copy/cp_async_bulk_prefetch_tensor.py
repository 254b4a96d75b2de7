from ptxvm.isa.async_copy.cp_async_bulk import SPARSE
from ptxvm.isa.async_copy.shared.tensor_map import COORDINATES, DIMENSIONS, MAP, OFFSETS, PAIRED, SINCE
from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx


@instruction(
    name="cp.async.bulk.prefetch.tensor",
    syntax="""
        cp.async.bulk.prefetch.tensor.dim.L2.global{.tile}{.level::cache_hint}
            [tensorMap, tensorCoords]{, cache-policy};
        cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4{.level::cache_hint}
            [tensorMap, tensorCoords]{, cache-policy};
        cp.async.bulk.prefetch.tensor.window_dim.L2.global.im2col_mode{.level::cache_hint}
            [tensorMap, tensorCoords], im2colInfo{, cache-policy};
        cp.async.bulk.prefetch.tensor.dim.L2.global{.tile}.level::eviction_priority  [tensorMap, tensorCoords];
        cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4.level::eviction_priority
            [tensorMap, tensorCoords];
        cp.async.bulk.prefetch.tensor.window_dim.L2.global.im2col_mode.level::eviction_priority
            [tensorMap, tensorCoords], im2colInfo;
        .level::eviction_priority = { .L2::evict_last };
        .im2col_mode = { .im2col, .im2col::w, .im2col::w::128 };
    """
    + DIMENSIONS,
    fixed=4,
    since=SINCE,
    section="9.7.9.25.5.4",
    needs={
        ".L2::evict_last": ptx(9, 4) & SPARSE,
        ".tile::gather4": PAIRED,
        ".im2col::w": PAIRED,
        ".im2col::w::128": PAIRED,
    },
)
def cp_async_bulk_prefetch_tensor(warp, tensorMap: MAP, tensorCoords: COORDINATES, im2colInfo: OFFSETS):
    """Starts bringing a box of a tensor into the L2 cache; without effect on results."""
    address, coordinates = tensorMap
    warp.call_host("cp.async.bulk.prefetch.tensor", warp.generic(address), *coordinates, *(im2colInfo or ()))
