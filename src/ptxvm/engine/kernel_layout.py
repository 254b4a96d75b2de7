"""What a kernel needs besides its code: the functions it may call, its shared memory, the frame of each function."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ptxvm.checker.module import Function, Instruction, Linking, Space, Variable
from ptxvm.engine.facts import fact
from ptxvm.machine.image import Image
from ptxvm.machine.layout import RESERVED_SHARED_SIZE, align_up
from ptxvm.records import record

FRAME_ALIGNMENT = 16


@record()
class KernelLayout:
    """Derived from a kernel once; offsets are those every engine uses.

    functions:       the kernel itself, then all functions it may reach by calls, in the order they are met
    shared:          offset of every `.shared` variable used; open arrays all lie at `static_shared`
    static_shared:   bytes of static shared memory, where the dynamic shared memory begins
    reserved_shared: bytes of shared memory that the system lends: none unless special registers say where they are
    """

    functions: tuple[Function, ...]
    shared: Mapping[Variable, int]
    static_shared: int
    reserved_shared: int = 0

    def instructions(self) -> Iterator[Instruction]:
        """Those of all functions."""
        for function in self.functions:
            yield from (item for item in function.body or () if isinstance(item, Instruction))


@fact("layout")
def kernel_layout(kernel: Function, image: Image) -> KernelLayout:
    """The layout of a module's kernel: static shared variables in the order of their declarations, then the dynamic."""
    # Not where the layout was kept with the program.
    from ptxvm.engine.reachability import reach  # noqa: PLC0415
    from ptxvm.engine.reserved_shared import names_reserved_shared  # noqa: PLC0415

    reached = reach(kernel, image)
    shared = [variable for variable in reached.variables if variable.space is Space.SHARED]
    static = [variable for variable in shared if not _is_dynamic(variable)]
    dynamic = [variable for variable in shared if _is_dynamic(variable)]
    static.sort(key=lambda variable: (variable.function is not None, variable.start))
    offsets: dict[Variable, int] = {}
    top = 0
    for variable in static:
        offsets[variable] = align_up(top, variable.alignment)
        top = offsets[variable] + variable.size
    if dynamic:
        top = align_up(top, max(variable.alignment for variable in dynamic))
        offsets.update((variable, top) for variable in dynamic)
    reserved = RESERVED_SHARED_SIZE if any(map(names_reserved_shared, reached.specials)) else 0
    return KernelLayout(tuple(reached.functions), offsets, top, reserved)


def _is_dynamic(variable: Variable) -> bool:
    return variable.linking is Linking.EXTERN and variable.count == 0


@record()
class FrameLayout:
    """The local memory of one function: its `.local` variables, and unless it is an entry its `.param` variables."""

    offsets: Mapping[Variable, int]
    size: int


def frame_layout(function: Function) -> FrameLayout:
    """Where the variables of a function lie in its stack frame; frames begin at multiples of FRAME_ALIGNMENT."""
    spaces = (Space.LOCAL, Space.PARAM)
    own = [variable for variable in function.variables if variable.space in spaces]
    if not function.is_entry:
        own += [v for v in (*function.parameters, *function.returns) if isinstance(v, Variable)]
    offsets: dict[Variable, int] = {}
    top = 0
    for variable in own:
        offsets[variable] = align_up(top, variable.alignment)
        top = offsets[variable] + variable.size
    return FrameLayout(offsets, align_up(top, FRAME_ALIGNMENT))
