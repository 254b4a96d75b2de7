"""Products of tensor memory that native code does (runtime/tiles.c): its plans, and how Python takes them over."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host import HostCall
from ptxvm.engine.host.host_launch import HostLaunch
from ptxvm.engine.host.native_tiles import is_spread, signs_of
from ptxvm.engine.host.tensor_memory import shape_of
from ptxvm.engine.host.tensor_operands import cell_bits
from ptxvm.engine.host.tensor_products import Task, task_of
from ptxvm.engine.host_functions import TENSOR_ALLOCATION, TENSOR_DEALLOCATION
from ptxvm.engine.jit.host.product_plans import PlanTable
from ptxvm.engine.jit.layouts.structures import Cta, Worker
from ptxvm.engine.jit.layouts.tensor_cores import (
    TILE_PARTS,
    ColumnsPlan,
    LanesPlan,
    LanesStore,
    TensorCore,
    Tile,
    TileKind,
    TilePlan,
)
from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.tensor_cores.movement import SHAPES
from ptxvm.machine.tensor_cores.tensor_memory import LANES, TensorAddress

Values = npt.NDArray[np.uint64]
Replay = Callable[[int, int, int, Values], None]
"""Do a call of a warp, by its number, of a mask of lanes, with operands `[operand, lane]`."""

_LANES = 32
_OPERANDS = 10
_MOST_DESCRIPTORS = 16
"""Plans of one place in the code."""
_BLOCK = 16


class _Known(NamedTuple):
    """A plan with the array it points to."""

    plan: TilePlan | LanesPlan | ColumnsPlan
    array: npt.NDArray[np.generic]


class KnownTiles:
    """The plans of the places of a kernel, by number of the call, generation and descriptor; None for what native code
    does not know."""

    def __init__(self) -> None:
        self._plans: dict[tuple[int, Generation], dict[int, _Known | None]] = {}

    def of(self, number: int, generation: Generation) -> dict[int, _Known | None]:
        """Those of one place."""
        return self._plans.setdefault((number, generation), {})


class TilePlans:
    """The plans of a worker. Those that are `known` stay for other launches; threads may share them."""

    def __init__(self, worker: Worker, launch: HostLaunch, known: KnownTiles) -> None:
        self._table = PlanTable(worker)
        self._known = known
        self._generation = launch.options.generation(launch.launch.image.target)
        self._own: dict[tuple[int, int], TilePlan | LanesPlan | ColumnsPlan] = {}

    def learn(self, number: int, call: HostCall, cta: Cta) -> bool:
        """Whether native code can do this call and others of its place from now on."""
        if not cta.tensor_core:
            return False
        descriptor = int(call.values[3][0]) if _multiplies(call) else 0
        if (number, descriptor) in self._own:
            return False
        found = self._find(number, descriptor, call)
        if found is None:
            return False
        # Those of other launches point to others that these know.
        plan = self._own[number, descriptor] = type(found.plan).from_buffer_copy(found.plan)
        if isinstance(plan, TilePlan):
            plan.next = self._table.get(number)
        self._table.set(number, plan)
        return True

    def _find(self, number: int, descriptor: int, call: HostCall) -> _Known | None:
        plans = self._known.of(number, self._generation)
        if descriptor not in plans and len(plans) < _MOST_DESCRIPTORS:
            plans.setdefault(descriptor, _plan(call))  # that of another thread stays: native code may have it
        return plans.get(descriptor)


def _multiplies(call: HostCall) -> bool:
    return call.instruction.definition.name.startswith("tcgen05.mma")


def _plan(call: HostCall) -> _Known | None:
    """Of loads and stores, and for one CTA of products and commits."""
    form, name = call.form, call.instruction.definition.name
    if name in (TENSOR_ALLOCATION, TENSOR_DEALLOCATION):
        known = form.has("cta_group::1") and not form.has("exclusive")
        return _Known(ColumnsPlan(call.instruction.line), np.zeros(0, np.int32)) if known else None
    if name.startswith(("tcgen05.ld", "tcgen05.st")):
        return None if form.has("pack::16b") or form.has("unpack::16b") else _of_lanes(form)
    if not form.has("cta_group::1") or len(call.threads) != 1:
        return None
    if not _multiplies(call):
        return _Known(TilePlan(), np.zeros(0, np.int32)) if len(call.values) == 1 else None
    if len(call.values) != _OPERANDS:
        return None
    try:
        task = task_of(call, 0, [int(row[0]) for row in call.values], 1)
    except KernelFault:
        return None
    return _of_product(int(call.values[3][0]), task)


def _of_lanes(form: Form) -> _Known:
    shape, found = shape_of(form)
    places = np.ascontiguousarray(found.lanes + LANES * found.columns, np.uint32)
    plan = LanesPlan(places=places.ctypes.data, registers=len(places), columns=int(found.columns.max()) + 1)
    plan.lanes, plan.halves = SHAPES[shape].lanes, bool(found.seconds.any())
    return _Known(plan, places)


def _of_product(word: int, task: Task) -> _Known | None:
    """What is rare is left to Python: scales, elements that are not as in registers, shifted rows."""
    descriptor, operands, panels = task.descriptor, task.operands, task.paths.panels
    types = descriptor.a_type, descriptor.b_type
    is_known = task.native is not None and operands.scales is None and not operands.shifts_a
    if not is_known or any(is_spread(descriptor.kind, type_) for type_ in types) or len(panels) > TILE_PARTS:
        return None
    assert task.native is not None
    recipe = task.native.recipe
    plan = TilePlan(recipe=recipe.ctypes.data, descriptor=word, m=descriptor.m, n=descriptor.n)
    plan.halves, plan.a_is_tensor = task.paths.halves, isinstance(operands.a, TensorAddress)
    units = [cell_bits(descriptor.kind, type_) // 8 for type_ in types]
    plan.a_unit, plan.b_unit = units[0] * descriptor.transposes_a, units[1] * descriptor.transposes_b
    signs = [signs_of(descriptor.kind, type_) for type_ in types]
    plan.a_signs, plan.b_signs = signs[0] * descriptor.negates_a, signs[1] * descriptor.negates_b
    plan.part_count = len(panels)
    for part, panel in zip(plan.parts, panels, strict=False):
        lanes = panel.lanes
        part.lane, part.first, part.columns = int(lanes[0]), panel.first, panel.columns
        part.step = int(lanes[_BLOCK] - lanes[0]) if len(lanes) > _BLOCK else 0
    return _Known(plan, recipe)


def adopt_tiles(cta: Cta, replay: Replay) -> None:
    """What native code has taken note of is issued by Python, in its order."""
    count, cta.tile_count = cta.tile_count, 0
    tiles = [Tile.from_buffer_copy(tile) for tile in _tiles(cta)[:count]] if count else []
    for tile in tiles:
        operands = [tile.d]
        if tile.kind == TileKind.PRODUCT:
            operands = [tile.d, tile.a, tile.b, TilePlan.from_address(tile.plan).descriptor, tile.adds, 0, 0, 0, 0, 0]
        replay(tile.warp, tile.number, tile.lanes, np.array(operands, np.uint64)[:, None].repeat(_LANES, axis=1))


def adopt_stores(cta: Cta, replay: Replay) -> None:
    """Likewise stores to tensor memory."""
    count, cta.lanes_stores = cta.lanes_stores, 0
    stores = TensorCore.from_address(cta.tensor_core).stores
    for store in [LanesStore.from_buffer_copy(stores[index]) for index in range(count)]:
        registers = LanesPlan.from_address(store.plan).registers
        words = np.array([store.address, store.distance], np.uint64)[:, None].repeat(_LANES, axis=1)
        values = np.frombuffer(store.values, np.uint32).reshape(-1, _LANES)[:registers].astype(np.uint64)
        replay(store.warp, store.number, (1 << _LANES) - 1, np.concatenate([words, values]))


def _tiles(cta: Cta) -> ctypes.Array[Tile]:
    found: ctypes.Array[Tile] = TensorCore.from_address(cta.tensor_core).tiles
    return found
