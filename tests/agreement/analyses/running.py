"""Executes what the analyses make of random kernels, beside the interpreter."""

from __future__ import annotations

import random
import struct

import numpy as np
from tests.agreement.analyses.execution import Execution, Wrong
from tests.agreement.analyses.machine import GLOBAL_BASE
from tests.agreement.analyses.writer import IN_WORDS, LARGEST, OUT_WORDS, Writer
from tests.kernels.makings import making_of

import ptxvm
from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.analysis.preparation import prepare
from ptxvm.engine.jit.program.unit import Request
from ptxvm.engine.placement import place
from ptxvm.isa.warp import Space
from ptxvm.machine.memory import Memory

_NUMBERS = (0, 1, 2, 3, 5, 32, 2**32 - 1)


def mistake_in(seed: int) -> str | None:
    """What is wrong with what is made of a kernel, if anything is."""
    writer, chosen = Writer(seed), random.Random(seed)
    text = writer.text()
    given = np.array([chosen.randrange(-5, 20) for _ in range(IN_WORDS)], np.int32)
    numbers = chosen.choice(_NUMBERS), chosen.randrange(1, 8)
    expected = np.zeros(OUT_WORDS * LARGEST, np.int32)
    ptxvm.load(text).kernels["k"].launch(1, writer.block, given, expected, *numbers, engine="interpret")
    memory = np.concatenate([given, np.zeros_like(expected)])
    parameters = struct.pack("<QQII", GLOBAL_BASE, GLOBAL_BASE + given.nbytes, *numbers)
    memories = {
        Space.GLOBAL: memory.view(np.uint8),
        Space.SHARED: np.zeros(1600, np.uint8),
        Space.PARAM: np.frombuffer(parameters, np.uint8),
    }
    request = _request(text, writer.block)
    try:
        Execution(prepare(request), request.block, memories).run()
    except Wrong as wrong:
        return f"{seed}: {wrong}"
    return None if np.array_equal(memory[len(given) :], expected) else f"{seed}: memory"


def _request(text: str, block: tuple[int, int]) -> Request:
    module = load_module(Source(text, "k"))
    making = making_of(module.functions["k"], place(module, Memory()), block)
    addresses = dict(making.layout.shared)
    return Request(making.function, making.layout, making.block, addresses, {}, features=making.target.features)
