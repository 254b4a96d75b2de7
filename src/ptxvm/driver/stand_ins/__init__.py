"""Stand-ins for the last steps of compilers, so that PTX reaches the driver instead of machine code."""

from __future__ import annotations

import importlib
import os
from functools import partial
from pathlib import Path

from ptxvm.driver.stand_ins import cufft, machine_code
from ptxvm.driver.stand_ins.hooks import when_imported
from ptxvm.driver.stand_ins.interposing import interpose, wheels
from ptxvm.driver.stand_ins.ptxas import write_ptxas

LIBRARIES = (
    ("libnvJitLink.so.*", "nvjitlink"),
    ("libnvrtc.so.*", "nvrtc"),
    ("libnvfatbin.so.*", "nvfatbin"),
)
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


def install(folder: Path) -> None:
    """Put all of them into place; those for packages when these are imported."""
    for pattern, module in LIBRARIES:
        for real in wheels(pattern):
            interpose(real, real.name, importlib.import_module(f"ptxvm.driver.stand_ins.{module}").choose)
    for real in wheels("libcufft.so.*"):
        cufft.install(real.name)
    script = str(write_ptxas(folder))
    for variable in TRITON:
        os.environ.setdefault(variable, script)
    for package, module in PACKAGES.items():
        when_imported(package, partial(_install, module))
    for package in machine_code.LIBRARIES:
        when_imported(package, partial(machine_code.install, package))


def _install(name: str) -> None:
    importlib.import_module(f"ptxvm.driver.stand_ins.{name}").install()
