"""How a launch is run, and what is known about it afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from numbers import Real
from typing import SupportsIndex, TypeVar

from ptxvm.isa.matrix.shared.generations import Generation, generation_of


class Engine(StrEnum):
    """Who runs the kernel."""

    JIT = "jit"
    INTERPRET = "interpret"


class Checks(StrEnum):
    """What is checked while a kernel runs. Only the interpreter knows full checks, and runs whatever asks for them."""

    NONE = "none"
    BOUNDS = "bounds"
    FULL = "full"


class AsyncCompletion(StrEnum):
    """When asynchronous operations complete."""

    LATE = "late"
    EARLY = "early"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a launch. Raises ValueError for values that make no sense.

    workers:   host threads, None: one per core. The interpreter uses one.
    timeout:   seconds, None: no limit
    seed:      of random completion, 0 or more
    progress:  called now and then with (CTAs done, CTAs in all)
    tensor_cores: whose numerics products of matrices have
    host_writes: memory may be changed from outside while the kernel runs, so that polling it is no deadlock
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
    checks: str = "bounds",
    timeout: float | None = None,
    async_completion: str = "late",
    seed: int = 0,
    host_writes: bool = False,
    progress: Callable[[int, int], None] | None = None,
    tensor_cores: str = "target",
) -> Options:
    """Options as callers give them. Raises ValueError."""
    names = engine, checks, async_completion, tensor_cores
    try:
        plain = _plain(names, workers, timeout, seed)
    except TypeError:  # whatever cannot be remembered is refused by its name
        plain = _plain.__wrapped__(names, workers, timeout, seed)
    if progress is None and not host_writes:
        return plain
    return replace(plain, progress=progress, host_writes=bool(host_writes))


@lru_cache(maxsize=256, typed=True)
def _plain(names: tuple[str, str, str, str], workers: int | None, timeout: float | None, seed: int) -> Options:
    engine, checks, async_completion, tensor_cores = names
    chosen, wanted = choose("engine", Engine, engine), choose("checks", Checks, checks)
    return Options(
        workers=workers,
        engine=Engine.INTERPRET if wanted is Checks.FULL else chosen,
        checks=wanted,
        timeout=timeout,
        async_completion=choose("async_completion", AsyncCompletion, async_completion),
        seed=seed,
        tensor_cores=choose("tensor_cores", Generation, tensor_cores),
    )


@dataclass(frozen=True, slots=True)
class Result:
    """A finished launch: wall-clock seconds it ran, and seconds spent on compiling before that."""

    seconds: float
    compile_seconds: float = 0.0
