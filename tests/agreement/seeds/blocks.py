"""The blocks of examples in texts that describe the ISA, whatever markup they are in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_HEADING = re.compile(r"^\W*Examples?\W*$")
_ESCAPED = re.compile(r"\nExamples\n\n\\n\n\n?(.*?)\n")
_ELISION = re.compile(r"(?<!\.)\.(?: ?\.)+(?!\w)|…")
_VECTOR_DOTS = re.compile(r"([%\w]*?)(\d+)\s*,\s*\.\.\.\s*,\s*\1(\d+)")
_OPERAND_DOTS = re.compile(r"[^;\n]*,\s*\.\.\.\s*;")
_BODY_DOTS = re.compile(r"(\.func[^;{}\n]*\))\s*\.\.\.")
_DEFINE = re.compile(r"^[ \t]*#define[ \t]+(\w+)[ \t]+(.*?)[ \t]*(?://.*)?$", re.MULTILINE)
_QUOTES = re.compile(r"\\u201[cd]|[\u201c\u201d]")
_HYPHENS = re.compile(r"\b(cache|access)-(policy|prop)\b")


@dataclass(frozen=True, slots=True)
class Block:
    """Example code, and where it begins: a line of a file."""

    file: str
    line: int
    text: str


def read_blocks(folder: Path) -> list[Block]:
    """The blocks of all files of a folder, each text once."""
    found: dict[str, Block] = {}
    for path in sorted(folder.iterdir()):
        for block in _blocks(path):
            found.setdefault(block.text, block)
    return list(found.values())


def _blocks(path: Path) -> Iterator[Block]:
    text = path.read_text(encoding="utf-8")
    for match in _ESCAPED.finditer(text):
        code = match[1].replace("\\n", "\n").replace('\\"', '"')
        yield Block(path.name, text.count("\n", 0, match.start(1)) + 1, _readable(code))
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if _HEADING.match(line):
            yield from _after_heading(path.name, lines, number + 1)


def _after_heading(name: str, lines: list[str], start: int) -> Iterator[Block]:
    """Fenced or indented code under a heading, up to the next paragraph."""
    at = start
    while at < len(lines) and not lines[at].strip():
        at += 1
    if at == len(lines):
        return
    if lines[at].startswith("```"):
        end = next((place for place in range(at + 1, len(lines)) if lines[place].startswith("```")), len(lines))
        yield Block(name, at + 2, _readable("\n".join(lines[at + 1 : end])))
    elif lines[at].startswith("    "):
        end = next((n for n in range(at, len(lines)) if lines[n].strip() and lines[n][0] != " "), len(lines))
        yield Block(name, at + 1, _readable("\n".join(lines[at:end])))


def _readable(code: str) -> str:
    """What is meant: dots stand for code that does not matter, for the rest of a vector, for an operand (then the
    instruction is none) or for the body of a function. Macros stand for their texts; names with hyphens, which PTX does
    not have, get underscores, and typographic quotation marks are plain ones."""
    code = _QUOTES.sub('"', code)
    for name, text in _DEFINE.findall(code):
        code = re.sub(rf"\b{name}\b", text, _DEFINE.sub("", code, count=1))
    code = _BODY_DOTS.sub(r"\1;", _OPERAND_DOTS.sub("", _VECTOR_DOTS.sub(_numbered, code)))
    return _HYPHENS.sub(r"\1_\2", _ELISION.sub("", code))


def _numbered(dots: re.Match[str]) -> str:
    """`%h0,...,%h3` in full."""
    return ", ".join(f"{dots[1]}{number}" for number in range(int(dots[2]), int(dots[3]) + 1))
