"""Programs that this process starts, or becomes: what of the environment gives them the driver, too.

Programs of Python install it, as `site/sitecustomize.py` does. Others find libraries that start an interpreter."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from ptxvm.driver import stand_ins
from ptxvm.driver.elf import Start
from ptxvm.driver.library import LINKED, MANAGEMENT, SONAME, folder, write
from ptxvm.driver.registry import signatures
from ptxvm.driver.runtime import exports
from ptxvm.driver.settings import Settings

ACTIVE = "PTXVM_DRIVER"
"""A variable that tells a Python process that its parent has the driver."""

START = "libptxvm_start.so"
START_VARIABLES = ("PYTHONHOME", "PYTHONNOUSERSITE", ACTIVE)
"""What is set while an interpreter begins in a program."""

PACKAGES = ("ptxvm", "numpy", "llvmlite", "ml_dtypes", "backports")
"""What the interpreter in a program needs."""

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
    """The variables of an executable that is to find our libraries. Raises NoSharedPythonError, OSError."""
    return changed(settings, base, _made(_compilers(base), linked=True))


def folder_for_children() -> Path:
    """Where executables that this process starts find libraries; not those of compilers: other programs of Python may
    look for them there, too. Raises NoSharedPythonError, OSError."""
    return _made(_compilers(os.environ), linked=False)


def changed(settings: Settings, base: Mapping[str, str], where: Path) -> dict[str, str]:
    """Variables with which programs have the driver, whose libraries are in a folder."""
    site = str(Path(__file__).with_name("site"))
    added = {ACTIVE: "1"} | settings.environment()
    first = {"LD_LIBRARY_PATH": str(where), "PYTHONPATH": site}
    return dict(base) | added | {name: _prepended(base.get(name, ""), entry) for name, entry in first.items()}


def _prepended(entries: str, entry: str) -> str:
    others = [each for each in entries.split(os.pathsep) if each and each != entry]
    return os.pathsep.join([entry, *others])


def _compilers(base: Mapping[str, str]) -> list[Path]:
    """Compilers' libraries that programs may load."""
    given = filter(None, base.get("LD_LIBRARY_PATH", "").split(os.pathsep))
    others = [each for each in given if not Path(each, START).exists()]  # a program of ours may start another one
    return stand_ins.real_libraries([*others, *stand_ins.SYSTEM])


def _made(compilers: Sequence[Path], *, linked: bool) -> Path:
    """A folder with libraries that programs may ask for; all of them need the one that starts Python. `linked`: those
    in front of compilers' are there, too, and not only for who loads them later."""
    home = folder() / ("programs" if linked else "children")
    start = write(home, START, ["ptxvm_start"], start=_start(compilers))
    where = start.parent
    made = {SONAME: list(signatures("driver")), MANAGEMENT: list(signatures("management"))}
    made |= {exports.soname(version): list(exports.functions(version)) for version in exports.VERSIONS}
    if linked:
        made |= {real.name: list(stand_ins.names_of(real)) for real in compilers}
    for soname, names in made.items():
        _link(where / soname, write(home, soname, names, needed=[str(start)]))
    _link(where / LINKED, write(home, str(where / SONAME), made[SONAME], needed=[str(start)]))
    return where


def _start(compilers: Sequence[Path]) -> Start:
    found = [find_spec(name) for name in PACKAGES]
    homes = [str(Path(place).parent) for spec in found if spec for place in spec.submodule_search_locations or ()]
    known = [str(real.absolute()) for real in compilers]
    code = f"import sys; sys.executable = {sys.executable!r}; sys.path[:0] = {list(dict.fromkeys(homes))!r}; "
    code += f"import ptxvm.driver.program as p; p.start({known!r})"
    home = os.pathsep.join([sys.base_prefix, sys.base_exec_prefix])
    values = home, "1", "program"
    return Start(code, str(shared_python()), tuple(zip(START_VARIABLES, values, strict=True)))


def _link(name: Path, target: Path) -> None:
    if not name.is_symlink() or name.readlink() != target:
        part = name.with_name(f"{name.name}.{os.getpid()}")
        part.symlink_to(target)
        part.replace(name)


def execute(program: list[str], settings: Settings) -> None:
    """Become a program. Raises NoSharedPythonError, OSError; it does not return."""
    os.execvpe(program[0], program, environment(settings, os.environ))
