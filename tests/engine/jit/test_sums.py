"""Many sums in one block: the order in which the fast version makes their terms, and what comes out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis import sums
from ptxvm.engine.jit.fast import version
from ptxvm.engine.jit.program.step import Step

ROWS, COLUMNS, TERMS = 6, 4, 8
AVX512, AVX2 = "+avx2,+avx512f", "+avx2"


def kernel_text(type_: str) -> str:
    """Each thread adds to ROWS x COLUMNS sums, one after the other along all TERMS, as Triton does. What they begin
    with has a register that held another number before, which is needed last."""
    size = int(type_[1:]) // 8
    lines = [f"ld.shared.{type_} %a{row}_{term}, [%r1+{(row * TERMS + term) * size}];"
             for row in range(ROWS) for term in range(TERMS)]  # fmt: skip
    lines += [f"ld.shared.{type_} %b{term}_{column}, [%r3+{(term * COLUMNS + column) * size}];"
              for term in range(TERMS) for column in range(COLUMNS)]  # fmt: skip
    lines.append(f"mov.{type_} %y, %x; add.rn.{type_} %x, %x, %x;")
    for row in range(ROWS):
        for column in range(COLUMNS):
            name = f"%s{row}_{column}"
            lines.append(f"mov.{type_} {name}, %x;")
            lines += [f"fma.rn.{type_} {name}, %a{row}_{term}, %b{term}_{column}, {name};" for term in range(TERMS)]
    lines += [f"st.global.{type_} [%d3+{(row * COLUMNS + column) * size}], %s{row}_{column};"
              for row in range(ROWS) for column in range(COLUMNS)]  # fmt: skip
    lines.append(f"st.global.{type_} [%d3+{ROWS * COLUMNS * size}], %y;")
    names = [f"%a{row}_{term}" for row in range(ROWS) for term in range(TERMS)]
    names += [f"%b{term}_{column}" for term in range(TERMS) for column in range(COLUMNS)]
    names += [f"%s{row}_{column}" for row in range(ROWS) for column in range(COLUMNS)]
    return f""".version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 out) {{
    .reg .b32 %r<8>; .reg .b64 %d<8>; .reg .{type_} %x, %y, {", ".join(names)}; .shared .align 8 .b8 tile[8192];
    mov.u32 %r0, %tid.x; ld.param.u64 %d1, [x]; ld.param.u64 %d2, [out];
    mul.wide.u32 %d4, %r0, {size}; add.u64 %d5, %d1, %d4; ld.global.{type_} %x, [%d5];
    mov.u32 %r1, tile; shl.b32 %r2, %r0, {size.bit_length() - 1}; add.u32 %r2, %r1, %r2;
    st.shared.{type_} [%r2], %x; bar.sync 0;
    mad.lo.u32 %r3, %r0, {size}, %r1; mad.wide.u32 %d3, %r0, {(ROWS * COLUMNS + 1) * size}, %d2;
    {chr(10).join(lines)}
    ret;
}}
"""


def made(monkeypatch: pytest.MonkeyPatch, type_: str, features: str) -> list[tuple[list[Step], list[Step]]]:
    """The steps of each block of the kernel: in the order of the text, and in the one in which they are made."""
    found: list[tuple[list[Step], list[Step]]] = []

    def noting(steps: list[Step], facts: object, _: str) -> list[Step]:
        chosen = sums.in_order(steps, facts, features)  # type: ignore[arg-type]  # what the emitter gives
        found.append((list(steps), list(chosen)))
        return list(chosen)

    monkeypatch.setattr(version, "in_order", noting)
    run(type_, "jit")
    return found


def run(type_: str, engine: str) -> np.ndarray:
    dtype = np.dtype(type_.replace("f", "float"))
    x = np.random.default_rng(7).standard_normal(128).astype(dtype)
    out = np.zeros((64, ROWS * COLUMNS + 1), dtype)
    ptxvm.load(kernel_text(type_)).kernels["k"].launch(1, 64, x, out, engine=engine)
    return out


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("PTXVM_TIERS", "0")


@pytest.mark.parametrize("type_", ["f32", "f64"])
def test_the_bits_are_those_of_the_interpreter(type_: str) -> None:
    assert run(type_, "jit").tobytes() == run(type_, "interpret").tobytes()


@pytest.mark.parametrize("type_", ["f32", "f64"])
@pytest.mark.parametrize("features", [AVX512, AVX2, ""])
def test_each_step_has_what_it_needs(type_: str, features: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for written, chosen in made(monkeypatch, type_, features):
        place = {step: number for number, step in enumerate(chosen)}
        assert sorted(place.values()) == list(range(len(written)))
        for number, later in enumerate(written):
            for earlier in written[:number]:
                touched = {*earlier.reads, *earlier.writes}
                if not touched.isdisjoint(later.writes) or not {*earlier.writes}.isdisjoint(later.reads):
                    assert place[earlier] < place[later]
                if not (earlier.effects.repeatable and later.effects.repeatable):
                    assert place[earlier] < place[later], "past a store"


@pytest.mark.parametrize(("type_", "features", "beside"), [("f32", AVX512, 8), ("f64", AVX512, 4), ("f32", AVX2, 2)])
def test_as_many_sums_grow_beside_each_other_as_registers_hold(
    type_: str, features: str, beside: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = [
        step.writes[0]
        for _, chosen in made(monkeypatch, type_, features)
        for step in chosen
        if step.instruction.definition.name == "fma"
    ]
    assert terms[: beside * TERMS] == terms[:beside] * TERMS
    assert len(set(terms[:beside])) == beside


def test_short_blocks_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "FEWEST", 1000)
    assert all(written == chosen for written, chosen in made(monkeypatch, "f32", AVX512))
