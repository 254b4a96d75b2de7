"""ptxas, for Triton: the "cubin" that it writes is the PTX itself. A script that is called as ptxas is.

A zero byte ends it: programs hold it as an array, behind which anything may lie, and hand over nothing but a pointer.

Triton reads `--version`, and keeps what was compiled under it: a version of ours keeps its cache apart.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path

SCRIPT = """#!{python} -S
import sys

words = sys.argv[1:]
if "--version" in words:
    print("ptxas: NVIDIA (R) Ptx optimizing assembler")
    print("Cuda compilation tools, release 13.0, V13.0.88")
    print("ptxvm keeps the PTX, and ends it with a zero byte")
else:
    output = words[words.index("-o") + 1] if "-o" in words else "elf.o"
    source = next(word for word in words if word.endswith(".ptx") and word != output)
    with open(source, "rb") as text, open(output, "wb") as image:
        image.write(text.read() + bytes(1))
"""


def write_ptxas(folder: Path) -> Path:
    """The script, in a folder of its own for each interpreter: a file that another process is running, or is about to,
    never changes."""
    text = SCRIPT.format(python=sys.executable)
    place = folder / f"ptxas-{sha256(text.encode()).hexdigest()[:16]}" / "ptxas"
    if not place.exists():
        place.parent.mkdir(exist_ok=True)
        part = place.with_name(f"ptxas.{os.getpid()}")
        part.write_text(text, encoding="utf-8")
        part.chmod(0o755)
        part.replace(place)
    return place
