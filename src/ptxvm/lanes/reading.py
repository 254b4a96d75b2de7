"""What a reading of lane programs implements: the primitive operations everything else composes from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.lanes.lanes import Lanes
    from ptxvm.lanes.types import Type


class _Operation(Enum):
    # Members are singletons: hashing them by identity keeps dispatch tables fast (Enum hashes names, in Python).
    __hash__ = object.__hash__


class Binary(_Operation):
    """Integers wrap; division and remainder are total: in `x // 0` and `x % 0` all bits are set."""

    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    DIV = "div"
    REM = "rem"
    AND = "and"
    OR = "or"
    XOR = "xor"
    MIN = "min"
    MAX = "max"
    MUL_HIGH = "mul_high"


class Compare(_Operation):
    """Ordered comparisons (false with a NaN), except NE, which is true with a NaN."""

    LT = "lt"
    LE = "le"
    GT = "gt"
    GE = "ge"
    EQ = "eq"
    NE = "ne"
    UNORDERED = "unordered"


class Unary(_Operation):
    """NEG and ABS of floats change the sign bit only. Counting operations yield U32."""

    NEG = "neg"
    ABS = "abs"
    SQRT = "sqrt"
    ROUND_NEAREST_EVEN = "round_nearest_even"
    ROUND_ZERO = "round_zero"
    ROUND_DOWN = "round_down"
    ROUND_UP = "round_up"
    POPCOUNT = "popcount"
    LEADING_ZEROS = "leading_zeros"
    BIT_REVERSE = "bit_reverse"


class Shift(_Operation):
    """Total: an amount of at least the width gives 0, or the sign for RIGHT of a signed type."""

    LEFT = "left"
    RIGHT = "right"


COUNTING = frozenset({Unary.POPCOUNT, Unary.LEADING_ZEROS})
#: Unary operations that compute a float, and so may produce a NaN with any bits.
COMPUTING = frozenset({Unary.SQRT, Unary.ROUND_NEAREST_EVEN, Unary.ROUND_ZERO, Unary.ROUND_DOWN, Unary.ROUND_UP})


@record()
class Tiles:
    """The operands of a product as `ptxvm_multiply_tiles` takes them: registers of A, then of each of `columns`
    matrices B, then four of sums for each of these. `at_once`: sums are not rounded between products that are added to
    them, or as in each."""

    a: int
    b: int
    columns: int
    at_once: bool = False


@record()
class Routine:
    """A routine of the runtime: `void name(ptr numbers, ptr operands, ptr kept, i32 same)`.

    numbers:  what it is told, as a constant array of 32-bit integers
    first:    the operand whose place, and the places behind it, the results take
    results:  how many results there are
    kept:     bytes of memory in the frame of the caller that stay as the routine leaves them, the first 8 zero before
    tiles:    what operands are, if `ptxvm_multiply_tiles` is called instead: several times at once where several do not
              need each other's results

    So many operands as `same` says are certainly those of the last call with the same numbers and `kept`.
    """

    name: str
    numbers: tuple[int, ...]
    first: int
    results: int
    kept: int
    tiles: Tiles | None = None


class Reading(ABC):
    """One way to read a program over `Lanes`.

    An operation is done by the operand reading of highest `rank`, so operations on constants (rank 0, NumPy) fold in
    every reading. Operand types are checked before a reading is asked. Operations on packed types work per element.
    """

    rank: int

    @abstractmethod
    def constant(self, type_: Type, value: int | float) -> Lanes:
        """One number in all lanes: a value of rank 0 in every reading."""

    @abstractmethod
    def binary(self, operation: Binary, a: Lanes, b: Lanes) -> Lanes: ...

    @abstractmethod
    def compare(self, operation: Compare, a: Lanes, b: Lanes) -> Lanes: ...

    @abstractmethod
    def unary(self, operation: Unary, a: Lanes) -> Lanes: ...

    @abstractmethod
    def shift(self, operation: Shift, a: Lanes, amount: Lanes) -> Lanes: ...

    @abstractmethod
    def select(self, condition: Lanes, a: Lanes, b: Lanes) -> Lanes: ...

    @abstractmethod
    def fma(self, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
        """`a * b + c` with one rounding, to nearest even."""

    def rounded(self, operation: str, direction: str, operands: tuple[Lanes, ...]) -> Lanes | None:
        """`operation` (add, mul, div, fma, sqrt) with a rounding direction of PTX, if that is one instruction here."""
        return None

    def scaled(self, a: Lanes, exponent: Lanes) -> Lanes | None:
        """`a * 2**exponent` of whole exponents in the same type, rounded once, if that is one instruction here."""
        return None

    def extreme(self, greatest: bool, a: Lanes, b: Lanes, *, numbers: bool) -> Lanes | None:
        """The greater (or lesser) of floats by the rules of PTX, if that is one instruction here. `numbers`: what comes
        of NaNs does not matter."""
        return None

    def canonical(self, a: Lanes) -> Lanes | None:
        """A float with the canonical NaN in place of any NaN, if that is one instruction here."""
        return None

    @abstractmethod
    def convert(self, type_: Type, a: Lanes) -> Lanes:
        """As `Lanes.to`, between different types."""

    @abstractmethod
    def bitcast(self, type_: Type, a: Lanes) -> Lanes: ...

    @abstractmethod
    def take(self, a: Lanes, index: Lanes) -> Lanes:
        """Every lane receives the value of lane `index` (0..31, U32)."""

    @abstractmethod
    def ballot(self, predicate: Lanes) -> Lanes:
        """One bit per lane of the warp, as a uniform U32."""

    @abstractmethod
    def any_lane(self, predicate: Lanes) -> Lanes:
        """Whether the predicate, which may be packed, holds anywhere in the warp; uniform."""

    def note_exact(self, exact: Lanes, computed: Lanes) -> None:  # noqa: B027
        """`exact` has the NaNs that PTX defines where `computed` has others; for readings that make use of it."""

    @abstractmethod
    def element(self, a: Lanes, index: int) -> Lanes:
        """One element of a packed value."""

    @abstractmethod
    def pack(self, type_: Type, elements: tuple[Lanes, ...]) -> Lanes:
        """The opposite of `element`."""

    @abstractmethod
    def outline(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], operands: tuple[Lanes, ...]
    ) -> tuple[Lanes, ...]: ...

    @abstractmethod
    def native(
        self, routine: Routine, operands: tuple[Lanes, ...], function: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]: ...

    @abstractmethod
    def rarely(
        self, condition: Lanes, slow: Callable[[], tuple[Lanes, ...]], fast: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]: ...
