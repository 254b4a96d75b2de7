"""Stand-ins for the last steps of compilers, so that PTX reaches the driver instead of machine code."""

from __future__ import annotations

import importlib
import os
import platform
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from ptxvm.driver.stand_ins import cufft, machine_code
from ptxvm.driver.stand_ins.hooks import when_imported
from ptxvm.driver.stand_ins.interposing import Override, Real, exported, interpose, libraries
from ptxvm.driver.stand_ins.ptxas import write_ptxas

LIBRARIES = {"libnvJitLink": "nvjitlink", "libnvrtc": "nvrtc", "libnvfatbin": "nvfatbin", "libcufft": "cufft"}
"""Libraries, and what stands in for them."""

PACKAGES = {
    "triton.backends.nvidia.driver": "triton",
    "cupy_backends.cuda.api.runtime": "cupy",
    "cupy_backends.cuda.libs.cublas": "cupy_blas",
    "cupy_backends.cuda.libs.curand": "cupy_random",
    "cupy.random._generator_api": "cupy_generator",
    "cupy.cuda.cub": "cupy_cub",
    "cupy.cuda.thrust": "cupy_sorting",
    "cuda.bindings.cyruntime": "cuda_bindings",
    "torch.cuda": "torch_cuda",
}
"""Python packages, and what stands in for parts of them."""

TRITON = ("TRITON_PTXAS_PATH", "TRITON_PTXAS_BLACKWELL_PATH")


SYSTEM = ("/usr/local/cuda/lib64", "/usr/local/lib", f"/usr/lib/{platform.machine()}-linux-gnu", "/usr/lib64")
"""Where libraries may be that nothing else tells of."""


def install(folder: Path) -> None:
    """Put all of them into place; those for packages when these are imported."""
    for real in real_libraries():
        install_library(real)
    script = str(write_ptxas(folder))
    for variable in TRITON:
        os.environ.setdefault(variable, script)
    for package, module in PACKAGES.items():
        when_imported(package, partial(_install, module))
    for package in machine_code.LIBRARIES:
        when_imported(package, partial(machine_code.install, package))


def real_libraries(folders: Sequence[str] = ()) -> list[Path]:
    """Libraries of folders, and of wheels, for which something stands in."""
    return [real for name in LIBRARIES for real in libraries(f"{name}.so.*", [Path(each) for each in folders])]


def names_of(real: Path) -> Sequence[str]:
    """The functions that the stand-in for a library has."""
    return cufft.NAMES if _module(real) == "cufft" else exported(real)


def install_library(real: Path, place: Path | None = None) -> None:
    """Load what stands in for a library, which is made, or is at `place` already."""
    if _module(real) == "cufft":
        cufft.install(real.name, place)
    else:
        interpose(real, partial(_choose, _module(real)), place)


def _choose(module: str, name: str, real: Real) -> Override | None:
    """What stands in for a function, if anything does. The modules are imported when they are needed: some load much
    of the machine."""
    chosen: Override | None = importlib.import_module(f"ptxvm.driver.stand_ins.{module}").choose(name, real)
    return chosen


def _module(real: Path) -> str:
    return LIBRARIES[real.name.partition(".")[0]]


def _install(name: str) -> None:
    importlib.import_module(f"ptxvm.driver.stand_ins.{name}").install()
