"""Compiling CUDA C++ with NVRTC, the compiler as a library, from its wheel; headers come from the wheels beside it."""

import ctypes
from collections.abc import Iterator, Sequence
from pathlib import Path

import nvidia

HERE = Path(__file__).parent
# What needs more of the host's C++ library than the wheels' headers offer.
_NOT_HERE = ("libraries", "runtime")
# Its inline assembly for older targets calls functions that exist nowhere, to fail.
_FIRST_TARGET = {"barriers": "sm_90"}
# Divides 128-bit integers, which NVRTC cannot do when debugging.
_NOT_DEBUGGED = ("math",)
_HEADERS = {"cstdint": "#include <cuda/std/cstdint>\nusing namespace cuda::std;\n", "stdlib.h": "", "stdint.h": ""}
TARGETS = ("sm_75", "sm_90", "sm_100a", "sm_120")
OPTIONS = {"": [], "debug": ["-G"], "lineinfo": ["-lineinfo"], "relocatable": ["-rdc=true"], "fast": ["-use_fast_math"]}
OPTIONS_TARGET = "sm_89"


def compiled() -> Iterator[tuple[str, str]]:
    """The name and PTX of every source for every target, and with every option for one of them."""
    for source in sorted((HERE / "cuda").glob("*.cu")):
        if source.stem in _NOT_HERE:
            continue
        targets = TARGETS[TARGETS.index(_FIRST_TARGET.get(source.stem, TARGETS[0])) :]
        options = [option for option in OPTIONS if option != "debug" or source.stem not in _NOT_DEBUGGED]
        builds = [(target, "") for target in targets] + [(OPTIONS_TARGET, option) for option in options if option]
        for target, option in builds:
            name = ".".join(filter(None, (source.stem, target, option, "ptx")))
            yield name, compile_source(source.read_text(), source.name, [f"-arch={target}", *OPTIONS[option]])


def compile_source(text: str, name: str, options: Sequence[str]) -> str:
    """The PTX of one source; RuntimeError with the compiler's log when it is refused."""
    library = ctypes.CDLL(str(_find("lib/libnvrtc.so.13")))
    program = ctypes.c_void_p()
    arguments = [*options, "-std=c++17", "-device-int128", "--device-as-default-execution-space", *_includes()]
    names, contents = _strings(list(_HEADERS)), _strings(list(_HEADERS.values()))
    source = (text.encode(), name.encode(), len(_HEADERS), contents, names)
    _check(library.nvrtcCreateProgram(ctypes.byref(program), *source))
    if library.nvrtcCompileProgram(program, len(arguments), _strings(arguments)) != 0:
        raise RuntimeError(f"{name} {options}: {_text(library, 'ProgramLog', program)}")
    ptx = _text(library, "PTX", program)
    _check(library.nvrtcDestroyProgram(ctypes.byref(program)))
    return ptx


def _strings(texts: Sequence[str]) -> ctypes.Array[ctypes.c_char_p]:
    return (ctypes.c_char_p * len(texts))(*(text.encode() for text in texts))


def _text(library: ctypes.CDLL, what: str, program: ctypes.c_void_p) -> str:
    size = ctypes.c_size_t()
    _check(getattr(library, f"nvrtcGet{what}Size")(program, ctypes.byref(size)))
    buffer = ctypes.create_string_buffer(size.value)
    _check(getattr(library, f"nvrtcGet{what}")(program, buffer))
    return buffer.value.decode()


def _check(status: int) -> None:
    if status != 0:
        raise RuntimeError(f"NVRTC status {status}")


def _includes() -> list[str]:
    return [f"-I{_find('include')}", f"-I{_find('include/cccl')}"]


def _find(path: str) -> Path:
    """A file or folder of NVIDIA's CUDA 13 wheels, which share the package `nvidia.cu13`."""
    for root in nvidia.__path__:
        if (found := Path(root, "cu13", path)).exists():
            return found
    raise FileNotFoundError(f"no NVIDIA wheel holds cu13/{path}; install the extra `compilers`")
