"""Libraries of machine code that nothing stands in for: CuPy's modules of their functions say so."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection
from typing import Any

LIBRARIES = {"cupy_backends.cuda.libs.cusolver": "cuSOLVER", "cupy_backends.cuda.libs.cusparse": "cuSPARSE"}
KEPT = ("check_status", "getProperty", "getVersion", "get_build_version", "is_cuda_python_build")


def refused(name: str, library: str) -> Callable[..., Any]:
    """What stands where a function was."""

    def call(*_: object, **__: object) -> None:
        raise NotImplementedError(f"{name} of {library} is machine code, which ptxvm does not run")

    return call


def refuse(module: Any, library: str, kept: Collection[str]) -> None:
    """Put a refusal in the place of each function of a module, but for some."""
    for name, found in list(vars(module).items()):
        if callable(found) and not isinstance(found, type) and name not in kept and not name.startswith("_"):
            setattr(module, name, refused(name, library))


def install(package: str) -> None:
    """Replace the functions of a module, which has been imported."""
    refuse(importlib.import_module(package), LIBRARIES[package], KEPT)
