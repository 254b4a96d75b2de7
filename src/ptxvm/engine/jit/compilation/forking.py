"""Child processes, copies of this one or fresh ones, for work that may abort, or that others need not wait for."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import threading
import warnings
from collections.abc import Callable
from typing import IO

FORK_LIMIT = 256 << 20
"""Bytes of memory above which a fresh process is cheaper than a fork, after which written pages are copied."""

OWN_THREAD = "ptxvm-"
"""How the names of this package's threads begin: they hold nothing that a child needs while another thread forks."""

_left_behind: list[tuple[int, int]] = []
"""Children that nobody waits for any more, by the process that made them."""


def may_fork(*, watched: bool = False) -> bool:
    """A fork is quick, but makes the parent copy each page it writes, and takes along the locks other threads hold:
    beside those only a child may begin that is `watched` for hanging."""
    if not hasattr(os, "fork") or not (watched or _is_alone()):
        return False
    try:
        with open("/proc/self/statm") as file:
            _, resident, of_files, *_ = map(int, file.read().split())
    except OSError:
        return False
    return (resident - of_files) * os.sysconf("SC_PAGESIZE") < FORK_LIMIT


def _is_alone() -> bool:
    """Whether no other thread runs code of others."""
    here = threading.current_thread()
    return all(thread is here or thread.name.startswith(OWN_THREAD) for thread in threading.enumerate())


def fork(body: Callable[[], None], kept: list[int], errors: IO[bytes]) -> int:
    """A child that calls `body` and ends; of this process's files it keeps the descriptors `kept`, and writes its
    standard error to `errors`. Its process id."""
    # Not in the child: another thread of the parent may be importing just now.
    import fcntl  # noqa: F401, PLC0415
    import resource  # noqa: F401, PLC0415
    import signal  # noqa: F401, PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python warns of forks beside native threads; the child uses none of theirs
        process = os.fork()
    if process:
        return process
    status = 1
    try:
        gc.disable()  # it ends before there is garbage worth the search
        _forget_handlers()
        _let_go(kept, errors.fileno())
        body()
        status = 0
    finally:
        os._exit(status)


def _forget_handlers() -> None:
    """What other libraries of the parent do on signals is not for the child: LLVM's own handler of SIGABRT, in Triton,
    would raise the signal again for ever."""
    import signal  # noqa: PLC0415

    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _let_go(kept: list[int], errors: int) -> None:
    """Other readers of the parent's pipes and sockets must not wait for this process."""
    import fcntl  # noqa: PLC0415

    moved = [fcntl.fcntl(descriptor, fcntl.F_DUPFD, max(3, *kept, errors) + 1) for descriptor in (*kept, errors)]
    null = os.open(os.devnull, os.O_RDWR)
    for standard, source in ((0, null), (1, null), (2, moved[-1])):
        os.dup2(source, standard)
    for descriptor, copy in zip(kept, moved, strict=False):
        os.dup2(copy, descriptor)
    following = 3
    for descriptor in sorted(kept):
        os.closerange(following, descriptor)
        following = descriptor + 1
    os.closerange(following, os.sysconf("SC_OPEN_MAX"))


def nameless_file() -> IO[bytes]:
    """In memory where the system can: there may be no folder for temporary files."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("ptxvm-compiler"), "w+b")
    import tempfile  # noqa: PLC0415

    return tempfile.TemporaryFile()


def fresh_environment() -> dict[str, str]:
    """For a fresh process, which finds the modules that this one finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}


def run_apart(code: str) -> None:
    """Have a fresh process run some Python; it says nothing, and goes on when this process ends. Raises OSError."""
    null = [(os.POSIX_SPAWN_OPEN, standard, os.devnull, os.O_RDWR, 0) for standard in range(3)]
    arguments = [sys.executable, "-c", code]
    reap()
    leave_behind(os.posix_spawn(sys.executable, arguments, fresh_environment(), file_actions=null))


def leave_behind(process: int) -> None:
    """Nobody will wait for a child; `reap` sees to it."""
    _left_behind.append((os.getpid(), process))


def reap() -> None:
    """What is left of children that ended when nobody waited for them any more goes away."""
    for owner, process in list(_left_behind):
        with contextlib.suppress(ChildProcessError):
            if owner == os.getpid() and os.waitpid(process, os.WNOHANG) == (0, 0):
                continue
        with contextlib.suppress(ValueError):  # another thread was quicker
            _left_behind.remove((owner, process))
