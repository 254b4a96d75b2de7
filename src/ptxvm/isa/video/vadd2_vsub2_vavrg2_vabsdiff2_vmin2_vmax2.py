from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, BTYPE, DTYPE, selected
from ptxvm.isa.rules.video import packed_sources_are_registers
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.packed import combine_elements, packed_syntax
from ptxvm.isa.video.shared.selection import HALF_MASK, HALVES


@instruction(
    name="vadd2",
    syntax=packed_syntax("vadd2", "vsub2", "vavrg2", "vabsdiff2", "vmin2", "vmax2"),
    since=ptx(3, 0) & sm(30),
    section="9.7.18.2.1",
    rules=[packed_sources_are_registers],
    writing={"d": selected(HALF_MASK), "a": selected(HALVES), "b": selected(HALVES)},
)
def vadd2(form, a: ATYPE, b: BTYPE, c: DTYPE) -> DTYPE:
    """The sum, difference, mean, absolute difference, minimum or maximum of two pairs of half words.

    Selectors take each pair from any of the four half words of `a` (0, 1) and `b` (2, 3). `.sat` limits the
    results to 16 bits of the result type. The half words that the selector of `d` names replace those of `c`, or
    with `.add` are added to it.
    """
    return combine_elements(form, a, b, c, 16)
