"""PTX files by the hundred in one compressed archive: they are much alike, so that together they take little room."""

import io
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path


def write_archive(path: Path, files: Mapping[str, str]) -> None:
    """Write name -> text; the same files always give the same bytes."""
    with tarfile.open(path, "w:xz", preset=9) as archive:
        for name in sorted(files):
            data = files[name].encode()
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))


def read_archive(path: Path) -> Iterator[tuple[str, str]]:
    """The names and texts of an archive, one after the other."""
    with tarfile.open(path, "r:xz") as archive:
        for entry in archive:
            data = archive.extractfile(entry)
            assert data is not None, f"{entry.name} is not a file"
            yield entry.name, data.read().decode()
