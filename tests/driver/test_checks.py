"""Whole programs with `--checks full`: what kernels do wrong is told on stderr, and calls return errors."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.driver.test_programs import run

from ptxvm.driver import elf
from ptxvm.driver.children import NoSharedPythonError, shared_python
from ptxvm.driver.registry import signatures

TEXT = r'''
TEXT = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
    .shared .align 4 .b32 s[64];
    ld.param.u64 %rd1, [in];
    ld.param.u64 %rd2, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd4, %rd1, %rd3;
    add.u64 %rd5, %rd2, %rd3;
    BODY
    ret;
}
\0"""
def load(body):
    module, function = ctypes.c_void_p(), ctypes.c_void_p()
    check(cuda.cuModuleLoadData(ctypes.byref(module), TEXT.replace(b"BODY", body.encode())))
    check(cuda.cuModuleGetFunction(ctypes.byref(function), module, b"k"))
    return function
def alloc(size):
    found = ctypes.c_uint64()
    check(cuda.cuMemAlloc_v2(ctypes.byref(found), ctypes.c_size_t(size)))
    return found
def launch(function, *pointers, grid=16, block=64):
    values = (ctypes.c_void_p * len(pointers))(*(ctypes.addressof(each) for each in pointers))
    code = cuda.cuLaunchKernel(function, grid, 1, 1, block, 1, 1, 0, None, values, None)
    return code or cuda.cuCtxSynchronize()
def fetch(pointer, size, start=0):
    data = (ctypes.c_uint8 * size)()
    code = cuda.cuMemcpyDtoH_v2(data, ctypes.c_uint64(pointer.value + start), ctypes.c_size_t(size))
    return code, bytes(data)
def write(pointer, data, start=0):
    check(cuda.cuMemcpyHtoD_v2(ctypes.c_uint64(pointer.value + start), data, ctypes.c_size_t(len(data))))
def free(*pointers):
    for each in pointers:
        check(cuda.cuMemFree_v2(each))
