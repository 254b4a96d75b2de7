"""What the bulk tensor instructions share: operands inside the brackets, load modes and where they exist."""

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import AddressIn, VectorOf
from ptxvm.isa.targets import Availability, ptx, sm
from ptxvm.isa.warp import Space
from ptxvm.lanes import S32, U16

SINCE = ptx(8, 0) & sm(90)
#: Gathering and scattering, `im2col::w` and pairs of CTAs.
PAIRED: Availability = (ptx(8, 6) & sm("100a", "110a")) | (ptx(8, 8) & sm("100f", "110f"))

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


MAP = AddressIn(Space.GLOBAL, bare=True)
COORDINATES = VectorOf(S32, coordinates)
OFFSETS = VectorOf(U16, offsets)
DESTINATION = AddressIn("dst", bare=True)
SOURCE = AddressIn("src", bare=True)
BARRIER = AddressIn(Space.SHARED, bare=True)
DIMENSIONS = """
    .dim = { .1d, .2d, .3d, .4d, .5d };
    .window_dim = { .3d, .4d, .5d };
    .level::cache_hint = { .L2::cache_hint };
"""
