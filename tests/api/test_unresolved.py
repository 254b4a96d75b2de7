"""A program must be complete when it is loaded."""

import pytest

import ptxvm

HEADER = ".version 8.0\n.target sm_80\n.address_size 64\n"
USER = HEADER + ".extern .global .u32 counter;\n.visible .entry kernel() { ret; }\n"


def test_an_extern_variable_that_nobody_defines_is_named_with_its_line():
    assert ptxvm.check(USER) == []
    with pytest.raises(ptxvm.PtxError, match="`counter`") as caught:
        ptxvm.load(USER)
    (finding,) = caught.value.findings
    assert (finding.code, finding.line) == ("PTX491", 4)


def test_another_module_may_define_it():
    assert "counter" in ptxvm.load([USER, HEADER + ".visible .global .u32 counter;\n"]).globals
