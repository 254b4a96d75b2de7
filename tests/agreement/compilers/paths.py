"""Keeps the folders of the machine that compiled out of what is checked in."""

import re
import sys
from pathlib import Path

_FOLDERS = (str(Path(__file__).parents[3]), sys.prefix)
_FILE = re.compile(r'"/[^"\n]*/([^"/\n]+)"')
# What stands between two bytes of a string in DWARF: a comma, or the end of the line and another directive.
_BETWEEN = r"(,\s?|[^\S\n]*(?://[^\n]*)?\n\s*\.b8\s+)"


def without_folders(ptx: str) -> str:
    """File names without folders; in DWARF other bytes, so that lengths and offsets still hold."""
    ptx = _FILE.sub(r'"\1"', ptx)
    for folder in _FOLDERS:
        ptx = _without_bytes(ptx, folder)
    return ptx


def _without_bytes(ptx: str, folder: str) -> str:
    neutral = "/source".ljust(len(folder), "_")[: len(folder)].encode()
    spelled = re.compile(r"(?<!\d)" + _BETWEEN.join(str(byte) for byte in folder.encode()) + r"(?!\d)")

    def replace(found: re.Match[str]) -> str:
        between = [*found.groups(), ""]
        return "".join(f"{byte}{separator}" for byte, separator in zip(neutral, between, strict=True))

    return spelled.sub(replace, ptx)
