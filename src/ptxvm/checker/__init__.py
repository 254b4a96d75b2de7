"""From text to a typed module, with everything there is to say about it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ptxvm.checker.module import Module
    from ptxvm.diagnostics import Finding, Source
    from ptxvm.isa.targets import Version


def load_module(
    source: Source, *, target: str | None = None, ptx_version: Version | None = None, style: bool = False
) -> Module:
    """Parse and check a program. Never raises on PTX content: what is wrong is in `Module.findings`.

    `target` (`"sm_90a"`) and `ptx_version` (`(8, 0)`) override the directives of the text. A module with findings of
    severity "error" must not be run. `style` asks for findings about style too. ValueError for a target or a version
    that does not exist.
    """
    with _collection_paused():
        # Who runs what is in the cache needs neither parser nor checker.
        from ptxvm.checker.reader import ModuleReader  # noqa: PLC0415
        from ptxvm.syntax import parse, read_foreign  # noqa: PLC0415

        return ModuleReader(read_foreign(source) or parse(source), target, ptx_version, style=style).read()


def check(source: Source, *, target: str | None = None, ptx_version: Version | None = None) -> list[Finding]:
    """The findings of `load_module`, in the order of the text."""
    return load_module(source, target=target, ptx_version=ptx_version).findings


@contextmanager
def _collection_paused() -> Iterator[None]:
    """Trees and modules are many objects and little garbage: looking for it while they grow takes half of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
