"""The memory consistency model of the ISA (chapter 8): whether what threads read can be, and what memory holds then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import combinations, product

from ptxvm.exploring.litmus.program import Proxy, Scope, Test
from ptxvm.exploring.litmus.relations import (
    Relation,
    closed,
    either,
    inside,
    is_cyclic,
    joined,
    pairs,
    relation,
    turned,
)
from ptxvm.exploring.litmus.traces import Event, Step, Trace
from ptxvm.records import record

OUTSIDE = -1
"""The thread of the writes that memory begins with."""


@record()
class Happening:
    """An event of an execution: of which thread, its place there, and what it is."""

    thread: int
    place: int
    step: Step

    @property
    def is_memory(self) -> bool:
        return self.step.event in (Event.READ, Event.WRITE)


Phases = Sequence[Sequence[int]]
"""For each phase of a barrier the events that arrive in it."""


class Candidate:
    """A trace of each thread. What follows from the traces alone is made once; the rest for what reads read."""

    def __init__(self, test: Test, traces: Sequence[Trace]) -> None:
        self.test = test
        self.events = [
            Happening(OUTSIDE, 0, Step(Event.WRITE, location=name, address=name, value=value))
            for name, value in test.initial.items()
        ]
        for thread, trace in enumerate(traces):
            self.events += [Happening(thread, place, step) for place, step in enumerate(trace.steps)]
        self.count = len(self.events)
        self.reads = [place for place, each in enumerate(self.events) if each.step.event is Event.READ]
        self.writes = [place for place, each in enumerate(self.events) if each.step.event is Event.WRITE]

    # ----------------------------------------------------------------------------------------- relations of the traces

    def sources(self, read: int) -> list[int]:
        """The writes that a read may read from, as far as location and value tell."""
        wanted = self.events[read].step
        return [
            write
            for write in self.writes
            if self.events[write].step.location == wanted.location
            and self.events[write].step.value == wanted.value
            and not self._comes_later(write, read)
        ]

    def _comes_later(self, write: int, read: int) -> bool:
        """Whether a thread reads what it writes later, by the same address and proxy [8.10.6]."""
        one, other = self.events[write], self.events[read]
        same = (one.step.address, one.step.proxy) == (other.step.address, other.step.proxy)
        return same and one.thread == other.thread and one.place > other.place

    def _relation(self, test: Callable[[int, int], object]) -> Relation:
        whole = range(self.count)
        return relation(self.count, ((a, b) for a in whole for b in whole if a != b and test(a, b)))

    @cached_property
    def program(self) -> Relation:
        """Program order."""
        return self._relation(
            lambda a, b: (
                self.events[a].thread == self.events[b].thread != OUTSIDE
                and self.events[a].place < self.events[b].place
            )
        )

    @cached_property
    def overlap(self) -> Relation:
        """Accesses of one location."""
        return self._relation(
            lambda a, b: (
                self.events[a].is_memory
                and self.events[b].is_memory
                and self.events[a].step.location == self.events[b].step.location
            )
        )

    @cached_property
    def same_address(self) -> Relation:
        """Accesses of one generic address."""
        return self._relation(
            lambda a, b: self.overlap[a] >> b & 1 and self.events[a].step.address == self.events[b].step.address
        )

    @cached_property
    def morally_strong(self) -> Relation:
        """8.7: in program order or both strong with scopes that include each other's thread; the same proxy; accesses
        overlap completely."""
        return self._relation(self._is_morally_strong)

    def _is_morally_strong(self, a: int, b: int) -> bool:
        one, other = self.events[a], self.events[b]
        if {one.step.event, other.step.event} & {Event.BARRIER, Event.PROXY} or one.step.proxy is not other.step.proxy:
            return False
        if one.is_memory and other.is_memory and not self.same_address[a] >> b & 1:
            return False
        if OUTSIDE in (one.thread, other.thread):
            return False
        if one.thread == other.thread:
            return True
        first, second = self.test.threads[one.thread], self.test.threads[other.thread]
        strong = one.step.order.strong and other.step.order.strong
        return strong and first.shares(second, one.step.order.scope) and second.shares(first, other.step.order.scope)

    @cached_property
    def changes(self) -> list[tuple[int, int]]:
        """The read and the write of each atomic operation."""
        return [(place - 1, place) for place in self.writes if self.events[place].step.changes]

    @cached_property
    def release_patterns(self) -> list[tuple[int, int]]:
        """8.8: the first operation of each and the strong write that ends it."""
        found = []
        for write in self.writes:
            last = self.events[write]
            if not last.step.order.strong:
                continue
            found += [(first, write) for first in range(self.count) if self._begins_release(first, write)]
        return found

    def _begins_release(self, first: int, write: int) -> bool:
        step = self.events[first].step
        if not step.order.releases:
            return False
        if first == write:
            return step.event is Event.WRITE
        before = bool(self.program[first] >> write & 1)
        same = step.event is Event.WRITE and bool(self.same_address[first] >> write & 1)
        same &= step.proxy is self.events[write].step.proxy
        return before and (step.event is Event.FENCE or same)

    @cached_property
    def acquire_patterns(self) -> list[tuple[int, int]]:
        """8.8: the strong read that begins each and its last operation."""
        found = []
        for read in self.reads:
            first = self.events[read]
            if first.step.order.strong and first.step.returns:
                found += [(read, last) for last in range(self.count) if self._ends_acquire(read, last)]
        return found

    def _ends_acquire(self, read: int, last: int) -> bool:
        step = self.events[last].step
        if not step.order.acquires:
            return False
        if read == last:
            return step.event is Event.READ
        behind = bool(self.program[read] >> last & 1)
        same = step.event is Event.READ and bool(self.same_address[read] >> last & 1)
        same &= step.proxy is self.events[read].step.proxy
        return behind and (step.event is Event.FENCE or same)

    @cached_property
    def sc_pairs(self) -> list[tuple[int, int]]:
        """Morally strong pairs of `fence.sc` of different threads."""
        fences = [place for place, each in enumerate(self.events) if each.step.order.is_sc]
        return [
            (a, b)
            for a, b in combinations(fences, 2)
            if self.events[a].thread != self.events[b].thread and self.morally_strong[a] >> b & 1
        ]

    @cached_property
    def dependencies(self) -> Relation:
        """From reads to what their values decide on."""
        begins = {each.thread: place for place, each in reversed(list(enumerate(self.events)))}
        return relation(
            self.count,
            (
                (begins[each.thread] + cause, place)
                for place, each in enumerate(self.events)
                for cause in each.step.depends
            ),
        )

    @cached_property
    def _is_plain(self) -> bool:
        """Whether there is one proxy, and one name for each place."""
        return self.overlap == self.same_address and all(
            each.step.proxy is Proxy.GENERIC for each in self.events if each.is_memory
        )

    # ------------------------------------------------------------------------------------------------------- barriers

    def barrier_phases(self) -> Iterator[Phases]:
        """Which arrivals at barriers meet."""
        groups: dict[tuple[object, ...], list[list[int]]] = {}
        for place, each in enumerate(self.events):
            if each.step.event is Event.BARRIER:
                thread = self.test.threads[each.thread]
                key = thread.gpu, thread.cluster, thread.cta, each.step.number, each.step.count
                queues = groups.setdefault(key, [[] for _ in self.test.threads])
                queues[each.thread].append(place)
        ways = [list(self._grouped([queue for queue in queues if queue], key[-1])) for key, queues in groups.items()]
        for chosen in product(*ways):
            yield [phase for phases in chosen for phase in phases]

    def _grouped(self, queues: list[list[int]], count: object) -> Iterator[Phases]:
        if not isinstance(count, int):
            # All that come to it: the first time of each, the second, ...
            longest = max(map(len, queues))
            yield [[queue[turn] for queue in queues if turn < len(queue)] for turn in range(longest)]
            return
        ready = [queue for queue in queues if queue and not self.events[queue[0]].step.stuck]
        left = [place for queue in queues for place in queue]
        if all(self.events[place].step.stuck or not self.events[place].step.waits for place in left):
            yield []
        if 0 < count <= len(ready):
            for chosen in combinations(ready, count):
                rest = [queue[1:] if queue in chosen else queue for queue in queues]
                for phases in self._grouped([queue for queue in rest if queue], count):
                    yield [[queue[0] for queue in chosen], *phases]

    def _meetings(self, phases: Phases) -> Relation:
        """8.9.4: who arrives in a phase synchronises with those that wait in it."""
        found = ((a, b) for phase in phases for a in phase for b in phase if a != b and self.events[b].step.waits)
        return relation(self.count, found)

    # ------------------------------------------------------------------------------------------------ causality order

    def _synchronised(self, observed: Relation) -> Relation:
        """8.8: the first operation of a release pattern with the last one of an acquire pattern that observes it."""
        return relation(
            self.count,
            (
                (first, last)
                for first, write in self.release_patterns
                for read, last in self.acquire_patterns
                if observed[write] >> read & 1 and self.morally_strong[first] >> last & 1
            ),
        )

    def _observed(self, read_from: Relation) -> Relation:
        """8.9.2: from a write to reads of it, and through atomic operations to reads of what these write."""
        direct = inside(read_from, self.morally_strong)
        further = joined(relation(self.count, self.changes), direct)
        return either(direct, joined(direct, closed(further)))

    def _preserved(self, base: Relation) -> Relation:
        """8.9.5: base causality order as far as proxies preserve it."""
        if self._is_plain:
            return inside(base, self.same_address)
        return self._relation(lambda a, b: self._is_preserved(base, a, b))

    def _is_preserved(self, base: Relation, a: int, b: int) -> bool:
        if not self.overlap[a] >> b & 1:
            return False
        starts, ends = self._proxy_exits(base, a), self._proxy_entries(base, b)
        one, other = self.events[a], self.events[b]
        same_cta = OUTSIDE not in (one.thread, other.thread) and self._same_cta(one.thread, other.thread)
        if self.same_address[a] >> b & 1:
            if one.step.proxy is other.step.proxy and same_cta and base[a] >> b & 1:
                return True
            return any(base[start] >> end & 1 for start in starts for end in ends)
        fences = [place for place, each in enumerate(self.events) if each.step.proxy is Proxy.ALIAS]
        return any(base[s] >> f & 1 and base[f] >> e & 1 for f in fences for s in starts for e in ends)

    def _proxy_exits(self, base: Relation, access: int) -> list[int]:
        """Where an access is one of the generic proxy: itself, or behind it a fence of its proxy and CTA."""
        if self.events[access].step.proxy is Proxy.GENERIC:
            return [access]
        return [fence for fence in self._fences_of(access) if base[access] >> fence & 1]

    def _proxy_entries(self, base: Relation, access: int) -> list[int]:
        if self.events[access].step.proxy is Proxy.GENERIC:
            return [access]
        return [fence for fence in self._fences_of(access) if base[fence] >> access & 1]

    def _fences_of(self, access: int) -> list[int]:
        own = self.events[access]
        return [
            place
            for place, each in enumerate(self.events)
            if each.step.event is Event.PROXY
            and each.step.proxy is own.step.proxy
            and self._same_cta(each.thread, own.thread)
        ]

    def _same_cta(self, one: int, other: int) -> bool:
        return self.test.threads[one].shares(self.test.threads[other], Scope.CTA)

    # ---------------------------------------------------------------------------------------------------------- axioms

    def memories(self, chosen: dict[int, int], phases: Phases) -> Iterator[dict[str, int]]:
        """What memory may hold at the end if each read reads from the write that is chosen for it: nothing where the
        axioms forbid that."""
        for coherence, _ in self.executions(chosen, phases):
            yield from self._finals(coherence)

    def may_race(self, chosen: dict[int, int], phases: Phases) -> bool:
        """Whether two accesses of different threads, one of them a write, are neither morally strong nor in causality
        order in an execution (8.7.1)."""
        return any(self._has_race(causality) for _, causality in self.executions(chosen, phases))

    def _has_race(self, causality: Relation) -> bool:
        ordered = either(causality, turned(causality), self.morally_strong)
        own = [place for place, each in enumerate(self.events) if each.thread != OUTSIDE and each.is_memory]
        return any(
            Event.WRITE in (self.events[a].step.event, self.events[b].step.event)
            and self.events[a].thread != self.events[b].thread
            and self.overlap[a] >> b & 1
            and not ordered[a] >> b & 1
            for a, b in combinations(own, 2)
        )

    def executions(self, chosen: dict[int, int], phases: Phases) -> Iterator[tuple[Relation, Relation]]:
        """Coherence and causality order of each execution that the axioms allow."""
        read_from = relation(self.count, ((write, read) for read, write in chosen.items()))
        if is_cyclic(either(read_from, self.dependencies)):
            return  # 8.10.4: values out of thin air
        observed = self._observed(read_from)
        known = either(self.program, self._synchronised(observed), self._meetings(phases))
        for turns in product((False, True), repeat=len(self.sc_pairs)):
            fences = [(b, a) if turn else (a, b) for (a, b), turn in zip(self.sc_pairs, turns, strict=True)]
            base = closed(either(known, relation(self.count, fences)))
            if self._contradicts(base, fences):
                continue
            preserved = self._preserved(base)
            causality = either(preserved, joined(observed, preserved))
            yield from ((coherence, causality) for coherence in self._coherent(read_from, causality))

    def _contradicts(self, base: Relation, fences: list[tuple[int, int]]) -> bool:
        """8.10.2: Fence-SC order against causality order; or events that would come before themselves."""
        if any(base[b] >> a & 1 for a, b in fences):
            return True
        return any(
            row >> place & 1 and self.events[place].step.event is not Event.BARRIER for place, row in enumerate(base)
        )

    def _coherent(self, read_from: Relation, causality: Relation) -> Iterator[Relation]:
        """8.9.6: coherence order relates overlapping writes that are morally strong or in causality order."""
        written = sum(1 << write for write in self.writes)
        must = [
            row & self.overlap[place] & written if self.events[place].step.event is Event.WRITE else 0
            for place, row in enumerate(causality)
        ]
        for first, second in product(self.writes, repeat=2):
            if self.events[first].thread == OUTSIDE != self.events[second].thread and self.overlap[first] >> second & 1:
                must[first] |= 1 << second
        must = closed(must)
        if any(row >> place & 1 for place, row in enumerate(must)):
            return
        free = [
            (a, b)
            for a, b in combinations(self.writes, 2)
            if self.morally_strong[a] >> b & 1 and not must[a] >> b & 1 and not must[b] >> a & 1
        ]
        for turns in product((False, True), repeat=len(free)):
            order = relation(self.count, ((b, a) if turn else (a, b) for (a, b), turn in zip(free, turns, strict=True)))
            coherence = closed(either(must, order))
            if not any(row >> place & 1 for place, row in enumerate(coherence)) and self._is_consistent(
                read_from, coherence, causality
            ):
                yield coherence

    def _is_consistent(self, read_from: Relation, coherence: Relation, causality: Relation) -> bool:
        overwritten = joined(turned(read_from), coherence)  # from reads
        communication = either(read_from, overwritten)
        if any(causality[b] >> a & 1 for a, b in pairs(communication)):
            return False  # 8.10.6: causality
        strong = self.morally_strong
        for read, write in self.changes:
            if inside([overwritten[read] & strong[read]], [turned(inside(coherence, strong))[write]])[0]:
                return False  # 8.10.3: atomicity
        order = inside(either(read_from, coherence, overwritten), strong)
        local = inside(inside(self.program, self.same_address), strong)
        return not is_cyclic(either(order, local))  # 8.10.5: sequential consistency per location

    def _finals(self, coherence: Relation) -> Iterator[dict[str, int]]:
        """The last writes: where several are, nothing orders them, and each may stay."""
        last: dict[str, set[int]] = {}
        for write in self.writes:
            if not coherence[write]:
                step = self.events[write].step
                last.setdefault(step.location, set()).add(step.value)
        names = list(last)
        for values in product(*(sorted(last[name]) for name in names)):
            yield dict(zip(names, values, strict=True))
