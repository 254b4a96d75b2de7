"""Code for every processor served."""

from __future__ import annotations

import pytest

from ptxvm.engine.jit.compilation import code_target as targets
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Cpu, Level, chosen_cpu, code_target, target_here
from ptxvm.engine.jit.compilation.codegen import CodegenError, assembly, compile_ir
from ptxvm.engine.jit.memory.prefetch import SHORT_SIGHTED
from ptxvm.engine.jit.runtime import Part

FMA = """
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
define void @f(ptr %a) #0 {
  %x = load <32 x float>, ptr %a, align 4
  %y = call <32 x float> @llvm.fma.v32f32(<32 x float> %x, <32 x float> %x, <32 x float> %x)
  store <32 x float> %y, ptr %a, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("cpu", "sign"), [(Cpu.AVX512, "zmm"), (Cpu.AVX2, "ymm"), (Cpu.BASELINE, "fmaf"), (Cpu.AARCH64, "fmla")]
)
def test_each_processor_gets_its_own_code(cpu: Cpu, sign: str) -> None:
    text = assembly(FMA, code_target(cpu))
    assert sign in text
    assert ("zmm" in text) == (cpu is Cpu.AVX512)


@pytest.mark.parametrize("part", Part)
@pytest.mark.parametrize("cpu", list(Cpu))
def test_the_runtime_compiles_for_every_processor(cpu: Cpu, part: Part) -> None:
    assert compile_ir(part.text(), code_target(cpu)).startswith(b"\x7fELF")


def test_multiplication_and_addition_stay_apart() -> None:
    text = FMA.replace("call <32 x float> @llvm.fma.v32f32(", "fadd <32 x float> ").split("%y = ")[0]
    text += "%p = fmul <32 x float> %x, %x\n %y = fadd <32 x float> %p, %x\n"
    text += "  store <32 x float> %y, ptr %a, align 4\n  ret void\n}"
    assert "fmadd" not in assembly(text, code_target(Cpu.AVX512))


GATHER = """
declare <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr>, <32 x i1>, <32 x float>)
define void @f(ptr %a, i32 %lanes) #0 {
  %i = load <32 x i32>, ptr %a, align 4
  %m = bitcast i32 %lanes to <32 x i1>
  %p = getelementptr float, ptr %a, <32 x i32> %i
  %x = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> %p, <32 x i1> %m, <32 x float> zeroinitializer)
  store <32 x float> %x, ptr %a, align 4
  ret void
}
"""


@pytest.mark.parametrize(("cpu", "steps"), [(Cpu.AVX512, 2), (Cpu.AVX2, 4), (Cpu.BASELINE, 0)])
def test_gathers_are_those_of_the_processor(cpu: Cpu, steps: int) -> None:
    assert assembly(GATHER, code_target(cpu)).count("vgatherdps") == steps


def _states(count: int) -> str:
    """A loop over a switch whose cases change one of as many cells each."""
    slots = [f"  %c{i} = alloca <32 x i64>\n  store <32 x i64> zeroinitializer, ptr %c{i}" for i in range(count)]
    cases = " ".join(f"i32 {i}, label %b{i}" for i in range(count))
    blocks = [
        f"b{i}:\n  %v{i} = load <32 x i64>, ptr %c{i}\n  %w{i} = add <32 x i64> %v{i}, splat (i64 1)"
        f"\n  store <32 x i64> %w{i}, ptr %c{i}\n  br label %head"
        for i in range(count)
    ]
    ends = [
        f"  %e{i} = load <32 x i64>, ptr %c{i}\n  %p{i} = getelementptr <32 x i64>, ptr %a, i32 {i}"
        f"\n  store <32 x i64> %e{i}, ptr %p{i}, align 8"
        for i in range(count)
    ]
    head = f"  br label %head\nhead:\n  %n = load volatile i32, ptr %a\n  switch i32 %n, label %end [ {cases} ]"
    lines = ["define void @f(ptr %a) #0 {", *slots, head, *blocks, "end:", *ends, "  ret void", "}"]
    return "\n".join(lines)


def test_at_level_0_cells_are_not_copied_from_block_to_block() -> None:
    few, many = (len(compile_ir(_states(count), code_target(Cpu.AVX512), Level.FAST)) for count in (10, 40))
    assert many < 6 * few


def test_text_that_llvm_refuses() -> None:
    with pytest.raises(CodegenError, match="result type"):
        compile_ir("define i32 @f() { ret i64 0 }", code_target(Cpu.NATIVE))


def test_the_environment_limits_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PTXVM_CPU", raising=False)
    assert chosen_cpu() is Cpu.NATIVE
    monkeypatch.setenv("PTXVM_CPU", "avx2")
    assert chosen_cpu() is Cpu.AVX2
    monkeypatch.setenv("PTXVM_CPU", "pentium")
    with pytest.raises(ValueError, match="known are native, avx512"):
        chosen_cpu()


@pytest.mark.parametrize(("features", "known"), [(f"+avx512f,+{SHORT_SIGHTED}", True), ("+avx512f", False)])
def test_limited_code_suits_the_host(features: str, known: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """How it fetches ahead, not what instructions it has."""
    monkeypatch.setattr(targets, "_of_host", lambda: CodeTarget("x86_64-unknown-linux-gnu", "some", features))
    here = target_here(Cpu.AVX2).features.split(",")
    assert (f"+{SHORT_SIGHTED}" in here) == known
    assert "+avx2" in here
    assert "+avx512f" not in here


def test_targets_are_told_apart() -> None:
    assert len({code_target(cpu).key for cpu in Cpu if cpu is not Cpu.NATIVE}) == len(Cpu) - 1
    assert not CodeTarget("aarch64-unknown-linux-gnu", "generic", "").is_x86
