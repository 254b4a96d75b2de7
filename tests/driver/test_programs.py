"""Programs as processes: scripts, children, forks, ends; executables that nvcc has made."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.documents.blocks import CHECKOUT

from ptxvm.driver import elf, installing
from ptxvm.driver.children import NoSharedPythonError, shared_python
from ptxvm.driver.stubs import MACHINES

NVCC = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
SAXPY = CHECKOUT / "examples" / "saxpy.ptx"
PRELUDE = """
import ctypes, sys
cuda = ctypes.CDLL("libcuda.so.1")
def check(code): assert code == 0, code
def begin():
    check(cuda.cuInit(0))
    context = ctypes.c_void_p()
    check(cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0))
    check(cuda.cuCtxSetCurrent(context))
"""


def run(tmp_path: Path, code: str, *options: str, status: int = 0) -> str:
    script = tmp_path / "script.py"
    script.write_text(PRELUDE + code)
    command = [sys.executable, "-m", "ptxvm.driver", *options, str(script), "word"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, cwd=tmp_path)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def compiler_of_programs() -> str:
    """Where it is. Skips the test where there is none, or no library of Python for what it makes."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    try:
        shared_python()
    except NoSharedPythonError as error:
        pytest.skip(str(error))
    return compiler


def test_a_script_runs_on_the_chosen_gpu(tmp_path: Path) -> None:
    code = """
check(cuda.cuInit(0))
count, major = ctypes.c_int(), ctypes.c_int()
check(cuda.cuDeviceGetCount(ctypes.byref(count)))
check(cuda.cuDeviceGetAttribute(ctypes.byref(major), 75, 1))
print(count.value, major.value, sys.argv[1:], __name__)
"""
    assert run(tmp_path, code, "--gpu", "sm_100", "--devices", "2") == "2 10 ['word'] __main__\n"


def test_before_init_nothing_works(tmp_path: Path) -> None:
    assert run(tmp_path, "print(cuda.cuDeviceGetCount(None), cuda.cuCtxSynchronize())") == "3 3\n"


def test_a_compiled_launch(tmp_path: Path) -> None:
    code = f"""
begin()
text = open({str(SAXPY)!r}, "rb").read()
module, function, x = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint64()
check(cuda.cuModuleLoadData(ctypes.byref(module), text))
check(cuda.cuModuleGetFunction(ctypes.byref(function), module, b"saxpy"))
check(cuda.cuMemAllocManaged(ctypes.byref(x), ctypes.c_size_t(4096), 1))
values = (ctypes.c_float * 1024).from_address(x.value)
values[:] = range(1024)
arguments = [x, x, ctypes.c_float(2), ctypes.c_int(1024)]
pointers = (ctypes.c_void_p * 4)(*map(ctypes.addressof, arguments))
check(cuda.cuLaunchKernel(function, 4, 1, 1, 256, 1, 1, 0, None, pointers, None))
check(cuda.cuCtxSynchronize())
print(values[1023])
"""
    assert run(tmp_path, code) == "3069.0\n"


def test_compilers_beside_load_nothing_before_they_are_called(tmp_path: Path) -> None:
    """What stands in for nvJitLink needs the machine, and most programs never link."""
    home = tmp_path / "nvidia" / "cu13" / "lib"
    home.mkdir(parents=True)
    for name, function in (("libnvJitLink.so.13", "nvJitLinkVersion"), ("libnvrtc.so.13", "nvrtcVersion")):
        (home / name).write_bytes(elf.library(name, [function], os.uname().machine))
    code = """
heavy = [name for name in sys.modules if name.startswith(("numpy", "ptxvm.api"))]
print(heavy, "stand-ins" in open("/proc/self/maps").read(), ctypes.CDLL("libnvJitLink.so.13").nvJitLinkVersion(0, 0))
"""
    assert run(tmp_path, code) == f"[] True {elf.STATE_WITHOUT_DRIVER}\n"


def test_a_child_says_that_contexts_do_not_survive_a_fork(tmp_path: Path) -> None:
    code = """
import os
begin()
child = os.fork()
if not child:
    os._exit(cuda.cuCtxSynchronize())
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), cuda.cuCtxSynchronize())
"""
    assert run(tmp_path, code) == "3 0\n"


def test_a_fork_before_init_has_a_driver_of_its_own(tmp_path: Path) -> None:
    code = """
import os
child = os.fork()
begin()
if not child:
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    assert run(tmp_path, code) == "7\n"


def test_python_programs_below_have_the_driver(tmp_path: Path) -> None:
    code = """
