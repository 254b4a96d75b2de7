"""CuPy's module of CUB's functions: nothing is left to them, so that CuPy's own kernels do the work."""

from __future__ import annotations

import importlib

MODULE = "cupy.cuda.cub"


def _not_possible(*_: object, **__: object) -> None:
    """What CuPy takes for: CUB cannot do this."""


def install() -> None:
    """Replace the functions of the module, which has been imported."""
    module = importlib.import_module(MODULE)
    for name in ("cub_reduction", "cub_scan", "cub_histogram"):
        setattr(module, name, _not_possible)
