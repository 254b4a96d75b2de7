from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.extremum import EXTREMUM_NEEDS, extremum
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        max{.ftz}{.NaN}.f32               d, a, b;
        max{.ftz}{.NaN}.xorsign.abs.f32   d, a, b;
        max.f64                           d, a, b;
    """,
    since=ALWAYS,
    section="9.7.3.12",
    needs=EXTREMUM_NEEDS,
)
def max_(form, a, b):
    """The greater of `a` and `b`; +0 is greater than -0.

    A NaN gives way to a number; with `.NaN` it wins, and the result is the canonical NaN. `.xorsign.abs` takes
    the greater magnitude, negative when exactly one operand has its sign bit set.
    """
    return extremum(form, fp.maximum, a, b)


@instruction(
    syntax="max{.ftz}{.NaN}{.abs}.f32  d, a, b, c;",
    since=ptx(8, 8) & sm(100),
    section="9.7.3.12",
)
def max_of_three(form, a, b, c):
    """The greatest of three values (`.abs`: of their magnitudes), with the rules of `max`."""
    return extremum(form, fp.maximum, a, b, c)
