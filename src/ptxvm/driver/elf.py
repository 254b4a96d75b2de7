"""Writes ELF shared libraries of functions that this process fills in: no compiler, no linker.

Every exported function is a stub, which goes through a table in the library's data:

    if entries[i]: goto entries[i];   else if callbacks[i]: return guarded(callbacks[i]);
    else if generic: return guarded(generic(i));   else: return state

`guarded` keeps the caller's exception while Python runs (`stubs.py`). The code reaches the table relative to its own
address, so that loaders have nothing to resolve. The table is exported as `ptxvm_table`: `state`, `generic`, what
the guard calls, then the entries and the callbacks of all functions. A library may have a `Start`: code that the
loader runs, which starts an interpreter in programs that have none, and hands it a line of Python.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import PurePath

from ptxvm.driver.stubs import (
    GUARD_CALLS,
    INITIALIZE,
    MACHINES,
    RELEASE,
    RUN,
    RUNS,
    START_IMPORTS,
    Slots,
    StartPlaces,
)
from ptxvm.records import record

TABLE = "ptxvm_table"
PAGE = 0x10000
"""aarch64 kernels may have pages of 64 KiB."""

STATE_WITHOUT_DRIVER = 100
"""What functions return while nobody has filled the table: CUDA_ERROR_NO_DEVICE."""

FIRST_ENTRY = 2 + len(GUARD_CALLS)
"""Where in the table those of functions begin."""

_HEADER, _PROGRAM_HEADER, _SECTION_HEADER, _SYMBOL, _DYNAMIC, _RELOCATION = 64, 56, 64, 24, 16, 24
_FUNCTION, _OBJECT, _UNDEFINED = 0x12, 0x11, 0x12
_TEXT_SECTION, _DATA_SECTION = 5, 7


@record()
class Start:
    """`python` is run when the library is loaded, by the interpreter in `library`, a path, unless one runs in the
    process. `variables` of the environment, with their values, are set before it begins."""

    python: str
    library: str
    variables: tuple[tuple[str, str], ...] = ()


_C_LIBRARIES = ("libdl.so.2", "libc.so.6")
"""Where START_IMPORTS are."""


def up(value: int, alignment: int) -> int:
    """The next multiple of `alignment`, a power of two."""
    return (value + alignment - 1) & -alignment


def system_v_hash(name: bytes) -> int:
    """The hash of a symbol's name (System V ABI)."""
    value = 0
    for byte in name:
        value = (value << 4) + byte
        high = value & 0xF0000000
        if high:
            value ^= high >> 24
        value &= ~high & 0xFFFFFFFF
    return value


class _Strings:
    def __init__(self) -> None:
        self.data = bytearray(b"\0")
        self._places: dict[str, int] = {}

    def place(self, text: str) -> int:
        if text not in self._places:
            self._places[text] = len(self.data)
            self.data += text.encode() + b"\0"
        return self._places[text]


