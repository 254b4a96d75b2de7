"""Tensor copies in native code against the reference written from the ISA: edges, fills, steps, windows, rows."""

from dataclasses import replace

import numpy as np
import pytest
from tests.machine.tensor_map import boxes, reference
from tests.machine.tensor_map.reference import Box

import ptxvm
from ptxvm.engine.jit.host.tensor_plans import is_native
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.tensor_map import Direction, copy_plan

KERNEL = """.version 8.7
.target sm_100a
.address_size 64
.extern .shared .align 1024 .b8 tile[];
.visible .entry k(.param .u64 places, .param .u64 map, .param .u64 tensor, .param .u64 shared, .param .u64 out,
    .param .u32 count, .param .u32 offset, .param .u32 moved, .param .u32 inner, .param .u32 outer)
{{
    .reg .b32 %c<8>, %n, %i, %j, %phase, %box, %tile, %moved, %inner, %outer, %word, %tid;
    .reg .b64 %places, %map, %tensor, %shared, %out, %state, %at;
    .reg .b16 %o<3>;
    .reg .b8 %byte;
    .reg .pred %p, %first;
    .shared .align 8 .b64 full;
    ld.param.u64 %places, [places];
    ld.param.u64 %map, [map];
    ld.param.u64 %tensor, [tensor];
    ld.param.u64 %shared, [shared];
    ld.param.u64 %out, [out];
    ld.param.u32 %n, [count];
    ld.param.u32 %box, [offset];
    ld.param.u32 %moved, [moved];
    ld.param.u32 %inner, [inner];
    ld.param.u32 %outer, [outer];
    mov.u32 %tile, tile;
    add.u32 %box, %box, %tile;
    mov.u32 %tid, %tid.x;
    setp.eq.u32 %first, %tid, 0;
    @%first st.global.u64 [%map], %tensor; // the encoding begins with the address
    @%first mbarrier.init.shared::cta.b64 [full], 1;
    bar.warp.sync 0xffffffff;
    mov.u32 %i, 0;
NEXT:
    and.b32 %phase, %i, 1;
    mov.u32 %j, %tid;
FILL:
    cvt.u64.u32 %at, %j;
    add.u64 %at, %at, %shared;
    ld.global.b8 %byte, [%at];
    add.u32 %word, %tile, %j;
    st.shared.b8 [%word], %byte;
    add.u32 %j, %j, 32;
    setp.lt.u32 %p, %j, %inner;
    @%p bra FILL;
    bar.warp.sync 0xffffffff;
    {coordinates}
    {copy}
    bar.warp.sync 0xffffffff;
    mov.u32 %j, %tid;
SHOW:
    {look}
    cvt.u64.u32 %at, %j;
    add.u64 %at, %at, %out;
    st.global.b8 [%at], %byte;
    add.u32 %j, %j, 32;
    setp.lt.u32 %p, %j, %outer;
    @%p bra SHOW;
    cvt.u64.u32 %at, %outer;
    add.u64 %out, %out, %at;
    add.u64 %places, %places, 32;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, %n;
    @%p bra NEXT;
    ret;
}}
"""
LOAD = """
    @%first mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], %moved;
    @%first cp.async.bulk.tensor.{rank}d.shared::cta.global.{mode}.mbarrier::complete_tx::bytes
        [%box], [%map, {{{where}}}], [full]{info};
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p, [full], %phase;
    @!%p bra WAIT;
"""
STORE = """
    @%first cp.async.bulk.tensor.{rank}d.global.shared::cta.{mode}.bulk_group [%map, {{{where}}}], [%box];
    @%first cp.async.bulk.commit_group;
    @%first cp.async.bulk.wait_group 0;
"""
REDUCE = STORE.replace("cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor").replace("cta.{mode}", "cta.xor.{mode}")
COPY = {Direction.LOAD: LOAD, Direction.STORE: STORE, Direction.REDUCE: REDUCE}
_STORED = "cvt.u64.u32 %at, %j; add.u64 %at, %at, %tensor; ld.global.b8 %byte, [%at];"
LOOK = {
    Direction.LOAD: "add.u32 %word, %tile, %j; ld.shared.b8 %byte, [%word];",
    Direction.STORE: _STORED,
    Direction.REDUCE: _STORED,
}
_STORES = [("tile", rank) for rank in range(1, 6)]
_STORES += [("tile::scatter4", 2), *(("im2col_no_offs", rank) for rank in (3, 4, 5))]
MODES = {
    Direction.LOAD: [("tile", rank) for rank in range(1, 6)]
    + [("tile::gather4", 2), *(("im2col", rank) for rank in (3, 4, 5))],
    Direction.STORE: _STORES,
    Direction.REDUCE: _STORES,
}
CASES = [(direction, mode, rank) for direction, modes in MODES.items() for mode, rank in modes]
BOXES, PLACES = 12, 5
REDUCED = ("u32", "s32", "u64")
"""The types that `.xor` has."""


