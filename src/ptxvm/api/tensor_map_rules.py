"""What the driver API asks of a tensor map (`cuTensorMapEncode*`), in the words of Python's callers.

Axes are counted as NumPy does, from the end: axis -1 is the innermost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ptxvm.machine.tensor_map import Descriptor, ElementType, Fill, Interleave, MapKind, SwizzleMode
from ptxvm.machine.tensor_map.descriptor import MAX_RANK
from ptxvm.machine.tensor_map.restrictions import CORNERS, MAX_BOX, MAX_CHANNELS, MAX_PIXELS, MAX_STEP
from ptxvm.records import record

_PADDED_BOX = 128
_SWIZZLE_B4 = ("none", "128B", "128B_ATOM_32B")
_SWIZZLE_B6 = (*_SWIZZLE_B4, "128B_ATOM_64B")
_SWIZZLE_WIDE = ("64B", "128B", "128B_ATOM_32B")


@record()
class Request:
    """The map that was asked for. `offset`: of the first element from an address that is a multiple of 256."""

    map: Descriptor
    swizzle: str
    offset: int

    @property
    def inner(self) -> int:
        """Elements of a row of the box."""
        return self.map.box[0] if self.map.kind is MapKind.TILED else self.map.channels

    def axis(self, dimension: int) -> str:
        """A dimension of the map as an axis of the array."""
        return f"axis {-1 - dimension - self.map.interleaved}"

    @property
    def inner_name(self) -> str:
        return "box[-1]" if self.map.kind is MapKind.TILED else "channels_per_pixel"


def check_request(request: Request) -> None:
    """Raises ValueError for the first rule that is broken."""
    for rule in _RULES:
        for finding in rule(request):
            raise ValueError(finding)


def _rank(request: Request) -> Iterator[str]:
    rank, least = request.map.rank, 1
    if request.map.kind is not MapKind.TILED or request.map.interleave:
        least = 3
    if not least <= rank <= MAX_RANK:
        extra = int(request.map.interleaved)
        yield f"the array has {rank + extra} axes, such a map takes {least + extra} to {MAX_RANK + extra}"


def _tensor(request: Request) -> Iterator[str]:
    strict = request.map.interleave is Interleave.B32 or request.map.element.padded
    alignment = 32 if strict else 16
    if request.offset % alignment:
        yield f"the array begins {request.offset} bytes into its allocation, not at a multiple of {alignment}"
    for dimension, size in enumerate(request.map.sizes):
        if not 1 <= size <= 1 << 32:
            yield f"{request.axis(dimension)} has {size} elements, outside 1 to 2^32"
    for dimension, stride in enumerate(request.map.strides, 1):
        if stride < 0 or stride % alignment or stride >= 1 << 40:
            words = f"has a stride of {stride} bytes, not a multiple of {alignment} from 0 to 2^40"
            yield f"{request.axis(dimension)} {words}"


def _element_strides(request: Request) -> Iterator[str]:
    for dimension, step in enumerate(request.map.element_strides):
        ignored = dimension == 0 and not request.map.interleaved
        if not ignored and not 1 <= step <= MAX_STEP:
            yield f"element_strides[{-1 - dimension}] is {step}, outside 1 to {MAX_STEP}"


def _box(request: Request) -> Iterator[str]:
    for dimension, count in enumerate(request.map.box if request.map.kind is MapKind.TILED else ()):
        if not 1 <= count <= MAX_BOX:
            yield f"box[{-1 - dimension}] is {count}, outside 1 to {MAX_BOX}"


def _row(request: Request) -> Iterator[str]:
    """The innermost dimension of the box."""
    wanted = request.map
    # Also where the innermost elements of the box are slices, the driver counts them as numbers of the map's type.
    size = wanted.element_type.element.bytes_of(request.inner)
    if wanted.kind in (MapKind.TILED, MapKind.IM2COL) and size % 16:
        yield f"{request.inner_name} is {request.inner} elements of {size} bytes, not a multiple of 16 bytes"
    if wanted.interleaved:
        return
    span = wanted.swizzle.span
    if span and size > span:
        yield f"{request.inner_name} is {request.inner} elements of {size} bytes, {span}-byte swizzling allows {span}"


def _window(request: Request) -> Iterator[str]:
    wanted = request.map
    if wanted.kind is MapKind.TILED:
        return
    if not 1 <= wanted.channels <= MAX_CHANNELS:
        yield f"channels_per_pixel is {wanted.channels}, outside 1 to {MAX_CHANNELS}"
    if wanted.kind is not MapKind.IM2COL_W_128 and not 1 <= wanted.pixels <= MAX_PIXELS:
        yield f"pixels_per_column is {wanted.pixels}, outside 1 to {MAX_PIXELS}"
    limit = CORNERS[wanted.rank if wanted.kind is MapKind.IM2COL else 3]
    for axis, (lower, upper) in enumerate(zip(wanted.lower, wanted.upper, strict=True)):
        name, size = "WHD"[axis], _signed(wanted.sizes[axis + wanted.width])
        if not (-limit <= lower < limit and -limit <= upper < limit):
            yield f"the corners {lower} and {upper} along {name} are outside {-limit} to {limit - 1}"
        if size + upper <= lower:
            yield f"the bounding box is empty along {name}: from {lower} to {size} + {upper}"


def _signed(size: int) -> int:
    """A size as the driver counts where a window ends: in 32 bits, with a sign."""
    return (size + (1 << 31)) % (1 << 32) - (1 << 31)


def _layout(request: Request) -> Iterator[str]:
    wanted = request.map
    if wanted.interleave is Interleave.B32 and wanted.swizzle is not SwizzleMode.B32:
        yield f"interleave 32B needs swizzle 32B, not {request.swizzle}"
    if wanted.interleave and wanted.swizzle is SwizzleMode.B96:
        yield "swizzle 96B needs interleave none"
    if wanted.interleave and wanted.element_type.element.padded:
        yield f"elements of type {wanted.element_type.element.spelling} need interleave none"
    wide = wanted.kind in (MapKind.IM2COL_W, MapKind.IM2COL_W_128)
    if wide and wanted.interleave:
        yield "a wide im2col map needs interleave none"
    if wide and request.swizzle not in _SWIZZLE_WIDE:
        yield f"a wide im2col map needs swizzle {', '.join(_SWIZZLE_WIDE)}, not {request.swizzle}"


def _element(request: Request) -> Iterator[str]:
    wanted, kind = request.map, request.map.element_type
    element = kind.element
    if wanted.fill is Fill.NAN and not element.floating:
        yield f"fill nan needs floating-point elements, not {element.spelling}"
    if wanted.element.sub_byte and not wanted.element.padded and (wanted.sizes[0] % 2 or request.inner % 2):
        yield f"elements of type {element.spelling} come in pairs, also in {request.inner_name}"
    if not wanted.element.padded:
        return
    if wanted.sizes[0] % _PADDED_BOX:
        yield f"axis -1 has {wanted.sizes[0]} elements of type {element.spelling}, not a multiple of {_PADDED_BOX}"
    if request.inner != _PADDED_BOX:
        yield f"{request.inner_name} is {request.inner}, for elements of type {element.spelling} it is {_PADDED_BOX}"
    allowed = _SWIZZLE_B6 if kind is ElementType.B6X16_P32 else _SWIZZLE_B4
    if request.swizzle not in allowed:
        yield f"elements of type {element.spelling} need swizzle {', '.join(allowed)}, not {request.swizzle}"


_RULES: tuple[Callable[[Request], Iterator[str]], ...] = (
    _rank,
    _tensor,
    _element_strides,
    _box,
    _window,
    _element,
    _row,
    _layout,
)
