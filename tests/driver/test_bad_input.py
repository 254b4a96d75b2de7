"""Random calls with random arguments: each returns a code, none ends the process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import ctypes, random, sys
import ptxvm.driver
ptxvm.driver.install(gpu="sm_90", devices=2, engine="interpret")
sys.path.insert(0, {root!r})
from tests.driver.cuda import DOUBLE, Cuda
from ptxvm.driver.registry import signatures
from ptxvm.driver.tables.constants import CUresult

cuda = Cuda()
cuda.cuInit(0)
context = cuda.out("cuDevicePrimaryCtxRetain", 0)
cuda.cuCtxSetCurrent(context)
rng = random.Random({seed})
libc = ctypes.CDLL(None)
libc.mmap.restype, libc.mprotect.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]

def guarded_page():
    # What goes past the page must not reach the interpreter's own memory: those are arguments that nobody can check.
    start = libc.mmap(None, ctypes.c_size_t(3 * 65536), 3, 0x22, -1, ctypes.c_long(0))
    libc.mprotect(start, 65536, 0)
    libc.mprotect(start + 2 * 65536, 65536, 0)
    return (ctypes.c_char * 4096).from_address(start + 2 * 65536 - 4096)

buffers = [guarded_page() for _ in range(8)]
# Calls that wait for what never happens, or that call a random address as a function.
LEFT_OUT = ("cuLaunchHostFunc", "cuStreamAddCallback", "cuStreamWaitValue", "cuUserObject", "cuGraphAddHostNode",
            "cuGraphHostNodeSetParams", "cuOccupancyMaxPotentialBlockSize", "cuGraphExecHostNodeSetParams",
            "cuGraphAddNode", "cuGraphNodeSetParams", "cuGraphExecNodeSetParams")
names = [name for name in signatures("driver") if not name.startswith(LEFT_OUT)]
known = [context, cuda.function(DOUBLE, "twice"), cuda.module(DOUBLE), cuda.alloc(4096), 0, 1, 2]
for name in ("cuStreamCreate", "cuEventCreate", "cuGraphCreate"):
    known.append(cuda.out(name, 0))

def value(letter):
    kind = rng.random()
    if letter in "fd":
        return rng.choice([0.0, -1.0, 1e30])
    if kind < 0.3:
        return rng.choice(known)
    if kind < 0.6:
        return ctypes.addressof(rng.choice(buffers)) + 8 * rng.randrange(64)
    if kind < 0.8:
        return rng.choice([0, 1, 2, 3, 7, 16, 64, 255, -1, 1 << 20])
    return rng.getrandbits(rng.choice([8, 16, 32, 47, 64]))

codes = set(CUresult)
for number in range({count}):
    name = rng.choice(names)
    letters = signatures("driver")[name]
    if "{{" in letters:
        continue
    if rng.random() < 0.02:
        rng.choice(buffers)[:] = bytes(rng.getrandbits(8) for _ in range(64)) * 64
    code = cuda.code(name, *(value(letter) for letter in letters))
    assert code in codes, (name, code)
    if code == CUresult.ERROR_UNKNOWN:
        print("UNKNOWN", name)
    if number % 50 == 0:
        cuda.code("cuDevicePrimaryCtxReset_v2", 0)
        context = cuda.out("cuDevicePrimaryCtxRetain", 0)
        cuda.cuCtxSetCurrent(context)
        known[3] = cuda.alloc(4096)
print("done")
"""


def run(count: int, seed: int, folder: Path) -> None:
    root = str(Path(__file__).parents[2])
    text = PROGRAM.format(root=root, seed=seed, count=count)
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(root) / "src"), root])}
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", text],
        capture_output=True, text=True, check=False, cwd=folder, env=settings,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.strip() == "done", done.stdout[-2000:] + done.stderr[-3000:]


def test_random_calls(tmp_path: Path) -> None:
    run(3000, 1, tmp_path)


@pytest.mark.slow
def test_many_random_calls(tmp_path: Path) -> None:
    run(100_000, 2, tmp_path)
