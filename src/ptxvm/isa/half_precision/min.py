from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.extremum import extremum
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        min{.ftz}{.NaN}.half              d, a, b;
        min{.ftz}{.NaN}.xorsign.abs.half  d, a, b;
        min{.NaN}.brain                   d, a, b;
        min{.NaN}.xorsign.abs.brain       d, a, b;
        .half = { .f16, .f16x2 };
        .brain = { .bf16, .bf16x2 };
    """,
    since=ptx(7, 0) & sm(80),
    section="9.7.4.7",
    needs={".xorsign": ptx(7, 2) & sm(86)},
)
def min_(form, a, b):
    """The smaller of `a` and `b`, element by element; -0 is less than +0.

    A NaN gives way to a number; with `.NaN` it wins, and the result is the canonical NaN. `.xorsign.abs` takes
    the smaller magnitude, negative when exactly one operand has its sign bit set.
    """
    return extremum(form, fp.minimum, a, b)
