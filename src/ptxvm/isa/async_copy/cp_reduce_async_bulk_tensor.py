from ptxvm.isa.async_copy.shared.tensor_map import COORDINATES, DIMENSIONS, MAP, PAIRED, SINCE, SOURCE
from ptxvm.isa.definition import instruction


@instruction(
    name="cp.reduce.async.bulk.tensor",
    syntax="""
        cp.reduce.async.bulk.tensor.dim.global.shared::cta.redOp{.tile}.bulk_group{.level::cache_hint}
            [tensorMap, tensorCoords], [srcMem]{, cache-policy};
        cp.reduce.async.bulk.tensor.2d.global.shared::cta.redOp.tile::scatter4.bulk_group{.level::cache_hint}
            [tensorMap, tensorCoords], [srcMem]{, cache-policy};
        cp.reduce.async.bulk.tensor.window_dim.global.shared::cta.redOp.im2col_no_offs.bulk_group{.level::cache_hint}
            [tensorMap, tensorCoords], [srcMem]{, cache-policy};
        .redOp = { .add, .min, .max, .inc, .dec, .and, .or, .xor };
    """
    + DIMENSIONS,
    fixed=4,
    since=SINCE,
    section="9.7.9.25.5.3",
    needs={".tile::scatter4": PAIRED},
)
def cp_reduce_async_bulk_tensor(warp, tensorMap: MAP, tensorCoords: COORDINATES, srcMem: SOURCE):
    """Starts combining an array in shared memory into a box of a tensor, element by element and atomically.

    The elements have the type that the tensor map says.
    """
    address, coordinates = tensorMap
    places = warp.generic(address), warp.generic(srcMem)
    warp.call_host("cp.reduce.async.bulk.tensor.store", *places, *coordinates)
