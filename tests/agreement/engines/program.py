"""Many probes in one kernel: its text, and the inputs that go with it."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from tests.agreement.engines.places import READ_BYTES, SLOT_BYTES
from tests.agreement.engines.values import Row, Words, table
from tests.agreement.engines.writer import Probe

from ptxvm.isa.targets import Target, Version
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import U32

WARP = 32
SLOTS = WARP * SLOT_BYTES


@dataclass(frozen=True, slots=True)
class Platform:
    """Version and target of a module."""

    version: Version
    target: str

    @property
    def parsed(self) -> Target:
        return Target.parse(self.target)


@dataclass(frozen=True, slots=True)
class Shape:
    """CTAs and threads of a launch; the last warp of a CTA may be a part of one."""

    grid: int = 3
    block: int = 80

    @property
    def threads(self) -> int:
        return self.grid * self.block

    @property
    def warps(self) -> int:
        return -(-self.block // WARP)


@dataclass(frozen=True, slots=True)
class Program:
    """A module with one kernel `probes`. `first_lines` are the lines on which the probes begin (counted from 1)."""

    text: str
    probes: tuple[Probe, ...]
    platform: Platform
    shape: Shape
    first_lines: tuple[int, ...]
    rows: tuple[Row, ...]
    outputs: int

    def inputs(self) -> Words:
        """Input rows: that of the masks, then those of the probes."""
        rng = random.Random(self.probes[0].name)
        words = table(list(self.rows), self.shape.threads, rng)
        words[0] = mask_bits(self.shape.grid, self.shape.block, rng)
        return words

    def probe_at(self, line: int) -> int:
        """The index of the probe that a line belongs to, -1 for the lines before them."""
        return sum(first <= line for first in self.first_lines) - 1


def mask_bits(grid: int, block: int, rng: random.Random) -> list[int]:
    """Bit 0: of some warps random, of others all or none. Bits 1 and 2 random; bits 8 to 12 a number of lanes."""
    words = []
    for thread in range(grid * block):
        warp = thread // WARP
        bit = (1, 0, rng.getrandbits(1))[warp % 5] if warp % 5 < 2 else rng.getrandbits(1)
        words.append(bit | rng.getrandbits(2) << 1 | rng.getrandbits(5) << 8)
    return words


def build(probes: Sequence[Probe], platform: Platform, shape: Shape) -> Program:
    """The module of some probes."""
    major, minor = platform.version
    lines = [f".version {major}.{minor}", f".target {platform.target}", ".address_size 64"]
    for declaration in dict.fromkeys(text for probe in probes for text in probe.declarations):
        lines += declaration.split("\n")
    lines += _kernel_start(shape)
    rows, outputs, first_lines = [Row(U32)], 0, []
    for probe in probes:
        first_lines.append(len(lines) + 1)
        bases = {"i": len(rows), "u": len(rows), "o": outputs}
        text = "\n".join(("{", *probe.lines, "}"))
        lines += re.sub(r"<([iuo])(\d+)>", lambda match, b=bases: _place(match, b, shape), text).split("\n")
        rows += [_shifted(row, bases["i"]) for row in probe.inputs]
        outputs += len(probe.outputs)
    lines += ["ret;", "}"]
    return Program("\n".join(lines) + "\n", tuple(probes), platform, shape, tuple(first_lines), tuple(rows), outputs)


def _place(match: re.Match[str], bases: dict[str, int], shape: Shape) -> str:
    register = {"i": "%in", "u": "%cta_in", "o": "%out"}[match[1]]
    return f"{register}+{(bases[match[1]] + int(match[2])) * shape.threads * 8}"


def _shifted(row: Row, base: int) -> Row:
    return row if row.like is None else Row(row.type, row.small, row.like + base, row.full)


def _kernel_start(shape: Shape) -> list[str]:
    constants = random.Random("constants").randbytes(READ_BYTES[Space.CONST])
    text = f"""
