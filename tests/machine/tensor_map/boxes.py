"""Random copies that keep all rules, and the machine's view of them."""

from __future__ import annotations

from random import Random

from tests.machine.tensor_map.reference import Box

from ptxvm.machine.tensor_map import (
    Access,
    Atomicity,
    Descriptor,
    Direction,
    ElementType,
    Fill,
    Interleave,
    LoadMode,
    Start,
    SwizzleMode,
)

TYPES = {
    "u8": (ElementType.U8, 1),
    "u16": (ElementType.U16, 2),
    "u32": (ElementType.U32, 4),
    "s32": (ElementType.S32, 4),
    "u64": (ElementType.U64, 8),
    "s64": (ElementType.S64, 8),
    "f16": (ElementType.F16, 2),
    "bf16": (ElementType.BF16, 2),
    "f32": (ElementType.F32, 4),
    "f32.ftz": (ElementType.F32_FTZ, 4),
    "tf32": (ElementType.TF32, 4),
    "tf32.ftz": (ElementType.TF32_FTZ, 4),
    "f64": (ElementType.F64, 8),
    "b4x16": (ElementType.B4X16, 0.5),
    "b4x16_p64": (ElementType.B4X16_P64, 0.5),
    "b6x16_p32": (ElementType.B6X16_P32, 0.75),
    "b6p2x16": (ElementType.B6X16_P32, 0.75),
}
SWIZZLES = {
    "none": (SwizzleMode.NONE, Atomicity.B16),
    "32B": (SwizzleMode.B32, Atomicity.B16),
    "64B": (SwizzleMode.B64, Atomicity.B16),
    "96B": (SwizzleMode.B96, Atomicity.B16),
    "128B": (SwizzleMode.B128, Atomicity.B16),
    "128B_ATOM_32B": (SwizzleMode.B128, Atomicity.B32),
    "128B_ATOM_32B_FLIP_8B": (SwizzleMode.B128, Atomicity.B32_FLIP_8B),
    "128B_ATOM_64B": (SwizzleMode.B128, Atomicity.B64),
}
_SPAN = {"none": 256, "32B": 32, "64B": 64, "96B": 96}
_FLIP = "128B_ATOM_32B_FLIP_8B"
_CORNER = {3: 9, 4: 6, 5: 4}
LOAD_MODES = ("tile", "tile", "tile::gather4", "im2col", "im2col::w", "im2col::w::128")
STORE_MODES = ("tile", "tile", "tile::scatter4", "im2col_no_offs")


def descriptor(box: Box, address: int) -> Descriptor:
    swizzle, atomicity = SWIZZLES[box.swizzle]
    return Descriptor(
        element_type=TYPES[box.type][0],
        address=address,
        sizes=box.sizes,
        strides=box.strides,
        element_strides=box.steps[: len(box.sizes)],
        box=box.box,
        interleave=Interleave(box.interleave),
        swizzle=swizzle,
        atomicity=atomicity,
        fill=Fill.NAN if box.nan else Fill.ZERO,
        kind=LoadMode(box.mode).kind,
        lower=box.lower,
        upper=box.upper,
        channels=box.channels,
        pixels=box.pixels,
    )


def access(box: Box, direction: Direction) -> Access:
    return Access(direction, len(box.sizes), LoadMode(box.mode), target=100)


def start(box: Box) -> Start:
    return Start(box.coordinates, box.info)


def extent(box: Box) -> int:
    """Bytes of the tensor."""
    size = 16 * box.interleave or TYPES[box.type][1]
    rows = sum((count - 1) * stride for count, stride in zip(box.sizes[1:], box.strides, strict=True))
    return rows + int(box.sizes[0] * size)


