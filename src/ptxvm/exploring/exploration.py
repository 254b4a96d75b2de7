"""Explorations: many runs of one kernel, what they found, and how to see it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from ptxvm.exploring.exhaustive import all_choices
from ptxvm.exploring.results_file import ResultsFile
from ptxvm.exploring.task import COMPLETIONS, Problem, Run, Task, run_task

STRATEGIES = ("random", "pct", "all")
IN_FLIGHT = 64
"""Runs that an executor has at a time."""


@dataclass(frozen=True)
class Found:
    """A problem, the first run that shows it, and in how many runs it shows."""

    problem: Problem
    run: Run
    count: int

    @property
    def kind(self) -> str:
        return self.problem.kind

    @property
    def seed(self) -> int:
        """The number of the run: `schedules` may begin with it."""
        return self.run.number

    @property
    def schedule(self) -> str:
        """What `schedule=` of a launch repeats."""
        return self.run.schedule

    @property
    def async_completion(self) -> str:
        return self.run.completion

    @property
    def message(self) -> str:
        return self.problem.message

    @property
    def lines(self) -> tuple[int, ...]:
        return self.problem.lines


@dataclass
class Exploration:
    """What the runs of a kernel showed.

    findings: every problem once; results: by a digest of all arrays, how many runs had it and the first of them
    """

    task: Task
    runs: list[Run] = field(default_factory=list)

    @property
    def findings(self) -> list[Found]:
        first: dict[tuple[object, ...], tuple[Problem, Run]] = {}
        counts: dict[tuple[object, ...], int] = {}
        for run in sorted(self.runs, key=lambda each: each.number):
            for problem in {problem.key: problem for problem in run.problems}.values():
                first.setdefault(problem.key, (problem, run))
                counts[problem.key] = counts.get(problem.key, 0) + 1
        return [Found(problem, run, counts[key]) for key, (problem, run) in first.items()]

    @property
    def results(self) -> dict[str, tuple[int, Run]]:
        found: dict[str, tuple[int, Run]] = {}
        for run in sorted(self.runs, key=lambda each: each.number):
            if run.digest:
                count, first = found.get(run.digest, (0, run))
                found[run.digest] = count + 1, first
        return found

    @property
    def different(self) -> int:
        """Runs whose results are not those of most."""
        counts = [count for count, _ in self.results.values()]
        return sum(counts) - max(counts, default=0)

    @property
    def is_clean(self) -> bool:
        """Whether nothing was found and all results are the same."""
        return not self.findings and not self.different

    def replay(self, found: Found | Run) -> Run:
        """The same run once more, with the choices that were made."""
        run = found.run if isinstance(found, Found) else found
        return run_task(self.task, run.number, run.schedule, run.completion, keep_trace=True)

    def shrink(self, found: Found) -> Found:
        """The same problem with few switches: a list of choices in place of a seed."""
        choices = [chosen for chosen, _ in self.replay(found).trace]
        best = self._listed(found, choices)
        if best is None:
            return found
        step = max(1, len(choices) // 2)
        while step:
            for start in range(0, len(choices), step):
                tried = choices[:start] + [0] * len(choices[start : start + step]) + choices[start + step :]
                shorter = None if tried == choices else self._listed(found, tried)
                if shorter is not None:
                    choices, best = tried, shorter
            step //= 2
        return best

    def _listed(self, found: Found, choices: list[int]) -> Found | None:
        """The problem as these choices show it, if they do."""
        while choices and choices[-1] == 0:
            choices = choices[:-1]
        text = "list:" + ",".join(map(str, choices))
        run = run_task(self.task, found.run.number, text, found.run.completion)
        shown = next((problem for problem in run.problems if problem.key == found.problem.key), None)
        return None if shown is None else replace(found, problem=shown, run=run)

    def __str__(self) -> str:
        total = len(self.runs)
        lines = [f"{total:,} runs, {len(self.findings)} findings"]
        for found in self.findings:
            where = f"schedule={found.schedule!r}, async_completion={found.async_completion!r}, seed={found.seed}"
            lines.append(f"{found.kind} in {found.count:,} of {total:,}, first with {where}: {found.message}")
        if self.different:
            _, odd = min(self.results.values(), key=lambda each: each[0])
            where = f"schedule={odd.schedule!r}, async_completion={odd.completion!r}, seed={odd.number}"
            lines.append(f"results are different in {self.different:,} of {total:,}, first with {where}")
        return "\n".join(lines)


def explore(
    ptx: str | bytes | PathLike[str],
    kernel: str | None = None,
    *,
    grid: int | tuple[int, ...],
    block: int | tuple[int, ...],
    args: Sequence[object] = (),
    cluster: int | tuple[int, ...] | None = None,
    shared: int = 0,
    schedules: int = 1000,
    strategy: str = "random",
    seed: int = 0,
    checks: str | Sequence[str] = "full",
    completions: Sequence[str] = COMPLETIONS,
    executor: Executor | None = None,
    results: str | PathLike[str] | None = None,
    timeout: float | None = 60.0,
    cooperative: bool = False,
    progress: Callable[[int, int], None] | None = None,
    gpu: str | None = None,
) -> Exploration:
    """Run a kernel in many orders of its threads, each with fresh copies of its arrays.

    ptx, kernel, grid, block, args, cluster, shared, cooperative, checks, gpu: as of `ptxvm.run`
    schedules:    how many runs
    strategy:     "random" (any order), "pct" (few switches at random places), "all" (one order after the other, which
                  is exhaustive where it ends before `schedules`: small programs)
    seed:         of the first run; the following ones count upwards
    completions:  modes of asynchronous completion, by turns
    executor:     any `concurrent.futures.Executor`; what a broken one loses runs here
    results:      a file of runs: what stands there is not run again, what is run is added
    timeout:      seconds for a run
    progress:     called with (runs done, runs in all)

    Raises what loading and launching raise, and ValueError for a strategy that does not exist.
    """
    if strategy not in STRATEGIES:
        raise ValueError(f"strategy={strategy!r}: choose one of {', '.join(map(repr, STRATEGIES))}")
    text = ptx if isinstance(ptx, bytes) or not _is_path(ptx) else Path(ptx).read_bytes()
    assert isinstance(text, (str, bytes))
    options = {"cluster": cluster, "shared": shared, "timeout": timeout, "cooperative": cooperative, "gpu": gpu}
    task = Task(text, kernel, grid, block, list(args), checks, options)
    exploration = Exploration(task)
    file = None if results is None else ResultsFile(Path(results), _name(task, strategy, completions))
    for run in [] if file is None else file.runs():
        exploration.runs.append(run)
    plan = _plan(strategy, seed, schedules, completions, {run.number for run in exploration.runs})
    found = all_choices(task, schedules, completions) if strategy == "all" else _made(task, plan, executor)
    for run in found:
        exploration.runs.append(run)
        if file is not None:
            file.add(run)
        if progress is not None:
            progress(len(exploration.runs), schedules)
    return exploration


def _is_path(ptx: str | PathLike[str]) -> bool:
    return not isinstance(ptx, str) or ("\n" not in ptx and "{" not in ptx)


def _name(task: Task, strategy: str, completions: Sequence[str]) -> str:
    """What tells an exploration from others: the program, its arguments, and how it is run."""
    digest = blake2b(digest_size=8)
    arguments = [each.tobytes() if isinstance(each, np.ndarray) else each for each in task.arguments]
    words: list[Any] = [task.text, task.kernel, task.grid, task.block, arguments, task.checks]
    for word in [*words, sorted(task.options.items()), strategy, list(completions)]:
        digest.update(repr(word).encode())
    return digest.hexdigest()


Plan = tuple[int, str, str]


def _plan(strategy: str, seed: int, count: int, completions: Sequence[str], done: set[int]) -> list[Plan]:
    numbers = [number for number in range(seed, seed + count) if number not in done]
    return [(number, f"{strategy}:{number}", completions[number % len(completions)]) for number in numbers]


def _made(task: Task, plan: Sequence[Plan], executor: Executor | None) -> Iterator[Run]:
    """The runs, as they come."""
    if executor is None:
        for number, schedule, completion in plan:
            yield run_task(task, number, schedule, completion)
        return
    waiting = list(reversed(plan))
    running: dict[Future[Run], Plan] = {}
    while waiting or running:
        while waiting and len(running) < IN_FLIGHT:
            entry = waiting.pop()
            future = _submitted(executor, task, entry)
            if future is None:
                yield run_task(task, *entry)
            else:
                running[future] = entry
        done, _ = wait(running, return_when=FIRST_COMPLETED) if running else (set(), set())
        for future in done:
            yield _result(future, task, running.pop(future))


def _submitted(executor: Executor, task: Task, entry: Plan) -> Future[Run] | None:
    try:
        return executor.submit(run_task, task, *entry)
    except (BrokenExecutor, RuntimeError):
        return None


def _result(future: Future[Run], task: Task, entry: Plan) -> Run:
    """What a run yielded; one that was lost with its worker runs here."""
    try:
        return future.result()
    except Exception:  # each pool has its own for workers that are lost; what the run itself raises, it raises again
        return run_task(task, *entry)
