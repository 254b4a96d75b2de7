"""Makes the checked-in PTX again: every .cu below this folder, with nvcc, for every target.

Usage: python tests/kernels/compile.py [FOLDER ...]        (without arguments: all of them)
"""

import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
# A source that needs others says so in its first line: `// targets: sm_90a sm_100a`.
TARGETS = ("sm_75", "sm_80", "sm_90")
# Builds with debugging information, for the kernels named: the suffix of the file and the flags of nvcc.
VARIANTS = {"debug": ["-G"], "lineinfo": ["-lineinfo"]}
VARIANT_TARGET = "sm_80"
WITH_VARIANTS = ("saxpy", "reduce", "calls", "device_library")
# One target is enough for sources whose PTX is nearly all tables (1 MB).
LARGE = ("curand_philox",)


@dataclass(frozen=True, slots=True)
class Build:
    """One run of nvcc: source -> PTX."""

    source: Path
    target: str
    variant: str = ""

    @property
    def output(self) -> Path:
        """saxpy.cu -> saxpy.sm_80.ptx or saxpy.sm_80.debug.ptx."""
        parts = [self.source.stem, self.target, *([self.variant] if self.variant else []), "ptx"]
        return self.source.with_name(".".join(parts))

    def run(self, nvcc: str) -> None:
        """Compile a copy in a folder that is the same each time: its name goes into the symbols of static functions."""
        folder = Path(tempfile.gettempdir(), "ptxvm-kernels", self.output.stem)
        folder.mkdir(parents=True, exist_ok=True)
        for file in (self.source, *self.source.parent.glob("*.cuh")):
            shutil.copy(file, folder)
        optimisation = VARIANTS[self.variant] if self.variant else ["-O3"]
        # Kernels of one chapter may share a header beside their folders.
        flags = [f"-arch={self.target}", "-std=c++17", f"-I{self.source.parent.parent}", *optimisation]
        flags += header(self.source, "flags")
        subprocess.run([nvcc, "--ptx", *flags, self.source.name, "-o", "out.ptx"], cwd=folder, check=True)
        self.output.write_text(without_paths(Path(folder, "out.ptx").read_text(), str(folder)))
        shutil.rmtree(folder)


def without_paths(ptx: str, folder: str) -> str:
    """Keep of every file name what is meaningful elsewhere: the source's own name, or the name within the toolkit."""
    ptx = ptx.replace(folder + "/", "")
    ptx = re.sub(r'"/[^"]*/include/([^"]*)"(, \d+, \d+)?', r'"cuda/include/\1"', ptx)
    ptx = re.sub(r'(\.file\s+\d+ "[^"]*"), \d+, \d+', r"\1", ptx)
    return without_path_bytes(ptx, folder)


def without_path_bytes(ptx: str, folder: str) -> str:
    """DWARF spells strings as bytes: the folder gives way to a text of the same length, so that offsets still hold."""
    neutral = "/source".ljust(len(folder), "_")[: len(folder)]
    spelled, replacement = (",".join(str(byte) for byte in text.encode()) for text in (folder, neutral))
    return ptx.replace(spelled, replacement)


def targets_of(source: Path) -> tuple[str, ...]:
    """The targets that the first line names, or those of all kernels."""
    return header(source, "targets") or TARGETS


def header(source: Path, name: str) -> tuple[str, ...]:
    """What one of the first two lines says after `// name:`; nothing if none does."""
    for line in source.read_text().split("\n", 2)[:2]:
        if line.startswith(f"// {name}:"):
            return tuple(line.removeprefix(f"// {name}:").split())
    return ()


def builds(folders: list[Path]) -> list[Build]:
    """Every build of every source below the folders."""
    sources = sorted(source for folder in folders for source in folder.glob("**/*.cu"))
    plain = [
        Build(source, target)
        for source in sources
        for target in targets_of(source)
        if source.stem not in LARGE or target == VARIANT_TARGET
    ]
    debugging = [
        Build(source, VARIANT_TARGET, variant)
        for source in sources
        if source.stem in WITH_VARIANTS
        for variant in VARIANTS
    ]
    return plain + debugging


def main(arguments: list[str]) -> int:
    """Compile what is asked for; returns the exit status."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        print("nvcc is not on the PATH; it comes with the CUDA toolkit", file=sys.stderr)
        return 2
    work = builds([HERE / argument for argument in arguments] or [HERE])
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda build: build.run(nvcc), work))
    print(f"{len(work)} PTX files are up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
