"""Work whose results come one after the other, done beside a launch: in a child process, or in a thread."""

from __future__ import annotations

import contextlib
import os
import struct
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

from ptxvm.engine.jit.compilation import forking
from ptxvm.engine.jit.compilation.child import Answer, limit_memory, write_message
from ptxvm.engine.jit.compilation.forking import OWN_THREAD
from ptxvm.engine.jit.compilation.patience import Patience
from ptxvm.engine.jit.compilation.server import CompilationError

LAST_WILL = 60.0
"""Seconds that a child works on when its parent has ended, so that the next process finds code in the cache."""

HANGS = 4
"""Seconds after which a child that has used no time of a processor is given up."""

NEXT_TO_NOTHING = 0.002
"""Seconds of a processor that it takes to look each second."""

Steps = Callable[[], Iterator[bytes]]

_LENGTH = struct.Struct("<Q")


class Errand:
    """The results of `inside`, called in a child that begins as a copy of this process; those of `outside`, called in a
    thread, where that is None or this process is too large to copy. That thread sleeps `head_start` seconds before."""

    def __init__(self, inside: Steps | None, outside: Steps, head_start: float = 0.0) -> None:
        forking.reap()
        self._received = bytearray()
        self._lock = threading.RLock()
        self._ended = False
        self._errors = forking.nameless_file()
        self._owner = os.getpid()
        self._process: int | None = None
        self.descriptor, end = os.pipe()
        os.set_blocking(self.descriptor, False)
        if inside is not None and forking.may_fork(watched=True):
            self._process = forking.fork(partial(_in_child, end, inside), [end], self._errors)
            os.close(end)
        else:
            name = f"{OWN_THREAD}errand"
            threading.Thread(target=_in_thread, args=(end, outside, head_start), name=name, daemon=True).start()

    @property
    def is_over(self) -> bool:
        """Whether every result has been taken."""
        return self._ended and not self._received

    def has_more(self) -> bool:
        """Whether `take` need not wait."""
        with self._lock:
            self._read()
            return self._ended or self._message_size() is not None

    def take(self, patience: Patience) -> bytes | None:
        """The next result; None after the last. Raises CompilationError, OutOfPatience. Several threads may wait for
        it: one of them gets it."""
        while True:
            with self._lock:
                if self.has_more():
                    message = self._first_message()
                    break
            patience.wait_for(self.descriptor)
        if message and message[0] == Answer.ERROR:
            raise CompilationError(message[1:].decode(errors="replace"))
        return message[1:] if message else None

    def _first_message(self) -> bytes:
        """Taken out; nothing after the last."""
        size = self._message_size()
        if size is None:
            self._received.clear()
            return b""
        message = bytes(self._received[_LENGTH.size : size])
        del self._received[:size]
        return message

    def _message_size(self) -> int | None:
        """Of the first message, if all of it is there."""
        if len(self._received) < _LENGTH.size:
            return None
        size = _LENGTH.size + int(_LENGTH.unpack_from(self._received)[0])
        return size if len(self._received) >= size else None

    def _read(self) -> None:
        """What has come. After a fork of the program only the parent may take it: to the copy there are no results."""
        import select  # noqa: PLC0415  (not where the cache has all)

        if self._owner != os.getpid():
            self.close()
        while not self._ended and select.select([self.descriptor], [], [], 0)[0]:
            part = os.read(self.descriptor, 1 << 20)
            self._received += part
            if not part:
                self._end()

    def _end(self) -> None:
        """The other end is closed: with a word of what killed the child, if that was it."""
        self._ended = True
        os.close(self.descriptor)
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip()
        self._errors.close()
        status = 0
        if self._process is not None and self._owner == os.getpid():
            with contextlib.suppress(ChildProcessError):
                status = os.waitpid(self._process, 0)[1]
        if status:
            self._received.clear()
            text = f"the compiler died: {said[-2000:] or 'it said nothing'}"
            self._received += _framed(bytes([Answer.ERROR]) + text.encode())

    def close(self) -> None:
        """Nobody wants the other results. A child goes on, for the object cache."""
        if self._ended:
            return
        self._ended = True
        self._received.clear()
        os.close(self.descriptor)
        self._errors.close()
        if self._process is not None and self._owner == os.getpid():
            forking.leave_behind(self._process)

    def __del__(self) -> None:
        if "_errors" in self.__dict__ and "descriptor" in self.__dict__:
            self.close()


def _framed(message: bytes) -> bytes:
    return _LENGTH.pack(len(message)) + message


def _in_child(end: int, steps: Steps) -> None:
    limit_memory()
    busy = threading.Event()
    threading.Thread(target=_watch, args=(os.getppid(), busy), daemon=True).start()
    _send_all(end, partial(_marked, steps, busy))


def _marked(steps: Steps, busy: threading.Event) -> Iterator[bytes]:
    """Those results; `busy` is set while one is made, and not while one is sent to a parent that has no time for it."""
    busy.set()
    for result in steps():
        busy.clear()
        yield result
        busy.set()


def _watch(parent: int, busy: threading.Event) -> None:
    """What nobody waits for any more is finished for the cache, but not at any price. And a child hangs for ever that
    wants a lock which another thread held when the child was made: it ends, and the parent does the work itself."""
    idle, used = 0, time.process_time()
    while os.getppid() == parent:
        time.sleep(1)
        before, used = used, time.process_time()
        idle = idle + 1 if busy.is_set() and used - before < NEXT_TO_NOTHING else 0
        if idle == HANGS:
            os.write(2, b"it waited for a lock that nobody holds")
            os._exit(1)
    time.sleep(LAST_WILL)
    os._exit(0)


def _in_thread(end: int, steps: Steps, head_start: float) -> None:
    time.sleep(head_start)
    try:
        _send_all(end, steps)
    finally:
        os.close(end)


def _send_all(end: int, steps: Steps) -> None:
    try:
        for result in steps():
            _send(end, Answer.OBJECT, result)
    except Exception as error:  # whoever waits for the result is told
        _send(end, Answer.ERROR, (str(error) or type(error).__name__).encode())


def _send(end: int, answer: Answer, message: bytes) -> None:
    with contextlib.suppress(OSError):  # nobody waits any more
        write_message(end, bytes([answer]) + message)
