"""Functions in LTO-IR that only PTX calls.

The real nvJitLink makes PTX of LTO-IR alone, and leaves out what nothing in it uses. PTX that is linked beside it is
put to the result later, and may call some of that. So a kernel that names those functions is linked, too, as LTO-IR
that NVRTC makes of it; when it has kept them, it goes.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence

from ptxvm.driver.stand_ins.interposing import real_library

KERNEL = b"ptxvm_keep"
_FUNCTION = rb"\s+\.func\s+(?:\([^)]*\)\s*)?(\w+)"
_SERVED = re.compile(rb"vprintf|malloc|free|__assertfail|(__)?cuda\w+")
"""What compilers declare themselves, and the machine has."""


def called(texts: Sequence[bytes]) -> list[bytes]:
    """Functions that texts of PTX declare and none of them defines."""
    declared = {name for text in texts for name in re.findall(rb"\.extern" + _FUNCTION, text)}
    defined = {name for text in texts for name in re.findall(rb"\.(?:visible|weak)" + _FUNCTION, text)}
    return sorted(name for name in declared - defined if not _SERVED.fullmatch(name))


def keeper(names: Sequence[bytes], arch: bytes, major: str) -> bytes | None:
    """LTO-IR of the kernel, by the NVRTC of a version of the toolkit, or ("") any; None where that makes none."""
    library = real_library(f"libnvrtc.so.{major}")
    if library is None:
        return None
    declared = "".join(f'extern "C" __device__ int {name.decode()}();\n' for name in names)
    uses = "".join(f"p[{place}] = (void *){name.decode()}; " for place, name in enumerate(names))
    source = f'{declared}extern "C" __global__ void {KERNEL.decode()}(void **p) {{ {uses}}}\n'
    return _intermediate(library, source.encode(), [b"-dlto", b"-rdc=true", b"-arch=" + arch])


def _intermediate(library: ctypes.CDLL, source: bytes, options: Sequence[bytes]) -> bytes | None:
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    if library.nvrtcCreateProgram(ctypes.byref(program), source, b"keep.cu", 0, None, None):
        return None
    try:
        if library.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options)):
            return None
        library.nvrtcGetLTOIRSize(program, ctypes.byref(size))
        code = ctypes.create_string_buffer(size.value)
        library.nvrtcGetLTOIR(program, code)
        return code.raw
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


def offered(text: bytes, names: Sequence[bytes]) -> bytes:
    """The PTX that was made of the LTO-IR: the kernel is gone, and other texts may call the functions."""
    text = re.sub(rb"\.visible \.entry " + KERNEL + rb"\(.*?\n}\n", b"", text, flags=re.DOTALL)
    pattern = rb"^(\.func\s+(?:\([^)]*\)\s*)?(?:" + b"|".join(names) + rb")\b)"
    return re.sub(pattern, rb".visible \1", text, flags=re.MULTILINE)
