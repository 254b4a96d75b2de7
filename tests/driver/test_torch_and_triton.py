"""What stands in for parts of PyTorch without CUDA, and of Triton on its tensors: with modules like theirs."""

from __future__ import annotations

import subprocess
import sys
from contextvars import ContextVar
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, Cuda

from ptxvm.driver.stand_ins import ptxas, torch_cuda, triton


class Device:
    """`torch.device`."""

    def __init__(self, text: Any) -> None:
        self.type, _, number = getattr(text, "text", text).partition(":")
        self.text = getattr(text, "text", text)
        self.index = int(number) if number else None


class Mode:
    """`torch.overrides.TorchFunctionMode`."""

    active: ClassVar[list[Any]] = []

    def __enter__(self) -> None:
        self.active.append(self)

    def __exit__(self, *_: object) -> None:
        self.active.remove(self)


def empty(*arguments: Any, **named: Any) -> Any:
    if Mode.active:
        mode = Mode.active.pop()
        try:
            return mode.__torch_function__(empty, (), arguments, named)
        finally:
            Mode.active.append(mode)
    return SimpleNamespace(device=named.get("device"), arguments=arguments)


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Any:
    module: Any = ModuleType("torch")
    module.device, module.empty, module.overrides = Device, empty, SimpleNamespace(TorchFunctionMode=Mode)
    module.cuda = SimpleNamespace()
    monkeypatch.setitem(sys.modules, "torch", module)
    monkeypatch.setitem(sys.modules, "torch.cuda", module.cuda)
    return module


def test_a_gpu_is_described(cuda: Cuda, torch: Any) -> None:
    torch_cuda.install()
    gpu = torch.cuda
    assert gpu.get_device_capability() == gpu.get_device_capability("cuda:1") == (9, 0)
    assert gpu.get_device_name(0) == "ptxvm sm_90"
    properties = gpu.get_device_properties(torch.device("cuda"))
    assert (properties.major, properties.minor, properties.multi_processor_count, properties.warp_size) == (
        9,
        0,
        132,
        32,
    )
    assert properties.shared_memory_per_block_optin == 232448
    assert properties.name == properties.gcnArchName == "ptxvm sm_90"
    assert properties.total_memory == cuda.out("cuDeviceTotalMem_v2", 0)
    for absent in (2, "cuda:7"):
        with pytest.raises(RuntimeError, match="CUDA error: invalid device ordinal"):
            gpu.get_device_properties(absent)


def test_devices_are_chosen(cuda: Cuda, torch: Any) -> None:
    torch_cuda.install()
    gpu = torch.cuda
    assert gpu.current_device() == 0
    gpu.set_device(1)
    assert gpu.current_device() == cuda.integer("cuCtxGetDevice") == 1
    assert gpu._exchange_device(0) == 1
    assert gpu._exchange_device(-1) == gpu._maybe_exchange_device(None) == 0
    assert gpu.current_device() == 0
    cuda.cuDevicePrimaryCtxReset_v2(1)


def test_no_function_stands_in_for_two() -> None:
    """PyTorch's compiler looks up what a function means by the function."""
    assert len(set(torch_cuda.FUNCTIONS.values())) == len(torch_cuda.FUNCTIONS)


def test_work_is_waited_for_and_timed(cuda: Cuda, torch: Any) -> None:
    torch_cuda.install()
    gpu = torch.cuda
    start, end, untimed = gpu.Event(enable_timing=True), gpu.Event(enable_timing=True), gpu.Event()
    function, pointer = cuda.function(DOUBLE, "twice"), cuda.upload(np.arange(32, dtype=np.uint32))
    start.record()
    cuda.launch(function, pointer)
    end.record()
    gpu.synchronize()
    assert end.query()
    assert gpu.current_stream().query()
    assert start.elapsed_time(end) > 0
    with pytest.raises(RuntimeError, match="invalid resource handle"):
        untimed.elapsed_time(end)
    cuda.launch(function, 64)
    with pytest.raises(RuntimeError, match="CUDA error: an illegal memory access"):
        gpu.synchronize()


def test_pytorch_has_no_gpu_itself(cuda: Cuda, torch: Any) -> None:
    """Its kernels are machine code: programs are to choose the CPU."""
    torch.cuda.is_available, torch.cuda.device_count = (lambda: True), (lambda: 1)
    torch_cuda.install()
    assert not torch.cuda.is_available()
    assert torch.cuda.device_count() == 0


def test_memory_that_kernels_of_triton_ask_for_is_on_the_cpu(torch: Any) -> None:
    class NullAllocator:
        pass

    allocators = SimpleNamespace(_allocator=ContextVar("allocator"))
    allocators._allocator.set(NullAllocator())
    triton._allocate_on_cpu(allocators)
    assert isinstance(allocators._allocator.get(), NullAllocator)
    allocators._allocator.set(lambda size, alignment, stream: torch.empty(size, device="cuda"))
    made = allocators._allocator.get()(64, 16, 0)
    assert (made.device.type, made.arguments) == ("cpu", (64,))
    allocators._allocator.set(lambda *_: torch.empty("cuda:1", device=torch.device("meta")))
    made = allocators._allocator.get()()
    assert (made.device.type, made.arguments[0].type) == ("meta", "cpu")
    assert torch.empty(3, device="cuda").device == "cuda"


def test_triton_runs_on_the_cpu_of_pytorch(torch: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what tutorials ask for by the index of the device that Triton names."""

    class Utils:
        def __init__(self) -> None:
            self.get_device_properties = [0, 10, 20].__getitem__

    class Launcher:
        def __init__(self) -> None:
            self.launch = None

    module: Any = ModuleType("triton.backends.nvidia.driver")
    module.CudaDriver, module.CudaLauncher, module.CudaUtils = type("CudaDriver", (), {}), Launcher, Utils
    for name in ("device_capability", "current_stream", "current_device"):
        setattr(module.CudaDriver, f"_get_{name}", lambda self: 7)
    module.CudaDriver._set_current_device = lambda self, device: None
    runtime: Any = ModuleType("triton.runtime")
    runtime.__path__ = []
    for each in (ModuleType("triton"), runtime, module):
        monkeypatch.setitem(sys.modules, each.__name__, each)
    triton.install()
    driver = module.CudaDriver()
    assert module.CudaDriver.is_active()
    device = driver.get_active_torch_device()
    assert (device.type, driver.get_current_stream()) == ("cpu", 7)
    assert [driver.utils.get_device_properties(each) for each in (device.index, 0, 2)] == [0, 0, 20]
    assert driver.get_empty_cache_for_benchmark().arguments == (1,)
    assert callable(module.CudaLauncher().launch)


def test_ptxas_of_one_interpreter_stays_when_another_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two environments may share a cache: what one is running does not change under it, and both work."""
    first = ptxas.write_ptxas(tmp_path)
    with monkeypatch.context() as other:
        other.setattr(sys, "executable", "/somewhere/python")
        second = ptxas.write_ptxas(tmp_path)
    assert first != second and ptxas.write_ptxas(tmp_path) == first
    source, made = tmp_path / "k.ptx", tmp_path / "k.cubin"
    source.write_text(DOUBLE)
    subprocess.run([first, "-v", "--gpu-name=sm_90", source, "-o", made], check=True)
    assert made.read_text() == DOUBLE + "\0"  # behind an array that holds it anything may lie
    assert "V13.0" in subprocess.run([first, "--version"], check=True, capture_output=True, text=True).stdout
