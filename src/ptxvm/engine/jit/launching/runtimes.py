"""The native runtime of this process: code that was made quickly at first, better code as soon as it is there."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

from ptxvm.engine.ahead import has_tiers
from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level
from ptxvm.engine.jit.compilation.errand import Errand
from ptxvm.engine.jit.compilation.making import Compile, compile_here
from ptxvm.engine.jit.compilation.patience import PATIENT, current_patience
from ptxvm.engine.jit.compilation.server import CompilationError, CompileServer
from ptxvm.engine.jit.launching.native_runtime import Runtime, runtime_key
from ptxvm.engine.jit.runtime import Part

BEHIND = 5
"""How much nicer a child is that improves the runtime: it gets a third of the time then where others want theirs."""


class Runtimes:
    """Makes and improves the runtime for one code target, of one `core`: see `Runtime`. Threads may share it."""

    def __init__(self, target: CodeTarget, server: CompileServer, objects: ObjectCache, core: Part = Part.CORE) -> None:
        self._target = target
        self._server = server
        self._objects = objects
        self._core = core
        self._runtime: Runtime | None = None
        self._errand: Errand | None = None
        self._lock = threading.RLock()

    def begin(self) -> None:
        """Have it made beside, unless it is there."""
        with self._lock:
            if self._runtime is None and self._errand is None and self._objects.get(self._key) is None:
                self._errand = Errand(
                    lambda: self._codes(compile_here, _compile_behind),
                    lambda: self._codes(self._server.compile, self._server.unhurried.compile),
                )

    def is_ready(self) -> bool:
        """Whether `current` need not wait for a compiler."""
        return self._runtime is not None or self._errand is None or self._errand.has_more()

    @property
    def is_final(self) -> bool:
        """Whether `current` gets no better."""
        return self._runtime is not None and self._errand is None

    @property
    def current(self) -> Runtime:
        """The best there is now. Raises CompilationError, and OutOfPatience as `patience.waiting` says."""
        if self._errand is None and self._runtime is not None:
            return self._runtime
        with self._lock:
            if self._runtime is None and has_tiers():
                self.begin()
            if self._errand is not None and (self._runtime is None or self._errand.has_more()):
                self._take(self._errand)
            if self._runtime is None:
                self._runtime = self._with()
            return self._runtime

    @property
    def _key(self) -> str:
        return runtime_key(self._target, self._core)

    def _with(self, code: bytes | None = None) -> Runtime:
        return Runtime(self._target, self._server, self._objects, code, self._core)

    def _take(self, errand: Errand) -> None:
        """The next code of the errand; without one things are as if it had not been."""
        try:
            code = errand.take(PATIENT if errand.has_more() else current_patience())
        except CompilationError:
            code = None
        if code is None:
            self._errand = None
        else:
            self._runtime = self._with(code)

    def _codes(self, compile_: Compile, compile_later: Compile) -> Iterator[bytes]:
        text = self._core.text()
        yield compile_(text, self._target, Level.FAST)
        code = compile_later(text, self._target, Level.GOOD)
        self._objects.put(self._key, CacheEntry({}, code))
        yield code


def _compile_behind(ir: str, target: CodeTarget, level: Level) -> bytes:
    """In a child: behind what launches wait for. They spend little of their time in the runtime."""
    os.nice(BEHIND)
    return compile_here(ir, target, level)