.const .align 32 .b8 cr[{READ_BYTES[Space.CONST]}] = {{{", ".join(map(str, constants))}}};
.shared .align 32 .b8 sr[{READ_BYTES[Space.SHARED]}];
.shared .align 32 .b8 sw[{shape.warps * SLOTS}];
.visible .entry probes(.param .u64 in, .param .u64 out, .param .u64 area, .param .u64 slots,
    .param .align 32 .b8 pr[{READ_BYTES[Space.PARAM]}])
{{
.local .align 32 .b8 lr[{READ_BYTES[Space.LOCAL]}];
.local .align 32 .b8 lw[{SLOT_BYTES}];
.reg .b64 %in, %cta_in, %out, %area, %gw, %sw, %from, %to, %word, %c64_<2>;
.reg .b32 %thread, %lane, %warp, %cta, %all, %half, %m<4>, %n<4>, %c32_<2>, %bits, %some, %count, %index;
.reg .pred %g<4>, %more;
mov.u32 %thread, %tid.x;
and.b32 %lane, %thread, 31;
shr.u32 %warp, %thread, 5;
mov.u32 %cta, %ctaid.x;
mad.lo.u32 %index, %cta, {shape.block}, %thread;
ld.param.u64 %in, [in];
mad.wide.u32 %cta_in, %cta, 8, %in;
mad.wide.u32 %in, %index, 8, %in;
ld.param.u64 %out, [out];
mad.wide.u32 %out, %index, 8, %out;
ld.param.u64 %area, [area];
mad.lo.u32 %index, %cta, {shape.warps}, %warp;
ld.param.u64 %gw, [slots];
mad.wide.u32 %gw, %index, {SLOTS}, %gw;
mov.u64 %sw, sw;
mad.wide.u32 %sw, %warp, {SLOTS}, %sw;
ld.global.b32 %bits, [%in];
and.b32 %some, %bits, 1;
setp.ne.u32 %g0, %some, 0;
ld.global.b32 %count, [%cta_in];
bfe.u32 %some, %count, 8, 5;
setp.ge.u32 %g1, %lane, %some;
and.b32 %some, %count, 2;
setp.ne.u32 %g2, %some, 0;
shr.u32 %some, %bits, 20;
setp.ne.u32 %g3, %some, 0;
mov.b32 %all, 0xffffffff;
setp.lt.u32 %more, %lane, 16;
selp.b32 %half, 0xffff, 0xffff0000, %more;
mov.b32 %c32_0, %bits;
mov.b32 %c32_1, %thread;
mov.b64 %c64_0, {{%bits, %thread}};
mov.b64 %c64_1, {{%thread, %bits}};
mul.wide.u32 %from, %thread, {64 if shape.block <= 96 else 32};
add.s64 %from, %from, %area;
mov.u64 %to, lr;
mov.u32 %index, 0;
local:
ld.global.b64 %word, [%from];
st.local.b64 [%to], %word;
add.s64 %from, %from, 8;
add.s64 %to, %to, 8;
add.u32 %index, %index, 8;
setp.lt.u32 %more, %index, {READ_BYTES[Space.LOCAL]};
@%more bra local;
mul.wide.u32 %from, %thread, 8;
mov.u64 %to, sr;
add.s64 %to, %to, %from;
add.s64 %from, %from, %area;
mul.lo.u32 %index, %thread, 8;
shared:
ld.global.b64 %word, [%from];
st.shared.b64 [%to], %word;
add.s64 %from, %from, {8 * shape.block};
add.s64 %to, %to, {8 * shape.block};
add.u32 %index, %index, {8 * shape.block};
setp.lt.u32 %more, %index, {READ_BYTES[Space.SHARED]};
@%more bra shared;
bar.sync 0;"""
    masks = [f"vote.sync.ballot.b32 %m{i}, %g{i}, 0xffffffff;" for i in range(4)]
    masks += [f"vote.sync.ballot.b32 %n{i}, !%g{i}, 0xffffffff;" for i in range(4)]
    return [*text.split("\n"), *masks]


def area_bytes() -> np.ndarray:
    """What the areas in global memory hold that probes read."""
    return np.frombuffer(random.Random("area").randbytes(READ_BYTES[Space.GLOBAL]), np.uint8).copy()


def parameter_bytes() -> bytes:
    """The by-value parameter that probes read."""
    return random.Random("parameter").randbytes(READ_BYTES[Space.PARAM])
