"""Every form of the texture and surface instructions: both engines compute the same bits."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest
from tests.agreement.engines.forms import definitions, forms_of, spread
from tests.agreement.engines.textures import THREADS, WORDS, Writer, make_object, random_inputs

import ptxvm
from ptxvm.isa.definition import Form

PAGES = [(page, one) for page, one in definitions() if page.startswith(("texture.", "surface."))]
SAMPLE = 6
ALL = [form for _, definition in PAGES for form in forms_of(definition)]
SOME = list(chain.from_iterable(spread(forms_of(definition), SAMPLE) for _, definition in PAGES))


def outcome(form: Form, text: str, seed: int, engine: str) -> tuple[str, bytes, bytes]:
    """What a kernel does: its fault, its results, and the object's array."""
    made, sampler = make_object(form, seed), ptxvm.Sampler(filter="point" if seed % 3 else "linear", address="mirror")
    out = np.zeros((THREADS, WORDS), np.uint32)
    fault = ""
    try:
        arguments = (random_inputs(form, seed), out, made, sampler)
        ptxvm.load(text).kernels["k"].launch(1, THREADS, *arguments, engine=engine, workers=1)
    except ptxvm.KernelFault as found:
        fault = f"{found.kind} {found.thread} {found.message}"
        out[:] = 0
    array = made._keep[0]
    assert isinstance(array, np.ndarray)
    return fault, out.tobytes(), b"" if fault else array.tobytes()


def compare(form: Form, seed: int) -> None:
    for optional in (False, True):
        text = Writer(form).text(optional=optional)
        if any(finding.severity.value == "error" for finding in ptxvm.check(text)):
            continue
        interpreted, compiled = (outcome(form, text, seed, engine) for engine in ("interpret", "jit"))
        assert interpreted == compiled, text


def test_forms_can_be_written() -> None:
    accepted = [form for form in SOME if not ptxvm.check(Writer(form).text(optional=False))]
    assert len(accepted) > 0.6 * len(SOME)


@pytest.mark.parametrize("number", range(len(SOME)), ids=[form.opcode for form in SOME])
def test_a_sample_of_forms_agrees(number: int) -> None:
    compare(SOME[number], number)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_all_forms_agree(part: int) -> None:
    for number, form in enumerate(ALL[part::20]):
        compare(form, number)
