"""The command line: `ptxvm check | explain | run | demo`. Thin: parse arguments, call the public face, render."""

from __future__ import annotations

from ptxvm.cli.main import main

__all__ = ["main"]
