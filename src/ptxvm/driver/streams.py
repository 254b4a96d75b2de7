"""Streams: work in order, beside each other."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.execution import Operation, background, begin_region, end_region, finish
from ptxvm.driver.registry import threads_with_own_stream
from ptxvm.driver.state import LEGACY_STREAM, THREAD_STREAM, Context, state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.threads import calling
from ptxvm.driver.unsafe_calls import refuse_unsafe

if TYPE_CHECKING:
    from ptxvm.driver.captures import Capture

NON_BLOCKING = 1
LOWEST_PRIORITY, HIGHEST_PRIORITY = 0, -5
MOST_QUEUED = 1024
"""Operations a stream may hold before who adds another one helps to do them."""

_order = threading.Lock()


class Work(Protocol):
    """What a stream can do, and a graph can hold."""

    def run(self, context: Context) -> None:
        """Do it."""


GONE = """ptxvm: a copy, a fill or a graph in a stream reached memory that is not there: was it freed since?"""


def _do(work: Work, context: Context) -> None:
    """Do some work of a stream. What goes wrong stays with the context: whoever waits need not be who put it down."""
    try:
        work.run(context)
    except DriverError as error:
        context.error = error.code
        if error.code == CUresult.ERROR_INVALID_VALUE:
            print(GONE, file=sys.stderr, flush=True)
            context.error = CUresult.ERROR_ILLEGAL_ADDRESS
    except MemoryError:
        context.error = CUresult.ERROR_OUT_OF_MEMORY
    except Exception:
        print("ptxvm: work of a stream failed; this is a bug of ptxvm:", file=sys.stderr)
        traceback.print_exc()
        context.error = CUresult.ERROR_LAUNCH_FAILED


class Stream:
    """A queue of operations of a context. `last` is the newest of them."""

    def __init__(self, context: Context, flags: int = 0, priority: int = 0, handle: int = 0) -> None:
        self.context = context
        self.flags = flags
        self.priority = priority
        self.handle = handle
        self.number = next(state.numbers)
        self.last: Operation | None = context.gate
        self.queued = 0
        self.capture: Capture | None = None
        self.attributes: dict[int, bytes] = {}

    @property
    def is_legacy(self) -> bool:
        """Whether it is the default stream, which waits for all blocking streams and they for it."""
        return self.handle == LEGACY_STREAM

    @property
    def blocking(self) -> bool:
        return not self.flags & NON_BLOCKING

    def before(self) -> list[Operation]:
        """What new work comes after."""
        streams = [self]
        if self.is_legacy:
            streams += [each for each in self.context.streams if each.blocking and each is not self]
        elif self.blocking:
            streams.append(self.context.streams[0])
        return [each.last for each in streams if each.last is not None and not each.last.done]

    @property
    def idle(self) -> bool:
        """Whether new work would come after nothing that is not done."""
        if self.last is not None and not self.last.done:
            return False
        if self.handle == LEGACY_STREAM:
            for each in self.context.streams:
                if each.last is not None and not each.last.done and each.blocking:
                    return False
            return True
        first = self.context.streams[0].last
        return first is None or first.done or not self.blocking

    def put(self, run: Callable[[], None] | None, after: Iterable[Operation] = ()) -> Operation:
        """Put down something to be done after all that is in the stream (not: in a graph that it captures)."""
        begin_region()
        try:
            with _order:
                operation = Operation(run, [*self.before(), *after])
                self.queued = self.queued + 1 if operation.after else 1
                self.last = operation
            background.add(id(self), operation)
        finally:
            end_region()
        if self.queued > MOST_QUEUED:
            self.queued = 0
            finish(operation)
        return operation

    def submit(self, work: Work, after: Iterable[Operation] = ()) -> Operation | None:
        """Do some work in order; a capturing stream adds it to its graph instead."""
        if self.capture is not None:
            self.capture.add(self, work)
            return None
        context = self.context

        def run() -> None:
            if not context.error:
                _do(work, context)

        return self.put(run, after)

    def check_implicit(self) -> None:
        """The default stream may not come to depend on a stream that captures. Raises DriverError."""
        capturing = self.captures_beside()
        for capture in capturing:
            capture.invalidate()
        require(not capturing, CUresult.ERROR_STREAM_CAPTURE_IMPLICIT)

    def captures_beside(self) -> list[Capture]:
        """Those for which work of the default stream would wait."""
        if not state.captures or not self.is_legacy:
            return []
        return [each.capture for each in self.context.streams if each.capture is not None and each.blocking]

    def drain(self) -> None:
        """Have everything done that is in the stream."""
        for operation in self.before():
            finish(operation)

    def synchronize(self) -> None:
        """Wait. Raises DriverError for the fault of its context, or when a capture forbids it."""
        self._refuse_waiting()
        if not self.idle:
            self.drain()
        self.context.check()

    def query(self) -> None:
        """Raises DriverError unless everything is done, or when a capture forbids to ask."""
        self._refuse_waiting()
        if not self.idle:
            background.hurry()
            fail(CUresult.ERROR_NOT_READY)
        self.context.check()

    def _refuse_waiting(self) -> None:
        if state.captures:
            self.refuse_capture()
            refuse_unsafe()

    def refuse_capture(self) -> None:
        """For what no graph can hold, as waiting for what only becomes one. Raises DriverError."""
        if self.capture is not None:
            self.capture.invalidate()
            fail(CUresult.ERROR_STREAM_CAPTURE_UNSUPPORTED)

    def spoil_capture(self) -> None:
        """Something has failed that would have become a part of the graph."""
        if self.capture is not None:
            self.capture.invalidate()


def default_stream() -> Stream:
    """The stream of work that names none. Raises DriverError."""
    context = state.current()
    if threads_with_own_stream and calling.thread in threads_with_own_stream:
        return _thread_stream(context)
    return _legacy_stream(context)


def _legacy_stream(context: Context) -> Stream:
    stream = context.streams[0]
    if state.captures:
        stream.check_implicit()
    return stream


def drain(context: Context) -> None:
    """Have everything done that is in a context."""
    for stream in context.all_streams():
        last = stream.last
        if last is not None and not last.done:
            finish(last)


def drain_all() -> None:
    """Have everything done."""
    for context in state.handles.of_kind(Context):
        drain(context)


def stream_of(handle: int) -> Stream:
    """The stream of a handle, or the default one. Raises DriverError."""
    if handle == 0:
        return default_stream()
    if handle == LEGACY_STREAM:
        return _legacy_stream(state.current())
    if handle == THREAD_STREAM:
        return _thread_stream(state.current())
    stream = state.handles.get(handle, Stream)
    context = stream.context
    if not context.handle:
        raise DriverError(CUresult.ERROR_STREAM_DETACHED)
    if context.fault.code:
        context.raise_error()
    return stream


def _thread_stream(context: Context) -> Stream:
    thread = calling.thread
    found = context.thread_streams.get(thread)
    if found is None:
        found = context.thread_streams[thread] = Stream(context, handle=THREAD_STREAM)
        context.streams.append(found)
    return found


def clamped_priority(priority: int) -> int:
    """The nearest one that there is."""
    return max(HIGHEST_PRIORITY, min(LOWEST_PRIORITY, priority))


def new_stream(flags: int, priority: int) -> int:
    """The handle of a new stream of the current context."""
    require(flags in (0, NON_BLOCKING))
    return new_stream_of(state.current(), flags, priority)


def new_stream_of(context: Context, flags: int, priority: int) -> int:
    """The handle of a new stream of a context."""
    stream = Stream(context, flags, clamped_priority(priority))
    stream.handle = state.handles.add(stream)
    context.streams.append(stream)
    return stream.handle


def destroy(stream: Stream) -> None:
    """Take a stream away; what it was given is still done."""
    drain_later = stream.last
    if stream.capture is not None:
        stream.capture.leave(stream)
    state.handles.remove(stream.handle, Stream)
    if drain_later is None or drain_later.done:
        _forget(stream)
    else:
        stream.put(lambda: _forget(stream))


def _forget(stream: Stream) -> None:
    if stream in stream.context.streams:
        stream.context.streams.remove(stream)
