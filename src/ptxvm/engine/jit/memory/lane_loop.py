"""Atomic operations lane by lane: straight-line for a full warp in shared memory, else a loop over executing lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.cell import CellOperation, Value
from ptxvm.engine.jit.memory.check import CheckedLanes
from ptxvm.engine.jit.memory.host_pointers import lane_pointers
from ptxvm.engine.jit.memory.interleaving import interleave
from ptxvm.engine.jit.memory.lane_row import find_row, may_be_row, update_row
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.places import LanePlaces
from ptxvm.engine.jit.memory.vectors import pointer, vector_of
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

    def run(self, pointers: str, pattern: Pattern | None = None) -> Value | None:
        """`pointers` are the host addresses (<32 x ptr>), of a `pattern` if there is one. The old values, if wanted."""
        self._store_operands()
        self._store_pointers(pointers)
        self._operation.ways(lambda way: LaneLoop(self._path, way, self._values, self._want)._all(pointers, pattern))
        return self._results() if self._want else None

    def _all(self, pointers: str, pattern: Pattern | None) -> list[str]:
        """The operation of all executing lanes; there are no values to hand on."""
        code, end = self._code, self._code.new_label()
        is_row = may_be_row(self._path, self._operation, pattern)
        if is_row:
            self._row_or_not(pointers, end)
        if not self._operation.shared or self._path.context.partial or (is_row and pattern is not None):
            self._loop(self._path.bits(), end)
        elif self._path.context.mask is None:
            self._straight(self._host)
            code.jump(end)
        else:
            bits, straight, sparse = self._path.bits(), code.new_label(), code.new_label()
            code.branch(code.value(f"icmp eq i32 {bits}, -1"), straight, sparse)
            code.label(straight)
            self._straight(self._host)
            code.jump(end)
            code.label(sparse)
            self._loop(bits, end)
        code.label(end)
        return []

    def _row_or_not(self, pointers: str, end: str) -> None:
        """At once, if the lanes follow each other; what comes behind this is for where they do not."""
        code, row = self._code, find_row(self._path, pointers)
        together, apart = code.new_label(), code.new_label()
        code.branch(row.found, together, apart)
        code.label(together)
        with self._path.context.reading.scope():
            old = update_row(self._path, self._operation, self._values, row)
        if self._want:
            code.line(f"store {vector_of(self._operation.bits)} {old}, ptr {self._row(RESULT_ROW)}, align 8")
        code.jump(end)
        code.label(apart)

    def run_here(self, lanes: CheckedLanes) -> Value | None:
        """The same for `lanes` in a memory of known place: their addresses are taken from vectors, as all but the first
        of what has just been stored would have to be waited for."""
        code, bits, end = self._code, self._path.bits(), self._code.new_label()
        self._store_operands()
        if not self._path.context.partial:
            straight, others = code.new_label(), code.new_label()
            good = code.value(f"icmp eq i32 {bits}, -1")
            if lanes.passed is not None:
                good = code.value(f"and i1 {good}, {lanes.passed}")
            code.branch(good, straight, others)
            code.label(straight)
            self._straight_at(lanes.places)
            code.jump(end)
            code.label(others)
        self._store_pointers(lane_pointers(self._path, lanes))
        self._loop(bits, end)
        code.label(end)
        return self._results() if self._want else None

    def _straight_at(self, places: LanePlaces) -> None:
        """Of two lanes the offsets, which have 32 bits, are taken from the vector at once."""
        code, offsets, halves = self._code, places.offsets, WARP_SIZE // 2
        if places.llvm == "i64":
            offsets = code.value(f"trunc <32 x i64> {offsets} to <32 x i32>")
        pairs = code.value(f"bitcast <32 x i32> {offsets} to <{halves} x i64>")

        def host(lane: str) -> str:
            number = int(lane)
            pair = code.value(f"extractelement <{halves} x i64> {pairs}, i32 {number // 2}")
            offset = code.value(f"lshr i64 {pair}, 32" if number % 2 else f"and i64 {pair}, 4294967295")
            return code.value(f"getelementptr i8, ptr {places.host}, i64 {offset}")

        self._straight(host)

    def _straight(self, host: Callable[[str], str]) -> None:
        for lane in range(WARP_SIZE):
            self._one(str(lane), host)

    def _loop(self, bits: str, end: str) -> None:
        code = self._code
        before, again, body = code.block, code.new_label(), code.new_label()
        code.jump(again)
        code.label(again)
        left, place = f"%left{again}", len(code.lines)
        code.line("")
        code.branch(code.value(f"icmp eq i32 {left}, 0"), end, body)
        code.label(body)
        self._one(code.call("i32", "llvm.cttz.i32", ("i32", left), ("i1", "true")), self._host)
        less = code.value(f"and i32 {left}, {code.value(f'sub i32 {left}, 1')}")
        code.lines[place] = f"  {left} = phi i32 [{bits}, %{before}], [{less}, %{code.block}]"
        code.jump(again)

    def _one(self, lane: str, host: Callable[[str], str]) -> None:
        """The operation of a lane, at the host address (ptr) that `host` makes of it."""
        with self._path.context.reading.scope():
            place = host(lane)
            operands = [self._operand(row, value, lane) for row, value in enumerate(self._values)]
            old = self._operation.run(place, operands)
            if self._want:
                self._code.line(f"store {self._operation.bits} {old}, ptr {self._cell(RESULT_ROW, lane)}, align 8")

    def _host(self, lane: str) -> str:
        """The host address that has been stored for a lane."""
        addresses = self._path.context.entry.address(Worker, "addresses")
        place = self._code.value(f"getelementptr ptr, ptr {addresses}, i32 {lane}")
        return self._code.value(f"load ptr, ptr {place}, align 8")

    # ------------------------------------------------------------------------------------------------- scratch memory

    def _row(self, row: int) -> str:
        return pointer(self._code, self._path.context.entry.address(Worker, "values"), row * ROW)

    def _cell(self, row: int, lane: str) -> str:
        return self._code.value(f"getelementptr {self._operation.bits}, ptr {self._row(row)}, i32 {lane}")

    def _store_pointers(self, pointers: str) -> None:
        addresses = self._path.context.entry.address(Worker, "addresses")
        self._code.line(f"store <32 x ptr> {pointers}, ptr {addresses}, align 8")

    def _store_operands(self) -> None:
        for row, value in enumerate(self._values):
            self._store_operand(row, value)

    def _store_operand(self, row: int, value: Value) -> None:
        code, reading = self._code, self._path.context.reading
        if isinstance(value, Lanes):
            if not value.shape.uniform:
                bits = value.bits(carrier(value.type))
                code.line(f"store {bits.type.vector} {reading.vector(bits)}, ptr {self._row(row)}, align 4")
            return
        pairs = interleave(reading, "i64", WARP_SIZE, [reading.vector(part) for part in value])
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
