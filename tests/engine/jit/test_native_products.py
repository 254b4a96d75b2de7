"""Native products of warpgroups give the bits that NumPy gives, special values included."""

from __future__ import annotations

import numpy as np
import pytest

from ptxvm.engine.host.arithmetic import Arithmetic
from ptxvm.engine.jit.compilation.code_target import Cpu, chosen_cpu, code_target
from ptxvm.engine.jit.compilation.codegen import STACK_ALIGNMENT, assembly
from ptxvm.engine.jit.emission import combining_code, product_code
from ptxvm.engine.jit.host import products
from ptxvm.engine.jit.launching.driver import engine_of
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.matrix.shared.warpgroup import WarpgroupProduct
from ptxvm.isa.registry import find_forms
from ptxvm.isa.warp import AtomicOp
from ptxvm.lanes.types import F32

KINDS = [
    ("m64n40k16.f32.f16.f16", {}),
    ("m64n8k16.f16.f16.f16", {"negated": (True, False)}),
    ("m64n32k16.f32.bf16.bf16", {"generation": Generation.SM_80}),
    ("m64n32k8.f32.tf32.tf32", {"generation": Generation.FAST}),
    ("m64n32k32.f32.e4m3.e5m2", {"negated": (False, True)}),
    ("m64n24k32.satfinite.s32.s8.u8", {}),
    ("m64n16k256.s32.b1.b1.and.popc", {}),
    ("m64n16k32.f32.f16.f16", {"selector": 1}),
]


def codes(rng: np.random.Generator, shape: tuple[int, int], product: WarpgroupProduct) -> np.ndarray:
    name = product.form.spelling("atype")
    bits = 19 if name == "tf32" else 32 if name == "b1" else product.bits
    return (rng.integers(0, 1 << 32, shape, dtype=np.uint64) & (1 << bits) - 1).astype(np.uint32)


@pytest.mark.parametrize(("form", "options"), KINDS, ids=[form for form, _ in KINDS])
def test_bits(form: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(products, "FEW", 0)
    opcode = f"wgmma.mma_async{'.sp' if 'selector' in options else ''}.sync.aligned.{form}"
    product = WarpgroupProduct(find_forms(opcode)[0], **{"generation": Generation.SM_90, **options})
    native = engine_of(chosen_cpu()).products.multiply_of(product)
    assert native != product.multiply
    rng = np.random.default_rng(0)
    n, k, _ = product.sizes
    inner = k // 32 if product.bits == 1 else k
    a, b = codes(rng, (64, product.terms), product), codes(rng, (n, inner), product)
    columns = np.sort(rng.integers(0, k, a.shape), axis=1) if "selector" in options else None
    dtype = np.uint16 if product.is_half else np.uint32
    for kind in range(3):
        d = rng.integers(0, 1 << 32, (64, n), dtype=np.uint64).astype(dtype)
        if kind:  # ordinary numbers, most sums without infinities
            a, b, d = a & 0x3FFF_BFFF, b & 0x3FFF_BFFF, d & dtype(0x3FFF_BFFF & np.iinfo(dtype).max)
        np.testing.assert_array_equal(native(a, b, d, columns), product.multiply(a, b, d, columns))


def test_the_first_few_are_left_to_numpy() -> None:
    product = WarpgroupProduct(find_forms("wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8")[0], Generation.SM_70)
    assert engine_of(chosen_cpu()).products.multiply_of(product) == product.multiply


def test_what_python_calls_aligns_its_stack() -> None:
    """Emitted code takes the stack to be aligned for vectors, which it is not where Python calls."""
    target, declarations = code_target(Cpu.AVX512), set[str]()
    form = find_forms("wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16")[0]
    text = product_code.function_text(WarpgroupProduct(form, Generation.SM_90), target.features, declarations)
    assert f"$-{STACK_ALIGNMENT}, %rsp" in assembly("\n".join([*sorted(declarations), text]), target)
    combining = combining_code.function_text(Arithmetic(AtomicOp.ADD, F32), target.features, declarations)
    assert '#0 "stackrealign"' in combining
