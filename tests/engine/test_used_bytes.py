"""`.pragma "used_bytes_mask"`: of a vector that is loaded, only what is looked at need be there. Newer compilers load
three numbers as four where the address is aligned to four, also at the end of memory."""

import re

import numpy as np
import pytest

import ptxvm

WIDTHS = {"v2.u32": (2, 4), "v4.u32": (4, 4), "v4.f32": (4, 4), "v4.u16": (4, 2), "v2.u64": (2, 8), "v8.f32": (8, 4)}
GLOBAL, SHARED = "global", "shared"
BOTH = pytest.mark.parametrize("engine", ["interpret", "jit"])


def program(vector: str, mask: str, space: str, *, step: str = "%tid.x", generic: bool = False) -> ptxvm.Kernel:
    """Each thread copies a vector of a memory to the output, whose vectors are whole."""
    count, size = WIDTHS[vector]
    kind = vector.split(".")[1]
    bits = kind[1:]
    names = ", ".join(f"%v{number}" for number in range(count))
    pragma = f'.pragma "used_bytes_mask {mask}";' if mask else ""
    copy = """
    mov.u32 %r4, 0; mov.u32 %r5, %dynamic_smem_size;
$fill:
    cvt.u64.u32 %rd4, %r4; add.u64 %rd5, %rd2, %rd4; add.u64 %rd6, %rd3, %rd4;
    ld.global.u8 %h, [%rd5]; st.u8 [%rd6], %h;
    add.u32 %r4, %r4, 1; setp.lt.u32 %p, %r4, %r5; @%p bra $fill;
    bar.sync 0;"""
    text = f"""
.version 9.0
.target sm_100
.address_size 64
.extern .shared .align 16 .b8 tile[];
.visible .entry k(.param .u64 out, .param .u64 given)
{{
    .reg .b32 %r<6>; .reg .b64 %rd<8>; .reg .b16 %h; .reg .pred %p; .reg .{"f" if kind[0] == "f" else "b"}{bits} %v<8>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [given];
    mov.u32 %r1, {step};
    mov.u64 %rd3, tile; cvta.shared.u64 %rd3, %rd3;
    {copy if space == SHARED else "mov.u64 %rd3, %rd2;"}
    mad.wide.u32 %rd3, %r1, {count * size}, %rd3;
    {"cvta.to.shared.u64 %rd3, %rd3;" if space == SHARED and not generic else ""}
    mov.u32 %r1, %tid.x; mad.wide.u32 %rd1, %r1, {count * size}, %rd1;
    {pragma}
    ld{"" if generic else "." + space}.{vector} {{{names}}}, [%rd3];
    st.global.{vector} [%rd1], {{{names}}};
    ret;
}}
"""
    return ptxvm.load(text).kernels["k"]


def numbers(count: int) -> np.ndarray:
    return (np.arange(count) % 251 + 1).astype(np.uint8)


def launch(kernel: ptxvm.Kernel, threads: int, vectors: int, missing: int, **options: object) -> np.ndarray:
    """`missing` bytes less than the vectors need are there; what each thread has stored, as bytes."""
    width = options.pop("width")
    assert isinstance(width, int)
    given = numbers(vectors * width - missing)
    out = np.full(threads * width, 99, np.uint8)
    kernel.launch(1, threads, out, given, shared=len(given), **options)  # type: ignore[arg-type]
    return out.reshape(threads, width)


@BOTH
@pytest.mark.parametrize("checks", ["bounds", "full", "init", "race"])
@pytest.mark.parametrize("generic", [False, True])
@pytest.mark.parametrize("space", [GLOBAL, SHARED])
@pytest.mark.parametrize("threads", [1, 3, 32, 40])
def test_three_of_four(engine: str, checks: str, generic: bool, space: str, threads: int) -> None:
    kernel = program("v4.u32", "0xfff", space, generic=generic)
    found = launch(kernel, threads, threads, 4, width=16, engine=engine, checks=checks)
    expected = numbers(16 * threads).reshape(threads, 16)
    expected[:, 12:] = 0
    assert (found == expected).all()


@BOTH
@pytest.mark.parametrize("space", [GLOBAL, SHARED])
@pytest.mark.parametrize(
    ("vector", "used"), [(vector, n) for vector, (count, _) in WIDTHS.items() for n in range(1, count)]
)
def test_every_width(engine: str, space: str, vector: str, used: int) -> None:
    """Of all threads at one address, too; the mask may have gaps."""
    count, size = WIDTHS[vector]
    if count * size > 16:
        space = GLOBAL  # what is wider is there only
    mask = (1 << used * size) - 1 & ~1
    for step, vectors in (("%tid.x", 5), ("0", 1)):
        kernel = program(vector, str(mask), space, step=step)
        found = launch(kernel, 5, vectors, (count - used) * size, width=count * size, engine=engine)
        expected = np.zeros((5, count * size), np.uint8)
        expected[:] = numbers(5 * count * size).reshape(5, -1)[:vectors]
        expected[:, used * size :] = 0
        assert (found == expected).all()


@pytest.mark.parametrize("space", [GLOBAL, SHARED])
def test_what_is_looked_at_must_be_there(space: str) -> None:
    """The same words in both engines, with the bytes that are looked at."""
    told = []
    for engine in ("interpret", "jit"):
        with pytest.raises(ptxvm.KernelFault, match="reads 12 bytes") as raised:
            launch(program("v4.u32", "0xfff", space), 5, 5, 5, width=16, engine=engine)
        told.append(re.sub("0x[0-9a-f]+", "", raised.value.message))
    assert told[0] == told[1]


@BOTH
@pytest.mark.parametrize("mask", ["", "0xffff", "0", "much"])
def test_other_loads_are_whole(engine: str, mask: str) -> None:
    with pytest.raises(ptxvm.KernelFault, match="reads 16 bytes"):
        launch(program("v4.u32", mask, SHARED), 5, 5, 4, width=16, engine=engine)


@BOTH
def test_the_whole_is_aligned(engine: str) -> None:
    with pytest.raises(ptxvm.KernelFault, match=r"reads 16 bytes .*: not a multiple of 16"):
        kernel = program("v4.u32", "0xfff", GLOBAL)
        given, out = np.zeros(64, np.uint8), np.zeros(64, np.uint8)
        kernel.launch(1, 1, out, given[8:], engine=engine)


@BOTH
@pytest.mark.parametrize("space", [GLOBAL, SHARED])
def test_the_whole_is_counted(engine: str, space: str) -> None:
    """As hardware moves it."""
    counts = []
    for mask in ("0xfff", ""):
        given, out = numbers(40 * 16), np.zeros(40 * 16, np.uint8)
        kernel = program("v4.u32", mask, space)
        done = kernel.launch(1, 40, out, given, shared=len(given), engine=engine, profile=True)
        assert done.profile is not None
        counts.append(done.profile.lines)
    assert counts[0] == counts[1]
