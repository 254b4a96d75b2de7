"""Compiles programs over lanes with LLVM, as the engine does, and runs them beside their other readings."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from ptxvm.lanes import NUMPY, PRED, Lanes, LlvmReading, Shape, ShapeReading, Type
from ptxvm.lanes.code import Code
from ptxvm.lanes.numpy_reading import quiet

Program = Callable[..., Any]
SLOT = 256
PATTERNS = (
    tuple(range(32)),
    tuple(-4 * lane for lane in range(32)),
    tuple((lane & 7) * 8 + lane // 8 for lane in range(32)),
)


class Kind(Enum):
    CONSTANT = "constant"
    UNIFORM = "uniform"
    AFFINE = "affine"
    VARYING = "varying"


@dataclass
class Case:
    """One program with operands of given types and kinds; `pattern` are the offsets of affine operands."""

    name: str
    program: Program
    types: Sequence[Type]
    kinds: Sequence[Kind]
    pattern: tuple[int, ...] = PATTERNS[0]
    alignment: int = 0
    constants: dict[int, Any] = field(default_factory=dict)
    shapes: list[Shape] = field(default_factory=list)
    results: list[Type] = field(default_factory=list)
    raw_nans: list[bool] = field(default_factory=list)
    guarded: bool = False

    def constant(self, index: int) -> Lanes:
        return Lanes(NUMPY, self.types[index], np.asarray(self.constants[index], self.types[index].storage))


class Suite:
    """Cases compiled together, for the host or for other target features."""

    def __init__(self, cases: Sequence[Case], features: str | None = None, cpu: str = "") -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
        self.cases = list(cases)
        self.features = llvm.get_host_cpu_features().flatten() if features is None else features
        self._engine = self._compile(self.text(self.cases, self.features), cpu)

    @staticmethod
    def text(cases: Sequence[Case], features: str) -> str:
        """The module: a function `f0`, `f1`, ... of every case."""
        declarations: set[str] = set()
        functions = [_function(f"f{number}", case, declarations, features) for number, case in enumerate(cases)]
        attributes = 'nounwind "no-trapping-math"="true"'
        if "+avx512f" in features:
            attributes += ' "prefer-vector-width"="512" "min-legal-vector-width"="512"'
        return "\n".join([*functions, *sorted(declarations), f"attributes #0 = {{ {attributes} }}"])

    def _compile(self, text: str, cpu: str) -> Any:
        module = llvm.parse_assembly(text)
        module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=cpu or "", features=self.features, opt=1, codemodel="jitdefault"
        )
        options = llvm.create_pipeline_tuning_options(speed_level=1)
        options.slp_vectorization = options.loop_vectorization = False
        builder = llvm.create_pass_builder(machine, options)
        passes = llvm.create_new_module_pass_manager()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        passes.add_dead_code_elimination_pass()
        passes.run(module, builder)
        self.assembly = lambda: machine.emit_assembly(module)
        engine = llvm.create_mcjit_compiler(module, machine)
        engine.finalize_object()
        return engine

    def run(self, number: int, operands: Sequence[np.ndarray[Any, Any]]) -> tuple[list[np.ndarray[Any, Any]], bool]:
        """The 32 values of every result, and whether all guards held. Operands have 32 values."""
        source = np.zeros(SLOT * (len(operands) + 1), np.uint8)
        for index, operand in enumerate(operands):
            raw = np.ascontiguousarray(operand).view(np.uint8)
            source[index * SLOT : index * SLOT + raw.size] = raw
        target, guard = np.full(SLOT * 9, 0xA5, np.uint8), np.zeros(1, np.uint8)
        prototype = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)
        function = prototype(self._engine.get_function_address(f"f{number}"))
        function(source.ctypes.data, target.ctypes.data, guard.ctypes.data)
        case = self.cases[number]
        values = [
            target[index * SLOT : index * SLOT + 32 * type_.storage.itemsize].view(type_.storage)
            for index, type_ in enumerate(case.results)
        ]
        return values, bool(guard[0])


def _function(name: str, case: Case, declarations: set[str], features: str) -> str:
    code = Code(declarations)
    code.line("store i8 1, ptr %guard")

    def guard(condition: Lanes) -> None:
        case.guarded = True
        byte = code.value(f"zext i1 {reading.base(condition)} to i8")
        old = code.value("load i8, ptr %guard")
        code.line(f"store i8 {code.value(f'and i8 {old}, {byte}')}, ptr %guard")

    reading = LlvmReading(code, features, guard)
    operands = [_operand(reading, case, index) for index in range(len(case.types))]
    results = as_tuple(case.program(*operands))
    case.shapes = [result.shape for result in results]
    case.results = [result.type for result in results]
    case.raw_nans = [result.raw_nan for result in results]
    for index, result in enumerate(results):
        _store(reading, result, index)
    body = "\n".join([*code.prologue(), *code.lines])
    return f"define void @{name}(ptr %in, ptr %out, ptr %guard) #0 {{\nentry:\n{body}\n  ret void\n}}"


def as_tuple(result: Any) -> tuple[Lanes, ...]:
    return result if isinstance(result, tuple) else (result,)


def _operand(reading: LlvmReading, case: Case, index: int) -> Lanes:
    type_, kind = case.types[index], case.kinds[index]
    if kind is Kind.CONSTANT:
        return case.constant(index)
    code = reading.code
    place = code.value(f"getelementptr i8, ptr %in, i64 {index * SLOT}")
    llvm_type = type_.vector if kind is Kind.VARYING else type_.scalar
    if type_.element is PRED:
        wide = llvm_type.replace("i1", "i8")
        byte = code.value(f"load {wide}, ptr {place}, align 1")
        name = code.value(f"trunc {wide} {byte} to {llvm_type}")
    else:
        name = code.value(f"load {llvm_type}, ptr {place}, align 1")
    return reading.value(type_, operand_shape(case, index), name)


def operand_shape(case: Case, index: int) -> Shape:
    kind = case.kinds[index]
    if kind is Kind.VARYING:
        return Shape(None)
    if kind is Kind.AFFINE:
        return Shape.affine(case.pattern, case.alignment, case.types[index].bits)
    return Shape((0,) * 32, case.alignment if case.types[index].is_integer else 0)


def _store(reading: LlvmReading, result: Lanes, index: int) -> None:
    code, type_ = reading.code, result.type
    name, llvm_type = reading.vector(result), type_.vector
    if type_.element is PRED:
        llvm_type = llvm_type.replace("i1", "i8")
        name = code.value(f"zext {type_.vector} {name} to {llvm_type}")
    place = code.value(f"getelementptr i8, ptr %out, i64 {index * SLOT}")
    code.line(f"store {llvm_type} {name}, ptr {place}, align 1")


def numpy_results(case: Case, operands: Sequence[np.ndarray[Any, Any]]) -> list[Lanes]:
    """The same program computed by NumPy, on two equal warps."""
    values = []
    for index, (type_, data) in enumerate(zip(case.types, operands, strict=True)):
        if case.kinds[index] is Kind.CONSTANT:
            values.append(case.constant(index))
        else:
            values.append(Lanes(NUMPY, type_, np.stack([data, data])))
    with quiet():
        return list(as_tuple(case.program(*values)))


def shape_results(case: Case) -> tuple[list[Lanes], bool]:
    """The same program in the shape reading, and whether it needs a guard."""
    reading = ShapeReading()
    values = [
        case.constant(index) if kind is Kind.CONSTANT else reading.value(type_, operand_shape(case, index))
        for index, (type_, kind) in enumerate(zip(case.types, case.kinds, strict=True))
    ]
    return list(as_tuple(case.program(*values))), reading.needs_guard
