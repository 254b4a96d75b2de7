"""The reference pages in docs/reference are those that the definitions give now."""

from pathlib import Path

import pytest

from ptxvm.explanation.reference import reference_files, write_reference

FOLDER = Path(__file__).parents[2] / "docs" / "reference"
FILES = reference_files()


@pytest.mark.parametrize("name", sorted(FILES))
def test_page_is_up_to_date(name):
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name], "run `make docs`"


def test_no_page_is_left_over():
    assert {path.name for path in FOLDER.glob("*.md")} == set(FILES)


def test_writing_removes_old_pages(tmp_path):
    (tmp_path / "old.md").write_text("gone")
    write_reference(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(FILES)
