"""Atomic operations lane by lane: straight-line for a full warp in shared memory, else a loop over executing lanes."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.cell import CellOperation, Value
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import interleave, pointer
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import B128, U64, WARP_SIZE, carrier

ROW = 16 * WARP_SIZE
"""Bytes of scratch for one operand of all lanes."""

RESULT_ROW = 2
"""The scratch row behind the operands' (compare-and-swap has two)."""


class LaneLoop:
    """One operation per executing lane, in lane order. Operands go through the worker's scratch memory."""

    def __init__(self, path: AccessPath, operation: CellOperation, values: Sequence[Value], want: bool) -> None:
        self._path = path
        self._code = path.code
        self._operation = operation
        self._values = values
        self._want = want

    def run(self, pointers: str) -> Value | None:
        """`pointers` are the host addresses (<32 x ptr>). The old values, if wanted."""
        code, mask = self._code, self._path.context.mask
        addresses = self._path.context.entry.address(Worker, "addresses")
        code.line(f"store <32 x ptr> {pointers}, ptr {addresses}, align 8")
        for row, value in enumerate(self._values):
            self._store_operand(row, value)
        if mask is None and self._operation.shared:
            self._straight()
        else:
            self._either(self._path.bits())
        return self._results() if self._want else None

    def _either(self, bits: str) -> None:
        code = self._code
        end = code.new_label()
        if self._operation.shared and not self._path.context.partial:
            straight, sparse = code.new_label(), code.new_label()
            code.branch(code.value(f"icmp eq i32 {bits}, -1"), straight, sparse)
            code.label(straight)
            self._straight()
            code.jump(end)
            code.label(sparse)
        self._loop(bits, end)
        code.label(end)

    def _straight(self) -> None:
        for lane in range(WARP_SIZE):
            self._one(str(lane))

    def _loop(self, bits: str, end: str) -> None:
        code = self._code
        before, again, body = code.block, code.new_label(), code.new_label()
        code.jump(again)
        code.label(again)
        left, place = f"%left{again}", len(code.lines)
        code.line("")
        code.branch(code.value(f"icmp eq i32 {left}, 0"), end, body)
        code.label(body)
        self._one(code.call("i32", "llvm.cttz.i32", ("i32", left), ("i1", "true")))
        less = code.value(f"and i32 {left}, {code.value(f'sub i32 {left}, 1')}")
        code.lines[place] = f"  {left} = phi i32 [{bits}, %{before}], [{less}, %{code.block}]"
        code.jump(again)

    def _one(self, lane: str) -> None:
        code = self._code
        with self._path.context.reading.scope():
            addresses = self._path.context.entry.address(Worker, "addresses")
            place = code.value(f"getelementptr ptr, ptr {addresses}, i32 {lane}")
            host = code.value(f"load ptr, ptr {place}, align 8")
            operands = [self._operand(row, value, lane) for row, value in enumerate(self._values)]
            old = self._operation.run(host, operands)
            if self._want:
                code.line(f"store {self._operation.bits} {old}, ptr {self._cell(RESULT_ROW, lane)}, align 8")

    # ------------------------------------------------------------------------------------------------- scratch memory

    def _row(self, row: int) -> str:
        return pointer(self._code, self._path.context.entry.address(Worker, "values"), row * ROW)

    def _cell(self, row: int, lane: str) -> str:
        return self._code.value(f"getelementptr {self._operation.bits}, ptr {self._row(row)}, i32 {lane}")

    def _store_operand(self, row: int, value: Value) -> None:
        code, reading = self._code, self._path.context.reading
        if isinstance(value, Lanes):
            if not value.shape.uniform:
                bits = value.bits(carrier(value.type))
                code.line(f"store {bits.type.vector} {reading.vector(bits)}, ptr {self._row(row)}, align 4")
            return
        pairs = interleave(code, "i64", WARP_SIZE, [reading.vector(part) for part in value])
        code.line(f"store <64 x i64> {pairs}, ptr {self._row(row)}, align 8")

    def _operand(self, row: int, value: Value, lane: str) -> Value:
        if isinstance(value, Lanes) and value.shape.uniform:
            return value
        place = self._cell(row, lane)
        bits = self._code.value(f"load {self._operation.bits}, ptr {place}, align {min(8, self._operation.size)}")
        return self._operation.value(bits)

    def _results(self) -> Value:
        code, reading = self._code, self._path.context.reading
        row = self._row(RESULT_ROW)
        if self._operation.type is B128:
            pairs = code.value(f"load <64 x i64>, ptr {row}, align 8")
            halves = []
            for half in (0, 1):
                order = ", ".join(f"i32 {place}" for place in range(half, 64, 2))
                text = f"shufflevector <64 x i64> {pairs}, <64 x i64> poison, <32 x i32> <{order}>"
                halves.append(reading.varying(U64, code.value(text)))
            return tuple(halves)
        type_ = carrier(self._operation.type)
        name = code.value(f"load {type_.vector}, ptr {row}, align 4")
        return reading.varying(type_, name).raw_bits(self._operation.type)
