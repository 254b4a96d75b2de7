"""Compiles LLVM IR in a child process: an abort of LLVM is an error value and not the end of the user's process."""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import threading
from functools import cached_property
from typing import IO, TYPE_CHECKING

from ptxvm.engine.jit.compilation import child
from ptxvm.engine.jit.compilation.child import Answer, read_message, request, write_message
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level
from ptxvm.engine.jit.compilation.forking import fork, fresh_environment, nameless_file
from ptxvm.engine.jit.compilation.forking import may_fork as _may_fork
from ptxvm.engine.jit.compilation.patience import current_patience
from ptxvm.records import record

if TYPE_CHECKING:
    from subprocess import Popen


class CompilationError(Exception):
    """A unit could not be compiled: a defect of the emitters or of LLVM. The message is LLVM's."""


@record(frozen=False)
class _Child:
    process: int
    requests: int
    answers: int
    errors: IO[bytes]
    owner: int  # process id of the parent: after a fork of the user's the child belongs to somebody else
    popen: Popen[bytes] | None = None


class CompileServer:
    """Starts a child when first asked, feeds it one unit at a time, and starts another when it dies."""

    def __init__(self) -> None:
        self._child: _Child | None = None
        self._lock = threading.Lock()
        atexit.register(self.close)
        os.register_at_fork(after_in_child=self._forget_others)

    @cached_property
    def unhurried(self) -> CompileServer:
        """Another one, for code that takes the place of some that runs already: no launch waits for it, and none should
        have to wait until it is done."""
        return CompileServer()

    def start(self) -> None:
        """Have the child begin, so that it is ready when the first unit is."""
        with self._lock:
            self._ready_child()

    def compile(self, ir: str, target: CodeTarget, level: Level = Level.GOOD) -> bytes:
        """The object file of `ir`. Raises CompilationError; an interrupt, or the end of the caller's patience (see
        `patience.waiting`), ends the child and passes through."""
        with self._lock:
            child = self._ready_child()
            try:
                answer = self._ask(child, request(ir, target, level))
            except BaseException:
                self._stop()
                raise
            if answer is None:
                raise CompilationError(self._epitaph(child))
        if answer[0] == Answer.ERROR:
            raise CompilationError(answer[1:].decode(errors="replace"))
        return answer[1:]

    def close(self) -> None:
        """End the child; the next `compile` starts another."""
        with self._lock:
            self._stop()

    def _forget_others(self) -> None:
        """In a copy of the process: a thread that was compiling, and held the lock, is not there."""
        self._lock = threading.Lock()

    def _ask(self, child: _Child, message: bytes) -> bytes | None:
        try:
            write_message(child.requests, message)
        except BrokenPipeError:
            return None
        current_patience().wait_for(child.answers)
        return read_message(child.answers)

    def _ready_child(self) -> _Child:
        if self._child is not None and self._child.owner != os.getpid():
            _close_pipes(self._child)
            self._child = None
        if self._child is None:
            self._child = _fork() if _may_fork() else _spawn()
        return self._child

    def _epitaph(self, child: _Child) -> str:
        child.errors.seek(0)
        said = child.errors.read().decode(errors="replace").strip()
        self._stop()
        return f"the compiler died: {said[-2000:] or 'it said nothing'}"

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is None or child.owner != os.getpid():
            return
        _close_pipes(child)
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(child.process, 9)
            if child.popen is not None:
                child.popen.wait()
            else:
                os.waitpid(child.process, 0)
        child.errors.close()


def _close_pipes(child: _Child) -> None:
    os.close(child.requests)
    os.close(child.answers)


def _fork() -> _Child:
    errors = nameless_file()
    request_end, requests = os.pipe()
    answers, answer_end = os.pipe()
    parent = os.getpid()
    process = fork(lambda: child.serve(request_end, answer_end, parent), [request_end, answer_end], errors)
    os.close(request_end)
    os.close(answer_end)
    return _Child(process, requests, answers, errors, parent)


def _spawn() -> _Child:
    errors = nameless_file()
    request_end, requests = os.pipe()
    answers, answer_end = os.pipe()
    arguments = [str(request_end), str(answer_end), str(os.getpid())]
    import subprocess  # noqa: PLC0415  (where this process must not fork)

    popen = subprocess.Popen(
        [sys.executable, "-c", f"from {child.__name__} import main; main()", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        pass_fds=(request_end, answer_end),
        env=fresh_environment(),
    )
    os.close(request_end)
    os.close(answer_end)
    return _Child(popen.pid, requests, answers, errors, os.getpid(), popen)
