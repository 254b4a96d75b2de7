"""Puts the driver into this process, and into those that it starts."""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from ptxvm.driver.children import NoSharedPythonError, changed, folder_for_children
from ptxvm.driver.library import LINKED, MANAGEMENT, SONAME, MadeLibrary, folder, write
from ptxvm.driver.registry import callback_parameters, callback_type, driver_api, signatures
from ptxvm.driver.runtime.exports import VERSIONS, functions, soname
from ptxvm.driver.settings import Settings, from_environment
from ptxvm.driver.tables.constants import CUresult

NOT_INITIALIZED = 1
"""What functions of NVML return before it is initialized."""

BEFORE_INIT = (
    "cuInit",
    "cuDriverGetVersion",
    "cuGetErrorName",
    "cuGetErrorString",
    "cuGetProcAddress",
    "cuGetProcAddress_v2",
    "cuGetExportTable",
)
FAMILIES = (
    "arrays",
    "batches",
    "captures",
    "contexts",
    "copies",
    "coredumps",
    "devices",
    "entry_points",
    "executables",
    "graph_edges",
    "graph_nodes",
    "graphs",
    "green_contexts",
    "kernels",
    "launches",
    "mappings",
    "memory",
    "modules",
    "node_descriptions",
    "pointers",
    "pools",
    "references",
    "streams",
    "tensor_maps",
    "textures",
    "user_objects",
    "words",
)


@cache
def load_families() -> None:
    """Know all functions of the driver."""
    for family in FAMILIES:
        importlib.import_module(f"ptxvm.driver.functions.{family}")


def _configure(settings: Settings) -> None:
    """Start anew with settings."""
    importlib.import_module("ptxvm.driver.state").configure(settings)


class Driver:
    """The driver of this process."""

    def __init__(self, settings: Settings, place: Path | None = None) -> None:
        names = list(signatures("driver"))
        self.settings = settings
        self.library = MadeLibrary(place or write(folder(), SONAME, names), names)
        self.initialized = False
        self._loaded = False
        self._runtimes: set[int] = set()
        self._lock = RLock()
        self._not_initialized = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(_not_initialized)
        self._not_supported = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(self._unknown)
        self.library.fill_generic(self._not_initialized)
        for name in BEFORE_INIT:
            self.library.fill(name, callback_type(signatures("driver")[name])(self._first(name)))

    def _first(self, name: str) -> Callable[..., int]:
        """A function that is not loaded before somebody calls one: most programs never do."""

        def call(*arguments: Any) -> int:
            self.load()
            return int(driver_api.function(name, self.settings.trace)(*arguments))

        return call

    def load(self) -> None:
        """Load what does the work."""
        with self._lock:
            if not self._loaded:
                load_families()
                _configure(self.settings)
                self._loaded = True

    def initialize(self) -> None:
        """From now on all functions do their work."""
        if self.initialized:
            return
        self.load()
        with self._lock:
            if self.initialized:
                return
            self.library.fill_generic(self._not_supported)
            for name in signatures("driver"):
                if name in driver_api:
                    self.library.fill(name, driver_api.callback(name, self.settings.trace))
            self.initialized = True

    def load_runtime(self, library: MadeLibrary, version: int) -> None:
        """Let functions of a library of the runtime do their work."""
        self.load()
        with self._lock:
            if version not in self._runtimes:
                importlib.import_module("ptxvm.driver.runtime.library").fill(library, version)
                self._runtimes.add(version)

    def forget(self) -> None:
        """Take the settings anew."""
        self._loaded = False

    def _unknown(self, number: int) -> int:
        if self.settings.trace:
            print(f"ptxvm: {self.library.names[number]} is not supported", file=sys.stderr)
        return CUresult.ERROR_NOT_SUPPORTED


def _not_initialized(_: int) -> int:
    return CUresult.ERROR_NOT_INITIALIZED


_driver: Driver | None = None
_libraries: list[MadeLibrary] = []
"""Others than the driver's own."""
_in_children: dict[Path, tuple[MadeLibrary, Sequence[str]]] = {}
"""Libraries of the runtime, and the functions that need no driver, by place."""


def install(gpu: str | None = None, devices: int | None = None, checks: str | None = None, **settings: object) -> None:
    """Give this process, and those that it starts, a CUDA driver.

    gpu:      what programs see: "sm_90" (default), "sm_80", "sm_100", "sm_120", ...
    devices:  how many of it, 1 to 16
    checks:   of every launch: "none", "bounds" (default), "full", or names of the sanitizer's checks with commas
    settings: engine, workers, timeout, async_completion, seed, tensor_cores: as in `Kernel.launch`; `sticky=False`
              lets work go on after a fault, `version=12080` is the version of CUDA that the driver claims,
              `blocking=True` makes launches wait, `trace=True` writes every call to stderr

    What is not given comes from the environment (PTXVM_DRIVER_GPU, ...). Do it before anything loads `libcuda.so.1`;
    again, it changes the settings if nothing has been initialized. Raises ValueError for settings that make no sense,
    RuntimeError where a driver of another kind is loaded or settings come too late, OSError where no library can be
    made.
    """
    global _driver  # noqa: PLW0603
    chosen = from_environment(gpu=gpu, devices=devices, checks=checks, **settings)
    if _driver is not None:
        _change(_driver, chosen)
        return
    _refuse_others()
    _driver = Driver(chosen)
    for_children = _tell_children(_driver)
    libraries = [_driver.library, _add_management(_driver)]
    libraries += [_add_runtime(_driver, version) for version in VERSIONS]
    if for_children is not None:
        for library in libraries:
            library.lead_here(for_children / library.place.name)
        _driver.library.lead_here(for_children / LINKED)
    stand_ins = importlib.import_module("ptxvm.driver.stand_ins")
    stand_ins.install(_driver.library.place.parent)
    atexit.register(_end)


