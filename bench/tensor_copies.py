"""Bulk tensor copies in one thread: boxes of rows of 128 bytes and more between global and shared memory."""

from collections.abc import Callable

import numpy as np

from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import (
    Access,
    Descriptor,
    Direction,
    ElementType,
    GlobalBytes,
    LoadMode,
    MapKind,
    Reduction,
    Start,
    SwizzleMode,
    copy_plan,
    load,
    reduce,
    store,
)

from .table import Cell, show
from .timing import CLOCKS, best

COPIES = 400
SIDE = 2048
OFFSET = 1024
SHARED = 1 << 18
WANTED = 2.0
MOVES = {Direction.LOAD: load, Direction.STORE: store, Direction.REDUCE: reduce}
NAMES = {SwizzleMode.NONE: "", SwizzleMode.B128: ", swizzled"}


class Bench:
    """A matrix in global memory and the shared memory of a CTA."""

    def __init__(self) -> None:
        memory = Memory()
        self.address = memory.allocate(SIDE * SIDE * 4).address
        self.memory = GlobalBytes([memory])
        self.shared = np.zeros(SHARED, np.uint8)

    def copies(self, described: Descriptor, access: Access, start: Start) -> Callable[[], None]:
        """What an engine does for each instruction, many times."""
        data, move = described.encode(), MOVES[access.direction]

        def run() -> None:
            for _ in range(COPIES):
                plan = copy_plan(data, access)
                plan.check(start, OFFSET, SHARED)
                move(plan, start, self.memory, self.shared, OFFSET)

        return run

    def matrix(self, columns: int, rows: int, swizzle: SwizzleMode) -> Descriptor:
        sizes, strides = (SIDE, SIDE), (4 * SIDE,)
        return Descriptor(ElementType.F32, self.address, sizes, strides, (1, 1), (columns, rows), swizzle=swizzle)

    def images(self) -> Descriptor:
        """64 channels of f16, 3x3 windows with padding."""
        return Descriptor(
            ElementType.F16,
            self.address,
            (64, 56, 56, 8),
            (128, 128 * 56, 128 * 56 * 56),
            (1,) * 4,
            swizzle=SwizzleMode.B128,
            kind=MapKind.IM2COL,
            lower=(-1, -1),
            upper=(-1, -1),
            channels=64,
            pixels=128,
        )


def contests(bench: Bench) -> list[tuple[str, Descriptor, Access, Start, float | None]]:
    """Name, map, instruction, coordinates, gigabytes per second wanted."""
    found: list[tuple[str, Descriptor, Access, Start, float | None]] = []
    for columns, rows in ((32, 64), (32, 128), (32, 256), (128, 128)):
        for swizzle in (SwizzleMode.NONE, SwizzleMode.B128):
            if swizzle and columns > 32:
                continue
            box = bench.matrix(columns, rows, swizzle)
            for direction in (Direction.LOAD, Direction.STORE):
                name = f"{direction.value} {rows} rows of {4 * columns} B{NAMES[swizzle]}"
                found.append((name, box, Access(direction, 2), Start((64, 128)), WANTED))
    box = bench.matrix(32, 64, SwizzleMode.B128)
    corner = Start((SIDE - 31, SIDE - 40))
    found.append(("load 64 rows of 128 B at a corner", box, Access(Direction.LOAD, 2), corner, None))
    window = Access(Direction.LOAD, 4, LoadMode.IM2COL)
    found.append(("load 128 pixels of 128 B, im2col inside", bench.images(), window, Start((0, 5, 5, 1), (1, 1)), None))
    found.append(
        ("load 128 pixels of 128 B, im2col at an edge", bench.images(), window, Start((0, -1, -1, 1), (0, 0)), None)
    )
    added = Access(Direction.REDUCE, 2, reduction=Reduction.ADD)
    found.append(("add 64 rows of 128 B, f32", bench.matrix(32, 64, SwizzleMode.NONE), added, Start((64, 128)), None))
    return found


def report(rounds: int, clock: str) -> None:
    """Measure and print."""
    bench = Bench()
    rows: list[list[Cell]] = []
    for name, described, access, start, wanted in contests(bench):
        run = bench.copies(described, access, start)
        run()
        time = best([run], rounds, CLOCKS[clock])[0] / COPIES
        moved = copy_plan(described.encode(), access).transaction_bytes(start.info)
        rows.append([name, time * 1e6, moved / time / 1e9, wanted])
    show("Tensor copies, one thread", ["", "us", "GB/s", "wanted at least"], rows)
