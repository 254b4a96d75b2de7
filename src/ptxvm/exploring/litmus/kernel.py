"""A litmus test as a kernel: each thread is the first lane of a warp, and many copies of the test run side by side."""

from __future__ import annotations

from ptxvm.exploring.litmus.program import Instruction, Kind, Operation, Order, Proxy, Scope, Test, Thread, Value

_TYPES = {Operation.ADD: "s32", Operation.MIN: "s32", Operation.MAX: "s32"}
_SIGNS = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}
_BARRIERS = 16
_ATOMIC = (
    Operation.ADD,
    Operation.SUB,
    Operation.AND,
    Operation.OR,
    Operation.XOR,
    Operation.MIN,
    Operation.MAX,
    Operation.EXCH,
    Operation.CAS,
)


class CannotRun(Exception):
    """The machine has no kernel for a test; the message says why."""


class LitmusKernel:
    """The text of the kernel, and where it puts what.

    text:    kernel `litmus` with parameters: memory, registers, number of the GPU
    blocks:  CTAs of a copy, of all GPUs; `warps` those of a CTA; `gpus` how many devices
    cells:   words of memory of a copy, by location; `slots` words of registers, by variable
    """

    def __init__(self, test: Test) -> None:
        _require_runnable(test)
        self._test = test
        places = sorted({(thread.gpu, thread.cta) for thread in test.threads})
        self.blocks = len(places)
        self._ranks: dict[str, tuple[int, int]] = {}
        for block, place in enumerate(places):
            own = [thread for thread in test.threads if (thread.gpu, thread.cta) == place]
            self._ranks |= {thread.name: (block, warp) for warp, thread in enumerate(own)}
        self.warps = 1 + max(warp for _, warp in self._ranks.values())
        gpus = sorted({thread.gpu for thread in test.threads})
        self._gpus = {gpu: number for number, gpu in enumerate(gpus)}
        self.gpus = len(gpus)
        self.cells = {name: place for place, name in enumerate(test.initial)}
        self.slots = {name: place for place, name in enumerate(each for each in test.shown if ":" in each)}
        self.text = self._module()

    def _module(self) -> str:
        names = sorted({name for thread in self._test.threads for each in thread.code for name in _registers(each)})
        names = sorted({*names, *(name.partition(":")[2] for name in self.slots)})
        declared = ", ".join(f"%{name}" for name in names)
        threads = "\n".join(self._thread(number, thread) for number, thread in enumerate(self._test.threads))
        ends = "\n".join(self._dispatch(number, thread) for number, thread in enumerate(self._test.threads))
        return f""".version 8.6
.target sm_90
.address_size 64
.visible .entry litmus(.param .u64 memory, .param .u64 registers, .param .u32 gpu)
{{
    .reg .pred %p, %q;
    .reg .b32 %t<8>;
    {f".reg .s32 {declared};" if declared else ""}
    .reg .b64 %m, %o, %w;
    mov.u32 %t0, %tid.x;
    and.b32 %t1, %t0, 31;
    setp.ne.u32 %p, %t1, 0;
    @%p exit;
    shr.u32 %t0, %t0, 5;
    mov.u32 %t1, %ctaid.x;
    rem.u32 %t2, %t1, {self.blocks};
    div.u32 %t1, %t1, {self.blocks};
    ld.param.u64 %m, [memory];
    mul.wide.u32 %w, %t1, {4 * max(1, len(self.cells))};
    add.u64 %m, %m, %w;
    ld.param.u64 %o, [registers];
    mul.wide.u32 %w, %t1, {4 * max(1, len(self.slots))};
    add.u64 %o, %o, %w;
    ld.param.u32 %t3, [gpu];
    shl.b32 %t2, %t2, 8;
    or.b32 %t0, %t0, %t2;
{ends}
    exit;
{threads}
}}
"""

    def _dispatch(self, number: int, thread: Thread) -> str:
        block, warp = self._ranks[thread.name]
        return (
            f"    setp.eq.u32 %p, %t0, {block << 8 | warp};\n"
            f"    setp.eq.and.u32 %q, %t3, {self._gpus[thread.gpu]}, %p;\n"
            f"    @%q bra THREAD{number};"
        )

    def _thread(self, number: int, thread: Thread) -> str:
        own = {name for each in thread.code for name in _registers(each)}
        own |= {name.partition(":")[2] for name in self.slots if name.startswith(f"{thread.name}:")}
        lines = [f"THREAD{number}:"]
        lines += [f"    mov.s32 %{name}, {thread.registers.get(name, 0)};" for name in sorted(own)]
        for place, each in enumerate(thread.code):
            lines += [f"L{number}_{place}:", *(f"    {line};" for line in self._lines(thread, number, each))]
        lines.append(f"L{number}_{len(thread.code)}:")
        for name, slot in self.slots.items():
            if name.startswith(f"{thread.name}:"):
                lines.append(f"    st.global.s32 [%o+{4 * slot}], %{name.partition(':')[2]};")
        return "\n".join([*lines, "    exit;"])

    def _lines(self, thread: Thread, number: int, each: Instruction) -> list[str]:
        place = f"[%m+{4 * self.cells[self._test.location(each.address)]}]" if each.address else ""
        values = [_operand(value) for value in each.values]
        if each.kind is Kind.LOAD:
            return [f"ld{_semantics(each.order)}.global.s32 %{each.target}, {place}"]
        if each.kind is Kind.STORE:
            return [f"mov.b32 %t4, {values[0]}", f"st{_semantics(each.order)}.global.s32 {place}, %t4"]
        if each.kind is Kind.ATOMIC:
            return _atomic(each, place, values)
        if each.kind is Kind.FENCE:
            return [f"fence.{'sc' if each.order.is_sc else 'acq_rel'}.{each.order.scope.name.lower()}"]
        if each.kind is Kind.PROXY_FENCE:
            return ["fence.proxy.alias"]
        if each.kind is Kind.BARRIER:
            return self._barrier(thread, each, values)
        if each.kind is Kind.BRANCH:
            target = f"L{number}_{each.label}"
            if not each.compare:
                return [f"bra {target}"]
            moved = [f"mov.b32 %t{4 + place}, {value}" for place, value in enumerate(values)]
            return [*moved, f"setp.{_SIGNS[each.compare]}.s32 %p, %t4, %t5", f"@%p bra {target}"]
        return _computation(each, values)

    def _barrier(self, thread: Thread, each: Instruction, values: list[str]) -> list[str]:
        block = self._ranks[thread.name][0]
        together = sum(other == block for other, _ in self._ranks.values())
        moved = [f"mov.b32 %t4, {values[0]}"]
        if len(values) > 1:
            moved += [f"mov.b32 %t5, {values[1]}", "shl.b32 %t5, %t5, 5"]
        elif each.waits:
            return [*moved, "barrier.sync %t4"]
        else:
            moved.append(f"mov.b32 %t5, {32 * together}")
        return [*moved, f"barrier.{'sync' if each.waits else 'arrive'} %t4, %t5"]


