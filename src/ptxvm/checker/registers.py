"""Declarations of registers: single ones, ranges, vectors (ISA 5.1.1)."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.checker import written
from ptxvm.checker.constants import ConstantError, evaluate_integer
from ptxvm.checker.module import Function, Register, Vector
from ptxvm.checker.operands import Entry
from ptxvm.checker.report import Report
from ptxvm.checker.scope import Names
from ptxvm.checker.variables import VECTOR_LENGTHS, name_span, require_type
from ptxvm.diagnostics import Label, Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.lanes.types import TYPES
from ptxvm.syntax import tree

# The other types are types of instructions; their values live in `.b` registers.
DECLARABLE = {f"{kind}{bits}" for kind in "bus" for bits in (8, 16, 32, 64)} | {
    "b128",
    "f16",
    "f16x2",
    "f32",
    "f64",
    "pred",
}
_MOST = (1 << 32) - 1


def register_length(node: tree.Variable, report: Report) -> int | None:
    """The elements of the registers that a `.reg` declares, 1 for scalars; None (after a finding) if there are none."""
    name = node.type or ""
    if name not in DECLARABLE:
        report.error(codes.VARIABLE_TYPE, node, f"`.{name}` is not a type of registers")
        return None
    length = VECTOR_LENGTHS.get(node.vector, 0)
    if not length or (length > 1 and name == "pred") or length * TYPES[name].bits > 128:
        report.error(codes.VARIABLE_TYPE, node, f"no vector registers `.{node.vector} .{name}`")
        return None
    if length == 1:
        require_type(report, name, node)
    return length


def new_register(function: Function, name: str, declared: str, length: int) -> Register | tuple[Register, ...]:
    """A new register of a function, or the elements of a vector register."""

    def scalar(name: str) -> Register:
        register = Register(name, TYPES[declared], len(function.registers), declared)
        function.registers.append(register)
        return register

    return scalar(name) if length == 1 else tuple(scalar(f"{name}.{axis}") for axis in "xyzw"[:length])


class RegisterReader:
    """Declares the registers of one function."""

    def __init__(self, function: Function, names: Names[Entry], report: Report) -> None:
        self._function = function
        self._names = names
        self._report = report

    def read(self, node: tree.Variable) -> None:
        """Declare what a `.reg` declaration declares."""
        length = register_length(node, self._report)
        if length is None:
            return
        for declarator in node.declarators:
            self._declare(declarator, self._maker(node.type or "", length))

    def _maker(self, declared: str, length: int) -> Callable[[str], Entry]:
        how = written.register(declared) if length == 1 else written.vector_register(declared, length)

        def make(name: str) -> Entry:
            register = new_register(self._function, name, declared, length)
            return register if isinstance(register, Register) else Vector(register), how

        return make

    def _declare(self, declarator: tree.Declarator, make: Callable[[str], Entry]) -> None:
        name, span = declarator.name, name_span(declarator)
        if declarator.dimensions or declarator.initializer is not None:
            self._report.error(codes.VARIABLE_TYPE, span, f"`{name}` is a register: no arrays, no initial value")
            return
        if declarator.count is None:
            if not self._is_taken(span, name, self._names.declared_here(name)):
                self._names.declare(name, make(name), declarator.name_start)
            return
        count = self._count(declarator.count)
        member = self._names.member_here(name, count)
        earlier = self._names.range_here(name)
        if not self._is_taken(span, f"{name}<{count}>", member[1] if member else earlier):
            self._names.declare_range(name, count, declarator.name_start, make)

    def _count(self, expression: tree.Expression) -> int:
        try:
            count = evaluate_integer(expression)
            if count > _MOST:
                raise ConstantError(expression, f"{count} registers; the number has at most 32 bits")
            return count
        except ConstantError as error:
            self._report.error(codes.VARIABLE_TYPE, error.node, error.message)
            return 0

    def _is_taken(self, span: Span, name: str, earlier: int | None) -> bool:
        if earlier is None:
            return False
        label = Label(Span(earlier, earlier + 1), "first declared here")
        self._report.error(codes.REDECLARED, span, f"`{name}` is already declared in this scope", labels=(label,))
        return True
