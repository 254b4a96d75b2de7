"""A kernel around one instruction: it fills the sources, runs it, and writes the results of each thread to `out`."""

from __future__ import annotations

from dataclasses import dataclass, field

from ptxvm.explanation.examples.values import LITERALS, filling, register_type
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Opaque, OperandPlan, Role
from ptxvm.isa.targets import Version
from ptxvm.isa.warp import Space

#: Bytes of `in` and of `out` for each thread of the example's one warp.
STRIDE = 128
_SURFACES = ("suld", "sust", "sured")
_SHARED = (Space.SHARED, Space.SHARED_CLUSTER)
# Instructions that make no sense alone: what must run before them.
_BEFORE = {
    "addc": "add.cc.u32 %carry, 0xffffffff, 1;    // sets the carry",
    "subc": "sub.cc.u32 %carry, 0, 1;    // borrows",
    "madc": "add.cc.u32 %carry, 0xffffffff, 1;    // sets the carry",
}


# And what completes what they start.
_BEHIND = {"wgmma": ("wgmma.commit_group.sync.aligned;", "wgmma.wait_group.sync.aligned 0;    // now D is there")}
# Chunks of 16 bytes: those of 8 rows side by side, 128 bytes from one column of them to the next, 512 between 8 rows.
_TILE, _DESCRIPTOR = ".shared .align 128 .b8 tile[40960];", 512 >> 4 << 32 | 128 >> 4 << 16


@dataclass
class Example:
    """The parts of a kernel while it is put together."""

    form: Form
    constant: str
    module: list[str] = field(default_factory=list)
    parameters: list[str] = field(default_factory=lambda: [".param .u64 out"])
    registers: dict[str, str] = field(default_factory=dict)
    variables: list[str] = field(default_factory=list)
    setup: list[str] = field(default_factory=list)
    store: list[str] = field(default_factory=list)
    offset: int = 0
    sources: int = 0

    def register(self, name: str, type_: str) -> str:
        self.registers[f"%{name}"] = type_
        return f"%{name}"


def kernel_around(form: Form, version: Version, target: str, constant: str) -> str:
    """The example; compile-time constants of the instruction become `constant`. Nothing is checked here."""
    example = Example(form, constant)
    operands = [_operand(example, plan) for plan in form.operands if not plan.optional]
    before = _BEFORE.get(form.definition.name)
    if before is not None:
        example.register("carry", "b32")
        example.setup.append(before)
    if form.line.opcode == "wgmma":
        example.setup.append("wgmma.fence.sync.aligned;")
    instruction = f"{form.opcode} {', '.join(operands)};" if operands else f"{form.opcode};"
    example.store[:0] = _BEHIND.get(form.line.opcode, ())
    _where_to_store(example)
    return _text(example, instruction, version, target)


def _text(example: Example, instruction: str, version: Version, target: str) -> str:
    by_type: dict[str, list[str]] = {}
    for name, type_ in example.registers.items():
        by_type.setdefault(type_, []).append(name)
    body = [f".reg .{type_} {', '.join(names)};" for type_, names in by_type.items()]
    body += [*example.variables, *example.setup, instruction, *example.store, "ret;"]
    lines = [f".version {version[0]}.{version[1]}", f".target {target}", ".address_size 64", *example.module]
    lines += [f".visible .entry example({', '.join(example.parameters)})", "{", *(f"    {line}" for line in body), "}"]
    return "\n".join(lines)


# ------------------------------------------------------------------------------------------------------------ operands


def _operand(example: Example, plan: OperandPlan) -> str:
    if plan.name in LITERALS:
        return LITERALS[plan.name]
    if plan.role is Role.ADDRESS and isinstance(plan.annotation, Opaque):
        handle = _handle(example, plan.annotation)
        return handle if plan.annotation.bare else f"[{handle}]"
    match plan.role:
        case Role.RESULT:
            return _result(example, plan)
        case Role.CONSTANT:
            return example.constant
        case Role.ADDRESS:
            address = _address(example, plan)
            return address if plan.annotation.bare else f"[{address}]"
        case Role.TUPLE_ADDRESS:
            return f"[{', '.join(_operand(example, part) for part in plan.parts)}]"
    return _source(example, plan)


def _result(example: Example, plan: OperandPlan) -> str:
    assert plan.type is not None
    type_ = register_type(plan.spelling, plan.type.bits)
    names = [f"{plan.name}{index}" for index in range(plan.vector)] or [plan.name]
    registers = [example.register(name, type_) for name in names]
    for register in registers:
        _save(example, register, type_)
    text = f"{{{', '.join(registers)}}}" if plan.vector else registers[0]
    if plan.second is not None:
        second = example.register(plan.second.name, plan.second.spelling)
        _save(example, second, plan.second.spelling)
        text += f"|{second}"
    return text


def _source(example: Example, plan: OperandPlan) -> str:
    if plan.type is None:
        return plan.name
    type_ = register_type(plan.spelling, plan.type.bits)
    names = [f"{plan.name}{index}" for index in range(plan.vector)] or [plan.name]
    registers = [example.register(name, type_) for name in names]
    for register in registers:
        _fill(example, plan, register, type_)
        example.sources += 1
    return f"{{{', '.join(registers)}}}" if plan.vector else registers[0]


