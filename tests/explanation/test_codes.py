"""Finding codes: every one is explained, and its examples are accepted and rejected as they say."""

import pytest

from ptxvm.checker import check
from ptxvm.diagnostics import Severity, Source
from ptxvm.diagnostics.codes import CODES
from ptxvm.explanation import Kind, explain
from ptxvm.explanation.code import EXAMPLES

MODULE = """.version 9.0
.target sm_100a
.address_size 64
.visible .entry kernel()
{
    .reg .b32 %r<10>;
    .reg .b64 %d<10>;
    .reg .f32 %f<10>;
    .reg .pred %p<10>;
    @%p1 bra DONE;
    INSTRUCTION
DONE:
    ret;
}
"""


@pytest.mark.parametrize("code", sorted(CODES))
def test_code_is_explained(code):
    explanation = explain(code.lower())
    assert explanation.kind is Kind.CODE
    assert explanation.topic == code
    assert explanation.title == CODES[code].title
    assert explanation.part("text")


@pytest.mark.parametrize("code", sorted(EXAMPLES))
def test_examples_of_codes(code):
    accepted, rejected = EXAMPLES[code]
    assert errors(accepted) == []
    assert code in errors(rejected)


def test_rules_bring_their_examples():
    explanation = explain("PTX224")
    assert "bar.arrive 0, 64;" in explanation.part("accepted").content
    assert "bar.arrive 0, 0;" in explanation.part("rejected").content


def errors(instruction):
    findings = check(Source(MODULE.replace("INSTRUCTION", instruction)))
    return [finding.code for finding in findings if finding.severity is Severity.ERROR]
