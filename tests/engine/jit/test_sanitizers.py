"""The runtime's C files under AddressSanitizer, UndefinedBehaviorSanitizer and ThreadSanitizer.

The clang of `make runtime` instruments them, the host's gcc has the libraries; tests of the scheduler, of barriers and
of copies run in a process of their own, with what `sanitized.py` puts in the place of the compiled runtime.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import pytest
from tests.documents.blocks import CHECKOUT

from ptxvm.engine.jit.compilation.codegen import STACK_ALIGNMENT
from ptxvm.engine.jit.runtime.generate import FOLDER

pytestmark = pytest.mark.slow

# Of the oldest processor: on others, functions that keep registers would clear halves of them when they come back.
FLAGS = (
    *("-target", "x86_64-linux-gnu", "-mcpu=x86_64", "-std=c11", "-O1", "-g", "-fPIC", "-fno-strict-aliasing"),
    # Emitted functions expect what `ptxvm_run` does to the stack where the engine has made the runtime (`codegen`).
    *(f"-mstack-alignment={STACK_ALIGNMENT}", "-mstackrealign"),
)
SCREENED = "../../sanitizer/test_screened"
TENSORS = "test_native_tensors.py::test_copies_agree_with_the_reference"
TESTS = (
    "test_runtime.py",
    "test_runtime_barriers.py",
    "test_native_copies.py",
    "test_native_lane_copies.py",
    "test_native_mbarriers.py",
    "test_native_stores.py",
    f"{SCREENED}_bytes.py",
    f"{SCREENED}_places.py",
    f"{SCREENED}_runs.py",
    f"{SCREENED}_unwritten.py",
    *(f"{TENSORS}[{case}]" for case in ("load-tile-2", "load-im2col-3", "reduce-tile-2", "store-tile::scatter4-2")),
)
# ThreadSanitizer holds signals back, and knows nothing of processes that begin as a copy of others.
NOT_THESE = "not interrupt and not handler and not fork and not timeout and not any_order and not random"
# clang calls functions by these names, which older libraries of gcc have not; theirs are in memcpy and memset.
SHIM = """
#include <string.h>
void *__tsan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *__tsan_memset(void *to, int value, size_t size) { return memset(to, value, size); }
"""


class Sanitizer(Enum):
    """Its name for compilers, its library, and what its reports say."""

    ADDRESS = "address", "libasan.so", "ERROR: AddressSanitizer"
    UNDEFINED = "undefined", "libubsan.so", "runtime error"
    THREAD = "thread", "libtsan.so", "WARNING: ThreadSanitizer: data race"

    @property
    def option(self) -> str:
        return f"-fsanitize={self.value[0]}"

    @property
    def report(self) -> str:
        return self.value[2]

    def library(self) -> str:
        """Where gcc has it. Skips the test where there is none."""
        gcc = shutil.which("gcc")
        if gcc is None:
            pytest.skip("there is no gcc")
        found = subprocess.run([gcc, f"-print-file-name={self.value[1]}"], capture_output=True, text=True, check=True)
        path = found.stdout.strip()
        if not Path(path).is_absolute():
            pytest.skip(f"gcc has no {self.value[1]}")
        return path


def build(sanitizer: Sanitizer, sources: Path, folder: Path) -> Path:
    """The runtime of watched launches in `sources`, which does for all others, as a shared library."""
    pytest.importorskip("ziglang")
    settings = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(folder), "ZIG_LOCAL_CACHE_DIR": str(folder)}
    instrumented, shim, library = folder / "runtime.o", folder / "shim.c", folder / "runtime.so"
    clang = [sys.executable, "-m", "ziglang", "cc", *FLAGS, sanitizer.option, "-c", str(sources / "watched.c")]
    subprocess.run([*clang, "-o", str(instrumented)], env=settings, check=True)
    shim.write_text(SHIM if sanitizer is Sanitizer.THREAD else "")
    link = ["gcc", "-shared", "-fPIC", sanitizer.option, str(instrumented), str(shim), "-o", str(library)]
    subprocess.run(link, check=True)
    return library


def run(sanitizer: Sanitizer, library: Path, tests: list[str], choice: str) -> subprocess.CompletedProcess[str]:
    """Tests in a process that has loaded the sanitizer's library before all others."""
    settings = {
        **os.environ,
        "LD_PRELOAD": sanitizer.library(),
        "PYTHONMALLOC": "malloc",  # so that every object of Python has its own bounds
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "halt_on_error=1",
        "TSAN_OPTIONS": "die_after_fork=0:halt_on_error=1",
        "PTXVM_CPU": "avx2",
        "PTXVM_SANITIZED": str(library),
    }
    words = [
        "-q",
        "-x",
        "-n",
        "0",
        "--capture=sys",
        "-p",
        "no:cacheprovider",
        "-p",
        "tests.engine.jit.sanitized",
        "-m",
        "not slow",
    ]
    files = [f"tests/engine/jit/{name}" for name in tests]
    command = [sys.executable, "-m", "pytest", *words, "-k", choice, *files]
    return subprocess.run(command, env=settings, cwd=CHECKOUT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("sanitizer", Sanitizer)
def test_scheduler_barriers_and_copies_are_clean(sanitizer: Sanitizer, tmp_path: Path) -> None:
    done = run(sanitizer, build(sanitizer, FOLDER, tmp_path), list(TESTS), NOT_THESE)
    assert sanitizer.report not in done.stdout + done.stderr
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@dataclass(frozen=True)
class Planted:
    """What is right in a file, what is planted instead, and tests that reach it."""

    sanitizer: Sanitizer
    file: str
    right: str
    wrong: str
    test: str


PLANTED = {
    "what lands is longer than the array": Planted(
        Sanitizer.ADDRESS,
        "landing.c",
        "copy->outside, source, copy->size)",
        "copy->outside, source, copy->size + (1 << 24))",
        "test_native_stores.py",
    ),
    "the bit of a warp that cannot be": Planted(
        Sanitizer.UNDEFINED,
        "barriers.c",
        "only(warp->index)",
        "only(warp->index + 32)",
        "test_runtime_barriers.py",
    ),
    "the count of an mbarrier beyond its word": Planted(
        Sanitizer.UNDEFINED,
        "mbarriers.c",
        "count << MBARRIER_EXPECTED_SHIFT | count",
        "count << (MBARRIER_EXPECTED_SHIFT + 64) | count",
        "test_native_mbarriers.py",
    ),
    "workers take CTAs from a counter that is not atomic": Planted(
        Sanitizer.THREAD,
        "ctas.c",
        "__atomic_fetch_add(&launch->next_cta, worker->chunk, __ATOMIC_RELAXED)",
        "(launch->next_cta += worker->chunk) - worker->chunk",
        "test_runtime.py",
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_mistake_is_found(name: str, tmp_path: Path) -> None:
    sources, planted = tmp_path / "sources", PLANTED[name]
    shutil.copytree(FOLDER, sources)
    text = (sources / planted.file).read_text()
    assert planted.right in text
    (sources / planted.file).write_text(text.replace(planted.right, planted.wrong))
    done = run(planted.sanitizer, build(planted.sanitizer, sources, tmp_path), [planted.test], NOT_THESE)
    assert done.returncode != 0 and planted.sanitizer.report in done.stdout + done.stderr
