"""Draws where elements of matrices lie: `python -m ptxvm.explanation.pictures DIR`. One SVG file for each picture.

The pictures are made from the tables and functions that the instructions themselves use.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

import numpy as np

from ptxvm.explanation.svg import Box, Table, as_svg
from ptxvm.isa.matrix.shared import layouts
from ptxvm.isa.matrix.shared.layouts import Layout
from ptxvm.isa.matrix.shared.spread import ROWS, WORDS, spread, spread_transposed
from ptxvm.lanes import NUMPY, U32, Lanes
from ptxvm.machine.tensor_cores import movement
from ptxvm.machine.tensor_cores.datapaths import DataPaths, data_paths
from ptxvm.machine.tensor_cores.descriptors import LINE, MatrixDescriptor, Swizzling

Owners: TypeAlias = Mapping[tuple[int, int], tuple[int, str]]
"""Row and column of an element -> thread and register that hold it."""

_QUAD = 4
_WARP_ROWS, _WARPS, _WARP = 16, 4, 32
_CHUNK = 16
_LANES, _BLOCK = 128, 16


def pictures() -> dict[str, str]:
    """File name -> content of all pictures."""
    return {
        "mma-m16n8k16.svg": _product("mma.m16n8k16 with f16 or bf16", 16, 16, packed=2),
        "mma-m16n8k8-tf32.svg": _product("mma.m16n8k8 with tf32", 16, 8, packed=1),
        "mma-m16n8k32-bytes.svg": _product("mma.m16n8k32 with s8, u8 or 8-bit floats", 16, 32, packed=4),
        "mma-m8n8k4-f16.svg": _volta(),
        "wgmma-d.svg": as_svg("D of wgmma with 32-bit sums", [[_warpgroup()]]),
        "ldmatrix-m8n8.svg": as_svg("ldmatrix of 8x8 matrices", [_matrices(transposed=t) for t in (False, True)]),
        "tcgen05-ld-32-lanes.svg": as_svg(
            "tcgen05.ld and .st, 32 threads", [[_tensor_memory("32x32b", 4), _tensor_memory("16x32bx2", 2)]]
        ),
        "tcgen05-ld-16-lanes.svg": as_svg(
            "tcgen05.ld and .st, 16 lanes",
            [[_tensor_memory("16x64b", 4)], [_tensor_memory("16x128b", 2)], [_tensor_memory("16x256b", 1)]],
        ),
        "tcgen05-d.svg": _data_paths(),
        "swizzles.svg": as_svg("Swizzles of shared memory", [[_swizzle(each) for each in _SWIZZLES]]),
    }


def write_pictures(folder: Path) -> None:
    """Write all pictures to `folder` and remove those that no longer exist."""
    folder.mkdir(parents=True, exist_ok=True)
    files = pictures()
    for stale in {path.name for path in folder.glob("*.svg")} - files.keys():
        (folder / stale).unlink()
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")


# ---------------------------------------------------------------------------------------------------------- fragments


def _product(title: str, m: int, k: int, *, packed: int) -> str:
    """A, B above D: a row of A and a column of B meet at their element of D."""
    a = _table(f"A ({m} x {k})", _owners(layouts.a_layout(m, k, packed), "a", packed))
    b = _table(f"B ({k} x 8)", _owners(layouts.b_layout(k, 8, packed), "b", packed))
    d = _table(f"C and D ({m} x 8), 32-bit sums", _owners(layouts.accumulator_layout(m, 8), "d", 1))
    return as_svg(title, [[None, b], [a, d]])


def _volta() -> str:
    """The first of the four products."""
    a = _table("A, .row (8 x 4)", _owners(layouts.volta_a_layout(row_major=True), "a", 2, rows=8))
    b = _table("B, .col (4 x 8)", _owners(layouts.volta_b_layout(row_major=False), "b", 2, columns=8))
    d = _table("C and D of f32 (8 x 8)", _owners(layouts.volta_accumulator_layout(is_half=False), "d", 1, rows=8))
    return as_svg("mma.m8n8k4 with f16: the first of four products", [[None, b], [a, d]])


def _warpgroup() -> Table:
    """The rows of each warp of a warpgroup are those of `mma`; two blocks of columns."""
    warp = _owners(layouts.accumulator_layout(_WARP_ROWS, 16), "d", 1)
    owners = {
        (row + _WARP_ROWS * number, column): (thread + _WARP * number, register)
        for number in range(_WARPS)
        for (row, column), (thread, register) in warp.items()
    }
    return _table("D (64 x N): the first 16 columns; each further block of 8 takes the next four registers", owners)


def _owners(layout: Layout, letter: str, packed: int, rows: int | None = None, columns: int | None = None) -> Owners:
    """Of the elements in the first `rows` and `columns`."""
    return {
        (row, column): (lane, f"{letter}{index // packed}")
        for (row, column), (index, lane) in sorted(layout.places.items())
        if (rows is None or row < rows) and (columns is None or column < columns)
    }


def _matrices(*, transposed: bool) -> list[Table | None]:
    """What `.x4` gives to the threads, found by spreading the numbers of the elements."""
    lane = np.arange(_WARP, dtype=np.uint32)
    words = [Lanes(NUMPY, U32, 8 * lane + 2 * word | 8 * lane + 2 * word + 1 << 16) for word in range(WORDS)]
    tables: list[Table | None] = []
    for matrix in range(_WARP // ROWS):
        register = (spread_transposed if transposed else spread)(words, ROWS * matrix).data
        owners = {}
        for thread, pair in enumerate(register.tolist()):
            for element in (pair & 0xFFFF, pair >> 16):
                owners[element // 8 - ROWS * matrix, element % 8] = thread, f"r{matrix}"
        heads = tuple(f"T{ROWS * matrix + row}" for row in range(ROWS))
        title = f"Matrix {matrix}{', .trans' if transposed else ''}"
        tables.append(_table(title, owners, rows=heads))
    return tables


# ------------------------------------------------------------------------------------------------------ tensor memory


def _tensor_memory(shape: str, repetitions: int) -> Table:
    """Lanes from above, columns from left; those behind a second address to the right."""
    where = movement.spread(shape, repetitions)
    columns = int(where.columns.max()) + 1
    owners = {
        (int(lane), int(where.columns[register, thread] + columns * where.seconds[register, thread])): (
            thread,
            f"r{register}",
        )
        for (register, thread), lane in np.ndenumerate(where.lanes)
    }
    heads = [f"{'+' * bool(second)}{column}" for second in np.unique(where.seconds) for column in range(columns)]
    return _table(f".{shape}.x{repetitions}", owners, columns=tuple(heads))


def _data_paths() -> str:
    layouts_of_d = (
        ("128 rows", data_paths(128, 64, 1, weights=False, sparse=False)),
        ("64 rows", data_paths(64, 64, 1, weights=False, sparse=False)),
        ("64 rows, .ws", data_paths(64, 64, 1, weights=True, sparse=False)),
        ("32 rows, .ws", data_paths(32, 64, 1, weights=True, sparse=False)),
        ("128 rows of a pair", data_paths(128, 64, 2, weights=False, sparse=False)),
        ("256 rows of a pair", data_paths(256, 64, 2, weights=False, sparse=False)),
    )
    tables: list[Table | None] = [_lanes_of_d(title, paths) for title, paths in layouts_of_d if paths]
    return as_svg("D of tcgen05.mma in tensor memory, 64 columns", [tables[:3], tables[3:]])


def _lanes_of_d(title: str, paths: DataPaths) -> Table:
    """A column for each CTA, a row for each 16 lanes."""
    boxes = []
    for panel in paths.panels:
        for first in range(0, len(panel.lanes), _BLOCK):
            row = first + len(panel.lanes) * (panel.cta if len(paths.panels) > 1 else 0)
            text = f"r{row}-{row + _BLOCK - 1} c{panel.first}-{panel.first + panel.columns - 1}"
            boxes.append(Box(int(panel.lanes[first]) // _BLOCK, panel.cta, 1, 1, (text,), row // _BLOCK))
    ctas = 1 + max(panel.cta for panel in paths.panels)
    heads = tuple(f"lane {first}" for first in range(0, _LANES, _BLOCK))
    return Table(f"Layout {paths.name}: {title}", tuple(boxes), heads, tuple(f"CTA {cta}" for cta in range(ctas)))


# ---------------------------------------------------------------------------------------------------------- swizzles

_SWIZZLES = (Swizzling.B32, Swizzling.B64, Swizzling.B128, Swizzling.B128_ATOM_32)


def _swizzle(swizzling: Swizzling) -> Table:
    """Lines of 128 bytes: which 16 bytes of the line lie in each place."""
    descriptor = MatrixDescriptor(0, 0, 0, swizzling)
    lines, chunks = 8, LINE // _CHUNK
    boxes = []
    for place in range(lines * chunks):
        moved = descriptor.swizzled(_CHUNK * place) // _CHUNK
        boxes.append(Box(moved // chunks, moved % chunks, 1, 1, (str(place % chunks),), place % chunks))
    heads = tuple(f"{LINE * line}" for line in range(lines))
    return Table(swizzling.text, tuple(boxes), heads, tuple(f"+{_CHUNK * chunk}" for chunk in range(chunks)))


# ------------------------------------------------------------------------------------------------------------- tables


def _table(
    title: str, owners: Owners, rows: tuple[str, ...] | None = None, columns: tuple[str, ...] | None = None
) -> Table:
    """Neighbours of the same thread share a box."""
    height, width = (max(place[axis] for place in owners) + 1 for axis in (0, 1))
    return Table(
        title,
        tuple(_boxes(owners)),
        rows or tuple(map(str, range(height))),
        columns or tuple(map(str, range(width))),
    )


def _boxes(owners: Owners) -> list[Box]:
    boxes: list[Box] = []
    seen: set[tuple[int, int]] = set()
    for row, column in sorted(owners):
        if (row, column) in seen:
            continue
        run = _run(owners, row, column, (0, 1))
        if len(run) == 1:
            run = _run(owners, row, column, (1, 0))
        seen.update(run)
        thread = owners[row, column][0]
        words = (f"T{thread}", *dict.fromkeys(owners[place][1] for place in run))
        (last_row, last_column) = run[-1]
        boxes.append(Box(row, column, last_row - row + 1, last_column - column + 1, words, thread // _QUAD))
    return boxes


def _run(owners: Owners, row: int, column: int, step: tuple[int, int]) -> list[tuple[int, int]]:
    """Places from this one on that belong to the same thread."""
    run = [(row, column)]
    while (following := (run[-1][0] + step[0], run[-1][1] + step[1])) in owners:
        if owners[following][0] != owners[row, column][0]:
            break
        run.append(following)
    return run


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m ptxvm.explanation.pictures DIR")
    write_pictures(Path(sys.argv[1]))
