"""The plugin for pytest, in a pytest of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLUGIN_TESTS = '''
import ctypes

cuda = ctypes.CDLL("libcuda.so.1")
TRAP = b""".version 7.8
.target sm_80
.address_size 64
.visible .entry f() { trap; }
"""


def begin():
    context = ctypes.c_void_p()
    assert cuda.cuInit(0) == 0
    assert cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
    assert cuda.cuCtxSetCurrent(context) == 0


def test_gpu():
    count, major = ctypes.c_int(), ctypes.c_int()
    begin()
    assert cuda.cuDeviceGetCount(ctypes.byref(count)) == 0 and count.value == 2
    assert cuda.cuDeviceGetAttribute(ctypes.byref(major), 75, 1) == 0 and major.value == 10


def test_fault():
    begin()
    module, function = ctypes.c_void_p(), ctypes.c_void_p()
    assert cuda.cuModuleLoadData(ctypes.byref(module), TRAP) == 0
    assert cuda.cuModuleGetFunction(ctypes.byref(function), module, b"f") == 0
    assert cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, None, None, None) == 0
    assert cuda.cuCtxSynchronize() == 719


def test_after_it():
    assert cuda.cuCtxSynchronize() == 0
'''


def run(folder: Path, *options: str) -> str:
    (folder / "test_gpu.py").write_text(PLUGIN_TESTS)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p ptxvm.driver.pytest --ptxvm-gpu sm_100\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--ptxvm-devices", "2", *options]
    settings = {name: value for name, value in os.environ.items() if not name.startswith("PTXVM_DRIVER")}
    settings["PTXVM_DRIVER_ENGINE"] = "interpret"
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False, timeout=120)
    return done.stdout + done.stderr


def test_a_suite_that_needs_a_gpu(tmp_path: Path) -> None:
    assert "3 passed" in run(tmp_path)


def test_faults_that_stay(tmp_path: Path) -> None:
    """As on GPUs, where one test after a fault is lost."""
    said = run(tmp_path, "--ptxvm-sticky")
    assert "1 failed, 2 passed" in said and "719" in said


def test_settings_that_make_no_sense(tmp_path: Path) -> None:
    said = run(tmp_path, "--ptxvm-devices", "99")
    assert "passed" not in said and "devices=99" in said
