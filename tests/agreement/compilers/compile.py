"""Makes the checked-in PTX again, one archive for each compiler.

Usage: python -m tests.agreement.compilers.compile nvcc
       python -m tests.agreement.compilers.compile cutlass CUTLASS_INCLUDE_FOLDER
       python -m tests.agreement.compilers.compile nvrtc | numba_kernels | triton_kernels

The first two need nvcc (13.0 made what is checked in) and a host compiler, the others the extra `compilers`. ptxas
is asked about every file: what it refuses does not go into the archive, and its name is printed.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tests.agreement.compilers.archive import write_archive
from tests.agreement.compilers.cuda_ptx import sources as cuda_ptx_sources
from tests.agreement.compilers.paths import without_folders
from tests.agreement.compilers.ptxas import refusal
from tests.kernels.compile import without_paths

HERE = Path(__file__).parent
EVERYWHERE = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")
MORE = {
    "inline_mma": ("sm_89", "sm_120a"),
    "wgmma": ("sm_90a",),
    "formats": ("sm_89", "sm_100a", "sm_103a", "sm_120a", "sm_120f"),
    "warp": ("sm_86", "sm_100a", "sm_121a"),
    "math": ("sm_87", "sm_110", "sm_121"),
    "atomics": ("sm_88", "sm_103", "sm_110"),
    "groups": ("sm_90a", "sm_103a"),
    "textures": ("sm_86",),
    "control": ("sm_89", "sm_110a"),
}
DIALECTS = {
    "debug": ["-G"],
    "lineinfo": ["-lineinfo"],
    "relocatable": ["-rdc=true"],
    "debug_relocatable": ["-G", "-rdc=true"],
    "fast": ["-use_fast_math", "-std=c++17"],
    "precise": ["-fmad=false", "-ftz=true", "-prec-div=false", "-std=c++17"],
    "newest": ["-std=c++20", "-O1"],
    "short": ["-maxrregcount=32", "-Xcicc=-O1"],
}
DIALECT_TARGETS = {"debug": "sm_90", "lineinfo": "sm_100", "relocatable": "sm_80", "fast": "sm_89"}
CUDA_PTX_TARGETS = ("sm_90", "sm_90a", "sm_100a", "sm_103a", "sm_110a", "sm_120a")
_SM100 = ["-DGEMM_ARCH=cutlass::arch::Sm100"]
_FP8 = ["-DGEMM_IN=cutlass::float_e4m3_t", "-DGEMM_ALIGNMENT=16"]
_BLOCK_SCALED = [
    "-DGEMM_CLASS=cutlass::arch::OpClassBlockScaledTensorOp",
    "-DGEMM_ALIGNMENT=32",
    "-DGEMM_M=128",
    "-DGEMM_N=128",
    "-DGEMM_K=256",
]
_NVFP4 = ["-DGEMM_IN=cutlass::nv_float4_t<cutlass::float_e2m1_t>", *_BLOCK_SCALED]
_SCHEDULE = "-DGEMM_SCHEDULE=cutlass::gemm::Kernel"
CUTLASS = {
    **{f"gemm_sm80.sm_80.{kind.lower()}": [f"-DUSE_{kind}"] for kind in ("HALF", "BFLOAT", "TF32", "INT8", "DOUBLE")},
    "gemm_sm80.sm_75.plain": [],
    "gemm_sm80.sm_120.plain": [],
    "gemm_sm90.sm_90a.half": [],
    "gemm_sm90.sm_90a.bfloat_pingpong": ["-DGEMM_IN=cutlass::bfloat16_t", f"{_SCHEDULE}TmaWarpSpecializedPingpong"],
    "gemm_sm90.sm_90a.fp8": _FP8,
    "gemm_sm90.sm_90a.tf32": [
        "-DGEMM_IN=cutlass::tfloat32_t",
        "-DGEMM_ALIGNMENT=4",
        "-DGEMM_M=128",
        "-DGEMM_N=128",
        "-DGEMM_K=32",
    ],
    "gemm_sm90.sm_90a.int8": [
        "-DGEMM_IN=int8_t",
        "-DGEMM_SUM=int32_t",
        "-DGEMM_ALIGNMENT=16",
        "-DGEMM_M=64",
        "-DGEMM_N=128",
        "-DGEMM_K=128",
    ],
    "gemm_sm90.sm_90a.stream_k": [
        "-DGEMM_SCHEDULER=cutlass::gemm::StreamKScheduler",
        f"{_SCHEDULE}TmaWarpSpecializedCooperative",
    ],
    "gemm_sm90.sm_90a.simple_tma": [f"{_SCHEDULE}Tma", "-DGEMM_EPILOGUE=cutlass::epilogue::NoSmemWarpSpecialized"],
    "gemm_sm90.sm_90a.cp_async": [f"{_SCHEDULE}CpAsyncWarpSpecialized", "-DGEMM_CLUSTER=1"],
    "gemm_sm90.sm_100a.half": _SM100,
    "gemm_sm90.sm_100a.two_ctas": [
        *_SM100,
        "-DGEMM_M=256",
        "-DGEMM_N=128",
        "-DGEMM_K=64",
        f"{_SCHEDULE}TmaWarpSpecialized2SmSm100",
    ],
    "gemm_sm90.sm_100a.fp8": [*_SM100, *_FP8],
    "gemm_sm90.sm_100a.tf32": [
        *_SM100,
        "-DGEMM_IN=cutlass::tfloat32_t",
        "-DGEMM_ALIGNMENT=4",
        "-DGEMM_M=128",
        "-DGEMM_N=64",
        "-DGEMM_K=32",
    ],
    "gemm_sm90.sm_100a.nvfp4": [*_SM100, *_NVFP4],
    "gemm_sm90.sm_103a.half": _SM100,
    "gemm_sm90.sm_120a.nvfp4": [
        "-DGEMM_ARCH=cutlass::arch::Sm120",
        *_NVFP4,
        "-DGEMM_M=128",
        "-DGEMM_N=128",
        "-DGEMM_K=128",
        "-DGEMM_CLUSTER=1",
    ],
}


@dataclass(frozen=True, slots=True)
class Build:
    """One run of nvcc; `name` is that of the source, the target and the dialect, with dots between."""

    source: Path
    target: str
    dialect: str = ""
    flags: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return ".".join(filter(None, (self.source.stem, self.target, self.dialect)))

    def run(self) -> str | None:
        """The PTX, or None (after a message) when a tool refuses."""
        with tempfile.TemporaryDirectory(prefix="ptxvm-compilers") as folder:
            copy = Path(folder, self.source.name)
            shutil.copy(self.source, copy)
            made = Path(folder, "out.ptx")
            errors = self._compile(copy, made)
            if errors:
                print(f"{self.name}: {errors[:600]}", file=sys.stderr)
                return None
            return without_paths(made.read_text(), folder)

    def _compile(self, copy: Path, made: Path) -> str:
        """Calls that the target has not are dropped from generated sources until the rest compiles."""
        command = ["nvcc", "--ptx", "-w", f"-arch={self.target}", "--extended-lambda", "--expt-relaxed-constexpr"]
        for _ in range(4):
            words = [*command, *self.flags, copy.name, "-o", made]
            done = subprocess.run(words, cwd=copy.parent, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return ""
            bad = {int(line) for line in re.findall(rf"{copy.name}\((\d+)\): error", done.stderr)}
            if not bad or "cuda_ptx" not in self.source.parts[-2]:
                break
            lines = copy.read_text().split("\n")
            copy.write_text("\n".join("" if number in bad else line for number, line in enumerate(lines, 1)))
        return done.stderr + done.stdout


def nvcc_builds(generated: Path) -> Iterator[Build]:
    """Every source for every target, each dialect on one target, and `cuda::ptx` where its instructions exist."""
    for source in sorted((HERE / "cuda").glob("*.cu")):
        for target in (*EVERYWHERE, *MORE.get(source.stem, ())):
            yield Build(source, target, flags=("-std=c++17",))
        for dialect, flags in DIALECTS.items():
            if source.stem != "libraries" or "debug" not in dialect:
                yield Build(source, DIALECT_TARGETS.get(dialect, "sm_90"), dialect, tuple(flags))
    for source in cuda_ptx_sources(generated):
        for target in CUDA_PTX_TARGETS:
            specific = ("-DSPECIFIC",) if target.endswith("a") else ()
            yield Build(source, target, flags=("-std=c++17", *specific))


def cutlass_builds(headers: Path) -> Iterator[Build]:
    for name, flags in CUTLASS.items():
        stem, target, dialect = name.split(".")
        yield Build(HERE / "cutlass" / f"{stem}.cu", target, dialect, ("-std=c++17", f"-I{headers}", *flags))


def _make(archive: str, made: Iterable[tuple[str, str | None]]) -> None:
    kept = {name: text for name, text in made if text is not None and ".entry" in text and _is_accepted(name, text)}
    write_archive(HERE / archive, kept)
    print(f"{archive}: {len(kept)} files")


def _is_accepted(name: str, text: str) -> bool:
    complaint = refusal(text)
    if complaint is not None:
        print(f"{name}: {complaint[:600]}", file=sys.stderr)
    return complaint is None


def _run(builds: list[Build]) -> Iterator[tuple[str, str | None]]:
    with ThreadPoolExecutor(2) as pool:
        yield from zip((f"{build.name}.ptx" for build in builds), pool.map(Build.run, builds), strict=True)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["nvcc"]:
            with tempfile.TemporaryDirectory() as folder:
                generated = Path(folder, "cuda_ptx")
                generated.mkdir()
                _make("nvcc.tar.xz", _run(list(nvcc_builds(generated))))
        case ["cutlass", headers]:
            _make("cutlass.tar.xz", _run(list(cutlass_builds(Path(headers)))))
        case [("nvrtc" | "numba_kernels" | "triton_kernels") as module]:
            compiled = import_module(f"tests.agreement.compilers.{module}").compiled()
            _make(
                f"{module.partition('_')[0]}.tar.xz",
                ((name, without_folders(text)) for name, text in compiled),
            )
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
