"""Renderers: exact texts for people, valid structures for programs."""

from __future__ import annotations

import json

import pytest

from ptxvm.diagnostics import Finding, Label, Severity, Source, Span
from ptxvm.diagnostics.render import OutputFormat, render

SOURCE = Source(".reg .f32 %f1;\n\tadd.s32\t%r1, %f1, 1; // x\nret;\n", "a.ptx")
START = SOURCE.text.index("%f1, 1")
FINDING = Finding(
    Severity.ERROR,
    "PTX204",
    "operand `a` is of type .s32",
    SOURCE,
    Span(START, START + 3),
    "convert first",
    "operand-type",
    (Label(Span(10, 13), "declared here"),),
)
WARNING = Finding(Severity.WARNING, "PTX415", "not executable yet", SOURCE, Span(0, 4))


def test_full_marks_the_places() -> None:
    assert render([FINDING], "full") == (
        "error[PTX204]: operand `a` is of type .s32\n"
        " --> a.ptx:2:15\n"
        "  |\n"
        "1 | .reg .f32 %f1;\n"
        "  |           --- declared here\n"
        "2 |     add.s32 %r1, %f1, 1; // x\n"
        "  |                  ^^^\n"
        "  = help: convert first\n"
        "\n"
        "1 error\n"
    )


def test_full_counts_by_severity() -> None:
    assert render([FINDING, WARNING, WARNING]).endswith("\n1 error, 2 warnings\n")


def test_concise_is_one_line_each() -> None:
    assert render([FINDING, WARNING], "concise").splitlines() == [
        "a.ptx:2:15: error[PTX204]: operand `a` is of type .s32",
        "a.ptx:1:1: warning[PTX415]: not executable yet",
    ]


def test_json_has_every_field() -> None:
    (entry,) = json.loads(render([FINDING], "json"))
    assert entry == {
        "file": "a.ptx",
        "line": 2,
        "column": 15,
        "end_line": 2,
        "end_column": 18,
        "severity": "error",
        "code": "PTX204",
        "rule": "operand-type",
        "message": "operand `a` is of type .s32",
        "help": "convert first",
        "labels": [{"line": 1, "column": 11, "end_line": 1, "end_column": 14, "text": "declared here"}],
    }


def test_github_escapes_properties() -> None:
    odd = Finding(Severity.WARNING, "PTX101", "50% of\nit", Source("x", "a,b:c.ptx"), Span(0, 1))
    assert render([odd], "github") == (
        "::warning file=a%2Cb%3Ac.ptx,line=1,col=1,endColumn=2,title=ptxvm PTX101::50%25 of%0Ait\n"
    )


def test_sarif_names_rules_once() -> None:
    log = json.loads(render([FINDING, FINDING, WARNING], "sarif"))
    (run,) = log["runs"]
    assert log["version"] == "2.1.0"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["PTX204", "PTX415"]
    assert [result["ruleIndex"] for result in run["results"]] == [0, 0, 1]
    assert run["results"][0]["locations"][0]["physicalLocation"]["region"]["startColumn"] == 15


@pytest.mark.parametrize("output_format", list(OutputFormat))
def test_no_findings_and_odd_spans_render(output_format: OutputFormat) -> None:
    render([], output_format)
    for span in (Span(0, 0), Span(len(SOURCE.text), len(SOURCE.text)), Span(3, 60)):
        render([Finding(Severity.STYLE, "PTX112", "m", SOURCE, span)], output_format)


def test_unknown_format_is_an_error() -> None:
    with pytest.raises(ValueError, match="yaml"):
        render([], "yaml")
