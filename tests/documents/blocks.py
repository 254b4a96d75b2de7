"""The code blocks of a document, and what running them means.

    ```python                 runs, all blocks of a document in one namespace; a `text` block right behind it is what
                              it prints
    ```console                `$ command`, below it its output (both streams), where `...` stands for anything;
                              a command fails only if its line ends in `# exit code N`
    ```ptx                    a module that the checker accepts
    ```python file=PATH       is written to that file of the folder (any language; `append=PATH` adds to it)
    ```python from=PATH       stands like this in that file of the repository
    ```text                   a drawing or an output

The folder that they run in holds copies of `examples/`, and whatever else the document's files are added to.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import ptxvm

CHECKOUT = Path(__file__).parents[2]
LANGUAGES = ("python", "console", "ptx", "text", "markdown")
# What sets an environment up, which test_packaging.py does.
SETTING_UP = ("pip install .", "pip wheel --no-deps --wheel-dir dist .", "source .venv/bin/activate")
_FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_EXIT_CODE = re.compile(r"# exit code (\d+)$")


@dataclass(frozen=True, slots=True)
class Block:
    """`language`, `role` and `file` as on the fence; `follows` is true right behind the block before."""

    language: str
    file: Path | None
    role: str
    text: str
    line: int
    follows: bool


def blocks_of(document: Path) -> list[Block]:
    text = document.read_text(encoding="utf-8")
    blocks, end = [], 0
    for match in _FENCE.finditer(text):
        language, *words = match[1].split() or [""]
        role, _, name = words[0].partition("=") if words else ("", "", "")
        blocks.append(
            Block(
                language,
                Path(name) if name else None,
                role,
                match[2],
                text.count("\n", 0, match.start()) + 1,
                not text[end : match.start()].strip() and bool(blocks),
            )
        )
        end = match.end()
    return blocks


def run_blocks(document: Path, folder: Path) -> None:
    """Run the blocks of a document one after the other in a folder. AssertionErrors name the line of the document."""
    shutil.copytree(CHECKOUT / "examples", folder / "examples")
    names: dict[str, object] = {"__name__": "__main__"}
    output = ""
    with chdir(folder):
        for block in blocks_of(document):
            place = f"{document.name}, line {block.line}"
            if block.role == "from":
                assert block.file is not None
                assert block.text in (CHECKOUT / block.file).read_text(), f"{place}: {block.file} says something else"
            elif block.file is not None:
                _write(block)
            elif block.language == "python":
                output = _run_python(block, place, names)
            elif block.language == "console":
                for command, expected in _commands(block.text):
                    _run_command(command, expected, place)
            elif block.language == "ptx":
                assert ptxvm.check(block.text) == [], place
            elif block.language == "text" and block.follows and output:
                assert _fits(output, block.text), f"{place}: printed is\n{output}"
            if block.language != "python":
                output = ""


def _write(block: Block) -> None:
    assert block.file is not None and not block.file.is_absolute() and ".." not in block.file.parts
    if not block.file.parent.exists():
        room = block.file.parts[0]
        shutil.copytree(CHECKOUT / room, room, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(CHECKOUT / "pyproject.toml", ".")
    old = block.file.read_text() if block.role == "append" else ""
    block.file.write_text(old + block.text)


def _run_python(block: Block, place: str, names: dict[str, object]) -> str:
    printed = io.StringIO()
    code = compile("\n" * block.line + block.text, place, "exec")
    with redirect_stdout(printed):
        exec(code, names)
    return printed.getvalue()


def _commands(text: str) -> list[tuple[str, str]]:
    """(command, what is shown below it); a command goes on behind a backslash."""
    found = []
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        match = re.match(r"((?:[^\n]*\\\n)*[^\n]*\n)(.*)", part, re.DOTALL)
        assert match is not None
        found.append((match[1].strip(), match[2]))
    return found


def _run_command(command: str, expected: str, place: str) -> None:
    plain = re.sub(r"\s+# .*$", "", command)
    if plain in SETTING_UP:
        return
    where = Path.cwd()
    if plain.startswith("make "):  # it takes minutes: does the target exist?
        plain, where = f"make --dry-run --silent --always-make {plain.removeprefix('make ')} >/dev/null", CHECKOUT
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    settings = {**os.environ, "PATH": path, "COLUMNS": "120"}
    if (where / "src").is_dir():
        settings["PYTHONPATH"] = os.pathsep.join([str(where / "src"), str(where)])
    done = subprocess.run(
        plain,
        shell=True,
        cwd=where,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    code = _EXIT_CODE.search(command)
    assert done.returncode == (int(code[1]) if code else 0), f"{place}: {command}\n{done.stdout}"
    assert not expected.strip() or _fits(done.stdout, expected), f"{place}: {command} printed\n{done.stdout}"


def _fits(printed: str, expected: str) -> bool:
    """Dots stand for anything; where lines are broken does not matter, as documents have 120 columns."""
    parts = (re.escape(" ".join(part.split())) for part in expected.split("..."))
    return re.fullmatch(r"\s*.*\s*".join(parts), " ".join(printed.split())) is not None
