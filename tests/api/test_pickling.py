"""Faults, errors, modules and kernels go from process to process, and can be copied."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import ptxvm
from ptxvm.machine.faults import Access, CallFrame, FaultKind, KernelFault

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
COUNT = (
    HEAD
    + """
.global .u32 calls = 5;
.visible .entry count(.param .u64 out)
{
    .reg .b32 %r<3>; .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [out];
    ld.global.u32 %r1, [calls];
    add.u32 %r1, %r1, 1;
    st.global.u32 [calls], %r1;
    st.global.u32 [%rd1], %r1;
    ret;
}
"""
)
COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
copies = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES.keys())


def whole_fault() -> KernelFault:
    fault = KernelFault(
        FaultKind.RACE, "why", kernel="k", line=3, source=("k.cu", 4), thread=(1, 2, 3), block=(4, 5, 6), address=7
    )
    fault.argument, fault.stack, fault.registers = (
        2,
        (CallFrame("f", 3, ("k.cu", 4)), CallFrame("k", 9)),
        {"%rd1": 7, "%r2": None},
    )
    fault.accesses = (Access("store", 3, None, (0, 0, 0), (0, 0, 0)),)
    fault.line_text, fault.source_text = "st.u32 [%rd1], 0;", "*p = 0;"
    return fault


@copies
def test_faults_keep_all_fields(again: Callable[[Any], Any]) -> None:
    fault = whole_fault()
    other = again(fault)
    assert type(other) is KernelFault and other is not fault
    assert vars(other) == vars(fault) and str(other) == str(fault) and other.args == fault.args


@copies
def test_errors_keep_their_findings(again: Callable[[Any], Any]) -> None:
    with pytest.raises(ptxvm.PtxError) as caught:
        ptxvm.load(HEAD + ".entry k() { bogus.u32 %r1; ret; }\n")
    other = again(caught.value)
    assert str(other) == str(caught.value)
    assert other.findings == caught.value.findings
    assert other.findings[0].line == caught.value.findings[0].line


@copies
def test_modules_are_loaded_again(again: Callable[[Any], Any]) -> None:
    module = ptxvm.load(COUNT, target="sm_90")
    out = np.zeros(1, np.uint32)
    module.kernels["count"].launch(1, 1, out, engine="interpret")
    other = again(module)
    assert other.globals["calls"].tolist() == [5] and module.globals["calls"].tolist() == [6]
    other.kernels["count"].launch(1, 1, out, engine="interpret")
    assert out.tolist() == [6]


@copies
def test_kernels_bring_their_module(again: Callable[[Any], Any]) -> None:
    kernel = ptxvm.load(COUNT).kernels["count"]
    out = np.zeros(1, np.uint32)
    again(kernel).launch(1, 1, out, engine="interpret")
    assert out.tolist() == [6]


def test_linked_modules_pickle() -> None:
    caller = HEAD + ".extern .func f();\n.visible .entry k() { call.uni f; ret; }\n"
    callee = HEAD + ".visible .func f() { ret; }\n"
    module = pickle.loads(pickle.dumps(ptxvm.load([caller, callee])))
    module.kernels["k"].launch(1, 1, engine="interpret")


def launch_past_the_end(kernel: ptxvm.Kernel) -> None:
    kernel.launch(1, 1, np.zeros(0, np.uint32), engine="interpret")


def test_a_fault_arrives_from_another_process() -> None:
    kernel = ptxvm.load(COUNT).kernels["count"]
    with pytest.raises(KernelFault) as here:
        launch_past_the_end(kernel)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool, pytest.raises(KernelFault) as there:
        pool.submit(launch_past_the_end, kernel).result()
    assert vars(there.value).keys() == vars(here.value).keys()
    for name in ("kind", "kernel", "line", "thread", "block", "stack", "line_text"):
        assert getattr(there.value, name) == getattr(here.value, name)
