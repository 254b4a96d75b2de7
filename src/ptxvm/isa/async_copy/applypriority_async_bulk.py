from ptxvm.isa.async_copy.shared.tensor_map import (
    ALTERED_RULES,
    COORDINATES,
    DIMENSIONS,
    MAP,
    OFFSETS,
    SIZES,
    STRIDES,
    alterable,
    numbers_of,
)
from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_multiple
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address
from ptxvm.lanes import U16, U32, U64

_SINCE = ptx(9, 4) & sm("107f")
_TENSOR = "applypriority.async.bulk.tensor"
_END = ".level::eviction_priority@\n    [tensorMap@, tensorCoords];"


@instruction(
    name="applypriority.async.bulk",
    syntax="""
        applypriority.async.bulk{.global}.bulk_group.level::eviction_priority  [a], size;
        .level::eviction_priority = { .L2::evict_normal };
    """,
    fixed=2,
    since=_SINCE,
    rules=[
        constant_multiple(
            "size",
            16,
            accepted="applypriority.async.bulk.global.bulk_group.L2::evict_normal [%d1], 128;",
            rejected="applypriority.async.bulk.global.bulk_group.L2::evict_normal [%d1], 17;",
        ),
        constant_in_range(
            "size",
            low=0,
            high=0xFFFF0,
            accepted="applypriority.async.bulk.global.bulk_group.L2::evict_normal [%d1], 0xffff0;",
            rejected="applypriority.async.bulk.global.bulk_group.L2::evict_normal [%d1], 0x100000;",
        ),
    ],
)
def applypriority_async_bulk(warp, a: Address, size: U32):
    """Gives `size` bytes of global memory the eviction priority named, in the thread's bulk group. A hint."""
    warp.call_host("cp.async.bulk.prefetch", warp.generic(a), size)


@instruction(
    name="applypriority.async.bulk.tensor",
    syntax=alterable(
        f"{_TENSOR}.dim{{.global}}.bulk_group{{.tile}}{_END}",
        f"{_TENSOR}.gather_dim{{.global}}.bulk_group.tile::gather4{_END}",
        f"{_TENSOR}.window_dim{{.global}}.bulk_group.im2col_mode{_END[:-1]}, im2colInfo;",
    )
    + """
        .level::eviction_priority = { .L2::evict_normal };
        .gather_dim = { .2d, .5d };
        .im2col_mode = { .im2col, .im2col::w, .im2col::w::128 };
    """
    + DIMENSIONS,
    fixed=3,
    since=_SINCE,
    rules=ALTERED_RULES,
)
def applypriority_async_bulk_tensor(
    warp,
    tensorMap: MAP,
    gAddrToOverride: U64,
    tensorSizeToOverride: SIZES,
    tensorLowerStrideToOverride: STRIDES,
    tensorUpperStrideToOverride: U16,
    tensorCoords: COORDINATES,
    im2colInfo: OFFSETS,
):
    """Gives a box of a tensor in global memory the eviction priority named, in the thread's bulk group. A hint."""
    warp.call_host("cp.async.bulk.prefetch.tensor", *numbers_of(warp, tensorMap), *(im2colInfo or ()))
