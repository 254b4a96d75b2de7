"""What the bulk tensor instructions share: operands inside the brackets, load modes and where they exist."""

from typing import Any

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import NARROW, AddressIn, VectorOf
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import Availability, ptx, sm
from ptxvm.isa.warp import Space, Warp
from ptxvm.lanes import S32, U16, Lanes

SINCE = ptx(8, 0) & sm(90)
#: Gathering and scattering, `im2col::w` and pairs of CTAs.
PAIRED: Availability = (ptx(8, 6) & sm("100a", "110a")) | (ptx(8, 8) & sm("100f", "110f"))

#: Where bulk copies inspect what they copy, take other values than those of the map, and have masks of 32 bits.
SPARSE = sm("107a", "107f")
#: Values instead of those of the map, and stores by `im2col_no_offs::w`.
ALTERED = ptx(9, 4) & SPARSE

_DIMENSIONS = ("1d", "2d", "3d", "4d", "5d")
_GATHERED = 5


def dimensions(form: Form) -> int:
    """The number in `.3d`."""
    return next(int(modifier[0]) for modifier in form.modifiers if modifier in _DIMENSIONS)


def coordinates(form: Form) -> int:
    """One coordinate for each dimension; a gather or scatter has one column and four rows."""
    return _GATHERED if form.has("tile::gather4") or form.has("tile::scatter4") else dimensions(form)


def offsets(form: Form) -> int:
    """`im2col` takes an offset for each dimension of the window, `im2col::w` two numbers."""
    return dimensions(form) - 2 if form.has("im2col") else 2


def _strides(form: Form) -> int:
    return dimensions(form) - 1


SIZES = VectorOf(NARROW, dimensions)
STRIDES = VectorOf("b32", _strides)
MAP = AddressIn(Space.GLOBAL, bare=True)
COORDINATES = VectorOf(S32, coordinates)
OFFSETS = VectorOf(U16, offsets)
DESTINATION = AddressIn("dst", bare=True)
SOURCE = AddressIn("src", bare=True)
BARRIER = AddressIn(Space.SHARED, bare=True)
#: Lists that all syntax lines of tensor copies know.
DIMENSIONS = """
    .dim = { .1d, .2d, .3d, .4d, .5d };
    .stride_dim = { .2d, .3d, .4d, .5d };
    .window_dim = { .3d, .4d, .5d };
    .level::cache_hint = { .L2::cache_hint };
"""
#: What bulk copies can report on.
REPORTS = """
    .report = { .mbarrier::report::disabled,
                .mbarrier::report::validity::per_16bytes::80000000,
                .mbarrier::report::validity::per_16bytes::8000,
                .mbarrier::report::validity::per_16bytes::80,
                .mbarrier::report::validity::per_16bytes::8,
                .mbarrier::report::validity::per_element::ff };
"""
ALTERATIONS = {f".override::{name}": ALTERED for name in ("global_address", "global_dim", "global_dim_stride")}
"""Since when the values of tensor maps can be overridden."""


def alterable(*lines: str) -> str:
    """Syntax lines, each also with values that stand instead of those of the map.

    `@` in a line is where modifiers and operands of those are added: the address of the tensor, and where a box is
    copied as it is (`.dim`) sizes and strides, which allow no masks of 16 bits.
    """
    return "".join(variant for line in lines for variant in _variants(*line.split("@")))


def _variants(front: str, middle: str, end: str) -> list[str]:
    address, operand = f"{front}\n    .override::global_address", f"{middle}, gAddrToOverride"
    made = [f"{front}{middle}{end}\n", f"{address}{operand}{end}\n"]
    if ".dim" in front:
        wide = address.replace("{.multicast::cluster}", "").replace(".sized_multicast", ".multicast::cluster::32b")
        end = end.replace("{, ctaMask}", "")
        sizes = f"{operand}, tensorSizeToOverride"
        strides = f"{sizes},\n        tensorLowerStrideToOverride, tensorUpperStrideToOverride"
        made.append(f"{wide.replace('.dim', '.1d')}.override::global_dim{sizes}{end}\n")
        made.append(f"{wide.replace('.dim', '.stride_dim')}.override::global_dim_stride{strides}{end}\n")
    return made


def numbers_of(warp: Warp, parts: tuple[Any, ...]) -> tuple[Lanes, ...]:
    """What stands in the brackets of a tensor map, one by one: the map, values instead of its own, coordinates."""
    tensor, *others = parts
    vectors = (other if isinstance(other, tuple) else (other,) for other in others)
    return warp.generic(tensor), *(number for vector in vectors for number in vector)


@rule(
    code="PTX208",
    accepted="cp.async.bulk.prefetch.tensor.1d.L2.global.override::global_address.override::global_dim "
    "[%d1, %d2, {%h1}, {0}];",
    rejected="cp.async.bulk.prefetch.tensor.1d.L2.global.override::global_address.override::global_dim "
    "[%d1, %d2, {%h1}, {16}];",
)
def coordinates_of_other_sizes_are_zeros(use: Use) -> str | None:
    """Where an instruction gives the sizes of the tensor, the coordinates are zeros."""
    if not any(use.form.has(f"override::{sizes}") for sizes in ("global_dim", "global_dim_stride")):
        return None
    given = use.operand("tensorCoords")
    wrong = next((each.constant for each in given.elements if each.constant), None) if given is not None else None
    return f"operand `tensorCoords` has {wrong}; with `.override::global_dim` it must be zeros" if wrong else None


ALTERED_RULES = [coordinates_of_other_sizes_are_zeros]
