"""Every rule of tensor maps and tensor copies: what breaks it is a fault that says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ptxvm.machine.faults import KernelFault
from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import (
    Access,
    Atomicity,
    Descriptor,
    Direction,
    ElementType,
    Fill,
    GlobalBytes,
    Interleave,
    LoadMode,
    MapKind,
    Reduction,
    Start,
    SwizzleMode,
    copy_plan,
    load,
    store,
)

TILED = Descriptor(ElementType.F16, 0x1000, (64, 32), (128,), (1, 1), (32, 8))
DEEP = Descriptor(ElementType.F16, 0x1000, (8, 6, 5, 4), (16, 96, 480), (1,) * 4, (8, 2, 2, 2))
SLICED = Descriptor(
    ElementType.F16, 0x1000, (8, 6, 5, 4), (128, 768, 3840), (1,) * 4, (8, 2, 1, 2), interleave=Interleave.B16
)
PACKED = Descriptor(ElementType.B4X16_P64, 0x1000, (256, 32), (128,), (1, 1), (128, 8))
SIX = replace(PACKED, element_type=ElementType.B6X16_P32, strides=(192,))
# sm_103a stores numbers of six bits under rules of its own.
SIX_ON_103 = replace(SIX, box=(64, 8), sizes=(192, 32), strides=(144,), address=0x1010, swizzle=SwizzleMode.B64)
WINDOW = Descriptor(
    ElementType.F16,
    0x1000,
    (16, 9, 9, 4),
    (32, 288, 2592),
    (1,) * 4,
    kind=MapKind.IM2COL,
    lower=(-1, -1),
    upper=(-1, -1),
    channels=16,
    pixels=32,
)
ROW = replace(WINDOW, sizes=(16, 9, 4), strides=(32, 288), element_strides=(1,) * 3, lower=(-1,), upper=(-1,))
BLOCK = replace(
    WINDOW,
    sizes=(16, 9, 9, 9, 4),
    strides=(32, 288, 2592, 23328),
    element_strides=(1,) * 5,
    lower=(-1,) * 3,
    upper=(-1,) * 3,
)
INNER = replace(WINDOW, lower=(0, 0), upper=(0, 0))
WIDE = replace(WINDOW, kind=MapKind.IM2COL_W, lower=(-1, 0), upper=(-1, 0), swizzle=SwizzleMode.B32)
WIDE_128 = replace(WIDE, kind=MapKind.IM2COL_W_128)


def load_of(dimensions: int, mode: LoadMode = LoadMode.TILE, target: int = 100) -> Access:
    return Access(Direction.LOAD, dimensions, mode, target=target)


def store_of(dimensions: int, mode: LoadMode = LoadMode.TILE, target: int = 100) -> Access:
    return Access(Direction.STORE, dimensions, mode, target=target)


def reduce_of(reduction: Reduction) -> Access:
    return Access(Direction.REDUCE, 2, reduction=reduction)


LOAD2, STORE2 = load_of(2), store_of(2)
IM2COL = load_of(4, LoadMode.IM2COL)
FLIPPED = {"swizzle": SwizzleMode.B128, "atomicity": Atomicity.B32_FLIP_8B}
WIDE_MODES = [(WIDE, LoadMode.IM2COL_W), (WIDE_128, LoadMode.IM2COL_W_128)]

# A map, what is changed in it, the instruction, and words of the fault.
MAPS: list[tuple[Descriptor, dict[str, Any], Access, str]] = [
    (TILED, {}, load_of(3), "the instruction is for 3 dimensions, the tensor has 2"),
    (TILED, {}, load_of(2, LoadMode.GATHER4), "`.tile::gather4` needs a box with 1 row, this one has 8"),
    (WINDOW, {}, load_of(4), "`.tile` uses a tiled map, this is an im2col map"),
    (DEEP, {}, IM2COL, "`.im2col` uses an im2col map, this is a tiled map"),
    (WIDE, {}, IM2COL, "`.im2col` uses an im2col map, this is a wide im2col map of mode W"),
    (
        WIDE,
        {},
        load_of(4, LoadMode.IM2COL_W_128),
        "uses a wide im2col map of mode W128, this is a wide im2col map of mode W",
    ),
    # The tensor.
    (TILED, {"address": 0x1008}, LOAD2, "the global address 0x1008 is not a multiple of 16"),
    (TILED, {"sizes": (0, 32)}, LOAD2, "dimension 0 of the tensor has size 0"),
    (TILED, {"strides": (136,)}, LOAD2, "the stride of dimension 1 is 136 bytes, not a multiple of 16"),
    (TILED, {"strides": (1 << 40,)}, LOAD2, "the stride of dimension 1 is 1099511627776 bytes, not below 2^40"),
    (TILED, {"element_strides": (1, 0)}, LOAD2, "the element stride of dimension 1 is 0, outside 1 to 8"),
    (TILED, {"element_strides": (1, 9)}, LOAD2, "the element stride of dimension 1 is 9, outside 1 to 8"),
    # The box.
    (TILED, {"box": (32, 0)}, LOAD2, "the box has 0 elements in dimension 1, outside 1 to 256"),
    (TILED, {"box": (257, 1)}, LOAD2, "the box has 257 elements in dimension 0, outside 1 to 256"),
    (TILED, {"box": (12, 8)}, LOAD2, "the rows of the box have 24 bytes, not a multiple of 16"),
    (DEEP, {"box": (256,) * 4}, load_of(4), "the box has 8589934592 bytes, more than any shared memory"),
    # im2col.
    (WINDOW, {"channels": 0}, IM2COL, "it has 0 channels per pixel, outside 1 to 256"),
    (WINDOW, {"pixels": 1025}, IM2COL, "it has 1025 pixels per column, outside 1 to 1024"),
    (WINDOW, {"lower": (-129, 0)}, IM2COL, "the corners -129 and -1 along W are outside -128 to 127"),
    (WINDOW, {"upper": (-1, 128)}, IM2COL, "the corners -1 and 128 along H are outside -128 to 127"),
    (WINDOW, {"lower": (8, 0)}, IM2COL, "the bounding box is empty along W: 8 to 8"),
    (
        WINDOW,
        {"sizes": (16, 9), "strides": (32,), "element_strides": (1, 1), "lower": (), "upper": ()},
        load_of(2, LoadMode.IM2COL),
        "im2col accesses need 3 dimensions or more, the tensor has 2",
    ),
    # Interleaved layouts.
    (TILED, {"interleave": Interleave.B16}, LOAD2, "interleaved layouts need 3 dimensions or more, the tensor has 2"),
    (DEEP, {"interleave": Interleave.B32, "strides": (32, 192, 960)}, load_of(4), "needs 32-byte swizzling"),
    (DEEP, {"interleave": Interleave.B32}, load_of(4), "the stride of dimension 1 is 16 bytes, not a multiple of 32"),
    (
        DEEP,
        {"interleave": Interleave.B16, "swizzle": SwizzleMode.B96},
        load_of(4),
        "96-byte swizzling does not exist for interleaved layouts",
    ),
    (
        DEEP,
        {"interleave": Interleave.B16, "element_strides": (0, 1, 1, 1)},
        load_of(4),
        "the element stride of dimension 0 is 0, outside 1 to 8",
    ),
    *(
        (kind, {"interleave": Interleave.B16}, load_of(4, mode), "does not exist for interleaved layouts")
        for kind, mode in WIDE_MODES
    ),
    # Swizzling.
    (TILED, {"swizzle": SwizzleMode.B32}, LOAD2, "the rows of the box have 64 bytes, 32-byte swizzling allows 32"),
    (TILED, {"box": (64, 8), "swizzle": SwizzleMode.B96}, LOAD2, "128 bytes, 96-byte swizzling allows 96"),
    (TILED, {"swizzle": SwizzleMode.B64, "atomicity": Atomicity.B32}, LOAD2, "64-byte swizzling has 16-byte atomicity"),
    (TILED, {"swizzle": SwizzleMode.B96, "atomicity": Atomicity.B64}, LOAD2, "96-byte swizzling has 16-byte atomicity"),
    (TILED, FLIPPED, STORE2, "swizzling with 8-byte flip is for copies from global to shared memory only"),
    *((kind, FLIPPED, load_of(4, mode), "needs swizzling, and not that with 8-byte flip") for kind, mode in WIDE_MODES),
    *((kind, {"swizzle": SwizzleMode.NONE}, load_of(4, mode), "needs swizzling") for kind, mode in WIDE_MODES),
    (
        WIDE_128,
        {"swizzle": SwizzleMode.B96},
        load_of(4, LoadMode.IM2COL_W_128),
        "does not exist with 96-byte swizzling",
    ),
    # Filling.
    (
        TILED,
        {"element_type": ElementType.U16, "fill": Fill.NAN},
        LOAD2,
        "elements of type .u16 cannot be filled with NaN",
    ),
    (PACKED, {"fill": Fill.NAN}, LOAD2, "elements of type .b4x16_p64 cannot be filled with NaN"),
    (SIX, {"fill": Fill.NAN}, LOAD2, "elements of type .b6x16_p32 cannot be filled with NaN"),
    (
        PACKED,
        {"element_type": ElementType.B4X16, "fill": Fill.NAN},
        LOAD2,
        "elements of type .b4x16 cannot be filled with NaN",
    ),
    # Numbers of less than a byte (the list of 9.7.9.25.5.1).
    (PACKED, {}, STORE2, "elements of type .b4x16_p64 can be loaded only"),
    (PACKED, {"box": (64, 8)}, LOAD2, "the box has 64 elements of type .b4x16_p64 in dimension 0, it must have 128"),
    (SIX, {"box": (64, 8)}, LOAD2, "the box has 64 elements of type .b6x16_p32 in dimension 0, it must have 128"),
    (SIX, {"box": (64, 8)}, STORE2, "the box has 64 elements of type .b6x16_p32 in dimension 0, it must have 128"),
    (PACKED, {"sizes": (192, 32)}, LOAD2, "dimension 0 has 192 elements of type .b4x16_p64, not a multiple of 128"),
    (PACKED, {"address": 0x1010}, LOAD2, "the global address 0x1010 is not a multiple of 32"),
    (PACKED, {"strides": (144,)}, LOAD2, "the stride of dimension 1 is 144 bytes, not a multiple of 32"),
    (PACKED, {"swizzle": SwizzleMode.B64}, LOAD2, "allows no swizzling or 128-byte swizzling without 8-byte flip"),
    (PACKED, {"swizzle": SwizzleMode.B96}, LOAD2, "allows no swizzling or 128-byte swizzling without 8-byte flip"),
    (SIX, FLIPPED, LOAD2, "allows no swizzling or 128-byte swizzling without 8-byte flip"),
    (PACKED, {"element_type": ElementType.B4X16, "sizes": (255, 32)}, LOAD2, ".b4x16 needs an even number of elements"),
    (PACKED, {"element_type": ElementType.B4X16}, load_of(2, target=120), "sm_120 cannot load elements of type .b4x16"),
    (
        TILED,
        {"swizzle": SwizzleMode.B128, "atomicity": Atomicity.B64},
        load_of(2, target=120),
        "sm_120 cannot load with",
    ),
    (SIX, {"swizzle": SwizzleMode.B32, "box": (64, 8)}, store_of(2, target=103), "allows no swizzling"),
    (SIX, {"sizes": (160, 32)}, store_of(2, target=103), "not a multiple of 64"),
    # Stores.
    (WINDOW, {}, store_of(4, LoadMode.IM2COL_NO_OFFS), "the bounding box of a store must stay inside the tensor"),
    (INNER, {"upper": (0, 1)}, store_of(4, LoadMode.IM2COL_NO_OFFS), "its corners along H are 0 and 1"),
    # Reductions (the table of 9.7.9.25.5.3).
    (TILED, {"element_type": ElementType.U16}, reduce_of(Reduction.ADD), "`.add` has no elements of type .u16"),
    (
        TILED,
        {"element_type": ElementType.F64, "box": (2, 8)},
        reduce_of(Reduction.XOR),
        "`.xor` has no elements of type .f64",
    ),
    (
        TILED,
        {"element_type": ElementType.S64, "box": (2, 8)},
        reduce_of(Reduction.AND),
        "`.and` has no elements of type .s64",
    ),
    (
        TILED,
        {"element_type": ElementType.S64, "box": (2, 8)},
        reduce_of(Reduction.ADD),
        "`.add` has no elements of type .s64",
    ),
    (TILED, {"element_type": ElementType.F32}, reduce_of(Reduction.MIN), "`.min` has no elements of type .f32"),
    (TILED, {"element_type": ElementType.S32}, reduce_of(Reduction.INC), "`.inc` has no elements of type .s32"),
    (TILED, {"element_type": ElementType.U16}, reduce_of(Reduction.XOR), "`.xor` has no elements of type .u16"),
    (SIX, {}, reduce_of(Reduction.ADD), "reductions have no elements of type .b6x16_p32"),
    (
        PACKED,
        {"element_type": ElementType.B4X16},
        reduce_of(Reduction.OR),
        "reductions have no elements of type .b4x16",
    ),
]


@pytest.mark.parametrize(("base", "changed", "access", "words"), MAPS)
def test_rules_of_maps(base: Descriptor, changed: dict[str, Any], access: Access, words: str) -> None:
    with pytest.raises(KernelFault) as raised:
        copy_plan(replace(base, **changed).encode(), access)
    assert raised.value.kind == "tensor_map"
    assert words in raised.value.message


@pytest.mark.parametrize(
    ("base", "access"),
    [
        (TILED, LOAD2),
        (TILED, STORE2),
        (replace(TILED, box=(32, 1)), load_of(2, LoadMode.GATHER4)),
        (DEEP, load_of(4)),
        (SLICED, load_of(4)),
        (replace(SLICED, swizzle=SwizzleMode.B128), store_of(4)),
        (PACKED, LOAD2),
        (SIX, LOAD2),
        (SIX, STORE2),
        (WINDOW, IM2COL),
        (INNER, store_of(4, LoadMode.IM2COL_NO_OFFS)),
        (WIDE, load_of(4, LoadMode.IM2COL_W)),
        (WIDE_128, load_of(4, LoadMode.IM2COL_W_128)),
        (SIX_ON_103, store_of(2, target=103)),
        (TILED, reduce_of(Reduction.ADD)),
    ],
)
def test_what_keeps_the_rules(base: Descriptor, access: Access) -> None:
    assert copy_plan(base.encode(), access).descriptor == base


LIMIT = 1 << 16

# A map, the instruction, what it is given, the offset in shared memory; kind and words of the fault.
STARTS: list[tuple[Descriptor, Access, Start, int, str, str]] = [
    (TILED, LOAD2, Start((0, 0, 0)), 0, "async", "3 coordinates given, not 2"),
    (TILED, STORE2, Start((-8, 0)), 0, "async", "coordinates (-8, 0): a copy to global memory cannot begin below 0"),
    (TILED, reduce_of(Reduction.ADD), Start((0, -8)), 0, "async", "cannot begin below 0"),
    (TILED, LOAD2, Start((4, 0)), 0, "async", "the first coordinate is 4, elements of type .f16 need a multiple of 8"),
    (PACKED, LOAD2, Start((64, 0)), 0, "async", "the first coordinate is 64"),
    (SIX, STORE2, Start((64, 0)), 0, "async", "elements of type .b6x16_p32 need a multiple of 128"),
    (TILED, LOAD2, Start((0, 0)), 64, "misaligned", "at 0x40 in shared memory, not a multiple of 128"),
    (TILED, LOAD2, Start((0, 0)), LIMIT - 128, "out_of_bounds", "ends beyond the 65536 bytes of shared memory"),
    (TILED, LOAD2, Start((0, 0), (1,)), 0, "async", "`.tile` takes 0 numbers of im2colInfo, 1 given"),
    (WINDOW, IM2COL, Start((0, 0, 0, 0), (1,)), 0, "async", "`.im2col` takes 2 numbers of im2colInfo, 1 given"),
    (WINDOW, IM2COL, Start((0, 0, 0, 0), (0, 256)), 0, "async", "im2col offset along H is 256, outside 0 to 255"),
    (ROW, load_of(3, LoadMode.IM2COL), Start((0, 0, 0), (65536,)), 0, "async", "along W is 65536, outside 0 to 65535"),
    (BLOCK, load_of(5, LoadMode.IM2COL), Start((0,) * 5, (0, 0, 32)), 0, "async", "along D is 32, outside 0 to 31"),
    (
        WINDOW,
        IM2COL,
        Start((0, -2, 0, 0), (0, 0)),
        0,
        "async",
        "coordinate -2 along W is outside the bounding box, -1 to 7",
    ),
    (
        WINDOW,
        IM2COL,
        Start((0, 0, 8, 0), (0, 0)),
        0,
        "async",
        "coordinate 8 along H is outside the bounding box, -1 to 7",
    ),
    (WIDE, load_of(4, LoadMode.IM2COL_W), Start((0, 8, 0, 0), (0, 0)), 0, "async", "coordinate 8 along W is outside"),
    (WIDE, load_of(4, LoadMode.IM2COL_W), Start((0, 0, 0, 0), (512, 0)), 0, "async", "wHalo is 512, outside 0 to 511"),
    (
        WIDE_128,
        load_of(4, LoadMode.IM2COL_W_128),
        Start((0, 0, 0, 0), (32, 0)),
        0,
        "async",
        "wHalo is 32, outside 0 to 31",
    ),
    (WIDE, load_of(4, LoadMode.IM2COL_W), Start((0, 0, 0, 0), (0, 32)), 0, "async", "wOffset is 32, outside 0 to 31"),
]


@pytest.mark.parametrize(("base", "access", "start", "offset", "kind", "words"), STARTS)
def test_rules_of_instructions(
    base: Descriptor, access: Access, start: Start, offset: int, kind: str, words: str
) -> None:
    plan = copy_plan(base.encode(), access)
    with pytest.raises(KernelFault) as raised:
        plan.check(start, offset, LIMIT)
    assert raised.value.kind == kind
    assert words in raised.value.message


@pytest.mark.parametrize(
    ("base", "access", "start"),
    [
        (TILED, LOAD2, Start((-104, 1000))),
        (TILED, STORE2, Start((64, 31))),
        (WINDOW, IM2COL, Start((-16, -1, 7, 99), (255, 0))),
        (ROW, load_of(3, LoadMode.IM2COL), Start((0, 0, 0), (65535,))),
        (BLOCK, load_of(5, LoadMode.IM2COL), Start((0,) * 5, (31, 31, 31))),
        (SIX_ON_103, store_of(2, target=103), Start((64, 0))),
        # In the wide modes the walk may begin left of the bounding box, and H and D are free.
        (WIDE, load_of(4, LoadMode.IM2COL_W), Start((0, -5, 100, 0), (511, 31))),
    ],
)
def test_coordinates_that_are_fine(base: Descriptor, access: Access, start: Start) -> None:
    copy_plan(base.encode(), access).check(start, 1024, LIMIT)


def test_pixels_that_are_no_multiple_of_16_bytes() -> None:
    odd = replace(WINDOW, channels=3, pixels=5)
    with pytest.raises(KernelFault, match="the box has 30 bytes, not a multiple of 16"):
        copy_plan(odd.encode(), IM2COL)


def test_of_slices_one_is_copied() -> None:
    """Whatever the box says, as an H200 does; its rows need not be whole spans of the swizzle."""
    for changed in ({"box": (8, 2, 2, 1)}, {"box": (4, 2, 1, 1), "swizzle": SwizzleMode.B128}):
        described = replace(SLICED, **changed)
        plan = copy_plan(described.encode(), load_of(4))
        assert plan.transaction_bytes() == 2 * described.box[0] * 16 * SLICED.interleave


def tensor(memory: Memory, rows: int, *, writable: bool = True) -> Descriptor:
    """A map whose tensor is larger than its memory: `rows` of 32 rows exist."""
    return replace(TILED, address=memory.allocate(rows * 128, name="tensor", writable=writable).address)


def move(memory: Memory, described: Descriptor, start: Start, direction: Direction) -> None:
    plan = copy_plan(described.encode(), Access(direction, 2))
    shared = np.zeros(LIMIT, np.uint8)
    (load if direction is Direction.LOAD else store)(plan, start, GlobalBytes([memory]), shared, 0)


def test_boxes_beyond_the_memory_of_the_tensor() -> None:
    memory = Memory()
    described = tensor(memory, 16)
    move(memory, described, Start((0, 8)), Direction.LOAD)
    for direction in (Direction.LOAD, Direction.STORE):
        with pytest.raises(KernelFault, match="lie past the end of `tensor`") as raised:
            move(memory, described, Start((0, 12)), direction)
        assert raised.value.kind == "out_of_bounds"


def test_read_only_and_freed_memory() -> None:
    memory = Memory()
    described = tensor(memory, 32, writable=False)
    move(memory, described, Start((0, 0)), Direction.LOAD)
    with pytest.raises(KernelFault, match=r"`tensor` .* is read-only"):
        move(memory, described, Start((0, 0)), Direction.STORE)
    memory.free(described.address)
    with pytest.raises(KernelFault, match="was freed") as raised:
        move(memory, described, Start((0, 0)), Direction.LOAD)
    assert raised.value.kind == "use_after_free"


def test_freed_memory_is_noticed_by_the_same_launch() -> None:
    memory = Memory()
    described = tensor(memory, 32)
    plan, everything = copy_plan(described.encode(), LOAD2), GlobalBytes([memory])
    shared = np.zeros(LIMIT, np.uint8)
    load(plan, Start((0, 0)), everything, shared, 0)
    memory.free(described.address)
    with pytest.raises(KernelFault, match="was freed"):
        load(plan, Start((0, 0)), everything, shared, 0)


def test_a_null_tensor() -> None:
    with pytest.raises(KernelFault) as raised:
        move(Memory(), replace(TILED, address=0), Start((0, 0)), Direction.LOAD)
    assert raised.value.kind == "null_pointer"


def test_tensors_of_several_devices() -> None:
    memories = [Memory(0), Memory(1)]
    everything, shared = GlobalBytes(memories), np.zeros(LIMIT, np.uint8)
    for number, memory in enumerate(memories, 1):
        described = tensor(memory, 32)
        memory.view(described.address, 32 * 128)[:] = number
        load(copy_plan(described.encode(), LOAD2), Start((0, 0)), everything, shared, 0)
        assert (shared[:512] == number).all()


def test_memory_of_a_device_that_is_not_there() -> None:
    described = tensor(Memory(1), 32)
    with pytest.raises(KernelFault) as raised:
        move(Memory(0), described, Start((0, 0)), Direction.LOAD)
    assert raised.value.kind == "out_of_bounds"


def test_numbers_of_four_bits_are_loaded_into_the_own_cta_on_sm_120() -> None:
    """The ISA excludes `.shared::cluster.global` only, and CUTLASS's kernels rely on the other."""
    mine = replace(load_of(2, target=120), own_cta=True)
    copy_plan(replace(PACKED, element_type=ElementType.B4X16).encode(), mine)
