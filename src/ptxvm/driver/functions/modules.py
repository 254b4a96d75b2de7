"""Modules and libraries: loading them, their functions and variables; linking."""

from __future__ import annotations

import ctypes
from dataclasses import field
from pathlib import Path

from ptxvm.driver.caller_memory import get, get_bytes, get_int, get_name, put, put_bytes, put_if, put_words
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.execution import releases
from ptxvm.driver.images import LoadFailure, bytes_at, is_ptx, link, texts_inside, texts_of
from ptxvm.driver.modules import LoadedFunction, LoadedModule, new_module
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import drain_all
from ptxvm.driver.tables.constants import CUjit_option as Jit
from ptxvm.driver.tables.constants import CUjitInputType, CUresult
from ptxvm.driver.unsafe_calls import unsafe
from ptxvm.records import record

MOST_OPTIONS = 64
LAZY_LOADING = 2
NO_CODE = b".version 8.0\n.target sm_50\n.address_size 64\n"
"""What nothing is linked to."""


_LOGS = (
    (Jit.INFO_LOG_BUFFER, Jit.INFO_LOG_BUFFER_SIZE_BYTES),
    (Jit.ERROR_LOG_BUFFER, Jit.ERROR_LOG_BUFFER_SIZE_BYTES),
)


class JitOptions:
    """The options of a load or a link: where it writes what it has to say."""

    def __init__(self, number: int, options: int, values: int) -> None:
        require(number <= MOST_OPTIONS)
        self._values = values
        self._places: dict[int, int] = {}
        self.given: dict[int, int] = {}
        for place in range(number):
            option = get_int(options + 4 * place)
            require(0 <= option < Jit.NUM_OPTIONS)
            self._places[option] = values + 8 * place
            self.given[option] = get(values + 8 * place)
        for buffer, size in _LOGS:
            require(not (buffer in self.given or size in self.given) or self._is_log(buffer, size))

    def _is_log(self, buffer: Jit, size: Jit) -> bool:
        """Whether there is room for a log that was asked for: a buffer, unless it has no bytes, and its size."""
        return size in self.given and bool(self.given.get(buffer) or not self.given[size])

    def log(self, text: str, buffer: Jit, size: Jit) -> None:
        """Write a log into a buffer of the program, and its length into the option's value."""
        where, room = self.given.get(buffer, 0), self.given.get(size, 0) & 0xFFFFFFFF
        if where and room:
            data = text.encode()[: room - 1]
            put_bytes(where, data + b"\0")
            put(self._places[size], len(data) + bool(data), 4)

    def tell(self, error: str = "") -> None:
        """Fill both logs, and the time that compiling took."""
        self.log(error, Jit.ERROR_LOG_BUFFER, Jit.ERROR_LOG_BUFFER_SIZE_BYTES)
        self.log("", Jit.INFO_LOG_BUFFER, Jit.INFO_LOG_BUFFER_SIZE_BYTES)
        if Jit.WALL_TIME in self.given:
            put(self._places[Jit.WALL_TIME], 0, 4)


NO_OPTIONS = JitOptions(0, 0, 0)


def load(image: bytes, context: Context | None, options: JitOptions = NO_OPTIONS) -> LoadedModule:
    """Raises DriverError."""
    try:
        loaded = new_module(texts_of(image), context)
    except LoadFailure as failure:
        options.tell(failure.log)
        fail(failure.code)
    options.tell()
    return loaded


def _file(name: int) -> bytes:
    path = get_name(name)
    require(path)
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError):
        fail(CUresult.ERROR_FILE_NOT_FOUND)


@api("cuModuleLoad")
def load_file(found: int, name: int) -> None:
    context = state.current()
    put(found, 0)
    put(found, load(_file(name), context).handle)


@api("cuModuleLoadData", "cuModuleLoadFatBinary")
def load_data(found: int, image: int) -> None:
    context = state.current()
    put(found, 0)
    put(found, load(bytes_at(image), context).handle)


@api("cuModuleLoadDataEx")
def load_data_with(found: int, image: int, number: int, options: int, values: int) -> None:
    context = state.current()
    put(found, 0)
    put(found, load(bytes_at(image), context, JitOptions(number, options, values)).handle)


@api("cuModuleUnload")
@unsafe
@releases
def unload(handle: int) -> None:
    module = state.handles.get(handle, LoadedModule)
    require(module.context is not None, CUresult.ERROR_NOT_PERMITTED)
    _forget(module)
    state.check()


def _forget(module: LoadedModule) -> None:
    drain_all()
    module.forget()


@api("cuModuleGetLoadingMode")
def loading_mode(mode: int) -> None:
    put(mode, LAZY_LOADING, 4)


@api("cuModuleGetFunction")
def get_function(found: int, handle: int, name: int) -> None:
    state.current()
    module, wanted = state.handles.get(handle, LoadedModule), get_name(name)
    put(found, 0)
    require(wanted)
    put(found, module.function(wanted).handle)


@api("cuLibraryGetKernel")
def get_kernel(found: int, handle: int, name: int) -> None:
    put(found, state.handles.get(handle, LoadedModule).function(get_name(name)).handle)


@api("cuModuleGetFunctionCount", "cuLibraryGetKernelCount")
def count_functions(count: int, handle: int) -> None:
    put(count, len(state.handles.get(handle, LoadedModule).module.kernels), 4)


@api("cuModuleEnumerateFunctions", "cuLibraryEnumerateKernels")
def enumerate_functions(found: int, number: int, handle: int) -> None:
    module = state.handles.get(handle, LoadedModule)
    require(found)
    put_words(found, [module.function(name).handle for name in list(module.module.kernels)[:number]])


