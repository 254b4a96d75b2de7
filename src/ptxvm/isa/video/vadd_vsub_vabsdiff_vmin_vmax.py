from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, BTYPE, DTYPE, selected
from ptxvm.isa.rules.video import one_last_stage
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.selection import PART, difference, finished, limited, mark, part
from ptxvm.lanes import maximum, minimum

_OPERATIONS = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vabsdiff": difference,
    "vmin": minimum,
    "vmax": maximum,
}


@instruction(
    name="vadd",
    syntax="""
        vadd.dtype.atype.btype{.sat}          d, a, b{, c};
        vadd.dtype.atype.btype{.sat}.op2      d, a, b, c;
        vsub.dtype.atype.btype{.sat}          d, a, b{, c};
        vsub.dtype.atype.btype{.sat}.op2      d, a, b, c;
        vabsdiff.dtype.atype.btype{.sat}      d, a, b{, c};
        vabsdiff.dtype.atype.btype{.sat}.op2  d, a, b, c;
        vmin.dtype.atype.btype{.sat}          d, a, b{, c};
        vmin.dtype.atype.btype{.sat}.op2      d, a, b, c;
        vmax.dtype.atype.btype{.sat}          d, a, b{, c};
        vmax.dtype.atype.btype{.sat}.op2      d, a, b, c;
        .dtype = .atype = .btype = { .u32, .s32 };
        .op2 = { .add, .min, .max };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.18.1.1",
    rules=[one_last_stage],
    writing={"d": selected(PART), "a": selected(PART), "b": selected(PART)},
)
def vadd(form, a: ATYPE, b: BTYPE, c: DTYPE) -> DTYPE:
    """The sum, difference, absolute difference, minimum or maximum of bytes, half words or words of `a` and `b`.

    `.sat` limits it to the range of the result. Then `.op2` combines it with `c`, or a selector of `d` puts it
    into `c`.
    """
    selector = mark(form, "d").selector
    value = _OPERATIONS[form.line.opcode](part(a, mark(form, "a").selector), part(b, mark(form, "b").selector))
    if form.sat:
        value = limited(value, form.dtype, selector)
    return finished(value, form.dtype, form.op2, c, selector)
