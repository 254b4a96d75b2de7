"""Every form of every executable instruction: the compiled engine computes what the interpreter computes, bit for bit.

A sample of each instruction's forms always; in the slow tests all that compute something else, twice, with other
operands and masks.
Compiled code has a fast and a safe version, which kernels change into as they run: both are compared.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.agreement.engines.agreement import Mismatch, compare, safe_version
from tests.agreement.engines.asynchronous import is_asynchronous
from tests.agreement.engines.batches import Batches, Refusal, batches
from tests.agreement.engines.forms import definitions, distinct, forms_of, spread

import ptxvm.isa

CHAPTERS = sorted(page.parent.name for page in Path(ptxvm.isa.__path__[0]).glob("*/__init__.py"))
SAMPLE = {"fast": 6, "safe": 2}
VARIANTS = 2

versions = pytest.mark.parametrize("version", ["fast", "safe"])
chapters = pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name != "rules"])


def _chapter(name: str, count: int, variant: int = 0) -> Batches:
    """Probes of at most `count` forms of each definition of a chapter (0: one for all that
    differ in scope, order and caching only)."""
    forms = []
    for page, definition in definitions():
        if is_asynchronous(definition) or definition.name.startswith(("tcgen05.", "spcompress")):
            continue  # tests/isa/matrix/tcgen05 and tests/isa/test_sparse_vectors.py run them in both engines
        if page.startswith(("texture.", "surface.")):
            continue  # `test_textures.py` has them
        if page.startswith(f"{name}."):
            some = forms_of(definition)
            # Those of warpgroups have up to 128 registers: fewer of them, as each takes its time to compile.
            most = min(count, 2) if definition.name.startswith(("wgmma.", "tcgen05.mma")) else count
            forms += spread(some, most) if count else distinct(some, variant)
    return batches(forms, variant)


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
    found = _chapter(chapter, SAMPLE[version])
    assert [refusal for refusal in found.refused if not _is_known(refusal)] == []
    mismatches = _mismatches(found, version)
    assert not mismatches, _report(mismatches)


@pytest.mark.slow
@versions
@pytest.mark.parametrize("variant", range(1, VARIANTS + 1))
@chapters
def test_all_forms_agree(chapter: str, variant: int, version: str) -> None:
    found = _chapter(chapter, 0, variant)
    assert [refusal for refusal in found.refused if not _is_known(refusal)] == []
    mismatches = _mismatches(found, version)
    assert not mismatches, _report(mismatches)
