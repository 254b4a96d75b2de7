"""ptxas, for Triton: the "cubin" that it writes is the PTX itself. A script that is called as ptxas is.

Triton reads `--version`, and keeps what was compiled under it: a version of ours keeps its cache apart.
"""

from __future__ import annotations

import stat
import sys
from pathlib import Path

SCRIPT = """#!{python} -S
import shutil
import sys

words = sys.argv[1:]
if "--version" in words:
    print("ptxas: NVIDIA (R) Ptx optimizing assembler")
    print("Cuda compilation tools, release 13.0, V13.0.88")
    print("ptxvm keeps the PTX as it is")
else:
    output = words[words.index("-o") + 1] if "-o" in words else "elf.o"
    shutil.copyfile(next(word for word in words if word.endswith(".ptx") and word != output), output)
"""


def write_ptxas(folder: Path) -> Path:
    """The script, in a folder."""
    place = folder / "ptxas"
    text = SCRIPT.format(python=sys.executable)
    if not place.exists() or place.read_text(encoding="utf-8") != text:
        place.write_text(text, encoding="utf-8")
        place.chmod(place.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
    return place
