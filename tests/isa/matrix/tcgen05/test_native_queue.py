"""What compiled code gives the tensor core without Python: products and commits that wait until somebody waits for
them, and what makes Python take them over."""

import re

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.kernels import WAIT_ST, dumped, program
from tests.isa.matrix.tcgen05.products import SWIZZLES, descriptors, idesc, place_k_major, run
from tests.isa.matrix.tcgen05.test_products import (
    A_COLUMN,
    B_START,
    COLUMNS,
    MAJORS,
    PLAIN,
    expected_d,
    packed,
    places_of_d,
    random_codes,
    random_d,
    words,
)
from tests.isa.matrix.tcgen05.test_products import (
    test_k_major_swizzles as multiply_swizzled,
)
from tests.isa.matrix.tcgen05.test_products import (
    test_kinds as multiply_a_kind,
)
from tests.isa.matrix.tcgen05.test_products import (
    test_transposed as multiply_transposed,
)

import ptxvm
from ptxvm.engine.host import tensor_products


@pytest.fixture
def alone(monkeypatch):
    """Nobody helps compiled code."""
    monkeypatch.setattr(tensor_products.Product, "__init__", None)


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(
    ("place", "case"), [("shared", PLAIN[0]), ("tensor", PLAIN[1]), ("tensor", PLAIN[3]), ("shared", PLAIN[4])]
)
def test_kinds_are_native(place, case):
    multiply_a_kind("jit", place, case)


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("case", [MAJORS[1], *MAJORS[3:6]])
def test_transposed_matrices_are_native(case):
    multiply_transposed("jit", case)


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("swizzle", list(SWIZZLES)[1:])
def test_swizzled_matrices_are_native(swizzle):
    multiply_swizzled("jit", swizzle)


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("m", "n", "place"), [(32, 64, "tensor"), (64, 128, "shared")])
def test_weights_are_native(m, n, place):
    """Parts of D beside each other, each with A in its own lanes."""
    rng = np.random.default_rng(m)
    a, b = random_codes(rng, (m, 16), "f16"), random_codes(rng, (n, 16), "f16")
    content, image = rng.integers(0, 1 << 32, (128, COLUMNS), np.uint32), np.zeros(32768, np.uint8)
    _, lanes, columns = places_of_d(m, n, weights=True)
    start = random_d(rng, (m, n), "f32")
    content[lanes, columns] = start
    for first in range(0, 128, m):
        content[first : first + m, A_COLUMN : A_COLUMN + 8] = words(packed(a, "f16", "f16"))
    at_a, at_b = (place_k_major(image, packed(matrix, "f16", "f16"), first) for matrix, first in ((a, 0), (b, B_START)))
    operand = "%a" if place == "shared" else "[%x2]"
    lines = [*descriptors(at_a, at_b), f"add.u32 %x2, %base, {A_COLUMN};"]
    lines += [f"tcgen05.mma.ws.cta_group::1.kind::f16 [%base], {operand}, %b, {idesc(m, n):#x}, %true;"]
    found = run(lines, content, image)
    content[lanes, columns] = expected_d(a, b, ("f16", "f16"), start)
    assert (found == content).all()


WORD = idesc(128, 64)
PRODUCT = f"tcgen05.mma.cta_group::1.kind::f16 [%base], %a, %b, {WORD:#x}, %true;"
BESIDE = f"tcgen05.mma.cta_group::1.kind::f16 [%x3], [%base], %b, {WORD:#x}, %false;"
SCALED = f"tcgen05.mma.cta_group::1.kind::f16 [%base], %a, %b, {WORD:#x}, %true, 3;"
COPY = "tcgen05.cp.cta_group::1.128x256b [%base], %a;"
SHIFT = "tcgen05.shift.cta_group::1.down [%base];"
COMMIT = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];"


def awaited(parity):
    """A commit and the wait for it."""
    label = f"AGAIN{parity}"
    return [
        COMMIT,
        f"{label}: mbarrier.try_wait.parity.shared.b64 %wait, [bar], {parity};",
        f"@!%wait bra {label};",
    ]


@pytest.mark.parametrize(
    "lines",
    [
        [PRODUCT, SCALED, PRODUCT],
        [PRODUCT, BESIDE, COPY, BESIDE, PRODUCT, SHIFT, PRODUCT],
        [PRODUCT] * 140,
        [PRODUCT, "st.shared.u32 [data], 0x3c003c00;", PRODUCT],
        [PRODUCT, *awaited(0), PRODUCT, BESIDE, *awaited(1), SCALED],
    ],
    ids=["another form", "copies and shifts", "many", "late", "phases"],
)
def test_engines_agree(lines):
    """Also where Python takes over what native code has taken note of, and where native code goes on."""
    rng = np.random.default_rng(7)
    content, image = rng.integers(0, 1 << 32, (128, COLUMNS), np.uint32), np.zeros(32768, np.uint8)
    content[:, 64:] = random_d(rng, (128, COLUMNS - 64), "f32")
    content[:, :64] = words(packed(random_codes(rng, (128, 128), "f16"), "f16", "f16"))
    at_a = place_k_major(image, packed(random_codes(rng, (128, 16), "f16"), "f16", "f16"), 0)
    at_b = place_k_major(image, packed(random_codes(rng, (64, 16), "f16"), "f16", "f16"), B_START)
    lines = [*descriptors(at_a, at_b), "add.u32 %x3, %base, 128;", *lines]
    found, expected = (run(lines, content, image, engine=engine) for engine in ("jit", "interpret"))
    np.testing.assert_array_equal(found, expected)


