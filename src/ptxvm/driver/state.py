"""What the driver knows between calls: handles, devices, contexts and which of them each thread uses."""

from __future__ import annotations

import itertools
import threading
from dataclasses import field
from typing import TYPE_CHECKING, Any, TypeVar

from ptxvm.api.device import device_memory
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.gpus import VisibleGpu, gpu
from ptxvm.driver.settings import Settings
from ptxvm.driver.tables.constants import CUlimit, CUresult
from ptxvm.driver.threads import calling
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.driver.captures import Capture
    from ptxvm.driver.execution import Operation
    from ptxvm.driver.green import GreenContext
    from ptxvm.driver.streams import Stream
    from ptxvm.engine import Options
    from ptxvm.machine.memory import Memory

T = TypeVar("T")
_HANDLE_BASE, _HANDLE_STEP = 0x7000_0000_0000, 0x40
LEGACY_STREAM, THREAD_STREAM = 1, 2
_DEFAULT_LIMITS = {
    CUlimit.STACK_SIZE: 1024,
    CUlimit.PRINTF_FIFO_SIZE: 8448 << 10,
    CUlimit.MALLOC_HEAP_SIZE: 8 << 20,
    CUlimit.DEV_RUNTIME_SYNC_DEPTH: 2,
    CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT: 2048,
    CUlimit.MAX_L2_FETCH_GRANULARITY: 64,
    CUlimit.PERSISTING_L2_CACHE_SIZE: 0,
    CUlimit.CIG_ENABLED: 0,
}


class Handles:
    """Objects by the numbers that programs hold. A number is never given twice."""

    def __init__(self) -> None:
        self._objects: dict[int, Any] = {}
        self._numbers = itertools.count(_HANDLE_BASE, _HANDLE_STEP)

    def add(self, thing: object) -> int:
        """A new handle."""
        number = next(self._numbers)
        self._objects[number] = thing
        return number

    def put(self, number: int, thing: object) -> None:
        """A handle that is a number of its own."""
        self._objects[number] = thing

    def get(self, handle: int, kind: type[T], code: CUresult = CUresult.ERROR_INVALID_HANDLE) -> T:
        """The object of a handle. Raises DriverError where it is none, or another kind of object."""
        found = self._objects.get(handle)
        if isinstance(found, kind):
            return found
        raise DriverError(code)

    def remove(self, handle: int, kind: type[T], code: CUresult = CUresult.ERROR_INVALID_HANDLE) -> T:
        """Take a handle back."""
        found = self.get(handle, kind, code)
        self._objects.pop(handle, None)
        return found

    def of_kind(self, kind: type[T]) -> list[T]:
        """All objects of a kind."""
        return [each for each in list(self._objects.values()) if isinstance(each, kind)]


@record(frozen=False)
class Fault:
    """What stays with a context, and with the green contexts of it."""

    code: CUresult = CUresult.SUCCESS


@record(frozen=False, eq=False)
class Context:
    """A context of a device. `error`: the fault that stays with it; `alive`: unless it is a primary one that nobody has
    retained since its last release or reset; `streams`: those with a handle, and the default ones; `gate`: what all its
    work waits for, `marks`: the stream of events that mark all its work; `green`: what makes it a green context,
    `greens`: those of a primary one."""

    device: int
    flags: int = 0
    handle: int = 0
    number: int = 0
    limits: dict[int, int] = field(default_factory=lambda: {int(k): v for k, v in _DEFAULT_LIMITS.items()})
    fault: Fault = field(default_factory=Fault)
    references: int = 0
    primary: bool = False
    alive: bool = True
    streams: list[Stream] = field(default_factory=list)
    thread_streams: dict[int, Stream] = field(default_factory=dict)
    peers: set[int] = field(default_factory=set)
    cache_preference: int = 0
    storage: dict[Any, Any] = field(default_factory=dict)
    gate: Operation | None = None
    marks: Stream | None = None
    green: GreenContext | None = None
    greens: list[Context] = field(default_factory=list)

    @property
    def error(self) -> CUresult:
        return self.fault.code

    @error.setter
    def error(self, code: CUresult) -> None:
        self.fault.code = code

    @property
    def owner(self) -> Context:
        """Whose memory, modules and events are made here: a green context's are the primary one's."""
        return self.green.parent if self.green is not None else self

    def all_streams(self) -> list[Stream]:
        """Those of the context, and of its green contexts."""
        if not self.greens:
            return list(self.streams)
        return [stream for each in (self, *self.greens) for stream in each.streams]

    @property
    def memory(self) -> Memory:
        return device_memory(self.device)

    def retain(self) -> None:
        """A primary one is there until this is taken back, or it is reset."""
        self.references += 1
        self.alive = True

    def check(self) -> None:
        """Raises DriverError for the fault that stays, or that nobody was told of yet."""
        if self.fault.code:
            self.raise_error()

    def raise_error(self) -> None:
        code = self.error
        if not state.settings.sticky:
            self.error = CUresult.SUCCESS
        fail(code)


