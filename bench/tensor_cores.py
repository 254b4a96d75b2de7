"""How fast products of matrices are through `mma`, `wgmma` and `tcgen05`, beside f32 in C and in NumPy's library."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

import ptxvm

from .c_library import CLibrary
from .table import Cell, show
from .timing import CLOCKS, best

SIDE, TILE = 1024, 64
HEADER = """.version 8.8
.target {target}
.address_size 64
"""
KEPT = 32
"""Bytes of K of one `mma`, of a row of A and of a column of B."""
STEPS = 2
"""Along K, in each turn of a kernel's loop."""

MATMUL = """.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc)
{{
    .reg .b64 %a, %b, %c; .reg .b32 %x<32>, %y<32>, %g, %t, %i, %row, %column; .reg .{kind} %d<128>; .reg .pred %more;
    mov.u32 %t, %tid.x; shr.u32 %g, %t, 2; and.b32 %t, %t, 3;
    mov.u32 %row, %ctaid.y; mad.lo.u32 %row, %row, 64, %g;
    mov.u32 %column, %ctaid.x; mul.lo.u32 %column, %column, 64;
    ld.param.u64 %a, [pa]; mad.wide.u32 %a, %row, {stride}, %a; mad.wide.u32 %a, %t, 4, %a;
    ld.param.u64 %c, [pc]; mad.wide.u32 %c, %row, 4096, %c; mad.wide.u32 %c, %column, 4, %c; mad.wide.u32 %c, %t, 8, %c;
    add.u32 %column, %column, %g;
    ld.param.u64 %b, [pb]; mad.wide.u32 %b, %column, {stride}, %b; mad.wide.u32 %b, %t, 4, %b;
    {clear}
    mov.u32 %i, 0;
AGAIN:
    {body}
    add.u64 %a, %a, 64; add.u64 %b, %b, 64; add.u32 %i, %i, 64; setp.lt.u32 %more, %i, {stride};
    @%more bra AGAIN;
    {save}
    ret;
}}
"""

FILL = """
    mov.u32 %i, %tid.x;
FILL:
    mul.lo.u32 %w, %i, 0x9E3779B1; and.b32 %w, %w, 0x87878787; or.b32 %w, %w, 0x38383838;
    shl.b32 %s, %i, 2; mov.u32 %q, memory; add.u32 %s, %s, %q; st.shared.u32 [%s], %w;
    mov.u32 %q, %ntid.x; add.u32 %i, %i, %q; setp.lt.u32 %more, %i, 4096;
    @%more bra FILL;
    bar.sync 0; mov.u32 %i, 0;"""
"""Numbers between -2 and 2 in 16 KB of shared memory, all different."""

WGMMA = """.visible .entry k(.param .u32 times)
{{
    .shared .align 1024 .b8 memory[16384];
    .reg .b64 %x, %y; .reg .b32 %i, %n, %w, %s, %q; .reg .{kind} %d<128>; .reg .pred %more;
    ld.param.u32 %n, [times];{fill}
    mov.b64 %x, 0x0000000800400000; mov.b64 %y, 0x0000000801000100;
    {clear}
AGAIN:
    wgmma.fence.sync.aligned;
    {products}
    wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
    add.u32 %i, %i, 1; setp.lt.u32 %more, %i, %n;
    @%more bra AGAIN;
    ret;
}}
"""

TCGEN05 = """.visible .entry k(.param .u32 times)
{{
    .shared .align 1024 .b8 memory[16384];
    .shared .align 8 .b64 bar; .shared .align 4 .b32 slot;
    .reg .b64 %x, %y; .reg .b32 %i, %n, %w, %s, %q, %d, %parity; .reg .pred %more, %one, %done;
    ld.param.u32 %n, [times];{fill}
    mov.b64 %x, 0x0000400800800000; mov.b64 %y, 0x0000400801000100;
    mov.u32 %d, %tid.x; setp.eq.u32 %one, %d, 0;
    @%one mbarrier.init.shared.b64 [bar], 1;
    tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 256;
    bar.warp.sync -1;
    ld.shared.u32 %d, [slot];
AGAIN:
    {products}
    @%one tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];
    and.b32 %parity, %i, 1;
WAIT:
    mbarrier.try_wait.parity.shared.b64 %done, [bar], %parity;
    @!%done bra WAIT;
    add.u32 %i, %i, 1; setp.lt.u32 %more, %i, %n;
    @%more bra AGAIN;
    tcgen05.dealloc.cta_group::1.sync.aligned.b32 %d, 256;
    ret;
}}
"""

