"""Runs what the checker accepts until each instruction was executed by the interpreter, or compiled by the other."""

from __future__ import annotations

import warnings

import numpy as np
from tests.agreement.operands.kinds import in_kernel

import ptxvm

_NOTHING_FOR_IT = ("cannot be run", "cannot be executed", "cannot be interpreted")
_BATCH = 40
_TIMEOUT = 20.0


def interpret(instruction: str, version: str, target: str) -> str | None:
    """Executes one instruction; what went wrong other than a fault of the kernel, or None."""
    return _trouble([instruction], version, target, "interpret")


def compile_all(instructions: list[str], version: str, target: str) -> list[str]:
    """Compiles the instructions, many in a kernel that jumps over them all; the troubles of those at fault."""
    found = []
    for start in range(0, len(instructions), _BATCH):
        found += _search(instructions[start : start + _BATCH], version, target)
    return found


def _search(instructions: list[str], version: str, target: str) -> list[str]:
    skipped = [f"@%never bra S{place}; {text}\nS{place}:" for place, text in enumerate(instructions)]
    trouble = _trouble(skipped, version, target, "jit")
    if trouble is None:
        return []
    if len(instructions) == 1:
        return [trouble]
    half = len(instructions) // 2
    return _search(instructions[:half], version, target) + _search(instructions[half:], version, target)


def _trouble(instructions: list[str], version: str, target: str, engine: str) -> str | None:
    text = in_kernel(["setp.ne.u32 %never, %skip, 0;", *instructions], version, target)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ptxvm.PtxWarning)
            kernel = ptxvm.load(text).kernels["k"]
        memory = np.zeros(64, np.uint32)
        skip = int(engine == "jit")
        kernel.launch(1, 32, bytes(128), memory, skip, engine=engine, timeout=_TIMEOUT)
    except ptxvm.KernelFault as fault:
        return _unfinished(fault, instructions[-1])
    except Exception as error:
        return f"{instructions[-1]}: {engine} raises {type(error).__name__}: {error}"
    return None


def _unfinished(fault: ptxvm.KernelFault, instruction: str) -> str | None:
    """Faults are fine, unless they say that an engine has nothing for an operand."""
    is_fine = fault.kind != "unsupported" or not any(words in fault.message for words in _NOTHING_FOR_IT)
    return None if is_fine else f"{instruction}: {fault.message}"