class State:
    """The driver of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gpu: VisibleGpu = gpu(settings.gpu)
        self.handles = Handles()
        self.primaries: dict[int, Context] = {}
        self.stacks: dict[int, list[Context]] = {}
        self.captures: list[Capture] = []
        self.numbers = itertools.count(1)
        self.lock = threading.RLock()
        self.follows_unwritten = settings.follows_unwritten
        self._options: dict[bool, Options] = {}

    def launch_options(self, *, host_writes: bool) -> Options:
        """Those of the settings: the same object for each launch."""
        found = self._options.get(host_writes)
        if found is None:
            found = self._options[host_writes] = self.settings.launch_options(host_writes=host_writes)
        return found

    # ------------------------------------------------------------------------------------------------------ devices

    def device(self, number: int) -> int:
        """Raises DriverError for a device that does not exist."""
        if not 0 <= number < self.settings.devices:
            raise DriverError(CUresult.ERROR_INVALID_DEVICE)
        return number

    def primary(self, device: int) -> Context:
        """The primary context of a device."""
        with self.lock:
            found = self.primaries.get(device)
            if found is None:
                found = self.primaries[device] = self.new_context(device)
                found.primary, found.alive = True, False
            return found

    # ----------------------------------------------------------------------------------------------------- contexts

    def new_context(self, device: int, flags: int = 0, like: Context | None = None) -> Context:
        """A context with a handle, which is nobody's current one. `like`: whose fault, limits and peers it has."""
        from ptxvm.driver.streams import Stream  # noqa: PLC0415  (streams speak of contexts)

        context = Context(self.device(device), flags, number=next(self.numbers))
        if like is not None:
            context.fault, context.limits, context.peers = like.fault, like.limits, like.peers
        context.handle = self.handles.add(context)
        context.streams.append(Stream(context, handle=LEGACY_STREAM))
        return context

    def stack(self) -> list[Context]:
        """The contexts of the calling thread, the current one last."""
        return self.stacks.setdefault(calling.thread, [])

    def thread_context(self) -> Context:
        """The current context of the thread, if only a primary one that nobody has retained."""
        stack = self.stacks.get(calling.thread)
        return stack[-1] if stack and stack[-1].primary else self.bound()

    def bound(self) -> Context:
        """The current context of the thread, with a fault or without one."""
        stack = self.stacks.get(calling.thread)
        if not stack:
            raise DriverError(CUresult.ERROR_INVALID_CONTEXT)
        context = stack[-1]
        if not context.handle or not context.alive:
            raise DriverError(CUresult.ERROR_CONTEXT_IS_DESTROYED)
        return context

    def current(self) -> Context:
        """The current context, for work. Raises DriverError where there is none, or it has a fault."""
        stack = self.stacks.get(calling.thread)
        if stack:
            context = stack[-1]
            if context.handle and not context.fault.code and context.alive:
                return context
        context = self.bound()
        context.check()
        return context

    def check(self) -> None:
        """Raises DriverError where the thread has a current context, and it has a fault, which stays: finalizers, which
        nobody asks for errors, call what asks here."""
        stack = self.stacks.get(calling.thread)
        if stack and stack[-1].fault.code:
            fail(stack[-1].fault.code)

    def multiprocessors(self) -> int:
        """How many the current context has; without one, the GPU."""
        stack = self.stacks.get(calling.thread)
        green = stack[-1].green if stack else None
        return green.part.count if green is not None else self.gpu.limits.multiprocessors

    def context(self, handle: int) -> Context:
        """The context of a handle; the current one for 0."""
        return self.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT) if handle else self.bound()


state = State(Settings())


def configure(settings: Settings) -> None:
    """Start anew with other settings."""
    state.__init__(settings)  # type: ignore[misc]


def require_device(number: int) -> None:
    """Raises DriverError for a device that does not exist."""
    state.device(number)


def require_flags(flags: int, allowed: int) -> None:
    """Raises DriverError for flags that mean nothing."""
    require(flags & ~allowed == 0)