LDMATRIX = """.visible .entry k(.param .u32 times)
{{
    .shared .align 128 .b8 memory[16384];
    .reg .b32 %i, %n, %s, %r<16>; .reg .pred %more;
    ld.param.u32 %n, [times]; mov.u32 %i, 0;
    mov.u32 %r0, %tid.x; shl.b32 %r0, %r0, 4; mov.u32 %s, memory; add.u32 %s, %s, %r0;
    mov.u32 %r12, 0; mov.u32 %r13, 0; mov.u32 %r14, 0; mov.u32 %r15, 0;
AGAIN:
    {loads}
    add.u32 %i, %i, 1; setp.lt.u32 %more, %i, %n;
    @%more bra AGAIN;
    st.shared.v4.u32 [%s], {{%r12, %r13, %r14, %r15}};
    ret;
}}
"""

SHAPES = {
    "f16": ("m16n8k16", "m64n256k16", "f16"),
    "bf16": ("m16n8k16", "m64n256k16", "f16"),
    "tf32": ("m16n8k8", "m64n256k8", "tf32"),
    "e4m3": ("m16n8k32", "m64n256k32", "f8f6f4"),
    "s8": ("m16n8k32", "m64n256k32", "i8"),
}
"""By the type of A and B: the shapes of `mma` and `wgmma`, and the kind of `tcgen05.mma`."""
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "s8": 8}
_DESCRIPTOR = {"f16": 0x10, "bf16": 0x490, "tf32": 0x910, "e4m3": 0x10, "s8": 0x4A0}
_SMALL = {0: 0, 1: 0x38, 2: 0x40, -1: 0xB8, -2: 0xC0}


def _list(name: str, first: int, count: int) -> str:
    return "{" + ", ".join(f"%{name}{first + index}" for index in range(count)) + "}"


def _sums(type_: str) -> str:
    return "s32" if type_ == "s8" else "f32"


def matmul_text(type_: str) -> str:
    """C = A * B for square matrices, A row by row, B column by column; a warp for each tile of 64 x 64."""
    stride, sums = SIDE * BITS[type_] // 8, _sums(type_)
    form = f"mma.sync.aligned.{SHAPES[type_][0]}.row.col.{sums}.{type_}.{type_}.{sums}"
    # Both steps along K of a row first: they share lines of the cache.
    body = [
        f"ld.global.b32 %x{16 * step + 4 * i + 2 * k + h}, [%a+{(16 * i + 8 * h) * stride + KEPT * step + 16 * k}];"
        for i in range(4)
        for h in range(2)
        for step in range(STEPS)
        for k in range(2)
    ]
    body += [
        f"ld.global.b32 %y{16 * step + 2 * j + k}, [%b+{8 * j * stride + KEPT * step + 16 * k}];"
        for j in range(8)
        for step in range(STEPS)
        for k in range(2)
    ]
    tiles = [(i, j, 4 * (8 * i + j)) for i in range(4) for j in range(8)]
    for step in range(STEPS):
        for i, j, d in tiles:
            x, y = _list("x", 16 * step + 4 * i, 4), _list("y", 16 * step + 2 * j, 2)
            body.append(f"{form} {_list('d', d, 4)}, {x}, {y}, {_list('d', d, 4)};")
    kind = "b32" if sums == "s32" else "f32"
    save = [
        f"st.global.v2.{kind} [%c+{(16 * i + 8 * h) * 4 * SIDE + 32 * j}], {_list('d', d + 2 * h, 2)};"
        for i, j, d in tiles
        for h in range(2)
    ]
    clear = "\n    ".join(f"mov.b32 %d{index}, 0;" for index in range(128))
    parts = {"body": "\n    ".join(body), "save": "\n    ".join(save), "clear": clear}
    return HEADER.format(target="sm_89") + MATMUL.format(kind=kind, stride=stride, **parts)


def wgmma_text(type_: str) -> str:
    """Eight products of 64 x 256 at a time."""
    sums, kind = _sums(type_), "b32" if type_ == "s8" else "f32"
    rest = {"s8": "1", "f16": "1, 1, 1, 0, 0", "bf16": "1, 1, 1, 0, 0"}.get(type_, "1, 1, 1")
    form = f"wgmma.mma_async.sync.aligned.{SHAPES[type_][1]}.{sums}.{type_}.{type_}"
    clear = "\n    ".join(f"mov.b32 %d{index}, 0;" for index in range(128))
    products = "\n    ".join([f"{form} {_list('d', 0, 128)}, %x, %y, {rest};"] * 8)
    return HEADER.format(target="sm_90a") + WGMMA.format(fill=FILL, kind=kind, clear=clear, products=products)


