"""All ways in which a thread can run when each of its reads may find any value that somebody writes there."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from itertools import product

from ptxvm.exploring.litmus.program import Instruction, Kind, Operation, Order, Proxy, Test, Thread, Value
from ptxvm.records import record

WEAK = Order()

LONGEST = 48
"""Instructions of a thread, loops unrolled."""

Domain = Mapping[str, frozenset[int]]
"""By location, the values that reads of it may find."""

Causes = frozenset[int]
"""Events of the same thread that another one depends on."""


class Event(Enum):
    """What an event is; FENCE is one of order, PROXY a fence between proxies."""

    READ = "read"
    WRITE = "write"
    FENCE = "fence"
    PROXY = "proxy"
    BARRIER = "barrier"


@record()
class Step:
    """An event of a thread.

    location:  place in memory; `address` the generic address behind the name that is written
    returns:   of a read: it yields a value (that of a reduction does not, and is no acquire pattern)
    changes:   of a write: it is the second half of an atomic operation, whose read is the step before it
    depends:   steps of the thread whose values decide on this one, `data` those from which its value is computed
    origin:    the place of the instruction in the code of its thread
    number:    of a barrier; `count` how many threads it waits for, None: those of the CTA that come to it
    stuck:     the thread waits at this barrier for ever
    """

    event: Event
    order: Order = WEAK
    proxy: Proxy = Proxy.GENERIC
    location: str = ""
    address: str = ""
    value: int = 0
    returns: bool = True
    changes: bool = False
    depends: Causes = frozenset()
    data: Causes = frozenset()
    origin: int = 0
    number: int = 0
    count: int | None = None
    waits: bool = True
    stuck: bool = False


@record()
class Trace:
    """One way in which a thread runs, and what its registers hold at the end."""

    steps: tuple[Step, ...]
    registers: dict[str, int]

    @property
    def is_stuck(self) -> bool:
        return bool(self.steps) and self.steps[-1].stuck


@record(frozen=False)
class _State:
    place: int
    registers: dict[str, int]
    causes: dict[str, Causes]
    control: Causes
    steps: tuple[Step, ...]
    length: int
    seen: frozenset[object]


_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_COMPUTE: dict[Operation, Callable[[int, int], int]] = {
    Operation.ADD: operator.add,
    Operation.SUB: operator.sub,
    Operation.MUL: operator.mul,
    Operation.DIV: lambda a, b: int(a / b) if b else 0,
    Operation.AND: operator.and_,
    Operation.OR: operator.or_,
    Operation.XOR: operator.xor,
    Operation.MIN: min,
    Operation.MAX: max,
    Operation.EXCH: lambda _, b: b,
}


class Traces:
    """The traces of the threads of a test. `was_cut`: some loop went on longer than LONGEST.

    look: called now and then; it may raise what ends the search
    """

    def __init__(self, test: Test, look: Callable[[], None]) -> None:
        self._test = test
        self._look = look
        self._live = {thread.name: _live_registers(thread, test.shown) for thread in test.threads}
        self.was_cut = False

    def of(self, thread: Thread, domain: Domain) -> list[Trace]:
        """All of a thread, for what its reads may find."""
        start = _State(0, dict(thread.registers), {}, frozenset(), (), 0, frozenset())
        return list(self._run(thread, domain, start))

    def _run(self, thread: Thread, domain: Domain, state: _State) -> Iterator[Trace]:
        code = thread.code
        self._look()
        while state.place < len(code):
            state.length += 1
            if state.length > LONGEST:
                self.was_cut = True
                return
            # Back at the same state with nothing but reads in between: without them the outcome is the same.
            live = self._live[thread.name][state.place]
            known = tuple((name, state.registers.get(name, 0)) for name in live)
            key = state.place, known, _without_reads(state.steps)
            if key in state.seen:
                return
            state.seen |= {key}
            each = code[state.place]
            state.place += 1
            if each.kind is Kind.COMPUTE:
                self._compute(state, each)
            elif each.kind is Kind.BRANCH:
                self._branch(state, each)
            elif each.kind in (Kind.LOAD, Kind.ATOMIC):
                for value in sorted(domain[self._test.location(each.address)]):
                    yield from self._run(thread, domain, self._read(state, each, value))
                return
            else:
                if each.kind is Kind.BARRIER and each.waits and len(each.values) > 1:
                    step = replace(self._plain(state, each), stuck=True)
                    yield Trace((*state.steps, step), state.registers)
                state.steps = (*state.steps, self._plain(state, each))
        yield Trace(state.steps, state.registers)

    def _compute(self, state: _State, each: Instruction) -> None:
        numbers = [_value(state, value) for value in each.values]
        result = numbers[0] if each.operation is None else _COMPUTE[each.operation](*numbers)
        state.causes = {**state.causes, each.target: _causes(state, each.values)}
        state.registers = {**state.registers, each.target: result}

    def _branch(self, state: _State, each: Instruction) -> None:
        if not each.compare:
            state.place = each.label
            return
        state.control |= _causes(state, each.values)
        if _COMPARE[each.compare](*(_value(state, value) for value in each.values)):
            state.place = each.label

    def _read(self, state: _State, each: Instruction, found: int) -> _State:
        """The state behind a load or an atomic operation that finds a value."""
        test, place = self._test, len(state.steps)
        location, address = test.location(each.address), test.address(each.address)
        where = Step(Event.READ, each.order, each.proxy, location, address, origin=state.place - 1)
        order = replace(each.order, releases=False) if each.kind is Kind.ATOMIC else each.order
        read = replace(where, order=order, value=found, depends=state.control, returns=bool(each.target))
        steps = (*state.steps, read)
        new = self._changed(state, each, found)
        if new is not None:
            data = _causes(state, each.values) | {place}
            order = replace(each.order, acquires=False)
            write = replace(where, event=Event.WRITE, order=order, value=new, changes=True)
            steps += (replace(write, depends=state.control | data, data=data),)
        after = _State(state.place, state.registers, state.causes, state.control, steps, state.length, state.seen)
        if each.target:
            after.registers = {**state.registers, each.target: found}
            after.causes = {**state.causes, each.target: frozenset({place})}
        return after

    def _changed(self, state: _State, each: Instruction, found: int) -> int | None:
        """What an atomic operation writes; None: nothing."""
        if each.kind is not Kind.ATOMIC or each.operation is None:
            return None
        numbers = [_value(state, value) for value in each.values]
        if each.operation is Operation.CAS:
            return numbers[1] if found == numbers[0] else None
        return _COMPUTE[each.operation](found, numbers[0])

    def _plain(self, state: _State, each: Instruction) -> Step:
        """The event of a store, fence or barrier."""
        if each.kind is Kind.STORE:
            location, address = self._test.location(each.address), self._test.address(each.address)
            data = _causes(state, each.values)
            value = _value(state, each.values[0])
            made = Step(Event.WRITE, each.order, each.proxy, location, address, value, data=data)
            return replace(made, depends=state.control | data, origin=state.place - 1)
        if each.kind is Kind.FENCE:
            return Step(Event.FENCE, each.order)
        if each.kind is Kind.PROXY_FENCE:
            return Step(Event.PROXY, proxy=each.proxy)
        number, *count = (_value(state, value) for value in each.values)
        return Step(Event.BARRIER, number=number, count=count[0] if count else None, waits=each.waits)


Origins = frozenset[tuple[int, int]]
"""Instructions, by thread and place, through which a value has gone."""

_MOST_WAYS = 16


def domain_of(test: Test, traces: Traces, look: Callable[[], None]) -> Domain:
    """Which values reads may find: a value goes through each instruction that writes at most once, loops apart."""
    ways: dict[str, dict[int, set[Origins]]] = {name: {value: {frozenset()}} for name, value in test.initial.items()}
    writes = sum(each.kind in (Kind.STORE, Kind.ATOMIC) for thread in test.threads for each in thread.code)
    for _ in range(writes + 1):
        domain = {name: frozenset(values) for name, values in ways.items()}
        grown = False
        for number, thread in enumerate(test.threads):
            repeated = _repeated(thread)
            for trace in traces.of(thread, domain):
                look()
                for step in trace.steps:
                    if step.event is Event.WRITE:
                        grown |= _add_ways(ways, trace, step, (number, step.origin), step.origin in repeated)
        if not grown:
            break
    else:
        traces.was_cut = True
    return {name: frozenset(values) for name, values in ways.items()}


def _add_ways(
    ways: dict[str, dict[int, set[Origins]]], trace: Trace, step: Step, own: tuple[int, int], repeated: bool
) -> bool:
    """How the value of a write comes to be; whether that was not known."""
    reads = [trace.steps[cause] for cause in step.data]
    before = [ways[read.location].get(read.value, set()) for read in reads]
    known = ways[step.location].setdefault(step.value, set())
    new: set[Origins] = set()
    for parts in product(*before):
        through: Origins = frozenset().union(*parts)
        if repeated or own not in through:
            new.add(through | {own})
        if len(new) > _MOST_WAYS:
            new = {frozenset()}  # too many to keep apart: as if it came from nowhere
            break
    added = {way for way in new if not any(other <= way for other in known)}
    known |= added
    if len(known) > _MOST_WAYS:
        known.clear()
        known.add(frozenset())
    if not known:
        del ways[step.location][step.value]
    return bool(added)


def _repeated(thread: Thread) -> frozenset[int]:
    """The places in loops."""
    jumps = [(each.label, place) for place, each in enumerate(thread.code) if each.kind is Kind.BRANCH]
    return frozenset(inside for first, last in jumps for inside in range(first, last + 1))


def _live_registers(thread: Thread, shown: Sequence[str]) -> list[tuple[str, ...]]:
    """For each place of the code the registers whose values still matter there."""
    code, start = thread.code, f"{thread.name}:"
    end = frozenset(name.removeprefix(start) for name in shown if name.startswith(start))
    live: list[frozenset[str]] = [frozenset()] * len(code) + [end]
    changed = True
    while changed:
        changed = False
        for place in range(len(code) - 1, -1, -1):
            each = code[place]
            after = live[place + 1]
            if each.kind is Kind.BRANCH:
                after = live[each.label] | (after if each.compare else frozenset())
            now = (after - {each.target}) | {value for value in each.values if isinstance(value, str)}
            changed |= now != live[place]
            live[place] = now
    return [tuple(sorted(names)) for names in live]


def _without_reads(steps: tuple[Step, ...]) -> int:
    """How many events other than reads there are."""
    return sum(step.event is not Event.READ for step in steps)


def _value(state: _State, value: Value) -> int:
    return value if isinstance(value, int) else state.registers.get(value, 0)


def _causes(state: _State, values: tuple[Value, ...]) -> Causes:
    empty: Causes = frozenset()
    return empty.union(*(state.causes.get(value, empty) for value in values if isinstance(value, str)))
