"""Statements that access memory. No two threads race: each writes to places of its own, to all others between barriers,
or by operations in any order of which the result is the same."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tests.agreement.programs.rows import row_index
from tests.agreement.programs.writer import Context, Statement, Writer

#: Bytes of the array that all read, of the shared, local and constant arrays, and of the parameter.
INPUT, SHARED, LOCAL, CONST, PARAM = 8192, 8192, 64, 256, 64
COUNTERS = 16

#: Bytes of shared memory for each thread: of the same array.
MINE = 32

#: Types of accesses: bytes, and registers that they may go to.
SIZES = {
    **dict.fromkeys(["u8", "s8", "b8"], (1, "rh")),
    **dict.fromkeys(["b16", "u16", "s16"], (2, "rh")),
    **dict.fromkeys(["b32", "u32", "s32"], (4, "r")),
    **dict.fromkeys(["b64", "u64"], (8, "d")),
    **{"f32": (4, "rf"), "f64": (8, "g"), "b128": (16, "q")},
    **{"v2.u8": (2, "h"), "v4.u8": (4, "h"), "v2.b16": (4, "h"), "v4.b16": (8, "h")},
    **{"v2.b32": (8, "r"), "v4.b32": (16, "r"), "v2.f32": (8, "f"), "v4.f32": (16, "f")},
    **{"v2.b64": (16, "d"), "v2.f64": (16, "g"), "v8.b32": (32, "r"), "v4.b64": (32, "d")},
}
USUAL = [name for name, (size, _) in SIZES.items() if size <= 16]
_LOADS = ("ld.global", "ld.global", "ld", "ld.volatile.global", "ld.relaxed.gpu.global", "ld.global.ca", "ld.global.cg")
_STORES = (
    "st.global",
    "st.global",
    "st",
    "st.volatile.global",
    "st.relaxed.cta.global",
    "st.global.wb",
    "st.global.cs",
)
_READ_ONLY = ("ld.global", "ld.global.nc", "ld.global.nc.L1::no_allocate", "ld.global.cv", "ld")
_COUNTING = ("add.u32", "min.s32", "max.u32", "xor.b32")

_WORDS = "add.u32 add.s32 exch.b32 min.s32 max.u32 and.b32 or.b32 xor.b32 inc.u32 dec.u32 add.f32 cas.b32"
_HALVES = "add.noftz.f16x2 add.noftz.bf16x2"
_LONG = "add.u64 exch.b64 min.s64 max.u64 and.b64 or.b64 xor.b64 cas.b64"

#: Atomic operations by the bytes of what they change, and the registers for that.
_ATOMICS = {
    2: ("h", ["cas.b16", "add.noftz.f16", "add.noftz.bf16"]),
    4: ("r", f"{_WORDS} {_HALVES}".split()),
    8: ("d", _LONG.split()),
    16: ("q", ["exch.b128", "cas.b128"]),
}


@dataclass(frozen=True, slots=True)
class Variable:
    """Memory of which each thread has `width` bytes, `pitch` apart, from byte `base` of the area on. Which of them:
    those of its number in the grid, counted from the end if `backwards`, else xor `other`."""

    name: str
    width: int
    pitch: int
    base: int
    backwards: bool
    other: int


def variables(writer: Writer) -> tuple[list[Variable], int]:
    """Some, and the bytes of the area."""
    rng, threads = writer.rng, writer.threads * writer.ctas
    found, base = [], 0
    for number in range(rng.choice([1, 2, 3])):
        width = rng.choice([1, 2, 4, 4, 4, 8, 16, 32])
        pitch = width * rng.choice([1, 1, 1, 2, 3])
        other = rng.randrange(threads) if threads & (threads - 1) == 0 and rng.random() < 0.3 else 0
        found.append(Variable(f"%v{number}", width, pitch, base, rng.random() < 0.2, other))
        base += (pitch * threads + 31) // 32 * 32 + rng.choice([0, 32])
    return found, base + 32


def own_address(writer: Writer, variable: Variable, result: str) -> str:
    """Lines that make `result` the address of the thread's own bytes."""
    rng, index = writer.rng, "%gtid"
    lines = []
    if variable.backwards or variable.other:
        index = writer.temporary("b32")
        last = writer.threads * writer.ctas - 1
        lines.append(f"sub.u32 {index}, {last}, %gtid;" if variable.backwards else f"mov.b32 {index}, %gtid;")
        lines.append(f"xor.b32 {index}, {index}, {variable.other};" if not variable.backwards else "")
    if rng.random() < 0.5:
        lines.append(f"mad.wide.u32 {result}, {index}, {variable.pitch}, %area;")
    else:
        lines.append(f"cvt.u64.u32 {result}, {index};\nmad.lo.u64 {result}, {result}, {variable.pitch}, %area;")
    lines.append(f"add.s64 {result}, {result}, {variable.base};")
    return "\n".join(filter(None, lines))


