"""Something to be done when a module has been imported."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


class _Finder(MetaPathFinder):
    """Finds modules as others do, and lets their loaders call us behind them."""

    def __init__(self) -> None:
        self.wanted: dict[str, Callable[[], None]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        then = self.wanted.pop(name, None)
        if then is None:
            return None
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader, then)
        return spec


class _Loader(Loader):
    """A loader that calls a function when a module is ready."""

    def __init__(self, inner: Any, then: Callable[[], None]) -> None:
        self._inner, self._then = inner, then

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        spec.loader = self._inner
        made: ModuleType | None = self._inner.create_module(spec)
        spec.loader = self
        return made

    def exec_module(self, module: ModuleType) -> None:
        self._inner.exec_module(module)
        self._then()


_finder = _Finder()


def when_imported(name: str, then: Callable[[], None]) -> None:
    """Call a function once a module is there; at once if it is already."""
    if name in sys.modules:
        then()
        return
    _finder.wanted[name] = then
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)