def _fill(example: Example, plan: OperandPlan, register: str, type_: str) -> None:
    if plan.spelling == "address":
        example.setup.append(f"mov.b64 {register}, {_address(example, plan)};")
    elif plan.name == "cache_policy":
        example.setup.append(f"createpolicy.fractional.L2::evict_first.b64 {register};")
    elif type_ == "pred":
        thread = example.register("thread", "b32")
        limit = 128 if example.form.line.opcode == "wgmma" else 16
        example.setup += [f"mov.u32 {thread}, %tid.x;", f"setp.lt.u32 {register}, {thread}, {limit};"]
    elif plan.name.endswith("_desc"):
        _fill_descriptor(example, register)
    elif type_ == "b128":
        example.setup.append(f"mov.b128 {register}, {{{_half(example, '1')}, {_half(example, '2')}}};")
    elif example.form.line.opcode in _SURFACES and plan.name == "b":
        _fill_position(example, register)
    elif type_ == "b32" and plan.spelling in ("b32", "u32", "s32") and example.sources == 0:
        example.setup.append(f"mov.u32 {register}, %tid.x;")
    else:
        value = filling(plan, example.form.line.opcode, example.sources)
        example.setup.append(f"mov.{type_} {register}, {value};")


def _fill_descriptor(example: Example, register: str) -> None:
    """The descriptor of a matrix without swizzle."""
    start = _variable(example, _TILE, "tile")
    example.setup += [
        f"mov.b64 {register}, {start};",
        f"shr.u64 {register}, {register}, 4;",
        f"or.b64 {register}, {register}, {_DESCRIPTOR:#x};",
    ]


def _fill_position(example: Example, register: str) -> None:
    """Coordinates on a surface: each lane has 16 bytes of the first row."""
    is_x = example.sources == int(example.form.spelling("geom").startswith("a"))
    example.setup.append(f"mov.u32 {register}, {'%laneid' if is_x else 0};")
    if is_x and example.form.has("b"):
        example.setup.append(f"shl.b32 {register}, {register}, 4;    // the first coordinate counts bytes")


def _half(example: Example, value: str) -> str:
    register = example.register(f"half{value}", "b64")
    line = f"mov.b64 {register}, {value};"
    if line not in example.setup:
        example.setup.append(line)
    return register


def _address(example: Example, plan: OperandPlan) -> str:
    """An address in the state space that the instruction accesses, with as many bytes as anything needs."""
    if example.form.line.opcode == "tcgen05" and plan.space in _SHARED:
        return _tensor_memory(example, plan.name)
    if plan.space in _SHARED:
        return _variable(example, ".shared .align 128 .b8 buffer[4096];", "buffer")
    if plan.space is Space.LOCAL:
        return _variable(example, ".local .align 32 .b8 buffer[64];", "buffer")
    if plan.space is Space.CONST:
        example.module = [".const .align 32 .u32 table[8] = {2, 3, 5, 7, 11, 13, 17, 19};"]
        return "table"
    if plan.space is Space.PARAM:
        example.parameters.append(".param .align 16 .b8 structure[64]")
        return "structure"
    if example.form.line.opcode == "wmma":
        return _same(example, "in", ".param .u64 in")
    return _place(example, "in", ".param .u64 in")


def _handle(example: Example, annotation: Opaque) -> str:
    """A handle that the kernel is given, named for the geometry that it should have."""
    geometry = example.form.spelling("geom") or "2d"
    name = {"texref": f"texture_{geometry}", "surfref": f"surface_{geometry}"}.get(annotation.kinds[0], "sampler")
    return _same(example, name, f".param .u64 {name}")


def _same(example: Example, name: str, parameter: str) -> str:
    """A 64-bit parameter that is the same for all threads."""
    register = f"%{name}"
    if register not in example.registers:
        example.parameters.append(parameter)
        example.setup.append(f"ld.param.u64 {example.register(name, 'b64')}, [{name}];")
    return register


def _tensor_memory(example: Example, name: str) -> str:
    """An address of tensor memory: always in a 32-bit register."""
    if f"%{name}" not in example.registers:
        example.setup.append(f"mov.b32 {example.register(name, 'b32')}, 0;")
    return f"%{name}"


def _variable(example: Example, declaration: str, name: str) -> str:
    if declaration not in example.variables:
        example.variables.append(declaration)
    return name


def _place(example: Example, name: str, parameter: str) -> str:
    """The thread's own bytes of a buffer in global memory."""
    register = f"%{name}"
    if register in example.registers:
        return register
    if parameter not in example.parameters:
        example.parameters.append(parameter)
    thread, offset = example.register("thread", "b32"), example.register("place", "b64")
    example.register(name, "b64")
    example.setup[:0] = [
        f"mov.u32 {thread}, %tid.x;",
        f"mul.wide.u32 {offset}, {thread}, {STRIDE};",
        f"ld.param.u64 {register}, [{name}];",
        f"add.s64 {register}, {register}, {offset};",
    ]
    return register


# ------------------------------------------------------------------------------------------------------------- results


def _save(example: Example, register: str, type_: str) -> None:
    """Plan the store of a result at the next free place."""
    if type_ == "pred":
        flag = example.register("flag", "b32")
        example.store.append(f"selp.u32 {flag}, 1, 0, {register};")
        register, type_ = flag, "b32"
    size = int(type_[1:]) // 8
    example.offset = -(-example.offset // size) * size
    where = f"[%out+{example.offset}]" if example.offset else "[%out]"
    example.offset += size
    if type_ == "b128":
        low, high = example.register("low", "b64"), example.register("high", "b64")
        example.store.append(f"mov.b128 {{{low}, {high}}}, {register};")
        example.store.append(f"st.global.v2.b64 {where}, {{{low}, {high}}};")
    else:
        example.store.append(f"st.global.{type_} {where}, {register};")


def _where_to_store(example: Example) -> None:
    if example.store:
        _place(example, "out", ".param .u64 out")
    else:
        example.parameters.remove(".param .u64 out")
    seen: list[str] = []
    for line in example.setup:
        if line not in seen or not line.startswith(("mov.u32 %thread", "mul.wide.u32 %place")):
            seen.append(line)
    example.setup = seen
