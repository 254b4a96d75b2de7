"""What the fields of a tensor map may hold, and how an instruction uses the map (ISA 5.5, 9.7.9.25.5, Table 33)."""

from __future__ import annotations

from enum import Enum, IntEnum

from ptxvm.records import record


class ElementType(IntEnum):
    """Element types, numbered as by `tensormap.replace.elemtype`."""

    U8 = 0
    U16 = 1
    U32 = 2
    S32 = 3
    U64 = 4
    S64 = 5
    F16 = 6
    F32 = 7
    F32_FTZ = 8
    F64 = 9
    BF16 = 10
    TF32 = 11
    TF32_FTZ = 12
    B4X16 = 13
    B4X16_P64 = 14
    B6X16_P32 = 15

    @property
    def element(self) -> Element:
        return _ELEMENTS[self]


@record()
class Element:
    """How elements lie in memory: `elements` of them are one unit of `unit` bytes in global memory, and have `slot`
    bytes in shared memory."""

    spelling: str
    unit: int
    elements: int = 1
    padded: bool = False
    floating: bool = False

    @property
    def slot(self) -> int:
        return 16 if self.padded else self.unit

    @property
    def sub_byte(self) -> bool:
        return self.elements > 1

    def bytes_of(self, count: int) -> int:
        """Bytes of `count` elements side by side in global memory."""
        return count * self.unit // self.elements


_ELEMENTS = {
    ElementType.U8: Element(".u8", 1),
    ElementType.U16: Element(".u16", 2),
    ElementType.U32: Element(".u32", 4),
    ElementType.S32: Element(".s32", 4),
    ElementType.U64: Element(".u64", 8),
    ElementType.S64: Element(".s64", 8),
    ElementType.F16: Element(".f16", 2, floating=True),
    ElementType.F32: Element(".f32", 4, floating=True),
    ElementType.F32_FTZ: Element(".f32.ftz", 4, floating=True),
    ElementType.F64: Element(".f64", 8, floating=True),
    ElementType.BF16: Element(".bf16", 2, floating=True),
    ElementType.TF32: Element(".tf32", 4, floating=True),
    ElementType.TF32_FTZ: Element(".tf32.ftz", 4, floating=True),
    ElementType.B4X16: Element(".b4x16", 1, elements=2),
    ElementType.B4X16_P64: Element(".b4x16_p64", 8, elements=16, padded=True),
    ElementType.B6X16_P32: Element(".b6x16_p32", 12, elements=16, padded=True),
}


class Interleave(IntEnum):
    NONE = 0
    B16 = 1
    B32 = 2


class SwizzleMode(IntEnum):
    NONE = 0
    B32 = 1
    B64 = 2
    B128 = 3
    B96 = 4

    @property
    def span(self) -> int:
        """Bytes within which chunks change places; 0 without swizzling."""
        return (0, 32, 64, 128, 96)[self]


class Atomicity(IntEnum):
    """What stays together while swizzling."""

    B16 = 0
    B32 = 1
    B32_FLIP_8B = 2
    B64 = 3


class Fill(IntEnum):
    ZERO = 0
    NAN = 1


class MapKind(IntEnum):
    """Which of the driver's functions describes the map: the load modes that can use it follow."""

    TILED = 0
    IM2COL = 1
    IM2COL_W = 2
    IM2COL_W_128 = 3


class LoadMode(Enum):
    """`.load_mode` of an instruction; members are spelled as in PTX, without the dot."""

    TILE = "tile"
    GATHER4 = "tile::gather4"
    SCATTER4 = "tile::scatter4"
    IM2COL = "im2col"
    IM2COL_NO_OFFS = "im2col_no_offs"
    IM2COL_NO_OFFS_W = "im2col_no_offs::w"
    IM2COL_W = "im2col::w"
    IM2COL_W_128 = "im2col::w::128"

    @property
    def kind(self) -> MapKind:
        return _KINDS[self]

    @property
    def four_rows(self) -> bool:
        return self in (LoadMode.GATHER4, LoadMode.SCATTER4)

    @property
    def wide(self) -> bool:
        return self in (LoadMode.IM2COL_NO_OFFS_W, LoadMode.IM2COL_W, LoadMode.IM2COL_W_128)

    @property
    def info(self) -> tuple[int, ...]:
        """im2colInfo where the instruction has none."""
        return (0, 0) if self is LoadMode.IM2COL_NO_OFFS_W else ()


_KINDS = {
    LoadMode.TILE: MapKind.TILED,
    LoadMode.GATHER4: MapKind.TILED,
    LoadMode.SCATTER4: MapKind.TILED,
    LoadMode.IM2COL: MapKind.IM2COL,
    LoadMode.IM2COL_NO_OFFS: MapKind.IM2COL,
    LoadMode.IM2COL_NO_OFFS_W: MapKind.IM2COL_W,
    LoadMode.IM2COL_W: MapKind.IM2COL_W,
    LoadMode.IM2COL_W_128: MapKind.IM2COL_W_128,
}


class Direction(Enum):
    LOAD = "load"
    STORE = "store"
    REDUCE = "reduce"
    PREFETCH = "prefetch"

    @property
    def writes_global(self) -> bool:
        return self in (Direction.STORE, Direction.REDUCE)


class Reduction(Enum):
    """`.redOp`; members are spelled as in PTX, without the dot."""

    ADD = "add"
    MIN = "min"
    MAX = "max"
    INC = "inc"
    DEC = "dec"
    AND = "and"
    OR = "or"
    XOR = "xor"


@record()
class Access:
    """How one instruction uses tensor maps: all that its modifiers say, and the number of its target (`sm_103a`: 103).

    `dimensions` is the number in `.3d`; `reduction` belongs to Direction.REDUCE; `own_cta`: it names `.shared::cta`.
    """

    direction: Direction
    dimensions: int
    mode: LoadMode = LoadMode.TILE
    reduction: Reduction | None = None
    target: int = 90
    own_cta: bool = False

    @property
    def coordinates(self) -> int:
        """Numbers in the vector of coordinates."""
        return 5 if self.mode.four_rows else self.dimensions
