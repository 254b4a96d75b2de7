"""Kernels of one `wgmma.mma_async`, and the way of matrices into shared memory and registers and out of them.

Fragments are those of the figures of ISA 9.7.15.5.1.1, places in shared memory those of its canonical layouts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from tests.machine.tensor_cores import canonical

import ptxvm

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8, "e4m3": 8, "e5m2": 8, "b1": 1}
CODES = {"none": 0, "128 bytes": 1, "64 bytes": 2, "32 bytes": 3}


def d_place(warp: int, lane: int, index: int) -> tuple[int, int]:
    group, place = lane >> 2, lane & 3
    return 16 * warp + group + 8 * (index >> 1 & 1), 2 * place + (index & 1) + 8 * (index >> 2)


def a_place(bits: int, warp: int, lane: int, index: int) -> tuple[int, int]:
    """Of element `index` of A in registers; of stored elements of a sparse A."""
    row, place = 16 * warp + (lane >> 2), lane & 3
    if bits == 32:
        return row + 8 * (index & 1), place + 4 * (index >> 1)
    if bits == 16:
        return row + 8 * (index >> 1 & 1), 2 * place + (index & 1) + 8 * (index >> 2)
    if bits == 8:
        return row + 8 * (index >> 2 & 1), 4 * place + (index & 3) + 16 * (index >> 3)
    return row + 8 * (index >> 5 & 1), 32 * place + (index & 31) + 128 * (index >> 6)


@dataclass(frozen=True)
class Storage:
    """How a matrix lies in shared memory: swizzle, major, strides in bytes, and where the pattern starts."""

    mode: str = "none"
    major: str = "K"
    leading: int = 0
    stride: int = 0
    base: int = 0

    def descriptor(self, start: int) -> int:
        fields = (start & 0x3FFFF) >> 4 | self.leading >> 4 << 16 | self.stride >> 4 << 32
        return fields | self.base << 49 | CODES[self.mode] << 62

    def address(self, start: int, bits: int, row: int, column: int) -> int:
        """Of the byte with an element; single bits and their like count as bytes."""
        size, column = (bits // 8, column) if bits >= 8 else (1, column * bits // 8)
        linear = start + canonical.place(self.mode, self.major, size, (self.leading, self.stride), row, column)
        moved = linear - self.base * 128
        return canonical.swizzle(canonical.MODES[self.mode][0], moved) + self.base * 128

    def store(self, memory: np.ndarray, start: int, bits: int, codes: np.ndarray) -> None:
        """Put a matrix of codes (rows along M or N, columns along K) into an image of shared memory."""
        for (row, column), code in np.ndenumerate(codes):
            place = self.address(start, bits, row, column)
            if bits < 8:
                memory[place] |= int(code) << column * bits % 8
            else:
                memory[place : place + bits // 8] = np.frombuffer(int(code).to_bytes(bits // 8, "little"), np.uint8)


def usual(mode: str, major: str, bits: int, rows: int, columns: int) -> Storage:
    """A storage without gaps."""
    _, wide = canonical.MODES[mode]
    span = 16 * wide
    if major == "K":
        return Storage(mode, major, rows * 16 if mode == "none" else 16, 128 if mode == "none" else 8 * span)
    across = -(-rows * bits // 8 // span)
    if mode == "none":
        return Storage(mode, major, 128 * across, 128)
    return Storage(mode, major, 8 * span * (columns // 8), 8 * span)


@dataclass(frozen=True)
class Warpgroup:
    """A form: everything behind `wgmma.mma_async`, as `.sync.aligned.m64n8k16.f32.f16.f16`."""

    form: str
    registers: bool = False
    a: Storage = Storage()
    b: Storage = Storage()
    extra: tuple[int, ...] = ()
    selector: int | None = None
    adds: int = 1
    target: str = "sm_90a"

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        return tuple(map(int, re.search(r"m(\d+)n(\d+)k(\d+)", self.form).groups()))

    @cached_property
    def types(self) -> tuple[str, str, str]:
        names = ("f32", "s32", *BITS)
        return tuple(part for part in self.form.split(".") if part in names)[:3]

    @property
    def bits(self) -> int:
        return BITS[self.types[1]]

    @property
    def stored(self) -> int:
        """Columns of A that are stored."""
        return self.shape[2] // (1 if self.selector is None else 2)

    @property
    def count(self) -> int:
        """Registers of D."""
        return self.shape[1] // (4 if self.types[0] == "f16" else 2)

    def text(self, size: int, a_start: int, b_start: int, body: str | None = None) -> str:
        """Copies an image of shared memory, multiplies, stores D. `%t`: the thread, `%d<n>`: D, `%a<4>`: A."""
        kind = "f32" if self.types[0] == "f32" else "b32"
        product = self.product("{%a0, %a1, %a2, %a3}" if self.registers else "%da")
        usual = "wgmma.fence.sync.aligned; PRODUCT wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;"
        load = [f"ld.global.{kind} %d{i}, [%p+{4 * i}];" for i in range(self.count)]
        save = [f"st.global.{kind} [%p+{4 * i}], %d{i};" for i in range(self.count)]
        a_desc, b_desc = self.a.descriptor(a_start), self.b.descriptor(b_start)
        lines = "\n    ".join([*load, (body or usual).replace("PRODUCT", product), *save])
        return f""".version 8.4
