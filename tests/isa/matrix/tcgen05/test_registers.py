"""`tcgen05.ld` and `.st`: each register of each thread is the word that the layouts of CuTe say, in both engines."""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.kernels import (
    WAIT_LD,
    WAIT_ST,
    dumped,
    filled,
    moved,
    own_rows,
    program,
    vector,
)

import ptxvm

ENGINES = ("interpret", "jit")
# As CuTe has it (copy_traits_sm100.hpp), of one repetition: bits of a lane, then shape and strides, in bits, of the
# threads and of the values of a thread.
LAYOUTS = {
    "32x32b": (32, (32,), (32,), (32,), (1,)),
    "16x64b": (64, (2, 2, 8), (512, 32, 64), (32,), (1,)),
    "16x128b": (128, (4, 8), (32, 128), (32, 2), (1, 1024)),
    "16x256b": (256, (4, 8), (64, 256), (64, 2), (1, 2048)),
}
MOST = {"32x32b": 128, "16x64b": 128, "16x128b": 64, "16x256b": 32, "16x32bx2": 128}
REGISTERS = {"32x32b": 1, "16x64b": 1, "16x128b": 2, "16x256b": 4, "16x32bx2": 1}
USUAL = {"32x32b": 32, "16x64b": 16, "16x128b": 8, "16x256b": 4, "16x32bx2": 16}
WIDTH, SPLIT = 64, 32
CONTENT = (np.arange(128)[:, None] * 1000 + np.arange(512) + (1 << 20)).astype(np.uint32)


def offset(index, shape, strides):
    """The value of a layout at an index, the first mode fastest."""
    total = 0
    for size, stride in zip(shape, strides, strict=True):
        total, index = total + index % size * stride, index // size
    return total


def places(shape, repetitions, distance=SPLIT):
    """Lane and column of register i of thread t, at [t, i]."""
    lanes, columns = np.zeros((2, 32, REGISTERS[shape] * repetitions), int)
    for thread in range(32):
        for register in range(lanes.shape[1]):
            repetition, inner = divmod(register, REGISTERS[shape])
            if shape == "16x32bx2":
                lane, column = thread % 16, register + thread // 16 * distance
            else:
                width, threads, strides, values, steps = LAYOUTS[shape]
                bit = offset(thread, threads, strides) + offset(32 * inner, values, steps)
                lane, column = bit // width, bit % width // 32 + repetition * (width // 32)
            lanes[thread, register], columns[thread, register] = lane, column
    return lanes, columns


def split(shape, distance=SPLIT):
    return f", {distance}" if shape == "16x32bx2" else ""


def loads(shape, repetitions, pack="", width=WIDTH, distance=SPLIT):
    count = REGISTERS[shape] * repetitions
    opcode = f"tcgen05.ld.sync.aligned.{shape}.x{repetitions}{pack}.b32"
    load = f"{opcode} {vector(count)}, [%address]{split(shape, distance)};"
    lines = [*filled(width), load, WAIT_LD, own_rows("%result", count), *moved("st", "global", count)]
    return program(*lines)


def launched(text, source, result, engine, **options):
    ptxvm.run(text, grid=1, block=128, args=[source, result], engine=engine, **options)
    return result


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("shape", "number"), [(shape, number) for shape in USUAL for number in (1, USUAL[shape])])
def test_loads(engine, shape, number):
    content, (lanes, columns) = CONTENT[:, :WIDTH].copy(), places(shape, number)
    found = launched(loads(shape, number), content, np.zeros((4, *lanes.shape), np.uint32), engine)
    for warp in range(4):
        assert (found[warp] == content[lanes + 32 * warp, columns]).all()


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("shape", MOST)
def test_the_longest_loads(engine, shape):
    lanes, columns = places(shape, MOST[shape], 256)
    text = loads(shape, MOST[shape], width=512, distance=256)
    found = launched(text, CONTENT, np.zeros((4, *lanes.shape), np.uint32), engine)
    for warp in range(4):
        assert (found[warp] == CONTENT[lanes + 32 * warp, columns]).all()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("shape", "number"), [(shape, 4) for shape in MOST])