begin()
'''
COPY = "ld.global.u32 %r2, [%rd4];\\n    st.global.u32 [%rd5], %r2;"
BRANCH = (
    "ld.global.u32 %r2, [%rd4];\\n setp.eq.u32 %p1, %r2, 3;\\n @%p1 bra DONE;\\n st.global.u32 [%rd5], %r1;\\nDONE:"
)


def told(tmp_path: Path, code: str, *options: str, status: int = 0) -> str:
    chosen = options or ("--checks", "full")
    return run(tmp_path, TEXT + code + "\nsys.stdout.flush()", *chosen, status=status)


def test_a_wrong_address(tmp_path: Path) -> None:
    code = f"""
x, y = alloc(256), alloc(128)
write(x, bytes(256))
print(launch(load("{COPY}"), x, y))
"""
    found = told(tmp_path, code)
    assert "out_of_bounds" in found and "past the end of" in found
    assert "700" in found.splitlines()  # CUDA_ERROR_ILLEGAL_ADDRESS


def test_a_race(tmp_path: Path) -> None:
    body = (
        "mov.u32 %r3, s;\\n mad.lo.u32 %r4, %r1, 4, %r3;\\n st.shared.u32 [%r4], %r1;\\n GAP xor.b32 %r5, %r1, 32;\\n"
    )
    body += "mad.lo.u32 %r5, %r5, 4, %r3;\\n ld.shared.u32 %r6, [%r5];\\n st.global.u32 [%rd5], %r6;"
    code = f"""
x, y = alloc(256), alloc(256)
print(launch(load("{body}".replace("GAP", "bar.sync 0;")), x, y, grid=1), fetch(y, 4))
free(x, y)
y = alloc(256)
print(launch(load("{body}".replace("GAP", "")), y, y, grid=1))
"""
    found = told(tmp_path, code)
    first, second = found.index("(0, b' \\x00\\x00\\x00')"), found.index("race")
    assert "bar.sync 0" in found[second:] and "719" in found.splitlines()
    assert min(first, second) == second or "race" not in found[:first]


def test_a_race_in_a_launch_that_the_program_does_not_wait_for(tmp_path: Path) -> None:
    body = "st.shared.u32 [s], %r1;\\n ld.shared.u32 %r6, [s];\\n st.global.u32 [%rd5], %r6;"
    code = f"""
y = alloc(256)
function = load("{body}")
values = (ctypes.c_void_p * 2)(ctypes.addressof(y), ctypes.addressof(y))
check(cuda.cuLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, None, values, None))
"""
    assert "race: st.shared.u32 of line 15" in told(tmp_path, code, "--checks", "race")


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_memory_that_nobody_has_written(tmp_path: Path, engine: str) -> None:
    """What decides a branch is a fault; what is written first is silent."""
    code = f"""
x, y = alloc(256), alloc(256)
function = load("{BRANCH}")
write(x, bytes(128))
check(cuda.cuMemsetD32_v2(ctypes.c_uint64(x.value + 128), 7, ctypes.c_size_t(32)))
print("first", launch(function, x, y), fetch(y, 256)[0])
z = alloc(256)
print("second", launch(function, z, y))
"""
    found = told(tmp_path, code, "--checks", "full", "--engine", engine)
    assert "first 0 0" in found.splitlines() and "second 719" in found.splitlines()
    assert "uninitialised" in found and "reads global memory that was never written" in found


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_what_is_moved_is_told_when_the_host_gets_it(tmp_path: Path, engine: str) -> None:
    code = f"""
x, y, z = alloc(256), alloc(256), alloc(256)
function = load("{COPY}")
write(x, bytes(128))
print("moved", launch(function, x, y, grid=1))
check(cuda.cuMemcpyDtoD_v2(z, y, ctypes.c_size_t(256)))
print("written", fetch(z, 128))
print("undefined", fetch(z, 64, 128)[0])
"""
    found = told(tmp_path, code, "--checks", "full", "--engine", engine)
    assert "moved 0" in found and f"written (0, {bytes(128)})" in found and "undefined 719" in found
    assert "64 of 64 bytes" in found and "st.global.u32 of line 16 of `k` has stored them" in found


@pytest.mark.parametrize(("block", "codes", "kind"), [(32, "0 0 0", "warning: race: "), (64, "719 719 719", "race: ")])
def test_different_values_that_are_stored_at_one_place(tmp_path: Path, block: int, codes: str, kind: str) -> None:
    """Lanes of one warp only cause a warning: compilers let lanes store sums whose last place differs."""
    code = f"""
y = alloc(256)
write(y, bytes(256))
function = load("st.shared.u32 [s], %r1;\\n bar.sync 0;\\n ld.shared.u32 %r2, [s];\\n st.global.u32 [%rd5], %r2;")
print("launched", *(launch(function, y, y, grid=1, block={block}) for _ in range(2)), fetch(y, 256)[0])
"""
    found = told(tmp_path, code, "--checks", "race")
    assert f"launched {codes}" in found.splitlines()
    assert next(line for line in found.splitlines() if "race: " in line).startswith(f"ptxvm: {kind}")
    assert found.count(": race: " if block == 64 else "warning: race: ") == 1


def test_what_was_never_written_and_is_copied_is_a_warning(tmp_path: Path) -> None:
    """As the padding of structures is."""
    code = """
x = alloc(256)
write(x, bytes(200))
print(fetch(x, 200)[0], fetch(x, 256)[0], fetch(x, 256)[0])
free(x)
"""
    found = told(tmp_path, code)
    assert "0 0 0" in found.splitlines()
    assert found.count("warning: 56 of 256 bytes") == 1


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_kernels_define_what_they_store(tmp_path: Path, engine: str) -> None:
    """Half of it, and the rest by the next launch; atomics need a written counter."""
    body = "st.global.u32 [%rd5], %r1;"
    code = f"""
x, y = alloc(256), alloc(256)
half, branch = load("setp.lt.u32 %p1, %r1, 32;\\n @%p1 {body}"), load("{BRANCH}")
count = load("red.global.add.u32 [%rd2], 1;")
print("half", launch(half, x, x, grid=20), launch(load("{body}"), y, y, grid=20))
print("whole", launch(branch, y, x, grid=20), fetch(y, 256)[1] == b"".join(n.to_bytes(4, "little") for n in range(64)))
check(cuda.cuMemsetD8_v2(x, 0, ctypes.c_size_t(256)))
print("counted", launch(count, x, x, grid=20), fetch(x, 4))
z = alloc(256)
print("garbage", launch(count, z, z, grid=20))
"""
    found = told(tmp_path, code, "--checks", "full", "--engine", engine)
    assert "half 0 0" in found and "whole 0 True" in found
    assert "counted 0 (0, b'\\x00\\x05\\x00\\x00')" in found and "garbage 719" in found


def test_leaks_are_told_at_the_end_of_the_program(tmp_path: Path) -> None:
    found = told(tmp_path, "x, y = alloc(100), alloc(200)\nfree(x)\nprint('done')")
    assert found.startswith("done\n") or "done" in found
    assert "leak: 1 allocation of 200 bytes in all not freed at the end of the program" in found
    assert "by cuMemAlloc in " in found and "script.py:" in found


def test_leaks_are_told_at_the_end_of_the_context(tmp_path: Path) -> None:
    code = """
x, host = alloc(100), ctypes.c_void_p()
check(cuda.cuMemAllocHost_v2(ctypes.byref(host), ctypes.c_size_t(64)))
check(cuda.cuDevicePrimaryCtxReset_v2(0))
print("reset", flush=True)
"""
    found = told(tmp_path, code)
    assert found.count("leak:") == 1
    assert "leak: 2 allocations of 164 bytes in all not freed at the end of the context" in found


@pytest.mark.parametrize("names", ["bounds", "race,init"])
def test_leaks_are_told_to_those_who_ask(tmp_path: Path, names: str) -> None:
    assert told(tmp_path, "x = alloc(100)\nprint('done')", "--checks", names) == "done\n"


def test_a_program_without_mistakes_is_silent(tmp_path: Path) -> None:
    code = f"""
x, y = alloc(256), alloc(256)
write(x, bytes(range(256)))
print(launch(load("{COPY}"), x, y, grid=1), fetch(y, 256)[1] == bytes(range(256)))
free(x, y)
"""
    assert told(tmp_path, code) == "0 True\n"


def test_names_of_checks_are_looked_at(tmp_path: Path) -> None:
    assert "invalid choice" in run(tmp_path, "", "--checks", "race,some", status=2)


C_PROGRAM = """
int cuInit(unsigned), cuDevicePrimaryCtxRetain(void **, int), cuCtxSetCurrent(void *);
int cuMemAlloc_v2(unsigned long *, unsigned long), cuMemFree_v2(unsigned long);
int main(int words, char **word)
{
    void *context;
    unsigned long first, second;
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    cuMemAlloc_v2(&first, 100);
    cuMemAlloc_v2(&second, 200);
    cuMemFree_v2(second);
    if (words > 1)
        cuMemFree_v2(first);
    return 3;
}
"""


def test_leaks_of_a_program_that_is_not_python(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    try:
        shared_python()
    except NoSharedPythonError:
        compiler = None
    if compiler is None:
        pytest.skip("no C compiler, or no shared library of Python")
    (tmp_path / "program.c").write_text(C_PROGRAM)
    (tmp_path / "libcuda.so.1").write_bytes(elf.library("libcuda.so.1", list(signatures("driver")), os.uname().machine))
    subprocess.run([compiler, "program.c", "-o", "program", "-L.", "-l:libcuda.so.1"], check=True, cwd=tmp_path)
    command = [sys.executable, "-m", "ptxvm", "exec", "--checks", "full", "./program"]
    for words, count in ([], 1), (["word"], 0):
        done = subprocess.run([*command, *words], capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 3, done.stderr
        assert done.stderr.count("leak: 1 allocation of 100 bytes") == count


def test_memory_of_malloc_may_be_freed_by_a_later_launch(tmp_path: Path) -> None:
    head = "{ .param .b64 p; .param .b64 q; "
    malloc = f"setp.eq.u32 %p1, %r1, 0;\\n @!%p1 bra DONE;\\n {head} st.param.b64 [p], 48; call (q), malloc, (p);"
    malloc += "ld.param.b64 %rd6, [q]; }\\n st.global.u64 [%rd2], %rd6;\\nDONE:"
    free = "setp.eq.u32 %p1, %r1, 0;\\n @!%p1 bra DONE;\\n ld.global.u64 %rd6, [%rd2];\\n"
    free += f"{head} st.param.b64 [p], %rd6; call free, (p); }}\\nDONE:"
    code = f"""
EXTERN = b".extern .func (.param .b64 r) malloc(.param .b64 n);.extern .func free(.param .b64 a);"
TEXT = TEXT.replace(b".visible", EXTERN + b".visible")
y = alloc(256)
print(launch(load("{malloc}"), y, y, grid=1))
if FREES: print(launch(load("{free}"), y, y, grid=1))
free(y)
"""
    assert told(tmp_path, code.replace("FREES", "True")) == "0\n0\n"
    found = told(tmp_path, code.replace("FREES", "False"))
    assert "leak: 1 allocation of `malloc` in kernels (48 bytes) not freed at the end of the program" in found
