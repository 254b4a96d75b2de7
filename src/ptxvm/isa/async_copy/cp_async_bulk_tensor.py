from ptxvm.isa.async_copy.cp_async_bulk import MASK, SPARSE, cta_mask
from ptxvm.isa.async_copy.shared.tensor_map import (
    BARRIER,
    COORDINATES,
    DESTINATION,
    DIMENSIONS,
    MAP,
    OFFSETS,
    PAIRED,
    SINCE,
    SOURCE,
)
from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import Typed
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.targets import ptx, sm

_NEW_MODES = ("tile::gather4", "im2col::w")


def _to_own_shared_memory(form: Form) -> bool:
    return form.spelling("dst") == "shared::cta"


def _new_mode_to_own(form: Form) -> bool:
    return _to_own_shared_memory(form) and any(form.has(mode) for mode in _NEW_MODES)


def _new_mode_to_cluster(form: Form) -> bool:
    return not _to_own_shared_memory(form) and any(form.has(mode) for mode in _NEW_MODES)


@instruction(
    name="cp.async.bulk.tensor",
    syntax="""
        cp.async.bulk.tensor.dim.shared::cta.global{.tile}.mbarrier::complete_tx::bytes{.cta_group}
            {.level::cache_hint}  [dstMem], [tensorMap, tensorCoords], [mbar]{, cache-policy};
        cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes{.cta_group}
            {.level::cache_hint}  [dstMem], [tensorMap, tensorCoords], [mbar]{, cache-policy};
        cp.async.bulk.tensor.window_dim.shared::cta.global.im2col_mode.mbarrier::complete_tx::bytes{.cta_group}
            {.level::cache_hint}  [dstMem], [tensorMap, tensorCoords], [mbar], im2colInfo{, cache-policy};
        cp.async.bulk.tensor.dim.shared::cluster.global{.tile}.mbarrier::complete_tx::bytes{.multicast::cluster}
            {.cta_group}{.level::cache_hint}
            [dstMem], [tensorMap, tensorCoords], [mbar]{, ctaMask}{, cache-policy};
        cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes
            {.multicast::cluster}{.cta_group}{.level::cache_hint}
            [dstMem], [tensorMap, tensorCoords], [mbar]{, ctaMask}{, cache-policy};
        cp.async.bulk.tensor.window_dim.shared::cluster.global.im2col_mode.mbarrier::complete_tx::bytes
            {.multicast::cluster}{.cta_group}{.level::cache_hint}
            [dstMem], [tensorMap, tensorCoords], [mbar], im2colInfo{, ctaMask}{, cache-policy};
        cp.async.bulk.tensor.dim.global.shared::cta{.tile}.bulk_group{.level::cache_hint}
            [tensorMap, tensorCoords], [srcMem]{, cache-policy};
        cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group{.level::cache_hint}
            [tensorMap, tensorCoords], [srcMem]{, cache-policy};
        cp.async.bulk.tensor.window_dim.global.shared::cta.im2col_no_offs.bulk_group{.level::cache_hint}
            [tensorMap, tensorCoords], [srcMem]{, cache-policy};
        cp.async.bulk.tensor.dim.shared::cluster.global{.tile}.mbarrier::complete_tx::bytes.sized_multicast
            {.cta_group}{.level::cache_hint}
            [dstMem], [tensorMap, tensorCoords], [mbar], ctaMask{, cache-policy};
        cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.sized_multicast
            {.cta_group}{.level::cache_hint}
            [dstMem], [tensorMap, tensorCoords], [mbar], ctaMask{, cache-policy};
        cp.async.bulk.tensor.window_dim.shared::cluster.global.im2col_mode.mbarrier::complete_tx::bytes.sized_multicast
            {.cta_group}{.level::cache_hint}
            [dstMem], [tensorMap, tensorCoords], [mbar], im2colInfo, ctaMask{, cache-policy};
        .sized_multicast = { .multicast::cluster::16b, .multicast::cluster::32b };
        .im2col_mode = { .im2col, .im2col::w, .im2col::w::128 };
        .cta_group = { .cta_group::1, .cta_group::2 };
    """
    + DIMENSIONS,
    fixed=3,
    since=SINCE,
    section="9.7.9.25.5.2",
    needs={
        ".tile::scatter4": PAIRED,
        ".im2col::w::128": PAIRED,
        ".cta_group::1": PAIRED,
        ".cta_group::2": PAIRED,
        ".multicast::cluster::16b": ptx(9, 4),
        ".multicast::cluster::32b": ptx(9, 4) & SPARSE,
    },
    requires=[
        Requirement("the destination .shared::cta", _to_own_shared_memory, ptx(8, 6)),
        Requirement(".tile::gather4 or .im2col::w to .shared::cta", _new_mode_to_own, ptx(8, 6) & sm(100)),
        Requirement(".tile::gather4 or .im2col::w to .shared::cluster", _new_mode_to_cluster, PAIRED),
    ],
    rules=[MASK],
)
def cp_async_bulk_tensor(
    warp,
    dstMem: DESTINATION,
    tensorMap: MAP,
    tensorCoords: COORDINATES,
    srcMem: SOURCE,
    mbar: BARRIER,
    im2colInfo: OFFSETS,
    ctaMask: Typed(cta_mask),
):
    """Starts copying a box of a tensor that a tensor map describes between global and shared memory.

    The coordinates name the box, the innermost dimension first. `.tile` copies the box as it is; `.tile::gather4`
    and `.tile::scatter4` four rows of a matrix; the `im2col` modes the pixels under a moving window. Completion is
    signalled as that of `cp.async.bulk`; `.cta_group::2` allows the mbarrier of the partner CTA of a pair.
    """
    address, coordinates = tensorMap
    if mbar is None:
        warp.call_host("cp.async.bulk.tensor.store", warp.generic(address), warp.generic(srcMem), *coordinates)
        return
    mask = () if ctaMask is None else (ctaMask,)
    places = warp.generic(address), warp.generic(dstMem), warp.generic(mbar)
    warp.call_host("cp.async.bulk.tensor.load", *places, *coordinates, *(im2colInfo or ()), *mask)
