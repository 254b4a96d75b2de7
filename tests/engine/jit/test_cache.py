"""The object cache keeps what it can and never gets in the way."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import llvmlite
import pytest

import ptxvm
from ptxvm.engine.jit.compilation import cache as cache_module
from ptxvm.engine.jit.compilation import keys
from ptxvm.engine.jit.compilation.cache import LOOKS, CacheEntry, ObjectCache, cache_directory
from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
from ptxvm.engine.jit.compilation.keys import cache_key, code_fingerprint, known_fingerprint, package_fingerprint

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
    cache.make_room()
    assert cache.get("b") is None
    assert cache.get("a") == cache.get("c") == cache.get("d") == big


def test_what_dead_writers_left_behind_goes_too(tmp_path: Path) -> None:
    left = tmp_path / "tmp-1234"
    left.write_bytes(bytes(9000))
    os.utime(left, (1, 1))
    cache = ObjectCache(tmp_path, limit=10_000)
    cache.put("a", CacheEntry({}, bytes(3000)))
    for index in range(20):  # as good as files that other processes have finished just now
        (tmp_path / f"tmp-{index}").symlink_to("nothing")
    cache.make_room()
    assert not left.exists()
    assert cache.get("a") is not None


def test_two_who_make_room_remove_no_more_than_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for index, name in enumerate("abcde"):
        (tmp_path / f"{name}.ptxvm").write_bytes(bytes(3000))
        os.utime(tmp_path / f"{name}.ptxvm", (index, index))
    remove = os.unlink

    def too_late(path: str) -> None:
        remove(path)
        raise FileNotFoundError

    monkeypatch.setattr(os, "unlink", too_late)
    ObjectCache(tmp_path, limit=10_000).make_room()
    assert sorted(file.name[0] for file in tmp_path.iterdir()) == list("cde")


def test_writers_make_no_room_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at thousands of files, each a system call that waits for the interpreter's lock, would hold up others."""
    for index in range(100):
        (tmp_path / f"{index}.ptxvm").write_bytes(bytes(1000))
    with monkeypatch.context() as patch:
        for name in ("scandir", "listdir"):
            patch.setattr(os, name, lambda _: pytest.fail("a writer looks at the whole directory"))
        ObjectCache(tmp_path, limit=10_000).put("key", CacheEntry({}, bytes(5000)))
    deadline = time.monotonic() + 60
    while size_of(tmp_path) > 10_000 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert size_of(tmp_path) <= 10_000
    assert (tmp_path / "key.ptxvm").exists()


