"""Instructions that are checked and explained but not executed: said when a module is loaded, by `check --runnable`,
and by a launch before anything is compiled."""

import re

import numpy as np
import pytest

import ptxvm
from ptxvm.cli import main
from ptxvm.diagnostics import Severity
from ptxvm.isa.registry import pages

HEADER = """.version 9.5
.target sm_100a
.address_size 64
.global .texref tx;
.global .surfref sf;
"""
KERNEL = """.visible .entry {name}() {{
    .reg .f32 %f<5>; .reg .b32 %r<5>; .reg .b64 %d<2>;
    {body}
    ret;
}}
"""
TEXTURE = "tex.1d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1}];"
RUNS = """.visible .entry runs(.param .u64 out) {
    .reg .b64 %d;
    ld.param.u64 %d, [out];
    st.global.u32 [%d], 7;
    ret;
}
"""
NOT_EXECUTED = {
    "tex.1d.v4.f32.f32": TEXTURE,
    "txq.width.b32": "txq.width.b32 %r1, [tx];",
    "suld.b.1d.b32.trap": "suld.b.1d.b32.trap %r1, [sf, {%r2}];",
    "sust.b.1d.b32.trap": "sust.b.1d.b32.trap [sf, {%r2}], %r1;",
}
LINE = 8


@pytest.fixture(autouse=True)
def _not_executed(monkeypatch):
    """Every page is executed today, so these four are made pages that wait for their functions."""
    names = {opcode.partition(".")[0] for opcode in NOT_EXECUTED}
    for definition in (definition for found in pages().values() for definition in found if definition.name in names):
        monkeypatch.setattr(definition, "executable", False)


@pytest.fixture(params=NOT_EXECUTED.items(), ids=NOT_EXECUTED)
def one(request):
    """The opcode, and a module with a kernel that has it and one that has not."""
    opcode, instruction = request.param
    return opcode, HEADER + KERNEL.format(name="k", body=instruction) + RUNS


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_load_says_it_and_the_launch_is_a_fault(one, engine):
    opcode, text = one
    with pytest.warns(ptxvm.PtxWarning, match=rf"kernel `k` cannot be run: {re.escape(opcode)} "):
        module = ptxvm.load(text)
    assert [(finding.code, finding.line) for finding in module.findings] == [("PTX492", LINE)]
    with pytest.raises(ptxvm.KernelFault, match=re.escape(opcode)) as caught:
        module.kernels["k"].launch(1, 32, engine=engine)
    assert (caught.value.kind, caught.value.kernel, caught.value.line) == ("unsupported", "k", LINE)
    out = np.zeros(1, np.uint32)
    module.kernels["runs"].launch(1, 1, out, engine=engine)
    assert out[0] == 7


def test_nothing_is_compiled_for_it(one, monkeypatch):
    def compiled(*_):
        raise AssertionError("the engine was asked")

    monkeypatch.setattr("ptxvm.engine._engine", compiled)
    with pytest.warns(ptxvm.PtxWarning):
        module = ptxvm.load(one[1])
    with pytest.raises(ptxvm.KernelFault):
        module.kernels["k"].launch(1, 32)


def test_check_tells_on_request(one):
    assert ptxvm.check(one[1]) == []
    (finding,) = ptxvm.check(one[1], runnable=True)
    assert (finding.severity, finding.code, finding.line) == (Severity.ERROR, "PTX492", LINE)
    assert "`k`" in finding.message and one[0] in finding.message


def test_functions_that_a_kernel_calls_count():
    function = (
        f".func inner() {{ .reg .f32 %f<5>;\n{TEXTURE}\n{TEXTURE}\nret; }}\n.func outer() {{ call inner; ret; }}\n"
    )
    text = HEADER + function + KERNEL.format(name="k", body="call outer;") + KERNEL.format(name="free", body="") + RUNS
    (finding,) = ptxvm.check(text, runnable=True)
    assert (finding.line, finding.code) == (7, "PTX492")
    assert "kernel `k`" in finding.message and "in function inner" in finding.message and "1 more" in finding.message


def test_lists_of_targets_count():
    function = f".func inner() {{ .reg .f32 %f<5>;\n{TEXTURE}\nret; }}\n"
    body = "targets: .calltargets inner; mov.u64 %d1, inner; call %d1, targets;"
    assert [
        finding.line for finding in ptxvm.check(HEADER + function + KERNEL.format(name="k", body=body), runnable=True)
    ]


def test_each_kernel_is_told():
    text = HEADER + "".join(KERNEL.format(name=name, body=TEXTURE) for name in ("a", "b"))
    found = ptxvm.check(text, runnable=True)
    assert [re.search("`(.)`", finding.message)[1] for finding in found] == ["a", "b"]
    assert [finding.line for finding in found] == [8, 13]


def test_another_module_has_it():
    inner = HEADER + f".visible .func inner() {{ .reg .f32 %f<5>;\n{TEXTURE}\nret; }}\n"
    outer = HEADER + ".extern .func inner();\n" + KERNEL.format(name="k", body="call inner;")
    with pytest.warns(ptxvm.PtxWarning, match="in function inner"):
        module = ptxvm.load([outer.encode(), inner.encode()])
    assert [finding.line for finding in module.findings] == [7]


def test_wrong_programs_have_errors_only():
    text = HEADER + KERNEL.format(name="k", body=f"{TEXTURE} add.u32 %r1, %f1, 1;")
    assert [finding.code for finding in ptxvm.check(text, runnable=True)] == ["PTX204"]


def test_the_command_line(tmp_path, capsys):
    path = tmp_path / "k.ptx"
    path.write_text(HEADER + KERNEL.format(name="k", body=TEXTURE))
    assert main(["check", str(path)]) == 0
    assert main(["check", str(path), "--runnable"]) == 1
    printed = capsys.readouterr().out
    assert "PTX492" in printed and f":{LINE}:" in printed and "kernel `k`" in printed
