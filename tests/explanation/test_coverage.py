"""The coverage table shows every page of the ISA, the missing ones too."""

from ptxvm.explanation.coverage import State, coverage_markdown, coverage_table, coverage_text, coverage_values
from ptxvm.explanation.isa_pages import isa_pages, page_of
from ptxvm.isa.registry import pages

ROWS = coverage_table()


def test_every_definition_has_its_page():
    homeless = [one for found in pages().values() for one in found if page_of(one) is None]
    assert homeless == [], "name them, or the page they belong to, in explanation/isa_pages.tsv"


def test_every_page_is_explained():
    assert [row.page.names for row in ROWS if not row.explained] == []


def test_pages_are_told_apart():
    by_name = {name: row for row in ROWS for name in row.page.names}
    assert by_name["prmt"].state is State.COMPLETE
    assert by_name["%tid"].state is State.COMPLETE
    assert by_name[".maxntid"].state is State.COMPLETE
    assert by_name["@"].state is State.COMPLETE
    assert by_name[".language"].state is State.COMPLETE
    assert by_name["prmt"].cases is not None


def test_no_page_is_missing():
    assert [row.page.names for row in ROWS if row.state is not State.COMPLETE] == []


def test_the_table_in_its_forms():
    assert len(ROWS) == len(isa_pages())
    text = coverage_text(ROWS)
    assert all(row.page.section in text for row in ROWS)
    assert coverage_markdown(ROWS).count("\n| ") == len(ROWS)
    values = coverage_values(ROWS)
    assert values[0]["names"] == ["add"]
    assert values[0]["interpreted"] is True