import subprocess
inner = "import ctypes; print(ctypes.CDLL('libcuda.so.1').cuInit(0))"
print(subprocess.run([sys.executable, "-c", inner], capture_output=True, text=True).stdout.strip())
"""
    assert run(tmp_path, code) == "0\n"


def test_monitoring_is_there(tmp_path: Path) -> None:
    code = """
nvml = ctypes.CDLL("libnvidia-ml.so.1")
count = ctypes.c_int()
nvml.nvmlErrorString.restype = ctypes.c_char_p
print(nvml.nvmlDeviceGetCount_v2(ctypes.byref(count)), nvml.nvmlInit_v2())
print(nvml.nvmlDeviceGetCount_v2(ctypes.byref(count)), count.value, nvml.nvmlErrorString(2))
"""
    assert run(tmp_path, code, "--devices", "3") == "1 0\n0 3 b'Invalid Argument'\n"


def test_cupy_that_was_imported_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy_backends.cuda.api.runtime", sys)
    monkeypatch.setattr(installing, "_driver", None)
    with pytest.raises(RuntimeError, match=r"python -m ptxvm\.driver -m pytest"):
        installing.install()


def test_the_end_comes_with_work_under_way(tmp_path: Path) -> None:
    code = """
begin()
stream, word = ctypes.c_void_p(), ctypes.c_uint64()
check(cuda.cuStreamCreate(ctypes.byref(stream), 1))
check(cuda.cuMemAlloc_v2(ctypes.byref(word), ctypes.c_size_t(4)))
check(cuda.cuStreamWaitValue32_v2(stream, word, 1, 1))
import time; time.sleep(0.05)
print("end")
"""
    assert run(tmp_path, code) == "end\n"


def test_memory_of_both_sides_lasts_to_the_end(tmp_path: Path) -> None:
    """Kernels under way and functions that the program has for its end still use it."""
    code = """
import atexit
atexit.register(lambda: print(ctypes.c_uint32.from_address(place.value).value))
begin()
place = ctypes.c_uint64()
check(cuda.cuMemAllocManaged(ctypes.byref(place), ctypes.c_size_t(4), 1))
"""
    assert run(tmp_path, code) == "0\n"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--gpu", "H100"], "the name of a GPU is needed"),
        (["--devices", "17"], "1 to 16 are possible"),
        (["--checks", "some"], "invalid choice"),
    ],
)
def test_wrong_options(tmp_path: Path, options: list[str], message: str) -> None:
    assert message in run(tmp_path, "", *options, status=2)


def test_the_library_is_one_for_loaders_and_linkers(tmp_path: Path) -> None:
    for machine in MACHINES:
        data = elf.library("libx.so.1", ["first", "second"], machine, needed=["liby.so"])
        assert data[:4] == b"\x7fELF"
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    (tmp_path / "libx.so.1").write_bytes(elf.library("libx.so.1", ["first", "second"], os.uname().machine))
    (tmp_path / "main.c").write_text("int second(void); int main(void) { return second(); }\n")
    command = [compiler, "main.c", "-o", "main", "-L.", "-l:libx.so.1", "-Wl,-rpath,$ORIGIN"]
    subprocess.run(command, check=True, cwd=tmp_path, capture_output=True)
    assert subprocess.run([tmp_path / "main"], check=False).returncode == elf.STATE_WITHOUT_DRIVER


CHILD = """
#include <stdio.h>
#include <stdlib.h>
int cuInit(unsigned), cuDeviceGetCount(int *);
int main(void)
{
    int count = 0, code = cuInit(0);
    cuDeviceGetCount(&count);
    printf("%d %d %s\\n", code, count, getenv("PYTHONHOME") ? getenv("PYTHONHOME") : "none");
    return 0;
}
"""


@pytest.mark.parametrize("path", ["as it is", "of its own"])
def test_compiled_programs_below_have_the_driver(tmp_path: Path, path: str) -> None:
    """One that was linked to the driver's folder finds it, wherever it looks for libraries."""
    compiler = compiler_of_programs()
    (tmp_path / "child.c").write_text(CHILD)
    library = "-lcuda" if path == "of its own" else "-l:libcuda.so.1"
    code = f"""
import os, subprocess
where = os.environ["TRITON_LIBCUDA_PATH"]
subprocess.run([{compiler!r}, "child.c", "-o", "child", "-L", where, {library!r}], check=True)
if {path == "of its own"}:
    os.environ["LD_LIBRARY_PATH"] = os.getcwd()
subprocess.run(["./child"], check=True)
"""
    assert run(tmp_path, code, "--devices", "3") == "0 3 none\n"


