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
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from ptxvm.engine.jit.compilation.forking import run_apart
from ptxvm.records import record

SIZE_LIMIT = 256 << 20
"""About how many bytes of entries are kept; the longest unused go first."""

LOOKS = 32
"""How often room is made while as much is written as may be kept."""

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
        """Keep an entry, and now and then have room made.

        That takes a look at every file, thousands of system calls, each of which would wait for the interpreter's lock
        beside a thread that launches: it is left to a process of its own. When it is time cannot be counted where many
        processes write little each. So the entry decides, by its checksum, which is as good as a die: whoever writes,
        the same number of bytes comes between two looks on average.
        """
        with contextlib.suppress(OSError, ValueError):
            os.makedirs(self.directory, mode=0o700, exist_ok=True)
            data = encoded(entry)
            self._write(key + _SUFFIX, data)
            if int.from_bytes(data[:4]) * self._limit < len(data) * LOOKS << 32:
                run_apart(f"from {__name__} import ObjectCache as C; C({self.directory!r}, {self._limit}).make_room()")

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

    def make_room(self) -> None:
        """Remove the longest unused entries, and with them what writers that died left behind, so that there is space
        for what comes before the next look, and once more for what comes by chance."""
        files = sorted(self._files())
        total = sum(size for _, size, _ in files)
        for _, size, path in files:
            if total <= self._limit - 2 * self._limit // LOOKS:
                break
            with contextlib.suppress(OSError):  # another process makes room, too
                os.unlink(path)
            total -= size

    def _files(self) -> Iterator[tuple[int, int, str]]:
        """When each was last used, its size and its path."""
        with contextlib.suppress(OSError), os.scandir(self.directory) as found:
            for entry in found:
                if entry.name.endswith(_SUFFIX) or entry.name.startswith(_UNFINISHED):
                    with contextlib.suppress(FileNotFoundError):  # finished or removed just now
                        status = entry.stat()
                        yield status.st_mtime_ns, status.st_size, entry.path


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