def tcgen05_text(type_: str) -> str:
    """Eight products of 128 x 256 at a time."""
    word = _DESCRIPTOR[type_] | 256 // 8 << 17 | 128 // 16 << 24
    product = f"@%one tcgen05.mma.cta_group::1.kind::{SHAPES[type_][2]} [%d], %x, %y, {word}, %one;"
    return HEADER.format(target="sm_100a") + TCGEN05.format(fill=FILL, products="\n    ".join([product] * 8))


def ldmatrix_text() -> str:
    """Sixteen loads of four matrices."""
    load = "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
    used = "xor.b32 %r12, %r12, %r0; xor.b32 %r13, %r13, %r1; xor.b32 %r14, %r14, %r2; xor.b32 %r15, %r15, %r3;"
    loads = "\n    ".join(f"{load} {_list('r', 0, 4)}, [%s+{512 * i}]; {used}" for i in range(16))
    return HEADER.format(target="sm_80") + LDMATRIX.format(loads=loads)


def encoded(numbers: np.ndarray, type_: str) -> np.ndarray:
    """Integers from -2 to 2 as elements of a type."""
    if type_ == "e4m3":
        return np.array([_SMALL[number] for number in range(-2, 3)], np.uint8)[numbers + 2]
    if type_ == "bf16":
        return (numbers.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return numbers.astype({"f16": np.float16, "tf32": np.float32, "s8": np.int8}[type_])


def product_of_matrices(type_: str, cores: str) -> Callable[[], None]:
    """Multiplies matrices of 1024 x 1024 through `mma`; the first time, now, the result is checked."""
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-2, 3, (SIDE, SIDE)) for _ in range(2))
    x, y = (encoded(each, type_).view(np.uint32) for each in (a, b))
    c = np.zeros((SIDE, SIDE), np.int32 if type_ == "s8" else np.float32)
    kernel = ptxvm.load(matmul_text(type_)).kernels["k"]

    def run() -> None:
        kernel.launch((SIDE // TILE, SIDE // TILE), 32, x, y, c, workers=1, tensor_cores=cores)

    run()
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.T.astype(np.float32))
    return run


def _repeated(text: str, threads: int, cores: str, times: int) -> Callable[[], None]:
    kernel = ptxvm.load(text).kernels["k"]

    def run() -> None:
        kernel.launch(1, threads, np.uint32(times), workers=1, tensor_cores=cores)

    run()
    return run


def _rates(type_: str, rounds: int, clock: str) -> list[Cell]:
    """By `mma` ("fast", as sm_80, as sm_90), `wgmma` and `tcgen05`."""
    clocked = CLOCKS[clock]
    cells: list[Cell] = []
    for cores in ("fast", "sm_80", "sm_90"):
        (seconds,) = best([product_of_matrices(type_, cores)], rounds, clocked)
        cells.append(2 * SIDE**3 / seconds / 1e9)
    for text, threads, rows in ((wgmma_text(type_), 128, 64), (tcgen05_text(type_), 32, 128)):
        # As many products as matrices of that size have, eight at a time.
        times = SIDE**3 // (rows * 256 * 8 * KEPT // BITS[type_]) // 8
        for cores in ("fast", "target"):
            (seconds,) = best([_repeated(text, threads, cores, times)], rounds, clocked)
            cells.append(2 * SIDE**3 / seconds / 1e9)
    return cells


def _references(library: CLibrary | None, rounds: int, clock: str) -> Sequence[str]:
    rng = np.random.default_rng(1)
    a, b = (rng.standard_normal((SIDE, SIDE), np.float32) for _ in range(2))
    c = np.zeros_like(a)
    rates = [("NumPy's library", best([lambda: a @ b], rounds, CLOCKS[clock])[0])]
    if library is not None:
        arguments = np.int32(SIDE), a, b, c
        rates.append(("C", best([lambda: library.call("matmul", arguments)], rounds, CLOCKS[clock])[0]))
    return [f"f32 of the same size: {name} {2 * SIDE**3 / seconds / 1e9:.0f} GFLOP/s" for name, seconds in rates]


def report(library: CLibrary | None, rounds: int, clock: str) -> None:
    """Measure every type and print the table."""
    rows = [[type_, *_rates(type_, rounds, clock)] for type_ in SHAPES]
    times = 20_000
    (seconds,) = best([_repeated(ldmatrix_text(), 32, "target", times)], rounds, CLOCKS[clock])
    notes = [*_references(library, rounds, clock), f"ldmatrix: {times * 16 * 512 / seconds / 1e9:.1f} GB/s"]
    header = ["GFLOP/s, one thread", "mma fast", "sm_80", "sm_90", "wgmma fast", "target", "tcgen05 fast", "target"]
    title = f"Products of 1024 x 1024 x 1024 (wgmma, tcgen05: as many, of the same matrices), by {clock} time"
    show(title, header, rows, *notes)
