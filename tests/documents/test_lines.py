"""Lines have at most 120 columns wherever people read: code, native code, documents, test pages."""

from __future__ import annotations

from itertools import chain

from tests.documents.blocks import CHECKOUT

WIDTH = 120
# PTX, CUDA and recorded verdicts are data.
READ_BY_PEOPLE = (".py", ".md", ".ll", ".toml", ".c", ".h", ".sh")
FOLDERS = ("src", "tests", "docs", "bench", "examples")
# One program a line: ptxas tells lines, and its verdicts are recorded with them.
DATA = ("tests/agreement/ptxas/program_texts.py",)


def test_lines_are_short() -> None:
    inside = (path for folder in FOLDERS for path in (CHECKOUT / folder).rglob("*") if path.suffix in READ_BY_PEOPLE)
    at_the_top = (path for path in CHECKOUT.iterdir() if path.suffix in READ_BY_PEOPLE or path.name == "Makefile")
    long = [
        f"{name}:{number}"
        for path in chain(inside, at_the_top)
        if (name := path.relative_to(CHECKOUT).as_posix()) not in DATA
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]
    assert long == []
