"""The files named on the command line: paths, directories, patterns, `-` for standard input."""

from __future__ import annotations

import glob
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from ptxvm.api.text import best_target, named_sources
from ptxvm.cli.terminal import complain, file_error
from ptxvm.diagnostics import Source

STANDARD_INPUT = Path("-")


class FileList:
    """What the words of a command line stand for: `paths`, each once; `failures` counts what was complained about."""

    def __init__(self, words: Iterable[str]) -> None:
        self.failures = 0
        self.paths = list(dict.fromkeys(path for word in words for path in self._named(word)))

    def sources(self) -> Iterator[tuple[int, Source]]:
        """The texts with their numbers; a file that cannot be read is complained about and left out."""
        for number, path in enumerate(self.paths):
            try:
                sources = read_ptx(path)
            except OSError as error:
                self._fail(file_error(error))
            else:
                yield from ((number, source) for source in sources)

    def _named(self, word: str) -> list[Path]:
        path = Path(word)
        if not word:
            self._fail("a file name is empty")
            return []
        if path.is_dir():
            found = self._below(path)
            if not found:
                self._fail(f"{word}: no .ptx files in this directory")
            return found
        if glob.has_magic(word) and not path.exists():
            matches = [Path(match) for match in sorted(glob.glob(word, recursive=True))]
            if not matches:
                self._fail(f"{word}: no file matches this pattern")
            return [file for match in matches for file in (self._below(match) if match.is_dir() else [match])]
        return [path]

    def _below(self, folder: Path) -> list[Path]:
        """All `*.ptx` files under a directory; hidden directories are passed over."""
        found = []
        for place, folders, files in os.walk(folder, onerror=lambda error: self._fail(file_error(error))):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            found += [Path(place, name) for name in sorted(files) if name.endswith(".ptx")]
        return found

    def _fail(self, message: str) -> None:
        complain(message)
        self.failures += 1


def read_ptx(path: Path, gpu: str | None = None) -> list[Source]:
    """The text of a file, or of standard input for `-`; of a container the texts that suit a GPU best. Raises OSError,
    ValueError for what is no GPU."""
    best = best_target(gpu)
    if path != STANDARD_INPUT:
        return named_sources(path.read_bytes(), str(path), best)
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return named_sources(sys.stdin.buffer.read(), "<stdin>", best)
