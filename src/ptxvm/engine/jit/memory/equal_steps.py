"""Lanes that turn out to be equal steps apart, as threads are that walk a row each: `x[row * n + k]`.

How far apart is known to the program only. Then the first and the last lane of each half of the warp are checked, as
scalars, and each lane's address is one as well: taking 32 of them out of vectors takes as long as all that is loaded.
"""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.engine.jit.memory.all_lanes import all_equal
from ptxvm.engine.jit.memory.interleaving import COUNTS
from ptxvm.engine.jit.memory.line import may_be_line, own_part
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.transposition import can_transpose
from ptxvm.engine.jit.memory.vectors import concatenate, constants, splat
from ptxvm.lanes.code import Code
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

ROW = 16
"""Lanes of a row: blocks that are as narrow have two rows in a warp, each of which begins anywhere."""
LAST = ROW - 1

LARGEST = 1 << 27
"""Steps below cannot take a lane around 2^32 from where the first one is inside of memory."""


@record(frozen=False)
class EqualSteps:
    """`found` (i1): the lanes of each row, whose `first` have these bases or indices, are `step` further on each (all
    integers `llvm`), and more than one after the other. Once that has been `checked`: and may be accessed as well, even
    those that do not execute."""

    found: str
    first: tuple[str, ...]
    step: str
    llvm: str

    def ends(self, code: Code, moved_by: str) -> list[str]:
        """The first and the last lane of each row, between which the others are, moved by an integer."""
        spread = code.value(f"mul {self.llvm} {self.step}, {LAST}")
        starts = [code.value(f"add {self.llvm} {first}, {moved_by}") for first in self.first]
        return [end for start in starts for end in (start, code.value(f"add {self.llvm} {start}, {spread}"))]

    def checked(self, path: AccessPath, ends: Callable[[], str], lanes: Callable[[], str]) -> str:
        """Whether (i1) all accesses are inside: what is asked of the `ends` of rows, or of all `lanes` that execute.
        Others are often behind the end of memory; then rows are no longer taken for such."""
        code = path.code
        some, all_, join = code.new_label(), code.new_label(), Join(code, ["i1", "i1"])
        code.branch(self.found, some, all_)
        code.label(some)
        inside = ends()
        if path.context.mask is not None:
            within = code.new_label()
            code.branch(inside, within, all_)
            code.label(within)
            inside = "true"
        join.arrive([inside, "true"])
        code.label(all_)
        join.arrive([lanes(), "false"])
        passed, self.found = join.meet()
        return passed


def may_be_in_steps(path: AccessPath) -> bool:
    """Whether looking for them is worth the code: where each lane accesses as much at once as is put in order."""
    context = path.context
    if path.count != COUNTS.get(path.llvm) or not path.shape.varying or path.groups is not None:
        return False
    is_known = context.partial or context.scattered or context.function.has_products or may_be_line(path)
    return not is_known and (path.apart or not path.store) and can_transpose(context.reading)


def way_out_of(path: AccessPath) -> str | None:
    """The label at which a warp goes on whose lanes are in no equal steps, unless that is of no matter."""
    context = path.context
    return context.retreat() if context.in_steps and context.retreat is not None else None


def find_steps(path: AccessPath) -> EqualSteps:
    """Compares every lane with where it would be, whether it executes or not, if the steps are small."""
    code, reading, (vector, llvm, own) = path.code, path.context.reading, path.bases()
    first = tuple(code.value(f"extractelement <32 x {llvm}> {vector}, i32 {lane}") for lane in range(0, WARP_SIZE, ROW))
    vector, _ = own_part(reading, vector)
    heads = [code.value(f"extractelement <32 x {llvm}> {vector}, i32 {lane}") for lane in (0, 1, ROW)]
    step = code.value(f"sub {llvm} {heads[1]}, {heads[0]}")
    type_ = f"<{ROW} x {llvm}>"
    small = code.value(f"and {llvm} {step}, {LARGEST - 1}")
    steps = code.value(f"mul {type_} {splat(code, llvm, small, ROW)}, {constants(llvm, range(ROW))}")
    rows = [code.value(f"add {type_} {splat(code, llvm, head, ROW)}, {steps}") for head in (heads[0], heads[2])]
    same = all_equal(reading, llvm, vector, concatenate(code, llvm, ROW, rows))
    apart = code.value(f"icmp {'uge' if path.store else 'ugt'} {llvm} {step}, {own}")
    return EqualSteps(code.value(f"and i1 {same}, {apart}"), first, step, llvm)
