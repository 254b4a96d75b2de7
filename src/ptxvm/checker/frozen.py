"""Checked programs as bytes, without the bodies of their functions: those are read from the text when they are needed.

A process that runs what another one has compiled needs the names, parameters and variables of a program, but none of
its instructions; checking them takes longer than all the rest.
"""

from __future__ import annotations

import copyreg
import io
import pickle
import threading
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from ptxvm.checker.module import LATE, Function, Module, Register
from ptxvm.diagnostics import Source

_BODIES = "bodies"


class Bodies:
    """Reads the bodies of a program's functions, all at once, when the first is asked for."""

    def __init__(self, sources: Sequence[Source], target: str | None) -> None:
        self._sources = sources
        self._target = target
        self._lock = threading.Lock()
        self.module: Module | None = None

    def read(self) -> None:
        """Give each function what it lacks."""
        from ptxvm.checker import load_module  # noqa: PLC0415  (what is rarely needed takes time to import)
        from ptxvm.checker.link import adopt, link  # noqa: PLC0415

        with self._lock:
            if self.module is not None:
                adopt(self.module, link([load_module(source, target=self._target) for source in self._sources]))
                self.module = None


def freeze(module: Module, derived: object) -> bytes:
    """The bytes of a program without errors, and of what has been found out about it, which may name its symbols."""
    file = io.BytesIO()
    _Freezer(file, module).dump((module, derived))
    return file.getvalue()


def revive(data: bytes, sources: Sequence[Source], target: str | None) -> tuple[Module, Any]:
    """The program and what came with it, of the texts that it was checked from for that target."""
    bodies = Bodies(sources, target)
    module, derived = _Reviver(io.BytesIO(data), bodies, sources).load()
    bodies.module = module
    return module, derived


class _Freezer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, module: Module) -> None:
        super().__init__(file, protocol=5)
        self._sources = [module.source, *module.others]

    def persistent_id(self, value: object) -> object:
        if isinstance(value, Bodies):
            return _BODIES
        return next((number for number, source in enumerate(self._sources) if source is value), None)

    def reducer_override(self, value: object) -> Any:
        if not isinstance(value, Function) or not value.has_body:
            return NotImplemented
        names = [each.name for each in fields(value) if each.name != "bodies" and not _is_late(value, each.name)]
        state = {name: getattr(value, name) for name in names} | {"bodies": Bodies((), None)}
        return copyreg.__newobj__, (Function,), (None, state)  # type: ignore[attr-defined]


def _is_late(function: Function, name: str) -> bool:
    """Parameters are, too, if they are registers: the body names these."""
    if name not in LATE:
        return False
    formal = name in ("parameters", "returns") and not function.lacks(name)
    return not formal or any(isinstance(each, Register) for each in getattr(function, name))


class _Reviver(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, bodies: Bodies, sources: Sequence[Source]) -> None:
        super().__init__(file)
        self._bodies = bodies
        self._sources = sources

    def persistent_load(self, name: object) -> object:
        return self._sources[name] if isinstance(name, int) else self._bodies
