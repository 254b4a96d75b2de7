"""Threads, forks, exceptions and an early end at once: no crash, no leak, no hang."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import ctypes, os, sys, threading
import ptxvm.driver
ptxvm.driver.install(gpu="sm_90", devices=2, engine={engine!r})
sys.path.insert(0, {root!r})
from tests.driver.cuda import DOUBLE, FILL, POLL, Cuda

THREADS, STREAMS, ROUNDS = 8, 8, {rounds}
HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_size_t)
cuda = Cuda()
cuda.cuInit(0)
context = cuda.out("cuDevicePrimaryCtxRetain", 0)
cuda.cuCtxSetCurrent(context)
fill, double = cuda.function(FILL, "fill"), cuda.function(DOUBLE, "twice")
half, wrong, raised = threading.Barrier(THREADS + 1), [], []
sys.unraisablehook = lambda what: raised.append(what.exc_type)

@HOST_FUNCTION
def fails(_):
    raise ZeroDivisionError

FAILS = ctypes.cast(fails, ctypes.c_void_p).value

def free_memory():
    place = cuda.place()
    cuda.cuMemGetInfo_v2(place, cuda.place())
    return ctypes.c_uint64.from_address(place).value

def one_round(own, number, streams, events):
    places = [own.alloc(128 + 64 * (number % 7)) for _ in streams]
    for index, stream in enumerate(streams):
        own.launch(fill, places[index], ctypes.c_uint32(number + index), stream=stream)
        own.launch(double, places[index], stream=stream)
        own.cuEventRecord(events[index], stream)
        own.cuStreamWaitEvent(streams[index - 1], events[index], 0)
    own.cuLaunchHostFunc(streams[number % STREAMS], FAILS, 0)
    for index, stream in enumerate(streams):
        if (number + index) % 2:
            own.cuStreamSynchronize(stream)
        else:
            while own.code("cuStreamQuery", stream) == 600:
                pass
        assert list(own.download(places[index], 32)) == [2 * (number + index)] * 32
    for index, place in enumerate(places):
        own.cuMemFree_v2(place) if index % 2 else own.cuMemFreeAsync(place, streams[-1 - index])
    own.__dict__["kept"].clear()

def work(number):
    try:
        own = Cuda()
        own.cuCtxSetCurrent(context)
        streams = [own.out("cuStreamCreate", 1) for _ in range(STREAMS)]
        events = [own.out("cuEventCreate", 0) for _ in range(STREAMS)]
        for each in range(ROUNDS):
            if each == ROUNDS // 2:
                half.wait()
            one_round(own, number * 100 + each, streams, events)
        for _ in range(({allocations} - THREADS * ROUNDS * STREAMS) // THREADS):
            own.cuMemFree_v2(own.alloc(1000))
        for stream in streams:
            own.cuStreamDestroy_v2(stream)
        for event in events:
            own.cuEventDestroy_v2(event)
    except BaseException as error:
        wrong.append((number, repr(error)))
        half.abort()

before = free_memory(), threading.active_count()
threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
for thread in threads:
    thread.start()
half.wait()
child = os.fork()
if not child:
    os._exit(cuda.code("cuCtxSynchronize"))
left = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
for thread in threads:
    thread.join()
cuda.cuCtxSynchronize()
print(left, wrong, set(raised), len(raised), before[0] - free_memory(), flush=True)

flag, stream = cuda.out("cuMemAllocManaged", 8, 1), cuda.out("cuStreamCreate", 1)
cuda.launch(cuda.function(POLL, "poll"), flag, flag + 4, block=1, stream=stream)
for _ in range(20):
    cuda.launch(fill, cuda.alloc(128), ctypes.c_uint32(1), stream=stream)
print("end", flush=True)
"""


def run(folder: Path, engine: str, rounds: int, allocations: int) -> None:
    root = Path(__file__).parents[2]
    text = PROGRAM.format(root=str(root), engine=engine, rounds=rounds, allocations=allocations)
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", text],
        capture_output=True, text=True, check=False, cwd=folder, env=settings,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    expected = f"3 [] {{<class 'ZeroDivisionError'>}} {8 * rounds} 0\nend\n"
    assert done.stdout == expected, done.stdout + done.stderr[-3000:]


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_a_crowd_of_threads(tmp_path: Path, engine: str) -> None:
    """8 threads, each with 8 streams; a fork in the middle, exceptions in functions of the host, an end with a kernel
    under way that never ends: the child is told that its context is gone, all memory comes back."""
    run(tmp_path, engine, 4, 1000)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_a_crowd_for_long(tmp_path: Path, engine: str) -> None:
    run(tmp_path, engine, 60, 10_000)
