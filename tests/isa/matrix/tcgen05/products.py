"""Kernels that fill tensor memory and shared memory, have the tensor core do something, and read tensor memory back.

`shared_image` lays matrices out as the canonical layouts of the ISA say (9.7.16.3.3), by its own arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import ptxvm

TEXT = """
.version {version}
.target {target}
.address_size 64
.visible .entry k(.param .u64 source, .param .u64 image, .param .u64 result)
{{
    .reg .b32 %r<32>, %t, %w, %base, %address, %x<12>, %cta, %rank, %n, %image, %idesc, %word, %m<8>;
    .reg .b64 %source, %from, %result, %p64, %q64, %a, %b, %low, %mask;
    .reg .pred %p, %first, %one, %true, %false, %wait, %issues;
    .shared .align 1024 .b8 data[{size}];
    .shared .align 16 .b32 slot;
    .shared .align 8 .b64 bar;
    ld.param.u64 %source, [source];
    ld.param.u64 %from, [image];
    ld.param.u64 %result, [result];
    mov.u32 %t, %tid.x;
    mov.u32 %cta, %ctaid.x;
    mov.u32 %rank, %cluster_ctarank;
    shr.u32 %w, %t, 5;
    setp.eq.u32 %first, %w, 0;
    setp.eq.u32 %one, %t, 0;
    setp.eq.u32 %true, %t, %t;
    setp.ne.u32 %false, %t, %t;
    setp.eq.u32 %issues, %rank, 0;
    and.pred %issues, %issues, %one;
    @%one mbarrier.init.shared.b64 [bar], 1;
    @%first tcgen05.alloc.cta_group::{group}.sync.aligned.shared::cta.b32 [slot], {columns};
    bar.sync 0;
    ld.shared.u32 %base, [slot];
    shl.b32 %address, %w, 21;
    add.u32 %address, %base, %address;

    mov.u32 %image, data;
    mul.wide.u32 %p64, %cta, {size};
    add.u64 %p64, %from, %p64;
    mov.u32 %n, %t;
copy:
    setp.ge.u32 %p, %n, {words};
    @%p bra copied;
    mul.wide.u32 %q64, %n, 4;
    add.u64 %q64, %q64, %p64;
    ld.global.u32 %word, [%q64];
    shl.b32 %x0, %n, 2;
    add.u32 %x0, %x0, %image;
    st.shared.u32 [%x0], %word;
    add.u32 %n, %n, 128;
    bra copy;
copied:
    mad.lo.u32 %x1, %cta, 128, %t;
    mul.wide.u32 %p64, %x1, {row};
    add.u64 %q64, %p64, %source;
    add.u64 %result, %p64, %result;
    mov.u32 %n, 0;
    mov.u32 %x0, %address;
fill:
{loads}
    tcgen05.st.sync.aligned.32x32b.x32.b32 [%x0], {registers};
    add.u64 %q64, %q64, 128;
    add.u32 %x0, %x0, 32;
    add.u32 %n, %n, 32;
    setp.lt.u32 %p, %n, {columns};
    @%p bra fill;
    tcgen05.wait::st.sync.aligned;
    fence.proxy.async;
    tcgen05.fence::before_thread_sync;
    {meet}
    tcgen05.fence::after_thread_sync;
    shr.u32 %image, %image, 4;
    and.b32 %image, %image, 0x3fff;
    cvt.u64.u32 %low, %image;
    @!%issues bra on;
{body}
    tcgen05.commit.cta_group::{group}.mbarrier::arrive::one.shared::cluster{multicast}.b64 [bar]{mask};
on:
wait:
    mbarrier.try_wait.parity.shared.b64 %wait, [bar], 0;
    @!%wait bra wait;
    tcgen05.fence::after_thread_sync;
    mov.u32 %n, 0;
    mov.u32 %x0, %address;
dump:
    tcgen05.ld.sync.aligned.32x32b.x32.b32 {registers}, [%x0];
    tcgen05.wait::ld.sync.aligned;
{stores}
    add.u64 %result, %result, 128;
    add.u32 %x0, %x0, 32;
    add.u32 %n, %n, 32;
    setp.lt.u32 %p, %n, {columns};
    @%p bra dump;
    {meet}
    @%first tcgen05.dealloc.cta_group::{group}.sync.aligned.b32 %base, {columns};
    @%first tcgen05.relinquish_alloc_permit.cta_group::{group}.sync.aligned;
    ret;
}}
"""


def text(lines, *, size, columns, group=1, target="sm_100a", version="8.8"):
    """`lines` are executed by one thread: %base is the address of the columns, %low that of the image in units of 16
    bytes."""
    pair = group == 2
    registers = [f"%r{index}" for index in range(32)]
    return TEXT.format(
        version=version,
        target=target,
        size=size,
        words=size // 4,
        columns=columns,
        row=4 * columns,
        group=group,
        registers="{" + ", ".join(registers) + "}",
        loads="\n".join(f"ld.global.u32 {name}, [%q64+{4 * index}];" for index, name in enumerate(registers)),
        stores="\n".join(f"st.global.u32 [%result+{4 * index}], {name};" for index, name in enumerate(registers)),
        body="\n".join(lines),
        meet="barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;" if pair else "bar.sync 0;",
        multicast=".multicast::cluster" if pair else "",
        mask=", 3" if pair else "",
    )


def run(lines, content, image, *, group=1, engine="jit", target="sm_100a", version="8.8", **options):
    """Tensor memory (128 lanes of some columns; of two CTAs: [2, 128, columns]) after what `lines` start."""
    content = np.ascontiguousarray(content, np.uint32)
    image = np.ascontiguousarray(image, np.uint8)
    program = text(lines, size=image.shape[-1], columns=content.shape[-1], group=group, target=target, version=version)
    result = np.zeros_like(content)
    cluster = {"cluster": 2} if group == 2 else {}
    ptxvm.run(program, grid=group, block=128, args=[content, image, result], engine=engine, **cluster, **options)
    return result


# ---------------------------------------------------------------------------------------------------- shared memory

SWIZZLES = {"none": (0, 16), "32B": (6, 32), "64B": (4, 64), "128B": (2, 128), "128B_32B": (1, 128)}


@dataclass(frozen=True)
class Placed:
    """A matrix in shared memory: the descriptor, with its place in the image as start address."""

    start: int
    leading: int
    stride: int
    swizzle: str = "none"

    @property
    def word(self):
        code = SWIZZLES[self.swizzle][0]
        return self.start >> 4 | self.leading >> 4 << 16 | self.stride >> 4 << 32 | 1 << 46 | code << 61


def swizzled(address, swizzle):
    """Swizzle<B, 4, 3> of CuTe on a byte address, or the one with atoms of 32 bytes."""
    if swizzle == "128B_32B":
        return address ^ (address >> 7 & 3) << 5
    bits = {"none": 0, "32B": 1, "64B": 2, "128B": 3}[swizzle]
    return address ^ (address >> 7 & (1 << bits) - 1) << 4


def place_k_major(image, rows, start, swizzle="none"):
    """Puts rows of bytes (a multiple of 16 each, up to the span of the swizzle) into the image."""
    span = SWIZZLES[swizzle][1]
    count, length = rows.shape
    stride = 8 * span if swizzle != "none" else 8 * length
    leading = 128 if swizzle == "none" else 16
    for row in range(count):
        for chunk in range(length // 16):
            if swizzle == "none":
                address = start + row % 8 * 16 + row // 8 * stride + chunk * leading
            else:
                address = start + row % 8 * span + row // 8 * stride + chunk * 16
            address = swizzled(address, swizzle)
            image[address : address + 16] = rows[row, 16 * chunk : 16 * chunk + 16]
    return Placed(start, leading, stride, swizzle)


def place_mn_major(image, columns, start, swizzle="none"):
    """Puts columns (K of them) of bytes along M or N into the image."""
    span = SWIZZLES[swizzle][1]
    k, length = columns.shape
    high = 4 if swizzle == "128B_32B" else 8
    if swizzle == "none":
        stride, leading = 128, 128 * -(-length // 16)
    else:
        leading = high * span * -(-k // high)  # from one span to the next
        stride = high * span
    for column in range(k):
        for chunk in range(-(-length // 16)):
            if swizzle == "none":
                address = start + column % 8 * 16 + chunk * stride + column // 8 * leading
            else:
                wide = span // 16
                address = start + chunk % wide * 16 + column % high * span
                address += chunk // wide * leading + column // high * stride
            address = swizzled(address, swizzle)
            inside = columns[column, 16 * chunk : 16 * chunk + 16]
            image[address : address + len(inside)] = inside
    return Placed(start, leading, stride, swizzle)


def descriptors(a, b):
    """Lines that make %a and %b; `a` None: A is elsewhere."""
    lines = [f"add.u64 %b, %low, {b.word:#x};"]
    return lines if a is None else [*lines, f"add.u64 %a, %low, {a.word:#x};"]


def idesc(m, n, a=0, b=0, d=1, **flags):
    """An instruction descriptor of the kinds without scales (Table 42)."""
    word = d << 4 | a << 7 | b << 10 | n >> 3 << 17 | m >> 4 << 24
    places = {"selector": 0, "sparse": 2, "saturate": 3, "negate_a": 13, "negate_b": 14}
    places |= {"transpose_a": 15, "transpose_b": 16, "shift": 30}
    return word | sum(value << places[name] for name, value in flags.items())


def scaled_idesc(m, n, a=0, b=0, scale=1, **flags):
    """One of the kinds with scales (Tables 43 and 44)."""
    word = a << 7 | b << 10 | n >> 3 << 17 | scale << 23 | m >> 7 << 27
    places = {"sparse": 2, "b_id": 4, "negate_a": 13, "negate_b": 14, "transpose_a": 15, "transpose_b": 16, "a_id": 29}
    return word | sum(value << places[name] for name, value in flags.items())
