from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, BTYPE, selected
from ptxvm.isa.rules.video import packed_sources_are_registers
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.packed import COMPARISON_SYNTAX, compare_elements
from ptxvm.isa.video.shared.selection import BYTE_MASK, BYTES
from ptxvm.lanes import U32


@instruction(
    syntax="vset4.atype.btype.cmp{.add}  d, a, b, c;" + COMPARISON_SYNTAX,
    since=ptx(3, 0) & sm(30),
    section="9.7.18.2.4",
    rules=[packed_sources_are_registers],
    writing={"d": selected(BYTE_MASK), "a": selected(BYTES), "b": selected(BYTES)},
)
def vset4(form, a: ATYPE, b: BTYPE, c: U32) -> U32:
    """1 or 0 for the comparison of each of four pairs of bytes; selectors and `.add` as for `vadd4`."""
    return compare_elements(form, a, b, c, 8)
