"""Kernels for Triton, which compiles without a GPU: tensor cores of three generations, descriptors, atomics, scans."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.language.extra.cuda import libdevice

CAPABILITIES = (80, 90, 100)


@triton.jit
def elementwise(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i, i < n, other=0.0)
    b = tl.load(y + i, i < n, other=1.0, eviction_policy="evict_last")
    c = tl.exp(a) + tl.log(b) * tl.sin(a) - tl.sqrt(b) / tl.maximum(a, 1e-3) + tl.abs(a - b)
    c = tl.where(a > b, c, tl.fma(a, b, c)) + tl.sigmoid(a) + tl.erf(b) + tl.floor(a) + tl.ceil(b) + tl.rsqrt(b)
    tl.store(out + i, c, i < n, cache_modifier=".cg")


@triton.jit
def mathematics(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i, i < n)
    b = libdevice.pow(a, a) + libdevice.tanh(a) + libdevice.cbrt(a) + libdevice.lgamma(a) + libdevice.j0(a)
    b += tl.inline_asm_elementwise("tanh.approx.f32 $0, $1;", "=r,r", [a], tl.float32, is_pure=True, pack=1)
    tl.store(out + i, b, i < n)


@triton.jit
def reductions(x, out, indices, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    i = tl.arange(0, ROWS)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :]
    a = tl.load(x + i)
    tl.store(out + tl.arange(0, ROWS), tl.sum(a, 1) + tl.max(a, 1) - tl.min(a, 1))
    tl.store(indices + tl.arange(0, ROWS), tl.argmax(a, 1) + tl.argmin(a, 1))
    scan = tl.cumsum(a, 1) + tl.associative_scan(a, 0, _larger)
    tl.store(x + i, tl.sort(scan))


@triton.jit
def _larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def atomics(integers, floats, halves, longs, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    tl.atomic_add(integers + i % 7, 1, mask)
    tl.atomic_max(integers + i % 5, i, mask, sem="relaxed")
    tl.atomic_add(floats + i % 3, 1.5, mask, sem="release", scope="sys")
    tl.atomic_min(floats + i % 2, 2.5, mask)
    tl.atomic_add(halves + i % 3, tl.full((BLOCK,), 1.0, tl.float16), mask)
    old = tl.atomic_cas(integers, 0, 1, sem="acquire", scope="cta")
    tl.atomic_xchg(longs + i, i.to(tl.int64), mask)
    tl.atomic_and(integers + i, old, mask)
    tl.debug_barrier()


@triton.jit
def conversions(x, out, narrow, bf, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i, i < n)
    tl.store(out + i, a.to(tl.float8e5).to(tl.float16) + a.to(tl.bfloat16).to(tl.float16), i < n)
    tl.store(narrow + i, a.to(tl.int8) + (a.to(tl.int32, bitcast=False) >> 3).to(tl.int8), i < n)
    tl.store(bf + i, a.to(tl.bfloat16) * 2 + (i * 3 % 7).to(tl.bfloat16), i < n)
    tl.device_assert(i < n + BLOCK, "index")


@triton.jit
def random(out, seed, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.rand(seed, i) + tl.randn(seed, i), i < n)
    tl.device_print("value", i)


@triton.jit
def histogram(x, out, BLOCK: tl.constexpr, BINS: tl.constexpr):
    a = tl.load(x + tl.arange(0, BLOCK))
    tl.store(out + tl.arange(0, BINS), tl.histogram(a, BINS))
    tl.store(x + tl.arange(0, BLOCK), tl.gather(a, a % BLOCK, 0))


@triton.jit
def matmul(a, b, c, m, n, k, stride, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows = tl.program_id(0) * M + tl.arange(0, M)
    columns = tl.program_id(1) * N + tl.arange(0, N)
    inner = tl.arange(0, K)
    total = tl.zeros((M, N), tl.float32)
    for start in range(0, k, K):
        left = tl.load(a + rows[:, None] * stride + (start + inner)[None, :], (rows < m)[:, None], other=0.0)
        right = tl.load(b + (start + inner)[:, None] * stride + columns[None, :], (columns < n)[None, :], other=0.0)
        total = tl.dot(left, right, total)
    tl.store(c + rows[:, None] * stride + columns[None, :], total.to(c.dtype.element_ty), (rows < m)[:, None])


@triton.jit
def matmul_integers(a, b, c, stride, M: tl.constexpr, K: tl.constexpr):
    i = tl.arange(0, M)
    k = tl.arange(0, K)
    left = tl.load(a + i[:, None] * stride + k[None, :])
    right = tl.load(b + k[:, None] * stride + i[None, :])
    tl.store(c + i[:, None] * stride + i[None, :], tl.dot(left, right))


@triton.jit
def matmul_descriptors(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, SPECIALIZE: tl.constexpr):
    left = tl.make_tensor_descriptor(a, [m, k], [k, 1], [M, K])
    right = tl.make_tensor_descriptor(b, [n, k], [k, 1], [N, K])
    result = tl.make_tensor_descriptor(c, [m, n], [n, 1], [M, N])
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    total = tl.zeros((M, N), tl.float32)
    for start in tl.range(0, k, K, warp_specialize=SPECIALIZE):
        total = tl.dot(left.load([row, start]), right.load([column, start]).T, total)
    result.store([row, column], total.to(tl.float16))


@triton.jit
def matmul_scaled(a, sa, b, sb, c, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    i, j, k, s = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K), tl.arange(0, K // 32)
    left = tl.load(a + i[:, None] * K + k[None, :])
    right = tl.load(b + k[:, None] * N + j[None, :])
    scale_left = tl.load(sa + i[:, None] * (K // 32) + s[None, :])
    scale_right = tl.load(sb + j[:, None] * (K // 32) + s[None, :])
    total = tl.dot_scaled(left, scale_left, "e4m3", right, scale_right, "e4m3")
    tl.store(c + i[:, None] * N + j[None, :], total)


@triton.jit
def attention(q, k, v, out, length, scale, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    rows = tl.program_id(0) * M + tl.arange(0, M)
    depth = tl.arange(0, D)
    query = tl.load(q + rows[:, None] * D + depth[None, :])
    largest = tl.full((M,), float("-inf"), tl.float32)
    weight = tl.zeros((M,), tl.float32)
    total = tl.zeros((M, D), tl.float32)
    for start in range(0, length, N):
        columns = start + tl.arange(0, N)
        keys = tl.load(k + columns[None, :] * D + depth[:, None])
        values = tl.load(v + columns[:, None] * D + depth[None, :])
        scores = tl.dot(query, keys) * scale
        newest = tl.maximum(largest, tl.max(scores, 1))
        powers = tl.exp2(scores - newest[:, None])
        shrink = tl.exp2(largest - newest)
        weight = weight * shrink + tl.sum(powers, 1)
        total = tl.dot(powers.to(tl.float16), values, total * shrink[:, None])
        largest = newest
    tl.store(out + rows[:, None] * D + depth[None, :], total / weight[:, None])


@dataclass(frozen=True)
class Case:
    """A kernel with the types of its arguments and its constants; `first` is the least capability that has it."""

    kernel: object
    signature: str
    constants: dict[str, int] = field(default_factory=dict)
    options: dict[str, int] = field(default_factory=dict)
    first: int = 80


_TILE = {"M": 128, "N": 128, "K": 64}
CASES = {
    "elementwise": Case(elementwise, "*fp32 *fp32 *fp32 i32", {"BLOCK": 512}),
    "elementwise_double": Case(elementwise, "*fp64 *fp64 *fp64 i32", {"BLOCK": 256}),
    "mathematics": Case(mathematics, "*fp32 *fp32 i32", {"BLOCK": 256}),
    "reductions": Case(reductions, "*fp32 *fp32 *i32", {"ROWS": 16, "COLUMNS": 128}),
    "reductions_half": Case(reductions, "*fp16 *fp16 *i32", {"ROWS": 32, "COLUMNS": 64}, {"num_warps": 8}),
    "atomics": Case(atomics, "*i32 *fp32 *fp16 *i64 i32", {"BLOCK": 128}),
    "conversions": Case(conversions, "*fp32 *fp16 *i8 *bf16 i32", {"BLOCK": 512}),
    "random": Case(random, "*fp32 i32 i32", {"BLOCK": 256}),
    "histogram": Case(histogram, "*i32 *i32", {"BLOCK": 256, "BINS": 64}),
    "matmul": Case(matmul, "*fp16 *fp16 *fp16 i32 i32 i32 i32", _TILE),
    "matmul_pipelined": Case(matmul, "*bf16 *bf16 *fp32 i32 i32 i32 i32", _TILE, {"num_stages": 4, "num_warps": 8}),
    "matmul_single": Case(matmul, "*fp32 *fp32 *fp32 i32 i32 i32 i32", {"M": 64, "N": 64, "K": 32}),
    "matmul_fp8": Case(matmul, "*fp8e4nv *fp8e4nv *fp32 i32 i32 i32 i32", _TILE, first=90),
    "matmul_fp8e5": Case(matmul, "*fp8e5 *fp8e5 *fp16 i32 i32 i32 i32", _TILE),
    "matmul_double": Case(matmul_integers, "*fp64 *fp64 *fp64 i32", {"M": 32, "K": 16}),
    "matmul_integers": Case(matmul_integers, "*i8 *i8 *i32 i32", {"M": 64, "K": 64}),
    "matmul_descriptors": Case(matmul_descriptors, "*fp16 *fp16 *fp16 i32 i32 i32", {**_TILE, "SPECIALIZE": 0}),
    "matmul_specialized": Case(
        matmul_descriptors, "*fp16 *fp16 *fp16 i32 i32 i32", {**_TILE, "SPECIALIZE": 1}, first=100
    ),
    "matmul_scaled": Case(matmul_scaled, "*fp8e4nv *u8 *fp8e4nv *u8 *fp32", {"M": 128, "N": 128, "K": 128}, first=100),
    "attention": Case(attention, "*fp16 *fp16 *fp16 *fp32 i32 fp32", {"M": 128, "N": 64, "D": 64}, {"num_stages": 3}),
}


def compiled() -> Iterator[tuple[str, str]]:
    """The name and PTX of every kernel for every compute capability that has it."""
    for name, case in CASES.items():
        for capability in CAPABILITIES:
            if capability >= case.first:
                yield f"{name}.sm_{capability}.ptx", compile_case(case, capability)


def compile_case(case: Case, capability: int) -> str:
    names = [name for name in case.kernel.arg_names if name not in case.constants]
    signature = dict(zip(names, case.signature.split(), strict=True)) | dict.fromkeys(case.constants, "constexpr")
    attributes = {
        (place,): [["tt.divisibility", 16]] for place, kind in enumerate(case.signature.split()) if kind[0] == "*"
    }
    source = ASTSource(case.kernel, signature, case.constants, attributes)
    target = GPUTarget("cuda", capability, 32)
    return triton.compile(source, target=target, options=dict(case.options)).asm["ptx"]
