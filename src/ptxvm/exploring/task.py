"""One run of a kernel in a given order; what comes back is plain data, so that any process can do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np

from ptxvm.api.kernel import Kernel
from ptxvm.api.module import load
from ptxvm.api.running import pick_kernel
from ptxvm.diagnostics import Finding
from ptxvm.machine.faults import KernelFault

COMPLETIONS = ("late", "early", "random")


@dataclass(frozen=True)
class Task:
    """What all runs of an exploration have in common. Arrays are copied for each run."""

    text: str | bytes
    kernel: str | None
    grid: Any
    block: Any
    arguments: Sequence[object]
    checks: str | Sequence[str]
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Problem:
    """A finding or a fault: its kind, the finer rule, the PTX lines it is about, and what is said of it."""

    kind: str
    rule: str
    lines: tuple[int, ...]
    message: str

    @property
    def key(self) -> tuple[object, ...]:
        """Problems with the same one are one."""
        return self.kind, self.rule, self.lines


@dataclass(frozen=True)
class Run:
    """What a run yielded: `digest` of its arrays ("" after a fault), and the problems found."""

    number: int
    schedule: str
    completion: str
    digest: str
    problems: tuple[Problem, ...] = ()
    trace: tuple[tuple[int, int], ...] = field(default=(), compare=False)


@lru_cache(maxsize=8)
def _kernel(text: str | bytes, name: str | None) -> Kernel:
    return pick_kernel(load(text), name)


def run_task(task: Task, number: int, schedule: str, completion: str, *, keep_trace: bool = False) -> Run:
    """Run once. Errors of the caller are raised as by a launch."""
    arguments = [np.array(each) if isinstance(each, np.ndarray) else each for each in task.arguments]
    kernel = _kernel(task.text, task.kernel)
    try:
        result = kernel.launch(
            task.grid,
            task.block,
            *arguments,
            schedule=schedule,
            async_completion=completion,
            seed=number,
            checks=task.checks,
            on_finding="collect",
            **task.options,
        )
    except KernelFault as fault:
        problems = (*map(_of_finding, fault.findings), _of_fault(fault))
        return Run(number, schedule, completion, "", problems, fault.trace if keep_trace else ())
    problems = tuple(map(_of_finding, result.findings))
    return Run(number, schedule, completion, _digest(arguments), problems, result.trace if keep_trace else ())


def _digest(arguments: Sequence[object]) -> str:
    digest = blake2b(digest_size=8)
    for each in arguments:
        if isinstance(each, np.ndarray):
            digest.update(np.ascontiguousarray(each).tobytes())
    return digest.hexdigest()


def _of_finding(finding: Finding) -> Problem:
    lines = tuple(access.line for access in finding.accesses) or (finding.line,)
    return Problem(finding.code, finding.rule or finding.code, lines, finding.message)


def _of_fault(fault: KernelFault) -> Problem:
    return Problem(fault.kind, fault.kind, (fault.line or 0,), str(fault))
