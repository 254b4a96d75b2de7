"""`mma.sp` against products of the dense matrices that its metadata describe (ISA 9.7.14.6)."""

import re
from dataclasses import dataclass, field

import numpy as np
import pytest
from tests.isa.matrix import fragments
from tests.isa.matrix.kernels import Product

import ptxvm

engines = pytest.mark.parametrize("engine", ["interpret", "jit"])
PAIRS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


@dataclass(frozen=True)
class Sparse(Product):
    """`mma.sp` with the metadata of each lane as constants of the kernel; A has K / 2 columns."""

    selector: int = 0
    words: tuple[int, ...] = field(default=())

    def registers(self, place: str) -> tuple[int, int]:
        count, width = super().registers(place)
        return (count // 2 if place == "a" else count), width

    def _place(self, place: str) -> fragments.Place:
        if place == "a":
            return fragments.A[self.bits(self.types[1]), self.shape[2] // 2]
        return super()._place(place)

    def extra(self) -> list[str]:
        return ["%e", str(self.selector)]

    def text(self) -> str:
        table = ", ".join(map(str, self.words))
        load = "mov.u64 %q, table; mad.wide.u32 %q, %t, 4, %q; ld.const.b32 %e, [%q];"
        text = super().text().replace(".visible", f".const .b32 table[32] = {{{table}}};\n.visible")
        return text.replace("mov.u32 %t, %tid.x;", f"mov.u32 %t, %tid.x;\n    .reg .b32 %e;\n    {load}")


def metadata(opcode: str, k: int, rng: np.random.Generator):
    """For each row the columns of its stored elements, and the codes of its chunks."""
    if "tf32" in opcode:
        chosen = rng.integers(0, 2, (16, k // 2))
        columns = 2 * np.arange(k // 2) + chosen
        return columns, np.where(chosen, 0b1110, 0b0100)
    granule = 2 if ".s4." in opcode or ".u4." in opcode else 1
    chunks = k // (4 * granule)
    pairs = np.array(PAIRS)[rng.integers(0, 6, (16, chunks))]
    first = 4 * np.arange(chunks)[:, None] + pairs
    columns = (first[..., None] * granule + np.arange(granule)).reshape(16, -1)
    return columns, pairs[..., 0] | pairs[..., 1] << 2


def words_of(codes: np.ndarray, selector: int, *, is_narrow: bool = False) -> tuple[int, ...]:
    """The register of each lane: with 4 chunks in a row lane `selector` of each four holds rows g and g + 8, with 8
    a pair of lanes does, for elements of 8 and 4 bits (`is_narrow`) a row each; with 16 each lane holds half of one
    row. What does not count is filled with a valid code."""
    words = [0x44444444] * 32
    for row in range(16):
        for chunk, code in enumerate(codes[row]):
            group, high = 4 * (row % 8), row // 8
            lane, place = {
                4: (group + selector, 4 * high + chunk),
                8: (group + 2 * selector + high, chunk)
                if is_narrow
                else (group + 2 * selector + chunk // 4, 4 * high + chunk % 4),
                16: (group + 2 * (chunk // 8) + high, chunk % 8),
            }[codes.shape[1]]
            words[lane] = words[lane] & ~(0xF << 4 * place) | int(code) << 4 * place
    return tuple(words)


def _is_narrow(opcode: str) -> bool:
    return re.search(r"\.[su][84]\.", opcode) is not None


# With selectors, one after the other.
FORMS = [
    ("sm_80", "sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", (3, 1)),
    ("sm_80", "sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16", (1, 0)),
    ("sm_80", "sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32", (0,)),
    ("sm_80", "sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", (2, 0, 1, 3)),
    ("sm_80", "sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32", (1,)),
    ("sm_80", "sp.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32", (1, 0)),
    ("sm_80", "sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32", (0,)),
    ("sm_80", "sp.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32", (0, 1)),
    ("sm_80", "sp.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32", (0,)),
]


def _numbers(type_: str, shape: tuple[int, ...], rng: np.random.Generator) -> np.ndarray:
    low, high = {"u8": (0, 256), "s8": (-128, 128), "u4": (0, 16), "s4": (-8, 8)}.get(type_, (-4, 5))
    return rng.integers(low, high, shape)


def _codes(numbers: np.ndarray, type_: str) -> np.ndarray:
    single = numbers.astype(np.float32).view(np.uint32)
    match type_:
        case "f16":
            return numbers.astype(np.float16).view(np.uint16)
        case "bf16":
            return single >> 16
        case "tf32" | "f32":
            return single
    return numbers & ((1 << int(type_[1:])) - 1)


@engines
@pytest.mark.parametrize(("target", "form", "selectors"), FORMS)
def test_stored_elements_are_multiplied_where_metadata_say(engine, target, form, selectors) -> None:
    """In one process: what was compiled for one selector is not taken for another."""
    for selector in selectors:
        _check_stored_elements(engine, target, form, selector)


def _check_stored_elements(engine: str, target: str, form: str, selector: int) -> None:
    opcode, rng = f"mma.{form}", np.random.default_rng(7)
    plain = Sparse(opcode, target)
    (m, n, k), (d_type, a_type, b_type, c_type) = plain.shape, plain.types
    columns, codes = metadata(opcode, k, rng)
    product = Sparse(opcode, target, selector=selector, words=words_of(codes, selector, is_narrow=_is_narrow(opcode)))
    stored, b, c = _numbers(a_type, (m, k // 2), rng), _numbers(b_type, (k, n), rng), _numbers(c_type, (m, n), rng)
    dense = np.zeros((m, k), int)
    np.put_along_axis(dense, columns, stored, 1)
    operands = (_codes(x[None], type_) for x, type_ in ((stored, a_type), (b, b_type), (c, c_type)))
    found = product.run(*operands, engine=engine)[0]
    np.testing.assert_array_equal(found, _codes(dense @ b + c, d_type).astype(found.dtype))


@engines
@pytest.mark.parametrize(("variant", "code"), [("sp", 0x5), ("sp::ordered_metadata", 0x1)])
def test_metadata_that_mean_nothing_are_a_fault(engine: str, variant: str, code: int) -> None:
    opcode = f"mma.{variant}.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
    product = Sparse(
        opcode, "sm_80", selector=1, words=(*[0x44444444] * 9, 0x44444444 ^ 0x4 ^ code, *[0x44444444] * 22)
    )
    zeros = (np.zeros((1, *shape), np.uint64) for shape in ((16, 8), (16, 8), (16, 8)))
    with pytest.raises(ptxvm.KernelFault, match="metadata") as caught:
        product.run(*zeros, engine=engine)
    assert caught.value.thread == (9, 0, 0)


@engines
@pytest.mark.parametrize(("target", "form", "selectors"), FORMS)
def test_metadata_of_zeros_may_be_zero(engine: str, target: str, form: str, selectors) -> None:
    """CUTLASS's kernels fill up both with zeros beyond the edges. With an element that is not zero it is a fault."""
    opcode, selector, row, place = f"mma.{form}", selectors[-1], 12, 3
    plain = Sparse(opcode, target)
    (m, n, k), (d_type, a_type, b_type, c_type) = plain.shape, plain.types
    rng = np.random.default_rng(9)
    columns, codes = metadata(opcode, k, rng)
    stored, b, c = _numbers(a_type, (m, k // 2), rng), _numbers(b_type, (k, n), rng), _numbers(c_type, (m, n), rng)
    codes[[3, row]], stored[[3, row]] = 0, 0
    dense = np.zeros((m, k), int)
    np.put_along_axis(dense, columns, stored, 1)
    product = Sparse(opcode, target, selector=selector, words=words_of(codes, selector, is_narrow=_is_narrow(opcode)))
    of_a, *others = (_codes(x[None], type_) for x, type_ in ((stored, a_type), (b, b_type), (c, c_type)))
    found = product.run(of_a, *others, engine=engine)[0]
    np.testing.assert_array_equal(found, _codes(dense @ b + c, d_type).astype(found.dtype))
    of_a[0, row, place] = of_a[0, 0].max()
    with pytest.raises(ptxvm.KernelFault, match="metadata") as caught:
        product.run(of_a, *others, engine=engine)
    marked = np.full_like(codes, 4)
    marked[row, place * codes.shape[1] // stored.shape[1]] = 0
    words = words_of(marked, selector, is_narrow=_is_narrow(opcode))
    holder = next(lane for lane, word in enumerate(words) if word != 0x44444444)
    assert caught.value.thread == (holder, 0, 0)


@engines
@pytest.mark.parametrize("selector", [2, 3])
def test_selectors_that_name_no_lanes_are_a_fault(engine: str, selector: int) -> None:
    """Those that ptxas takes (ISA 9.7.14.6.1: undefined; on an H200 an illegal instruction)."""
    product = Sparse(
        "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32", "sm_80", selector=selector, words=(0,) * 32
    )
    zeros = (np.zeros((1, *shape), np.uint64) for shape in ((16, 16), (32, 8), (16, 8)))
    with pytest.raises(ptxvm.KernelFault, match=f"the sparsity selector is {selector}; from 0 to 1"):
        product.run(*zeros, engine=engine)


def test_registers_that_do_not_count_may_hold_anything() -> None:
    opcode = "mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
    words = tuple(0x44444444 if lane % 4 == 1 else 0 for lane in range(32))
    product = Sparse(opcode, "sm_80", selector=1, words=words)
    product.run(*(np.zeros((1, *shape), np.uint64) for shape in ((16, 8), (16, 8), (16, 8))), engine="interpret")
