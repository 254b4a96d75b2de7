"""What is known only at run time, the same for all lanes of a warp, read from the structures of the launch."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Cta, Warp, Worker
from ptxvm.engine.jit.program.specials import Extents, Field, special_value
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, U64

_VECTORS: dict[Field, tuple[type[ctypes.Structure], str, int]] = {
    Field.CTA_X: (Cta, "ctaid", 0),
    Field.CTA_Y: (Cta, "ctaid", 4),
    Field.CTA_Z: (Cta, "ctaid", 8),
    Field.GRID_X: (Worker, "grid", 0),
    Field.GRID_Y: (Worker, "grid", 4),
    Field.GRID_Z: (Worker, "grid", 8),
}
_WORDS: dict[Field, tuple[type[ctypes.Structure], str]] = {
    Field.WARP: (Warp, "index"),
    Field.SHARED_SIZE: (Worker, "shared_size"),
    Field.SHARED_BASE: (Cta, "shared_base"),
    Field.RANK: (Cta, "rank"),
    Field.EXPLICIT_CLUSTER: (Worker, "explicit_cluster"),
    Field.MULTIPROCESSORS: (Worker, "multiprocessors"),
    Field.MULTIPROCESSOR_WARPS: (Worker, "multiprocessor_warps"),
    Field.SHARED_UNIT: (Worker, "shared_unit"),
    Field.WORKSPACE_LOW: (Worker, "workspace_low"),
    Field.WORKSPACE_HIGH: (Worker, "workspace_high"),
}
_WIDE_WORDS: dict[Field, tuple[type[ctypes.Structure], str]] = {
    Field.CTA_MEMORY: (Worker, "cta_memory"),
    Field.CTA_MEMORY_SIZE: (Worker, "cta_memory_size"),
    Field.GRID_NUMBER: (Worker, "grid_number"),
}


class RunTimeValues:
    """Special registers, for CTAs and clusters of one size; see `program.specials`."""

    def __init__(self, text: FunctionText, block: Extents, cluster: Extents, static_shared: int) -> None:
        self._text = text
        self._block = block
        self._cluster = cluster
        self._static_shared = static_shared

    def special(self, register: SpecialRegister) -> Lanes:
        return special_value(register, self._block, self._cluster, self._static_shared, self)

    def field(self, field: Field) -> Lanes:
        """U32, or U64 for those of WIDE_FIELDS."""
        reading, entry = self._text.reading, self._text.entry
        if field is Field.CLOCK:
            return reading.uniform(U64, self._text.code.call("i64", "llvm.readcyclecounter"))
        if field is Field.TIME:
            return reading.uniform(U64, self._nanoseconds())
        if field in _WORDS:
            return reading.uniform(U32, entry.field(*_WORDS[field]))
        if field in _WIDE_WORDS:
            return reading.uniform(U64, entry.field(*_WIDE_WORDS[field]))
        structure, name, offset = _VECTORS[field]
        place = entry.value(f"getelementptr i8, ptr {entry.address(structure, name)}, i64 {offset}")
        return reading.uniform(U32, entry.value(f"load i32, ptr {place}"))

    def _nanoseconds(self) -> str:
        """Since 1970, as `time.time_ns` of the interpreter's clock: an i64."""
        code, entry = self._text.code, self._text.entry
        now = entry.address(Worker, "now")
        code.value(f"call i32 {entry.field(Worker, 'clock')}(i32 0, ptr {now})")
        seconds, rest = (code.value(f"getelementptr i64, ptr {now}, i64 {index}") for index in range(2))
        whole = code.value(f"mul i64 {code.value(f'load i64, ptr {seconds}')}, {10**9}")
        return code.value(f"add i64 {whole}, {code.value(f'load i64, ptr {rest}')}")
