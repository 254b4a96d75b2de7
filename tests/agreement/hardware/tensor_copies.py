"""Tensor copies whose results an H200 has given: loads, stores and reductions of boxes, tiled and im2col.

`tensor_copies.json.xz` holds them, each with a digest of what was in memory afterwards; its maps were made there by
`cuTensorMapEncodeTiled` and `cuTensorMapEncodeIm2col`.
"""

from __future__ import annotations

import json
import lzma
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from tests.agreement.hardware.digest import digest_of

import ptxvm
from ptxvm.machine.tensor_map import Descriptor, ElementType, Fill, Interleave, MapKind, SwizzleMode

CASES = Path(__file__).parent / "tensor_copies.json.xz"
ILLEGAL = "illegal"
"""The digest of what is an illegal instruction on the GPU."""

_SHARED, _THREADS, _POLLS = 1 << 15, 128, 3000
_UNTOUCHED = 0xA5A50000
_HALVES, _SINGLES = (ElementType.F16,), (ElementType.F32, ElementType.F32_FTZ, ElementType.TF32, ElementType.TF32_FTZ)

_KERNEL = """
.version 8.3
.target sm_90
.address_size 64
.visible .entry copy(.param .u64 out, .param .u64 place, .param .align 64 .b8 map[128], .param .u32 size,
                     .param .u64 filling)
{
    .reg .b32 %r<32>; .reg .b64 %d<16>; .reg .b16 %h<4>; .reg .pred %p, %q;
    .shared .align 1024 .b8 box[BYTES]; .shared .align 8 .b64 bar;
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [place]; ld.param.u32 %r3, [size]; ld.param.u64 %d8, [filling];
    mov.u64 %d9, map; cvta.param.u64 %d9, %d9;
    mov.u32 %r2, %tid.x; mov.u32 %r4, %r2;
    COORDINATES
fill:
    shl.b32 %r5, %r4, 2; cvt.u64.u32 %d3, %r5; add.s64 %d4, %d8, %d3; ld.global.u32 %r6, [%d4];
    mov.u32 %r7, box; add.u32 %r7, %r7, %r5; st.shared.u32 [%r7], %r6;
    add.u32 %r4, %r4, THREADS; setp.lt.u32 %p, %r4, WORDS; @%p bra fill;
    setp.ne.u32 %q, %r2, 0; @%q bra filled;
    mbarrier.init.shared::cta.b64 [bar], 1; fence.mbarrier_init.release.cluster;
filled:
    fence.proxy.async; bar.sync 0; @%q bra copied;
    COPY
copied:
    bar.sync 0; mov.u32 %r4, %r2;
dump:
    shl.b32 %r5, %r4, 2; cvt.u64.u32 %d3, %r5; mov.u32 %r7, box; add.u32 %r7, %r7, %r5; ld.shared.u32 %r6, [%r7];
    add.s64 %d4, %d1, %d3; st.global.u32 [%d4+4], %r6;
    add.u32 %r4, %r4, THREADS; setp.lt.u32 %p, %r4, WORDS; @%p bra dump;
    ret;
}
"""
_LOAD = """
    mbarrier.arrive.expect_tx.shared::cta.b64 %d5, [bar], %r3;
    cp.async.bulk.tensor.RANKd.shared::cluster.global.MODE.mbarrier::complete_tx::bytes [box], [%d9, PLACE], [bar]INFO;
    mov.u32 %r6, 0;
wait:
    mbarrier.test_wait.parity.shared::cta.b64 %p, [bar], 0; @%p bra complete;
    add.u32 %r6, %r6, 1; setp.lt.u32 %p, %r6, POLLS; @%p bra wait;
complete:
    selp.u32 %r7, 1, 0, %p; st.global.u32 [%d1], %r7;
"""
_STORE = "OPERATION [%d9, PLACE], [box]; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"


