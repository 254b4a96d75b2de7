"""`wgmma` in compiled code alone: the bits that the interpreter has, and products that go over to Python meanwhile."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.isa.matrix.test_native_products import addends, codes
from tests.isa.matrix.test_wgmma import extra_of, form_of, multiply
from tests.isa.matrix.test_wgmma_completion import (
    ADDEND,
    COMMIT,
    ERASE,
    FENCE,
    GROUP,
    IN_REGISTERS,
    PRODUCT,
    RIGHT,
    WAIT,
    engines,
    run,
)
from tests.isa.matrix.warpgroups import Warpgroup, usual
from tests.machine.tensor_cores import canonical

from ptxvm.engine.host.wgmma import MatrixProduct

CONSTANTS = IN_REGISTERS.product("{%a0, 0x3c003c00, 0x3c003c00, 0x3c003c00}")
"""A product that native code leaves to Python: A is 1.0 where its first register, which is 0, has nothing."""
ONES = np.where((np.arange(64)[:, None] % 16 < 8) & (np.arange(16) < 8), 0, 1) @ RIGHT.T


@pytest.mark.parametrize(
    ("kind", "signs", "cores", "registers"),
    [
        (("f32", "f16", "f16"), (1, 1), "sm_90", False),
        (("f16", "f16", "f16"), (1, -1), "sm_90", True),
        (("f32", "bf16", "bf16"), (-1, 1), "sm_80", False),
        (("f32", "tf32", "tf32"), (-1, -1), "sm_90", True),
        (("f32", "e4m3", "e5m2"), (1, -1), "sm_90", False),
        (("f16", "e5m2", "e4m3"), (1, 1), "sm_90", True),
        (("f16", "f16", "f16"), (1, 1), "fast", False),
        (("f32", "e5m2", "e5m2"), (-1, 1), "fast", False),
    ],
)
def test_all_numbers(
    kind: tuple[str, str, str],
    signs: tuple[int, int],
    cores: str,
    registers: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those that are none, too; compiled code has nobody's help."""
    d, a, b = kind
    group = Warpgroup(form_of(kind, 16), registers, extra=(*signs, *extra_of(kind, registers=registers)[2:]))
    _, n, k = group.shape
    group = replace(group, a=usual("64 bytes", "K", group.bits, 64, k), b=usual("none", "K", group.bits, n, k))
    rng = np.random.default_rng(3)
    left, right, before = codes(a, (6, 64, k), rng), codes(b, (6, n, k), rng), addends(d, (6, 64, n), rng)
    sums = before.astype(np.uint16 if d == "f16" else np.uint32)
    operands = list(zip(left, right, sums, strict=True))
    expected = [group.run(*each, "interpret", tensor_cores=cores) for each in operands]
    monkeypatch.setattr(MatrixProduct, "write", None)
    for each, result in zip(operands, expected, strict=True):
        np.testing.assert_array_equal(group.run(*each, "jit", tensor_cores=cores), result)


