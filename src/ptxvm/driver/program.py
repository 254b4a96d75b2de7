"""Programs without Python: `ptxvm exec` gives them libraries that start an interpreter in the process."""

from __future__ import annotations

import ctypes
import importlib
import io
import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

from ptxvm.driver import installing, management, stand_ins
from ptxvm.driver.elf import Start
from ptxvm.driver.library import folder, write
from ptxvm.driver.registry import signatures
from ptxvm.driver.runtime import exports
from ptxvm.driver.runtime import library as runtime
from ptxvm.driver.settings import Settings

START = "libptxvm_start.so"
NO_LIBRARY = """this Python has no shared library ({name}), in which programs could start an interpreter.
Use a Python that has one: on Debian and Ubuntu `apt install libpython3.{minor}`; with pyenv
`PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install 3.{minor}`; conda's and python.org's container images have it."""


class NoSharedPythonError(OSError):
    """There is no libpython that a program could load."""


def shared_python() -> Path:
    """The shared library of this Python. Raises NoSharedPythonError."""
    names = [sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LDLIBRARY")]
    places = [sysconfig.get_config_var("LIBDIR"), sysconfig.get_config_var("LIBPL"), f"{sys.base_prefix}/lib"]
    for name in names:
        for place in places:
            if name and place and ".so" in name and Path(place, name).exists():
                return Path(place, name).resolve()
    raise NoSharedPythonError(NO_LIBRARY.format(name=names[0] or "libpython", minor=sys.version_info.minor))


def environment(settings: Settings, base: Mapping[str, str]) -> dict[str, str]:
    """The variables of a program that is to find our libraries. Raises NoSharedPythonError, OSError."""
    python = shared_python()
    given = filter(None, base.get("LD_LIBRARY_PATH", "").split(os.pathsep))
    others = [each for each in given if not Path(each, START).exists()]  # a program of ours may start another one
    where = _libraries(python, [*others, *stand_ins.SYSTEM])
    changed = dict(base) | settings.environment()
    changed["PYTHONHOME"] = os.pathsep.join([sys.base_prefix, sys.base_exec_prefix])
    changed["PYTHONNOUSERSITE"] = "1"
    changed["LD_LIBRARY_PATH"] = os.pathsep.join([str(where), *filter(None, [base.get("LD_LIBRARY_PATH")])])
    changed["LD_PRELOAD"] = " ".join([str(python), *filter(None, [base.get("LD_PRELOAD")])])
    return changed


def _libraries(python: Path, folders: Sequence[str]) -> Path:
    """A folder with all libraries that programs may ask for; all of them need the one that starts Python. `folders`:
    where compilers' libraries may be, in front of which some are."""
    paths = [entry for entry in sys.path if entry]
    compilers = stand_ins.real_libraries(folders)
    known = [str(real.absolute()) for real in compilers]
    code = f"import sys; sys.path[:0] = {paths!r}; import ptxvm.driver.program as p; p.start({known!r})"
    home = folder() / "programs"
    start = write(home, START, ["ptxvm_start"], start=Start(code, str(python)))
    where = start.parent
    made = {installing.SONAME: list(signatures("driver")), installing.MANAGEMENT: list(signatures("management"))}
    made |= {exports.soname(version): list(exports.functions(version)) for version in exports.VERSIONS}
    made |= {real.name: list(stand_ins.names_of(real)) for real in compilers}
    for soname, names in made.items():
        library = write(home, soname, names, needed=[str(start)])
        _link(where / soname, library)
    return where


def _link(name: Path, target: Path) -> None:
    if not name.is_symlink() or name.readlink() != target:
        part = name.with_name(f"{name.name}.{os.getpid()}")
        part.symlink_to(target)
        part.replace(name)


_libc = ctypes.CDLL(None)


def _end(_: object) -> None:
    """The program ends, and nobody ends the interpreter in it."""
    leaks = sys.modules.get("ptxvm.driver.leaks")
    if leaks is not None:
        leaks.tell_leaks(None, "program")


_at_end = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_end)


class _Output(io.TextIOWrapper):
    """What kernels print comes after what the program has printed before, which C keeps in a buffer."""

    def write(self, text: str) -> int:
        ctypes.CDLL(None).fflush(None)
        return super().write(text)


def start(compilers: Sequence[str]) -> None:
    """Runs in the program, before its own code: fills the libraries that it has loaded, and those in front of others,
    which it may load later."""
    raw = open(1, "wb", buffering=0, closefd=False)  # noqa: SIM115  (it lives as long as the process)
    sys.stdout = _Output(raw, encoding="utf-8", write_through=True)
    sys.argv = [os.environ.get("_", "program")]
    where = Path(os.environ["LD_LIBRARY_PATH"].split(os.pathsep)[0])
    installing.install_for_program(where / installing.SONAME)
    _libc.__cxa_atexit(_at_end, None, None)
    for version in exports.VERSIONS:
        if _is_loaded(where / exports.soname(version)):
            runtime.install(version, where / exports.soname(version))
    if _is_loaded(where / installing.MANAGEMENT):
        management.install(where / installing.MANAGEMENT)
    for real in map(Path, compilers):
        stand_ins.install_library(real, where / real.name)


def _is_loaded(place: Path) -> bool:
    try:
        ctypes.CDLL(str(place), mode=os.RTLD_NOLOAD | os.RTLD_GLOBAL)
    except OSError:
        return False
    return True


def execute(program: list[str], settings: Settings) -> None:
    """Become a program. Raises NoSharedPythonError, OSError; it does not return."""
    importlib.import_module("ptxvm.driver.runtime.library")
    os.execvpe(program[0], program, environment(settings, os.environ))