def _add_management(driver: Driver) -> MadeLibrary:
    """`libnvidia-ml.so.1`, whose functions do nothing before somebody calls one with which programs begin."""
    letters = signatures("management")
    library = MadeLibrary(write(folder(), MANAGEMENT, list(letters)), list(letters))
    _link(library.place, driver.library.place.with_name(MANAGEMENT))

    def first(name: str) -> Callable[..., int]:
        def call(*arguments: int) -> int:
            driver.load()
            importlib.import_module("ptxvm.driver.management").fill(library)
            result: int = getattr(library.loaded, name)(*arguments)
            return result

        return call

    library.fill_generic(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda _: NOT_INITIALIZED))
    for name in ("nvmlInit", "nvmlInit_v2", "nvmlInitWithFlags", "nvmlErrorString"):
        getattr(library.loaded, name).restype = ctypes.c_uint64
        library.fill(name, ctypes.CFUNCTYPE(ctypes.c_uint64, *callback_parameters(letters[name]))(first(name)))
    _libraries.append(library)
    return library


def _add_runtime(driver: Driver, version: int) -> MadeLibrary:
    """`libcudart.so.13`, for who asks for it by its name. What does its work is loaded with the first call."""
    letters = functions(version)
    library = MadeLibrary(write(folder(), soname(version), list(letters)), list(letters), ctypes.DEFAULT_MODE)

    def first(name: str, parameters: tuple[Any, ...]) -> Callable[..., int]:
        def call(*arguments: Any) -> int:
            driver.load_runtime(library, version)
            function = getattr(library.loaded, name)
            function.argtypes, function.restype = parameters, ctypes.c_uint64
            return int(function(*arguments))

        return call

    for name, kinds in letters.items():
        parameters = callback_parameters(kinds)
        library.fill(name, ctypes.CFUNCTYPE(ctypes.c_uint64, *parameters)(first(name, parameters)))
    fail_in_children(library)
    return library


def _link(target: Path, link: Path) -> None:
    if not link.exists():
        with contextlib.suppress(FileExistsError):
            link.symlink_to(target)


def install_for_program(place: Path) -> None:
    """The driver of a program that is not one of Python, whose library is at a place; settings: the environment's."""
    global _driver  # noqa: PLW0603
    _driver = Driver(from_environment(), place)
    _driver.load()


def _change(driver: Driver, settings: Settings) -> None:
    if settings == driver.settings:
        return
    if driver.initialized:
        raise RuntimeError("the driver is in use already: its settings cannot change any more")
    driver.settings = settings
    driver.forget()
    os.environ.update(settings.environment())


def _refuse_others() -> None:
    """Raises RuntimeError where NVIDIA's driver is in the process, or a package that has looked for one."""
    if "cupy_backends.cuda.api.runtime" in sys.modules:
        raise RuntimeError(
            "CuPy is imported already: install ptxvm's driver before. (pytest imports what `filterwarnings` of its"
            " configuration names before any plugin: use `python -m ptxvm.driver -m pytest` then.)"
        )
    try:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return
    found = {line.split()[-1] for line in maps.splitlines() if "/libcuda.so" in line}
    if found:
        raise RuntimeError(f"{found.pop()} is loaded already: install ptxvm's driver before anything imports CUDA")


def _tell_children(driver: Driver) -> Path | None:
    """Programs that this process starts have the driver; executables only where there is a Python for them: the folder
    of their libraries then."""
    try:
        made = where = folder_for_children()
    except NoSharedPythonError:
        made, where = None, driver.library.place.parent
        _link(Path(SONAME), where / LINKED)
    os.environ.update(changed(driver.settings, os.environ, where))
    os.environ.setdefault("TRITON_LIBCUDA_PATH", str(where))
    os.environ.setdefault("NUMBA_CUDA_DRIVER", str(driver.library.place))
    return made


def installed() -> Driver:
    """Raises RuntimeError where nobody has installed the driver."""
    if _driver is None:
        raise RuntimeError("ptxvm.driver.install() comes first")
    return _driver


def know_all() -> None:
    """Know all functions of the driver, and the settings of that of this process, if it has one."""
    load_families()
    if _driver is not None:
        _driver.load()


def initialize() -> None:
    """What `cuInit` does."""
    installed().initialize()


def address_of(function: str) -> int:
    """The address of a function of the library."""
    return installed().library.address(function)


def fail_in_children(library: MadeLibrary, kept: Sequence[str] = ()) -> None:
    """In children of this process, if its driver is in use by then, all functions of a library of the runtime fail,
    except for those to keep."""
    _in_children[library.place] = library, kept


def _end() -> None:
    """The interpreter ends: what is freed from now on needs no freeing."""
    if _driver is not None:
        if _driver.initialized:
            importlib.import_module("ptxvm.driver.endings").tell_rest()
            importlib.import_module("ptxvm.driver.execution").background.end()
        for library in (_driver.library, *_libraries, *(each for each, _ in _in_children.values())):
            library.empty(CUresult.SUCCESS)


def _after_fork() -> None:
    """A context does not survive a fork: calls in a child say so; before `cuInit`, a child has a driver of its own."""
    if _driver is None:
        return
    if _driver.initialized:
        _driver.library.empty(CUresult.ERROR_NOT_INITIALIZED)
        for name in ("cuDriverGetVersion", "cuGetErrorName", "cuGetErrorString"):
            _driver.library.fill(name, driver_api.callback(name, False))
        for library, kept in _in_children.values():
            library.empty(CUresult.ERROR_NOT_INITIALIZED, kept)
    else:
        _driver.forget()


os.register_at_fork(after_in_child=_after_fork)
