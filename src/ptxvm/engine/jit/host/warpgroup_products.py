"""Products of warpgroups that native code does (runtime/warpgroups.c): its plans, and how Python takes them over."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction
from ptxvm.engine.host import HostCall
from ptxvm.engine.host.wgmma import Kind, MatrixProduct, Part, kind_for, kind_of
from ptxvm.engine.host_functions import WARPGROUP_CALLS
from ptxvm.engine.jit.compilation.kernel_code import HostCallPlace
from ptxvm.engine.jit.host.product_plans import PlanTable
from ptxvm.engine.jit.layouts.structures import Cta, Worker
from ptxvm.engine.jit.layouts.warpgroups import GROUP_WARPS, Issued, ProductPlan
from ptxvm.engine.jit.layouts.warpgroups import Warpgroup as NativeWarpgroup
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.matrix.shared.native import warpgroup_recipe
from ptxvm.machine.asynchronous import CtaState, Warpgroup
from ptxvm.machine.tensor_cores import Major

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.service import HostCallPlaces

_MARKS = 64
"""That native code looks at together."""

Call = Callable[[int, int], HostCall]
"""A call without operands: of a warp, at a place with this number."""


class KnownPlan(NamedTuple):
    """A plan with the arrays it points to."""

    plan: ProductPlan
    arrays: tuple[npt.NDArray[np.generic], ...]


KnownPlans = dict[tuple[int, Generation], KnownPlan | None]
"""Of the places of a kernel, by number and generation; None for what native code does not know."""


class WarpgroupProducts:
    """The plans of a worker. Those that are `known` stay for other launches; threads may share them."""

    def __init__(self, worker: Worker, known: KnownPlans) -> None:
        self._known = known
        self._table = PlanTable(worker)

    def learn(self, number: int, place: HostCallPlace, call: HostCall) -> bool:
        """Whether native code can do this call and others of its place from now on."""
        generation = call.launch.options.generation(call.launch.launch.image.target)
        return not self._table.get(number) and self.know(number, place, call.instruction, generation)

    def know(self, number: int, place: HostCallPlace, instruction: Instruction, generation: Generation) -> bool:
        """Whether native code can do the calls of a place from now on."""
        key = number, generation
        if key not in self._known:
            # That of another thread stays: native code may have it.
            self._known.setdefault(key, _plan(place, instruction, generation))
        found = self._known[key]
        if found is None:
            return False
        self._table.set(number, found.plan)
        return True

    def know_all(self, places: HostCallPlaces, generation: Generation) -> None:
        """Likewise all calls of a kernel that need a plan, as far as there is one."""
        for number in places.numbers(WARPGROUP_CALLS):
            self.know(number, *places.find(number), generation)

    def adopt(self, cta: Cta, state: Callable[[], CtaState], call: Call) -> bool:
        """The products of a CTA are Python's business from now on. Whether there were any."""
        found = False
        for number, native in enumerate(_groups(cta)):
            if not native.adopted:
                native.adopted = 1
                if any(native.issued) or any(native.closed):
                    _take_over(state(), number, native, call)
                    found = True
        return found


def _plan(place: HostCallPlace, instruction: Instruction, generation: Generation) -> KnownPlan | None:
    first, size = place.marks
    plan = ProductPlan(first_mark=first, mark_bytes=size, start=instruction.start)
    if not instruction.form.held:
        return KnownPlan(plan, ())
    return _of_product(plan, place, instruction, kind_for(instruction, generation))


def _of_product(plan: ProductPlan, place: HostCallPlace, instruction: Instruction, kind: Kind) -> KnownPlan | None:
    """A plan for products; what is rare is left to Python: constants among registers of A, registers twice in D."""
    recipe = warpgroup_recipe(kind.product)
    registers = [np.array(each, np.int64).reshape(-1, 2) for each in place.held]
    places = [each[:, 0] for each in registers]
    d = places[instruction.form.held.index(kind.d_operand)]
    if recipe is None or any((each < 0).any() for each in places) or len(np.unique(d)) < len(d):
        return None
    a = [] if kind.a_operand is None else [places[instruction.form.held.index(kind.a_operand)].astype(np.uint32)]
    marks = np.zeros(-(-plan.mark_bytes // _MARKS) * _MARKS, np.uint8)
    marks[np.concatenate([each[:, 1] for each in registers]) - plan.first_mark] = 0xFF
    arrays = np.array(recipe.numbers, np.int32), d.astype(np.uint32), marks, *a
    plan.recipe, plan.d, plan.marks = (each.ctypes.data for each in arrays[:3])
    plan.a = a[0].ctypes.data if a else None
    plan.n = kind.product.sizes[0]
    plan.a_transposed, plan.b_transposed = kind.a_major is Major.MN, kind.b_major is Major.MN
    plan.a_signs, plan.b_signs = (kind.product.signs if negated else 0 for negated in kind.product.negated)
    return KnownPlan(plan, arrays)


def _groups(cta: Cta) -> Sequence[NativeWarpgroup]:
    if not cta.warpgroup_count:
        return ()
    array = NativeWarpgroup * int(cta.warpgroup_count)
    return list(array.from_address(cta.warpgroups))


def _take_over(state: CtaState, number: int, native: NativeWarpgroup, call: Call) -> None:
    """What the warps have issued and not waited for, as if it had been Python's from the start."""
    ends = [deque(ends[:closed]) for ends, closed in zip(native.ends, native.closed, strict=True)]
    group: Warpgroup[Part] = Warpgroup(native.completed, ends)
    state.warpgroups[number] = group
    for product in range(native.completed, max(native.issued)):
        issued = native.products[product % len(native.products)]
        for warp in range(GROUP_WARPS):
            if product < native.issued[warp]:
                own = call(number * GROUP_WARPS + warp, issued[warp].number)
                parts = group.issue(warp, _part(own, number * GROUP_WARPS + warp, issued[warp]))
                if parts:
                    operation = MatrixProduct(own, group, number * GROUP_WARPS, parts)
                    group.begin(operation)
                    state.cluster.issue(operation)


def _part(call: HostCall, warp: int, issued: Issued) -> Part:
    kind = kind_of(call)
    a = None if kind.a_operand is None else call.registers.of(warp, kind.a_operand)
    d = call.registers.of(warp, kind.d_operand)
    return Part(call.instruction, issued.a if a is None else None, issued.b, bool(issued.adds), None, a, d)