LOADER = """
#include <stdio.h>
#include <dlfcn.h>
int main(int number, char **names)
{
    for (int name = 1; name < number; name++) {
        int count = 0;
        void *cuda = dlopen(names[name], RTLD_NOW);
        int (*init)(unsigned) = (int (*)(unsigned))dlsym(cuda, "cuInit");
        int (*devices)(int *) = (int (*)(int *))dlsym(cuda, "cuDeviceGetCount");
        int code = init(0);
        devices(&count);
        printf("%d %d ", code, count);
    }
    return 0;
}
"""


@pytest.mark.parametrize("names", [["libcuda.so", "libcuda.so.1"], ["libcuda.so.1", "libcuda.so"]], ids=" ".join)
def test_compiled_programs_below_load_the_driver(tmp_path: Path, names: list[str]) -> None:
    """Later than they begin, by either name."""
    compiler = compiler_of_programs()
    (tmp_path / "loader.c").write_text(LOADER)
    subprocess.run([compiler, "loader.c", "-o", "loader", "-ldl"], check=True, cwd=tmp_path)
    code = f"import subprocess; subprocess.run(['./loader', *{names!r}], check=True)"
    assert run(tmp_path, code, "--devices", "3") == "0 3 " * len(names)


LARGE = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int cuInit(unsigned), cuDevicePrimaryCtxRetain(void **, int), cuCtxSetCurrent(void *), cuCtxSynchronize(void);
int cuModuleLoadData(void **, const void *), cuModuleGetFunction(void **, void *, const char *);
int cuLaunchKernel(void *, int, int, int, int, int, int, int, void *, void **, void **);
int main(int count, char **words)
{
    void *context = 0, *module = 0, *kernel = 0;
    size_t size = 300 << 20;
    char *data = malloc(size);
    memset(data, 1, size);
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    cuModuleLoadData(&module, words[1]);
    cuModuleGetFunction(&kernel, module, "k");
    for (int i = 0; i < 500; i++)
        cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0);
    printf("%d %d\\n", cuCtxSynchronize(), data[size / 2]);
    return 0;
}
"""


def test_compilers_for_large_programs_begin_with_the_right_python(tmp_path: Path) -> None:
    """They are no copies of the program, and the first Python on the search path may lack what ours has."""
    compiler = compiler_of_programs()
    (tmp_path / "large.c").write_text(LARGE)
    (tmp_path / "libcuda.so.1").write_bytes(
        elf.library("libcuda.so.1", sorted(set(re.findall(r"cu[A-Z]\w+", LARGE))), os.uname().machine)
    )
    subprocess.run([compiler, *["large.c", "-o", "large", "-L.", "-l:libcuda.so.1"]], check=True, cwd=tmp_path)
    (tmp_path / "libcuda.so.1").unlink()
    (tmp_path / "python3").write_text("#!/bin/sh\necho another Python >&2; exit 3\n")
    (tmp_path / "python3").chmod(0o755)
    text = f".version 8.0\n.target sm_80\n.address_size 64\n.entry k() {{ l{time.time_ns()}: exit; }}\n"
    command = [sys.executable, "-m", "ptxvm", "exec", "./large", text]
    environment = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment)
    assert (done.stdout, done.stderr) == ("0 1\n", "")


SEARCH = """
import os
from pathlib import Path
where = Path(os.environ["LD_LIBRARY_PATH"].split(os.pathsep)[0])
count = ctypes.c_int()
for name in ("libcuda.so", "libcuda.so.1"):
    found = ctypes.CDLL(str(where / name))
    check(found.cuInit(0))
    check(found.cuDeviceGetCount(ctypes.byref(count)))
for version in (12, 13):
    count.value = 0
    check(ctypes.CDLL(str(where / f"libcudart.so.{version}")).cudaGetDeviceCount(ctypes.byref(count)))
    assert count.value == 3
check(ctypes.CDLL(str(where / "libnvidia-ml.so.1")).nvmlInit_v2())
print("found")
"""


def test_programs_find_the_driver_where_their_children_do(tmp_path: Path) -> None:
    """Some search the folders of LD_LIBRARY_PATH themselves."""
    try:
        shared_python()
    except NoSharedPythonError as error:
        pytest.skip(str(error))
    assert run(tmp_path, SEARCH, "--devices", "3") == "found\n"


def test_python_programs_below_find_it_there_too(tmp_path: Path) -> None:
    (tmp_path / "below.py").write_text(PRELUDE.replace("libcuda.so.1", "libcuda.so") + SEARCH)
    code = "import subprocess; subprocess.run([sys.executable, 'below.py'], check=True)"
    assert run(tmp_path, code, "--devices", "3") == "found\n"


def test_another_interpreter_is_left_alone(tmp_path: Path) -> None:
    """Programs of Python that do not install the driver find it empty: no second interpreter begins in them."""
    code = """
