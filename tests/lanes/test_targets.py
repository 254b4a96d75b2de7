"""Emitted code compiles for every processor and calls only functions that exist and are exact."""

from __future__ import annotations

import itertools
import re

import llvmlite.binding as llvm
import pytest

from lanes.compiled import Case, Kind, Suite
from lanes.fp_programs import fp_programs
from lanes.programs import all_programs, cases

TARGETS = {
    "x86-64": ("x86_64-unknown-linux-gnu", "x86-64", ""),
    "avx2": ("x86_64-unknown-linux-gnu", "x86-64", "+avx2,+fma,+f16c"),
    "avx512fp16": (
        "x86_64-unknown-linux-gnu",
        "sapphirerapids",
        "+avx512fp16,+avx512f,+fma,+f16c,+avx2,+avx512vl,+avx512bw",
    ),
    "arm": ("aarch64-unknown-linux-gnu", "generic", "+neon"),
}
EXACT = {"fma", *(f"{name}{suffix}" for name in ("ceil", "floor", "rint", "trunc") for suffix in ("", "f"))}


def varying_cases() -> list[Case]:
    programs = itertools.chain(all_programs(), fp_programs())
    return [case for case in cases(programs, seed=1) if set(case.kinds) == {Kind.VARYING}]


@pytest.mark.slow
@pytest.mark.parametrize(("triple", "cpu", "features"), TARGETS.values(), ids=TARGETS)
def test_code_calls_exact_functions_only(triple: str, cpu: str, features: str) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()
    module = llvm.parse_assembly(Suite.text(varying_cases(), features))
    machine = llvm.Target.from_triple(triple).create_target_machine(cpu=cpu, features=features, opt=1)
    assembly = machine.emit_assembly(module)
    called = {name for pair in re.findall(r"\sbl\s+([a-z][\w.]*)|movabsq\s+\$([a-z][\w.]*)", assembly) for name in pair}
    assert {name for name in called if name and not name.startswith("lanes.")} <= EXACT