def test_packed_loads(engine, shape, number):
    """A register holds the low halves of two neighbouring columns."""
    lanes, columns = places(shape, number)
    second = columns >= SPLIT
    columns = 2 * columns - second * SPLIT
    content = CONTENT[:, :WIDTH].copy()
    found = launched(loads(shape, number, ".pack::16b"), content, np.zeros((4, *lanes.shape), np.uint32), engine)
    for warp in range(4):
        low, high = (content[lanes + 32 * warp, columns + half] & 0xFFFF for half in (0, 1))
        assert (found[warp] == low | high << 16).all()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("pack", ["", ".unpack::16b"])
@pytest.mark.parametrize("shape", MOST)
def test_stores(engine, shape, pack):
    number, count = 4, 4 * REGISTERS[shape]
    lanes, columns = places(shape, number)
    values = (np.arange(128 * count).reshape(4, 32, count) * 0x10003 + 5).astype(np.uint32)
    expected = np.zeros((128, WIDTH), np.uint32)
    for warp in range(4):
        if pack:
            doubled = 2 * columns - (columns >= SPLIT) * SPLIT
            expected[lanes + 32 * warp, doubled] = values[warp] & 0xFFFF
            expected[lanes + 32 * warp, doubled + 1] = values[warp] >> 16
        else:
            expected[lanes + 32 * warp, columns] = values[warp]
    store = f"tcgen05.st.sync.aligned.{shape}.x{number}{pack}.b32 [%address]{split(shape)}, {vector(count)};"
    lines = [own_rows("%source", count), *moved("ld", "global", count), store, WAIT_ST, *dumped(WIDTH)]
    found = launched(program(*lines), values, np.zeros((128, WIDTH), np.uint32), engine)
    assert (found == expected).all()


SPECIAL = np.array([0x7FC00000, 0xBF800000, 0x3F000000, 0x80000000, 0, 0x7F800000, 0xFF800000, 5], np.uint32)


def reduced(row, op, abs_, nan):
    numbers = [abs(number) if abs_ else number for number in row[~np.isnan(row)].tolist()]
    if len(numbers) < len(row) and nan:
        return np.nan
    return (min if op == "min" else max)(numbers, default=np.nan)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("shape", ["32x32b", "16x32bx2"])
@pytest.mark.parametrize("op", ["min", "max"])
@pytest.mark.parametrize("kind", ["u32", "s32", "f32", "abs.f32", "NaN.f32", "abs.NaN.f32"])
def test_reductions(engine, shape, op, kind):
    content = np.random.default_rng(3).integers(0, 1 << 32, (128, WIDTH), np.uint32)
    content[::5, :8] = SPECIAL
    content[::5, SPLIT : SPLIT + 8] = SPECIAL[::-1]
    load = f"tcgen05.ld.red.sync.aligned.{shape}.x8.{op}.{kind} {vector(8)}, %r8, [%address]{split(shape)};"
    lines = [*filled(WIDTH), load, WAIT_LD, own_rows("%result", 9), *moved("st", "global", 9)]
    text = program(*lines, target="sm_103a", version="8.8")
    lanes, columns = places(shape, 8)
    found = launched(text, content, np.zeros((4, 32, 9), np.uint32), engine)
    assert (found[..., :8] == content[lanes + 32 * np.arange(4)[:, None, None], columns]).all()
    for warp in range(4):
        loaded = content[lanes + 32 * warp, columns]
        if "f32" in kind:
            numbers = found[warp, :, 8].view(np.float32)
            expected = [reduced(row, op, "abs" in kind, "NaN" in kind) for row in loaded.view(np.float32)]
            np.testing.assert_array_equal(numbers, np.array(expected))
        else:
            typed = loaded.view(np.int32) if kind == "s32" else loaded
            assert (found[warp, :, 8].view(typed.dtype) == getattr(typed, op)(axis=1)).all()
