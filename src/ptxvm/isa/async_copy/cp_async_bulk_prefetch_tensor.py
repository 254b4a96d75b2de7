from ptxvm.isa.async_copy.shared.tensor_map import (
    ALTERATIONS,
    ALTERED,
    ALTERED_RULES,
    COORDINATES,
    DIMENSIONS,
    MAP,
    OFFSETS,
    PAIRED,
    SINCE,
    SIZES,
    STRIDES,
    alterable,
    numbers_of,
)
from ptxvm.isa.definition import instruction
from ptxvm.lanes import U16, U64

_PREFETCH = "cp.async.bulk.prefetch.tensor"
_LINES = [
    line
    for mode, info in (
        (".dim.L2.global{.tile}", ""),
        (".2d.L2.global.tile::gather4", ""),
        (".window_dim.L2.global.im2col_mode", ", im2colInfo"),
    )
    for line in (
        f"{_PREFETCH}{mode}{{.level::cache_hint}}@\n    [tensorMap@, tensorCoords]{info}{{, cache-policy}};",
        f"{_PREFETCH}{mode}.level::eviction_priority@\n    [tensorMap@, tensorCoords]{info};",
    )
]


@instruction(
    name="cp.async.bulk.prefetch.tensor",
    syntax=alterable(*_LINES)
    + """
        .level::eviction_priority = { .L2::evict_last };
        .im2col_mode = { .im2col, .im2col::w, .im2col::w::128 };
    """
    + DIMENSIONS,
    fixed=4,
    since=SINCE,
    section="9.7.9.25.5.4",
    needs={
        ".L2::evict_last": ALTERED,
        ".tile::gather4": PAIRED,
        ".im2col::w": PAIRED,
        ".im2col::w::128": PAIRED,
    }
    | ALTERATIONS,
    rules=ALTERED_RULES,
)
def cp_async_bulk_prefetch_tensor(
    warp,
    tensorMap: MAP,
    gAddrToOverride: U64,
    tensorSizeToOverride: SIZES,
    tensorLowerStrideToOverride: STRIDES,
    tensorUpperStrideToOverride: U16,
    tensorCoords: COORDINATES,
    im2colInfo: OFFSETS,
):
    """Starts bringing a box of a tensor into the L2 cache; without effect on results."""
    warp.call_host("cp.async.bulk.prefetch.tensor", *numbers_of(warp, tensorMap), *(im2colInfo or ()))
