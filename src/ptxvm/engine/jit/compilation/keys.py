"""Names of entries of the object cache: of what they were made from, this package's code included."""

from __future__ import annotations

import os
import time
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

import llvmlite
import ml_dtypes
import numpy as np

from ptxvm import records
from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_CODE = (".py", ".pyc", ".ll")
_SETTLED = 2_000_000_000
"""Nanoseconds after its last change from which a file's times tell each later change apart, on every file system."""


def cache_key(*parts: str | bytes) -> str:
    """The name of the entry made from `parts` by this package as it is, with the LLVM of this process.

    `parts` name the processor and its features (`CodeTarget.key`) where the entry holds code for it.
    """
    digest = sha256(package_fingerprint())
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


@cache
def package_fingerprint() -> bytes:
    """Of all that makes machine code of PTX besides the PTX: this package, LLVM, and what folds constants."""
    versions = llvmlite.__version__, _library(), np.__version__, ml_dtypes.__version__
    folder = os.path.dirname(os.path.dirname(records.__file__))
    if os.path.isdir(folder):
        code = known_fingerprint(folder, ObjectCache())
    else:
        from importlib.resources import files  # noqa: PLC0415  (from an archive)

        code = code_fingerprint(files("ptxvm"))
    return sha256(repr(versions).encode() + code).digest()


def _library() -> list[tuple[str, int, int]]:
    """What tells the LLVM of one build of llvmlite from that of others, without loading it: names, sizes and times."""
    try:
        with os.scandir(os.path.join(os.path.dirname(llvmlite.__file__), "binding")) as found:
            files = [entry for entry in found if entry.name.startswith(("libllvmlite.", "llvmlite."))]
    except OSError:
        return []
    return sorted((entry.name, entry.stat().st_size, entry.stat().st_mtime_ns) for entry in files)


def known_fingerprint(package: str | os.PathLike[str], objects: ObjectCache) -> bytes:
    """`code_fingerprint`, kept from the last process that saw the same files: reading them all takes some 20 ms.

    Same files: places, sizes and times, among them the one that no program can set (`st_ctime`). That of a copy of
    the package differs, and so does that of an edited file, whatever times it was given.
    """
    stamps, latest = _stamps(package)
    entry = objects.get(stamps)
    if entry is not None:
        return entry.code
    from pathlib import Path  # noqa: PLC0415  (takes time to import)

    code = code_fingerprint(Path(package))
    if time.time_ns() - latest > _SETTLED:
        objects.put(stamps, CacheEntry({}, code))
    return code


def _stamps(package: str | os.PathLike[str]) -> tuple[str, int]:
    """A digest of the places, sizes and times of a package's code, and the latest of those times in nanoseconds."""
    digest = sha256(os.fsencode(package))
    latest = 0
    folders = [os.fspath(package)]
    while folders:
        with os.scandir(folders.pop()) as found:
            entries = sorted(found, key=lambda entry: entry.name)
        for entry in entries:
            if entry.name.endswith(_CODE):
                status = entry.stat(follow_symlinks=False)
                times = status.st_mtime_ns, status.st_ctime_ns
                latest = max(latest, *times)
                digest.update(repr((entry.path, status.st_ino, status.st_size, *times)).encode())
            elif _is_room(entry):
                folders.append(entry.path)
    return digest.hexdigest(), latest


def code_fingerprint(package: Traversable) -> bytes:
    """Of the names and contents of a package's code, which may lie in an archive.

    Contents, so that copies of the package share their objects. Of the whole package, because any room may change
    what is emitted.
    """
    digest = sha256()
    folders = [("", package)]
    while folders:
        path, folder = folders.pop()
        for entry in sorted(folder.iterdir(), key=lambda found: found.name):
            name = f"{path}/{entry.name}"
            if entry.name.endswith(_CODE):
                content = _content(entry)
                digest.update(f"{name} {len(content)}\n".encode())
                digest.update(content)
            elif _is_room(entry):
                folders.append((name, entry))
    return digest.digest()


def _is_room(entry: os.DirEntry[str] | Traversable) -> bool:
    return "." not in entry.name and entry.name != "__pycache__" and entry.is_dir()


def _content(file: Traversable) -> bytes:
    try:
        return file.read_bytes()
    except OSError:  # nothing that Python could import either, such as the lock file of an editor
        return b""
