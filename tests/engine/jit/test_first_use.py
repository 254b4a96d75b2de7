"""Scalars are loaded where they are first needed, and before anything that might change memory."""

from __future__ import annotations

import pytest

from ptxvm.engine.jit.fast.first_use import at_first_use

LOADS = """
  %p = getelementptr i8, ptr %b, i64 4
  %a = load float, ptr %b, align 4
  %c = load float, ptr %p, align 4
  %i = insertelement <16 x float> poison, float %a, i32 0
  %s = shufflevector <16 x float> %i, <16 x float> poison, <16 x i32> zeroinitializer
  %j = insertelement <16 x float> poison, float %c, i32 0
  %t = shufflevector <16 x float> %j, <16 x float> poison, <16 x i32> zeroinitializer
  %y = load <16 x float>, ptr %q, align 4
  %f = call <16 x float> @llvm.fma.v16f32(<16 x float> %s, <16 x float> %y, <16 x float> %z)
""".strip("\n").split("\n")
LAST = "  %g = call <16 x float> @llvm.fma.v16f32(<16 x float> %t, <16 x float> %y, <16 x float> %f)"


def names(lines: list[str]) -> str:
    """What they define, by letter; of others their first word."""
    return " ".join(line.split()[0].strip("%") for line in lines if line)


def test_where_they_are_needed() -> None:
    found = at_first_use([*LOADS, "", LAST])
    assert names(found) == "y a i s f p c j t g"
    assert sorted(found) == sorted([*LOADS, "", LAST])


@pytest.mark.parametrize(
    "line",
    [
        "  store float %x, ptr %b, align 4",
        "  br label %on",
        "on:",
        "  %n = atomicrmw add ptr %b, i32 1 monotonic",
        "  %n = call i32 @ptxvm_access(ptr %worker)",
        "  call void @llvm.masked.store.v16f32(<16 x float> %y, ptr %b, <16 x i1> %m)",
        "  %n = load atomic volatile i32, ptr %b monotonic, align 4",
        "  %n = load i32, ptr %b\n  store i32 1, ptr %b",
    ],
)
def test_nothing_that_may_change_memory_comes_before_them(line: str) -> None:
    found = at_first_use([*LOADS, line, LAST])
    place = found.index(line)
    assert all(each in found[:place] for each in LOADS)
    assert found[place + 1 :] == [LAST]


def test_what_nobody_needs_stays() -> None:
    assert sorted(at_first_use(LOADS)) == sorted(LOADS)


def test_vectors_stay_where_they_are() -> None:
    lines = [
        "  %y = load <16 x float>, ptr %q, align 4",
        "  %v = shufflevector <16 x float> %y, <16 x float> poison, x",
    ]
    use = "  %w = fadd <16 x float> %z, %z"
    assert at_first_use([*lines, use]) == [*lines, use]
