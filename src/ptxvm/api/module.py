"""Loaded modules."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ptxvm.api.caller import warn_caller
from ptxvm.api.device import device_memory
from ptxvm.api.errors import PtxWarning
from ptxvm.api.kernel import Kernel
from ptxvm.api.text import Ptx, best_target, read_sources
from ptxvm.checker.module import Function, Space, Variable
from ptxvm.checker.module import Module as TypedModule
from ptxvm.diagnostics import Finding, Severity, Source
from ptxvm.engine.host_functions import HOST_FUNCTIONS
from ptxvm.engine.kept_programs import kept_program
from ptxvm.engine.kernel_layout import kernel_layout
from ptxvm.engine.placement import place, variable_bytes
from ptxvm.machine.gpus import Gpu, gpu_named
from ptxvm.machine.image import Image
from ptxvm.machine.launch import LaunchError
from ptxvm.machine.memory import Memory

if TYPE_CHECKING:
    from ptxvm.api.bindings import Bindings


_WHERE = "PTX runs on its target's GPU and on later ones, that for sm_90a on sm_90 alone, for sm_100f on its family"


def runs(gpu: Gpu, target: str) -> bool:
    """Whether a GPU runs PTX for a target (`sm_90a`), also one whose target is unknown."""
    from ptxvm.isa.targets import Target, Variant  # noqa: PLC0415  (most callers choose no GPU)

    try:
        return Target(gpu.capability, Variant.ARCHITECTURE).offers(Target.parse(target))
    except ValueError:
        return True


class Module:
    """A program that was checked, linked and placed in device memory. Made by `load`.

    kernels:   name -> Kernel, in the order of the text
    globals:   name -> variable of device 0 as a NumPy array in place
    textures, samplers, surfaces: name -> what the `.texref`, `.samplerref`, `.surfref` variable holds: assign a
               `ptxvm.Texture`, `ptxvm.Sampler` (or a Texture, for its settings), `ptxvm.Surface`, for an array of
               references a sequence of them. It holds on all devices
    findings:  warnings and style findings (errors raise PtxError)

    A copy, also one that was pickled, is the program loaded again: its variables have their initial values.
    """

    def __init__(
        self,
        typed: TypedModule,
        target: str | None = None,
        gpu: str | None = None,
        facts: Mapping[tuple[str, Function], object] | None = None,
    ) -> None:
        self._target = target
        self._facts = facts or {}
        self._gpu = gpu
        self.name = typed.source.name
        self.findings: list[Finding] = typed.findings
        self._typed = typed
        self._images: dict[int, Image] = {}
        self._constants: dict[int, int] = {}
        self._bindings: Bindings | None = None
        self.kernels: dict[str, Kernel] = {
            name: Kernel(function, self)
            for name, function in typed.functions.items()
            if function.is_entry and function.has_body
        }
        self.globals: Mapping[str, npt.NDArray[Any]] = self.globals_on(0)

    def image(self, device: int) -> Image:
        """The module in the memory of a device: placed there when first asked for."""
        found = self._images.get(device)
        if found is None:
            memory = device_memory(device)
            found = self._images[device] = place(self._typed, memory)
            found.derived |= self._facts
            weakref.finalize(self, memory.release_later, partial(found.release, memory))
            if self._bindings is not None:
                self._bindings.add_image(found, memory)
        return found

    def unload(self) -> None:
        """Free the module's variables on all devices: pointers to them are stale from now on, and no kernel of the
        module can be launched any more."""
        for device, image in list(self._images.items()):
            image.release(device_memory(device))

    def variable(self, name: str, device: int = 0) -> tuple[int, int] | None:
        """(global address, size) of a `.global` or `.const` variable on a device; None if there is none.

        A constant variable has no address in global memory; it gets one, which stands for the same bytes.
        """
        variable, image = self._typed.variables.get(name), self.image(device)
        if variable is None or variable not in image.addresses:
            return None
        address = image.addresses[variable]
        if variable.space is Space.CONST:
            address += self._constants_address(device, image)
        return address, variable.size

    @property
    def constant_size(self) -> int:
        """Bytes of the `.const` variables."""
        return sum(each.size for each in self._typed.variables.values() if each.space is Space.CONST)

    def _constants_address(self, device: int, image: Image) -> int:
        """Where the constant bank lies in global memory."""
        found = self._constants.get(device)
        if found is None:
            memory = device_memory(device)
            host = int(image.constants.ctypes.data)
            made = memory.add_mapped(host, len(image.constants), True, "the constant variables")
            found = self._constants[device] = made.address
            image.allocations.append(found)
        return found

    def missing_functions(self) -> list[str]:
        """Functions that kernels call, that no text defines, and that the machine does not have itself."""
        image = self.image(0)
        called = [each for kernel in self.kernels.values() for each in kernel_layout(kernel.function, image).functions]
        names = {each.name for each in called if not each.has_body}
        return sorted(name for name in names if name not in HOST_FUNCTIONS or not HOST_FUNCTIONS[name].library)

    @property
    def target(self) -> str:
        """What the program is for: "sm_90a"."""
        return self._typed.target

    def chosen_gpu(self, name: str | None) -> Gpu | None:
        """The GPU of a launch that asks for `name`; without one that of `load`. Raises ValueError for what is no GPU,
        LaunchError for one that does not run the program."""
        asked = self._gpu if name is None else name
        if asked is None:
            return None
        gpu = gpu_named(asked)
        if not runs(gpu, self.target):
            raise LaunchError(f"gpu={asked!r} does not run the program, which is for {self.target}: {_WHERE}")
        return gpu

    @property
    def version(self) -> tuple[int, int]:
        """The PTX version of the text."""
        return self._typed.version

    @property
    def textures(self) -> MutableMapping[str, object]:
        return self._bound().of("texref")

    @property
    def samplers(self) -> MutableMapping[str, object]:
        return self._bound().of("samplerref")

    @property
    def surfaces(self) -> MutableMapping[str, object]:
        return self._bound().of("surfref")

    def _bound(self) -> Bindings:
        """What is bound to references; most modules have none."""
        if self._bindings is None:
            from ptxvm.api.bindings import Bindings  # noqa: PLC0415  (takes time to import)

            self._bindings = Bindings(self._typed)
            for device, image in self._images.items():
                self._bindings.add_image(image, device_memory(device))
        return self._bindings

    def globals_on(self, device: int) -> Mapping[str, npt.NDArray[Any]]:
        """As `globals`, for a device other than device 0: each has variables of its own."""
        return _Globals(self._typed, self.image(device), device_memory(device))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, ((self._typed.source, *self._typed.others), self._target, self._gpu)

    def __repr__(self) -> str:
        return f"<ptxvm.Module {self.name}: {', '.join(self.kernels) or 'no kernels'}>"


class _Globals(Mapping[str, npt.NDArray[Any]]):
    """The `.global` and `.const` variables of a module by name."""

    def __init__(self, typed: TypedModule, image: Image, memory: Memory) -> None:
        self._variables = {
            name: variable
            for name, variable in typed.variables.items()
            if variable.space in (Space.GLOBAL, Space.CONST) and variable in image.addresses
        }
        self._image, self._memory = image, memory

    def __getitem__(self, name: str) -> npt.NDArray[Any]:
        return _as_array(self._variables[name], self._image, self._memory)

    def __iter__(self) -> Iterator[str]:
        return iter(self._variables)

    def __len__(self) -> int:
        return len(self._variables)


def _as_array(variable: Variable, image: Image, memory: Memory) -> npt.NDArray[Any]:
    """A one-dimensional array of the declared element type (a scalar variable has one element)."""
    raw = variable_bytes(variable, image, memory)
    if variable.type.elements > 1 or variable.type.bits < 8:
        return raw
    return raw.view(np.dtype(variable.type.dtype))


def load(ptx: Ptx | Sequence[Ptx], target: str | None = None, gpu: str | None = None) -> Module:
    """Parse, check and link a program, or several that refer to each other.

    ptx:     bytes, or a str that holds a newline or `{`: the text; any other str and a path: a file. A sequence of
             them is linked. Bytes and files may also be containers that hold PTX: fat binaries, objects, programs,
             libraries and archives of objects; what they hold is linked
    target:  "sm_90": overrides the `.target` of the text; of containers it takes the best PTX for it, else the newest
    gpu:     "sm_90": the GPU of all launches that name none (see `Kernel.launch`); of containers it takes the best PTX
             that this GPU runs

    Raises PtxError when there are errors, OSError for a file that cannot be read, ValueError for what is no GPU,
    LaunchError when variables need more memory than there is, or the GPU does not run the program; warnings are issued
    as Python warnings and kept in `Module.findings`. One of them names each kernel that cannot be run, because nothing
    executes one of its instructions; the others can be launched.
    """
    module = load_quietly(ptx, target, gpu)
    for finding in module.findings:
        if finding.severity is Severity.WARNING:
            warn_caller(str(finding), PtxWarning)
    return module


def load_quietly(ptx: Ptx | Sequence[Ptx], target: str | None = None, gpu: str | None = None) -> Module:
    """As `load`, without Python warnings: for programs that others have compiled."""
    given: list[Ptx] = [ptx] if isinstance(ptx, str | bytes | os.PathLike | Source) else list(ptx)
    sources = [source for one in given for source in read_sources(one, target or best_target(gpu))]
    module = _loaded(sources, target, gpu)
    module.chosen_gpu(gpu)
    return module


def _loaded(sources: Sequence[Source], target: str | None, gpu: str | None) -> Module:
    """A program that was kept when it was run, or one that is checked now. Raises PtxError."""
    kept = kept_program(sources, target)
    if kept is not None:
        return Module(kept.module, target, gpu, kept.facts)
    from ptxvm.api.checked import checked_program  # noqa: PLC0415  (takes time to import)

    return Module(checked_program(sources, target), target, gpu)


def _again(sources: Sequence[Source], target: str | None, gpu: str | None) -> Module:
    """A module whose texts were loaded before."""
    return _loaded(sources, target, gpu)
