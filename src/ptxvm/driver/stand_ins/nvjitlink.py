"""nvJitLink: PTX stays PTX, LTO-IR is turned into PTX by the real library, and what comes out is an image for ours."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from typing import Any

from ptxvm.api.fat_binaries import MAGIC
from ptxvm.driver.caller_memory import get_text
from ptxvm.driver.errors import DriverError
from ptxvm.driver.images import link, texts_inside, texts_of
from ptxvm.driver.stand_ins.interposing import Override, Real
from ptxvm.driver.stand_ins.kept_functions import called, keeper, offered
from ptxvm.records import record

LONG, WORD, INT = ctypes.c_uint64, ctypes.c_uint32, ctypes.c_int
CUBIN, PTX, INTERMEDIATE, FATBINARY, OBJECT, LIBRARY, ANY = 1, 2, 3, 4, 5, 6, 10
LTO_SECTION = b".nv.lto"
SUCCESS, INVALID_INPUT = 0, 3
_NAME = re.compile(r"(_*nvJitLink)([A-Za-z]+?)((?:_(\d+)_\d+)?)$")


@record(frozen=False)
class Link:
    """A link under way: the architecture, PTX that was added, how much the real library has to link, and the image
    made."""

    arch: bytes = b""
    texts: list[bytes] = field(default_factory=list)
    others: int = 0
    image: bytes = b""
    keep: Any = None


def is_intermediate(content: bytes) -> bool:
    """Whether an object or a library holds what only the real library can link."""
    return LTO_SECTION in content


_links: dict[int, Link] = {}


@record()
class Functions:
    """The functions of ours in front of those of one version of the library, and of the toolkit."""

    real: Callable[[str], Any]
    major: str = ""

    def create(self, out: int, count: int, options: int) -> int:
        given = [ctypes.string_at(LONG.from_address(options + 8 * place).value) for place in range(count)]
        if b"-lto" in given and b"-ptx" not in given:
            given.append(b"-ptx")
        array = (ctypes.c_char_p * max(1, len(given)))(*given)
        code = int(self.real("Create")(LONG(out), WORD(len(given)), array))
        if code == SUCCESS:
            arch = next((each.partition(b"=")[2] for each in given if each.startswith(b"-arch=")), b"")
            _links[LONG.from_address(out).value] = Link(arch, keep=array)
        return code

    def add_data(self, handle: int, kind: int, data: int, size: int, name: int) -> int:
        code = self._add(_links[handle], kind, ctypes.string_at(data, size))
        if code is None:
            code = int(self.real("AddData")(LONG(handle), INT(kind), LONG(data), LONG(size), LONG(name)))
        return code

    def add_file(self, handle: int, kind: int, name: int) -> int:
        try:
            content = Path(os.fsdecode(get_text(name))).read_bytes()
        except (OSError, DriverError):
            code = None  # the real library says so
        else:
            code = self._add(_links[handle], kind, content)
        return int(self.real("AddFile")(LONG(handle), INT(kind), LONG(name))) if code is None else code

    def _add(self, found: Link, kind: int, content: bytes) -> int | None:
        """Keep PTX; None for what the real library is to be given."""
        if kind == FATBINARY or content[:4] == MAGIC.to_bytes(4, "little"):
            try:
                found.texts += texts_of(content)
            except DriverError:
                return INVALID_INPUT
            return SUCCESS
        if kind == PTX or (kind == ANY and b".version" in content[:4096] and b".target" in content[:8192]):
            found.texts.append(content.rstrip(b"\0"))
            return SUCCESS
        if kind in (CUBIN, OBJECT, LIBRARY) and not is_intermediate(content):
            found.texts += texts_inside(content) if content[:4] in (b"!<ar", b"\x7fELF") else texts_of(content)
            return SUCCESS
        found.others += 1
        return None

    def complete(self, handle: int) -> int:
        found = _links[handle]
        texts = list(found.texts)
        if found.others:
            names = self._keep(handle, found)
            code = int(self.real("Complete")(LONG(handle)))
            if code != SUCCESS:
                return code
            texts += [offered(text, names) if names else text for text in self._linked(handle)]
        found.image = link(texts)
        return SUCCESS

    def _keep(self, handle: int, found: Link) -> list[bytes]:
        """Let the real library keep functions that only PTX calls: their names."""
        names = called(found.texts)
        code = keeper(names, found.arch, self.major) if names else None
        if code is None or self.real("AddData")(LONG(handle), INT(INTERMEDIATE), code, LONG(len(code)), b"keep"):
            return []
        return names

    def _linked(self, handle: int) -> list[bytes]:
        """The PTX that the real library has made, if any."""
        size = LONG()
        if self.real("GetLinkedPtxSize")(LONG(handle), ctypes.byref(size)) != SUCCESS:
            return []
        buffer = ctypes.create_string_buffer(size.value)
        self.real("GetLinkedPtx")(LONG(handle), buffer)
        return [buffer.raw.rstrip(b"\0")]

    def image_size(self, handle: int, out: int) -> int:
        LONG.from_address(out).value = len(_links[handle].image)
        return SUCCESS

    def image(self, handle: int, out: int) -> int:
        ctypes.memmove(out, _links[handle].image, len(_links[handle].image))
        return SUCCESS

    def destroy(self, pointer: int) -> int:
        _links.pop(LONG.from_address(pointer).value, None)
        return int(self.real("Destroy")(LONG(pointer)))


def choose(name: str, real: Real) -> Override | None:
    """The functions that add, link and hand out."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    ours = Functions(lambda base: real(found[1] + base + found[3]), found[4] or "")
    overrides = {
        "Create": Override((LONG, WORD, LONG), ours.create),
        "AddData": Override((LONG, INT, LONG, LONG, LONG), ours.add_data),
        "AddFile": Override((LONG, INT, LONG), ours.add_file),
        "Complete": Override((LONG,), ours.complete),
        "GetLinkedCubinSize": Override((LONG, LONG), ours.image_size),
        "GetLinkedCubin": Override((LONG, LONG), ours.image),
        "Destroy": Override((LONG,), ours.destroy),
    }
    return overrides.get(found[2])
