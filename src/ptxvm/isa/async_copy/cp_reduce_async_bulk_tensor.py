from ptxvm.isa.async_copy.shared.tensor_map import (
    ALTERATIONS,
    ALTERED,
    ALTERED_RULES,
    COORDINATES,
    DIMENSIONS,
    MAP,
    PAIRED,
    SINCE,
    SIZES,
    SOURCE,
    STRIDES,
    alterable,
    numbers_of,
)
from ptxvm.isa.definition import instruction
from ptxvm.lanes import U16, U64

_END = "bulk_group{.level::cache_hint}@\n    [tensorMap@, tensorCoords], [srcMem]{, cache-policy};"


@instruction(
    name="cp.reduce.async.bulk.tensor",
    syntax=alterable(
        f"cp.reduce.async.bulk.tensor.dim.global.shared::cta.redOp{{.tile}}.{_END}",
        f"cp.reduce.async.bulk.tensor.2d.global.shared::cta.redOp.tile::scatter4.{_END}",
        f"cp.reduce.async.bulk.tensor.window_dim.global.shared::cta.redOp.no_offsets.{_END}",
    )
    + """
        .no_offsets = { .im2col_no_offs, .im2col_no_offs::w };
        .redOp = { .add, .min, .max, .inc, .dec, .and, .or, .xor };
    """
    + DIMENSIONS,
    fixed=4,
    since=SINCE,
    section="9.7.9.25.5.3",
    needs={".tile::scatter4": PAIRED, ".im2col_no_offs::w": ALTERED} | ALTERATIONS,
    rules=ALTERED_RULES,
)
def cp_reduce_async_bulk_tensor(
    form,
    warp,
    tensorMap: MAP,
    gAddrToOverride: U64,
    tensorSizeToOverride: SIZES,
    tensorLowerStrideToOverride: STRIDES,
    tensorUpperStrideToOverride: U16,
    tensorCoords: COORDINATES,
    srcMem: SOURCE,
):
    """Starts combining an array in shared memory into a box of a tensor, element by element and atomically.

    The elements have the type that the tensor map says. Other values than those of the map are given as in
    `cp.async.bulk.tensor`.
    """
    altered = ".altered" if form.has("override::global_address") else ""
    tensor, *numbers = numbers_of(warp, tensorMap)
    warp.call_host(f"cp.reduce.async.bulk.tensor.store{altered}", tensor, warp.generic(srcMem), *numbers)
