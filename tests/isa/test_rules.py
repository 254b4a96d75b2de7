"""Every rule's own examples: the accepted line passes the checker, the rejected one breaks that rule."""

import pytest

import ptxvm
from ptxvm.isa.registry import pages

RULES = {
    rule.name + rule.rejected: rule for found in pages().values() for definition in found for rule in definition.rules
}

MODULE = """
.version 9.5
.target {target}
.address_size 64
.global .texref tx;
.global .surfref sf;
.entry k(.param .align 64 .b8 kp[128]) {{
    .reg .pred %p<9>;
    .reg .b8 %bb<9>; .reg .b16 %h<17>; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .b128 %q<9>;
    .reg .f16 %hf<9>; .reg .f32 %f<9>; .reg .f64 %e<9>;
    .reg .u16 %us<9>; .reg .s16 %ss<9>; .reg .u32 %u<9>; .reg .s32 %s<9>; .reg .u64 %ul<9>; .reg .s64 %sl<9>;
    .global .align 64 .b64 gv[8];
    .shared .align 64 .b64 sv[8];
    .shared .align 8 .b64 mb;
    {instruction}
    ret;
}}
"""


# Some instructions exist on one of these only.
TARGETS = ("sm_100a", "sm_120a", "sm_90a", "sm_107a")


def findings(instruction, target):
    source = MODULE.format(instruction=instruction, target=target)
    return [finding for finding in ptxvm.check(source) if finding.severity == "error"]


@pytest.mark.parametrize("rule", RULES.values(), ids=[rule.name for rule in RULES.values()])
def test_examples(rule):
    unwanted = {target: [str(finding) for finding in findings(rule.accepted, target)] for target in TARGETS}
    target = next((target for target in TARGETS if not unwanted[target]), None)
    assert target, unwanted
    broken = findings(rule.rejected, target)
    assert [(finding.code, finding.rule) for finding in broken] == [(rule.code, rule.name)]


@pytest.mark.parametrize("rule", RULES.values(), ids=[rule.name for rule in RULES.values()])
def test_explanation(rule):
    assert rule.text.endswith(".")
