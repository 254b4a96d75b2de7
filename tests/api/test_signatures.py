"""The public functions name every option, with its type, and explain it."""

from __future__ import annotations

import inspect

import pytest

import ptxvm

PUBLIC = [
    ptxvm.run,
    ptxvm.load,
    ptxvm.check,
    ptxvm.explain,
    ptxvm.device_array,
    ptxvm.Kernel.launch,
    ptxvm.Stream.launch,
    ptxvm.TensorMap.tiled,
    ptxvm.TensorMap.im2col,
    ptxvm.TensorMap.im2col_wide,
]
OF_LAUNCH = inspect.signature(ptxvm.Kernel.launch).parameters


@pytest.mark.parametrize("function", PUBLIC, ids=lambda function: function.__qualname__)
def test_every_parameter_is_named_and_typed(function) -> None:
    for parameter in inspect.signature(function).parameters.values():
        assert parameter.kind is not inspect.Parameter.VAR_KEYWORD
        assert parameter.name == "self" or parameter.annotation not in (inspect.Parameter.empty, "Any")


@pytest.mark.parametrize("function", [ptxvm.run, ptxvm.Kernel.launch, ptxvm.Stream.launch, ptxvm.load, ptxvm.check])
def test_docstrings_explain_every_parameter(function) -> None:
    names = set(inspect.signature(function).parameters) - {"self"}
    assert not {name for name in names if name not in (function.__doc__ or "").replace("`", "")}


@pytest.mark.parametrize(
    ("function", "lacks"), [(ptxvm.run, {"self", "arguments"}), (ptxvm.Stream.launch, {"device", "devices"})]
)
def test_the_options_of_a_launch_are_the_same_everywhere(function, lacks: set[str]) -> None:
    given = inspect.signature(function).parameters
    assert set(OF_LAUNCH) - set(given) == lacks
    for name in set(OF_LAUNCH) & set(given) - {"self"}:
        assert (given[name].default, given[name].annotation) == (OF_LAUNCH[name].default, OF_LAUNCH[name].annotation)


KERNEL = ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { ret; }\n"


@pytest.mark.parametrize("option", ["gpus", "enigne"])
def test_unknown_options_are_refused_by_name(option: str) -> None:
    kernel = ptxvm.load(KERNEL).kernels["k"]
    with pytest.raises(TypeError, match=option):
        kernel.launch(1, 1, **{option: 1})
    with pytest.raises(TypeError, match=option):
        ptxvm.run(KERNEL, grid=1, block=1, **{option: 1})
    with pytest.raises(TypeError, match=option):
        ptxvm.Stream().launch(kernel, 1, 1, **{option: 1})
