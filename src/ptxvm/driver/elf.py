"""Writes ELF shared libraries of functions that this process fills in: no compiler, no linker.

Every exported function is a stub, which goes through a table in the library's data:

    if table[i]: goto table[i];   else if generic: return generic(i);   else: return state

The code reaches the table relative to its own address, so that loaders have nothing to resolve. The table is exported
as `ptxvm_table`: `state`, `generic`, then an entry for each function. A library may have a `Start`: code that the
loader runs, which hands a line of Python to an interpreter in the process (for programs that have none).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass

TABLE = "ptxvm_table"
PAGE = 0x10000
"""aarch64 kernels may have pages of 64 KiB."""

STATE_WITHOUT_DRIVER = 100
"""What functions return while nobody has filled the table: CUDA_ERROR_NO_DEVICE."""

_HEADER, _PROGRAM_HEADER, _SECTION_HEADER, _SYMBOL, _DYNAMIC, _RELOCATION = 64, 56, 64, 24, 16, 24
_FUNCTION, _OBJECT, _UNDEFINED = 0x12, 0x11, 0x12
_TEXT_SECTION, _DATA_SECTION = 5, 7


@dataclass(frozen=True, slots=True)
class Start:
    """`python` is run when the library is loaded, by the interpreter in `library` (a file name, or a path)."""

    python: str
    library: str


@dataclass(frozen=True, slots=True)
class Machine:
    """`number` is ELF's; `stub(at, slot, table, index)` the code of a function at address `at`; `start(at, slots,
    text)` the code that calls the functions in `slots`, the second of them with `text`; `glob_dat` the relocation."""

    number: int
    glob_dat: int
    stub: Callable[[int, int, int, int], bytes]
    start: Callable[[int, Sequence[int], int], bytes]


# ----------------------------------------------------------------------------------------------------------- x86-64


def _relative(code: bytearray, at: int, opcode: bytes, target: int) -> None:
    """Append an instruction whose operand is at `target`, relative to the next instruction."""
    code += opcode
    code += struct.pack("<i", target - (at + len(code) + 4))


def _x86_stub(at: int, slot: int, table: int, index: int) -> bytes:
    code = bytearray(b"\xf3\x0f\x1e\xfa")  # endbr64
    _relative(code, at, b"\x4c\x8b\x1d", slot)  # mov r11, [rip + slot]
    code += b"\x4d\x85\xdb\x74\x03\x41\xff\xe3"  # test r11, r11; jz +3; jmp r11
    _relative(code, at, b"\x4c\x8b\x1d", table + 8)  # mov r11, [rip + generic]
    code += b"\x4d\x85\xdb\x74\x08\xbf" + struct.pack("<I", index) + b"\x41\xff\xe3"  # ...; jz +8; mov edi; jmp r11
    _relative(code, at, b"\x8b\x05", table)  # mov eax, [rip + state]
    return bytes(code + b"\xc3")


def _x86_start(at: int, slots: Sequence[int], text: int) -> bytes:
    code = bytearray(b"\xf3\x0f\x1e\xfa\x48\x83\xec\x08\x31\xff")  # endbr64; sub rsp, 8; xor edi, edi
    _relative(code, at, b"\xff\x15", slots[0])  # call [rip + slot]
    _relative(code, at, b"\x48\x8d\x3d", text)  # lea rdi, [rip + text]
    _relative(code, at, b"\xff\x15", slots[1])
    _relative(code, at, b"\xff\x15", slots[2])
    return bytes(code + b"\x48\x83\xc4\x08\xc3")  # add rsp, 8; ret


# ---------------------------------------------------------------------------------------------------------- aarch64


def _adrp(pc: int, register: int, target: int) -> int:
    pages = (target >> 12) - (pc >> 12)
    return 0x90000000 | (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5 | register


def _arm_load(words: list[int], at: int, register: int, target: int, *, wide: bool = True) -> None:
    words.append(_adrp(at + 4 * len(words), 16, target))  # adrp x16, target; ldr register, [x16, low]
    low = target & 0xFFF
    load = 0xF9400000 | (low // 8) << 10 if wide else 0xB9400000 | (low // 4) << 10
    words.append(load | 16 << 5 | register)


def _arm_stub(at: int, slot: int, table: int, index: int) -> bytes:
    words = [0xD503245F]  # bti c
    _arm_load(words, at, 16, slot)
    words += [0xB4000000 | 2 << 5 | 16, 0xD61F0200]  # cbz x16, +2; br x16
    _arm_load(words, at, 16, table + 8)
    words += [0xB4000000 | 3 << 5 | 16, 0x52800000 | index << 5, 0xD61F0200]  # cbz x16, +3; mov w0, index; br x16
    _arm_load(words, at, 0, table, wide=False)
    words.append(0xD65F03C0)  # ret
    return struct.pack(f"<{len(words)}I", *words)


def _arm_start(at: int, slots: Sequence[int], text: int) -> bytes:
    words = [0xD503245F, 0xA9BF7BFD, 0x52800000]  # bti c; stp x29, x30, [sp, -16]!; mov w0, 0
    for place, slot in enumerate(slots):
        if place == 1:
            words += [_adrp(at + 4 * len(words), 0, text), 0x91000000 | (text & 0xFFF) << 10]  # add x0, x0, low
        _arm_load(words, at, 16, slot)
        words.append(0xD63F0200)  # blr x16
    words += [0xA8C17BFD, 0xD65F03C0]  # ldp x29, x30, [sp], 16; ret
    return struct.pack(f"<{len(words)}I", *words)


MACHINES = {
    "x86_64": Machine(62, 6, _x86_stub, _x86_start),
    "aarch64": Machine(183, 1025, _arm_stub, _arm_start),
}
_PYTHON = ("Py_InitializeEx", "PyRun_SimpleString", "PyEval_SaveThread")


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

    def place(self, text: str) -> int:
        at = len(self.data)
        self.data += text.encode() + b"\0"
        return at


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
        self.version = soname
        self.imports = _PYTHON if start else ()
        self.exported = [*names, TABLE]
        strings = _Strings()
        self.offsets = [strings.place(name) for name in (*self.exported, *self.imports)]
        libraries = [*needed, *([start.library] if start else [])]
        self.needed = [(1, strings.place(name)) for name in libraries]
        self.soname = strings.place(soname)
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
        self.python_at = self.definitions_at + len(self.definitions)
        python = self.start.python.encode() + b"\0" if self.start else b""
        self.text_at = up(self.python_at + len(python), 64)
        self.stub_size = len(self.machine.stub(0, 0, 0, 0))
        self.step = up(self.stub_size, 16)
        self.start_at = self.text_at + self.step * len(self.names)
        self.text_end = self.start_at + (128 if self.start else 0)
        self.data_at = up(self.text_end, PAGE)
        self.dynamic = self._dynamic(relocations_size)
        self.slots_at = up(self.data_at + _DYNAMIC * len(self.dynamic), 64)
        self.table_at = up(self.slots_at + 8 * len(self.imports), 64)
        self.table_size = 8 * (2 + len(self.names))
        self.end = self.table_at + self.table_size
        self.python = python

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
        name = struct.pack("<II", self.soname, 0)
        base, own = ((1, 1, 28), (0, 2, 0))
        return b"".join(struct.pack("<HHHHIII", 1, *row[:2], 1, hashed, 20, row[2]) + name for row in (base, own))

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

    def _text(self) -> bytes:
        stub, step = self.machine.stub, self.step
        first = self.table_at + 16
        places = ((index, self.text_at + step * index) for index in range(len(self.names)))
        text = b"".join(stub(at, first + 8 * i, self.table_at, i).ljust(step, b"\0") for i, at in places)
        if self.start:
            slots = [self.slots_at + 8 * place for place in range(len(self.imports))]
            text += self.machine.start(self.start_at, slots, self.python_at).ljust(128, b"\0")
        return text

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
            self.python_at: self.python,
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
