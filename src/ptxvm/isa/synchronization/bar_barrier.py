from ptxvm.isa.definition import instruction
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.arrival_count import arrival_counts_threads
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_multiple
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.isa.warp import BarrierReduction
from ptxvm.lanes import PRED, U32

_NEEDS = {".cta": ptx(7, 8), ".arrive": ptx(2, 0) & sm(20), ".red": ptx(2, 0) & sm(20)}
_REQUIRES = (Requirement("barrier", lambda form: form.line.opcode == "barrier", ptx(6, 0) & sm(30)),)
_RULES = (
    constant_in_range("a", low=0, high=15, accepted="bar.sync 15;", rejected="bar.sync 16;"),
    constant_multiple("b", 32, accepted="bar.sync 0, 64;", rejected="bar.sync 0, 48;"),
)


def _aligned(form):
    return form.aligned or form.line.opcode == "bar"


@instruction(
    name="bar.sync",
    syntax="""
        bar{.cta}.sync                a{, b};
        barrier{.cta}.sync{.aligned}  a{, b};
    """,
    fixed=1,
    since=ALWAYS,
    section="9.7.13.1",
    needs=_NEEDS,
    requires=_REQUIRES,
    rules=_RULES,
)
def bar_sync(form, warp, a: U32, b: U32):
    """Waits at barrier `a` (0 to 15) of the CTA until `b` threads, a multiple of 32, or all have arrived.

    What these threads did in memory before is then visible to all of them. `bar`, and `.aligned`, promise that all
    threads of the CTA execute this same instruction.
    """
    warp.barrier_sync(a, b, aligned=_aligned(form))


@instruction(
    name="bar.arrive",
    syntax="""
        bar{.cta}.arrive                a, b;
        barrier{.cta}.arrive{.aligned}  a, b;
    """,
    fixed=2,
    since=ALWAYS,
    section="9.7.13.1",
    needs=_NEEDS,
    requires=_REQUIRES,
    rules=(*_RULES, arrival_counts_threads),
)
def bar_arrive(form, warp, a: U32, b: U32):
    """Arrives at barrier `a` of the CTA, for which `b` threads are expected, and goes on without waiting."""
    warp.barrier_arrive(a, b, aligned=_aligned(form))


@instruction(
    name="bar.red",
    syntax="""
        bar{.cta}.red.popc.u32                d, a{, b}, {!}c;
        bar{.cta}.red.op.pred                 p, a{, b}, {!}c;
        barrier{.cta}.red.popc{.aligned}.u32  d, a{, b}, {!}c;
        barrier{.cta}.red.op{.aligned}.pred   p, a{, b}, {!}c;
        .op = { .and, .or };
    """,
    fixed=2,
    since=ALWAYS,
    section="9.7.13.1",
    needs=_NEEDS,
    requires=_REQUIRES,
    rules=_RULES,
)
def bar_red(form, warp, a: U32, b: U32, c: PRED):
    """`bar.sync` that also tells all threads how many of them have `c` true (`.popc`), whether all, or whether any."""
    reduce = BarrierReduction(form.op or "popc")
    return warp.barrier_sync(a, b, aligned=_aligned(form), reduce=reduce, predicate=c)
