"""How many lanes a second execute an instruction, in one thread: each alone, in a loop of independent chains."""

from __future__ import annotations

import numpy as np

import ptxvm

from .probes import CHAINS, PROBES, Probe
from .table import Cell, show
from .timing import CLOCKS, Clock, best

REPEATS = 4
THREADS, CTAS = 128, 4
TURNS = 128
WANTED = 200.0  # million lane-operations per second

HEADER = """.version 8.8
.target sm_100a
.address_size 64
.visible .entry probe(.param .u64 data, .param .u32 turns)
{
    .reg .b32 %i<8>, %ib, %ic, %t<8>, %u<8>, %v<8>, %y<8>, %x<8>, %xb, %xc, %turn, %tid, %slot<8>, %place;
    .reg .b64 %l<8>, %lb, %lc, %w<8>, %base, %near, %near4, %bytes, %far<8>, %all;
    .reg .b32 %snear, %sfar<8>;
    .reg .f32 %f<8>, %fb, %fc, %g<8>;
    .reg .f64 %d<8>, %db, %dc, %e<8>;
    .reg .b16 %h<8>, %hb, %hc, %s<8>;
    .reg .pred %p<8>, %pb, %more;
    .reg .b64 %frame;
    .local .align 16 .b8 stack[64];
    .shared .align 16 .b8 table[8192];
    ld.param.u64 %base, [data];
    cvta.to.global.u64 %base, %base;
    ld.param.u32 %turn, [turns];
    mov.u32 %tid, %tid.x;
"""
START = """    mad.wide.u32 %near, %tid, 4, %base;
    mad.wide.u32 %near4, %tid, 16, %base;
    cvt.u64.u32 %bytes, %tid;
    add.s64 %bytes, %bytes, %base;
    add.s64 %all, %base, 64;
    mov.u32 %place, table;
    mad.lo.u32 %snear, %tid, 4, %place;
    mov.u64 %frame, stack;
"""
"""Addresses in the first 64 KiB of the data, which are zeros; the values behind them are those of the operands."""

VALUES = 1 << 16
"""Where in the data the operands are: rows of THREADS values of 8 bytes."""

REGISTERS = {"i": ("u32", 0), "l": ("u64", 1), "f": ("f32", 2), "d": ("f64", 3), "h": ("u16", 4), "x": ("u32", 5)}
ROWS = CHAINS + 2


def data() -> np.ndarray:
    """Zeros, then for every kind the values of its chains and its two other operands."""
    rng = np.random.default_rng(1)
    shape = (ROWS, THREADS, 8)
    parts = []
    for kind in REGISTERS:
        values = np.zeros(shape, np.uint8)
        width = {"i": 4, "l": 8, "f": 4, "d": 8, "h": 2, "x": 4}[kind]
        values[..., :width] = _values(kind, rng).reshape(ROWS, THREADS, width)
        parts.append(values.reshape(-1))
    return np.concatenate([np.zeros(VALUES, np.uint8), *parts])


def _values(kind: str, rng: np.random.Generator) -> np.ndarray:
    count = ROWS * THREADS
    match kind:
        case "i" | "l":
            values = rng.integers(1 << 12, 1 << 31, count).astype(np.uint32 if kind == "i" else np.uint64)
            values[-2 * THREADS :] %= 29  # shifts, counts and divisors
            values[-2 * THREADS :] += 3
        case "h" | "x":
            values = rng.uniform(1, 2, count * (2 if kind == "x" else 1)).astype(np.float16)
            values[-len(values) // ROWS * 2 :] = 0.9998
        case _:
            values = rng.uniform(1, 2, count).astype(np.float32 if kind == "f" else np.float64)
            values[-2 * THREADS : -THREADS] = 1 - 1e-6
            values[-THREADS:] = 1e-7
    return values.view(np.uint8)


def program(probe: Probe) -> str:
    """The kernel that repeats one instruction."""
    lines = [HEADER, START, *_operands("i")]
    if probe.kind != "i":
        lines += _operands(probe.kind)
    lines += [
        f"    and.b32 %slot{k}, %i{k}, 0x1ff8; cvt.u64.u32 %far{k}, %slot{k}; add.s64 %far{k}, %far{k}, %base; "
        f"and.b32 %slot{k}, %i{k}, 0x1ff8; add.u32 %sfar{k}, %slot{k}, %place;"
        for k in range(CHAINS)
    ]
    lines += ["    setp.gt.u32 %pb, %ib, 15;", "again:"]
    lines += [f"    {probe.line(k)}" for _ in range(REPEATS) for k in range(CHAINS)]
    lines += ["    sub.u32 %turn, %turn, 1;", "    setp.ne.u32 %more, %turn, 0;", "    @%more bra again;"]
    kind, _ = REGISTERS[probe.kind]
    lines += [f"    st.global.{kind} [%far{k}], %{probe.kind}{k};" for k in range(CHAINS)]
    return "\n".join([*lines, "    ret;", "}", ""])


def _operands(kind: str) -> list[str]:
    """Loads of the chains and the other operands of a kind: every lane has values of its own."""
    type_, number = REGISTERS[kind]
    names = [*(f"%{kind}{k}" for k in range(CHAINS)), f"%{kind}b", f"%{kind}c"]
    start = VALUES + number * ROWS * THREADS * 8
    lines = ["    mad.wide.u32 %far0, %tid, 8, %base;"]
    for row, name in enumerate(names):
        lines.append(f"    ld.global.{type_} {name}, [%far0+{start + row * THREADS * 8}];")
    return lines


def rate(probe: Probe, rounds: int, clock: Clock) -> float:
    """Million lanes a second."""
    memory = data()
    kernel = ptxvm.load(program(probe)).kernels["probe"]

    def run() -> None:
        kernel.launch(CTAS, THREADS, memory, TURNS, workers=1)

    run()
    seconds = best([run], rounds, clock)[0]
    return CTAS * THREADS * TURNS * REPEATS * CHAINS / seconds / 1e6


def report(rounds: int, clock: str) -> None:
    """Measure every probe and print the table."""
    rows: list[list[Cell]] = []
    below = []
    for probe in PROBES:
        found = rate(probe, rounds, CLOCKS[clock])
        if found < WANTED and not probe.slow:
            below.append(probe.text.split(";")[0])
        rows.append([probe.family, probe.text.split(";")[0].replace("{k}", ""), found, None if probe.slow else WANTED])
    note = f"below what is wanted: {', '.join(below) or 'none'}"
    show(
        f"Instruction throughput, one thread, by {clock} time",
        ["family", "instruction", "million lane-operations/s", "wanted at least"],
        rows,
        note,
        "memory and conversion rows include what brings their results back into the chain",
    )
