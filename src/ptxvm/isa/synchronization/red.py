from ptxvm.isa.definition import instruction
from ptxvm.isa.synchronization.shared.atomic import ATOMIC_NEEDS, ATOMIC_RULES, REDUCTION_SEMANTICS, run_atomic
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        red{.sem}{.scope}{.space}.logic{.level::cache_hint}.b_type         [a], b{, cache-policy};
        red{.sem}{.scope}{.space}.add{.level::cache_hint}.add_type         [a], b{, cache-policy};
        red{.sem}{.scope}{.space}.add.noftz{.level::cache_hint}.half_type  [a], b{, cache-policy};
        red{.sem}{.scope}{.space}.add.noftz{.level::cache_hint}.f32        [a], b{, cache-policy};
        red{.sem}{.scope}{.space}.count{.level::cache_hint}.u32            [a], b{, cache-policy};
        red{.sem}{.scope}{.space}.order{.level::cache_hint}.order_type     [a], b{, cache-policy};
    """
    + REDUCTION_SEMANTICS,
    since=ptx(1, 2) & sm(11),
    section="9.7.13.6",
    needs=ATOMIC_NEEDS,
    rules=ATOMIC_RULES,
)
def red(form, warp, a: Address, b):
    """`atom` without a result: replaces the value at `a` by the result of an operation on it and `b`, at one stroke."""
    run_atomic(form, warp, a, (b,), want=False)


@instruction(
    syntax="""
        red{.sem}{.scope}{.global}.add{.level::cache_hint}.vec_32_bit.f32                    [a], b{, cache-policy};
        red{.sem}{.scope}{.global}.add{.level::cache_hint}.vec_32_bit.noftz.f32              [a], b{, cache-policy};
        red{.sem}{.scope}{.global}.half_op.noftz{.level::cache_hint}.vec_16_bit.half_word    [a], b{, cache-policy};
        red{.sem}{.scope}{.global}.half_op.noftz{.level::cache_hint}.vec_32_bit.packed_type  [a], b{, cache-policy};
    """
    + REDUCTION_SEMANTICS,
    since=ptx(8, 1) & sm(90),
    section="9.7.13.6",
    needs=ATOMIC_NEEDS,
    rules=ATOMIC_RULES,
)
def red_vector(form, warp, a: Address, b):
    """`red` on consecutive elements of global memory; each element is atomic by itself."""
    run_atomic(form, warp, a, (b,), want=False)
