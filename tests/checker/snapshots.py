"""Snapshots of whole reports: tests/checker/reports/*.txt, one file per family of mistakes.

A section is a mistake and what `ptxvm check` prints for it:

    ==== what is wrong (3 findings) (PTX 7.0, sm_75)
    the mistake
    ----
    the report

The mistake stands in a kernel behind reports/prologue.ptx; under `==== file: ...` it is the whole file. The number of
findings (one unless given), PTX version and target are optional. `python -m tests.checker.snapshots` writes the reports
anew; read every difference as somebody who meets the mistake for the first time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ptxvm.checker import check
from ptxvm.diagnostics.render import render
from ptxvm.syntax import decode

FOLDER = Path(__file__).parent / "reports"
_PROLOGUE = (FOLDER / "prologue.ptx").read_text(encoding="utf-8")
_EPILOGUE = "done:\n    ret;\n}\n"
_SECTION = re.compile(r"^==== (.*)\n((?:(?!----$|==== ).*\n)*)(?:----\n((?:(?!==== ).*\n)*))?", re.M)
_FINDINGS = re.compile(r"\((\d+) findings?\)")
_HEADER = re.compile(r"\(PTX (\S+), (\S+)\)")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A mistake and the report that is expected for it."""

    family: str
    title: str
    mistake: str
    report: str

    @property
    def count(self) -> int:
        """How many findings the mistake deserves."""
        written = _FINDINGS.search(self.title)
        return int(written[1]) if written else 1

    @property
    def program(self) -> str:
        if self.title.startswith("file:"):
            return self.mistake
        prologue = _PROLOGUE
        header = _HEADER.search(self.title)
        if header is not None:
            prologue = prologue.replace("9.0", header[1], 1).replace("sm_100a", header[2], 1)
        return prologue + "".join(f"    {line}\n" for line in self.mistake.splitlines()) + _EPILOGUE

    @property
    def name(self) -> str:
        return f"{self.family}: {self.title}"

    def made(self) -> str:
        """The report as it is now."""
        return render(check(decode(self.program.encode(), f"{self.family}.ptx")))


def snapshots() -> Iterator[Snapshot]:
    """Every section of every family."""
    for file in sorted(FOLDER.glob("*.txt")):
        for title, mistake, report in _SECTION.findall(file.read_text(encoding="utf-8")):
            yield Snapshot(file.stem, title, mistake, report)


def _write() -> None:
    texts: dict[str, str] = {}
    for one in snapshots():
        section = f"==== {one.title}\n{one.mistake}----\n{one.made()}"
        texts[one.family] = texts.get(one.family, "") + section
    for family, text in texts.items():
        (FOLDER / f"{family}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _write()
