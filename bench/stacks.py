"""Kernels of numba and Triton on ptxvm's driver, beside the interpreters that these packages bring."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .table import Cell, show

ELEMENTS = 1 << 20
WANTED = 100
"""Times as fast as the interpreter."""


@dataclass(frozen=True)
class Stack:
    """`package` and what it needs, its program, the variable that chooses its interpreter, elements for that."""

    package: str
    needs: tuple[str, ...]
    program: str
    variable: str
    elements: int


STACKS = (
    Stack("numba-cuda", ("numba.cuda", "cuda.bindings"), "stack_numba.py", "NUMBA_ENABLE_CUDASIM", 1 << 12),
    Stack("Triton", ("triton", "torch"), "stack_triton.py", "TRITON_INTERPRET", ELEMENTS),
)


def _is_there(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ImportError:
        return False


def _times(stack: Stack, elements: int, *way: str, **variables: str) -> dict[str, float]:
    """Seconds by kernel."""
    program = str(Path(__file__).with_name(stack.program))
    command = [sys.executable, *way, program, str(elements)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | variables, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return {name: float(text) for name, text in (line.split() for line in done.stdout.splitlines())}


def report() -> None:
    """Measure what is installed and print the table."""
    rows: list[list[Cell]] = []
    notes = [f"at least {WANTED} times is wanted; interpreters of fewer elements are scaled to {ELEMENTS}"]
    for stack in STACKS:
        if not all(map(_is_there, stack.needs)):
            notes.append(f"{stack.package} is not installed: left out")
            continue
        ours = _times(stack, ELEMENTS, "-m", "ptxvm.driver")
        theirs = _times(stack, stack.elements, **{stack.variable: "1"})
        for name, seconds in ours.items():
            scaled = theirs[name] * ELEMENTS / stack.elements
            rows.append([f"{stack.package}, {name}", 1e3 * seconds, 1e3 * scaled, scaled / seconds])
    show(f"Stacks on ptxvm: {ELEMENTS} elements", ["kernel", "ptxvm, ms", "interpreter, ms", "times"], rows, *notes)