def _require_runnable(test: Test) -> None:
    others = sorted(proxy.value for proxy in test.proxies - {Proxy.GENERIC, Proxy.ALIAS})
    if others:
        raise CannotRun(f"the machine runs litmus tests of the generic proxy only, not of {', '.join(others)}")
    clusters = {(thread.gpu, thread.cluster, thread.cta) for thread in test.threads}
    if len({(gpu, cluster) for gpu, cluster, _ in clusters}) < len(clusters):
        raise CannotRun("several CTAs in one cluster are judged by the axioms only")
    for thread in test.threads:
        for each in thread.code:
            if each.kind is Kind.ATOMIC and each.operation not in _ATOMIC:
                raise CannotRun(f"`{each.text}`: PTX has no such atomic operation")
            if each.kind is Kind.BARRIER and isinstance(each.values[0], int) and not 0 <= each.values[0] < _BARRIERS:
                raise CannotRun(f"`{each.text}`: a CTA has {_BARRIERS} barriers")


def _atomic(each: Instruction, place: str, values: list[str]) -> list[str]:
    operation = each.operation
    assert operation is not None
    lines = [f"mov.b32 %t{4 + place}, {value}" for place, value in enumerate(values)]
    if operation is Operation.SUB:
        lines.append("neg.s32 %t4, %t4")
        operation = Operation.ADD
    name = f"{_semantics(each.order)}.global.{operation.value}.{_TYPES.get(operation, 'b32')}"
    operands = ", ".join(f"%t{4 + place}" for place in range(len(values)))
    target = f"%{each.target}" if each.target else "%t7"
    return [*lines, f"atom{name} {target}, {place}, {operands}"]


def _computation(each: Instruction, values: list[str]) -> list[str]:
    lines = [f"mov.b32 %t{4 + place}, {value}" for place, value in enumerate(values)]
    if each.operation is None:
        return [*lines, f"mov.b32 %{each.target}, %t4"]
    kind = "b32" if each.operation in (Operation.AND, Operation.OR, Operation.XOR) else "s32"
    name = "mul.lo" if each.operation is Operation.MUL else each.operation.value
    return [*lines, f"{name}.{kind} %{each.target}, %t4, %t5"]


def _semantics(order: Order) -> str:
    if not order.strong:
        return ".weak"
    both = order.acquires and order.releases
    name = "acq_rel" if both else "acquire" if order.acquires else "release" if order.releases else "relaxed"
    return f".{name}.{Scope(order.scope).name.lower()}"


def _operand(value: Value) -> str:
    return str(value) if isinstance(value, int) else f"%{value}"


def _registers(each: Instruction) -> list[str]:
    return [name for name in (each.target, *each.values) if isinstance(name, str) and name]
