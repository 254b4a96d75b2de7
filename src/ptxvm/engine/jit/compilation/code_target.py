"""Which processor the compiled engine generates code for."""

from __future__ import annotations

import os
from enum import IntEnum, StrEnum
from functools import cache
from itertools import takewhile

from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.keys import cache_key
from ptxvm.records import record

_DESCRIBED = (
    "vendor_id",
    "cpu family",
    "model",
    "model name",
    "stepping",
    "flags",
    "features",
    "cpu implementer",
    "cpu architecture",
    "cpu variant",
    "cpu part",
    "cpu revision",
)
"""Lines that tell processors apart; the others differ between cores, or from moment to moment."""


class Cpu(StrEnum):
    """Names accepted by `PTXVM_CPU` and the engine's `cpu` option."""

    NATIVE = "native"  # whatever this host has
    AVX512 = "avx512"
    AVX2 = "avx2"
    BASELINE = "baseline"  # x86-64 as of 2006: SSE2 and the 16-byte compare-and-swap
    AARCH64 = "aarch64"  # emit only


LARGE_UNIT = 150_000
"""IR lines above which code is generated at level 0 in any case: level 1 takes minutes."""


class Level(IntEnum):
    """Effort of LLVM's code generator."""

    FAST = 0  # a third of the time, for code that takes two to three times longer
    GOOD = 1


@record()
class CodeTarget:
    """An LLVM triple, processor name and feature list; equal targets produce equal code."""

    triple: str
    processor: str
    features: str

    @property
    def is_x86(self) -> bool:
        return self.triple.startswith("x86_64")

    @property
    def has_avx512(self) -> bool:
        return self.is_x86 and "+avx512f" in self.features

    @property
    def key(self) -> str:
        """One line of text that tells targets apart."""
        return f"{self.triple} {self.processor} {self.features}"


_TRAITS = ("+clzero",)
"""Features of which no instruction is made: by them processors are known, as what is fetched ahead of accesses goes by
who will run the code."""

_AVX2 = "+sse4.2,+avx,+avx2,+fma,+f16c,+bmi,+bmi2,+lzcnt,+popcnt,+movbe,+cx16"
_AVX512 = _AVX2 + ",+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl"
_LIMITED = {
    Cpu.AVX512: ("x86_64-unknown-linux-gnu", "skylake-avx512", _AVX512),
    Cpu.AVX2: ("x86_64-unknown-linux-gnu", "haswell", _AVX2),
    Cpu.BASELINE: ("x86_64-unknown-linux-gnu", "x86-64", "+cx16"),
    Cpu.AARCH64: ("aarch64-unknown-linux-gnu", "generic", "+neon"),
}


def chosen_cpu() -> Cpu:
    """The processor `PTXVM_CPU` names; NATIVE without it. Raises ValueError for an unknown name."""
    return _cpu_named(os.environ.get("PTXVM_CPU", Cpu.NATIVE.value))


@cache
def _cpu_named(name: str) -> Cpu:
    try:
        return Cpu(name)
    except ValueError:
        known = ", ".join(cpu.value for cpu in Cpu)
        raise ValueError(f"PTXVM_CPU={name!r} is unknown; known are {known}") from None


@cache
def code_target(cpu: Cpu) -> CodeTarget:
    """The code target of `cpu`."""
    return _of_host() if cpu is Cpu.NATIVE else CodeTarget(*_LIMITED[cpu])


def target_here(cpu: Cpu) -> CodeTarget:
    """The same for code that this host runs: what that may use is limited, what suits the host stays."""
    target = code_target(cpu)
    if cpu is Cpu.NATIVE or not target.is_x86:
        return target
    suiting = [feature for feature in _of_host().features.split(",") if feature in _TRAITS]
    return CodeTarget(target.triple, target.processor, ",".join((target.features, *suiting)))


def _of_host() -> CodeTarget:
    """What LLVM knows of this host's processor, or has told of an equal one before: loading it takes some 30 ms."""
    described, objects = _description(), ObjectCache()
    key = cache_key("processor", described)
    entry = objects.get(key) if described else None
    if entry is not None:
        return CodeTarget(**entry.metadata)
    import llvmlite.binding as llvm  # noqa: PLC0415

    features = llvm.get_host_cpu_features().flatten()
    target = CodeTarget(llvm.get_process_triple(), llvm.get_host_cpu_name(), features)
    if described:
        objects.put(key, CacheEntry({name: getattr(target, name) for name in ("triple", "processor", "features")}, b""))
    return target


def _description() -> str:
    """What Linux says of the first core: model and features. Empty elsewhere."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            lines = list(takewhile(str.strip, file))
    except OSError:
        return ""
    told = [line for line in lines if line.partition("\t")[0].lower() in _DESCRIBED]
    return "".join(told) if any(line.lower().startswith(("flags", "features")) for line in told) else ""
