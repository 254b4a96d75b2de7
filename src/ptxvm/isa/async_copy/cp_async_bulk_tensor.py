from ptxvm.isa.async_copy.cp_async_bulk import MASK, cta_mask, inspects
from ptxvm.isa.async_copy.shared.tensor_map import (
    ALTERATIONS,
    ALTERED,
    ALTERED_RULES,
    BARRIER,
    COORDINATES,
    DESTINATION,
    DIMENSIONS,
    MAP,
    OFFSETS,
    PAIRED,
    REPORTS,
    SINCE,
    SIZES,
    SOURCE,
    STRIDES,
    alterable,
    numbers_of,
)
from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import Fixed
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U16, U64

_NEW_MODES = ("tile::gather4", "im2col::w")


def _to_own_shared_memory(form: Form) -> bool:
    return form.spelling("dst") == "shared::cta"


def _new_mode_to_own(form: Form) -> bool:
    return _to_own_shared_memory(form) and any(form.has(mode) for mode in _NEW_MODES)


def _new_mode_to_cluster(form: Form) -> bool:
    return not _to_own_shared_memory(form) and any(form.has(mode) for mode in _NEW_MODES)


_MBARRIER = "mbarrier::complete_tx::bytes\n    {.report}"
_OWN = "shared::cta.global"
_CLUSTER = "shared::cluster.global"
_HINT = "{.cta_group}{.level::cache_hint}@"
_PLACES = "[dstMem], [tensorMap@, tensorCoords], [mbar]"
_STORE = "bulk_group{.level::cache_hint}{.report}@\n    [tensorMap@, tensorCoords], [srcMem]{, cache-policy};"
_COPY = "cp.async.bulk.tensor"
_LOADS = [
    line
    for dim, mode, info in (
        (".dim", "{.tile}", ""),
        (".2d", ".tile::gather4", ""),
        (".window_dim", ".im2col_mode", ", im2colInfo"),
    )
    for line in (
        f"{_COPY}{dim}.{_OWN}{mode}.{_MBARRIER}{_HINT}\n    {_PLACES}{info}{{, cache-policy}};",
        f"{_COPY}{dim}.{_CLUSTER}{mode}.{_MBARRIER}{{.multicast::cluster}}{_HINT}\n"
        f"    {_PLACES}{info}{{, ctaMask}}{{, cache-policy}};",
        f"{_COPY}{dim}.{_CLUSTER}{mode}.{_MBARRIER}.sized_multicast{_HINT}\n"
        f"    {_PLACES}{info}, ctaMask{{, cache-policy}};",
    )
]
_STORES = [
    f"{_COPY}{mode}.{_STORE}"
    for mode in (
        ".dim.global.shared::cta{.tile}",
        ".2d.global.shared::cta.tile::scatter4",
        ".window_dim.global.shared::cta.no_offsets",
    )
]


@instruction(
    name="cp.async.bulk.tensor",
    syntax=alterable(*_LOADS, *_STORES)
    + """
        .sized_multicast = { .multicast::cluster::16b, .multicast::cluster::32b };
        .im2col_mode = { .im2col, .im2col::w, .im2col::w::128 };
        .no_offsets = { .im2col_no_offs, .im2col_no_offs::w };
        .cta_group = { .cta_group::1, .cta_group::2 };
    """
    + DIMENSIONS
    + REPORTS,
    fixed=3,
    since=SINCE,
    section="9.7.9.25.5.2",
    needs={
        ".tile::scatter4": PAIRED,
        ".im2col::w::128": PAIRED,
        ".cta_group::1": PAIRED,
        ".cta_group::2": PAIRED,
        ".multicast::cluster::16b": ptx(9, 4),
        ".multicast::cluster::32b": ALTERED,
        ".im2col_no_offs::w": ALTERED,
    }
    | ALTERATIONS,
    requires=[
        Requirement("the destination .shared::cta", _to_own_shared_memory, ptx(8, 6)),
        Requirement(".tile::gather4 or .im2col::w to .shared::cta", _new_mode_to_own, ptx(8, 6) & sm(100)),
        Requirement(".tile::gather4 or .im2col::w to .shared::cluster", _new_mode_to_cluster, PAIRED),
        Requirement("a report", lambda form: any("::report::" in each for each in form.modifiers), ALTERED),
    ],
    rules=[MASK, *ALTERED_RULES],
)
def cp_async_bulk_tensor(
    form,
    warp,
    dstMem: DESTINATION,
    tensorMap: MAP,
    gAddrToOverride: U64,
    tensorSizeToOverride: SIZES,
    tensorLowerStrideToOverride: STRIDES,
    tensorUpperStrideToOverride: U16,
    tensorCoords: COORDINATES,
    srcMem: SOURCE,
    mbar: BARRIER,
    im2colInfo: OFFSETS,
    ctaMask: Fixed(cta_mask),
):
    """Starts copying a box of a tensor that a tensor map describes between global and shared memory.

    The coordinates name the box, the innermost dimension first. `.tile` copies the box as it is; `.tile::gather4`
    and `.tile::scatter4` four rows of a matrix; the `im2col` modes the pixels under a moving window. Completion is
    signalled as that of `cp.async.bulk`; `.cta_group::2` allows the mbarrier of the partner CTA of a pair.

    With `.override::global_address` the address given stands instead of that of the map, and with
    `.override::global_dim` or `.override::global_dim_stride` the sizes (8 bits each) and the strides, which count 16
    bytes: 32 lower bits each, and the 4 upper bits of all of them in one register. Then the coordinates are zeros. A
    report is that of `cp.async.bulk`, of what is inside the tensor; stores take one, too, and have no mbarrier to tell.
    """
    altered = ".altered" if inspects(form) or form.has("override::global_address") else ""
    tensor, *numbers = numbers_of(warp, tensorMap)
    if mbar is None:
        name = "cp.async.bulk.tensor.store" + (altered if form.has("override::global_address") else "")
        warp.call_host(name, tensor, warp.generic(srcMem), *numbers)
        return
    mask = () if ctaMask is None else (ctaMask,)
    places = tensor, warp.generic(dstMem), warp.generic(mbar)
    warp.call_host(f"cp.async.bulk.tensor.load{altered}", *places, *numbers, *(im2colInfo or ()), *mask)
