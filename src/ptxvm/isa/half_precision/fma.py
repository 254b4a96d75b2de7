from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, evaluate_rounded
from ptxvm.isa.half_precision.shared.availability import EARLY_BF16_NEEDS
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import F64, element, fp, pack, unsigned, where

#: What tensor copies fill in outside a tensor when asked to mark it.
OOB_NAN = 0x7FF7


@instruction(
    syntax="""
        fma.rnd{.ftz}{.sat}.f16    d, a, b, c;
        fma.rnd{.ftz}{.sat}.f16x2  d, a, b, c;
        fma.rnd{.ftz}.relu.f16     d, a, b, c;
        fma.rnd{.ftz}.relu.f16x2   d, a, b, c;
        fma.rnd{.relu}.bf16        d, a, b, c;
        fma.rnd{.relu}.bf16x2      d, a, b, c;
        .rnd = { .rn };
    """,
    since=ptx(4, 2) & sm(53),
    section="9.7.4.4",
    needs={**EARLY_BF16_NEEDS, ".relu": ptx(7, 0) & sm(80)},
)
def fma(form, a, b, c):
    """`a * b + c` of half precision numbers or of pairs of them, rounded once, to nearest even.

    `.ftz` makes subnormal operands and results zeros of their sign; `.sat` limits the result to [0, 1], NaN becoming 0;
    `.relu` turns negative results into 0 and keeps NaN.
    """
    return evaluate_rounded(form, fp.fma, a, b, c)


@instruction(
    syntax="""
        fma.rnd{.oob}{.relu}.type  d, a, b, c;
        .rnd = { .rz, .rm, .rp };
        .type = { .bf16, .bf16x2 };
    """,
    since=ptx(7, 0) & sm(80),
    section="9.7.4.4",
    needs={".oob": ptx(8, 1) & sm(90)},
)
def fma_directed(form, a, b, c):
    """`fma` of bf16 numbers with another rounding, which ptxas takes although no document names it.

    What ptxas 13.0 makes of these forms for sm_90 does something else: it computes with f16, or rounds to nearest.
    """
    result = evaluate(form, lambda *values: _directed(*values, form.rnd), a, b, c)
    return where(_outside(a, b), 0.0, result) if form.oob else result


def _directed(a, b, c, rounding):
    """Rounded twice, which in one direction is as good as once."""
    elements = []
    for index in range(a.type.elements):
        x, y, z = (element(operand, index).to(F64) for operand in (a, b, c))
        elements.append(fp.convert(fp.fma(x, y, z, rounding), a.type.element, rounding))
    return pack(a.type, *elements)


def _outside(a, b):
    """Where one factor stands for data outside a tensor."""
    return ((unsigned(a) & 0x7FFF) == OOB_NAN) | ((unsigned(b) & 0x7FFF) == OOB_NAN)


@instruction(
    name="fma.oob",
    syntax="""
        fma.rnd.oob{.relu}.type   d, a, b, c;
        fma.rnd.oob.sat.f16_type  d, a, b, c;
        .rnd = { .rn };
        .type = { .f16, .f16x2, .bf16, .bf16x2 };
        .f16_type = { .f16, .f16x2 };
    """,
    since=ptx(8, 1) & sm(90),
    section="9.7.4.4",
)
def fma_oob(form, a, b, c):
    """`fma` whose result is +0 where `a` or `b` is the NaN (0x7FF7) that stands for data outside a tensor."""
    return where(_outside(a, b), 0.0, evaluate_rounded(form, fp.fma, a, b, c))
