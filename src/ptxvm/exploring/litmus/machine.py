"""What the machine shows of a litmus test: in many orders of its threads, and in many copies at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from ptxvm.api.module import load
from ptxvm.api.per_device import PerDevice
from ptxvm.exploring.litmus.executions import Outcome
from ptxvm.exploring.litmus.kernel import CannotRun, LitmusKernel
from ptxvm.exploring.litmus.program import Test
from ptxvm.machine.faults import FaultKind, KernelFault

MOST_COPIES = 1 << 15
"""Copies of a test in one launch."""

TIMEOUT = 20
"""Seconds that a launch may take."""

_Words = npt.NDArray[np.int32]


class Machine:
    """A test, ready to be run. Raises CannotRun for what the machine has no kernel for, and for what faults."""

    def __init__(self, test: Test) -> None:
        self._test = test
        self._made = LitmusKernel(test)
        self._kernel = load(self._made.text).kernels["litmus"]
        self.observed: Counter[Outcome] = Counter()
        self.hangs = 0

    def run_schedules(self, seeds: Sequence[int]) -> None:
        """Once for each seed, in an order of the threads that follows from it."""
        for seed in seeds:
            try:
                self._count(*self._launch(1, schedule=f"random:{seed}"))
            except KernelFault as fault:
                self._note_hang(fault)

    def run_copies(self, copies: int) -> None:
        """So many copies, by compiled code on all cores."""
        for count in _chunks(copies):
            try:
                self._count(*self._launch(count))
            except KernelFault as fault:
                self._note_hang(fault)

    def _note_hang(self, fault: KernelFault) -> None:
        if fault.kind == FaultKind.TIMEOUT:
            raise CannotRun(f"it went on for more than {TIMEOUT} seconds") from None
        if fault.kind != FaultKind.DEADLOCK:
            raise CannotRun(f"it is faulty: {fault.args[0]}") from None
        self.hangs += 1

    def _launch(self, copies: int, schedule: str | None = None) -> tuple[_Words, _Words]:
        made = self._made
        start = np.array([self._test.initial[name] for name in made.cells] or [0], np.int32)
        memory = np.tile(start, (copies, 1))
        registers = np.zeros((copies, max(1, len(made.slots))), np.int32)
        gpu: object = PerDevice(list(range(made.gpus))) if made.gpus > 1 else 0
        self._kernel.launch(
            copies * made.blocks,
            32 * made.warps,
            memory,
            registers,
            gpu,
            devices=made.gpus,
            schedule=schedule,
            timeout=TIMEOUT,
        )
        return memory, registers

    def _count(self, memory: _Words, registers: _Words) -> None:
        made, test = self._made, self._test
        columns = [
            registers[:, made.slots[name]] if ":" in name else memory[:, made.cells[test.location(name)]]
            for name in test.shown
        ]
        if not columns:
            self.observed[()] += len(memory)
            return
        found, counts = np.unique(np.stack(columns, axis=1), axis=0, return_counts=True)
        for outcome, count in zip(found.tolist(), counts.tolist(), strict=True):
            self.observed[tuple(outcome)] += count


def _chunks(copies: int) -> Iterator[int]:
    while copies > 0:
        yield min(copies, MOST_COPIES)
        copies -= MOST_COPIES
