"""The object cache: compiled units on disk, found by what they were made from.

One file per entry under `PTXVM_CACHE_DIR` (else `$XDG_CACHE_HOME/ptxvm`, else `~/.cache/ptxvm`): a checksum, a JSON
line with what the driver must know about the unit, and the object file. A file is written under another name and
renamed, so readers see all of it or nothing; a damaged one is as good as absent. A directory that cannot be used is
ignored.
"""

from __future__ import annotations

import contextlib
import json
import os
from hashlib import sha256
from typing import Any

from ptxvm.records import record

SIZE_LIMIT = 256 << 20
"""Bytes of entries kept; the longest unused go first."""

NOWHERE = os.path.join(os.devnull, "ptxvm")
"""A directory that cannot exist: nothing is found or kept."""

_SUFFIX = ".ptxvm"
_UNFINISHED = "tmp-"
_DIGEST_SIZE = 32


@record()
class CacheEntry:
    """`metadata` is plain JSON data."""

    metadata: dict[str, Any]
    code: bytes


def cache_directory() -> str:
    """Where entries lie; the directory need not exist."""
    chosen = os.environ.get("PTXVM_CACHE_DIR")
    if chosen:
        return chosen
    home = os.path.expanduser("~")
    base = os.environ.get("XDG_CACHE_HOME") or (os.path.join(home, ".cache") if home != "~" else None)
    return NOWHERE if base is None else os.path.join(base, "ptxvm")


class ObjectCache:
    """Entries in one directory. Nothing here raises OSError: without a usable directory nothing is found or kept."""

    def __init__(self, directory: str | os.PathLike[str] | None = None, limit: int = SIZE_LIMIT) -> None:
        self._directory = directory
        self._limit = limit
        self._room = 0

    @property
    def directory(self) -> str:
        return os.fspath(self._directory) if self._directory is not None else cache_directory()

    def get(self, key: str) -> CacheEntry | None:
        """The entry, if it is there and undamaged."""
        path = os.path.join(self.directory, key + _SUFFIX)
        try:
            with open(path, "rb") as file:
                data = file.read()
        except (OSError, ValueError):
            return None
        entry = decoded(data)
        with contextlib.suppress(OSError):
            if entry is None:
                os.unlink(path)
            else:
                os.utime(path)
        return entry

    def put(self, key: str, entry: CacheEntry) -> None:
        """Keep an entry, then make room."""
        with contextlib.suppress(OSError, ValueError):
            os.makedirs(self.directory, mode=0o700, exist_ok=True)
            data = encoded(entry)
            self._write(key + _SUFFIX, data)
            self._room -= len(data)
            if self._room < 0:
                self._evict()

    def _write(self, name: str, data: bytes) -> None:
        import tempfile  # noqa: PLC0415  (who finds all there is need not import it)

        descriptor, temporary = tempfile.mkstemp(dir=self.directory, prefix=_UNFINISHED)  # mode 0600
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            os.replace(temporary, os.path.join(self.directory, name))
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise

    def _evict(self) -> None:
        """Remove the longest unused entries above the limit, and with them what writers that died left behind.

        Looking at every file for every new one would be slow: the next look is when this process alone could have
        filled what is free, or a sixteenth of all, since others write too.
        """
        with os.scandir(self.directory) as found:
            entries = [(entry.stat(), entry.path) for entry in found if _is_ours(entry.name)]
        total = sum(status.st_size for status, _ in entries)
        for status, path in sorted(entries, key=lambda entry: entry[0].st_mtime_ns):
            if total <= self._limit:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
                total -= status.st_size
        self._room = min(self._limit - total, self._limit // 16)


def _is_ours(name: str) -> bool:
    return name.endswith(_SUFFIX) or name.startswith(_UNFINISHED)


def encoded(entry: CacheEntry) -> bytes:
    """An entry as it is on disk."""
    payload = json.dumps(entry.metadata).encode() + b"\n" + entry.code
    return sha256(payload).digest() + payload


def decoded(data: bytes) -> CacheEntry | None:
    """What `encoded` made the bytes of; None if they are damaged."""
    payload = data[_DIGEST_SIZE:]
    if sha256(payload).digest() != data[:_DIGEST_SIZE]:
        return None
    line, _, code = payload.partition(b"\n")
    try:
        metadata = json.loads(line)
    except ValueError:
        return None
    return CacheEntry(metadata, code) if isinstance(metadata, dict) else None
