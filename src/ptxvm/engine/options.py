"""How a launch is run, and what is known about it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from numbers import Real
from typing import TYPE_CHECKING, SupportsIndex, TypeVar

from ptxvm.diagnostics import Finding
from ptxvm.isa.matrix.shared.generations import Generation, generation_of
from ptxvm.records import record
from ptxvm.sanitizer.vocabulary import Check

if TYPE_CHECKING:
    from ptxvm.machine.faults import KernelFault
    from ptxvm.profiling import Profile


class Engine(StrEnum):
    """Who runs the kernel."""

    JIT = "jit"
    INTERPRET = "interpret"


class Checks(StrEnum):
    """Whether addresses are checked. FULL is all that can be checked."""

    NONE = "none"
    BOUNDS = "bounds"
    FULL = "full"


class OnFinding(StrEnum):
    """What happens when a check finds something: the launch ends with it, or it is noted and the launch goes on."""

    RAISE = "raise"
    COLLECT = "collect"


FULL = frozenset(Check) - {Check.STRICT}
"""What `checks="full"` asks for."""


class AsyncCompletion(StrEnum):
    """When asynchronous operations complete."""

    LATE = "late"
    EARLY = "early"
    RANDOM = "random"


@record()
class Options:
    """Options of a launch. Raises ValueError for values that make no sense.

    workers:   host threads, None: one per core. The interpreter uses one.
    timeout:   seconds, None: no limit
    seed:      of random completion, 0 or more
    progress:  called now and then with (CTAs done, CTAs in all)
    tensor_cores: whose numerics products of matrices have
    host_writes: memory may be changed from outside while the kernel runs, so that polling it is no deadlock
    asked:     what the sanitizer looks for; whatever it is, the interpreter judges it
    screened:  compiled code may run such a launch as long as nothing is suspicious
    on_finding: whether what it finds ends the launch
    warned:    is called with what is only a warning, which does not end it then
    schedule:  in which order threads take turns (`engine/schedules.py`); the interpreter runs
    profile:   whether what each line does is counted; the interpreter does, whatever it is
    counted:   compiled code may do so, where it can
    heap_lasts: what threads allocate may be freed by later launches: only at the end of the program it is a leak
    """

    workers: int | None = None
    engine: Engine = Engine.JIT
    checks: Checks = Checks.BOUNDS
    timeout: float | None = None
    async_completion: AsyncCompletion = AsyncCompletion.LATE
    seed: int = 0
    progress: Callable[[int, int], None] | None = None
    tensor_cores: Generation = Generation.TARGET
    host_writes: bool = False
    asked: frozenset[Check] = frozenset()
    screened: bool = False
    on_finding: OnFinding = OnFinding.RAISE
    warned: Callable[[KernelFault], None] | None = None
    schedule: str | None = None
    profile: bool = False
    counted: bool = False
    heap_lasts: bool = False

    @property
    def collects(self) -> bool:
        """Whether findings are collected."""
        return self.on_finding is OnFinding.COLLECT

    @property
    def initialised(self) -> bool:
        """Whether what was never written is looked for."""
        return Check.INIT in self.asked

    def generation(self, target: str) -> Generation:
        """Whose tensor cores a kernel for `target` (`sm_90a`) runs on."""
        return generation_of(target) if self.tensor_cores is Generation.TARGET else self.tensor_cores

    def __post_init__(self) -> None:
        _check_number("workers", self.workers, SupportsIndex)
        _check_number("timeout", self.timeout, Real)
        _check_number("seed", self.seed, SupportsIndex)
        if self.workers is not None and self.workers < 1:
            raise ValueError(f"workers={self.workers}: at least one is needed")
        if self.timeout is not None and not self.timeout >= 0:
            raise ValueError(f"timeout={self.timeout}: seconds cannot be negative")
        if self.seed < 0:
            raise ValueError(f"seed={self.seed}: it cannot be negative")


def _check_number(name: str, value: object, kind: type) -> None:
    if value is not None and not isinstance(value, kind):
        raise ValueError(f"{name}={value!r}: a {'whole ' if kind is SupportsIndex else ''}number is needed")


Choice = TypeVar("Choice", bound=StrEnum)


def choose(name: str, choice: type[Choice], value: str) -> Choice:
    """The member of an enum that a caller's string names. Raises ValueError that lists the members."""
    try:
        return choice(value)
    except ValueError:
        allowed = ", ".join(repr(member.value) for member in choice)
        raise ValueError(f"{name}={value!r}: choose one of {allowed}") from None


