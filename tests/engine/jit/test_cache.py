"""The object cache keeps what it can and never gets in the way."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache, cache_directory, cache_key

ENTRY = CacheEntry({"caches": 3, "sites": [[1, None, 0]]}, b"\x7fELF code\n with newlines\n")


def test_round_trip(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "not" / "yet")
    key = cache_key("a", b"b")
    assert cache.get(key) is None
    cache.put(key, ENTRY)
    assert cache.get(key) == ENTRY
    assert cache.get(cache_key("a", "c")) is None


def test_keys_separate_their_parts() -> None:
    assert cache_key("ab", "c") != cache_key("a", "bc")
    assert cache_key("ab") == cache_key(b"ab")


def test_files_are_private(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "cache")
    cache.put("key", ENTRY)
    (file,) = (tmp_path / "cache").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "cache").stat().st_mode) == 0o700


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 500])
def test_damaged_files_are_as_good_as_absent(tmp_path: Path, damage: bytes) -> None:
    cache = ObjectCache(tmp_path)
    cache.put("key", ENTRY)
    (file,) = tmp_path.iterdir()
    file.write_bytes(damage)
    assert cache.get("key") is None
    cache.put("key", ENTRY)
    assert cache.get("key") == ENTRY


def test_every_flipped_byte_is_noticed(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path)
    cache.put("key", ENTRY)
    (file,) = tmp_path.iterdir()
    data = file.read_bytes()
    for position in range(len(data)):
        file.write_bytes(data[:position] + bytes([data[position] ^ 1]) + data[position + 1 :])
        assert cache.get("key") is None


def test_the_longest_unused_go_first(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path, limit=10_000)
    big = CacheEntry({}, bytes(3000))
    for index, name in enumerate("abc"):
        cache.put(name, big)
        os.utime(tmp_path / f"{name}.ptxvm", (index, index))
    assert cache.get("a") == big  # now the most recently used
    cache.put("d", big)
    assert cache.get("b") is None
    assert cache.get("a") == cache.get("c") == cache.get("d") == big


def test_unusable_directories_are_ignored(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for directory in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/none"), Path("bad\0name")):
        cache = ObjectCache(directory)
        cache.put("key", ENTRY)
        assert cache.get("key") is None


def test_the_environment_chooses_the_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path / "here"))
    assert cache_directory() == tmp_path / "here"
    monkeypatch.delenv("PTXVM_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_directory() == tmp_path / "ptxvm"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_directory() == tmp_path / "home" / ".cache" / "ptxvm"