class Maker:
    """Makes copies from a seed. `store`: those that stores allow."""

    def __init__(self, seed: int, *, store: bool) -> None:
        self.random, self.store = Random(seed), store

    def box(self) -> Box:
        mode = self.random.choice(STORE_MODES if self.store else LOAD_MODES)
        kind = self.random.choice([name for name in TYPES if name not in self._wrong_types()])
        if mode == "tile":
            return self._tile(kind)
        return self._four_rows(kind, mode) if "4" in mode else self._window(kind, mode)

    def _wrong_types(self) -> tuple[str, ...]:
        return ("b4x16_p64", "b6x16_p32") if self.store else ("b6p2x16",)

    def _swizzle(self, kind: str, row: int, mode: str) -> str:
        """A swizzle that rows of `row` bytes allow."""
        names = [name for name in SWIZZLES if _SPAN.get(name, 128) >= row or name == "none"]
        if "p" in kind:
            names = [name for name in names if name == "none" or name.startswith("128B")]
        wide = "w" in mode.split("::")
        if "p" in kind or self.store or wide:
            names = [name for name in names if name != _FLIP]
        if wide:
            names.remove("none")
        if mode == "im2col::w::128" and "96B" in names:
            names.remove("96B")
        return self.random.choice(names)

    def _interleaved_swizzle(self, interleave: int) -> str:
        if interleave == 2:
            return "32B"
        wrong = ("96B", _FLIP) if self.store else ("96B",)
        return self.random.choice([name for name in SWIZZLES if name not in wrong])

    def _columns(self, kind: str, mode: str) -> tuple[int, int, int]:
        """Elements of a row and of dimension 0, and the first coordinate."""
        random = self.random
        if "p" in kind:
            whole = 128 * random.randint(1, 3)
            return 128, whole, 128 * self._begin(whole // 128, 1)
        inner = self._inner(kind, mode)
        whole = inner + random.randint(0, inner) if random.random() < 0.75 else random.randint(1, inner)
        if kind == "b4x16":
            whole += whole % 2
        together = 2 if kind == "b4x16" else int(16 / TYPES[kind][1])
        if random.random() < 0.5:
            whole = -(-whole // together) * together
        first = self._begin(whole, inner)
        return inner, whole, first // together * together

    def _inner(self, kind: str, mode: str) -> int:
        """Elements of a row: a multiple of 16 bytes, often one that can be swizzled."""
        size, wide = TYPES[kind][1], "w" in mode.split("::")
        row = self.random.choice([16, 32, 48, 64, 80, 96, 128])
        if not wide and self.random.random() < 0.2:
            row = self.random.choice([144, 256])
        return min(int(row / size), 128 if wide else 256)

    def _strides(self, kind: str, sizes: list[int], interleave: int) -> tuple[int, ...]:
        unit = 32 if interleave == 2 or "p" in kind else 16
        strides, span = [], int(sizes[0] * (16 * interleave or TYPES[kind][1]))
        for size in sizes[1:]:
            stride = -(-span // unit) * unit + unit * self.random.choice([0, 0, 1, 3])
            strides.append(stride)
            span = stride * size
        return tuple(strides)

    def _begin(self, size: int, reach: int) -> int:
        """A coordinate, mostly one from which `reach` elements are inside of `size`."""
        if self.random.random() < 0.85:
            return self.random.randint(0, max(0, size - reach))
        return self.random.randint(0 if self.store else -reach, size)

    def _tile(self, kind: str) -> Box:
        random = self.random
        rank = random.randint(1, 5)
        if rank >= 3 and "p" not in kind and random.random() < 0.4:
            return self._interleaved_tile(kind, rank)
        inner, whole, first = self._columns(kind, "tile")
        limit = {1: 1, 2: 20, 3: 6, 4: 4, 5: 3}[rank]
        box = [inner, *(random.randint(1, limit) for _ in range(rank - 1))]
        sizes = [whole, *self._sizes(box[1:])]
        starts = [first, *(self._begin(size, reach) for size, reach in zip(sizes[1:], box[1:], strict=True))]
        return Box(
            kind,
            tuple(sizes),
            self._strides(kind, sizes, 0),
            tuple(starts),
            "tile",
            tuple(box),
            steps=tuple(random.choice([1, 1, 1, 2, 3, 8]) for _ in range(rank)),
            swizzle=self._swizzle(kind, _shared_row(kind, inner), "tile"),
            nan=self._nan(kind),
        )

    def _sizes(self, box: list[int]) -> list[int]:
        """Sizes of a tensor, mostly larger than the box."""
        larger = self.random.random() < 0.8
        return [self.random.randint(0, 3) + (count if larger else 1) for count in box]

    def _interleaved_tile(self, kind: str, rank: int) -> Box:
        random, interleave = self.random, self.random.choice([1, 2])
        box = [
            random.choice([2, 4, 8, 8, 3, 5]),
            *(random.randint(1, 4) for _ in range(rank - 1)),
        ]
        sizes = self._sizes(box)
        steps = tuple(random.choice([1, 1, 1, 2, 3]) for _ in range(rank))
        return Box(
            kind,
            tuple(sizes),
            self._strides(kind, sizes, interleave),
            tuple(self._begin(size, reach) for size, reach in zip(sizes, box, strict=True)),
            "tile",
            tuple(box),
            steps=steps,
            interleave=interleave,
            swizzle=self._interleaved_swizzle(interleave),
            nan=self._nan(kind),
        )

    def _four_rows(self, kind: str, mode: str) -> Box:
        inner, whole, first = self._columns(kind, mode)
        sizes = [whole, self.random.randint(4, 12)]
        beyond = self.random.choice([0, 0, 2])
        rows = [self.random.randint(-beyond, sizes[1] + beyond - 1) for _ in range(4)]
        if self.store:
            # Which of two rows at the same place is stored last is open.
            rows = self.random.sample(range(sizes[1] + beyond), 4)
        return Box(
            kind,
            tuple(sizes),
            self._strides(kind, sizes, 0),
            (first, *rows),
            mode,
            (inner, 1),
            swizzle=self._swizzle(kind, _shared_row(kind, inner), mode),
            nan=self._nan(kind),
        )

    def _window(self, kind: str, mode: str) -> Box:
        random, wide = self.random, "w" in mode.split("::")
        rank = random.randint(3, 5)
        interleave = random.choice([0, 0, 1, 2]) if "p" not in kind and not wide else 0
        axes, images = rank - 2, random.randint(1, 4)
        spatial = [random.randint(1, _CORNER[rank] + 2) for _ in range(axes)]
        if wide:
            # 128 pixels and their halos, mostly inside the images.
            spatial[0], images = random.randint(12, 60), random.randint(3, 8)
        lower, upper = self._corners(spatial)
        starts = [random.randint(lower[axis], spatial[axis] + upper[axis] - 1) for axis in range(axes)]
        if wide:
            starts[0] -= random.choice([0, 0, 2])
            starts[1:] = [self._begin(size, 1) for size in spatial[1:]]
        if self.store:
            starts = [max(start, 0) for start in starts]
        inner, whole, first = self._columns(kind, mode)
        # One slice of channels is copied, its number stands behind the place in the image.
        sizes = [*spatial, random.randint(1, 3), images] if interleave else [whole, *spatial, images]
        place = [*starts, self._begin(sizes[-2], 1)] if interleave else [first, *starts]
        return Box(
            kind,
            tuple(sizes),
            self._strides(kind, sizes, interleave),
            (*place, self._begin(images, 2)),
            mode,
            steps=tuple(random.choice([1, 1, 2, 3]) for _ in range(rank)),
            interleave=interleave,
            swizzle=self._window_swizzle(kind, inner, mode, interleave),
            nan=self._nan(kind),
            lower=tuple(lower),
            upper=tuple(upper),
            channels=0 if interleave else inner,
            pixels=random.choice([1, 2, 3, 8, 24]),
            info=self._info(mode, axes),
        )

    def _window_swizzle(self, kind: str, inner: int, mode: str, interleave: int) -> str:
        if interleave:
            return self._interleaved_swizzle(interleave)
        return self._swizzle(kind, _shared_row(kind, inner), mode)

    def _info(self, mode: str, axes: int) -> tuple[int, ...]:
        if mode == "im2col":
            return tuple(self.random.randint(0, 3) for _ in range(axes))
        return (self.random.randint(0, 3), self.random.randint(0, 2)) if "w" in mode.split("::") else ()

    def _corners(self, spatial: list[int]) -> tuple[list[int], list[int]]:
        random = self.random
        lower = [random.randint(0 if self.store else -2, 2) for _ in spatial]
        upper = [random.randint(-2, 0 if self.store else 2) for _ in spatial]
        for axis, size in enumerate(spatial):
            if size + upper[axis] <= lower[axis]:
                lower[axis], upper[axis] = 0, 0
        return lower, upper

    def _nan(self, kind: str) -> bool:
        return "f" in kind and self.random.random() < 0.5


def _shared_row(kind: str, inner: int) -> int:
    return inner if "p" in kind else int(inner * TYPES[kind][1])
