"""Events: marks in streams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.driver.errors import fail, require
from ptxvm.driver.execution import Operation, background, finish
from ptxvm.driver.state import Context
from ptxvm.driver.streams import NON_BLOCKING, Stream
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import refuse_unsafe
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.driver.captures import Mark

DISABLE_TIMING, INTERPROCESS = 2, 4
EXTERNAL = 1


@record(frozen=False, eq=False)
class Event:
    """`operation`: what was recorded last; `mark`: where in a graph, if that was in a stream that captures."""

    context: Context
    flags: int
    handle: int = 0
    operation: Operation | None = None
    mark: Mark | None = None

    @property
    def timed(self) -> bool:
        return not self.flags & DISABLE_TIMING

    def synchronize(self) -> None:
        """Wait for what was recorded. Raises DriverError."""
        self._refuse_captures()
        if self.operation is not None:
            finish(self.operation)
        self.context.check()

    def query(self) -> None:
        """Raises DriverError unless what was recorded has happened."""
        self._refuse_captures()
        self.require_done()

    def require_done(self) -> None:
        """As `query`, whatever captures."""
        if self.operation is not None and not self.operation.done:
            background.hurry()
            fail(CUresult.ERROR_NOT_READY)
        self.context.check()

    def _refuse_captures(self) -> None:
        if self.mark is not None:
            require(self.mark.capture.going_on)
            self.mark.capture.invalidate()
            fail(CUresult.ERROR_CAPTURED_EVENT)
        refuse_unsafe()


@record(frozen=False)
class RecordEvent:
    """What records an event when a graph runs."""

    event: Event

    def run(self, context: Context) -> None:
        self.event.operation, self.event.mark = Operation.over(), None


@record(frozen=False)
class WaitEvent:
    """What waits for an event when a graph runs."""

    event: Event

    def run(self, context: Context) -> None:
        if self.event.operation is not None:
            finish(self.event.operation)


def enqueue_record(event: Event, stream: Stream, flags: int = 0) -> None:
    """Mark the place in a stream. Raises DriverError."""
    require(event.context is stream.context.owner, CUresult.ERROR_INVALID_HANDLE)
    if stream.capture is not None:
        if flags & EXTERNAL:
            stream.capture.add(stream, RecordEvent(event))
        else:
            event.mark = stream.capture.mark(stream)
        return
    require(not flags & EXTERNAL, CUresult.ERROR_ILLEGAL_STATE)
    event.operation, event.mark = (Operation.over() if stream.idle else stream.put(None)), None


def record_all(event: Event, context: Context) -> None:
    """Mark what all streams of a context do now. Raises DriverError."""
    require(event.context is context.owner, CUresult.ERROR_INVALID_HANDLE)
    refuse_captures(context)
    if context.marks is None:  # events are not work of the default stream, for which other streams would wait
        context.marks = Stream(context, NON_BLOCKING)
    pending = [each.last for each in context.all_streams() if each.last is not None]
    event.operation, event.mark = context.marks.put(None, pending), None


def wait_all(context: Context, event: Event) -> None:
    """Let what comes in a context wait for a mark. Raises DriverError."""
    refuse_captures(context)
    if event.mark is not None:
        event.mark.capture.invalidate()
        fail(CUresult.ERROR_STREAM_CAPTURE_UNSUPPORTED)
    if event.operation is None or event.operation.done:
        return
    for each in (context, *context.greens):
        each.gate = event.operation
        for stream in list(each.streams):
            stream.put(None, (event.operation,))


def refuse_captures(context: Context) -> None:
    """For what concerns all that a context does. Raises DriverError."""
    capturing = [each.capture for each in context.all_streams() if each.capture is not None]
    for capture in capturing:
        capture.invalidate()
    require(not capturing, CUresult.ERROR_STREAM_CAPTURE_UNSUPPORTED)


def wait(stream: Stream, event: Event, flags: int = 0) -> None:
    """Let what comes in a stream wait for a mark. Raises DriverError."""
    if flags & EXTERNAL:
        require(stream.capture is not None, CUresult.ERROR_ILLEGAL_STATE)
        assert stream.capture is not None
        stream.capture.add(stream, WaitEvent(event))
        return
    if event.mark is not None:
        require(event.mark.capture.going_on)
        event.mark.capture.join(stream, event.mark)
        return
    require(stream.capture is None or event.operation is None, CUresult.ERROR_STREAM_CAPTURE_ISOLATION)
    if event.operation is not None and not event.operation.done:
        stream.put(None, (event.operation,))


def elapsed(start: Event, end: Event) -> float:
    """Milliseconds. Raises DriverError."""
    for event in (start, end):
        require(event.mark is None or event.mark.capture.going_on)
        require(event.mark is None, CUresult.ERROR_CAPTURED_EVENT)
        require(event.timed and event.operation is not None, CUresult.ERROR_INVALID_HANDLE)
    for event in (start, end):
        event.require_done()
    assert start.operation is not None and end.operation is not None
    return (end.operation.time - start.operation.time) * 1e3
