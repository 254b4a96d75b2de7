"""Compiles LLVM IR in a child process: an abort of LLVM is an error value and not the end of the user's process."""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import gc
import os
import subprocess
import sys
import tempfile
import threading
import warnings
from dataclasses import dataclass
from typing import IO

from ptxvm.engine.jit.compilation import child
from ptxvm.engine.jit.compilation.child import Answer, read_message, request, write_message
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level

FORK_LIMIT = 256 << 20
"""Bytes of resident memory above which a fresh process is cheaper than a fork, after which written pages are copied."""


class CompilationError(Exception):
    """A unit could not be compiled: a defect of the emitters or of LLVM. The message is LLVM's."""


@dataclass(slots=True)
class _Child:
    process: int
    requests: int
    answers: int
    errors: IO[bytes]
    owner: int  # process id of the parent: after a fork of the user's the child belongs to somebody else
    popen: subprocess.Popen[bytes] | None = None


class CompileServer:
    """Starts a child when first asked, feeds it one unit at a time, and starts another when it dies."""

    def __init__(self) -> None:
        self._child: _Child | None = None
        self._lock = threading.Lock()
        atexit.register(self.close)

    def start(self) -> None:
        """Have the child begin, so that it is ready when the first unit is."""
        with self._lock:
            self._ready_child()

    def compile(self, ir: str, target: CodeTarget, level: Level = Level.GOOD) -> bytes:
        """The object file of `ir`. Raises CompilationError; an interrupt ends the child and passes through."""
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

    def _ask(self, child: _Child, message: bytes) -> bytes | None:
        try:
            write_message(child.requests, message)
        except BrokenPipeError:
            return None
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


def _may_fork() -> bool:
    """A fork is quick, but takes along the locks of other threads and makes the parent copy each page it writes."""
    if not hasattr(os, "fork") or threading.active_count() > 1:
        return False
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") < FORK_LIMIT
    except OSError:
        return False


def _fork() -> _Child:
    errors = _nameless_file()
    request_end, requests = os.pipe()
    answers, answer_end = os.pipe()
    parent = os.getpid()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python warns of forks beside native threads; the child uses none of theirs
        process = os.fork()
    if process == 0:
        _run_forked(request_end, answer_end, errors.fileno(), parent)
    os.close(request_end)
    os.close(answer_end)
    return _Child(process, requests, answers, errors, parent)


def _run_forked(requests: int, answers: int, errors: int, parent: int) -> None:
    """The child after a fork: keeps nothing of the parent's open and never returns."""
    status = 1
    try:
        gc.freeze()
        requests, answers, errors = (fcntl.fcntl(end, fcntl.F_DUPFD, 3) for end in (requests, answers, errors))
        null = os.open(os.devnull, os.O_RDWR)
        for standard, source in ((0, null), (1, null), (2, errors)):
            os.dup2(source, standard)
        _close_all_but(requests, answers)
        child.serve(requests, answers, parent)
        status = 0
    finally:
        os._exit(status)


def _close_all_but(*kept: int) -> None:
    """Other readers of the parent's pipes and sockets must not wait for this process."""
    following = 3
    for descriptor in sorted(kept):
        os.closerange(following, descriptor)
        following = descriptor + 1
    os.closerange(following, os.sysconf("SC_OPEN_MAX"))


def _nameless_file() -> IO[bytes]:
    """In memory where the system can: there may be no folder for temporary files."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("ptxvm-compiler"), "w+b")
    return tempfile.TemporaryFile()


def _spawn() -> _Child:
    errors = _nameless_file()
    request_end, requests = os.pipe()
    answers, answer_end = os.pipe()
    arguments = [str(request_end), str(answer_end), str(os.getpid())]
    path = os.pathsep.join(entry for entry in sys.path if entry)
    popen = subprocess.Popen(
        [sys.executable, "-c", f"from {child.__name__} import main; main()", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        pass_fds=(request_end, answer_end),
        env={**os.environ, "PYTHONPATH": path},
    )
    os.close(request_end)
    os.close(answer_end)
    return _Child(popen.pid, requests, answers, errors, os.getpid(), popen)
