from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.extremum import EXTREMUM_NEEDS, extremum
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        min{.ftz}{.NaN}.f32               d, a, b;
        min{.ftz}{.NaN}.xorsign.abs.f32   d, a, b;
        min.f64                           d, a, b;
    """,
    since=ALWAYS,
    section="9.7.3.11",
    needs=EXTREMUM_NEEDS,
)
def min_(form, a, b):
    """The smaller of `a` and `b`; -0 is less than +0.

    A NaN gives way to a number; with `.NaN` it wins, and the result is the canonical NaN. `.xorsign.abs` takes
    the smaller magnitude, negative when exactly one operand has its sign bit set.
    """
    return extremum(form, fp.minimum, a, b)


@instruction(
    syntax="min{.ftz}{.NaN}{.abs}.f32  d, a, b, c;",
    since=ptx(8, 8) & sm(100),
    section="9.7.3.11",
)
def min_of_three(form, a, b, c):
    """The smallest of three values (`.abs`: of their magnitudes), with the rules of `min`."""
    return extremum(form, fp.minimum, a, b, c)
