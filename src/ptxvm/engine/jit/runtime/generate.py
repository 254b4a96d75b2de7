"""`make runtime`: LLVM IR of the runtime's C files, by the clang of the ziglang wheel, which is llvmlite's LLVM.

Only who changes the C files, or the layouts, needs it: the text that it writes is checked in, and the same for all
processors. What a processor has comes in when a process first needs the runtime and compiles the text for itself.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import textwrap
from hashlib import sha256
from pathlib import Path

from ptxvm.engine.jit.runtime import ENTERED, Part
from ptxvm.engine.jit.runtime.header import layouts_header

FOLDER = Path(__file__).parent
HEADER = FOLDER / "layouts.h"

FLAGS = (
    "-std=c11",
    "-ffreestanding",
    "-O2",
    "-g0",
    "-fPIC",
    "-fno-vectorize",  # one text serves all processors
    "-fno-slp-vectorize",
    "-fno-unroll-loops",  # short code compiles sooner
    "-fno-strict-aliasing",
    "-fno-stack-protector",
    "-fomit-frame-pointer",
    "-fno-asynchronous-unwind-tables",
    "-fno-sanitize=all",
    "-fno-ident",
    "-fvisibility=default",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-Wno-unused-command-line-argument",
    "-Wno-unused-function",  # headers declare functions of other parts
    "-Wno-undefined-internal",  # and of watched.c, which the other runtime never calls
    "-Wno-unused-parameter",  # native functions of host calls all take the same
    "-mllvm",
    "-inline-threshold=25",
)
TARGET = "x86_64-linux-gnu"

INLINED = ("sums_of_two",)
"""Functions that clang leaves alone, and that are inlined when code is generated: it would move apart what a processor
has an instruction for."""

_WIDTH = 120
_ATTRIBUTES = re.compile(
    r" (?:dso_local|local_unnamed_addr|noundef|nonnull|nocapture|readonly|readnone|writeonly|returned|zeroext|signext"
    r"|noalias|nofree|immarg|captures\([^)]*\)|range\([^)]*\)|initializes\((?:\([^)]*\),? ?)*\)"
    r"|dereferenceable(?:_or_null)?\(\d+\))(?=[ ,)])"
)
_METADATA = re.compile(r", ![\w.]+ !\d+")
_HINT = re.compile(r"void @llvm\.(?:lifetime|assume|experimental\.noalias)\b")
_GROUP = re.compile(r" #\d+")


class GenerationError(Exception):
    """clang did not accept the C files; the message is clang's."""


def generated(part: Part) -> Path:
    """Where the text of a part lies."""
    return FOLDER / f"{part}.ll"


def digest(part: Part) -> str:
    """Of all that a part's text is made from: C files, flags, and the layouts as they are now."""
    made = sha256(repr((FLAGS, TARGET)).encode())
    made.update(layouts_header().encode())
    for path in sorted(files_of(FOLDER / f"{part}.c") - {HEADER}):
        made.update(f"\n{path.name}\n".encode() + path.read_bytes())
    return made.hexdigest()


def files_of(path: Path) -> set[Path]:
    """A C file and what it includes of this folder."""
    included = re.findall(r'^#include "(.*)"', path.read_text(), re.MULTILINE)
    return {path}.union(*(files_of(path.parent / name) for name in included))


def generate(part: Part, target: str = TARGET) -> str:
    """A part of the runtime as LLVM IR, made by clang for `target`. Raises GenerationError."""
    with tempfile.TemporaryDirectory() as folder:
        # zig would keep what it needs in the home directory.
        caches = {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}
        result = Path(folder) / "result.ll"
        command = [sys.executable, "-m", "ziglang", "cc", "-target", target, *FLAGS, "-S", "-emit-llvm"]
        done = subprocess.run(
            [*command, str(FOLDER / f"{part}.c"), "-o", str(result)],
            env={**os.environ, **caches},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise GenerationError(done.stderr)
        text = plain(result.read_text())
    return f"; Generated from the C files beside this one by `make runtime`.\n; {digest(part)}\n{text}"


def plain(text: str) -> str:
    """LLVM IR as every LLVM reads it and every target compiles it: without attributes, metadata and target lines.

    Functions that keep registers must not use those of vectors: LLVM saves no more than 32 bytes of each, while
    processors with wider ones then clear the rest. What Python calls aligns the stack for all others, see `codegen`.
    """
    lines = []
    for line in text.splitlines():
        if line.startswith((";", "source_filename", "target ", "attributes ", "!")) or _HINT.search(line):
            continue
        bare = _ATTRIBUTES.sub("", _METADATA.sub("", line.split("; preds")[0].rstrip()))
        bare = _GROUP.sub(" #0" if line.startswith(("define", "declare")) else "", bare)
        if line.startswith("define") and "preserve_allcc" in line:
            bare = bare.replace(" #0", " #0 noimplicitfloat")
        if line.startswith("define") and any(f"@{name}(" in line for name in ENTERED):
            bare = bare.replace(" #0", ' #0 "stackrealign"')
        if line.startswith("define") and any(f"@{name}(" in line for name in INLINED):
            bare = bare.replace(" #0", " #0 alwaysinline")
        lines += _folded(bare)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def _folded(line: str) -> list[str]:
    """LLVM IR may be broken wherever there is a blank."""
    if len(line) <= _WIDTH:
        return [line]
    return textwrap.wrap(line, _WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False)


def main() -> None:
    HEADER.write_text(layouts_header())
    for part in Part:
        generated(part).write_text(generate(part))


if __name__ == "__main__":
    try:
        main()
    except GenerationError as error:
        sys.exit(str(error))
