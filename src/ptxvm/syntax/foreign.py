"""Files that are no PTX, told by name: binaries by their first bytes, texts by what only they write."""

from __future__ import annotations

import re

from ptxvm.diagnostics import Finding, Severity, Source, Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.records import record
from ptxvm.syntax.tree import Tree

_FROM_CUDA = "`nvcc -ptx FILE.cu` makes PTX of CUDA C++"
_KEEP = "it holds no PTX, or is damaged; `nvcc -gencode arch=compute_80,code=compute_80` keeps PTX in what it makes"
_EXTRACT = "`cuobjdump -ptx FILE` prints the PTX that it carries"
_FROM_LLVM = "`llc -mtriple=nvptx64 -mcpu=sm_80` makes PTX of LLVM IR"
_MACHINE_OF_CUDA = 190  # e_machine of ELF


@record()
class _Kind:
    """What a file is, and how to come from it to PTX."""

    name: str
    help: str


_FATBIN = _Kind("a fat binary", _KEEP)
_BITCODE = _Kind("LLVM bitcode", _FROM_LLVM)
_ARCHIVE = "unpack it first"
_BINARIES = {
    "\x50\xed\x55\xba": _FATBIN,
    "BC\xc0\xde": _BITCODE,
    "\xde\xc0\x17\x0b": _BITCODE,
    "!<arch>\n": _Kind("a library of object files", _KEEP),
    "MZ": _Kind("a Windows program or library", _EXTRACT),
    "\x1f\x8b": _Kind("a gzip archive", _ARCHIVE),
    "PK\x03\x04": _Kind("a zip archive", _ARCHIVE),
    "\x03\x02\x23\x07": _Kind("SPIR-V", "ptxvm reads PTX only"),
    "\xff\xfe": _Kind("UTF-16 text", "store the file as UTF-8 or ASCII"),
    "\xfe\xff": _Kind("UTF-16 text", "store the file as UTF-8 or ASCII"),
}
_CUBIN = _Kind("a cubin: machine code of a GPU", f"it cannot be turned back into PTX; {_FROM_CUDA}")
_ELF = _Kind("an ELF program or library for a CPU", _KEEP)
# In the order in which they are looked for: what is surer comes first.
_TEXTS = (
    (r"^Fatbin (?:ptx|elf) code:", _Kind("the output of cuobjdump", "keep what follows from `.version` on")),
    (
        r"^\s*/\*[0-9a-f]{4,}\*/\s|^\s*\.headerflags\b|^\s*code for sm_\d+",
        _Kind("SASS: machine code of a GPU as text", f"it cannot be turned back into PTX; {_FROM_CUDA}"),
    ),
    (r"^\s*\.amdgcn_target\b|^\s*\.amdhsa_", _Kind("assembly for AMD GPUs", "ptxvm reads PTX only")),
    (
        r"^; ModuleID|^source_filename\s*=|^target (?:triple|datalayout)\s*=|^define\s.*@",
        _Kind("LLVM IR", _FROM_LLVM),
    ),
    (
        r"^\s*(?:tt|ttg|triton_gpu|llvm|gpu|func)\.func\b|^module (?:attributes )?\{|^#\w+ = #\w+",
        _Kind("MLIR, such as Triton's IR", "compile further; Triton keeps the PTX as kernel.asm['ptx']"),
    ),
    (r"\b__kernel\b", _Kind("OpenCL C", "ptxvm reads PTX only")),
    (
        r"\b__(?:global|device|shared|host|constant)__\b|^\s*#\s*include\b|^\s*extern \"C\"|^\s*template\s*<",
        _Kind("CUDA C++", _FROM_CUDA),
    ),
    (
        r"^\s*(?:import|from) \w+|^\s*def \w+\(|^@\w+\.jit",
        _Kind("Python", "a compiler such as Triton's makes PTX of it"),
    ),
    (r"\A\s*<(?:!DOCTYPE|html|\?xml)", _Kind("a web page", "download the file itself")),
)
_PTX = re.compile(r"(?<![\w.])\.version\s+\d")
_PATTERNS = tuple((re.compile(pattern, re.M), kind) for pattern, kind in _TEXTS)
_LOOK = 1 << 20


def read_foreign(source: Source) -> Tree | None:
    """A tree with nothing but the finding that the file is no PTX; None if it may be PTX."""
    found = _binary(source.text) or _text(source.text)
    if found is None:
        return None
    kind, span = found
    message = f"this is {kind.name}, not PTX"
    rule = codes.NOT_PTX.title.replace(" ", "-")
    finding = Finding(Severity.ERROR, codes.NOT_PTX.id, message, source, span, kind.help, rule)
    return Tree(source, [], [finding])


def _binary(text: str) -> tuple[_Kind, Span] | None:
    beginning = Span(0, min(1, len(text)))
    if text.startswith("\x7fELF"):
        machine = sum(ord(character) << (8 * place) for place, character in enumerate(text[18:20]))
        return (_CUBIN if machine == _MACHINE_OF_CUDA else _ELF), beginning
    return next(((kind, beginning) for magic, kind in _BINARIES.items() if text.startswith(magic)), None)


def _text(text: str) -> tuple[_Kind, Span] | None:
    version = _PTX.search(text, 0, _LOOK)
    # In front of PTX only what cuobjdump writes there is foreign; anything else has findings of its own.
    patterns = _PATTERNS if version is None else _PATTERNS[:1]
    for pattern, kind in patterns:
        match = pattern.search(text, 0, _LOOK if version is None else version.start())
        if match is not None:
            start = match.start() + len(match[0]) - len(match[0].lstrip())
            return kind, Span(start, match.end())
    return None
