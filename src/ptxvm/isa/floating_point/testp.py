from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, absolute, fp, unordered


@instruction(
    syntax="""
        testp.op.type  p, a;
        .op = { .finite, .infinite, .number, .notanumber, .normal, .subnormal };
        .type = { .f32, .f64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.3.1",
)
def testp(form, a) -> PRED:
    """Whether `a` is finite, infinite, a number, a NaN, normal (zeros are), or subnormal."""
    flushed_away = (fp.flush_subnormals(a) == 0.0) & (a != 0.0)
    match form.op:
        case "finite":
            return fp.is_finite(a)
        case "infinite":
            return absolute(a) == float("inf")
        case "number":
            return ~unordered(a, a)
        case "notanumber":
            return unordered(a, a)
        case "normal":
            return fp.is_finite(a) & ~flushed_away
        case _:
            return flushed_away
