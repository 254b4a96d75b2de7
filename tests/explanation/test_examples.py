"""Examples are whole programs: the checker accepts all of them, and what can run runs in both engines."""

from contextlib import nullcontext
from functools import partial
from itertools import islice

import numpy as np
import pytest
from tests.explanation.launching import launch_example
from tests.machine.texture.making import GEOMETRIES, make_surface, make_texture

import ptxvm
from ptxvm.explanation import explain
from ptxvm.explanation.examples import form_example, page_example
from ptxvm.explanation.examples.find import is_accepted
from ptxvm.isa.directives import directives
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import pages
from ptxvm.isa.special_registers import special_registers

DEFINITIONS = [definition for found in pages().values() for definition in found]
RUNNING = [definition for definition in DEFINITIONS if definition.executable]
# Of every definition this many forms, so far apart.
SAMPLE, STEP = 5, 37
# The instructions whose purpose it is to stop the program.
FAULTS = {"trap", "brkpt"}
ARGUMENTS = {
    "in": lambda: np.zeros(4096, np.uint8),
    "out": lambda: np.zeros(1 << 15, np.uint8),
    **{f"texture_{geometry}": partial(make_texture, geometry) for geometry in GEOMETRIES},
    **{f"surface_{geometry}": partial(make_surface, geometry) for geometry in GEOMETRIES[:5]},
    "sampler": lambda: ptxvm.Sampler(filter="linear"),
    "structure": lambda: bytes(64),
    "wrong": lambda: 0,
    "map": lambda: ptxvm.TensorMap.tiled(np.ones((8, 32), np.float32), box=(8, 32)),
    "endpoint": lambda: ptxvm.LogicalEndpoint(ptxvm.device_array(1024, np.uint8, device=1)),
    "endpoints": lambda: ptxvm.LogicalEndpoint(
        [ptxvm.device_array(1024, np.uint8, device=device) for device in (0, 1)]
    ),
    "place": lambda: 0,
    "everywhere": lambda: ptxvm.Multicast([ptxvm.device_array(1024, np.uint8, device=device) for device in (0, 1)]),
}


@pytest.mark.parametrize("definition", RUNNING, ids=[f"{n}-{one.name}" for n, one in enumerate(RUNNING)])
def test_every_definition_that_runs_has_an_accepted_example(definition):
    text = page_example((definition,))
    assert text is not None, f"{definition.name}: explanation/examples/ can make no kernel of any of its forms"
    assert is_accepted(text), f"{definition.name}: the checker rejects the example of its page:\n{text}"


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("definition", RUNNING, ids=[f"{n}-{one.name}" for n, one in enumerate(RUNNING)])
def test_examples_run(definition, engine):
    run(page_example((definition,)), engine, faults=definition.name in FAULTS)


@pytest.mark.parametrize("definition", RUNNING, ids=[f"{n}-{one.name}" for n, one in enumerate(RUNNING)])
def test_examples_of_forms_run(definition):
    for form in islice(enumerate_forms(definition), 0, SAMPLE * STEP, STEP):
        text = form_example(form)
        if text is not None:
            assert f"{form.opcode} " in text or f"{form.opcode};" in text
            run(text, "interpret", faults=definition.name in FAULTS)


def run(text, engine, *, faults=False):
    with pytest.raises(ptxvm.KernelFault) if faults else nullcontext():
        launch_example(text, ARGUMENTS, engine=engine)


@pytest.mark.parametrize("name", directives())
def test_examples_of_directives(name):
    text = explain(name).part("example").content
    assert name.lower() in text.lower()
    assert is_accepted(text)
    run(text, "interpret")


@pytest.mark.parametrize("name", sorted({f"%{register.base}" for register in special_registers().values()}))
def test_examples_of_special_registers(name):
    text = explain(name).part("example").content
    assert is_accepted(text)
    run(text, "interpret")