def test_products_of_other_threads_come_before():
    """Though only one thread commits, what the tensor core was given earlier is complete first."""
    first = PRODUCT.replace("%a, %b", "%d0, %d0").replace("%true", "%p")
    lines = [
        ".shared .align 1024 .b8 data[16384];",
        "mov.u32 %lane, data; mad.lo.u32 %lane, %t, 16, %lane; add.u32 %x0, %t, 0x3c003c00;",
        "st.shared.v4.u32 [%lane], {%x0, %x0, %x0, %x0}; mov.b64 %d0, 0x0000400800800000; bar.sync 0;",
        f"setp.eq.u32 %p, %t, 64; setp.ne.u32 %wait, %t, %t; @%p {first.replace('%p;', '%wait;')}",
        f"bar.sync 0; @%one {first.replace('%p;', '%all;')} @%one {COMMIT}",
        "AGAIN: mbarrier.try_wait.parity.shared.b64 %wait, [bar], 0; @!%wait bra AGAIN;",
        *dumped(64),
    ]
    found = [np.zeros((128, 64), np.uint32) for _ in range(2)]
    for result, engine in zip(found, ("jit", "interpret"), strict=True):
        ptxvm.run(program(*lines), grid=1, block=128, args=[np.zeros(1, np.uint32), result], engine=engine)
    np.testing.assert_array_equal(*found)
    assert found[0].any()


IN_ZEROS = [
    "mov.u32 %lane, data;",
    "mov.b64 %d0, 0x0000400800800000;",
    f"@%one {PRODUCT}".replace("%a, %b", "%d0, %d0").replace("%true", "%all"),
]
PENDING = "while tcgen05.mma.* is not known to be complete|while this operation still uses its tensor memory"


STORE = "tcgen05.st.sync.aligned.32x32b.x1.b32 [%address{}], {{%r{}}};"
LOAD = "tcgen05.ld.sync.aligned.32x32b.x2.b32 {{%q{}, %q{}}}, [%address+1]; tcgen05.wait::ld.sync.aligned;"
SAVE = "mad.wide.u32 %p64, %t, 16, %result; st.global.v4.u32 [%p64], {%q0, %q1, %q2, %q3};"
UNPACKED = "tcgen05.st.sync.aligned.32x32b.x1.unpack::16b.b32 [%address+1], {%r3};"
LOWER_WARPS = "setp.ge.u32 %p, %t, 64; @%p bra.uni END;"
MANY = [STORE.format(f"+{index % 3}", index % 3) for index in range(40)]


@pytest.mark.parametrize(
    "lines",
    [
        [*MANY[:3], LOAD.format(0, 1), WAIT_ST, LOAD.format(2, 3), SAVE],
        [*MANY, LOAD.format(0, 1), WAIT_ST, LOAD.format(2, 3), SAVE],
        [*MANY[:2], f"@%one {COMMIT}", MANY[2], WAIT_ST, LOAD.format(0, 1), LOAD.format(2, 3), SAVE],
        [*MANY[:2], UNPACKED, LOAD.format(0, 1), WAIT_ST, LOAD.format(2, 3), SAVE],
        [*MANY[:3], LOWER_WARPS, WAIT_ST, "END:", LOAD.format(0, 1), "bar.sync 0;", WAIT_ST, LOAD.format(2, 3), SAVE],
    ],
    ids=["late", "many", "beside a commit", "another form", "other warps"],
)
def test_stores_land_at_the_wait_of_their_warp(lines, request):
    """Before it loads see what was there."""
    lines = [f"add.u32 %r{index}, %t, {1000 * index + 1000};" for index in range(4)] + lines
    found = [np.zeros((128, 4), np.uint32) for _ in range(2)]
    for result, engine in zip(found, ("jit", "interpret"), strict=True):
        ptxvm.run(program(*lines), grid=1, block=128, args=[np.zeros(1, np.uint32), result], engine=engine)
    np.testing.assert_array_equal(*found)
    values = np.arange(128)[:, None] + [2000, 3000]
    if request.node.callspec.id.endswith(("late", "many")):
        expected = np.hstack([np.zeros_like(values), values])
        np.testing.assert_array_equal(found[0], expected)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([".shared .align 1024 .b8 data[16384];", *IN_ZEROS], PENDING),
        ([".shared .align 1024 .b8 data[16384];", *IN_ZEROS, "exit;"], PENDING),
        ([f"@%one {COMMIT}".replace("::1", "::2", 1)], "needs a pair of CTAs"),
        ([".shared .align 8 .b64 other;", f"@%one {COMMIT}".replace("bar]", "other]")], "is not initialised"),
        ([".shared .align 1024 .b8 data[1024];", *IN_ZEROS], "bytes of shared memory"),
    ],
    ids=["deallocation", "exit", "pair", "no mbarrier", "outside"],
)
def test_faults(lines, message, engine):
    with pytest.raises(ptxvm.KernelFault, match=message) as caught:
        arrays = np.zeros(1, np.uint32), np.zeros(1, np.uint32)
        ptxvm.run(program(*lines), grid=1, block=128, args=list(arrays), engine=engine)
    assert re.search(r"tcgen05\.(mma|commit|dealloc)", str(caught.value))