@dataclass(slots=True)
class Accesses:
    """Writes the statements of one program."""

    writer: Writer
    own: list[Variable]

    def any(self, context: Context) -> Statement:
        rng = self.writer.rng
        if context.walk is not None and rng.random() < 0.3:
            return self._along(context.walk)
        if context.index is not None and rng.random() < 0.3:
            return self._element(context.index, rng.choice(["b32", "b32", "f32", "u8", "s16", "b64", "v2.b32"]))
        ways = [self._own_load, self._own_store, self._own_atomic, self._read, self._rows, self._local]
        return rng.choice([*ways, *ways, self._own_store, self._read, self._mine, self._constant, self._count])()

    def between_barriers(self) -> Statement:
        """What threads of a CTA hand each other."""
        return self.writer.rng.choice([self._exchange, self._exchange, self._tile])()

    # -------------------------------------------------------------------------------------------------- own and all's

    def _registers(self, type_: str) -> str:
        """Where a load goes to: different ones."""
        pool = self.writer.rng.choice(SIZES[type_][1])
        if type_[0] != "v":
            return self.writer.register(pool)
        return "{" + ", ".join(self.writer.several(pool, int(type_[1]))) + "}"

    def _values(self, type_: str) -> str:
        """What a store stores."""
        pool = self.writer.rng.choice(SIZES[type_][1])
        names = [self.writer.register(pool) for _ in range(int(type_[1]) if type_[0] == "v" else 1)]
        return f"{{{', '.join(names)}}}" if len(names) > 1 else names[0]

    def _own_place(self) -> tuple[str, str, int]:
        """Lines that make an address, the register with it, and the bytes there."""
        variable = self.writer.rng.choice(self.own)
        if self.writer.rng.random() < 0.4:
            return "", variable.name, variable.width
        address = self.writer.temporary("b64")
        return own_address(self.writer, variable, address) + "\n", address, variable.width

    def _own_load(self) -> Statement:
        return self._own_access(_LOADS, self._registers, "{guard}{opcode} {registers}, [{address}];")

    def _own_store(self) -> Statement:
        return self._own_access(_STORES, self._values, "{guard}{opcode} [{address}], {registers};")

    def _own_access(self, opcodes: tuple[str, ...], registers: Callable[[str], str], line: str) -> Statement:
        writer, rng = self.writer, self.writer.rng
        lines, address, width = self._own_place()
        type_ = rng.choice([name for name, (size, _) in SIZES.items() if size <= width])
        size = SIZES[type_][0]
        opcode = opcodes[0] if size == 32 else rng.choice(opcodes)
        place = f"{address}+{rng.randrange(width // size) * size}"
        text = {"guard": writer.guard(0.25), "opcode": f"{opcode}.{type_}", "address": place}
        return lines + line.format(registers=registers(type_), **text)

    def _own_atomic(self) -> Statement:
        rng = self.writer.rng
        lines, address, width = self._own_place()
        sizes = [size for size in _ATOMICS if size <= width]
        if not sizes:
            return self._own_store()
        size = rng.choice(sizes)
        space = rng.choice(["", ".global", ".relaxed.gpu.global", ".acquire.gpu.global"])
        return lines + self._atomic(size, f"[{address}+{rng.randrange(width // size) * size}]", space)

    def _atomic(self, size: int, place: str, space: str) -> str:
        """An operation on so many bytes, which other threads do not touch."""
        writer, rng = self.writer, self.writer.rng
        pool, operations = _ATOMICS[size]
        operation = rng.choice(operations)
        value, guard = writer.register(pool), writer.guard(0.25)
        kind = operation.partition(".")[0]
        if kind not in ("cas", "exch") and "acquire" not in space and rng.random() < 0.3:
            return f"{guard}red{space}.{operation} {place}, {value};"
        more = f", {writer.register(pool)}" if kind == "cas" else ""
        return f"{guard}atom{space}.{operation} {writer.register(pool)}, {place}, {value}{more};"

    def _mine(self) -> Statement:
        """The thread's own bytes of shared memory, while nothing is exchanged there."""
        writer, rng = self.writer, self.writer.rng
        base, space = rng.choice([("%mine", ".shared"), ("%mine", ".shared::cta"), ("%mine_generic", "")])
        kind = rng.choice(["load", "store", "atomic"])
        type_ = rng.choice(USUAL)
        size = rng.choice(list(_ATOMICS)) if kind == "atomic" else SIZES[type_][0]
        place = f"[{base}+{rng.randrange(MINE // size) * size}]"
        if kind == "atomic":
            return self._atomic(size, place, space)
        if kind == "load":
            return f"{writer.guard(0.25)}ld{space}.{type_} {self._registers(type_)}, {place};"
        return f"{writer.guard(0.25)}st{space}.{type_} {place}, {self._values(type_)};"

    def _count(self) -> Statement:
        """One of the counters, to which all threads add (or of which they keep the smallest, ...)."""
        writer, rng = self.writer, self.writer.rng
        which = rng.randrange(len(_COUNTING))
        place, address, number = writer.temporary("b32"), writer.temporary("b64"), rng.choice(["1", writer.number()])
        choose = rng.choice([f"mov.b32 {place}, {rng.randrange(4)};", f"and.b32 {place}, {writer.number()}, 3;"])
        lines = f"{choose}\nadd.u32 {place}, {place}, {4 * which};\n"
        if rng.random() < 0.5:
            lines += f"mad.lo.u32 {place}, {place}, 4, %counts;\n"
            return f"{lines}{writer.guard()}red.shared.{_COUNTING[which]} [{place}], {number};"
        lines += f"mad.wide.u32 {address}, {place}, 4, %counters;\n"
        return f"{lines}{writer.guard()}red.global.{_COUNTING[which]} [{address}], {number};"

    # --------------------------------------------------------------------------------------------------- what all read

    def _read(self) -> Statement:
        """The input at an index that is the same for all, in some order, or any."""
        writer, rng = self.writer, self.writer.rng
        type_ = rng.choice(list(SIZES))
        count = INPUT // SIZES[type_][0]
        index = writer.temporary("b32")
        shift, low = rng.choice([2, 3, 4]), writer.temporary("b32")
        lines = rng.choice(
            [
                f"and.b32 {index}, {writer.number()}, {count - 1};",
                f"and.b32 {index}, {writer.number()}, 31;",
                f"and.b32 {index}, {rng.choice(['%n0', '%u0', '%cta'])}, 15;",
                f"xor.b32 {index}, %lane, {rng.randrange(32)};",
                f"mad.lo.u32 {index}, %lane, {rng.choice([2, 3, 4, 5])}, {rng.randrange(8)};",
                f"sub.u32 {index}, 31, %lane;",
                f"shr.u32 {index}, %lane, {shift};\nand.b32 {low}, %lane, {2**shift - 1};\n"
                f"mad.lo.u32 {index}, {index}, {rng.choice([5, 9, 16, 17])}, {low};",
            ]
        )
        return f"{lines}\n{self._element(index, type_)}"

    def _element(self, index: str, type_: str, offset: int = 0, guard: str | None = None) -> str:
        """Lines that load the input's element at an index, the address made in one of several ways."""
        writer, rng, size = self.writer, self.writer.rng, SIZES[type_][0]
        address = writer.temporary("b64")
        away = rng.choice([0, 0, size, -size, 4096])
        way = rng.choice(
            [
                f"mad.wide.s32 {address}, {index}, {size}, %in;",
                f"mul.wide.u32 {address}, {index}, {size};\nadd.s64 {address}, {address}, %in;",
                f"cvt.s64.s32 {address}, {index};\nshl.b64 {address}, {address}, {size.bit_length() - 1};\n"
                f"add.s64 {address}, %in, {address};",
            ]
        )
        if away:
            way += f"\nsub.s64 {address}, {address}, {away};"
        opcode = rng.choice(_READ_ONLY[:2] if size == 32 else _READ_ONLY)
        guard = writer.guard(0.25) if guard is None else guard
        return f"{way}\n{guard}{opcode}.{type_} {self._registers(type_)}, [{address}+{away + offset}];"

    def _rows(self) -> Statement:
        """The input as a matrix of which each thread has an element by `%tid.x` and `%tid.y`, and its neighbours."""
        writer, rng = self.writer, self.writer.rng
        type_ = rng.choice(list(SIZES))
        size = SIZES[type_][0]
        count, index = INPUT // size, writer.temporary("b32")
        lines, numbers = row_index(writer, index)
        if rng.random() < 0.2:
            lines.append(f"add.u32 {writer.word()}, {index}, {writer.operand()};")
        if max(numbers) - min(numbers) < count and rng.random() < 0.7:
            lines.append(f"add.s32 {index}, {index}, {-min(numbers)};")
            return "\n".join([*lines, self._element(index, type_)])
        if rng.random() < 0.5:
            bound = rng.choice(["and.b32 {0}, {0}, {1};", "rem.u32 {0}, {0}, {1};", "min.u32 {0}, {0}, {1};"])
            return "\n".join([*lines, bound.format(index, count - 1), self._element(index, type_)])
        inside = writer.temporary("pred")
        lines.append(f"setp.lt.u32 {inside}, {index}, {count - 2};")
        neighbours = (0, rng.choice([size, 2 * size]))[: rng.choice([1, 2])]
        lines += [self._element(index, type_, more, guard=f"@{inside} ") for more in neighbours]
        return "\n".join(lines)

    def _along(self, walk: str) -> Statement:
        """Where the loop's pointer is, which stays in the first half of the input."""
        writer, rng = self.writer, self.writer.rng
        type_ = rng.choice(["b32", "b32", "f32", "u8", "b16"])
        return (
            f"{writer.guard(0.2)}ld.global.{type_} {self._registers(type_)}, [{walk}+{rng.choice([0, 0, 4, 64, 512])}];"
        )

    def _constant(self) -> Statement:
        writer, rng = self.writer, self.writer.rng
        name, count = rng.choice([("cst", CONST), ("pr", PARAM)])
        space = "const" if name == "cst" else "param"
        type_ = rng.choice(USUAL)
        size = SIZES[type_][0]
        load = f"{writer.guard()}ld.{space}.{type_} {self._registers(type_)}"
        if rng.random() < 0.5:
            return f"{load}, [{name}+{rng.randrange(count // size) * size}];"
        address, index = writer.temporary("b64"), writer.temporary("b32")
        which = rng.choice([writer.number(), "%u0"])
        lines = f"and.b32 {index}, {which}, {count // size - 1};\nmov.b64 {address}, {name};\n"
        return f"{lines}mad.wide.u32 {address}, {index}, {size}, {address};\n{load}, [{address}];"

    def _local(self) -> Statement:
        """The thread's own array, or memory of its stack."""
        writer, rng = self.writer, self.writer.rng
        type_ = rng.choice(USUAL)
        size = SIZES[type_][0]
        base, space = rng.choice([("%local", ".local"), ("%stack", ".local"), ("%generic", "")])
        lines, place = "", f"{base}+{rng.randrange(LOCAL // size) * size}"
        if rng.random() < 0.5:
            place, index = writer.temporary("b64"), writer.temporary("b32")
            lines = f"and.b32 {index}, {rng.choice([writer.number(), '%u0'])}, {LOCAL // size - 1};\n"
            lines += f"mad.wide.u32 {place}, {index}, {size}, {base};\n"
        if rng.random() < 0.5:
            return f"{lines}{writer.guard(0.25)}st{space}.{type_} [{place}], {self._values(type_)};"
        return f"{lines}{writer.guard(0.25)}ld{space}.{type_} {self._registers(type_)}, [{place}];"

    # -------------------------------------------------------------------------------------------------- shared memory

    def _exchange(self) -> Statement:
        """Each thread leaves something, at the place of another, and takes what one left."""
        writer, rng = self.writer, self.writer.rng
        type_ = rng.choice(USUAL)
        pitch = SIZES[type_][0] * rng.choice([1, 1, 1, 2])
        barrier = rng.choice(["bar.sync 0;", "bar.sync 0;", "barrier.cta.sync 1;", "barrier.cta.sync.aligned 2;"])
        place = writer.temporary("b32")
        scale = f"mad.lo.u32 {place}, {place}, {pitch}, %shared;"
        store = f"st.shared.{type_} [{place}], {self._values(type_)};"
        reads: list[Statement] = []
        for _ in range(rng.choice([1, 1, 2])):
            one = f"rem.u32 {place}, {writer.word()}, {writer.threads};"
            choose = rng.choice([self._permuted(place), one, f"mov.b32 {place}, {rng.randrange(writer.threads)};"])
            load = f"{writer.guard()}ld.shared.{type_} {self._registers(type_)}, [{place}];"
            reads.append(f"{choose}\n{scale}\n{load}")
        return (f"{barrier}\n{self._permuted(place)}\n{scale}\n{store}\n{barrier}", reads, barrier)

    def _permuted(self, place: str) -> str:
        """The number of a thread of the CTA, another one for each."""
        rng, threads = self.writer.rng, self.writer.threads
        factor = rng.choice([number for number in (1, 3, 5, 7, 11, 13) if math.gcd(number, threads) == 1])
        turned = (
            f"mad.lo.u32 {place}, %thread, {factor}, {rng.randrange(threads)};\nrem.u32 {place}, {place}, {threads};"
        )
        ways = [f"mov.b32 {place}, %thread;", f"sub.u32 {place}, {threads - 1}, %thread;", turned]
        if threads & (threads - 1) == 0:
            ways.append(f"xor.b32 {place}, %thread, {rng.randrange(threads)};")
        return rng.choice(ways)

    def _tile(self) -> Statement:
        """The CTA's threads as a tile with a column or two too many; each reads its neighbours, those at the edge
        themselves."""
        writer, rng = self.writer, self.writer.rng
        type_ = rng.choice(["b32", "f32", "b64", "u8", "b16", "v2.b32", "v4.b32"])
        size, (width, *rest) = SIZES[type_][0], writer.block
        height = rest[0] * rest[1]
        pitch = (width + rng.choice([0, 1, 2])) * size
        if pitch * height > SHARED:
            return self._exchange()
        x, y, place = (writer.temporary("b32") for _ in range(3))

        def at(column: str, row: str) -> str:
            return f"mul.lo.u32 {place}, {row}, {pitch};\nmad.lo.u32 {place}, {column}, {size}, {place};\n" + (
                f"add.u32 {place}, {place}, %shared;"
            )

        reads: list[Statement] = []
        for _ in range(rng.choice([1, 2, 4])):
            moves = f"add.s32 {x}, %x, {rng.randrange(-2, 3)};\nadd.s32 {y}, %y, {rng.randrange(-2, 3)};\n"
            clamps = f"max.s32 {x}, {x}, 0;\nmin.s32 {x}, {x}, {width - 1};\n"
            clamps += f"max.s32 {y}, {y}, 0;\nmin.s32 {y}, {y}, {height - 1};\n"
            reads.append(f"{moves}{clamps}{at(x, y)}\nld.shared.{type_} {self._registers(type_)}, [{place}];")
        store = f"{at('%x', '%y')}\nst.shared.{type_} [{place}], {self._values(type_)};"
        return (f"bar.sync 0;\n{store}\nbar.sync 0;", reads, "bar.sync 0;")
