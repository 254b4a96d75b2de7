"""Running any program on real arrays: what happens is one of the documented ends, and nothing else is touched."""

from __future__ import annotations

import ctypes
import warnings
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

import ptxvm
from ptxvm.checker.module import Variable

ENGINES = ("jit", "interpret")
ELEMENTS = 512
GUARD = 4096
_PATTERN = 0xA5

HEALTHY = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd1, %rd1, %rd2;
    mul.lo.u32 %r2, %r1, %r1;
    st.global.u32 [%rd1], %r2;
    ret;
}
"""


class Arrays:
    """Arrays between guard bands in one block of memory."""

    def __init__(self, count: int) -> None:
        self._stride = 4 * ELEMENTS + GUARD
        self._block = np.full(GUARD + count * self._stride, _PATTERN, np.uint8)
        self.arrays = [self._at(place) for place in range(count)]
        self._inside = np.zeros(len(self._block), bool)
        for place in range(count):
            start = GUARD + place * self._stride
            self._inside[start : start + 4 * ELEMENTS] = True

    def _at(self, place: int) -> np.ndarray:
        """An array of its own: a mere view would make the block what kernels may touch."""
        start = GUARD + place * self._stride
        return np.frombuffer((ctypes.c_uint32 * ELEMENTS).from_buffer(self._block, start), np.uint32)

    def refill(self) -> None:
        """Small numbers, which are plausible as indices, counts and floats alike."""
        for place, array in enumerate(self.arrays):
            array[:] = np.arange(ELEMENTS) % (place + 3)

    @property
    def intact(self) -> bool:
        """Whether the guard bands hold what they should, and the arrays can be written."""
        for array in self.arrays:
            array[::7] += 1
        return bool((self._block[~self._inside] == _PATTERN).all())


@dataclass(slots=True)
class Bench:
    """Runs programs one after the other in this process.

    `ends` counts how launches ended; `differences` tells where the engines ended differently, which races may explain.
    `watched`: with all checks, the findings collected, and interpreted in a random order of the threads.
    """

    timeout: float
    watched: bool = False
    launches: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    arrays: Arrays = field(default_factory=lambda: Arrays(8))
    differences: list[str] = field(default_factory=list)

    def try_out(self, text: bytes) -> None:
        """Check the program and launch its kernels in both engines; what is not documented is raised."""
        findings = ptxvm.check(text)
        errors = any(finding.severity == "error" for finding in findings)
        self.ends["errors" if errors else "accepted"] += 1
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                module = ptxvm.load(text)
        except ptxvm.PtxError as error:
            assert error.findings, "an error without a finding"
            return
        except ptxvm.LaunchError as error:
            assert "no memory" in str(error)  # a variable of a petabyte
            return
        assert not errors, "load takes what check rejects"
        for kernel in list(module.kernels.values())[:2]:
            ends = [self._launch(kernel, engine) for engine in ENGINES]
            if ends[0] != ends[1]:
                self.differences.append(f"{kernel.name}: {ends[0][0]} {ends[1][0]}")

    def _launch(self, kernel: ptxvm.Kernel, engine: str) -> tuple[str, bytes]:
        """How the launch ended, and what it left in the arrays if it was done."""
        self.arrays.refill()
        end = self._end(kernel, engine)
        self.ends[f"{engine} {end.partition(' ')[0]}"] += 1
        left = b"".join(array.tobytes() for array in self.arrays.arrays) if end == "done" else b""
        assert self.arrays.intact, f"{engine} wrote outside of the arrays"
        return end, left

    def _end(self, kernel: ptxvm.Kernel, engine: str) -> str:
        parameters = [p for p in kernel._function.parameters if isinstance(p, Variable)]
        arguments = self._arguments(parameters)
        options = self._watching(engine) if self.watched else {}
        try:
            kernel.launch(2, 64, *arguments, engine=engine, workers=1, timeout=self.timeout, shared=1024, **options)
        except ptxvm.KernelFault as fault:
            assert fault.kind and fault.message
            assert fault.line is not None or fault.kind in ("timeout", "deadlock")
            return f"{fault.kind} in line {fault.line}"
        except (ptxvm.LaunchError, ptxvm.ArgumentError) as error:
            assert str(error)
            return type(error).__name__
        return "done"

    def _watching(self, engine: str) -> dict[str, object]:
        self.launches += 1
        options = {"checks": "full", "async_completion": ("late", "early", "random")[self.launches % 3]}
        if engine == "jit":
            return options
        return options | {"on_finding": "collect", "schedule": f"random:{self.launches}", "seed": self.launches}

    def _arguments(self, parameters: list[Variable]) -> list[object]:
        """Arrays for pointers, small numbers for numbers, small words for structures."""
        arguments: list[object] = []
        for place, parameter in enumerate(parameters):
            if parameter.count != 1:
                arguments.append((np.arange(parameter.size) % 5).astype(np.uint8).tobytes())
            elif parameter.type.is_float:
                arguments.append(1.5)
            elif parameter.type.bits == 64:
                arguments.append(self.arrays.arrays[place % len(self.arrays.arrays)])
            else:
                arguments.append(64)
        return arguments

    def is_healthy(self) -> bool:
        """Whether the process still computes what it should."""
        for engine in ENGINES:
            out = np.zeros(64, np.uint32)
            ptxvm.run(HEALTHY, grid=1, block=64, args=[out], engine=engine)
            if out.tolist() != [number * number for number in range(64)]:
                return False
        return True
