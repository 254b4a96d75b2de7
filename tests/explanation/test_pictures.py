"""The pictures of matrices (docs/pictures): current, well-formed, readable in both modes, and right by the ISA."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.documents.blocks import CHECKOUT

from ptxvm.explanation.pictures import pictures, write_pictures

FILES = pictures()
FOLDER = CHECKOUT / "docs" / "pictures"
TEXT = "{http://www.w3.org/2000/svg}text"


def test_the_pictures_are_current() -> None:
    found = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert found == FILES, "run `make docs`"


def test_every_picture_is_shown() -> None:
    document = (CHECKOUT / "docs" / "tensor-cores.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"!\[[^\]]+\]\(pictures/(\S+?)\)", document)) == sorted(FILES)


def test_old_pictures_go(tmp_path: Path) -> None:
    (tmp_path / "old.svg").write_text("<svg/>")
    write_pictures(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == FILES.keys()


@pytest.mark.parametrize("name", FILES)
def test_a_picture_is_well_formed(name: str) -> None:
    root = ElementTree.fromstring(FILES[name])
    assert root.tag.endswith("}svg")
    assert root[0].tag.endswith("}title") and root[0].text
    assert "prefers-color-scheme: dark" in FILES[name]
    _, _, width, height = map(int, root.attrib["viewBox"].split())
    for element in root.iter():
        if "x" in element.attrib:
            assert 0 <= int(element.attrib["x"]) <= width and 0 <= int(element.attrib["y"]) <= height


def place(name: str, text: str) -> tuple[str, set[str]]:
    """What is written beside the row and above the columns (the nearest two) of a box of one line."""
    texts = list(ElementTree.fromstring(FILES[name]).iter(TEXT))
    (box,) = [each for each in texts if each.text == text]
    x, y = int(box.attrib["x"]), int(box.attrib["y"])
    heads = [(int(e.attrib["x"]), int(e.attrib["y"]), str(e.text)) for e in texts if e.get("class") == "number"]
    beside = max((at, head) for at, level, head in heads if level == y and at < x)[1]
    per_level = Counter(level for _, level, _ in heads)
    # At most four tables stand side by side.
    top = max(level for level, count in per_level.items() if level < y and count > 4)
    above = sorted((abs(at - x), head) for at, level, head in heads if level == top)
    return beside, {head for _, head in above[:2]}


# Worked out by hand from the formulas of ISA 9.7.14.5.8, .7, .13 and 9.7.16.2.3.
@pytest.mark.parametrize(
    ("name", "text", "row", "columns"),
    [
        ("mma-m16n8k16.svg", "T5 a3", "9", {"10", "11"}),
        ("mma-m16n8k16.svg", "T30 d2 d3", "15", {"4", "5"}),
        ("mma-m8n8k4-f16.svg", "T18 d4 d5", "4", {"6", "7"}),
        ("wgmma-d.svg", "T69 d6 d7", "41", {"10", "11"}),
        ("ldmatrix-m8n8.svg", "T9 r2", "T18", {"2", "3"}),
        ("tcgen05-ld-16-lanes.svg", "T21 r2 r3", "13", {"2", "3"}),
    ],
)
def test_where_a_box_is(name: str, text: str, row: str, columns: set[str]) -> None:
    assert place(name, text) == (row, columns)
