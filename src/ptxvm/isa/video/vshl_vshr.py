from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, DTYPE, selected
from ptxvm.isa.rules.video import one_last_stage
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.selection import PART, finished, limited, mark, part
from ptxvm.lanes import U32, maximum, minimum, where


@instruction(
    name="vshl",
    syntax="""
        vshl.dtype.atype.u32{.sat}.mode      d, a, b{, c};
        vshl.dtype.atype.u32{.sat}.mode.op2  d, a, b, c;
        vshr.dtype.atype.u32{.sat}.mode      d, a, b{, c};
        vshr.dtype.atype.u32{.sat}.mode.op2  d, a, b, c;
        .dtype = .atype = { .u32, .s32 };
        .mode = { .clamp, .wrap };
        .op2 = { .add, .min, .max };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.18.1.2",
    rules=[one_last_stage],
    writing={"d": selected(PART), "a": selected(PART), "b": selected(PART)},
)
def vshl(form, a: ATYPE, b: U32, c: DTYPE) -> DTYPE:
    """Shifts a byte, half word or word of `a` left or right by an amount limited to 32 (`.clamp`) or modulo 32
    (`.wrap`).

    `.sat` limits the result to its range. Then `.op2` combines it with `c`, or a selector of `d` puts it into
    `c`.
    """
    selector = mark(form, "d").selector
    value, amount = part(a, mark(form, "a").selector), part(b, mark(form, "b").selector).to(U32)
    amount = amount & 31 if form.mode == "wrap" else minimum(amount, 32)
    shifted = _left(value, amount) if form.line.opcode == "vshl" else value >> amount
    if form.sat:
        shifted = limited(shifted, form.dtype, selector)
    return finished(shifted, form.dtype, form.op2, c, selector)


def _left(value, amount):
    """A 33-bit number shifted left; by 32 it stays within 64 bits, far outside 32, its low half 0."""
    most = value << minimum(amount, 31)
    return where(amount < 32, most, minimum(maximum(most, -(1 << 62)), (1 << 62) - (1 << 31)) << 1)
