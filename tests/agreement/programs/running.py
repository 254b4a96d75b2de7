"""Running a random program in the interpreter and in compiled code, and what differs."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field

import numpy as np
from tests.agreement.engines.agreement import made_quickly, safe_version
from tests.agreement.programs.accesses import COUNTERS, INPUT, PARAM
from tests.agreement.programs.program import ROWS, Program
from tests.agreement.programs.writer import word32

import ptxvm
from ptxvm.lanes.types import WARP_SIZE


@contextmanager
def tiers() -> Iterator[None]:
    """Launches whose code is not there yet begin in the interpreter."""
    before = os.environ.get("PTXVM_TIERS")
    os.environ["PTXVM_TIERS"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PTXVM_TIERS"]
        else:
            os.environ["PTXVM_TIERS"] = before


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to run compiled code. Those that are not `usual` take long, or look at what programs do as well."""

    options: dict[str, object] = field(default_factory=dict)
    around: Callable[[], AbstractContextManager[None]] = made_quickly
    usual: bool = True


#: The first has to come first: afterwards the code is there. `optimised` is code as users get it, made with all effort.
MODES = {
    "tiers": Mode(around=tiers),
    "fast": Mode(),
    "unchecked": Mode({"checks": "none"}),
    "workers": Mode({"workers": 2}),
    "safe": Mode(around=safe_version),
    "optimised": Mode(around=nullcontext, usual=False),
    "counted": Mode({"profile": True}, usual=False),
    "race": Mode({"checks": ("bounds", "race")}, usual=False),
    "full": Mode({"checks": "full"}, usual=False),
}

#: Modes in which a program may be told of what it does without a fault otherwise: the interpreter looks as closely.
JUDGED = ("full",)

#: What a fault tells, or the arrays that a program leaves.
Outcome = tuple[object, ...] | dict[str, np.ndarray]


def differences(program: Program, modes: tuple[str, ...]) -> list[str]:
    """What each mode computes otherwise than the interpreter, in a sentence."""
    arrays = _arrays(program)
    devices = {name: ptxvm.device_array(array) for name, array in arrays.items()}  # at the same addresses for all

    def run(**options: object) -> Outcome:
        for name, array in arrays.items():
            devices[name].numpy()[:] = array
        return _run(program, devices, options)

    expected, found = run(engine="interpret"), []
    if program.faulty is not None and isinstance(expected, tuple) != program.faulty:
        found.append(f"program {program.seed} was to fault: {program.faulty}, and there is {_told(expected)}")
    for name in sorted(modes, key=list(MODES).index):
        options = MODES[name].options
        wanted = run(engine="interpret", **options) if name in JUDGED else expected
        with MODES[name].around():
            difference = _compare(wanted, run(engine="jit", **options))
        if difference:
            found.append(f"program {program.seed}, {name}: {difference}")
    return found


def _run(program: Program, devices: dict[str, ptxvm.DeviceArray], options: dict[str, object]) -> Outcome:
    rng = random.Random(program.seed)
    parameter = b"".join(word32(rng).to_bytes(4, "little") for _ in range(PARAM // 4))
    arguments = [*devices.values(), *map(np.uint32, program.numbers), parameter]
    given = {"workers": 1, "timeout": 60, **options}
    kernel = ptxvm.load(program.text).kernels["k"]
    try:
        kernel.launch(program.ctas, program.block, *arguments, **given)  # type: ignore[arg-type]
    except ptxvm.KernelFault as fault:
        # Which of several warps comes to it first is open, or of lanes that have called functions to different depths.
        alone = program.threads <= WARP_SIZE * program.ctas and "call" not in program.text
        where = (fault.thread, fault.address) if alone else ()
        return (fault.kind, fault.line, fault.block, *where)
    return {name: device.numpy().copy() for name, device in devices.items()}


def _arrays(program: Program) -> dict[str, np.ndarray]:
    rng = random.Random(program.seed)
    words = [word32(rng) for _ in range(INPUT // 4)]
    area = np.frombuffer(rng.randbytes(program.area), np.uint8).copy()
    out = np.zeros((ROWS, program.threads), np.uint64)
    return {
        "in": np.array(words, np.uint32),
        "out": out,
        "area": area,
        "counters": np.arange(COUNTERS, dtype=np.uint32),
    }


def _compare(expected: Outcome, found: Outcome) -> str:
    if isinstance(expected, tuple) or isinstance(found, tuple):
        return "" if expected == found else f"{_told(expected)} interpreted, {_told(found)} compiled"
    for name, array in expected.items():
        different = np.argwhere(array != found[name])
        if len(different):
            place = tuple(different[0].tolist())
            values = f"{int(array[place]):#x} interpreted, {int(found[name][place]):#x} compiled"
            return f"{name}{list(place)} is {values} ({len(different)} differ)"
    return ""


def _told(outcome: Outcome) -> str:
    return str(outcome) if isinstance(outcome, tuple) else "no fault"
