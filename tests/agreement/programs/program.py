"""Random whole programs: a kernel, the functions it calls, and what it is launched with, all from one number."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.agreement.programs import accesses, instructions
from tests.agreement.programs.accesses import Accesses, Variable, own_address, variables
from tests.agreement.programs.control import KINDS, Control, Function, function_text
from tests.agreement.programs.faults import faulty
from tests.agreement.programs.meeting import Meeting, everyone_left
from tests.agreement.programs.writer import POOLS, PREDICATES, Context, Statement, Writer, lines_of, word32, word64

BLOCKS = [(32, 1, 1), (64, 1, 1), (96, 1, 1), (128, 1, 1), (80, 1, 1), (33, 1, 1), (7, 1, 1), (40, 1, 1), (32, 4, 1)]
NARROW = [(8, 8, 1), (16, 16, 1), (16, 4, 1), (4, 4, 4), (2, 32, 1), (8, 4, 2), (16, 3, 1), (8, 5, 1), (4, 16, 1)]
NARROW += [(16, 2, 3), (4, 7, 1), (8, 6, 1), (16, 5, 1), (12, 4, 1), (2, 2, 16), (5, 7, 1), (1, 40, 1), (8, 8, 2)]
MOST_DEPTH = 3

#: A line that gives a register of a type its first value.
Value = Callable[[Writer, str, str], str]


@dataclass(frozen=True, slots=True)
class Program:
    """`body` are the kernel's statements between what comes `before` (a whole module up to them) and `after`. `faulty`:
    whether it faults without all checks; None where that is open."""

    seed: int
    before: str
    body: list[Statement]
    after: str
    block: tuple[int, int, int]
    ctas: int
    numbers: tuple[int, int]
    area: int
    faulty: bool | None = False

    @property
    def text(self) -> str:
        return "\n".join([self.before, *lines_of(self.body), self.after])

    @property
    def threads(self) -> int:
        return self.block[0] * self.block[1] * self.block[2] * self.ctas


@dataclass(slots=True)
class _Maker:
    """A program has a taste: few instructions used often make chains of them."""

    writer: Writer
    accesses: Accesses | None
    meeting: Meeting | None
    control: Control = field(init=False)
    taste: list[str] = field(init=False)
    memory: float = field(init=False)

    def __post_init__(self) -> None:
        rng, pages = self.writer.rng, sorted(instructions.computing())
        self.taste = [page for page in rng.sample(pages, rng.choice([3, 5, 8, 16])) if instructions.forms(page)]
        self.memory = rng.choice([0.1, 0.3, 0.5]) if self.accesses is not None else 0
        self.control = Control(self.writer, self.body)

    def body(self, context: Context, size: int) -> list[Statement]:
        """About so many statements."""
        found: list[Statement] = []
        while size > 0:
            cost, statement = self._one(context, size)
            found.append(statement)
            size -= cost
        return found

    def _one(self, context: Context, size: int) -> tuple[int, Statement]:
        rng = self.writer.rng
        if context.depth < MOST_DEPTH and size > 2 and rng.random() < 0.2:
            inner = rng.randrange(2, min(size, 12) + 1)
            return inner, self.control.any(context, inner)
        if self.accesses is not None and rng.random() < self.memory:
            return 1, self.accesses.any(context)
        if self.meeting is not None and rng.random() < 0.12:
            statement = self.meeting.any(context)
            if statement is not None:
                return 1, statement
        if rng.random() < 0.05:
            return 1, instructions.carry_chain(self.writer)
        return 1, instructions.instruction(self.writer, self._page())

    def _page(self) -> str:
        rng = self.writer.rng
        if self.taste and rng.random() < 0.9:
            return rng.choice(self.taste)
        return rng.choice([page for page in sorted(instructions.computing()) if instructions.forms(page)])


def program(seed: int, *, size: int | None = None, with_fault: bool = False) -> Program:
    """The program of a number, of about `size` statements; `with_fault`: one of them accesses what it must not."""
    rng = random.Random(seed)
    block, ctas = rng.choice(rng.choice([BLOCKS, NARROW])), rng.choice([1, 1, 1, 2, 3, 5])
    numbers = rng.randrange(6), rng.randrange(6)
    writer = Writer(rng, block, ctas, numbers)
    own, area = variables(writer)
    maker = _Maker(writer, Accesses(writer, own), None)
    exits = rng.random() < 0.2 and not with_fault
    assert maker.accesses is not None
    maker.meeting = Meeting(writer, maker.accesses, whole=not exits)
    functions = list(_functions(writer)) if rng.random() < 0.3 else []
    maker.control.functions = functions
    body = maker.body(Context(cta=True, mask="%m0"), size or rng.choice([6, 8, 12, 15, 25, 40]))
    if exits:
        body.insert(rng.randrange(len(body) + 1), everyone_left(writer, *writer.test(), "%m0"))
    if with_fault:
        body.insert(rng.randrange(len(body) + 1), faulty(writer))
    used = set(re.findall(r"%[a-z]\d+", "\n".join(lines_of(body))))
    start = "\n".join([*_start(writer, own), *_first_values(writer, used)])
    end = "\n".join(_last_values(writer, used))
    before = "\n".join([*_module(rng, functions), _head(rng, block), "{", _declarations(writer, own), start])
    return Program(seed, before, body, f"{end}\n}}\n", block, ctas, numbers, area, with_fault)


def _functions(writer: Writer) -> Iterator[Function]:
    """Some that compute."""
    rng = writer.rng
    for number in range(rng.choice([1, 2])):
        own, kind, name = Writer(rng, writer.block, writer.ctas), rng.choice(KINDS), f"f{number}"
        lines = lines_of(_Maker(own, None, None).body(Context(depth=1), rng.choice([2, 4, 8])))
        body = list(lines)
        start = "\n".join([_SOME_NUMBERS, *_values(own, _all_registers(), _constant_value)])
        yield Function(name, kind, function_text(own, name, kind, _declarations(own, []), start, body))


# ------------------------------------------------------------------------------------------------- around statements

_SOME_NUMBERS = """mov.u32 %x, %tid.x;
mov.u32 %y, %tid.y;
mov.u32 %thread, %tid.x;
mov.u32 %gtid, %tid.x;
mov.u32 %lane, %laneid;
mov.u32 %cta, %ctaid.x;
mov.u32 %n0, %ntid.x;
mov.u32 %n1, 2;
mov.u32 %u0, 3;"""


def _module(rng: random.Random, functions: list[Function]) -> list[str]:
    major, minor = instructions.PLATFORM.version
    bytes_ = ", ".join(str(byte) for _ in range(accesses.CONST // 4) for byte in word32(rng).to_bytes(4, "little"))
    return [
        f".version {major}.{minor}\n.target {instructions.PLATFORM.target}\n.address_size 64",
        f".const .align 32 .b8 cst[{accesses.CONST}] = {{{bytes_}}};",
        f".shared .align 32 .b8 sh[{accesses.SHARED}];\n.shared .b32 cells[{accesses.COUNTERS}];",
        *(function.text for function in functions),
    ]


def _head(rng: random.Random, block: tuple[int, int, int]) -> str:
    threads = ", ".join(map(str, block))
    parameters = (
        ".param .u64 in, .param .u64 out, .param .u64 area, .param .u64 counters, .param .u32 n0, .param .u32 n1"
    )
    directive = rng.choice(["", f".maxntid {threads}", f".reqntid {threads}"])
    return f".visible .entry k({parameters}, .param .align 16 .b8 pr[{accesses.PARAM}]) {directive}"


def _declarations(writer: Writer, own: list[Variable]) -> str:
    lines = [f".reg .{type_} %{pool}<{count}>;" for pool, (type_, count) in POOLS.items()]
    lines += [
        f".reg .pred %p<{PREDICATES}>, %is_nan;",
        ".reg .b32 %thread, %x, %y, %lane, %gtid, %cta, %n0, %n1, %u0, %shared, %mine, %counts, %depth;",
        f".reg .b32 %m<{writer.masks + 1}>;",
        ".reg .b64 %in, %out, %area, %counters, %local, %generic, %stack, %mine_generic, %place, %low, %high;",
        f".reg .b64 %v<{len(own) + 1}>;",
    ]
    lines += [f".reg .{spelling} {name};" for name, spelling in writer.temporaries]
    return "\n".join(lines)


def _start(writer: Writer, own: list[Variable]) -> Iterator[str]:
    """Where and what a thread is, its memory, and the lanes of its warp."""
    rng, (width, height, _), threads = writer.rng, writer.block, writer.threads
    yield f".local .align 16 .b8 array[{accesses.LOCAL}];"
    yield "mov.u32 %x, %tid.x;\nmov.u32 %y, %tid.y;\nmov.u32 %lane, %laneid;\nmov.u32 %cta, %ctaid.x;"
    if writer.block[2] > 1:
        yield f"mov.u32 %u0, %tid.z;\nmad.lo.u32 %y, %u0, {height}, %y;"
    yield f"mad.lo.u32 %thread, %y, {width}, %x;\nmad.lo.u32 %gtid, %cta, {threads}, %thread;"
    for name in ("in", "out", "area", "counters"):
        yield f"ld.param.u64 %{name}, [{name}];"
    yield "ld.param.u32 %n0, [n0];\nld.param.u32 %n1, [n1];\nld.global.u32 %u0, [%in+32];"
    yield "mad.wide.u32 %out, %gtid, 8, %out;\nmov.u32 %shared, sh;\nmov.u32 %counts, cells;"
    yield f"mad.lo.u32 %mine, %thread, {accesses.MINE}, %shared;"
    for place in range(0, accesses.MINE, 16):
        yield f"st.shared.v4.b32 [%mine+{place}], {{%thread, {word32(rng)}, %thread, {word32(rng)}}};"
    yield "cvt.u64.u32 %mine_generic, %mine;\ncvta.shared.u64 %mine_generic, %mine_generic;"
    yield "mov.u64 %local, array;\ncvta.local.u64 %generic, %local;"
    yield f"alloca.u64 %stack, {accesses.LOCAL}, 16;"
    for place in range(0, accesses.LOCAL, 8):
        yield f"st.local.v2.b32 [%local+{place}], {{%thread, {word32(rng)}}};\nst.local.b64 [%stack+{place}], %area;"
    yield from (own_address(writer, variable, variable.name) for variable in own)
    live = f"and.b32 %m0, %thread, -32;\nsub.u32 %m0, {threads}, %m0;\nbmsk.clamp.b32 %m0, 0, %m0;"
    yield live if threads % 32 else "mov.b32 %m0, 0xffffffff;"
    yield from (f"mov.b32 %m{number}, %m0;" for number in range(1, writer.masks + 1))
    first = "\n".join(f"@%p0 st.shared.b32 [cells+{4 * cell}], {cell};" for cell in range(accesses.COUNTERS))
    yield f"setp.eq.u32 %p0, %thread, 0;\n{first}\nbar.sync 0;"


def _all_registers() -> set[str]:
    names = {f"%{pool}{number}" for pool, (_, count) in POOLS.items() for number in range(count)}
    return names | {f"%p{number}" for number in range(PREDICATES)}


def _first_values(writer: Writer, used: set[str]) -> Iterator[str]:
    yield from _values(writer, used, _any_value)


def _values(writer: Writer, used: set[str], value: Value) -> Iterator[str]:
    """Lines that give registers their first values."""
    for pool, (type_, count) in POOLS.items():
        for name in sorted({f"%{pool}{number}" for number in range(count)} & used):
            yield value(writer, name, type_)
    for number in range(PREDICATES):
        if f"%p{number}" in used:
            other = writer.rng.choice(["%lane", "%x", "%thread", "%n0"])
            yield f"setp.lt.s32 %p{number}, {other}, {writer.rng.randrange(33)};"


def _constant_value(writer: Writer, name: str, type_: str) -> str:
    bits = int(type_[1:])
    if bits == 128:
        return f"mov.b64 %low, {word64(writer.rng):#x};\nmov.b128 {name}, {{%low, %low}};"
    number = word64(writer.rng) & (1 << bits) - 1
    return f"mov.{type_} {name}, {_written(number, type_)};"


def _written(number: int, type_: str) -> str:
    return {"f32": f"0f{number:08X}", "f64": f"0d{number:016X}"}.get(type_, hex(number))


def _any_value(writer: Writer, name: str, type_: str) -> str:
    rng, bytes_ = writer.rng, int(type_[1:]) // 8
    if rng.random() < 0.3:
        return _constant_value(writer, name, type_)
    if type_ == "b32" and rng.random() < 0.3:
        return f"mov.b32 {name}, {rng.choice(['%thread', '%x', '%y', '%lane', '%n0', '%u0'])};"
    pitch = bytes_ * rng.choice([1, 1, 1, 0, 2]) if bytes_ < 16 else 16
    index = f"mul.wide.u32 %place, {rng.choice(['%thread', '%x', '%lane'])}, {pitch};\nadd.s64 %place, %place, %in;"
    return f"{index}\nld.global.{type_} {name}, [%place+{rng.randrange(16) * bytes_}];"


def _last_values(writer: Writer, used: set[str]) -> Iterator[str]:
    """What registers hold in the end, a row for each, and the counters in shared memory."""
    row = f"add.s64 %out, %out, {writer.threads * writer.ctas * 8};"
    for name in sorted(_all_registers() & used):
        match name[1]:
            case "q":
                yield f"mov.b128 {{%low, %high}}, {name};"
                yield f"st.global.b64 [%out], %low;\n{row}\nst.global.b64 [%out], %high;"
            case "p":
                yield f"selp.b32 %depth, 1, 0, {name};\nst.global.b32 [%out], %depth;"
            case pool:
                yield f"st.global.{POOLS[pool][0]} [%out], {name};"
        yield row
    last = accesses.LOCAL - 8
    yield f"ld.local.b64 %low, [%local+{last}];\nst.global.b64 [%out], %low;\n{row}"
    yield "bar.sync 0;\nand.b32 %depth, %thread, 15;\nmad.lo.u32 %depth, %depth, 4, %counts;"
    yield f"ld.shared.b32 %depth, [%depth];\nst.global.b32 [%out], %depth;\n{writer.rng.choice(['ret', 'exit'])};"


#: Of `out`: 64 bits for each thread.
ROWS = sum(count for _, count in POOLS.values()) + POOLS["q"][1] + PREDICATES + 2