def kernel(direction: Direction, mode: str, rank: int) -> ptxvm.Kernel:
    count = 5 if "4" in mode else rank
    loads = "".join(f"ld.global.u32 %c{axis}, [%places+{4 * axis}];" for axis in range(count))
    offsets = range(rank - 2 if mode == "im2col" else 0)
    loads += "".join(f"ld.global.u16 %o{axis}, [%places+{20 + 4 * axis}];" for axis in offsets)
    info = ", {" + ", ".join(f"%o{axis}" for axis in offsets) + "}" if offsets else ""
    where = ", ".join(f"%c{axis}" for axis in range(count))
    copy = COPY[direction].format(rank=rank, mode=mode, where=where, info=info)
    return ptxvm.load(KERNEL.format(coordinates=loads, copy=copy, look=LOOK[direction])).kernels["k"]


def places_of(box: Box, direction: Direction, random: np.random.Generator) -> list[Box]:
    """The same copy from several coordinates, all of them allowed."""
    plan, found = copy_plan(boxes.descriptor(box, 256).encode(), boxes.access(box, direction)), [box, box]
    while len(found) < PLACES:
        step = 1 if box.interleave else int(16 / boxes.TYPES[box.type][1])  # the first coordinate is one of 16 bytes
        shifts = random.integers(-2, 3, len(box.coordinates)) * [step, *[1] * (len(box.coordinates) - 1)]
        moved = replace(box, coordinates=tuple(int(at + by) for at, by in zip(box.coordinates, shifts, strict=True)))
        try:
            plan.check(boxes.start(moved))
        except KernelFault:
            moved = box
        if len(set(moved.coordinates[1:])) == 4 or "4" not in box.mode:
            found.append(moved)
    return found


def check(kernel: ptxvm.Kernel, box: Box, direction: Direction, seed: int) -> None:
    random = np.random.default_rng(seed)
    plan = copy_plan(boxes.descriptor(box, 256).encode(), boxes.access(box, direction))
    offset = 128 * int(random.integers(0, 8))
    tensor = random.integers(0, 256, boxes.extent(box) + 32, np.uint8)
    shared = random.integers(0, 256, offset + plan.shared_bytes(box.info) + 32, np.uint8)
    rows = places_of(box, direction, random)
    places = np.zeros((len(rows), 8), np.int32)
    for place, row in zip(places, rows, strict=True):
        place[: len(row.coordinates)] = row.coordinates
        place[5 : 5 + len(row.info)] = row.info
    outer = shared.size if direction is Direction.LOAD else tensor.size
    out, described = np.zeros((len(rows), outer), np.uint8), np.frombuffer(plan.descriptor.encode(), np.uint8).copy()
    before = tensor.tobytes()
    sizes = len(rows), offset, plan.transaction_bytes(box.info), shared.size, outer
    kernel.launch(1, 32, places, described, tensor, shared, out, *sizes, shared=shared.size)
    for row, found in zip(rows, out, strict=True):
        if direction is Direction.LOAD:
            expected = reference.loaded(row, before, shared.tobytes(), offset)
        else:
            reduces = direction is Direction.REDUCE
            expected = reference.stored(row, bytes(len(before)) if reduces else before, shared.tobytes(), offset)
            if reduces:
                expected = bytes(old ^ new for old, new in zip(before, expected, strict=True))
            before = bytes(expected)
        assert found.tobytes() == bytes(expected), row


def fits(box: Box, direction: Direction, mode: str, rank: int) -> bool:
    return (box.mode, len(box.sizes)) == (mode, rank) and (direction is not Direction.REDUCE or box.type in REDUCED)


@pytest.mark.parametrize(("direction", "mode", "rank"), CASES, ids=lambda value: str(getattr(value, "value", value)))
def test_copies_agree_with_the_reference(direction, mode, rank, served):
    """All copies are native, unless elements change on their way."""
    maker, compiled, native = (
        boxes.Maker(rank, store=direction is not Direction.LOAD),
        kernel(direction, mode, rank),
        set(),
    )
    for seed in range(BOXES):
        box = next(made for made in iter(maker.box, None) if fits(made, direction, mode, rank))
        served.clear()
        check(compiled, box, direction, seed)
        plan = copy_plan(boxes.descriptor(box, 256).encode(), boxes.access(box, direction))
        native.add(is_native(plan))
        calls = sum("async.bulk.tensor" in name for name in served)
        assert calls == (0 if is_native(plan) else PLACES), box
    assert True in native