def test_the_limit_holds_for_many_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few entries each of them writes, and with few looks."""
    limit, looks = 1_000_000, 0

    def look(code: str) -> None:
        nonlocal looks
        looks += 1
        exec(code, {})

    monkeypatch.setattr(cache_module, "run_apart", look)
    most = 0
    for index in range(3000):
        ObjectCache(tmp_path, limit).put(f"key{index}", CacheEntry({"n": index}, bytes(index)))
        most = max(most, size_of(tmp_path) if index % 10 == 0 else 0)
    assert limit // 2 < most < limit * 5 // 4
    written = 3000**2 // 2
    assert looks < 2 * LOOKS * written // limit


def size_of(directory: Path) -> int:
    total = 0
    with os.scandir(directory) as found:
        for entry in found:
            with contextlib.suppress(FileNotFoundError):
                total += entry.stat().st_size
    return total


def test_unusable_directories_are_ignored(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for directory in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/none"), Path("bad\0name")):
        cache = ObjectCache(directory)
        cache.put("key", ENTRY)
        assert cache.get("key") is None


def test_the_environment_chooses_the_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path / "here"))
    assert Path(cache_directory()) == tmp_path / "here"
    monkeypatch.delenv("PTXVM_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert Path(cache_directory()) == tmp_path / "ptxvm"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert Path(cache_directory()) == tmp_path / "home" / ".cache" / "ptxvm"


ROOMS = ("api", "checker", "engine/jit/emission", "engine/jit/runtime", "isa/integer", "lanes", "machine", "syntax")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package."""
    folder = tmp_path / "copy" / "ptxvm"
    shutil.copytree(Path(ptxvm.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def edit(file: Path, old: str, new: str) -> None:
    """As small an edit as there is: neither the size nor the time of the file changes."""
    times = file.stat()
    text = file.read_text()
    assert old in text
    assert len(old) == len(new)
    file.write_text(text.replace(old, new, 1))
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.parametrize("room", ROOMS)
def test_a_change_in_any_room_changes_every_key(package: Path, room: str) -> None:
    before = code_fingerprint(package)
    for file in sorted((package / room).glob("*.[pl][yl]"))[:2]:
        edit(file, "e", "f")
        after = code_fingerprint(package)
        assert after != before, file
        before = after


def test_copies_and_archives_of_the_package_share_their_objects(package: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "archive.zip", "w") as archive:
        for file in sorted(package.rglob("*.*")):
            archive.write(file, file.relative_to(package.parent))
    here = code_fingerprint(Path(ptxvm.__file__).parent)
    assert code_fingerprint(package) == here
    assert code_fingerprint(zipfile.Path(tmp_path / "archive.zip", "ptxvm/")) == here
    (package / "isa" / ".#add.py").symlink_to("nothing")  # an editor is open
    assert code_fingerprint(package) != b""


def test_a_fingerprint_is_kept_until_a_file_changes(package: Path, tmp_path: Path) -> None:
    objects = ObjectCache(tmp_path / "cache")
    (file, *_) = sorted((package / "isa").glob("*.py"))
    assert known_fingerprint(package, objects) == code_fingerprint(package)
    assert not Path(objects.directory).exists()  # files this young may change and keep their times
    later = time.time_ns() + 10**10
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time_ns", lambda: later)
        before = known_fingerprint(package, objects)
        patch.setattr(keys, "code_fingerprint", lambda _: b"read again")
        assert known_fingerprint(package, objects) == before
        edit(file, "e", "f")
        assert known_fingerprint(package, objects) == b"read again"


def test_keys_name_the_versions_of_llvm(monkeypatch: pytest.MonkeyPatch) -> None:
    before = package_fingerprint()
    monkeypatch.setattr(llvmlite, "__version__", "0.1")
    assert package_fingerprint.__wrapped__() != before


def test_keys_name_the_processor_and_its_features() -> None:
    assert len({code_target(cpu).key for cpu in Cpu if cpu is not Cpu.NATIVE}) == len(Cpu) - 1
    native = code_target(Cpu.NATIVE)
    assert native.processor in native.key
    assert native.features in native.key


PROGRAM = """
import numpy, ptxvm
ptx = '''
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
    .reg .u64 %a; .reg .u32 %x;
    ld.param.u64 %a, [p];
    ld.global.u32 %x, [%a];
    add.u32 %x, %x, 5;
    st.global.u32 [%a], %x;
    exit;
}
'''
array = numpy.full(1, 20, numpy.uint32)
ptxvm.run(ptx, grid=1, block=1, args=[array])
print(array[0])
"""


def test_an_edited_definition_is_what_runs(package: Path, tmp_path: Path) -> None:
    """Old machine code must not run after an edit or an upgrade, wherever in the package that was."""
    environment = os.environ | {
        "PYTHONPATH": str(package.parent),
        "PTXVM_CACHE_DIR": str(tmp_path / "objects"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def result() -> str:
        return subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True
        ).stdout.strip()

    assert result() == "25"
    objects = set((tmp_path / "objects").iterdir())
    assert result() == "25"
    added = set((tmp_path / "objects").iterdir()) - objects
    assert len(added) <= 1  # the package's fingerprint, kept as soon as the files are old enough
    edit(package / "isa" / "integer" / "add.py", "else a + b", "else a - b")
    assert result() == "15"
