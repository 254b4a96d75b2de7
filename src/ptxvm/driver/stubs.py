"""Machine code of the made libraries: stubs that go through a table, and what keeps exceptions of the caller.

A library calls Python while the caller may have an exception pending: destructors in C++ or Cython do that while one
goes up through their frames. Functions of Python begin without one, and what is pending would be lost. So calls of
Python go through the guard:

    held = PyGILState_Ensure(); PyErr_Fetch(&type, &value, &traceback)
    result = callback(the same arguments)
    PyErr_Restore(type, value, traceback); PyGILState_Release(held)

It knows no function's parameters: registers that can hold arguments are kept, and the first STACK bytes of those that
lie in memory are copied.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence

from ptxvm.records import record

GUARD_CALLS = ("PyGILState_Ensure", "PyErr_Fetch", "PyErr_Restore", "PyGILState_Release")
"""What the guard calls, in the order of its slots."""

STACK = 256
"""Bytes of arguments in memory: the longest list of parameters takes 88."""


@record()
class Slots:
    """Addresses of what a stub reads: code to go on to; a callback; then what all functions share."""

    entry: int
    callback: int
    state: int
    generic: int
    guard: int


RUNS, INITIALIZE, RUN, RELEASE = "Py_IsInitialized", "Py_InitializeEx", "PyRun_SimpleString", "PyEval_SaveThread"
START_IMPORTS = ("dlopen", "dlsym", "setenv")
"""What the code that starts an interpreter gets from the C library."""

NOW_FOR_ALL = 0x102
"""RTLD_NOW | RTLD_GLOBAL."""


@record()
class StartPlaces:
    """Addresses of what the code that starts an interpreter needs: slots of START_IMPORTS; texts: the path of
    libpython, names of its functions, a line of Python, and variables of the environment with their values."""

    slots: Mapping[str, int]
    library: int
    functions: Mapping[str, int]
    python: int
    variables: Sequence[tuple[int, int]]


@record()
class Machine:
    """`number` is ELF's; `stub(at, slots, index)` the code of a function at address `at`; `guard(at, calls)` that of
    the guard, with the slots of GUARD_CALLS; `start(at, places)` the code that starts an interpreter; `glob_dat` the
    relocation."""

    number: int
    glob_dat: int
    stub: Callable[[int, Slots, int], bytes]
    guard: Callable[[int, Sequence[int]], bytes]
    start: Callable[[int, StartPlaces], bytes]


# ----------------------------------------------------------------------------------------------------------- x86-64


def _relative(code: bytearray, at: int, opcode: bytes, target: int) -> None:
    """Append an instruction whose operand is at `target`, relative to the next instruction."""
    code += opcode
    code += struct.pack("<i", target - (at + len(code) + 4))


def _x86_stub(at: int, slots: Slots, index: int) -> bytes:
    code = bytearray(b"\xf3\x0f\x1e\xfa")  # endbr64
    _relative(code, at, b"\x4c\x8b\x1d", slots.entry)  # mov r11, [rip + entry]
    code += b"\x4d\x85\xdb\x74\x03\x41\xff\xe3"  # test r11, r11; jz +3; jmp r11
    _relative(code, at, b"\x4c\x8b\x1d", slots.callback)  # mov r11, [rip + callback]
    code += b"\x4d\x85\xdb\x74\x05"  # test r11, r11; jz +5
    _relative(code, at, b"\xe9", slots.guard)  # jmp guard
    _relative(code, at, b"\x4c\x8b\x1d", slots.generic)  # mov r11, [rip + generic]
    code += b"\x4d\x85\xdb\x74\x0a\xbf" + struct.pack("<I", index)  # test r11, r11; jz +10; mov edi, index
    _relative(code, at, b"\xe9", slots.guard)  # jmp guard
    _relative(code, at, b"\x8b\x05", slots.state)  # mov eax, [rip + state]
    return bytes(code + b"\xc3")


_X86_ARGUMENTS = (b"\x48\x89\x7d", b"\x48\x89\x75", b"\x48\x89\x55", b"\x48\x89\x4d", b"\x4c\x89\x45", b"\x4c\x89\x4d")
"""mov [rbp + byte], rdi, rsi, rdx, rcx, r8, r9; with 0x8b in the middle the other way round."""

_X86_TARGET, _X86_HELD, _X86_ERROR, _X86_RESULT, _X86_VECTORS, _X86_FRAME = -56, -64, (-72, -80, -88), -96, -112, 240
"""Where things lie in the frame, relative to rbp; the arguments above them, from -8 down."""


def _byte(value: int) -> bytes:
    return struct.pack("<b", value)


def _x86_registers(move: bytes, move_vector: bytes) -> bytes:
    """Move the registers of arguments to the frame (0x89, 0x11) or back (0x8b, 0x10)."""
    places = (opcode[:1] + move + opcode[2:] + _byte(-8 * (n + 1)) for n, opcode in enumerate(_X86_ARGUMENTS))
    vectors = (  # movups of xmm0 to xmm7
        b"\x0f" + move_vector + bytes([0x85 | n << 3]) + struct.pack("<i", _X86_VECTORS - 16 * n) for n in range(8)
    )
    return b"".join([*places, *vectors])


def _x86_guard(at: int, calls: Sequence[int]) -> bytes:
    ensure, fetch, restore, release = calls
    code = bytearray(b"\x55\x48\x89\xe5\x48\x81\xec" + struct.pack("<i", _X86_FRAME))  # push rbp; mov; sub rsp
    code += _x86_registers(b"\x89", b"\x11") + b"\x4c\x89\x5d" + _byte(_X86_TARGET)  # mov [target], r11
    _relative(code, at, b"\xff\x15", ensure)
    code += b"\x89\x45" + _byte(_X86_HELD)  # mov [held], eax
    for opcode, place in zip((b"\x48\x8d\x7d", b"\x48\x8d\x75", b"\x48\x8d\x55"), _X86_ERROR, strict=True):
        code += opcode + _byte(place)  # lea rdi, rsi, rdx
    _relative(code, at, b"\xff\x15", fetch)
    code += b"\x48\x81\xec" + struct.pack("<i", STACK)  # sub rsp, STACK
    code += b"\x48\x89\xe7\x48\x8d\x75\x10\xb9" + struct.pack("<i", STACK // 8)  # mov rdi, rsp; lea rsi; mov ecx
    code += b"\xf3\x48\xa5"  # rep movsq
    code += _x86_registers(b"\x8b", b"\x10") + b"\xff\x55" + _byte(_X86_TARGET)  # call [target]
    code += b"\x48\x89\x45" + _byte(_X86_RESULT)  # mov [result], rax
    for opcode, place in zip((b"\x48\x8b\x7d", b"\x48\x8b\x75", b"\x48\x8b\x55"), _X86_ERROR, strict=True):
        code += opcode + _byte(place)  # mov rdi, rsi, rdx
    _relative(code, at, b"\xff\x15", restore)
    code += b"\x8b\x7d" + _byte(_X86_HELD)  # mov edi, [held]
    _relative(code, at, b"\xff\x15", release)
    return bytes(code + b"\x48\x8b\x45" + _byte(_X86_RESULT) + b"\xc9\xc3")  # mov rax, [result]; leave; ret


class _X86Start:
    """The code that starts an interpreter, unless one runs. rbx: where names are looked up, first everywhere."""

    def __init__(self, at: int, places: StartPlaces) -> None:
        self.at, self.places = at, places
        self.code = bytearray(b"\xf3\x0f\x1e\xfa\x53\x31\xdb")  # endbr64; push rbx; xor ebx, ebx
        self._to_end: list[int] = []

    def write(self) -> bytes:
        code, places = self.code, self.places
        self._end_where_one_runs()
        self._address(_X86_FIRST, places.library)
        code += b"\xbe" + struct.pack("<i", NOW_FOR_ALL)  # mov esi, NOW_FOR_ALL
        self._import("dlopen")
        code += b"\x48\x85\xc0"  # test rax, rax
        self._end_if(b"\x0f\x84")  # jz end
        code += b"\x48\x89\xc3"  # mov rbx, rax
        self._end_where_one_runs()
        for name, value in places.variables:
            self._address(_X86_FIRST, name)
            self._address(_X86_SECOND, value)
            code += b"\xba\x01\x00\x00\x00"  # mov edx, 1
            self._import("setenv")
        for function in (INITIALIZE, RUN, RELEASE):
            self._look_up(function)
            code += b"\x31\xff"  # xor edi, edi
            if function == RUN:
                self._address(_X86_FIRST, places.python)
            code += b"\xff\xd0"  # call rax
        for place in self._to_end:
            code[place - 4 : place] = struct.pack("<i", len(code) - place)
        return bytes(code + b"\x5b\xc3")  # pop rbx; ret

    def _end_where_one_runs(self) -> None:
        self._look_up(RUNS)
        self.code += b"\x48\x85\xc0\x74\x0a\xff\xd0\x85\xc0"  # test rax, rax; jz +10; call rax; test eax, eax
        self._end_if(b"\x0f\x85")  # jnz end

    def _end_if(self, jump: bytes) -> None:
        self.code += jump + bytes(4)
        self._to_end.append(len(self.code))

    def _look_up(self, function: str) -> None:
        self.code += b"\x48\x89\xdf"  # mov rdi, rbx
        self._address(_X86_SECOND, self.places.functions[function])
        self._import("dlsym")

    def _address(self, load: bytes, target: int) -> None:
        _relative(self.code, self.at, load, target)

    def _import(self, name: str) -> None:
        _relative(self.code, self.at, b"\xff\x15", self.places.slots[name])  # call [rip + slot]


_X86_FIRST, _X86_SECOND = b"\x48\x8d\x3d", b"\x48\x8d\x35"
"""lea rdi, rsi"""


def _x86_start(at: int, places: StartPlaces) -> bytes:
    return _X86Start(at, places).write()


# ---------------------------------------------------------------------------------------------------------- aarch64


def _adrp(pc: int, register: int, target: int) -> int:
    pages = (target >> 12) - (pc >> 12)
    return 0x90000000 | (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5 | register


def _arm_load(words: list[int], at: int, register: int, target: int, *, wide: bool = True) -> None:
    words.append(_adrp(at + 4 * len(words), 16, target))  # adrp x16, target; ldr register, [x16, low]
    low = target & 0xFFF
    load = 0xF9400000 | (low // 8) << 10 if wide else 0xB9400000 | (low // 4) << 10
    words.append(load | 16 << 5 | register)


def _arm_jump(words: list[int], at: int, target: int) -> None:
    words.append(0x14000000 | ((target - (at + 4 * len(words))) >> 2 & 0x3FFFFFF))  # b target


def _arm_stub(at: int, slots: Slots, index: int) -> bytes:
    words = [0xD503245F]  # bti c
    _arm_load(words, at, 16, slots.entry)
    words += [0xB4000000 | 2 << 5 | 16, 0xD61F0200]  # cbz x16, +2; br x16
    _arm_load(words, at, 16, slots.callback)
    words.append(0xB4000000 | 2 << 5 | 16)  # cbz x16, +2
    _arm_jump(words, at, slots.guard)
    _arm_load(words, at, 16, slots.generic)
    words += [0xB4000000 | 3 << 5 | 16, 0x52800000 | index << 5]  # cbz x16, +3; mov w0, index
    _arm_jump(words, at, slots.guard)
    _arm_load(words, at, 0, slots.state, wide=False)
    words.append(0xD65F03C0)  # ret
    return struct.pack(f"<{len(words)}I", *words)


_STP, _LDP, _STP_D, _LDP_D = 0xA9000000, 0xA9400000, 0x6D000000, 0x6D400000
_ARM_TARGET, _ARM_ERROR, _ARM_HELD, _ARM_RESULT, _ARM_FRAME = 80, 160, 184, 192, 208
_X29, _SP = 29, 31


def _pair(opcode: int, register: int, second: int, base: int, place: int) -> int:
    return opcode | (place // 8 & 0x7F) << 15 | second << 10 | base << 5 | register


def _arm_registers(general: int, vector: int) -> list[int]:
    """Move the registers of arguments to the frame, or back; x8, where results lie, and x16, the target, too."""
    words = [_pair(general, n, n + 1, _X29, 16 + 8 * n) for n in range(0, 8, 2)]
    words += [_pair(vector, n, n + 1, _X29, 96 + 8 * n) for n in range(0, 8, 2)]
    return [*words, _pair(general, 8, 16, _X29, _ARM_TARGET)]


def _arm_call(words: list[int], at: int, slot: int) -> None:
    _arm_load(words, at, 16, slot)
    words.append(0xD63F0200)  # blr x16


def _arm_guard(at: int, calls: Sequence[int]) -> bytes:
    ensure, fetch, restore, release = calls
    words = [_pair(_STP | 1 << 23, 29, 30, _SP, -_ARM_FRAME), 0x910003FD]  # stp x29, x30, [sp, -FRAME]!; mov x29, sp
    words += _arm_registers(_STP, _STP_D)
    _arm_call(words, at, ensure)
    words.append(0xB9000000 | (_ARM_HELD // 4) << 10 | _X29 << 5)  # str w0, [held]
    words += [0x91000000 | (_ARM_ERROR + 8 * n) << 10 | _X29 << 5 | n for n in range(3)]  # add xn, x29, error
    _arm_call(words, at, fetch)
    words.append(0xD1000000 | STACK << 10 | _SP << 5 | _SP)  # sub sp, sp, STACK
    for place in range(0, STACK, 16):
        words += [_pair(_LDP, 9, 10, _X29, _ARM_FRAME + place), _pair(_STP, 9, 10, _SP, place)]
    words += [*_arm_registers(_LDP, _LDP_D), 0xD63F0200]  # blr x16
    words.append(0xF9000000 | (_ARM_RESULT // 8) << 10 | _X29 << 5)  # str x0, [result]
    words += [0xF9400000 | (_ARM_ERROR // 8 + n) << 10 | _X29 << 5 | n for n in range(3)]  # ldr xn, [error]
    _arm_call(words, at, restore)
    words.append(0xB9400000 | (_ARM_HELD // 4) << 10 | _X29 << 5)  # ldr w0, [held]
    _arm_call(words, at, release)
    words.append(0xF9400000 | (_ARM_RESULT // 8) << 10 | _X29 << 5)  # ldr x0, [result]
    leave = 0xA8C00000 | (_ARM_FRAME // 8) << 15 | 30 << 10 | _SP << 5 | 29  # ldp x29, x30, [sp], FRAME
    words += [0x910003BF, leave, 0xD65F03C0]  # mov sp, x29; ...; ret
    return struct.pack(f"<{len(words)}I", *words)


class _ArmStart:
    """The code that starts an interpreter, unless one runs. x19: where names are looked up, first everywhere."""

    def __init__(self, at: int, places: StartPlaces) -> None:
        self.at, self.places = at, places
        # bti c; stp x29, x30, [sp, -32]!; str x19, [sp, 16]; mov x19, 0
        self.words = [0xD503245F, 0xA9BE7BFD, 0xF9000BF3, 0xD2800013]
        self._to_end: list[int] = []

    def write(self) -> bytes:
        words, places = self.words, self.places
        self._end_where_one_runs()
        self._address(0, places.library)
        words.append(0x52800001 | NOW_FOR_ALL << 5)  # mov w1, NOW_FOR_ALL
        _arm_call(words, self.at, places.slots["dlopen"])
        self._end_if(0xB4000000)  # cbz x0, end
        words.append(0xAA0003F3)  # mov x19, x0
        self._end_where_one_runs()
        for name, value in places.variables:
            self._address(0, name)
            self._address(1, value)
            words.append(0x52800022)  # mov w2, 1
            _arm_call(words, self.at, places.slots["setenv"])
        for function in (INITIALIZE, RUN, RELEASE):
            self._look_up(function)
            words += [0xAA0003F1, 0xD2800000]  # mov x17, x0; mov x0, 0
            if function == RUN:
                self._address(0, places.python)
            words.append(0xD63F0220)  # blr x17
        for place in self._to_end:
            words[place] |= (len(words) - place) << 5
        words += [0xF9400BF3, 0xA8C27BFD, 0xD65F03C0]  # ldr x19, [sp, 16]; ldp x29, x30, [sp], 32; ret
        return struct.pack(f"<{len(words)}I", *words)

    def _end_where_one_runs(self) -> None:
        self._look_up(RUNS)
        self.words += [0xB4000000 | 3 << 5, 0xD63F0000]  # cbz x0, +3; blr x0
        self._end_if(0x35000000)  # cbnz w0, end

    def _end_if(self, branch: int) -> None:
        self._to_end.append(len(self.words))
        self.words.append(branch)

    def _look_up(self, function: str) -> None:
        self.words.append(0xAA1303E0)  # mov x0, x19
        self._address(1, self.places.functions[function])
        _arm_call(self.words, self.at, self.places.slots["dlsym"])

    def _address(self, register: int, target: int) -> None:
        self.words.append(_adrp(self.at + 4 * len(self.words), register, target))
        self.words.append(0x91000000 | (target & 0xFFF) << 10 | register << 5 | register)  # add register, register, low


def _arm_start(at: int, places: StartPlaces) -> bytes:
    return _ArmStart(at, places).write()


MACHINES = {
    "x86_64": Machine(62, 6, _x86_stub, _x86_guard, _x86_start),
    "aarch64": Machine(183, 1025, _arm_stub, _arm_guard, _arm_start),
}
