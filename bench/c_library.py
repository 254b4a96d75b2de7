"""The C side: everything in baselines/ is compiled once into one library."""

import ctypes
import os
import shutil
import subprocess
from pathlib import Path

import numpy as np

from ptxvm.engine.jit.compilation.code_target import Cpu, chosen_cpu

SOURCES = Path(__file__).parent / "baselines"
_ARCHITECTURES = {Cpu.NATIVE: "native", Cpu.AVX512: "skylake-avx512", Cpu.AVX2: "haswell", Cpu.BASELINE: "x86-64"}
"""What gcc calls the processor that `PTXVM_CPU` names: C is compiled for the features that ptxvm uses."""
FLAGS = [
    "-Ofast",
    f"-march={_ARCHITECTURES[chosen_cpu()]}",
    "-fopenmp-simd",
    "-std=c17",
    "-shared",
    "-fPIC",
]
LIBRARIES = ["-lmvec", "-lm"]
"""The first has the vector versions of mathematical functions (glibc on x86-64); without it there is the second."""
SCALARS = {"i": ctypes.c_int, "u": ctypes.c_uint, "f": ctypes.c_float}


class CLibrary:
    """The compiled functions, called with NumPy arrays and scalars."""

    def __init__(self, path: Path) -> None:
        self._library = ctypes.CDLL(os.fspath(path))

    def call(self, name: str, arguments: tuple[object, ...]) -> None:
        """Call a function; arrays go as pointers, NumPy scalars by their kind."""
        self._library[name](*map(_as_c, arguments))


def _as_c(argument: object) -> object:
    if isinstance(argument, np.ndarray):
        return ctypes.c_void_p(argument.ctypes.data)
    assert isinstance(argument, np.generic)
    return SCALARS[argument.dtype.kind](argument.item())


def build(folder: Path) -> CLibrary | None:
    """Compile the baselines into a folder; None where there is no gcc."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return None
    library = folder / "baselines.so"
    sources = sorted(SOURCES.glob("*.c"))
    command = [gcc, *FLAGS, *map(os.fspath, sources), "-o", os.fspath(library)]
    if subprocess.run([*command, *LIBRARIES], check=False, capture_output=True).returncode:
        subprocess.run([*command, LIBRARIES[-1]], check=True)
    return CLibrary(library)
