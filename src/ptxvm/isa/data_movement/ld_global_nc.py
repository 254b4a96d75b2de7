from ptxvm.isa.data_movement.shared.access import ACCESS_NEEDS, ACCESS_REQUIRES, HINTS, element_count
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, ELEMENTS, RELAXED
from ptxvm.isa.rules.opaque_variable import memory_is_not_opaque
from ptxvm.isa.rules.vector_access import l2_eviction_needs_wide_access, vector_size
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    name="ld.global.nc",
    syntax="""
        ld.global{.cop}.nc{.level::cache_hint}{.level::prefetch_size}{.vec}.type  d, [a]{, cache-policy};
        ld.global.nc{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}
            {.level::prefetch_size}{.vec}.type  d, [a]{, cache-policy};
        ld.global.nc.proxy::readonly{.level2::eviction_priority}{.vec}.short_type  d, [a];
        .short_type = { .b8, .b16, .b32, .b64, .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64, .f32, .f64 };
        .cop = { .ca, .cg, .cs };
    """
    + HINTS,
    since=ptx(3, 1) & sm(32),
    section="9.7.9.9",
    needs=ACCESS_NEEDS | {".proxy::readonly": ptx(9, 4) & sm(90)},
    requires=ACCESS_REQUIRES,
    rules=[vector_size, l2_eviction_needs_wide_access, memory_is_not_opaque],
    writing={"d": RELAXED | BRACES, "a": ELEMENTS},
)
def ld_global_nc(form, warp, a: Address):
    """`ld.global` through a cache that is not kept coherent: for data that nobody writes while the kernel runs."""
    return warp.load(a.space, form.type, a, count=element_count(form), used=form.used)
