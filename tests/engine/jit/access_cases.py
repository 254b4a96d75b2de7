"""Warp functions made of memory accesses, for tests: operands come from host arrays, results go to one."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np
from tests.engine.jit.native import SERVER, TARGET, Native

from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit, KernelCode, Place
from ptxvm.engine.jit.function.entry_block import EntryBlock
from ptxvm.engine.jit.launching.execution import SeatRow
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.memory.context import EmissionContext, FunctionContext
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.types import S32, S64, U32, U64, Type
from ptxvm.machine.launch import Launch

SITES = tuple(Place(line, "ld") for line in range(1000))


@dataclass
class Accesses:
    """Builds the body of a warp function. Inputs and outputs are found through the parameter buffer."""

    bounds: bool = True
    static_shared: int = 0
    local_in_generic: bool = False
    partial: bool = False
    parameter_size: int = 0
    has_products: bool = False
    inputs: list[np.ndarray] = field(default_factory=list)
    outputs: list[np.ndarray] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.code = Code()
        self.reading = LlvmReading(self.code, TARGET.features)
        self.function = FunctionContext(
            EntryBlock(), "warp_fast", self.bounds, self.static_shared, self.local_in_generic
        )
        self.function.parameter_size = self.parameter_size
        self.function.has_products = self.has_products

    def context(self, mask: int | None = None, site: int = 0) -> EmissionContext:
        """With `mask` given at run time, or all lanes known to execute."""
        name = None
        if mask is not None:
            bits = self.code.value(f"load i32, ptr {self.host(np.array([mask], np.uint32))}, align 4")
            name = self.code.value(f"bitcast i32 {bits} to <32 x i1>")
        return EmissionContext(self.code, self.reading, name, site, self.function, self.partial)

    def varying(self, type_: Type, values: Iterable[int]) -> Lanes:
        """A value known at run time only."""
        array = np.array([value & type_.mask for value in values], f"u{type_.size}")
        place = self.host(array)
        bits = self.code.value(f"load <32 x i{type_.bits}>, ptr {place}, align 1")
        if type_.llvm != f"i{type_.bits}":
            bits = self.code.value(f"bitcast <32 x i{type_.bits}> {bits} to {type_.vector}")
        return self.reading.varying(type_, bits)

    def affine(self, type_: Type, base: int, offsets: tuple[int, ...], alignment: int = 0) -> Lanes:
        """A scalar known at run time plus constants."""
        place = self.host(np.array([base & type_.mask], f"u{type_.size}"))
        name = self.code.value(f"load i{type_.bits}, ptr {place}, align 1")
        return self.reading.value(type_, Shape(offsets, alignment), name)

    def uniform(self, type_: Type, value: int, alignment: int = 0) -> Lanes:
        return self.affine(type_, value, (0,) * 32, alignment)

    def indexed(self, start: int, indices: Iterable[int], stride: int, *, signed: bool) -> Lanes:
        """A 64-bit address computed as `start + index * stride`, from 32-bit indices."""
        index = self.varying(S32 if signed else U32, indices)
        wide = index.to(S64 if signed else U64)
        return self.uniform(U64, start) + (wide * stride).raw_bits(U64)

    def output(self, value: Lanes) -> np.ndarray:
        """An array that will hold the bits of a value."""
        array = np.zeros(32, f"u{value.type.size}")
        self.outputs.append(array)
        self.code.line(f"store {value.type.vector} {self.reading.vector(value)}, ptr {self._pointer(array)}, align 1")
        return array

    def unit(self, caches: int | None = None) -> str:
        lines = [*self.code.prologue(), *self.function.entry.lines, *self.code.lines]
        text = "\n".join(["define i32 @warp_fast(ptr noalias %warp, ptr %cta, ptr %worker) #0 {", "entry:", *lines])
        return "\n".join([text, "  ret i32 0", "}", *sorted(self.code.declarations)])

    def run(self, native: Native, launch: Launch | None = None, local_size: int = 0) -> SeatRow:
        """As one warp, unless `launch` says otherwise."""

        def make(version: Version) -> CompiledUnit:
            code = SERVER.compile(self.unit(), TARGET)
            return CompiledUnit("warp_fast", version, 512, local_size, 0, 0, self.function.caches, SITES, code)

        return native.run(KernelCode(make, native.runtime.load_unit), launch or Launch((1, 1, 1), (32, 1, 1)))

    def host(self, array: np.ndarray) -> str:
        """Where an array is (ptr) that lives as long as this."""
        self.inputs.append(array)
        return self._pointer(array)

    def _pointer(self, array: np.ndarray) -> str:
        return self.code.value(f"inttoptr i64 {array.ctypes.data} to ptr")


Lookup = Callable[[int, int], ctypes.Array]
