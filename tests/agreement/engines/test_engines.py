"""Every form of every executable instruction: the compiled engine computes what the interpreter computes, bit for bit.

A sample of each instruction's forms always; in the slow tests all that compute something else.
Compiled code has a fast and a safe version, which kernels change into as they run: both are compared, in the slow tests
with other operands and masks.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.agreement.engines.agreement import Mismatch, compare, made_quickly, safe_version
from tests.agreement.engines.asynchronous import is_asynchronous
from tests.agreement.engines.batches import Batches, Refusal, batches
from tests.agreement.engines.forms import definitions, distinct, forms_of, spread

import ptxvm.isa
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit
from ptxvm.engine.jit.launching.prepared import Prepared
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.isa.definition import Form

CHAPTERS = sorted(page.parent.name for page in Path(ptxvm.isa.__path__[0]).glob("*/__init__.py"))
MATRIX_PAGES = ["ldmatrix", "mma", "mma_sp", "movmatrix", "stmatrix", "wgmma", "wmma"]
SAMPLE = {"fast": 5, "safe": 2}
LARGE = ("matrix",)
"""Chapters whose sample is compiled with little effort: what LLVM makes of large units at more effort is for the slow
tests, and for the kernels of `tests/kernels`."""

VARIANTS = {"fast": 1, "safe": 2}

#: Of chapters, and of pages of matrices, in how many tests all forms are tried: each takes a minute or less.
PARTS = {name: 1 for name in CHAPTERS if name not in ("matrix", "rules")}
PARTS |= {f"matrix.{page}": 1 for page in MATRIX_PAGES}
PARTS |= {"comparison": 2, "half_comparison": 2, "data_movement": 8}
PARTS |= {"matrix.mma_sp": 4, "matrix.wmma": 3, "matrix.wgmma": 12}

#: Forms by the thousand, which differ in the number of registers: in one version each, at once with little effort.
MANY = ("matrix.wgmma",)

versions = pytest.mark.parametrize("version", ["fast", "safe"])
chapters = pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name != "rules"])
parts = pytest.mark.parametrize(("name", "part"), [(name, part) for name in PARTS for part in range(PARTS[name])])


def _forms(name: str) -> list[tuple[Form, ...]]:
    """Those of each definition of a chapter or page."""
    return [
        forms_of(definition)
        for page, definition in definitions()
        if page.startswith(f"{name}.")
        and not is_asynchronous(definition)
        # tests/isa/matrix/tcgen05 and tests/isa/test_sparse_vectors.py run them in both engines.
        and not definition.name.startswith(("tcgen05.", "spcompress"))
        and not page.startswith(("texture.", "surface."))  # `test_textures.py` has them
    ]


def _sample(chapter: str, count: int) -> Batches:
    """Probes of at most `count` forms of each definition."""
    found: list[Form] = []
    for forms in _forms(chapter):
        # Those of warpgroups have up to 128 registers: fewer of them, as each takes its time to compile.
        is_large = forms[0].definition.name.startswith("wgmma.")
        found += spread(forms, min(count, 2) if is_large else count)
    return batches(found)


def _part(name: str, part: int, version: str) -> Batches:
    """Probes of one for all forms that differ in scope, order and caching only; those of a part are of all kinds."""
    variant = VARIANTS[version]
    found = [form for forms in _forms(name) for form in distinct(forms, variant)]
    random.Random(name).shuffle(found)
    if name in MANY:
        found = found[variant - 1 :: len(VARIANTS)]
    return batches(found[part :: PARTS[name]], variant)


def _mismatches(found: Batches, version: str) -> list[Mismatch]:
    with safe_version(version == "safe"):
        return [mismatch for program in found.programs for mismatch in compare(program)]


def _report(mismatches: list[Mismatch]) -> str:
    return "\n".join(map(str, mismatches[:10]))


def _is_known(refusal: Refusal) -> bool:
    """Forms of 32-bit programs, which no target runs any more; their pages are there to explain them."""
    return refusal.opcode.startswith("cvta") and refusal.opcode.endswith(".u32")


@versions
@chapters
def test_a_sample_of_forms_agrees(chapter: str, version: str) -> None:
    found = _sample(chapter, SAMPLE[version])
    assert [refusal for refusal in found.refused if not _is_known(refusal)] == []
    with made_quickly(chapter in LARGE):
        mismatches = _mismatches(found, version)
    assert not mismatches, _report(mismatches)


@pytest.mark.slow
@versions
@parts
def test_all_forms_agree(name: str, part: int, version: str) -> None:
    found = _part(name, part, version)
    assert [refusal for refusal in found.refused if not _is_known(refusal)] == []
    with made_quickly(name in MANY):
        mismatches = _mismatches(found, version)
    assert not mismatches, _report(mismatches)


def test_no_form_is_left_out() -> None:
    """The pages of matrices are those that there are, but for those with other tests."""
    pages = {path.stem for path in Path(ptxvm.isa.__path__[0], "matrix").glob("*.py")} - {"__init__"}
    assert sorted(pages - {"tcgen05", "tcgen05_ld_st", "tcgen05_mma"}) == MATRIX_PAGES


def test_the_safe_version_is_compared_whatever_was_compiled_before(monkeypatch: pytest.MonkeyPatch) -> None:
    program = batches(spread(_forms("matrix.movmatrix")[0], 1)).programs[0]
    used: list[Version] = []
    use = Prepared._use

    def noting(prepared: Prepared, unit: CompiledUnit) -> None:
        used.append(unit.version)
        use(prepared, unit)

    monkeypatch.setattr(Prepared, "_use", noting)
    for is_safe in (False, True):
        with safe_version(is_safe):
            assert list(compare(program)) == []
    assert used == [Version.FAST, Version.SAFE]
