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
import tempfile
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

SIZE_LIMIT = 256 << 20
"""Bytes of entries kept; the longest unused go first."""

_SUFFIX = ".ptxvm"
_DIGEST_SIZE = 32


@dataclass(frozen=True, slots=True)
class CacheEntry:
    """`metadata` is plain JSON data."""

    metadata: dict[str, Any]
    code: bytes


def cache_directory() -> Path:
    """Where entries lie; the directory need not exist."""
    chosen = os.environ.get("PTXVM_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "ptxvm"


def cache_key(*parts: str | bytes) -> str:
    """The name of the entry made from `parts` by this version of the package."""
    digest = sha256(package_fingerprint())
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


@cache
def package_fingerprint() -> bytes:
    """Names, sizes and times of the package's files: an edited emitter must not meet its old objects."""
    digest = sha256()
    folders = [str(Path(__file__).parents[2])]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in sorted(entries, key=lambda found: found.name):
                if entry.is_dir():
                    folders.append(entry.path)
                elif entry.name.endswith((".py", ".ll")):
                    status = entry.stat()
                    digest.update(f"{entry.name} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.digest()


class ObjectCache:
    """Entries in one directory. Nothing here raises OSError: without a usable directory nothing is found or kept."""

    def __init__(self, directory: Path | None = None, limit: int = SIZE_LIMIT) -> None:
        self._directory = directory
        self._limit = limit

    @property
    def directory(self) -> Path:
        return self._directory if self._directory is not None else cache_directory()

    def get(self, key: str) -> CacheEntry | None:
        """The entry, if it is there and undamaged."""
        path = self.directory / (key + _SUFFIX)
        try:
            data = path.read_bytes()
        except (OSError, ValueError):
            return None
        entry = _decoded(data)
        with contextlib.suppress(OSError):
            if entry is None:
                path.unlink()
            else:
                os.utime(path)
        return entry

    def put(self, key: str, entry: CacheEntry) -> None:
        """Keep an entry, then make room."""
        with contextlib.suppress(OSError, ValueError):
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._write(key + _SUFFIX, _encoded(entry))
            self._evict()

    def _write(self, name: str, data: bytes) -> None:
        descriptor, temporary = tempfile.mkstemp(dir=self.directory, prefix="tmp-")  # mode 0600
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            os.replace(temporary, self.directory / name)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise

    def _evict(self) -> None:
        """Remove the longest unused entries above the limit, and what writers that died left behind."""
        with os.scandir(self.directory) as found:
            files = [(entry.stat(), entry.path) for entry in found if entry.name.endswith(_SUFFIX)]
        total = sum(status.st_size for status, _ in files)
        for status, path in sorted(files, key=lambda file: file[0].st_mtime_ns):
            if total <= self._limit:
                return
            with contextlib.suppress(OSError):
                os.unlink(path)
                total -= status.st_size


def _encoded(entry: CacheEntry) -> bytes:
    payload = json.dumps(entry.metadata).encode() + b"\n" + entry.code
    return sha256(payload).digest() + payload


def _decoded(data: bytes) -> CacheEntry | None:
    payload = data[_DIGEST_SIZE:]
    if sha256(payload).digest() != data[:_DIGEST_SIZE]:
        return None
    line, _, code = payload.partition(b"\n")
    try:
        metadata = json.loads(line)
    except ValueError:
        return None
    return CacheEntry(metadata, code) if isinstance(metadata, dict) else None
