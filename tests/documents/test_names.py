"""What documents name exists: files, folders, and the names of classes, functions, options and instructions."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.documents.blocks import CHECKOUT
from tests.documents.test_blocks import DOCUMENTS, name_of

from ptxvm.explanation.coverage import State, coverage_table

SUFFIXES = ("py", "ll", "md", "tsv", "txt", "ptx", "cu", "toml")
_FILE = re.compile(rf"(?<![\w/.*<>])((?:[\w-]+/)*[\w-]+\.(?:{'|'.join(SUFFIXES)}))\b")
_FOLDER = re.compile(r"(?<![\w/.<>])((?:[\w-]+/)+)(?![\w<*])")
_SPAN = re.compile(r"`([^`\n]+)`")
_MEMBER = re.compile(r"(?:ptxvm\.)?([A-Z]\w+)\.(\w+)")
_WORD = re.compile(r"[A-Za-z_]\w+")
# Made by the reader, or by a run.
NOT_IN_THE_REPOSITORY = {"broken.ptx", "kernel.ptx", "report.txt", "script.py", "program.cu"} | {
    "kernels/",
    "dist/",
    "build/",
    "bin/",
}
# Words of C++, of nvcc and its headers, of ptxas's messages, of the tests, and an instruction that does not exist.
FOREIGN = {
    "avg",
    "delete",
    "rdc",
    "__grid_constant__",
    "ptxas_",
    "sequence",
    "invalid",
    "agreement",
    "xff",
    "hx1",
    "cudaGetCurrentGraphExec",
    "h2",
}


@cache
def repository() -> tuple[frozenset[str], frozenset[str]]:
    """The files and the folders of the repository, each with a `/` in front."""
    roots = [CHECKOUT / name for name in ("src", "tests", "docs", "bench", "examples")]
    found = [path for root in roots for path in root.rglob("*") if "__pycache__" not in path.parts]
    found += [*roots, *CHECKOUT.glob("*.*"), CHECKOUT / "Makefile"]
    files = frozenset("/" + name_of(path) for path in found if path.is_file())
    return files, frozenset("/" + name_of(path) for path in found if path.is_dir())


@cache
def words_of_classes() -> dict[str, set[str]]:
    """Name of a class -> all words in the bodies of the classes of this name."""
    classes: dict[str, set[str]] = {}
    for path in (CHECKOUT / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                body = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                classes.setdefault(node.name, set()).update(_WORD.findall(body))
    return classes


@cache
def known_words() -> frozenset[str]:
    """All words of the package's own code and of its native code, of the Makefile, and names of files and folders."""
    words = set(_WORD.findall((CHECKOUT / "Makefile").read_text()))
    for names in repository():
        words.update(_WORD.findall(" ".join(names)))
    for path in (CHECKOUT / "src").rglob("*"):
        if path.suffix in (".py", ".ll", ".c", ".h", ".tsv"):
            words.update(_WORD.findall(path.read_text(encoding="utf-8")))
    return frozenset(words)


def prose(document: Path) -> str:
    """A document without its blocks, but with its drawings, which name files, too."""
    text = document.read_text(encoding="utf-8")
    return re.sub(r"^```(?!text)[^\n]*\n.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_files_and_folders_exist(document: Path) -> None:
    files, folders = repository()
    text = re.sub(r"\]\([^)]*\)", "]", prose(document))
    missing = [name for name in _FILE.findall(text) if not any(file.endswith(f"/{name}") for file in files)]
    missing += [
        name for name in _FOLDER.findall(text) if not any(f"{folder}/".endswith(f"/{name}") for folder in folders)
    ]
    assert sorted(set(missing) - NOT_IN_THE_REPOSITORY) == []


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if path.parent.name == "docs"], ids=name_of)
def test_names_are_those_of_the_code(document: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    words = {word for span in _SPAN.findall(text) for word in _WORD.findall(_FILE.sub("", span))}
    assert sorted(words - known_words() - FOREIGN) == []


def test_the_readme_says_what_cannot_run() -> None:
    sentence = (CHECKOUT / "README.md").read_text().partition("Not executed yet")[2].partition("[docs/")[0]
    told = {span.strip("`") for span in _SPAN.findall(sentence)}
    rows = [row for row in coverage_table() if row.state is State.NOT_EXECUTABLE]
    assert told - {"..."} == told & {name.split(".")[0] for row in rows for name in row.page.names}


def test_the_drawing_of_the_house_names_every_room() -> None:
    drawing = (
        (CHECKOUT / "docs" / "architecture.md").read_text().partition("```text\nsrc/ptxvm/")[2].partition("```")[0]
    )
    rooms = {path.name for path in (CHECKOUT / "src" / "ptxvm").iterdir() if path.is_dir() and "_" not in path.name}
    assert set(re.findall(r"^  ([a-z]+)/", drawing, re.MULTILINE)) == rooms


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_members_belong_to_their_classes(document: Path) -> None:
    spans = _SPAN.findall(prose(document))
    members = {match.groups() for span in spans if (match := _MEMBER.match(span)) is not None}
    classes = words_of_classes()
    assert sorted(f"{name}.{member}" for name, member in members if member not in classes.get(name, {member})) == []
