"""Texture and surface programs with words exchanged, numbers changed and other objects: findings, faults or results,
never anything else."""

import random
import re
import warnings

import numpy as np
import pytest
from tests.agreement.engines.forms import definitions, forms_of
from tests.agreement.engines.textures import THREADS, WORDS, Writer, make_object, random_inputs

import ptxvm

FORMS = [
    form
    for page, definition in definitions()
    if page.startswith(("texture.", "surface."))
    for form in forms_of(definition)
]
WORD = re.compile(r"[%.\w]+")
NUMBERS = ("0", "-1", "8", "0x7fffffff", "1.0", "4294967295", "0f7F800000")
_OTHERS = (
    ".1d .2d .3d .a1d .a2d .cube .acube .2dms .level .grad .v2 .v4 .f32 .s32 .u32 .f16x2 .b32 .b64 .trap .clamp .zero "
    ".add .b .p tex tld4 suld.b sust.b sured.b txq suq .texref .surfref .width %object %sampler %thread"
)
OTHERS = tuple(_OTHERS.split())
ACCEPTED = (ptxvm.PtxError, ptxvm.KernelFault, ptxvm.LaunchError, ptxvm.ArgumentError)


def changed(rng: random.Random, text: str) -> str:
    for _ in range(rng.randint(1, 3)):
        found = rng.choice(list(WORD.finditer(text)))
        word = found[0]
        kind = rng.randrange(4)
        if kind == 0 and "." in word[1:]:
            parts = re.findall(r"\.?[^.]+", word)
            parts[rng.randrange(len(parts))] = rng.choice(OTHERS)
            word = "".join(parts)
        elif kind == 1 and word[0].isdigit():
            word = rng.choice(NUMBERS)
        elif kind == 2:
            word = rng.choice(list(WORD.finditer(text)))[0]
        else:
            word = ""
        text = text[: found.start()] + word + text[found.end() :]
    return text


def run(seed: int) -> str:
    """What becomes of a program: "finding", "fault" or "result"."""
    rng = random.Random(seed)
    form = rng.choice(FORMS)
    text = Writer(form).text(optional=rng.random() < 0.5)
    if rng.random() < 0.8:
        text = changed(rng, text)
    objects = (make_object(rng.choice(FORMS), seed), make_object(form, seed))
    first = rng.choice((objects[0], objects[1], objects[1], rng.getrandbits(64)))
    arguments = (random_inputs(form, seed), np.zeros((THREADS, WORDS), np.uint32), first, ptxvm.Sampler())
    try:
        module = ptxvm.load(text)
        kernel = next(iter(module.kernels.values()), None)
        if kernel is not None:
            kernel.launch(1, THREADS, *arguments, engine="interpret", timeout=20)
    except ptxvm.KernelFault:
        return "fault"
    except ACCEPTED:
        return "finding"
    return "result"


def outcomes(seeds: range) -> set[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {run(seed) for seed in seeds}


def test_some_programs() -> None:
    assert outcomes(range(250)) == {"finding", "fault", "result"}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_many_programs(part: int) -> None:
    outcomes(range(1000 * (part + 1), 1000 * (part + 2)))
