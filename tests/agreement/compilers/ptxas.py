"""NVIDIA's assembler from its wheel: does it take a file, and what does it say if not?"""

import re
import resource
import subprocess
import tempfile
from pathlib import Path

import nvidia

_MEMORY = 4 << 30


def program() -> Path:
    """The ptxas of the wheel `nvidia-cuda-nvcc`."""
    found = [path for root in nvidia.__path__ if (path := Path(root, "cu13", "bin", "ptxas")).exists()]
    if not found:
        raise FileNotFoundError("no ptxas; the extra `test` brings it (nvidia-cuda-nvcc)")
    return found[0]


def refusal(text: str, *, generate: bool = False) -> str | None:
    """What ptxas says about a text that it refuses, None when it takes it.

    Code is generated only on demand: that takes long, and finds nothing more but 32-bit programs, which no target runs.
    """
    target = re.search(r"\.target\s+(sm_\w+)", text)
    architecture = target[1].replace("sm_", "compute_") if target else "compute_75"
    with tempfile.TemporaryDirectory(prefix="ptxvm-ptxas") as folder:
        file = Path(folder, "file.ptx")
        file.write_text(text)
        done = _ptxas(architecture, file)
        if "is not defined for option" in done.stderr:
            architecture = "compute_75"
            done = _ptxas(architecture, file)
        if done.returncode == 0 and generate:
            generated = _ptxas(architecture.replace("compute_", "sm_"), file)
            done = generated if "32-Bit" in generated.stdout + generated.stderr else done
    if done.returncode < 0 or "Memory allocation failure" in done.stderr:
        raise RuntimeError(f"ptxas crashed ({done.returncode})")
    return None if done.returncode == 0 else (done.stdout + done.stderr).replace(str(file), "file.ptx")


def _ptxas(architecture: str, file: Path) -> subprocess.CompletedProcess[str]:
    command = [program(), "-arch", architecture, file, "-o", file.with_suffix(".out")]
    return subprocess.run(
        command, capture_output=True, text=True, errors="replace", timeout=120, preexec_fn=_limit, check=False
    )


def _limit() -> None:
    """Some malformed operands make ptxas eat memory without end."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
