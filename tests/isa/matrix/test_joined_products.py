"""Products that follow each other in a kernel: compiled code makes those at once that need no results of each other
but sums to add to."""

from collections.abc import Iterable

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.program.effects import effects_of
from ptxvm.isa.registry import find_forms

WORDS = 12
"""Registers of a thread that the kernel reads: two matrices A, and two B."""
SUMS = 24
"""Registers that it writes: of six tiles."""

# Sums stay where they are, come from elsewhere, are needed by the next product, or change what the last one read.
CASES = {
    "all_apart": [(0, 0, 0, 0), (1, 0, 1, 1), (2, 1, 0, 2), (3, 1, 1, 3), (4, 0, 1, 4), (5, 1, 0, 5)],
    "one_after_the_other": [(0, 0, 0, 0), (0, 1, 1, 0), (1, 0, 1, 1), (1, 1, 0, 1), (0, 0, 1, 1)],
    "along_k": [(d, step % 2, (d + step) % 2, d) for step in range(5) for d in range(4)],
    "some_further": [(d, (d // 2 + step) % 2, d % 2, d) for step in range(2) for d in range(5 - 2 * step)],
    "back_and_forth": [(0, 0, 0, 0), (1, 0, 1, 1), (0, 1, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2), (1, 1, 1, 1)],
    "from_elsewhere": [(0, 0, 0, 1), (2, 0, 1, 1), (1, 1, 0, 3), (1, 0, 0, 2), (4, 1, 1, 5), (5, 0, 1, 4)],
}
"""By name: tiles of D, A, B and C of each product."""
FORMS = [
    ("m16n8k16.row.col.f32.f16.f16.f32", "f32", "fast"),
    ("m16n8k16.row.col.f32.bf16.bf16.f32", "f32", "sm_80"),
    ("m16n8k4.row.col.f32.tf32.tf32.f32", "f32", "target"),
    ("m16n8k4.row.col.f32.tf32.tf32.f32", "f32", "fast"),
    ("m16n8k32.row.col.satfinite.s32.s8.s8.s32", "s32", "fast"),
    # Made of two products of f16 each.
    ("m16n8k32.row.col.f32.e4m3.e4m3.f32", "f32", "target"),
]


def registers(name: str, first: int, count: int) -> str:
    return listed(name, range(first, first + count))


def listed(name: str, numbers: Iterable[int]) -> str:
    return "{" + ", ".join(f"%{name}{number}" for number in numbers) + "}"


def kernel_text(form: str, kind: str, products: list[tuple[int, int, int, int]], barrier: str) -> str:
    return text_of(kind, product_lines(form, products), barrier)


def product_lines(form: str, products: list[tuple[int, int, int, int]]) -> list[str]:
    of_a, of_b = (2, 1) if "k4" in form else (4, 2)
    return [
        f"mma.sync.aligned.{form} {registers('d', 4 * d, 4)}, {registers('a', of_a * a, of_a)}, "
        f"{registers('a', 8 + of_b * b, of_b)}, {registers('d', 4 * c, 4)};"
        for d, a, b, c in products
    ]


def text_of(kind: str, lines: list[str], barrier: str) -> str:
    """Loads A and B, does what the lines say over and over again, and stores the sums."""
    loads = [f"ld.global.b32 %a{i}, [%in+{4 * i}];" for i in range(WORDS)]
    clear = [f"mov.{kind} %d{i}, {i if kind == 's32' else f'0f{0x3F800000 + 0x10000 * i:08X}'};" for i in range(SUMS)]
    save = [f"st.global.{kind} [%out+{4 * i}], %d{i};" for i in range(SUMS)]
    return f""".version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 times)
{{
    .reg .b64 %in, %out; .reg .b32 %a<16>, %t, %i, %n; .reg .{kind} %d<{SUMS}>; .reg .pred %more;
    mov.u32 %t, %tid.x; ld.param.u64 %in, [in]; mad.wide.u32 %in, %t, {4 * WORDS}, %in;
    ld.param.u64 %out, [out]; mad.wide.u32 %out, %t, {4 * SUMS}, %out; ld.param.u32 %n, [times]; mov.u32 %i, 0;
    {" ".join(loads)}
    {" ".join(clear)}
AGAIN:
    {barrier}
    {" ".join(lines)}
    add.u32 %i, %i, 1; setp.lt.u32 %more, %i, %n;
    @%more bra AGAIN;
    {" ".join(save)}
    ret;
}}
"""


def assert_engines_agree(text: str, form: str, cores: str) -> None:
    kernel = ptxvm.load(text).kernels["k"]
    values = np.random.default_rng(3).standard_normal((64, 2 * WORDS)).astype(np.float16)
    if "tf32" in form:
        values[:, ::2] = 0
    if "e4m3" in form:
        values.view(np.uint8)[:] &= 0xBF  # numbers below 2
    found = []
    for engine in ("jit", "interpret"):
        out = np.zeros((64, SUMS), np.uint32)
        kernel.launch(1, 64, values.view(np.uint32), out, 3, tensor_cores=cores, engine=engine)
        found.append(out)
    np.testing.assert_array_equal(*found)
    assert len(np.unique(found[0])) > 400


@pytest.mark.parametrize(
    "barrier", [pytest.param("", id="alone"), pytest.param("bar.sync 0;", id="barrier", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("products", CASES.values(), ids=CASES)
@pytest.mark.parametrize(("form", "kind", "cores"), FORMS)
def test_products_are_those_of_one_after_the_other(
    form: str, kind: str, cores: str, products: list[tuple[int, int, int, int]], barrier: str
) -> None:
    assert_engines_agree(kernel_text(form, kind, products, barrier), form, cores)


def test_more_matrices_than_a_call_takes() -> None:
    """24 of A and of B, each of other registers or in another order."""
    form = "m16n8k16.row.col.f32.f16.f16.f32"
    lines = []
    for number in range(24):
        d = registers("d", 4 * (number % 6), 4)
        places = [(number + turn * (number // 4 + 1)) % WORDS for turn in range(4)]
        lines.append(f"mma.sync.aligned.{form} {d}, {listed('a', places)}, {listed('a', places[2:])}, {d};")
    assert_engines_agree(text_of("f32", lines, ""), form, "fast")


@pytest.mark.parametrize(("form", "kind", "cores"), FORMS)
def test_several_are_added_to_sums_that_are_known_before(form: str, kind: str, cores: str) -> None:
    """Without the loop: its results have no place yet in which they could stay."""
    text = kernel_text(form, kind, CASES["along_k"], "").replace("AGAIN:", "").replace("@%more bra AGAIN;", "")
    assert_engines_agree(text, form, cores)


@pytest.mark.parametrize(
    ("form", "kind", "cores"), [*FORMS[:2], *(pytest.param(*form, marks=pytest.mark.slow) for form in FORMS[2:])]
)
def test_operands_that_change_between_products(form: str, kind: str, cores: str) -> None:
    """They are loaded again, turned around, and computed from what they were."""
    products = product_lines(form, CASES["along_k"])
    loads = [f"ld.global.b32 %a{i}, [%in+{4 * (7 * i + 3) % (4 * WORDS)}];" for i in range(WORDS)]
    turns = ["mov.b32 %a12, %a1;", "mov.b32 %a1, %a8;", "mov.b32 %a8, %a12;", "shr.u32 %a2, %a2, 1;"]
    assert_engines_agree(
        text_of(kind, [*products, *turns, *products[:6], *loads, *products[6:], *turns], ""), form, cores
    )


def test_a_fault_behind_an_operand_that_changes() -> None:
    """What it was is wanted once more, to tell of the fault."""
    form = "m16n8k16.row.col.f32.f16.f16.f32"
    shared = ".shared .align 4 .b8 s[64]; .reg .b32 %x, %y; mov.u32 %y, s; st.shared.u32 [%y+4], 0;"
    changes = "add.u32 %x, %a0, %y; ld.shared.b32 %a0, [%y+4]; ld.shared.b32 %a1, [%x];"
    text = text_of("f32", product_lines(form, CASES["along_k"]), "bar.sync 0; " + changes)
    kernel = ptxvm.load(text.replace("mov.u32 %t, %tid.x;", shared + " mov.u32 %t, %tid.x;")).kernels["k"]
    values = np.full((64, WORDS), 4, np.uint32)
    values[40, 0] = 0x1230
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as fault:
            kernel.launch(1, 64, values, np.zeros((64, SUMS), np.uint32), 3, tensor_cores="fast", engine=engine)
        told.append(str(fault.value))
    assert told[0] == told[1]
    assert "0x1230" in told[0]


SPECIAL = [
    ("m16n8k16.row.col.f32.f16.f16.f32", 0xFC00),
    ("m16n8k16.row.col.f32.f16.f16.f32", 0x7C01),
    ("m16n8k16.row.col.f32.bf16.bf16.f32", 0x7F80),
    ("m16n8k32.row.col.f32.e4m3.e5m2.f32", 0x7C7F),
]
"""Infinities and NaNs, as they are in two bytes."""


@pytest.mark.parametrize(("form", "code"), SPECIAL, ids=str)
def test_one_element_that_is_not_finite(form: str, code: int) -> None:
    """In each register of A and B, of some lane."""
    kernel = ptxvm.load(kernel_text(form, "f32", CASES["all_apart"], "")).kernels["k"]
    given = np.random.default_rng(4).standard_normal((WORDS, 32, 2 * WORDS)).astype(np.float16)
    given.view(np.uint8)[:] &= 0xBF  # numbers below 2
    found = []
    for word, values in enumerate(given):
        values.view(np.uint16)[7 * word % 32, 2 * word + 1] = code
        for engine in ("jit", "interpret"):
            out = np.zeros((32, SUMS), np.uint32)
            kernel.launch(1, 32, values.view(np.uint32), out, 1, tensor_cores="fast", engine=engine)
            found.append(out)
    np.testing.assert_array_equal(found[::2], found[1::2])
    assert len(np.unique(found)) > 400


def test_which_instructions_are_done_at_once() -> None:
    mnemonics = {
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32": True,
        "mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32": True,
        "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32": True,
        "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64": False,
        "ldmatrix.sync.aligned.m8n8.x4.shared.b16": False,
        "shfl.sync.bfly.b32": False,
    }
    found = {mnemonic: effects_of(find_forms(mnemonic)[0], ()).joins for mnemonic in mnemonics}
    assert found == mnemonics