def options(
    *,
    workers: int | None = None,
    engine: str = "jit",
    checks: str | Sequence[str] = "bounds",
    on_finding: str = "raise",
    timeout: float | None = None,
    async_completion: str = "late",
    seed: int = 0,
    host_writes: bool = False,
    progress: Callable[[int, int], None] | None = None,
    tensor_cores: str = "target",
    schedule: str | None = None,
    profile: bool = False,
) -> Options:
    """Options as callers give them. Raises ValueError."""
    names = engine, _names(checks), async_completion, tensor_cores, on_finding
    try:
        plain = _plain(names, workers, timeout, seed)
    except TypeError:  # whatever cannot be remembered is refused by its name
        plain = _plain.__wrapped__(names, workers, timeout, seed)
    if schedule is not None:
        from ptxvm.engine.schedules import schedule_of  # noqa: PLC0415  (most launches have none)

        schedule_of(schedule)
        plain = replace(plain, schedule=schedule, engine=Engine.INTERPRET, screened=False)
    if profile:
        counted = plain.engine is Engine.JIT and schedule is None
        plain = replace(plain, profile=True, engine=Engine.INTERPRET, screened=False, counted=counted)
    if progress is None and not host_writes:
        return plain
    return replace(plain, progress=progress, host_writes=bool(host_writes))


@lru_cache(maxsize=256, typed=True)
def _plain(
    names: tuple[str, str | tuple[str, ...], str, str, str], workers: int | None, timeout: float | None, seed: int
) -> Options:
    engine, checks, async_completion, tensor_cores, on_finding = names
    chosen, (wanted, asked) = choose("engine", Engine, engine), _checks(checks)
    return Options(
        workers=workers,
        engine=Engine.INTERPRET if asked else chosen,
        checks=wanted,
        asked=asked,
        screened=bool(asked) and chosen is Engine.JIT,
        on_finding=choose("on_finding", OnFinding, on_finding),
        timeout=timeout,
        async_completion=choose("async_completion", AsyncCompletion, async_completion),
        seed=seed,
        tensor_cores=choose("tensor_cores", Generation, tensor_cores),
    )


def _names(checks: str | Sequence[str]) -> str | tuple[str, ...]:
    try:
        return checks if isinstance(checks, str) else tuple(checks)
    except TypeError:
        raise _unknown_check(checks) from None


def _unknown_check(name: object) -> ValueError:
    allowed = ", ".join(repr(each.value) for each in (*Checks, *Check))
    return ValueError(f"checks={name!r}: choose one or several of {allowed}")


def _checks(given: str | tuple[str, ...]) -> tuple[Checks, frozenset[Check]]:
    """Whether addresses are checked, and what the sanitizer looks for: one name, or several. Raises ValueError."""
    names = (given,) if isinstance(given, str) else given
    level, asked = Checks.BOUNDS, frozenset[Check]()
    for name in names:
        if name in (Checks.NONE, Checks.BOUNDS):
            level = Checks(name) if len(names) == 1 else level
        elif name == Checks.FULL:
            level, asked = Checks.FULL, asked | FULL
        elif isinstance(name, str) and name in list(Check):
            asked |= {Check(name)}
        else:
            raise _unknown_check(name)
    return level, asked | {Check.RACE} if asked == {Check.STRICT} else asked


@record()
class Result:
    """A finished launch: wall-clock seconds it ran, and seconds for which it waited for code; what was found, if
    findings are collected; what a schedule chose, each time out of how many; what was counted, if it was asked for."""

    seconds: float
    compile_seconds: float = 0.0
    findings: tuple[Finding, ...] = ()
    trace: tuple[tuple[int, int], ...] = ()
    profile: Profile | None = None
