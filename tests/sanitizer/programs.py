"""Small kernels with one mistake each, and the same without it.

A text has lines of both; `-` in front of one: only in the wrong program, `+`: only in the right one. `!` behind a line:
it is one of the two that a report must name. `WAIT m, 0` waits for the phase of a parity of an mbarrier, `SPIN ld..,
r, v` loads until the value is `v`, `CLUSTER` stands for arrival and wait at the cluster's barrier.

Both get `data` and `flag` (global words) in %rd1 and %rd2, the thread in %r1, the CTA in %r2; %r5 is the address of the
thread's own word of `s` (shared), %r7 that of the same lane of the other warp's, %r8 that of the lane beside; %rd3 that
of the own word of `data`. %p1: thread 0; %p2: warp 0; %p3: CTA 0.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

import ptxvm

HEAD = """.version 8.6
.target sm_90a
.address_size 64
.shared .align 128 .b32 s[256];
.shared .align 8 .b64 m;
.shared .align 8 .b64 n;
.visible .entry k(.param .u64 data, .param .u64 flag)
{
    .reg .pred %p<20>;
    .reg .b16 %h<20>;
    .reg .b32 %r<60>;
    .reg .b64 %rd<60>;
    .reg .f32 %f<300>;
    ld.param.u64 %rd1, [data];
    ld.param.u64 %rd2, [flag];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    shl.b32 %r3, %r1, 2;
    mov.u32 %r4, s;
    add.u32 %r5, %r4, %r3;
    xor.b32 %r6, %r3, 128;
    add.u32 %r7, %r4, %r6;
    xor.b32 %r6, %r3, 4;
    add.u32 %r8, %r4, %r6;
    cvt.u64.u32 %rd4, %r3;
    add.u64 %rd3, %rd1, %rd4;
    setp.eq.u32 %p1, %r1, 0;
    setp.lt.u32 %p2, %r1, 32;
    setp.eq.u32 %p3, %r2, 0;
"""


@dataclass(frozen=True)
class Case:
    """`kinds`: of faults that are right; `wrong`, `right`: the programs; `lines`: of the wrong one, that are marked."""

    name: str
    kinds: tuple[str, ...]
    wrong: str
    right: str
    lines: tuple[int, ...]
    grid: int = 1
    block: int = 64
    cluster: int | None = None
    options: tuple[tuple[str, object], ...] = ()


def case(name: str, kinds: str, text: str, *, grid=1, block=64, cluster=None, head=HEAD, **options) -> Case:
    wrong, right = _program(text, "-", head), _program(text, "+", head)
    lines = tuple(number for number, line in enumerate(wrong.splitlines(), 1) if line.endswith("//!"))
    return Case(name, tuple(kinds.split()), wrong, right, lines, grid, block, cluster, tuple(options.items()))


def _program(text: str, sign: str, head: str) -> str:
    lines = [_line(number, line.strip()) for number, line in enumerate(_chosen(text, sign))]
    return head + "\n".join(lines) + "\nret;\n}\n"


def _chosen(text: str, sign: str) -> list[str]:
    """The lines of both programs and those of the one with this sign."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return [line.removeprefix(sign) for line in lines if line[:1] not in "+-" or line[:1] in (sign, "")]


def _line(number: int, text: str) -> str:
    mark, code = (" //!", text[:-1].strip()) if text.endswith("!") else ("", text)
    if code == "CLUSTER":
        return "barrier.cluster.arrive;\nbarrier.cluster.wait;"
    if found := re.fullmatch(r"(@!?%p\d+ )?WAIT(\.\S+)? (.+), (\S+)", code):
        guard, order, address, parity = found.groups()
        wait = f"mbarrier.try_wait.parity{order or ''}.shared.b64 %p19, [{address}], {parity};{mark}"
        return _loop(number, guard, f"{wait}\n@!%p19 bra LOOP{number};")
    if found := re.fullmatch(r"(@!?%p\d+ )?SPIN (\S+ (%r\d+), .+), (\d+)", code):
        guard, load, register, value = found.groups()
        return _loop(number, guard, f"{load};{mark}\nsetp.lt.u32 %p19, {register}, {value};\n@%p19 bra LOOP{number};")
    return code + mark


def _loop(number: int, guard: str | None, body: str) -> str:
    loop = f"LOOP{number}: {body}"
    return f"{_opposite(guard)}bra SKIP{number};\n{loop}\nSKIP{number}:" if guard else loop


def _opposite(guard: str) -> str:
    return guard.replace("@", "@!") if "@!" not in guard else guard.replace("@!", "@")


def launch(text: str, case: Case, flag: np.ndarray | None = None, **options) -> ptxvm.Result:
    """By the interpreter, unless options say otherwise. `flag`: the second array, of 64 words, if they are not zero."""
    arrays = np.zeros(4096, np.uint32), np.zeros(64, np.uint32) if flag is None else flag
    kernel = ptxvm.load(text).kernels["k"]
    given = {"engine": "interpret"} | dict(case.options) | options
    return kernel.launch(case.grid, case.block, *arrays, cluster=case.cluster, **given)


def agree_on_races(text: str, block: int) -> None:
    """Both engines say the same of a kernel of one array of 4,096 words, launched in two CTAs."""
    words, options = np.arange(4096, dtype=np.uint32), {"grid": 2, "block": block, "checks": "race"}
    assert len({told(text, words.copy(), engine=engine, **options) for engine in ("interpret", "jit")}) == 1


def told(text: str, *arrays: np.ndarray, **options: Any) -> str:
    """What a launch of the kernel `k` says: its fault, or "nothing"."""
    try:
        ptxvm.load(text).kernels["k"].launch(options.pop("grid"), options.pop("block"), *arrays, **options)
    except ptxvm.KernelFault as fault:
        return re.sub("0x[0-9a-f]+", "0x...", str(fault))  # no two arrays have the same address
    return "nothing"
