"""The 128 bytes of a tensor map and `tensormap.replace`."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.machine.tensor_map import boxes

from ptxvm.machine.faults import KernelFault
from ptxvm.machine.tensor_map import (
    MAP_SIZE,
    Atomicity,
    Descriptor,
    ElementType,
    Fill,
    Interleave,
    MapField,
    SwizzleMode,
    decode,
    replace_field,
)

TILED = Descriptor(ElementType.F16, 0x1000, (64, 32, 3), (128, 4096), (1, 2, 1), (32, 8, 1))


@pytest.mark.parametrize("store", [False, True])
def test_maps_survive_their_bytes(store: bool) -> None:
    maker = boxes.Maker(5, store=store)
    for _ in range(200):
        described = boxes.descriptor(maker.box(), Random(1).randrange(1 << 64) & -32)
        assert len(described.encode()) == MAP_SIZE
        assert decode(described.encode()) == described


def test_the_largest_values() -> None:
    described = replace(TILED, sizes=(1 << 32,) * 3, strides=((1 << 40) - 16,) * 2, box=(256,) * 3)
    assert decode(described.encode()) == described


def test_a_bit_that_libraries_clear_means_nothing() -> None:
    """Bit 21 of the second 64-bit word."""
    data = bytearray(TILED.encode())
    data[10] ^= 1 << 5
    assert decode(bytes(data)) == TILED


@pytest.mark.parametrize(
    ("field", "ordinal", "value", "changed"),
    [
        (MapField.GLOBAL_ADDRESS, 0, 0xFFFF_0000_1234_5670, {"address": 0xFFFF_0000_1234_5670}),
        (MapField.BOX_DIM, 1, 16, {"box": (32, 16, 1)}),
        (MapField.GLOBAL_DIM, 2, 0xFFFFFFFF, {"sizes": (64, 32, 0xFFFFFFFF)}),
        (MapField.GLOBAL_STRIDE, 1, 1 << 39, {"strides": (128, 1 << 39)}),
        (MapField.ELEMENT_STRIDE, 0, 8, {"element_strides": (8, 2, 1)}),
        (MapField.ELEMTYPE, 0, 10, {"element_type": ElementType.BF16}),
        (MapField.ELEMTYPE, 0, 15, {"element_type": ElementType.B6X16_P32}),
        (MapField.INTERLEAVE_LAYOUT, 0, 2, {"interleave": Interleave.B32}),
        (MapField.SWIZZLE_MODE, 0, 4, {"swizzle": SwizzleMode.B96}),
        (MapField.SWIZZLE_ATOMICITY, 0, 2, {"atomicity": Atomicity.B32_FLIP_8B}),
        (MapField.FILL_MODE, 0, 1, {"fill": Fill.NAN}),
    ],
)
def test_replaced_fields(field: MapField, ordinal: int, value: int, changed: dict[str, Any]) -> None:
    assert decode(replace_field(TILED.encode(), field, value, ordinal)) == replace(TILED, **changed)


def test_a_size_of_2_32_is_replaced_as_a_whole() -> None:
    data = replace(TILED, sizes=(64, 1 << 32, 1 << 32)).encode()
    assert decode(replace_field(data, MapField.GLOBAL_DIM, 5, 1)).sizes == (64, 5, 1 << 32)


def test_a_map_can_be_made_from_zeros() -> None:
    data = bytes(MAP_SIZE)
    data = replace_field(data, MapField.RANK, TILED.rank - 1)
    data = replace_field(data, MapField.GLOBAL_ADDRESS, TILED.address)
    data = replace_field(data, MapField.ELEMTYPE, TILED.element_type)
    for axis in range(TILED.rank):
        data = replace_field(data, MapField.BOX_DIM, TILED.box[axis], axis)
        data = replace_field(data, MapField.GLOBAL_DIM, TILED.sizes[axis], axis)
        data = replace_field(data, MapField.ELEMENT_STRIDE, TILED.element_strides[axis], axis)
    for axis, stride in enumerate(TILED.strides):
        data = replace_field(data, MapField.GLOBAL_STRIDE, stride, axis)
    assert data == TILED.encode()


@pytest.mark.parametrize(
    ("field", "ordinal", "value", "words"),
    [
        (MapField.RANK, 0, 5, "`.rank` is set to 5, its largest value is 4"),
        (MapField.BOX_DIM, 5, 1, "`.box_dim` has no ordinal 5, the last is 4"),
        (MapField.GLOBAL_STRIDE, 4, 16, "`.global_stride` has no ordinal 4, the last is 3"),
        (MapField.BOX_DIM, 0, 257, "`.box_dim` is set to 257, its largest value is 256"),
        (MapField.ELEMENT_STRIDE, 0, 9, "`.element_stride` is set to 9, its largest value is 8"),
        (MapField.ELEMTYPE, 0, 16, "`.elemtype` is set to 16, its largest value is 15"),
        (MapField.GLOBAL_STRIDE, 0, 1 << 40, "its largest value is 1099511627775"),
    ],
)
def test_values_that_fields_cannot_hold(field: MapField, ordinal: int, value: int, words: str) -> None:
    with pytest.raises(KernelFault) as raised:
        replace_field(TILED.encode(), field, value, ordinal)
    assert raised.value.kind == "tensor_map"
    assert words in raised.value.message


def test_im2col_maps_are_not_replaced() -> None:
    maker = boxes.Maker(3, store=False)
    window = next(box for box in iter(maker.box, None) if box.mode == "im2col")
    with pytest.raises(KernelFault, match="changes tiled maps"):
        replace_field(boxes.descriptor(window, 0).encode(), MapField.FILL_MODE, 0)


@pytest.mark.parametrize(("place", "name"), [(8, "element type"), (9, "rank"), (13, "swizzle mode"), (11, "kind")])
def test_bytes_that_are_no_map(place: int, name: str) -> None:
    data = bytearray(TILED.encode())
    data[place] = 0xCD
    with pytest.raises(KernelFault, match=f"its {name} is .*these 128 bytes hold no tensor map"):
        decode(bytes(data))
