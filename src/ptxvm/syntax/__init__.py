"""Text <-> lossless tree: the PTX language without its meaning. Names load on first use: some callers only decode."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ptxvm.syntax.foreign import read_foreign
    from ptxvm.syntax.parser import parse
    from ptxvm.syntax.printer import print_tree
    from ptxvm.syntax.text import decode
    from ptxvm.syntax.tree import Tree

_HOMES = {
    "Tree": "tree",
    "decode": "text",
    "parse": "parser",
    "print_tree": "printer",
    "read_foreign": "foreign",
}

__all__ = ["Tree", "decode", "parse", "print_tree", "read_foreign"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'ptxvm.syntax' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"ptxvm.syntax.{home}"), name)
    globals()[name] = value
    return value