@dataclass(frozen=True, slots=True)
class Copy:
    """One copy: the fields of its map (dimension 0 first), and what the instruction is given.

    `operation`: "load", "store", or the name of a reduction; `seed`: of the data; `base`: where the tensor begins.
    """

    operation: str
    type: str
    sizes: list[int]
    strides: list[int]
    element_strides: list[int]
    box: list[int]
    interleave: int
    swizzle: int
    fill: int
    coordinates: list[int]
    base: int
    seed: str
    window: list[list[int]]
    pixels: int
    digest: str

    @property
    def rank(self) -> int:
        return len(self.sizes)

    def descriptor(self, address: int) -> Descriptor:
        lower, upper, _ = self.window or ((), (), ())
        swizzles = (SwizzleMode.NONE, SwizzleMode.B32, SwizzleMode.B64, SwizzleMode.B128)
        return Descriptor(
            element_type=ElementType[self.type],
            address=address,
            sizes=tuple(self.sizes),
            strides=tuple(self.strides),
            element_strides=tuple(self.element_strides),
            box=() if self.window else tuple(self.box),
            interleave=Interleave(self.interleave),
            swizzle=swizzles[self.swizzle],
            fill=Fill(self.fill),
            kind=MapKind.IM2COL if self.window else MapKind.TILED,
            lower=tuple(lower),
            upper=tuple(upper),
            channels=self.box[0] if self.window else 0,
            pixels=self.pixels,
        )

    def size(self, described: Descriptor) -> int:
        """Bytes that the copy moves."""
        unit = described.element.unit
        if self.window:
            return self.pixels * (unit if self.interleave else self.box[0] * unit)
        first = described.positions(0) if self.interleave else self.box[0]
        return unit * first * int(np.prod([described.positions(axis) for axis in range(1, self.rank)]))

    def text(self) -> str:
        place = "{" + ", ".join(f"%r{10 + axis}" for axis in range(self.rank)) + "}"
        lines = [f"ld.global.u32 %r{10 + axis}, [%d2+{4 * axis}];" for axis in range(self.rank)]
        info, mode, body = "", "tile", _LOAD
        if self.window:
            mode = "im2col" if self.operation == "load" else "im2col_no_offs"
        if mode == "im2col":
            lines += [f"ld.global.u16 %h{axis}, [%d2+{32 + 4 * axis}];" for axis in range(self.rank - 2)]
            info = ", {" + ", ".join(f"%h{axis}" for axis in range(self.rank - 2)) + "}"
        if self.operation != "load":
            start, middle = ("cp", "") if self.operation == "store" else ("cp.reduce", f".{self.operation}")
            name = f"{start}.async.bulk.tensor.{self.rank}d.global.shared::cta{middle}.{mode}.bulk_group"
            body = _STORE.replace("OPERATION", name)
        body = body.replace("RANK", str(self.rank)).replace("MODE", mode).replace("PLACE", place)
        body = body.replace("INFO", info).replace("POLLS", str(_POLLS))
        text = _KERNEL.replace("COPY", body).replace("COORDINATES", "\n    ".join(lines))
        return text.replace("BYTES", str(_SHARED)).replace("WORDS", str(_SHARED // 4)).replace("THREADS", str(_THREADS))


def result(copy: Copy, engine: str) -> str:
    """The digest of what an engine computes."""
    extent = copy.descriptor(0).stride(copy.rank - 1) * copy.sizes[-1] if copy.rank > 1 else 0
    extent = extent or copy.sizes[0] * copy.descriptor(0).element.unit
    tensor = ptxvm.device_array(_data(copy, -(-(copy.base + extent) // 16) * 16, 1))
    words = np.arange(_SHARED // 4, dtype=np.uint32) + np.uint32(_UNTOUCHED)
    filling = words if copy.operation == "load" else _data(copy, _SHARED, 2).view(np.uint32)
    out, place = np.zeros(_SHARED // 4 + 1, np.uint32), np.zeros(16, np.int32)
    place[: copy.rank] = copy.coordinates
    if copy.window and copy.operation == "load":
        place[8 : 8 + copy.rank - 2] = copy.window[2]
    described = copy.descriptor(tensor.address + copy.base)
    arguments = [out, place, described.encode(), copy.size(described), filling]
    try:
        ptxvm.run(copy.text(), grid=1, block=_THREADS, args=arguments, engine=engine)
    except ptxvm.KernelFault as fault:
        assert fault.kind in ("async", "tensor_map"), fault
        return ILLEGAL
    return digest_of(tensor.numpy() if copy.operation != "load" else _touched(out, filling))


def _touched(out: npt.NDArray[np.uint32], filling: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint32]:
    """Whether the copy was complete, and shared memory up to the last word that it changed."""
    changed = np.flatnonzero(out[1:] != filling)
    return out[: 1 + (int(changed[-1]) + 1 if changed.size else 0)]


def _data(copy: Copy, size: int, which: int) -> npt.NDArray[np.uint8]:
    """Random bytes; of floats, numbers of many magnitudes, with zeros, infinities, NaN and subnormal ones."""
    random, kind = np.random.default_rng([int(copy.seed), which]), ElementType[copy.type]
    if kind in _HALVES:
        return _floats(random, size, np.dtype(np.float16))
    if kind in _SINGLES:
        return _floats(random, size, np.dtype(np.float32))
    if kind is ElementType.F64:
        return _floats(random, size, np.dtype(np.float64))
    if kind is ElementType.BF16:
        first = _floats(random, size, np.dtype(np.float32)).view(np.uint16)[1::2]
        second = (random.normal(size=size // 4) * 4).astype(np.float32).view(np.uint16)[1::2]
        return np.concatenate([first, second]).view(np.uint8)[:size].copy()
    return random.integers(0, 256, size, dtype=np.uint8)


def _floats(random: np.random.Generator, size: int, type_: np.dtype[Any]) -> npt.NDArray[np.uint8]:
    count = -(-size // type_.itemsize)
    numbers = random.normal(size=count) * np.exp2(random.integers(-12, 12, count))
    numbers[random.integers(0, 25, count) == 0] = 0
    with np.errstate(all="ignore"):
        found = numbers.astype(type_)
        special = random.integers(0, 40, count)
        found[special == 0], found[special == 1], found[special == 2] = np.inf, np.nan, -np.inf
        found[special == 3] = {2: 3e-6, 4: 1e-40, 8: 1e-310}[type_.itemsize]
    return found.view(np.uint8)[:size].copy()


def load_copies() -> list[Copy]:
    return [Copy(**fields) for fields in json.loads(lzma.decompress(CASES.read_bytes()))]
