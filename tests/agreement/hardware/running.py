"""Running launches on the GPU of this machine."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.agreement.hardware.cuda import CudaError, Gpu
from tests.agreement.hardware.launches import Answer, Launch

_SIDE_BY_SIDE = 4
"""Processes that use the GPU."""
_PATIENCE = 20
"""Seconds after which a launch hangs."""


def assembled(launch: Launch, target: str) -> bytes | str:
    """The cubin of a launch; what ptxas says against it."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder, "k.ptx"), Path(folder, "k.cubin")
        source.write_text(launch.text)
        command = ["ptxas", f"-arch={target}", "-o", str(result), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return result.read_bytes() if done.returncode == 0 else f"ptxas: {done.stderr.strip()}"


def run(launches: Sequence[Launch], target: str) -> list[Answer]:
    """What each launch keeps, or why there are none. One that fails does not spoil others."""
    workers = os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        codes = list(pool.map(lambda launch: assembled(launch, target), launches))
        found: dict[int, Answer] = {place: code for place, code in enumerate(codes) if isinstance(code, str)}
        work = [(place, launches[place], code) for place, code in enumerate(codes) if isinstance(code, bytes)]
        for part in pool.map(_in_processes, [work[first::_SIDE_BY_SIDE] for first in range(_SIDE_BY_SIDE)]):
            found |= part
    again = [item for item in work if isinstance(found[item[0]], str)]
    found |= _in_processes(again)  # a fault of one context may end kernels of all
    return [found[place] for place in range(len(launches))]


def _in_processes(work: list[tuple[int, Launch, bytes]]) -> dict[int, Answer]:
    """One process after the other: the first launch that fails ends it."""
    found: dict[int, Answer] = {}
    while left := [item for item in work if item[0] not in found]:
        found |= dict(_in_process(left)) or {left[0][0]: "the process ended"}
    return found


def _in_process(work: list[tuple[int, Launch, bytes]]) -> Iterator[tuple[int, Answer]]:
    command = [sys.executable, "-m", __name__]
    source = pickle.dumps(work)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(source)
        process.stdin.close()
        places = [item[0] for item in work]
        for place in places:
            timer = threading.Timer(_PATIENCE, process.kill)
            timer.start()
            try:
                found = pickle.load(process.stdout)
            except (EOFError, pickle.UnpicklingError):
                found = place, "the process hung or ended"
            finally:
                timer.cancel()
            yield found
            if isinstance(found[1], str):
                return


def main() -> None:
    """Launches from standard input; results to standard output, up to the first failure."""
    work = pickle.load(sys.stdin.buffer)
    gpu = Gpu()
    for place, launch, code in work:
        result: Answer
        try:
            result = gpu.run(launch, code)
        except CudaError as error:
            result = str(error)
        pickle.dump((place, result), sys.stdout.buffer)
        sys.stdout.buffer.flush()
        if isinstance(result, str):
            return


if __name__ == "__main__":
    main()
