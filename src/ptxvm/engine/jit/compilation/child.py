"""The child process of the compile server: reads requests from one pipe and answers on another.

A message is its length (8 bytes, little endian) and that many bytes. A request is a JSON line with the code target
and the level, then the IR text. An answer is `Answer` as one byte, then the object file or the message of the error.
"""

from __future__ import annotations

import json
import os
import struct
import sys
import threading
import time
from enum import IntEnum

from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level

MEMORY_LIMIT = 8 << 30
"""Bytes of address space the compiler may use beyond what the process began with."""

_LENGTH = struct.Struct("<Q")


class Answer(IntEnum):
    OBJECT = 0
    ERROR = 1


def write_message(descriptor: int, message: bytes) -> None:
    """Raises OSError when nobody reads the other end."""
    view = memoryview(_LENGTH.pack(len(message)) + message)
    while view:
        view = view[os.write(descriptor, view) :]


def read_message(descriptor: int) -> bytes | None:
    """The next message, or None when the other end is closed."""
    header = _read_exactly(descriptor, _LENGTH.size)
    return None if header is None else _read_exactly(descriptor, _LENGTH.unpack(header)[0])


def _read_exactly(descriptor: int, size: int) -> bytes | None:
    parts = []
    while size:
        part = os.read(descriptor, min(size, 1 << 20))
        if not part:
            return None
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def request(ir: str, target: CodeTarget, level: Level) -> bytes:
    """The message that asks for `ir` to be compiled."""
    header = json.dumps([target.triple, target.processor, target.features, int(level)])
    return f"{header}\n{ir}".encode()


def serve(requests: int, answers: int, parent: int) -> None:
    """Answer requests until the pipe is closed or the process `parent` is gone."""
    import signal  # noqa: PLC0415  (the parent does without)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # also where the process was not forked
    limit_memory()
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    while (message := read_message(requests)) is not None:
        write_message(answers, _answer(message))


def _answer(message: bytes) -> bytes:
    # LLVM is loaded when the pipes are ready.
    from ptxvm.engine.jit.compilation.codegen import CodegenError, compile_ir  # noqa: PLC0415

    header, _, ir = message.decode().partition("\n")
    try:
        *target, level = json.loads(header)
        return bytes([Answer.OBJECT]) + compile_ir(ir, CodeTarget(*target), Level(level))
    except (CodegenError, MemoryError) as error:
        return bytes([Answer.ERROR]) + (str(error) or "out of memory").encode()


def limit_memory() -> None:
    """Have this process fail rather than use up the machine's memory."""
    import resource  # noqa: PLC0415

    try:
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        limit = used + MEMORY_LIMIT
        resource.setrlimit(resource.RLIMIT_AS, (limit if hard < 0 else min(limit, hard), hard))
    except (OSError, ValueError):
        return  # no such limit on this system: the compiler runs without


def _leave_with(parent: int) -> None:
    # The pipe alone does not tell: other children of the parent may hold its end open.
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def main() -> None:
    """Of a fresh process; its arguments are the descriptors of the pipes and the parent's process id."""
    try:
        serve(*(int(argument) for argument in sys.argv[1:4]))
    except OSError:
        os._exit(1)
