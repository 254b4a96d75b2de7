from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SINK
from ptxvm.isa.synchronization.shared.atomic import ATOMIC_NEEDS, ATOMIC_RULES, SEMANTICS, run_atomic
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        atom{.sem}{.scope}{.space}.logic{.level::cache_hint}.b_type         d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.space}.exch{.level::cache_hint}.x_type          d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.space}.add{.level::cache_hint}.add_type         d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.space}.add.noftz{.level::cache_hint}.half_type  d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.space}.add.noftz{.level::cache_hint}.f32        d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.space}.count{.level::cache_hint}.u32            d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.space}.order{.level::cache_hint}.order_type     d, [a], b{, cache-policy};
    """
    + SEMANTICS,
    since=ptx(1, 1) & sm(11),
    section="9.7.13.5",
    needs=ATOMIC_NEEDS,
    rules=ATOMIC_RULES,
    writing={"d": SINK},
)
def atom(form, warp, a: Address, b):
    """Replaces the value at `a` by the result of an operation on it and `b`, at one stroke; `d` is the old value.

    `.exch` stores `b`; `.inc` counts up to `b` and then to 0; `.dec` counts down to 0 and then to `b`. Only operations
    whose scopes include each other's threads are atomic among themselves; without a scope it is `.gpu`, without an
    order `.relaxed`. Packed values are atomic element by element. Float sums round to nearest even and keep subnormal
    numbers, but those of f32 in global memory: without `.noftz` subnormal operands and sums become zeros of their sign.
    """
    return run_atomic(form, warp, a, (b,), want=True)


@instruction(
    name="atom.cas",
    syntax="""
        atom{.sem}{.scope}{.space}.cas.cas_type  d, [a], b, c;
    """
    + SEMANTICS,
    since=ptx(1, 1) & sm(11),
    section="9.7.13.5",
    needs=ATOMIC_NEEDS,
    rules=ATOMIC_RULES,
    writing={"d": SINK},
)
def atom_cas(form, warp, a: Address, b, c):
    """Compare and swap: stores `c` at `a` if `b` is there, at one stroke; `d` is the old value."""
    return run_atomic(form, warp, a, (b, c), want=True)


@instruction(
    syntax="""
        atom{.sem}{.scope}{.global}.add{.level::cache_hint}.vec_32_bit.f32                    d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.global}.add{.level::cache_hint}.vec_32_bit.noftz.f32              d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.global}.half_op.noftz{.level::cache_hint}.vec_16_bit.half_word    d, [a], b{, cache-policy};
        atom{.sem}{.scope}{.global}.half_op.noftz{.level::cache_hint}.vec_32_bit.packed_type  d, [a], b{, cache-policy};
    """
    + SEMANTICS,
    since=ptx(8, 1) & sm(90),
    section="9.7.13.5",
    needs=ATOMIC_NEEDS,
    rules=ATOMIC_RULES,
    writing={"d": SINK},
)
def atom_vector(form, warp, a: Address, b):
    """`atom` on consecutive elements of global memory; each element is atomic by itself."""
    return run_atomic(form, warp, a, (b,), want=True)