.target {self.target}
.address_size 64
.visible .entry kernel(.param .u64 pm, .param .u64 pa, .param .u64 pe, .param .u64 pd)
{{
    .shared .align 1024 .b8 memory[{size}];
    .reg .b64 %p, %q, %r, %da, %db;
    .reg .b32 %t, %i, %w, %meta, %s, %a<4>;
    .reg .{kind} %d<{self.count}>;
    .reg .pred %more, %adds;
    mov.u32 %t, %tid.x;
    shl.b32 %i, %t, 2;
    ld.param.u64 %p, [pm];
    mov.u32 %s, memory;
COPY:
    cvt.u64.u32 %q, %i;
    add.s64 %q, %p, %q;
    ld.global.u32 %w, [%q];
    add.u32 %meta, %s, %i;
    st.shared.u32 [%meta], %w;
    add.u32 %i, %i, 512;
    setp.lt.u32 %more, %i, {size};
    @%more bra COPY;
    fence.proxy.async;
    bar.sync 0;
    ld.param.u64 %p, [pe];
    mad.wide.u32 %p, %t, 4, %p;
    ld.global.u32 %meta, [%p];
    ld.param.u64 %p, [pa];
    mad.wide.u32 %p, %t, 16, %p;
    ld.global.v4.b32 {{%a0, %a1, %a2, %a3}}, [%p];
    ld.param.u64 %p, [pd];
    mad.wide.u32 %p, %t, {4 * self.count}, %p;
    mov.u64 %da, {a_desc:#x};
    mov.u64 %db, {b_desc:#x};
    cvt.u64.u32 %q, %s;
    shr.u64 %q, %q, 4;
    add.s64 %da, %da, %q;
    add.s64 %db, %db, %q;
    setp.ne.u32 %adds, {self.adds}, 0;
    {lines}
    ret;
}}
"""

    def product(self, a: str) -> str:
        """The instruction, with A as it is written."""
        d = ", ".join(f"%d{i}" for i in range(self.count))
        sparse = [] if self.selector is None else ["%meta", str(self.selector)]
        operands = ", ".join([f"{{{d}}}", a, "%db", *sparse, "%adds", *map(str, self.extra)])
        return f"wgmma.mma_async{'' if self.selector is None else '.sp'}{self.form} {operands};"

    def fragment(self, codes: np.ndarray) -> np.ndarray:
        """A's registers of all threads."""
        words = np.zeros((128, 4), np.uint32)
        for thread in range(128):
            for index in range(128 // self.bits):
                row, column = a_place(self.bits, thread // 32, thread % 32, index)
                words[thread, index * self.bits // 32] |= np.uint32(int(codes[row, column]) << index * self.bits % 32)
        return words

    def gathered(self, registers: np.ndarray) -> np.ndarray:
        """D as a matrix of bits."""
        elements = registers.view(np.uint16 if self.types[0] == "f16" else np.uint32).reshape(128, -1)
        found = np.empty((64, self.shape[1]), elements.dtype)
        for thread in range(128):
            for index in range(elements.shape[1]):
                found[d_place(thread // 32, thread % 32, index)] = elements[thread, index]
        return found

    def spread(self, d: np.ndarray) -> np.ndarray:
        """The opposite."""
        count = self.shape[1] // 2
        elements = np.empty((128, count), d.dtype)
        for thread in range(128):
            for index in range(count):
                elements[thread, index] = d[d_place(thread // 32, thread % 32, index)]
        return elements.view(np.uint32)

    def image(self, a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, int, int]:
        """Shared memory with A (unless in registers) and B, and where they start."""
        memory = np.zeros(1 << 16, np.uint8)
        a_start = 1024 + 128 * self.a.base
        b_start = 0x6000 + 128 * self.b.base
        if not self.registers:
            self.a.store(memory, a_start, self.bits, a)
        self.b.store(memory, b_start, self.bits, b)
        size = 4096
        while memory[size:].any() or size < b_start + 1024:
            size += 1024
        return memory[:size].copy(), a_start, b_start

    def run(
        self,
        a: np.ndarray,
        b: np.ndarray,
        d: np.ndarray,
        engine: str,
        metadata: np.ndarray | None = None,
        body: str | None = None,
        **options: object,
    ) -> np.ndarray:
        """D (bits) for matrices of codes: A (64 x stored), B (N x K), D (64 x N, bits)."""
        memory, a_start, b_start = self.image(a, b)
        registers = self.spread(d)
        fragment = self.fragment(a) if self.registers else np.zeros((128, 4), np.uint32)
        words = np.zeros(128, np.uint32) if metadata is None else metadata
        text = self.text(len(memory), a_start, b_start, body)
        options = {"grid": 1, "block": 128, **options}
        ptxvm.run(text.encode(), args=[memory, fragment, words, registers], engine=engine, **options)
        return self.gathered(registers)
