"""Python runs this at its start in processes below one that has the driver: they get it, too."""

import importlib.machinery
import importlib.util
import os
import sys
from pathlib import Path


def _run_the_other() -> None:
    """The `sitecustomize` that this one hides."""
    own = str(Path(__file__).parent)
    others = [entry for entry in sys.path if entry != own]
    found = importlib.machinery.PathFinder.find_spec("sitecustomize", others)
    if found is not None and found.loader is not None:
        found.loader.exec_module(importlib.util.module_from_spec(found))


_run_the_other()
if os.environ.get("PTXVM_DRIVER") == "1":
    try:
        from ptxvm.driver.installing import install
    except ImportError:  # another Python, which has no ptxvm
        pass
    else:
        install()