@pytest.mark.parametrize(("n", "adds"), [(8, 1), (24, 0), (136, 1)])
@pytest.mark.parametrize("kind", [("f32", "bf16", "bf16"), ("f32", "tf32", "tf32"), ("s32", "s8", "u8")], ids=".".join)
def test_columns_by_fma(kind: tuple[str, str, str], n: int, adds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """An odd number of tiles, and more than are done at once."""
    n += 8 * (n == 136 and kind[0] == "s32")  # which has no 136
    group = Warpgroup(form_of(kind, n), extra=extra_of(kind, registers=False), adds=adds)
    _, _, k = group.shape
    group = replace(group, a=usual("none", "K", group.bits, 64, k), b=usual("none", "K", group.bits, n, k))
    monkeypatch.setattr(MatrixProduct, "write", None)
    multiply(group, "jit", tensor_cores="fast")


@pytest.mark.parametrize("mode", canonical.MODES)
@pytest.mark.parametrize("trans", [(0, 0), (1, 1)])
def test_every_layout(trans: tuple[int, int], mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatrixProduct, "write", None)
    kind = ("f32", "bf16", "bf16")
    a, b = (usual(mode, "MN" if t else "K", 16, 64, 16) for t in trans)
    a, b = (replace(each, base=0 if mode == "none" else base) for each, base in ((a, 3), (b, 5)))
    group = Warpgroup(form_of(kind, 64), a=a, b=b, extra=extra_of(kind, registers=False, trans=trans))
    multiply(group, "jit")


@pytest.mark.parametrize("mode", ["32 bytes", "64 bytes", "128 bytes"])
def test_rows_that_are_swizzled_in_different_ways(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are 8 further on are no whole number of patterns away."""
    monkeypatch.setattr(MatrixProduct, "write", None)
    kind = ("f32", "f16", "f16")
    a, b = (usual(mode, "K", 16, 64, 16) for _ in range(2))
    a, b = (replace(each, stride=each.stride + more) for each, more in ((a, 144), (b, 128)))
    multiply(Warpgroup(form_of(kind, 64), a=a, b=b, extra=extra_of(kind, registers=False)), "jit")


@engines
def test_a_product_that_native_code_does_not_know(engine: str) -> None:
    """Those issued before it are pending then."""
    body = f"{FENCE} PRODUCT PRODUCT {COMMIT} PRODUCT {CONSTANTS} {COMMIT} {WAIT}"
    np.testing.assert_array_equal(run(body, engine), 3 * PRODUCT + ONES + ADDEND)


@engines
def test_groups_go_over_with_their_products(engine: str) -> None:
    body = f"{FENCE} PRODUCT {COMMIT} PRODUCT {COMMIT} {CONSTANTS} {COMMIT} wgmma.wait_group.sync.aligned 2;"
    body += f"bar.sync 0; {ERASE} bar.sync 0; {WAIT}"
    np.testing.assert_array_equal(run(body, engine), PRODUCT + ADDEND)


@engines
def test_complete_products_do_not_go_over(engine: str) -> None:
    body = f"{FENCE} PRODUCT {COMMIT} PRODUCT {COMMIT} wgmma.wait_group.sync.aligned 1; {CONSTANTS} {COMMIT} {WAIT}"
    np.testing.assert_array_equal(run(body, engine), 2 * PRODUCT + ONES + ADDEND)


@engines
@pytest.mark.parametrize(
    ("pending", "complete"),
    [
        (f"{'PRODUCT ' * 40} {COMMIT} wgmma.wait_group.sync.aligned 1;", 0),
        (f"{'PRODUCT ' * 40} {COMMIT} {WAIT}", 40),
        (f"PRODUCT {COMMIT} " * 20 + "wgmma.wait_group.sync.aligned 17;", 3),
    ],
    ids=["products", "all", "groups"],
)
def test_many_pending(pending: str, complete: int, engine: str) -> None:
    np.testing.assert_array_equal(run(f"{FENCE} {pending}", engine), complete * PRODUCT + ADDEND)


@engines
def test_warps_that_issue_at_different_times(engine: str) -> None:
    """The first warp is a product ahead of the others when Python takes over."""
    body = f"""setp.lt.u32 %more, %t, 32;
    {FENCE} PRODUCT {COMMIT}
    @%more bra FIRST; bar.sync 0; bra END;
    FIRST: bar.sync 0;
    END: {CONSTANTS} {COMMIT} wgmma.wait_group.sync.aligned 1; {WAIT}"""
    np.testing.assert_array_equal(run(body, engine), PRODUCT + ONES + ADDEND)


@engines
def test_what_the_last_cta_left_is_forgotten(engine: str) -> None:
    """Products that nobody waited for, and groups; each CTA begins with the sums that the one before has stored."""
    body = f"{FENCE} PRODUCT {COMMIT} {WAIT} PRODUCT PRODUCT {COMMIT} PRODUCT"
    np.testing.assert_array_equal(run(body, engine, grid=3, workers=1), 3 * PRODUCT + ADDEND)


def test_products_are_native(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatrixProduct, "write", None)
    np.testing.assert_array_equal(run(f"{FENCE} PRODUCT {COMMIT} {WAIT}", "jit", GROUP), PRODUCT + ADDEND)
