from ptxvm.isa.data_movement.shared.access import ACCESS_NEEDS, ACCESS_REQUIRES, HINTS, element_count, ordering
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, ELEMENTS, RELAXED
from ptxvm.isa.rules.opaque_variable import memory_is_not_opaque
from ptxvm.isa.rules.ordered_access import ordering_is_for_shared_memory
from ptxvm.isa.rules.vector_access import hints_are_for_global_memory, l2_eviction_needs_wide_access, vector_size
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        ld{.weak}{.ss}{.cop}{.level::cache_hint}{.level::prefetch_size}{.vec}.type
            d, [a]{.unified}{, cache-policy};
        ld{.weak}{.ss}{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}
            {.level::prefetch_size}{.vec}.type  d, [a]{.unified}{, cache-policy};
        ld.volatile{.ss}{.level::prefetch_size}{.vec}.type  d, [a];
        ld.relaxed.scope{.ss}{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}
            {.level::prefetch_size}{.vec}.type  d, [a]{, cache-policy};
        ld.acquire.scope{.ss}{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}
            {.level::prefetch_size}{.vec}.type  d, [a]{, cache-policy};
        ld.proxy::readonly{.global}{.level2::eviction_priority}{.vec}.short_type  d, [a]{.unified};
        ld.mmio.relaxed.sys{.global}.type  d, [a];
        ld.mmio.acquire.sys{.global}.type  d, [a];
        .ss = { .const, .global, .local, .param{::entry, ::func}, .shared{::cta, ::cluster} };
        .short_type = { .b8, .b16, .b32, .b64, .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64, .f32, .f64 };
        .cop = { .ca, .cg, .cs, .lu, .cv };
        .scope = { .cta, .cluster, .gpu, .sys };
    """
    + HINTS,
    since=ALWAYS,
    section="9.7.9.8",
    needs=ACCESS_NEEDS | {".proxy::readonly": ptx(9, 4) & sm(90)},
    requires=ACCESS_REQUIRES,
    rules=[
        vector_size,
        l2_eviction_needs_wide_access,
        hints_are_for_global_memory,
        ordering_is_for_shared_memory,
        memory_is_not_opaque,
    ],
    writing={"d": RELAXED | BRACES, "a": ELEMENTS},
)
def ld(form, warp, a: Address):
    """Reads a value, or with `.v2`, `.v4`, `.v8` a vector of consecutive values, from memory.

    Without a state space the address is generic. The address is a multiple of the size of the whole access. A
    register wider than the type receives the value extended: by its sign for signed types, else by zeros.
    `.volatile`, `.relaxed`, `.acquire` and `.mmio` order the access among the threads of a scope; `.weak` is the
    default. `.proxy::readonly` says that nobody writes the value while the kernel runs. Cache operators, eviction
    priorities, prefetch sizes and cache policies are hints without effect on the result.
    """
    return warp.load(a.space, form.type, a, count=element_count(form), used=form.used, **ordering(form))