import subprocess
inner = "import ctypes, sys; print(ctypes.CDLL('libcuda.so.1').cuInit(0), 'ptxvm.driver' in sys.modules)"
subprocess.run([sys.executable, "-I", "-c", inner], check=True)
"""
    assert run(tmp_path, code) == "100 False\n"


PROGRAM = """
#include <cstdio>
#include <cuda_runtime.h>
__constant__ float factor[2];
__device__ int counter;
__managed__ int seen;
__global__ void scale(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] *= factor[0];
    if (i == 0) { printf("kernel\\n"); atomicAdd(&counter, 3); seen = 7; }
}
int main()
{
    const int n = 1000;
    float *data, given[2] = {2, 0};
    int count;
    cudaMallocManaged(&data, n * sizeof(float));
    for (int i = 0; i < n; i++) data[i] = i;
    cudaMemcpyToSymbol(factor, given, sizeof given);
    printf("before\\n");
    scale<<<(n + 255) / 256, 256>>>(data, n);
    if (cudaDeviceSynchronize() != cudaSuccess) return 1;
    cudaMemcpyFromSymbol(&count, counter, sizeof count);
    for (int i = 0; i < n; i++) if (data[i] != 2 * i) return 2;
    scale<<<1, 2000>>>(data, n);
    printf("%d %d %s\\n", count, seen, cudaGetErrorName(cudaGetLastError()));
    return 0;
}
"""


COMPILER = """
#include <string.h>
int cuGetExportTable(void *, const void *);
int nvrtcCompileProgram(void *program, int count, const char **options)
{
    char table[16] = {0};
    return cuGetExportTable(&table, table) == 0;
}
int nvrtcGetPTXSize(void *program, unsigned long *size) { *size = 4; return 0; }
int nvrtcGetPTX(void *program, char *out) { strcpy(out, "PTX"); return 0; }
int nvrtcGetCUBINSize(void *program, unsigned long *size) { *size = 6; return 0; }
int nvrtcGetCUBIN(void *program, char *out) { strcpy(out, "CUBIN"); return 0; }
const char *nvrtcGetErrorString(int code) { return "ours"; }
"""
USER = """
#include <stdio.h>
int cuInit(unsigned), nvrtcCompileProgram(void *, int, const char **);
int nvrtcGetCUBINSize(void *, unsigned long *), nvrtcGetCUBIN(void *, char *);
const char *nvrtcGetErrorString(int);
int main(void)
{
    char code[8];
    unsigned long size;
    int init = cuInit(0), compiled = nvrtcCompileProgram(0, 0, 0);
    nvrtcGetCUBINSize(0, &size);
    nvrtcGetCUBIN(0, code);
    printf("%d %d %lu %s %s\\n", init, compiled, size, code, nvrtcGetErrorString(0));
    return 0;
}
"""


def test_a_program_that_compiles_to_machine_code_gets_ptx(tmp_path: Path) -> None:
    """Whatever library is there, linked to the program; NVRTC asks for a table, of which nothing is said."""
    compiler = compiler_of_programs()
    (tmp_path / "nvrtc.c").write_text(COMPILER)
    (tmp_path / "user.c").write_text(USER)
    (tmp_path / "libcuda.so.1").write_bytes(
        elf.library("libcuda.so.1", ["cuInit", "cuGetExportTable"], os.uname().machine)
    )
    shared = "-shared -fPIC -Wl,-soname,libnvrtc.so.13 nvrtc.c -o libnvrtc.so.13 -L. -l:libcuda.so.1"
    program = "user.c -o user -L. -l:libnvrtc.so.13 -l:libcuda.so.1"
    for arguments in (shared, program):
        subprocess.run([compiler, *arguments.split()], check=True, cwd=tmp_path, capture_output=True)
    command = [sys.executable, "-m", "ptxvm", "exec", "./user"]
    environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment)
    assert (done.stdout, done.stderr) == ("0 0 4 PTX ours\n", "")


@pytest.mark.skipif(not Path(NVCC).exists(), reason="needs nvcc with its headers")
@pytest.mark.slow
def test_an_executable_of_nvcc(tmp_path: Path) -> None:
    try:
        shared_python()
    except NoSharedPythonError as error:
        pytest.skip(str(error))
    (tmp_path / "program.cu").write_text(PROGRAM)
    command = [NVCC, "-cudart", "shared", "-arch=compute_80", "-code=compute_80", "-o", "program", "program.cu"]
    subprocess.run(command, check=True, cwd=tmp_path, capture_output=True)
    command = [sys.executable, "-m", "ptxvm", "exec", "./program"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stdout == "before\nkernel\n3 7 cudaErrorInvalidConfiguration\n", done.stderr
    assert done.returncode == 0
