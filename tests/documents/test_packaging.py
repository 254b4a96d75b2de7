"""The wheel: everything that git knows of the package and nothing else, and it works outside of the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.documents.blocks import CHECKOUT

import ptxvm

BUILD_INPUT = ("pyproject.toml", "setup.py", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the wheel is built from, as a fresh clone has it, and of what an earlier build has left behind."""
    folder = tmp_path_factory.mktemp("sources")
    shutil.copytree(CHECKOUT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in BUILD_INPUT:
        shutil.copy(CHECKOUT / name, folder)
    (folder / "build" / "lib" / "ptxvm").mkdir(parents=True)
    (folder / "build" / "lib" / "ptxvm" / "deleted_since.py").touch()
    return folder


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", folder, sources]
    # pip asks other tools what they are, and they write into the home directory.
    settings = {**os.environ, "HOME": str(tmp_path_factory.mktemp("home"))}
    subprocess.run(command, check=True, capture_output=True, env=settings)
    (found,) = folder.glob("ptxvm-*.whl")
    return found


def test_the_wheel_holds_the_package(sources: Path, wheel: Path) -> None:
    package = sources / "src"
    expected = {path.relative_to(package).as_posix() for path in (package / "ptxvm").rglob("*") if path.is_file()}
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if name.startswith("ptxvm/")} == expected
        assert {Path(name).parts[0] for name in archive.namelist()} == {"ptxvm", f"ptxvm-{ptxvm.__version__}.dist-info"}


def test_it_works_outside_of_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    settings = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "PTXVM_CACHE_DIR": str(tmp_path / "objects")}
    file = CHECKOUT / "examples" / "saxpy.ptx"
    arrays = ["--arg", "ones:f32:4", "--arg", "ones:f32:4", "--arg", "2.0", "--arg", "4"]
    for words in (
        ["demo"],
        ["check", file],
        ["explain", "add.f32"],
        ["explain", "--coverage"],
        ["run", file, "--block", "4", *arrays],
    ):
        code = (
            "import sys, ptxvm; from ptxvm.cli import main\n"
            f"assert ptxvm.__file__.startswith({str(tmp_path)!r}), ptxvm.__file__\n"
            "sys.exit(main(sys.argv[1:]))"
        )
        done = subprocess.run(
            [sys.executable, "-c", code, *map(str, words)], cwd=tmp_path, env=settings, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()


def test_the_versions_agree() -> None:
    assert f'version = "{ptxvm.__version__}"' in (CHECKOUT / "pyproject.toml").read_text()
