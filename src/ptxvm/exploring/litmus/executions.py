"""The outcomes that the axioms allow."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from ptxvm.exploring.litmus.axioms import Candidate, Phases
from ptxvm.exploring.litmus.condition import Variable
from ptxvm.exploring.litmus.program import Test
from ptxvm.exploring.litmus.traces import Event, Trace, Traces, domain_of

Outcome = tuple[int, ...]
"""Values of the variables that a test shows, in their order."""


class Undecided(Exception):
    """There are too many executions to look at, or they are too long."""


class Executions:
    """The executions of a test. `limit`: seconds after which it is undecided."""

    def __init__(self, test: Test, limit: float | None = None) -> None:
        self._test = test
        self._deadline = None if limit is None else time.monotonic() + limit
        self._memory = [name for name in test.shown if ":" not in name]

    def allowed(self) -> set[Outcome]:
        """All outcomes. Raises Undecided."""
        traces = Traces(self._test, self._look)
        domain = domain_of(self._test, traces, self._look)
        every = [traces.of(thread, domain) for thread in self._test.threads]
        found: set[Outcome] = set()
        for combination in self._combinations(every):
            self._look()
            values = self._registers(combination)
            if values is None or (not self._memory and self._outcome(values, {}) in found):
                continue
            for memory in self._memories(Candidate(self._test, combination)):
                outcome = self._outcome(values, memory)
                found.add(outcome)
                if not self._memory:
                    break
        if traces.was_cut:
            raise Undecided("a loop goes on for longer than executions are followed")
        return found

    def may_race(self) -> bool:
        """Whether some execution has a data race. Raises Undecided."""
        traces = Traces(self._test, self._look)
        domain = domain_of(self._test, traces, self._look)
        every = [traces.of(thread, domain) for thread in self._test.threads]
        found = any(
            candidate.may_race(chosen, phases)
            for combination in self._combinations(every)
            for candidate in (Candidate(self._test, combination),)
            for chosen, phases in self._choices(candidate)
        )
        if traces.was_cut and not found:
            raise Undecided("a loop goes on for longer than executions are followed")
        return found

    def _choices(self, candidate: Candidate) -> Iterator[tuple[dict[int, int], Phases]]:
        """Which write each read reads from, and who meets at barriers."""
        choices = [candidate.sources(read) for read in candidate.reads]
        for phases in candidate.barrier_phases():
            for writes in product(*choices):
                self._look()
                yield dict(zip(candidate.reads, writes, strict=True)), phases

    def _look(self) -> None:
        if self._deadline is not None and time.monotonic() > self._deadline:
            raise Undecided("there are too many executions for the time that was given")

    def _combinations(self, every: Sequence[Sequence[Trace]]) -> Iterator[tuple[Trace, ...]]:
        """A trace of each thread, such that every value that is read is written by somebody."""
        initial = {(name, value) for name, value in self._test.initial.items()}
        wanted = [[_values(trace, Event.READ) - initial for trace in traces] for traces in every]
        given = [[_values(trace, Event.WRITE) for trace in traces] for traces in every]
        for places in product(*(range(len(traces)) for traces in every)):
            self._look()
            written = set().union(*(given[thread][place] for thread, place in enumerate(places)))
            if all(wanted[thread][place] <= written for thread, place in enumerate(places)):
                yield tuple(every[thread][place] for thread, place in enumerate(places))

    def _memories(self, candidate: Candidate) -> Iterator[Mapping[str, int]]:
        for chosen, phases in self._choices(candidate):
            yield from candidate.memories(chosen, phases)

    def _registers(self, combination: Sequence[Trace]) -> dict[Variable, int] | None:
        """What registers hold; None if a thread waits for ever, and has not come to one that is shown."""
        values = {}
        for thread, trace in zip(self._test.threads, combination, strict=True):
            start = f"{thread.name}:"
            for name in (each.removeprefix(start) for each in self._test.shown if each.startswith(start)):
                if trace.is_stuck and name not in trace.registers:
                    return None
                values[start + name] = trace.registers.get(name, 0)
        return values

    def _outcome(self, registers: Mapping[Variable, int], memory: Mapping[str, int]) -> Outcome:
        places = {name: memory.get(self._test.location(name), 0) for name in self._memory}
        return tuple(places[name] if name in places else registers[name] for name in self._test.shown)


def _values(trace: Trace, event: Event) -> set[tuple[str, int]]:
    return {(step.location, step.value) for step in trace.steps if step.event is event}
