from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, BTYPE, DTYPE, selected
from ptxvm.isa.rules.video import packed_sources_are_registers
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.packed import combine_elements, packed_syntax
from ptxvm.isa.video.shared.selection import BYTE_MASK, BYTES


@instruction(
    name="vadd4",
    syntax=packed_syntax("vadd4", "vsub4", "vavrg4", "vabsdiff4", "vmin4", "vmax4"),
    since=ptx(3, 0) & sm(30),
    section="9.7.18.2.3",
    rules=[packed_sources_are_registers],
    writing={"d": selected(BYTE_MASK), "a": selected(BYTES), "b": selected(BYTES)},
)
def vadd4(form, a: ATYPE, b: BTYPE, c: DTYPE) -> DTYPE:
    """The sum, difference, mean, absolute difference, minimum or maximum of four pairs of bytes.

    Selectors take the bytes from any of the eight of `a` (0 to 3) and `b` (4 to 7). `.sat` limits the results to
    8 bits of the result type. The bytes that the selector of `d` names replace those of `c`, or with `.add` are
    added to it.
    """
    return combine_elements(form, a, b, c, 8)
