"""Operands of instructions: names looked up, constants computed, addresses taken apart; no types checked yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ptxvm.checker import written
from ptxvm.checker.constants import ConstantError, ConstantKind, evaluate
from ptxvm.checker.module import SINK, Element, Register, Special, Sum, SymbolAddress
from ptxvm.checker.report import Report
from ptxvm.checker.scope import Names
from ptxvm.checker.written import Sort, Written
from ptxvm.diagnostics.codes import operands as codes
from ptxvm.diagnostics.nearest import is_foreign, nearest, question
from ptxvm.isa.special_registers import find_special_register, special_registers
from ptxvm.records import record
from ptxvm.syntax import tree

Entry = tuple[Any, Written]
"""What a name means, and how an operand consisting of that name is written."""

_CONSTANT_SORTS = {
    ConstantKind.SIGNED: written.plain(Sort.INTEGER),
    ConstantKind.UNSIGNED: written.plain(Sort.INTEGER),
    ConstantKind.FLOAT32: written.plain(Sort.FLOAT32),
    ConstantKind.FLOAT64: written.plain(Sort.FLOAT64),
}
_SINK: Entry = (SINK, written.plain(Sort.SINK))
_WORDS_OF_C = {
    **dict.fromkeys(("inf", "infinity"), "infinity is 0f7F800000 as an f32 and 0d7FF0000000000000 as an f64 constant"),
    **dict.fromkeys(("nan",), "NaN is 0f7FFFFFFF as an f32 and 0d7FFFFFFFFFFFFFFF as an f64 constant"),
    **dict.fromkeys(("true", "false"), "PTX writes 1 for true and 0 for false"),
}
_COMPONENTS = {"x": 0, "y": 1, "z": 2, "w": 3, "r": 0, "g": 1, "b": 2, "a": 3}


@record()
class Base:
    """An address before its state space is known: a register, a variable or nothing, and a constant."""

    base: Any
    offset: int


class Unresolved(Exception):
    """An operand that could not be read; the report already says why."""


class OperandReader:
    """Reads operands with the names visible at the place of the instruction.

    `names_may_be_missing`: a declaration could not be read, so that undeclared names are no news. An undeclared name is
    told once.
    """

    def __init__(self, names: Names[Entry], report: Report) -> None:
        self._names = names
        self._report = report
        self.names_may_be_missing = False
        self._told: set[str] = set()
        self._readers: dict[type, Callable[[Any], Entry]] = {
            tree.Name: self._name,
            tree.Literal: self._constant,
            tree.Unary: self._constant,
            tree.Binary: self._binary,
            tree.Conditional: self._constant,
            tree.Address: self._address,
            tree.TupleAddress: self._group(Sort.TUPLE_ADDRESS),
            tree.Vector: self._group(Sort.VECTOR),
            tree.Parenthesised: self._group(Sort.ARGUMENTS),
            tree.Pair: self._pair,
            tree.Not: self._wrapped(Sort.NOT),
            tree.Negated: self._wrapped(Sort.NEGATED),
            tree.Selected: self._selected,
            tree.Indexed: self._indexed,
            tree.Offset: self._offset,
        }

    def read(self, operand: tree.Operand) -> Entry:
        """The operand's value and how it is written; Unresolved (after a finding) when it has none."""
        reader = self._readers.get(operand.__class__)
        if reader is None:
            self._report.error(codes.OPERAND_KIND, operand, "this is not an operand")
            raise Unresolved
        return reader(operand)

    def symbol(self, name: tree.Name) -> Entry:
        """What a name means here; Unresolved (after a finding) when it is not declared."""
        entry = self._names.lookup(name.text)
        if entry is not None:
            return entry
        register = find_special_register(name.text)
        if register is not None:
            return Special(register), written.special(register)
        self._undeclared(name)
        raise Unresolved

    def _undeclared(self, name: tree.Name) -> None:
        if self.names_may_be_missing or name.text in self._told:
            return
        self._told.add(name.text)
        self._report.error(codes.UNDECLARED_NAME, name, f"`{name.text}` is not declared", self._nearest(name.text))

    def _nearest(self, name: str) -> str | None:
        """What may be meant by a name that is not declared."""
        if (found := self._names.range_of(name)) is not None:
            prefix, count = found
            return f"`{prefix}<{count}>` declares {prefix}0 to {prefix}{count - 1}"
        return _WORDS_OF_C.get(name.lower()) or question(self._alike(name))

    def _alike(self, name: str) -> tuple[str, ...]:
        """Declared names and special registers that look like `name`; registers without their percent sign."""
        bare = name.lstrip("%$")
        for spelling in (f"%{bare}", bare, name.lower(), f"%{bare.lower()}"):
            if spelling != name and self._names.lookup(spelling) is not None:
                return (spelling,)
        near = nearest(name, self._names.visible_names()[:5000])
        return near or _special_alike(name)

    def _name(self, operand: tree.Name) -> Entry:
        if operand.text == "_":
            return _SINK
        if operand.text == "WARP_SZ" and self._names.lookup("WARP_SZ") is None:
            return self._constant(operand)
        return self.symbol(operand)

    def _constant(self, operand: tree.Expression) -> Entry:
        try:
            constant = evaluate(operand)
        except ConstantError as error:
            self._report.error(codes.CONSTANT_EXPRESSION, error.node, error.message)
            raise Unresolved from None
        return constant, _CONSTANT_SORTS[constant.kind]

    def _integer(self, expression: tree.Expression) -> int:
        constant, sort = self._constant(expression)
        if sort.sort is not Sort.INTEGER:
            self._report.error(codes.CONSTANT_EXPRESSION, expression, "an integer constant is needed here")
            raise Unresolved
        value: int = constant.value
        return value

    def _binary(self, operand: tree.Binary) -> Entry:
        if operand.operator == "+" and isinstance(operand.left, tree.Name) and operand.left.text != "WARP_SZ":
            return self._offset(tree.Offset(operand.start, operand.end, operand.left, operand.right))
        return self._constant(operand)

    def _address(self, operand: tree.Address) -> Entry:
        offset = self._integer(operand.offset) if operand.offset is not None else 0
        if operand.base is None:
            return Base(None, offset), written.address(())
        if operand.base.text == "_":
            return Base(None, offset), written.address((_SINK[1],))
        symbol, base = self.symbol(operand.base)
        if symbol.__class__ is SymbolAddress:
            symbol = symbol.symbol
        return Base(symbol, offset), written.address((base,), moved=operand.offset is not None)

    def _group(self, sort: Sort) -> Callable[[Any], Entry]:
        def read(operand: tree.Vector) -> Entry:
            entries = [self.read(element) for element in operand.elements]
            return (
                tuple(value for value, _ in entries),
                written.group(sort, tuple(element for _, element in entries)),
            )

        return read

    def _pair(self, operand: tree.Pair) -> Entry:
        first, second = self.read(operand.first), self.read(operand.second)
        return (first[0], second[0]), written.group(Sort.PAIR, (first[1], second[1]))

    def _wrapped(self, sort: Sort) -> Callable[[Any], Entry]:
        def read(operand: tree.Not) -> Entry:
            value, inner = self.read(operand.operand)
            return value, written.group(sort, (inner,))

        return read

    def _selected(self, operand: tree.Selected) -> Entry:
        value, inner = self.read(operand.operand)
        if inner.sort is Sort.VECTOR_REGISTER:
            component = _COMPONENTS.get(operand.selector, 4)
            if component >= len(value.elements):
                self._report.error(codes.SELECTOR, operand, f"the vector has no component `.{operand.selector}`")
                raise Unresolved
            return value.elements[component], inner.parts[component]
        return value, written.group(Sort.SELECTED, (inner,), operand.selector)

    def _indexed(self, operand: tree.Indexed) -> Entry:
        symbol, base = self.symbol(operand.base)
        if base.sort is not Sort.VARIABLE:
            self._report.error(codes.OPERAND_KIND, operand.base, f"`{operand.base.text}` is not a variable")
            raise Unresolved
        variable = symbol.symbol
        if not variable.is_array:
            self._report.error(codes.OPERAND_KIND, operand.base, f"`{operand.base.text}` is not an array")
            raise Unresolved
        register, index, sort = self._index(operand.index)
        if register is not None:
            return Element(variable, register, index), written.group(Sort.INDEXED, (base, sort))
        return Base(variable, index * variable.type.size), written.group(Sort.INDEXED, (base,))

    def _index(self, index: tree.Expression | tree.Offset) -> tuple[Register | None, int, Written]:
        if isinstance(index, tree.Offset):
            value, sort = self._offset(index)
        else:
            value, sort = self.read(index)
        if sort.sort is Sort.SUM:
            return value.register, value.offset, sort.parts[0]
        if sort.sort is Sort.REGISTER:
            return value, 0, sort
        if sort.sort is Sort.INTEGER:
            return None, value.value, sort
        self._report.error(codes.OPERAND_KIND, index, "an index is a constant or a register plus a constant")
        raise Unresolved

    def _offset(self, operand: tree.Offset) -> Entry:
        if not isinstance(operand.base, tree.Name):
            self._report.error(codes.OPERAND_KIND, operand.base, "`generic()` belongs to initial values")
            raise Unresolved
        symbol, base = self.symbol(operand.base)
        offset = self._integer(operand.offset)
        if base.sort is Sort.VARIABLE:
            return SymbolAddress(symbol.symbol, symbol.offset + offset), written.offset_variable(base)
        if base.sort is Sort.REGISTER:
            return Sum(symbol, offset), written.group(Sort.SUM, (base,))
        self._report.error(codes.OPERAND_KIND, operand.base, "only variables and registers take `+` a constant")
        raise Unresolved


def _special_alike(name: str) -> tuple[str, ...]:
    """Special registers that are meant by `%tidx`, `tid` or `threadIdx`; without a percent sign only certain ones."""
    known = [*special_registers(), "WARP_SZ"]
    head, dot, component = f"%{name.lstrip('%')}".partition(".")
    near = nearest(head, known)
    if not name.startswith("%") and head not in near and not is_foreign(head):
        near = (head,) if head in known else ()
    return tuple(f"{one}{dot}{component}" for one in near)
