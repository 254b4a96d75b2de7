"""What tensor copies do, bit by bit and element by element, written from the text of the ISA (5.5, 9.7.9.25.5).

Slow and plain on purpose: it shares nothing with the machine but the names of the fields that describe a map.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

# Which 16-byte chunk of a 128-byte line of the source lies at each place of the line in shared memory: the tables of
# ISA 5.5.7, one row per line, rows repeat.
_PLAIN = ["01234567"]
_TABLES = {
    "none": _PLAIN,
    "32B": ["01234567", "10325476"],
    "64B": ["01234567", "10325476", "23016745", "32107654"],
    "96B": ["01234567", "10325476"],
    "128B": [
        "01234567",
        "10325476",
        "23016745",
        "32107654",
        "45670123",
        "54761032",
        "67452301",
        "76543210",
    ],
    "128B_ATOM_32B": ["01234567", "23016745", "45670123", "67452301"],
    "128B_ATOM_32B_FLIP_8B": ["01234567", "23016745", "45670123", "67452301"],
    "128B_ATOM_64B": ["01234567", "45670123"],
}
_SPAN = {"none": 0, "32B": 32, "64B": 64, "96B": 96}

# Bits of an element in global memory, and (elements, bytes) of a group in shared memory.
_BITS = {
    "u8": 8,
    "u16": 16,
    "u32": 32,
    "s32": 32,
    "u64": 64,
    "s64": 64,
    "f16": 16,
    "bf16": 16,
    "f32": 32,
    "f32.ftz": 32,
    "tf32": 32,
    "tf32.ftz": 32,
    "f64": 64,
    "b4x16": 4,
    "b4x16_p64": 4,
    "b6x16_p32": 6,
    "b6p2x16": 6,
}
_SPACED = ("b4x16_p64", "b6x16_p32", "b6p2x16")


@dataclass(frozen=True)
class Box:
    """A copy: what the map says and what the instruction is given. Dimension 0 first everywhere.

    Interleaved layouts (`interleave` 1 and 2: slices of 16 and 32 bytes) have the dimensions W, (H, D,) slices, images.
    """

    type: str
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    coordinates: tuple[int, ...]
    mode: str = "tile"
    box: tuple[int, ...] = ()
    steps: tuple[int, ...] = (1, 1, 1, 1, 1)
    interleave: int = 0
    swizzle: str = "none"
    nan: bool = False
    lower: tuple[int, ...] = ()
    upper: tuple[int, ...] = ()
    channels: int = 0
    pixels: int = 0
    info: tuple[int, ...] = ()


def bits(box: Box) -> int:
    """Of what lies side by side in dimension 0."""
    return 128 * box.interleave if box.interleave else _BITS[box.type]


def pixels(box: Box) -> Iterator[tuple[int, ...]]:
    """The coordinates of dimensions 1 and up of each row, in the order of shared memory."""
    if box.mode == "tile":
        counts = [range(0, box.box[axis], box.steps[axis]) for axis in range(1, len(box.sizes))]
        if box.interleave:
            counts[-2] = range(1)  # one slice, whatever the box says: measured
        for index in itertools.product(*reversed(counts)):
            yield tuple(start + k for start, k in zip(box.coordinates[1:], reversed(index), strict=True))
    elif "4" in box.mode:
        for row in box.coordinates[1:]:
            yield (row,)
    elif "w" in box.mode.split("::"):
        yield from _wide(box)
    else:
        yield from itertools.islice(_window(box), box.pixels)


def _window(box: Box) -> Iterator[tuple[int, ...]]:
    """The filter walks its bounding box: W first, then H, D and the images."""
    axes, first = len(box.sizes) - 2, 0 if box.interleave else 1
    low = list(box.lower)
    high = [box.sizes[axis + first] + box.upper[axis] for axis in range(axes)]
    shift = box.info or (0,) * axes
    at = list(box.coordinates[first : first + axes])
    slices = box.coordinates[-2:-1] if box.interleave else ()
    image = box.coordinates[-1]
    while True:
        yield (*(at[axis] + shift[axis] for axis in range(axes)), *slices, image)
        for axis in range(axes):
            at[axis] += box.steps[axis + first]
            if at[axis] < high[axis]:
                break
            at[axis] = low[axis]
        else:
            image += box.steps[-1]


def _line(box: Box) -> Iterator[tuple[int, ...]]:
    """The filter walks along W only."""
    offset = box.info[1]
    low, high = box.lower[0] + offset, box.sizes[1] + box.upper[0] + offset
    at, image = box.coordinates[1] + offset, box.coordinates[-1]
    while True:
        yield (at, *box.coordinates[2:-1], image)
        at += box.steps[1]
        if at >= high:
            at = low
            image += box.steps[-1]


def _wide(box: Box) -> Iterator[tuple[int, ...]]:
    halo = box.info[0]
    if box.mode == "im2col::w":
        yield from itertools.islice(_line(box), box.pixels + halo)
        return
    walk = list(itertools.islice(_line(box), 128 + halo))
    yield from walk[:128]
    for h in range(halo):
        for group in range(4):
            yield walk[32 * (group + 1) + h]


def rows(box: Box) -> Iterator[list[tuple[int, ...]]]:
    """The rows of the box in shared memory, each as the coordinates of its elements."""
    for pixel in pixels(box):
        if box.interleave and box.mode != "tile":
            yield [pixel]
        else:
            yield [(column, *pixel) for column in _columns(box)]


def _columns(box: Box) -> range:
    first = box.coordinates[0]
    if box.channels:
        return range(first, first + box.channels)
    return range(first, first + box.box[0], box.steps[0] if box.interleave else 1)


def global_bit(box: Box, coordinates: tuple[int, ...]) -> int | None:
    """Where an element begins, in bits from the first byte of the tensor; None outside of the tensor."""
    if any(not 0 <= at < size for at, size in zip(coordinates, box.sizes, strict=True)):
        return None
    return _bit(box, coordinates)


def behind(box: Box, coordinates: tuple[int, ...]) -> int | None:
    """Where an element behind the end of a row of the tensor begins, if it shares 16 bytes with the last one inside.

    Stores write it, too: measured.
    """
    count, size = bits(box), box.sizes[0]
    outside = any(not 0 <= at < size for at, size in zip(coordinates[1:], box.sizes[1:], strict=True))
    if outside or count < 8 or box.type in _SPACED or coordinates[0] < size:
        return None
    is_shared = coordinates[0] * count // 128 == (size * count - 1) // 128
    return _bit(box, coordinates) if is_shared else None


def _bit(box: Box, coordinates: tuple[int, ...]) -> int:
    rest = sum(at * stride for at, stride in zip(coordinates[1:], box.strides, strict=True))
    return coordinates[0] * bits(box) + 8 * rest


def row_pitch(box: Box, count: int) -> int:
    """Bytes between rows of `count` elements in shared memory."""
    width = count * (8 if box.type in _SPACED else bits(box)) // 8
    return width if box.interleave else max(width, _SPAN.get(box.swizzle, 128))


def payload_bit(box: Box, number: int) -> int:
    """Where element `number` of a row begins in shared memory, in bits."""
    if box.type == "b6p2x16":
        return 8 * number
    if box.type in _SPACED:
        return 128 * (number // 16) + number % 16 * _BITS[box.type]
    return number * bits(box)


def swizzled(box: Box, address: int) -> int:
    """Where the byte for `address` in shared memory goes."""
    line, chunk, byte = address >> 7, address >> 4 & 7, address & 15
    table = _TABLES[box.swizzle]
    place = table[line % len(table)].index(str(chunk))
    if "FLIP" in box.swizzle and line % 2:
        byte = (byte + 8) % 16
    return line << 7 | place << 4 | byte


def elements(box: Box, shared_address: int, *, store: bool = False) -> Iterator[tuple[int | None, int]]:
    """For each element: its first bit in global memory (None: outside) and in shared memory before swizzling."""
    for row, members in enumerate(rows(box)):
        place = 8 * (shared_address + row * row_pitch(box, len(members)))
        for number, coordinates in enumerate(members):
            bit = global_bit(box, coordinates)
            if bit is None and store:
                bit = behind(box, coordinates)
            yield bit, place + payload_bit(box, number)


def moved_bytes(box: Box) -> int:
    return sum(len(row) for row in rows(box)) * bits(box) // 8


def _get(data: bytearray, bit: int, count: int) -> int:
    if count >= 8:
        return int.from_bytes(data[bit >> 3 : (bit + count) >> 3], "little")
    window = int.from_bytes(data[bit >> 3 : (bit >> 3) + 2], "little")
    return window >> (bit & 7) & ((1 << count) - 1)


def _set(data: bytearray, bit: int, count: int, value: int) -> None:
    for number in range(count):
        place = bit + number
        mask = 1 << (place & 7)
        data[place >> 3] = data[place >> 3] & ~mask | (mask if value >> number & 1 else 0)


def loaded(box: Box, tensor: bytes, shared: bytes, shared_address: int) -> bytearray:
    """Shared memory after a load; `tensor` is global memory from the first element on."""
    source, result = bytearray(tensor), bytearray(shared)
    count = bits(box)
    for origin, target in elements(box, shared_address):
        if origin is None:
            value = int.from_bytes(b"\xf7\x7f" * 16, "little") & ((1 << count) - 1) if box.nan else 0
        else:
            value = converted(box.type, _get(source, origin, count), count)
        _put(box, result, target, count, value)
    return result


def _put(box: Box, data: bytearray, bit: int, count: int, value: int) -> None:
    if count < 8:
        # Bits of one element may lie in two bytes, which swizzling may separate.
        for number in range(count):
            place = bit + number
            _set(data, 8 * swizzled(box, place >> 3) + (place & 7), 1, value >> number & 1)
        return
    for number in range(count // 8):
        data[swizzled(box, (bit >> 3) + number)] = value >> 8 * number & 0xFF


def _take(box: Box, data: bytearray, bit: int, count: int) -> int:
    if count < 8:
        places = (bit + number for number in range(count))
        bits = [data[swizzled(box, place >> 3)] >> (place & 7) & 1 for place in places]
        return sum(value << number for number, value in enumerate(bits))
    return sum(data[swizzled(box, (bit >> 3) + number)] << 8 * number for number in range(count // 8))


def stored(box: Box, tensor: bytes, shared: bytes, shared_address: int) -> bytearray:
    """Global memory from the first element on, after a store."""
    source, result = bytearray(shared), bytearray(tensor)
    count = bits(box)
    for target, origin in elements(box, shared_address, store=True):
        if target is not None and target + count <= 8 * len(tensor):
            value = _take(box, source, origin, count)
            if count >= 8:
                result[target >> 3 : (target + count) >> 3] = value.to_bytes(count // 8, "little")
            else:
                _set(result, target, count, value)
    return result


def converted(kind: str, value: int, count: int) -> int:
    """What loads make of `count` bits: tf32 keeps 10 bits of the mantissa."""
    if not kind.startswith("tf32"):
        return value
    return sum(_tf32(value >> place & 0xFFFFFFFF) << place for place in range(0, count, 32))


def _tf32(bits: int) -> int:
    sign, magnitude = bits & 0x80000000, bits & 0x7FFFFFFF
    if magnitude > 0x7F800000:
        return 0x7FFFE000
    kept, rest = magnitude >> 13, magnitude & 0x1FFF
    if rest > 0x1000 or (rest == 0x1000 and kept & 1):
        kept += 1
    return sign | kept << 13
