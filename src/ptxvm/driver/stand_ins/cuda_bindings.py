"""`cuda.bindings.runtime`: its published table of functions, pointed to our runtime.

The wheel has the CUDA runtime linked in statically, which does not work with a driver that has only what is
documented. The functions of the table are plain functions of the runtime.
"""

from __future__ import annotations

import importlib
from typing import Any

from ptxvm.driver.runtime import exports
from ptxvm.driver.runtime import library as runtime
from ptxvm.driver.stand_ins.capsules import published

MODULE = "cuda.bindings.cyruntime"


def install() -> None:
    """Replace the functions of the module, which has been imported."""
    table: dict[str, Any] = importlib.import_module(MODULE).__pyx_capi__
    version = int(importlib.import_module("cuda.bindings").__version__.partition(".")[0])
    library = runtime.install(version if version in exports.VERSIONS else max(exports.VERSIONS))
    for name in table.keys() & library.index.keys():
        table[name] = published(library.address(name), table[name])
