"""`wmma.load`, `wmma.mma` and `wmma.store` against NumPy: every shape, type, layout, stride and state space."""

import numpy as np
import pytest

import ptxvm

engines = pytest.mark.parametrize("engine", ["interpret", "jit"])
SIZES = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64, "f32": 32, "s32": 32}
SIZES |= {"s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1}
HALF_SHAPES = ["m16n16k16", "m8n32k16", "m32n8k16"]
FORMS = [
    *((shape, "f16", c, d) for shape in HALF_SHAPES for c in ("f16", "f32") for d in ("f16", "f32")),
    *((shape, "bf16", "f32", "f32") for shape in HALF_SHAPES),
    *((shape, type_, "s32", "s32") for shape in HALF_SHAPES for type_ in ("s8", "u8")),
    ("m16n16k8", "tf32", "f32", "f32"),
    ("m8n8k4", "f64", "f64", "f64"),
    *(("m8n8k32", type_, "s32", "s32") for type_ in ("s4", "u4")),
    ("m8n8k128", "b1", "s32", "s32"),
]
DTYPES = {"f16": np.float16, "f32": np.float32, "s32": np.int32, "f64": np.float64}


def _mnk(shape: str) -> tuple[int, int, int]:
    m, rest = shape[1:].split("n")
    n, k = rest.split("k")
    return int(m), int(n), int(k)


def _registers(elements: int, type_: str, *, multiplicand: bool) -> tuple[int, str]:
    """How many registers of which declared type hold a fragment."""
    if multiplicand and type_ == "f16":
        return 8, "b32"
    bits = SIZES[type_]
    count = max(1, elements * bits // 32 // max(32, bits))
    return count, {"f32": "f32", "f64": "f64"}.get(type_ if not multiplicand or type_ == "f64" else "", "b32")


def kernel(form: tuple[str, str, str, str], layouts: tuple[str, str, str, str], space: str, strides) -> str:
    """Loads A, B and C, multiplies and stores D; with `space` "shared" everything passes through shared memory."""
    shape, type_, c_type, d_type = form
    m, n, k = _mnk(shape)
    kinds = {
        "a": _registers(m * k, type_, multiplicand=True),
        "b": _registers(k * n, type_, multiplicand=True),
        "c": _registers(m * n, c_type, multiplicand=False),
        "d": _registers(m * n, d_type, multiplicand=False),
    }
    types = {"a": type_, "b": type_, "c": c_type, "d": d_type}
    lines = [f".reg .{kind} %{place}<{count}>;" for place, (count, kind) in kinds.items()]
    vectors = {
        place: "{" + ", ".join(f"%{place}{i}" for i in range(count)) + "}" for place, (count, _) in kinds.items()
    }
    suffix = "" if space == "generic" else f".{space}"
    for place, layout, stride in zip("abc", layouts, strides, strict=False):
        lines += [f"ld.param.u64 %p, [p{place}];"]
        text = "" if stride is None else f", {stride}"
        lines += [
            f"wmma.load.{place}.sync.aligned.{layout}.{shape}{suffix}.{types[place]} {vectors[place]}, [%p]{text};"
        ]
    if type_ == "b1":
        operation = f"wmma.mma.xor.popc.sync.aligned.row.col.{shape}.s32.b1.b1.s32"
    elif type_ == "f16":
        operation = f"wmma.mma.sync.aligned.{layouts[0]}.{layouts[1]}.{shape}.{d_type}.{c_type}"
    else:
        operation = f"wmma.mma.sync.aligned.{layouts[0]}.{layouts[1]}.{shape}.{d_type}.{type_}.{type_}.{c_type}"
    lines += [f"{operation} {vectors['d']}, {vectors['a']}, {vectors['b']}, {vectors['c']};", "ld.param.u64 %p, [pd];"]
    text = "" if strides[3] is None else f", {strides[3]}"
    lines += [f"wmma.store.d.sync.aligned.{layouts[3]}.{shape}{suffix}.{d_type} [%p], {vectors['d']}{text};"]
    body = "\n    ".join(lines)
    return f""".version 9.0
.target sm_90
.address_size 64
.visible .entry kernel(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd)
{{
    .reg .b64 %p;
    {body}
    ret;
}}
"""


def _matrix(type_: str, shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """Small whole numbers, so that every order of additions gives the same."""
    low, high = {"u8": (0, 256), "s8": (-128, 128), "u4": (0, 16), "s4": (-8, 8), "b1": (0, 2)}.get(type_, (-4, 5))
    return rng.integers(low, high, shape)


def _stored(matrix: np.ndarray, type_: str, layout: str, stride: int | None) -> np.ndarray:
    """The bytes of a matrix in memory."""
    lines = matrix if layout == "row" else matrix.T
    if type_ in ("s4", "u4", "b1"):
        bits = SIZES[type_]
        shifts = np.arange(0, 8, bits)
        grouped = (lines & ((1 << bits) - 1)).reshape(len(lines), -1, len(shifts))
        data = (grouped << shifts).sum(-1).astype(np.uint8)
        pad = 0 if stride is None else (stride - lines.shape[1]) * bits // 8
    else:
        plain = {"bf16": np.float32, "tf32": np.float32, "s8": np.int8, "u8": np.uint8}.get(type_) or DTYPES[type_]
        data = lines.astype(plain)
        if type_ == "bf16":
            data = (data.view(np.uint32) >> 16).astype(np.uint16)
        pad = 0 if stride is None else stride - lines.shape[1]
    return np.ascontiguousarray(np.pad(data, ((0, 0), (0, pad))))


def _layouts(type_: str) -> list[tuple[str, str, str, str]]:
    if type_ in ("s4", "u4", "b1"):
        return [("row", "col", "row", "col"), ("row", "col", "col", "row")]
    return [("row", "col", "row", "row"), ("col", "row", "col", "col"), ("row", "row", "col", "row")]


def check(form, layouts, engine: str, *, padded: bool, space: str = "global") -> None:
    shape, type_, c_type, d_type = form
    m, n, k = _mnk(shape)
    rng = np.random.default_rng(abs(hash((shape, type_, c_type, d_type))) % 2**32)
    sizes = {"a": (m, k), "b": (k, n), "c": (m, n), "d": (m, n)}
    types = {"a": type_, "b": type_, "c": c_type, "d": d_type}
    step = {"s4": 64, "u4": 64, "b1": 256}
    strides = []
    for place, layout in zip("abcd", layouts, strict=True):
        length = sizes[place][1] if layout == "row" else sizes[place][0]
        strides.append(length + step.get(types[place], 16) if padded else None)
    matrices = {place: _matrix(types[place], sizes[place], rng) for place in "abc"}
    memory = [_stored(matrices[p], types[p], layouts["abc".index(p)], strides["abc".index(p)]) for p in "abc"]
    d = _stored(np.zeros((m, n), int), d_type, layouts[3], strides[3])
    ptxvm.run(kernel(form, layouts, space, strides), grid=1, block=32, args=[*memory, d], engine=engine)
    product = (matrices["a"][:, :, None] != matrices["b"]).sum(1) if type_ == "b1" else matrices["a"] @ matrices["b"]
    expected = _stored(product + matrices["c"], d_type, layouts[3], strides[3])
    np.testing.assert_array_equal(d, expected)


@pytest.mark.parametrize("padded", [False, True])
@pytest.mark.parametrize(("form", "layouts"), [(form, layouts) for form in FORMS for layouts in _layouts(form[1])])
def test_matrices_are_loaded_multiplied_and_stored(form, layouts, padded: bool) -> None:
    check(form, layouts, "interpret", padded=padded)


@pytest.mark.parametrize("form", [FORMS[3], FORMS[7], FORMS[13], FORMS[-5], FORMS[-4], FORMS[-3], FORMS[-1]])
def test_compiled_code_does_so_too(form) -> None:
    check(form, _layouts(form[1])[1], "jit", padded=True)


@engines
def test_addresses_may_be_generic(engine: str) -> None:
    check(FORMS[3], _layouts("f16")[0], engine, padded=True, space="generic")
