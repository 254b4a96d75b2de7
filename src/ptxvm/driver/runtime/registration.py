"""What nvcc's host code registers: fat binaries, kernels and variables, by the addresses of their host counterparts."""

from __future__ import annotations

from dataclasses import field

from ptxvm.driver.caller_memory import get_name, put, put_if
from ptxvm.driver.errors import DriverError, fail
from ptxvm.driver.functions.modules import load
from ptxvm.driver.images import bytes_at
from ptxvm.driver.modules import LoadedFunction, LoadedModule
from ptxvm.driver.registry import Dim3
from ptxvm.driver.runtime.calls import api, ensure, runtime_code, thread
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record

INVALID_DEVICE_FUNCTION = 98
_STEP = 64


@record(frozen=False, eq=False)
class FatBinary:
    """A registered image, which is loaded when something of it is needed. `managed`: variables that hold pointers."""

    image: int
    module: LoadedModule | None = None
    failed: CUresult = CUresult.SUCCESS
    managed: list[tuple[int, str]] = field(default_factory=list)

    def loaded(self) -> LoadedModule:
        """Raises DriverError."""
        if self.failed:
            raise DriverError(self.failed)
        if self.module is None:
            try:
                self.module = load(bytes_at(self.image), None)
            except DriverError as error:
                self.failed = error.code
                raise
            for pointer, name in self.managed:
                put(pointer, self.module.variable(name)[0])
        return self.module


_binaries: dict[int, FatBinary] = {}
_functions: dict[int, tuple[FatBinary, str]] = {}
_variables: dict[int, tuple[FatBinary, str]] = {}
_configurations: dict[int, list[tuple[Dim3, Dim3, int, int]]] = {}


def is_registered(pointer: int) -> bool:
    """Whether a pointer is a function of the host for which there is a kernel: what is wrong with a launch of it has
    other codes than with one of a kernel's own handle."""
    return pointer in _functions


def function(pointer: int) -> LoadedFunction:
    """The kernel for which a host function stands, or a kernel's own handle. Raises DriverError."""
    found = _functions.get(pointer)
    if found is None:
        known = state.handles.get(pointer, LoadedFunction, runtime_code(INVALID_DEVICE_FUNCTION))
        return known
    binary, name = found
    return binary.loaded().function(name)


def symbol(pointer: int) -> tuple[int, int]:
    """(address, size) of the variable for which one of the host stands. Raises DriverError."""
    found = _variables.get(pointer)
    if found is None:
        fail(runtime_code(13))
    binary, name = found
    return binary.loaded().variable(name)


def register_binary(image: int) -> int:
    """A handle for an image."""
    handle = 0x6000_0000_0000 + _STEP * (len(_binaries) + 1)
    _binaries[handle] = FatBinary(image)
    return handle


def register_function(handle: int, host: int, device: int, name: int, *_: int) -> int:
    """A host function stands for a kernel."""
    _functions[host] = _binaries[handle], get_name(name)
    return 0


def register_variable(handle: int, host: int, device: int, name: int, *_: int) -> int:
    """A variable of the host stands for one of the device."""
    _variables[host] = _binaries[handle], get_name(name)
    return 0


def register_managed(handle: int, pointer: int, device: int, name: int, *_: int) -> int:
    """A pointer of the host is given the address of a managed variable."""
    binary = _binaries[handle]
    _variables[pointer] = binary, get_name(name)
    binary.managed.append((pointer, get_name(name)))
    return 0


def init_module(handle: int) -> int:
    """Managed variables of the image are about to be used."""
    binary = _binaries.get(handle)
    if binary is not None and binary.managed:
        try:
            ensure()
            binary.loaded()
        except DriverError:
            return 0
    return 1


def unregister(handle: int) -> int:
    """The image goes away, with the program."""
    _binaries.pop(handle, None)
    return 0


def push_configuration(grid: Dim3, block: Dim3, shared: int, stream: int) -> int:
    """What `<<<...>>>` says, for the launch that follows."""
    own = Dim3(grid.x, grid.y, grid.z), Dim3(block.x, block.y, block.z)
    _configurations.setdefault(thread(), []).append((*own, shared, stream))
    return 0


@api.without_device("__cudaPopCallConfiguration")
def pop_configuration(grid: int, block: int, shared: int, stream: int) -> None:
    stack = _configurations.get(thread())
    if not stack:
        fail(runtime_code(52))
    own_grid, own_block, own_shared, own_stream = stack.pop()
    for place, extent in ((grid, own_grid), (block, own_block)):
        put(place, extent.x, 4)
        put(place + 4, extent.y, 4)
        put(place + 8, extent.z, 4)
    put(shared, own_shared)
    put(stream, own_stream)


@api("__cudaGetKernel", "cudaGetKernel", "cudaGetFuncBySymbol")
def get_kernel(found: int, host: int) -> None:
    put_if(found, function(host).handle)
