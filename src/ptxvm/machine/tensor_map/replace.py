"""`tensormap.replace`: new values for single fields of a tensor map (ISA 9.7.9.26)."""

from __future__ import annotations

import struct
from enum import Enum

from ptxvm.machine.tensor_map.descriptor import MAX_RANK, bad_map, decode
from ptxvm.machine.tensor_map.fields import Atomicity, ElementType, Fill, Interleave, MapKind, SwizzleMode
from ptxvm.records import record


class MapField(Enum):
    """`.field` of `tensormap.replace`; members are spelled as in PTX, without the dot."""

    GLOBAL_ADDRESS = "global_address"
    RANK = "rank"
    BOX_DIM = "box_dim"
    GLOBAL_DIM = "global_dim"
    GLOBAL_STRIDE = "global_stride"
    ELEMENT_STRIDE = "element_stride"
    ELEMTYPE = "elemtype"
    INTERLEAVE_LAYOUT = "interleave_layout"
    SWIZZLE_MODE = "swizzle_mode"
    SWIZZLE_ATOMICITY = "swizzle_atomicity"
    FILL_MODE = "fill_mode"


@record()
class _Place:
    """Where a field lies; `largest` is the largest value that means something."""

    offset: int
    format: str
    largest: int
    count: int = 0


_PLACES = {
    MapField.GLOBAL_ADDRESS: _Place(0, "<Q", (1 << 64) - 1),
    MapField.ELEMTYPE: _Place(8, "<B", max(ElementType)),
    MapField.RANK: _Place(9, "<B", MAX_RANK - 1),
    MapField.INTERLEAVE_LAYOUT: _Place(12, "<B", max(Interleave)),
    MapField.SWIZZLE_MODE: _Place(13, "<B", max(SwizzleMode)),
    MapField.SWIZZLE_ATOMICITY: _Place(14, "<B", max(Atomicity)),
    MapField.FILL_MODE: _Place(15, "<B", max(Fill)),
    MapField.GLOBAL_STRIDE: _Place(16, "<Q", (1 << 40) - 1, MAX_RANK - 1),
    MapField.GLOBAL_DIM: _Place(48, "<I", (1 << 32) - 1, MAX_RANK),
    MapField.BOX_DIM: _Place(70, "<H", 256, MAX_RANK),
    MapField.ELEMENT_STRIDE: _Place(80, "<B", 8, MAX_RANK),
}
_LARGE_SIZES = 68


def replace_field(data: bytes, field: MapField, value: int, ordinal: int = 0) -> bytes:
    """The map with another value of a field. `value` is unsigned; `.rank` takes the rank less one.

    Raises KernelFault("tensor_map") for a map that is not tiled, and for values and ordinals the field cannot hold.
    """
    if decode(data).kind is not MapKind.TILED:
        raise bad_map("`tensormap.replace.tile` changes tiled maps, this one describes im2col accesses")
    place = _PLACES[field]
    if not 0 <= ordinal < max(place.count, 1):
        raise bad_map(f"`.{field.value}` has no ordinal {ordinal}, the last is {place.count - 1}")
    if value > place.largest:
        raise bad_map(f"`.{field.value}` is set to {value}, its largest value is {place.largest}")
    buffer = bytearray(data)
    struct.pack_into(place.format, buffer, place.offset + ordinal * struct.calcsize(place.format), value)
    if field is MapField.GLOBAL_DIM:
        buffer[_LARGE_SIZES] &= ~(1 << ordinal)
    return bytes(buffer)
