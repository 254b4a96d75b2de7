"""Lane values from and to Python numbers, and a warp that is all there, for tests in the NumPy reading."""

import numpy as np

from ptxvm.lanes import LANE, NUMPY, U32, Lanes, Type, ballot, const

LANES = 32


def lanes(type_: Type, patterns: list[int]) -> Lanes:
    """A value whose lanes hold these bit patterns (fewer than 32: the last one repeats)."""
    patterns = patterns + [patterns[-1]] * (LANES - len(patterns))
    if type_.bits == 1:
        return Lanes(NUMPY, type_, np.array([bool(pattern) for pattern in patterns]))
    carrier = np.dtype(f"u{type_.storage.itemsize}")
    array = np.array([pattern & type_.mask for pattern in patterns], dtype=carrier)
    return Lanes(NUMPY, type_, array.view(type_.storage))


def patterns(value: Lanes) -> list[int]:
    """The bit patterns of the 32 lanes, computed NaNs as PTX defines them."""
    if value.type.bits == 1:
        return [int(bit) for bit in np.broadcast_to(value.data, (LANES,))]
    exact = value if value.type.is_integer else value.bits(value.type)
    if exact.raw_nan:
        from ptxvm.lanes.lanes import canonical_nan

        exact = canonical_nan(exact)
    data = np.broadcast_to(np.asarray(exact.data), (LANES,)).copy()
    return [int(bits) for bits in data.view(f"u{value.type.storage.itemsize}")]


class FullWarp:
    """Every lane takes part in every instruction."""

    def __init__(self, active: int = 0xFFFF_FFFF) -> None:
        self.mask = active

    def converge(self, membermask: Lanes) -> None:
        assert membermask.type is U32

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None:
        assert lane.type is U32 and membermask.type is U32

    def active(self) -> Lanes:
        return const(U32, self.mask)

    def ballot(self, predicate: Lanes) -> Lanes:
        return ballot(predicate) & self.mask

    def lane(self) -> Lanes:
        return LANE
