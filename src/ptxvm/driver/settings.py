"""What a program that runs on the driver was given: by `install`, by a command line or by the environment."""

from __future__ import annotations

import os
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from ptxvm.driver.errors import warn
from ptxvm.driver.gpus import gpu
from ptxvm.machine.layout import DEVICE_LIMIT
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.options import Options

PREFIX = "PTXVM_DRIVER_"
_OF_LAUNCHES = ("checks", "engine", "workers", "timeout", "async_completion", "seed", "tensor_cores")


@record()
class Settings:
    """gpu:      the GPU that programs see, "sm_80", "sm_90", "sm_100", "sm_120", ...
    devices:     how many of it
    checks, engine, workers, timeout, async_completion, seed, tensor_cores:
                 of every launch, as in `Kernel.launch`
    sticky:      a fault stays with the context, as on GPUs; otherwise it is reported once and work goes on
    version:     the version of CUDA that the driver says it is, 13050 for 13.5
    trace:       every call is written to stderr
    blocking:    a launch returns when it is done, as with CUDA_LAUNCH_BLOCKING=1

    Raises ValueError for values that make no sense.
    """

    gpu: str = "sm_90"
    devices: int = 1
    checks: str = "bounds"
    engine: str = "jit"
    workers: int | None = None
    timeout: float | None = None
    async_completion: str = "late"
    seed: int = 0
    tensor_cores: str = "target"
    sticky: bool = True
    version: int = 13050
    trace: bool = False
    blocking: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.devices <= DEVICE_LIMIT:
            raise ValueError(f"devices={self.devices!r}: 1 to {DEVICE_LIMIT} are possible")
        gpu(self.gpu)
        if any(getattr(self, each.name) != each.default for each in fields(self) if each.name in _OF_LAUNCHES):
            self.launch_options()

    def launch_options(self, *, host_writes: bool = False) -> Options:
        """The options of a launch. Raises ValueError."""
        from ptxvm.engine.options import options  # noqa: PLC0415  (the engine costs time, which `install` has not)

        found = options(
            workers=self.workers,
            engine=self.engine,
            checks=self.checks if "," not in self.checks else self.checks.split(","),
            timeout=self.timeout,
            async_completion=self.async_completion,
            seed=self.seed,
            tensor_cores=self.tensor_cores,
            host_writes=host_writes,
        )
        return replace(found, heap_lasts=True, warned=warn) if found.asked else found

    @property
    def follows_unwritten(self) -> bool:
        """Whether what was never written is looked for in memory of the device."""
        return self.checks != "bounds" and self.launch_options().initialised

    @property
    def is_watched(self) -> bool:
        """Whether the sanitizer looks at launches."""
        return self.checks != "bounds" and bool(self.launch_options().asked)

    @property
    def tells_leaks(self) -> bool:
        """Whether memory is told of that nobody frees."""
        return self.checks != "bounds" and "leak" in self.launch_options().asked

    def environment(self) -> dict[str, str]:
        """Variables that tell a child of the same settings."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return {
            PREFIX + name.upper(): str(int(value) if isinstance(value, bool) else value)
            for name, value in values.items()
            if value is not None
        }


def from_environment(**given: object) -> Settings:
    """Settings as the environment has them, less what is given here (None: not given). Raises ValueError."""
    found: dict[str, object] = {}
    for each in fields(Settings):
        text = os.environ.get(PREFIX + each.name.upper())
        if text:
            found[each.name] = _value(each.name, str(each.type), text)
    known = {each.name for each in fields(Settings)}
    unknown = sorted(given.keys() - known)
    if unknown:
        raise TypeError(f"no such setting: {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    chosen = found | {name: value for name, value in given.items() if value is not None}
    return replace(Settings(), **chosen)  # type: ignore[arg-type]


def _value(name: str, kind: str, text: str) -> object:
    try:
        if kind == "bool":
            return bool(int(text))
        if kind.startswith("int"):
            return int(text)
        return float(text) if kind.startswith("float") else text
    except ValueError:
        raise ValueError(f"{PREFIX}{name.upper()}={text}: a number is needed") from None
