"""Every code block of the README, of examples/ and of docs/ is run; what blocks show is what comes out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.documents.blocks import CHECKOUT, LANGUAGES, blocks_of, run_blocks

import ptxvm

DOCUMENTS = [CHECKOUT / "README.md", CHECKOUT / "examples" / "README.md", *sorted((CHECKOUT / "docs").glob("*.md"))]
REFERENCE = sorted((CHECKOUT / "docs" / "reference").glob("*.md"))


def name_of(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_blocks_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(setting, raising=False)
    run_blocks(document, tmp_path)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_block_says_what_it_is(document: Path) -> None:
    strange = [block.line for block in blocks_of(document) if block.language not in LANGUAGES]
    assert not strange, "fences of unknown language at these lines"
    outside = re.sub(r"^```.*?^```$", "", document.read_text(), flags=re.MULTILINE | re.DOTALL)
    assert not re.search(r"\n\n {4,}\S", outside), "a block is fenced, not indented: then it says what it is"


@pytest.mark.parametrize("document", REFERENCE, ids=name_of)
def test_kernels_of_the_reference_are_accepted(document: Path) -> None:
    kernels = [
        block.text for block in blocks_of(document) if block.text.startswith(".version ") and "\n.target" in block.text
    ]
    for kernel in kernels:
        assert ptxvm.check(kernel) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_somewhere(document: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text())
    assert not [target for target in targets if not (document.parent / target).exists()]