@api("cuModuleGetGlobal_v2")
def get_global(address: int, size: int, handle: int, name: int) -> None:
    state.check()
    module = state.handles.get(handle, LoadedModule)
    try:
        _get_variable(address, size, module, name)
    except DriverError:
        put_if(address, 0)
        put_if(size, 0)
        raise


def _get_variable(address: int, size: int, module: LoadedModule, name: int) -> None:
    """Where a variable is: textures, surfaces and kernels have names, too, but are none. Raises DriverError."""
    require(address or size)
    wanted = get_name(name)
    if wanted not in module.asked_for:
        named = module.module
        require(wanted and not any(wanted in each for each in (named.kernels, named.textures, named.surfaces)))
        module.asked_for.add(wanted)
    place, length = module.variable(wanted)
    put_if(address, place)
    put_if(size, length)


@api("cuLibraryGetGlobal")
def get_library_global(address: int, size: int, handle: int, name: int) -> None:
    _get_variable(address, size, state.handles.get(handle, LoadedModule), name)


@api("cuLibraryGetManaged")
def get_managed(address: int, size: int, handle: int, name: int) -> None:
    module = state.handles.get(handle, LoadedModule)
    require(address or size)
    wanted = get_name(name)
    require(wanted)
    require(module.is_managed(wanted), CUresult.ERROR_NOT_FOUND)
    _get_variable(address, size, module, name)


@api("cuLibraryGetUnifiedFunction")
def get_unified(found: int, handle: int, name: int) -> None:
    """No library here has a table of functions for hosts and devices."""
    state.handles.get(handle, LoadedModule)
    put(found, 0)
    fail(CUresult.ERROR_INVALID_VALUE)


@api("cuLibraryLoadData")
def load_library(
    found: int, code: int, jit: int, jit_values: int, jits: int, options: int, values: int, number: int
) -> None:
    put(found, 0)
    require(number <= MOST_OPTIONS)
    put(found, load(bytes_at(code), None, JitOptions(jits, jit, jit_values)).handle)


@api("cuLibraryLoadFromFile")
def load_library_file(
    found: int, name: int, jit: int, jit_values: int, jits: int, options: int, values: int, number: int
) -> None:
    put(found, 0)
    require(number <= MOST_OPTIONS)
    put(found, load(_file(name), None, JitOptions(jits, jit, jit_values)).handle)


@api("cuLibraryUnload")
@releases
def unload_library(handle: int) -> None:
    _forget(state.handles.get(handle, LoadedModule))


@api("cuLibraryGetModule")
def module_of_library(found: int, handle: int) -> None:
    state.current()
    put(found, state.handles.get(handle, LoadedModule).handle)


@api("cuKernelGetFunction")
def function_of_kernel(found: int, handle: int) -> None:
    state.current()
    put(found, state.handles.get(handle, LoadedFunction).handle)


@api("cuKernelGetLibrary", "cuFuncGetModule")
def owner_of(found: int, handle: int) -> None:
    put(found, state.handles.get(handle, LoadedFunction).owner.handle)


# ---------------------------------------------------------------------------------------------------------- linking


@record(frozen=False, eq=False)
class Linker:
    """What `cuLinkCreate` makes: images added so far, and the linked one, which lives as long."""

    options: JitOptions
    texts: list[bytes] = field(default_factory=list)
    image: ctypes.Array[ctypes.c_char] | None = None


@api("cuLinkCreate", "cuLinkCreate_v2")
def link_create(number: int, options: int, values: int, found: int) -> None:
    state.current()
    put(found, state.handles.add(Linker(JitOptions(number, options, values))))


@api("cuLinkAddData", "cuLinkAddData_v2")
def link_add(handle: int, kind: int, data: int, size: int, name: int, number: int, options: int, values: int) -> None:
    linker = state.handles.get(handle, Linker)
    JitOptions(number, options, values)
    _add(linker, kind, get_bytes(data, size))


@api("cuLinkAddFile", "cuLinkAddFile_v2")
def link_add_file(handle: int, kind: int, name: int, number: int, options: int, values: int) -> None:
    linker = state.handles.get(handle, Linker)
    JitOptions(number, options, values)
    _add(linker, kind, _file(name))


def _add(linker: Linker, kind: int, data: bytes) -> None:
    """Device libraries whose functions ptxvm has itself (libcudadevrt) hold nothing that is needed."""
    require(0 <= kind <= CUjitInputType.NVVM and linker.image is None)
    if kind in (CUjitInputType.LIBRARY, CUjitInputType.OBJECT) and data[:4] in (b"!<ar", b"\x7fELF"):
        linker.texts += texts_inside(data)
        return
    require(data)
    texts = texts_of(data)
    require(all(map(is_ptx, texts)), CUresult.ERROR_INVALID_IMAGE)
    linker.texts += texts


@api("cuLinkComplete")
def link_complete(handle: int, image: int, size: int) -> None:
    linker = state.handles.get(handle, Linker)
    require(linker.image is None, CUresult.ERROR_INVALID_HANDLE)
    try:
        tried = new_module(linker.texts or [NO_CODE], None)
        missing = tried.module.missing_functions()
        tried.forget()
        if missing:
            raise LoadFailure(CUresult.ERROR_INVALID_SOURCE, f"nothing defines {', '.join(missing)}")
    except LoadFailure as failure:
        linker.options.tell(failure.log)
        fail(failure.code)
    linker.options.tell()
    data = link(linker.texts or [NO_CODE])
    linker.image = ctypes.create_string_buffer(data, len(data))
    put(image, ctypes.addressof(linker.image))
    put_if(size, len(data))


@api("cuLinkDestroy")
@releases
def link_destroy(handle: int) -> None:
    state.handles.remove(handle, Linker)
