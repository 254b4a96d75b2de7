from ptxvm.isa.data_movement.shared.access import ACCESS_NEEDS, ACCESS_REQUIRES, HINTS, ordering
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, ELEMENTS, RELAXED, SINK
from ptxvm.isa.rules.opaque_variable import memory_is_not_opaque
from ptxvm.isa.rules.ordered_access import ordering_is_for_shared_memory
from ptxvm.isa.rules.vector_access import (
    hints_are_for_global_memory,
    l2_eviction_needs_wide_access,
    sinks_are_for_wide_stores,
    vector_size,
)
from ptxvm.isa.targets import ALWAYS
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        st{.weak}{.ss}{.cop}{.level::cache_hint}{.vec}.type  [a], b{, cache-policy};
        st{.weak}{.ss}{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}{.vec}.type
            [a], b{, cache-policy};
        st.volatile{.ss}{.vec}.type  [a], b;
        st.relaxed.scope{.ss}{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}{.vec}.type
            [a], b{, cache-policy};
        st.release.scope{.ss}{.level1::eviction_priority}{.level2::eviction_priority}{.level::cache_hint}{.vec}.type
            [a], b{, cache-policy};
        st.mmio.relaxed.sys{.global}.type  [a], b;
        st.mmio.release.sys{.global}.type  [a], b;
        .ss = { .global, .local, .param{::func}, .shared{::cta, ::cluster} };
        .cop = { .wb, .cg, .cs, .wt };
        .scope = { .cta, .cluster, .gpu, .sys };
    """
    + HINTS,
    since=ALWAYS,
    section="9.7.9.11",
    needs=ACCESS_NEEDS,
    requires=ACCESS_REQUIRES,
    rules=[
        vector_size,
        sinks_are_for_wide_stores,
        l2_eviction_needs_wide_access,
        hints_are_for_global_memory,
        ordering_is_for_shared_memory,
        memory_is_not_opaque,
    ],
    writing={"a": ELEMENTS, "b": RELAXED | SINK | BRACES},
)
def st(form, warp, a: Address, b):
    """Writes a value, or with `.v2`, `.v4`, `.v8` a vector of consecutive values, to memory.

    Without a state space the address is generic. The address is a multiple of the size of the whole access. Of a
    register wider than the type the lower bits are stored. `.volatile`, `.relaxed`, `.release` and `.mmio` order
    the access among the threads of a scope; `.weak` is the default. Cache operators, eviction priorities and
    cache policies are hints without effect on the result. In 256-bit vectors `_` leaves an element of memory as
    it is.
    """
    if not isinstance(b, tuple) or all(element is not None for element in b):
        warp.store(a.space, a, b, **ordering(form))
        return
    for index, element in enumerate(b):
        if element is not None:
            warp.store(a.space, a.advance(index * form.type.size), element, **ordering(form))
