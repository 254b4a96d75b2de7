"""Running a program in both engines and comparing every bit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from tests.agreement.engines.program import SLOTS, Program, area_bytes, parameter_bytes
from tests.agreement.engines.values import Words

import ptxvm
from ptxvm.engine.jit.compilation import making
from ptxvm.engine.jit.compilation.code_target import Level
from ptxvm.engine.jit.compilation.making import Making
from ptxvm.engine.jit.layouts.structures import Version


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A result that differs between the engines, in one thread."""

    probe: str
    what: str
    thread: int
    interpreted: int
    compiled: int
    count: int
    inputs: tuple[int, ...]
    lines: tuple[str, ...]

    def __str__(self) -> str:
        listing = "\n".join(f"        {line}" for line in self.lines if not line.startswith(".reg"))
        inputs = " ".join(f"{word:#x}" for word in self.inputs)
        return (
            f"{self.probe}: {self.what} of thread {self.thread} is {self.interpreted:#x} interpreted, "
            f"{self.compiled:#x} compiled ({self.count} threads differ)\n    inputs {inputs}\n{listing}"
        )


def outputs(program: Program, engines: tuple[str, ...] = ("interpret", "jit"), **options: object) -> list[Words]:
    """The output rows as each engine computes them."""
    module = ptxvm.load(program.text)
    shape = program.shape
    inputs = ptxvm.device_array(program.inputs())
    area = ptxvm.device_array(area_bytes())
    out = ptxvm.device_array((max(program.outputs, 1), shape.threads), np.uint64)
    slots = ptxvm.device_array(shape.grid * shape.warps * SLOTS, np.uint8)
    results = []
    for engine in engines:
        out.numpy()[:] = 0
        slots.numpy()[:] = 0
        arguments = (inputs, out, area, slots, parameter_bytes())
        module.kernels["probes"].launch(
            shape.grid, shape.block, *arguments, engine=engine, workers=1, timeout=120, **options
        )
        results.append(out.numpy().copy())
    return results


def compare(program: Program, **options: object) -> Iterator[Mismatch]:
    """What differs between the engines, one mismatch for each output row."""
    interpreted, compiled = outputs(program, **options)  # type: ignore[arg-type]
    inputs = program.inputs()
    output, first_input = 0, 1
    for probe in program.probes:
        own = range(first_input, first_input + len(probe.inputs))
        for place, what in enumerate(probe.outputs):
            one, other = interpreted[output], compiled[output]
            different = one != other
            if place in probe.floats64:
                different &= ~(_is_nan(one) & _is_nan(other))
            for thread in np.flatnonzero(different)[:1]:
                words = tuple(int(inputs[row, thread]) for row in own)
                pair = int(one[thread]), int(other[thread])
                yield Mismatch(probe.name, what, int(thread), *pair, int(different.sum()), words, probe.lines)
            output += 1
        first_input = own.stop


def _is_nan(words: Words) -> np.ndarray:
    return (words & np.uint64(0x7FFF_FFFF_FFFF_FFFF)) > np.uint64(0x7FF0_0000_0000_0000)


@contextmanager
def safe_version(wanted: bool = True) -> Iterator[None]:
    """Compiled kernels start in the safe version, if `wanted`, whatever was compiled before."""
    made, found = Making.unit, Making.found
    if wanted:
        Making.unit = lambda making, version: made(making, Version.SAFE)  # type: ignore[method-assign]
        Making.found = lambda making, version: found(making, Version.SAFE)  # type: ignore[method-assign]
    try:
        yield
    finally:
        Making.unit, Making.found = made, found  # type: ignore[method-assign]


@contextmanager
def made_quickly(wanted: bool = True) -> Iterator[None]:
    """Code of the fast version is made in a third of the time, if `wanted`, as code of the safe one always is."""
    level = making._level
    if wanted:
        making._level = lambda _: Level.FAST
    try:
        yield
    finally:
        making._level = level
