"""The architecture (docs/architecture.md, section 1): which room may import which, where heavy libraries may appear."""

import ast
from pathlib import Path

import pytest

import ptxvm

SOURCE = Path(ptxvm.__file__).parent
FACE = "ptxvm"  # the package's own __init__

# Every arrow of the drawing and what follows from several of them.
ALLOWED = {
    "records": set(),
    "diagnostics": set(),
    "lanes": {"diagnostics"},
    "machine": {"diagnostics"},
    "syntax": {"diagnostics"},
    "isa": {"diagnostics", "lanes"},
    "checker": {"diagnostics", "lanes", "isa", "syntax"},
    "sanitizer": set(),
    "profiling": set(),
    "engine": {"diagnostics", "lanes", "isa", "syntax", "checker", "machine", "sanitizer", "profiling"},
    "concepts": set(),
    "explanation": {"concepts", "diagnostics", "lanes", "isa", "syntax", "checker", "machine"},
    "api": {
        "diagnostics",
        "lanes",
        "isa",
        "syntax",
        "checker",
        "machine",
        "engine",
        "explanation",
        "concepts",
        "profiling",
    },
    "exploring": {"diagnostics", "machine", "api"},
    FACE: {"diagnostics", "api", "exploring"},
    "driver": {"diagnostics", "lanes", "isa", "syntax", "checker", "machine", "engine", "api", FACE},
    "cli": {"diagnostics", "api", "driver", "exploring", "profiling", FACE},
}
EVERYONES = {"records"}  # no arrows of their own in the drawing
# Libraries that cost time to import or belong to one place: the rooms they may be imported in.
LIBRARIES = {
    "llvmlite": ("engine/jit", "lanes", "driver/stand_ins"),
}
# The rooms of the compiled engine from the top down: each may import those of the lines below its own.
JIT = "ptxvm.engine.jit"
JIT_ROOMS = (
    ("launching",),
    ("host",),
    ("seats",),
    ("compilation",),
    ("fast", "safe"),
    ("emission",),
    ("memory",),
    ("function",),
    ("analysis",),
    ("program",),
    ("runtime",),
    ("layouts",),
)
FILES = sorted(SOURCE.rglob("*.py"))


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def room(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else FACE


def imported_modules(path: Path) -> set[str]:
    """The full names of the modules that a file imports anywhere, functions included."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(path)}: relative imports hide the room they come from"
            # `from ptxvm import api` names a room by its last word.
            modules.update(f"{node.module}.{alias.name}" for alias in node.names)
    return modules


def imported_room(module: str) -> str | None:
    """The room of this package that a module is in; None for other packages."""
    parts = module.split(".")
    if parts[0] != "ptxvm":
        return None
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else FACE


def test_every_folder_is_a_room():
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == ALLOWED.keys() - {FACE}


@pytest.mark.parametrize("name", ALLOWED)
def test_imports_point_one_way(name):
    wrong = [
        f"{place(path)} imports {module}"
        for path in FILES
        if room(path) == name
        for module in sorted(imported_modules(path))
        if imported_room(module) not in ALLOWED[name] | EVERYONES | {name, None}
    ]
    assert not wrong


def test_the_engines_share_nothing_but_what_lies_below_them():
    for one, other in (("interpret", "jit"), ("jit", "interpret")):
        for path in FILES:
            if place(path).startswith(f"engine/{one}/"):
                assert not [m for m in imported_modules(path) if m.startswith(f"ptxvm.engine.{other}")], place(path)


def test_every_folder_of_the_compiled_engine_has_a_place_in_the_order():
    folders = {path.name for path in (SOURCE / "engine/jit").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == {name for line in JIT_ROOMS for name in line}


@pytest.mark.parametrize("level", range(len(JIT_ROOMS)), ids=["-".join(line) for line in JIT_ROOMS])
def test_rooms_of_the_compiled_engine_import_downwards(level):
    below = {name for line in JIT_ROOMS[level + 1 :] for name in line}
    wrong = [
        f"{place(path)} imports {module}"
        for name in JIT_ROOMS[level]
        for path in FILES
        if place(path).startswith(f"engine/jit/{name}/")
        for module in sorted(imported_modules(path))
        if module.startswith(f"{JIT}.") and module.removeprefix(f"{JIT}.").split(".")[0] not in below | {name}
    ]
    assert not wrong


@pytest.mark.parametrize("library", LIBRARIES)
def test_library_stays_in_its_rooms(library):
    users = [place(path) for path in FILES if any(m.split(".")[0] == library for m in imported_modules(path))]
    assert not [user for user in users if not user.startswith(LIBRARIES[library])]