def _hash_table(names: Sequence[str]) -> bytes:
    count = len(names) + 1
    buckets, chain = [0] * (max(1, count // 2) | 1), [0] * count
    for index, name in enumerate(names, 1):
        bucket = system_v_hash(name.encode()) % len(buckets)
        chain[index], buckets[bucket] = buckets[bucket], index
    return struct.pack(f"<II{len(buckets)}I{count}I", len(buckets), count, *buckets, *chain)


class _Writer:
    """Where the parts of a library lie, and what is in them."""

    def __init__(self, soname: str, names: Sequence[str], machine: str, needed: Sequence[str], start: Start | None):
        self.machine, self.names, self.start = MACHINES[machine], names, start
        self.version = PurePath(soname).name
        self.imports = START_IMPORTS if start else ()
        self.exported = [*names, TABLE]
        strings = _Strings()
        self.offsets = [strings.place(name) for name in (*self.exported, *self.imports)]
        self.needed = [(1, strings.place(name)) for name in (*needed, *(_C_LIBRARIES if start else ()))]
        self.soname = strings.place(soname)
        self.version_name = strings.place(self.version)
        self.strings = bytes(strings.data)
        self.hash = _hash_table([*self.exported, *self.imports])
        self._arrange()

    def _arrange(self) -> None:
        symbols = 1 + len(self.exported) + len(self.imports)
        self.hash_at = up(_HEADER + 4 * _PROGRAM_HEADER, 8)
        self.symbols_at = up(self.hash_at + len(self.hash), 8)
        self.strings_at = up(self.symbols_at + _SYMBOL * symbols, 8)
        self.relocations_at = up(self.strings_at + len(self.strings), 8)
        relocations_size = _RELOCATION * len(self.imports)
        self.versions_at = self.relocations_at + relocations_size
        self.versions = struct.pack(f"<{symbols}H", 0, *[2] * len(self.exported), *[0] * len(self.imports))
        self.definitions_at = up(self.versions_at + len(self.versions), 8)
        self.definitions = self._version_definitions()
        self.slots_at = 0
        self.start_texts = _Strings()
        self.start_texts_at = self.definitions_at + len(self.definitions)
        start_size = len(self._start_code(0))
        self.text_at = up(self.start_texts_at + len(self.start_texts.data), 64)
        self.stub_size = len(self.machine.stub(0, Slots(0, 0, 0, 0, 0), 0))
        self.step = up(self.stub_size, 16)
        self.guard_at = self.text_at + self.step * len(self.names)
        self.start_at = self.guard_at + up(len(self.machine.guard(0, [0] * len(GUARD_CALLS))), 16)
        self.text_end = self.start_at + start_size
        self.data_at = up(self.text_end, PAGE)
        self.dynamic = self._dynamic(relocations_size)
        self.slots_at = up(self.data_at + _DYNAMIC * len(self.dynamic), 64)
        self.table_at = up(self.slots_at + 8 * len(self.imports), 64)
        self.table_size = 8 * (FIRST_ENTRY + 2 * len(self.names))
        self.end = self.table_at + self.table_size

    def _start_code(self, at: int) -> bytes:
        """The code at an address that starts an interpreter; its texts are placed with the first call."""
        if self.start is None:
            return b""

        def text(value: str) -> int:
            return self.start_texts_at + self.start_texts.place(value)

        places = StartPlaces(
            {name: self.slots_at + 8 * place for place, name in enumerate(START_IMPORTS)},
            text(self.start.library),
            {name: text(name) for name in (RUNS, INITIALIZE, RUN, RELEASE)},
            text(self.start.python),
            [(text(name), text(value)) for name, value in self.start.variables],
        )
        return self.machine.start(at, places)

    def _dynamic(self, relocations_size: int) -> list[tuple[int, int]]:
        entries = [*self.needed, (14, self.soname), (4, self.hash_at), (5, self.strings_at), (6, self.symbols_at)]
        entries += [(10, len(self.strings)), (11, _SYMBOL)]
        entries += [(0x6FFFFFF0, self.versions_at), (0x6FFFFFFC, self.definitions_at), (0x6FFFFFFD, 2)]
        if self.start:
            entries += [(7, self.relocations_at), (8, relocations_size), (9, _RELOCATION), (12, self.start_at)]
        return [*entries, (0, 0)]

    def _version_definitions(self) -> bytes:
        """Every symbol is of a version that is called as the library is: programs linked to the real one ask for it."""
        hashed = system_v_hash(self.version.encode())
        rows = ((1, 1, 28), self.soname), ((0, 2, 0), self.version_name)
        return b"".join(struct.pack("<HHHHIIIII", 1, *row[:2], 1, hashed, 20, row[2], name, 0) for row, name in rows)

    def _symbols(self) -> bytes:
        rows = bytearray(_SYMBOL)
        for index in range(len(self.names)):
            at = self.text_at + self.step * index
            rows += struct.pack("<IBBHQQ", self.offsets[index], _FUNCTION, 0, _TEXT_SECTION, at, self.stub_size)
        table = self.offsets[len(self.names)]
        rows += struct.pack("<IBBHQQ", table, _OBJECT, 0, _DATA_SECTION, self.table_at, self.table_size)
        for offset in self.offsets[len(self.exported) :]:
            rows += struct.pack("<IBBHQQ", offset, _UNDEFINED, 0, 0, 0, 0)
        return bytes(rows)

    def _slots(self, index: int) -> Slots:
        entry = self.table_at + 8 * (FIRST_ENTRY + index)
        return Slots(entry, entry + 8 * len(self.names), self.table_at, self.table_at + 8, self.guard_at)

    def _text(self) -> bytes:
        stub, step = self.machine.stub, self.step
        places = ((index, self.text_at + step * index) for index in range(len(self.names)))
        text = b"".join(stub(at, self._slots(i), i).ljust(step, b"\0") for i, at in places)
        calls = [self.table_at + 8 * (2 + place) for place in range(len(GUARD_CALLS))]
        text += self.machine.guard(self.guard_at, calls).ljust(self.start_at - self.guard_at, b"\0")
        return text + self._start_code(self.start_at)

    def _relocations(self) -> bytes:
        rows = []
        for place in range(len(self.imports)):
            symbol = 1 + len(self.exported) + place
            info = symbol << 32 | self.machine.glob_dat
            rows.append(struct.pack("<QQq", self.slots_at + 8 * place, info, 0))
        return b"".join(rows)

    def _sections(self, names: bytes, names_at: int) -> bytes:
        def section(name: bytes, kind: int, flags: int, at: int, size: int, link: int, info: int, entry: int) -> bytes:
            place = names.index(name + b"\0")
            return struct.pack("<IIQQQQIIQQ", place, kind, flags, at, at, size, link, info, 8, entry)

        symbols_size = _SYMBOL * (1 + len(self.exported) + len(self.imports))
        rows = [
            bytes(_SECTION_HEADER),
            section(b".hash", 5, 2, self.hash_at, len(self.hash), 2, 0, 4),
            section(b".dynsym", 11, 2, self.symbols_at, symbols_size, 3, 1, _SYMBOL),
            section(b".dynstr", 3, 2, self.strings_at, len(self.strings), 0, 0, 0),
            section(b".rela.dyn", 4, 2, self.relocations_at, _RELOCATION * len(self.imports), 2, 0, _RELOCATION),
            section(b".text", 1, 6, self.text_at, self.text_end - self.text_at, 0, 0, 0),
            section(b".dynamic", 6, 3, self.data_at, _DYNAMIC * len(self.dynamic), 3, 0, _DYNAMIC),
            section(b".data", 1, 3, self.slots_at, self.end - self.slots_at, 0, 0, 0),
            struct.pack("<IIQQQQIIQQ", names.index(b".shstrtab\0"), 3, 0, 0, names_at, len(names), 0, 0, 1, 0),
        ]
        return b"".join(rows)

    def _program_headers(self) -> bytes:
        def header(kind: int, flags: int, at: int, size: int, alignment: int) -> bytes:
            return struct.pack("<IIQQQQQQ", kind, flags, at, at, at, size, size, alignment)

        return (
            header(1, 5, 0, self.text_end, PAGE)
            + header(1, 6, self.data_at, self.end - self.data_at, PAGE)
            + header(2, 6, self.data_at, _DYNAMIC * len(self.dynamic), 8)
            + header(0x6474E551, 6, 0, 0, 16)  # the stack is not executable
        )

    def write(self) -> bytes:
        section_names = b"\0.hash\0.dynsym\0.dynstr\0.rela.dyn\0.text\0.dynamic\0.data\0.shstrtab\0"
        sections_at = up(self.end + len(section_names), 8)
        sections = self._sections(section_names, self.end)
        identity = b"\x7fELF\x02\x01\x01" + bytes(9)
        count = len(sections) // _SECTION_HEADER
        numbers = (3, self.machine.number, 1, 0, _HEADER, sections_at, 0, 64, 56, 4, 64, count, count - 1)
        parts = {
            0: identity + struct.pack("<HHIQQQIHHHHHH", *numbers) + self._program_headers(),
            self.hash_at: self.hash,
            self.symbols_at: self._symbols(),
            self.strings_at: self.strings,
            self.relocations_at: self._relocations(),
            self.versions_at: self.versions,
            self.definitions_at: self.definitions,
            self.start_texts_at: bytes(self.start_texts.data),
            self.text_at: self._text(),
            self.data_at: b"".join(struct.pack("<QQ", *entry) for entry in self.dynamic),
            self.table_at: struct.pack("<Q", STATE_WITHOUT_DRIVER),
            self.end: section_names,
            sections_at: sections,
        }
        image = bytearray(sections_at + len(sections))
        for at, part in parts.items():
            image[at : at + len(part)] = part
        return bytes(image)


def library(
    soname: str, names: Sequence[str], machine: str, needed: Sequence[str] = (), start: Start | None = None
) -> bytes:
    """The bytes of a shared library that exports the functions `names`. `machine` is as `platform.machine()` says.

    needed:  other libraries that loaders load with it
    start:   what runs when it is loaded
    """
    return _Writer(soname, names, machine, needed, start).write()
