"""The table of host functions: calls, Python functions and native functions are as its rows say."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ptxvm.engine.host
from ptxvm.engine.host import device_runtime
from ptxvm.engine.host.registry import handler
from ptxvm.engine.host_functions import HOST_FUNCTIONS, TENSOR_WORDS, runtime_names
from ptxvm.engine.jit.layouts.structures import HOST_ROWS
from ptxvm.engine.jit.program import effects
from ptxvm.engine.jit.runtime import DECLARATIONS, Part
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.operands import Role
from ptxvm.isa.registry import pages

ROOMS = ("ptxvm.isa.async_copy", "ptxvm.isa.synchronization", "ptxvm.isa.data_movement.multimem")


def calling_definitions():
    for module, found in pages().items():
        if module.startswith(ROOMS):
            yield from (definition for definition in found if definition.function is not None)


@pytest.mark.parametrize("definition", [*calling_definitions()], ids=lambda definition: definition.documented.__name__)
def test_every_call_of_a_definition_fits_its_row(definition, monkeypatch):
    calls = set()

    def note(notes, request):
        calls.add((request.name, len(request.values), len(request.results)))
        return answer(notes, request)

    answer = effects._Notes.on_host_call
    monkeypatch.setattr(effects._Notes, "on_host_call", note)
    for form in enumerate_forms(definition):
        effects._observe(form, (1,) * sum(plan.role is Role.CONSTANT for plan in form.operands))
    assert not [call for call in calls if not HOST_FUNCTIONS[call[0]].takes(*call[1:])]


def test_calls_that_do_not_fit_are_told():
    row = HOST_FUNCTIONS["mbarrier.wait"]
    assert row.takes(1, 1)
    assert not row.takes(0, 1) and not row.takes(2, 1) and not row.takes(1, 0) and not row.takes(1, 2)
    load = HOST_FUNCTIONS["cp.async.bulk.tensor.load"]
    assert [count for count in range(20) if load.takes(count, 0)] == list(range(4, 13))


@pytest.mark.parametrize("name", [*HOST_FUNCTIONS])
def test_every_row_has_its_function_in_its_module(name):
    assert handler(name).__module__ == f"ptxvm.engine.host.{HOST_FUNCTIONS[name].module}"


def test_every_function_has_a_row():
    folder = Path(ptxvm.engine.host.__file__).parent
    named = {name for file in folder.glob("*.py") for name in re.findall(r'@host_function\("(.+)"\)', file.read_text())}
    runtime = {
        name
        for file in folder.glob("device_*.py")
        for function in re.findall(r'@runtime_function\("(\w+)"', file.read_text())
        for name in runtime_names(function)
    }
    assert named | runtime == HOST_FUNCTIONS.keys()
    assert not named & runtime


@pytest.mark.parametrize("native", [row.native for row in HOST_FUNCTIONS.values() if row.native], ids=lambda n: n.name)
def test_native_functions_are_there_and_take_what_the_table_says(native):
    found = re.search(rf"^define i32 @{native.name}\(([^)]*)\)", "".join(part.text() for part in Part), re.MULTILINE)
    assert found is not None
    types = [parameter.split()[0] for parameter in found[1].split(",")]
    assert types == ["ptr", "ptr", "i32", "i32", "i32"] + ["ptr"] * native.combines
    assert f"({', '.join(types)})" in DECLARATIONS[native.name]
    # Copies may be kept for later, with their operands; lookups of texels and stores to tensor memory never are.
    at_once = native.name in (*Part.TEXELS.exports, "ptxvm_store_lanes")
    assert native.operands <= (HOST_ROWS if at_once else TENSOR_WORDS)


@pytest.mark.parametrize("path", sorted(Path(device_runtime.__file__).parent.glob("device_*.py")), ids=lambda p: p.stem)
def test_functions_of_the_device_runtime_take_as_many_words_as_they_say(path: Path) -> None:
    """A number in the decorator that is not the function's own would be a TypeError at a call."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            match decorator:
                case ast.Call(func=ast.Name(id="runtime_function"), args=[_, ast.Constant(value=words)]):
                    most = len(node.args.args) - 1
                    assert node.args.vararg or most - len(node.args.defaults) <= words <= most, node.name
