"""Declarations of variables and parameters: type, size, alignment, linking, initial value (ISA 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ptxvm.checker.constants import ConstantError, evaluate_integer
from ptxvm.checker.initializers import Image, InitializerError
from ptxvm.checker.module import Function, Linking, Space, Variable
from ptxvm.checker.properties import OPAQUE, read_properties
from ptxvm.checker.report import Report
from ptxvm.diagnostics import Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.isa.directives import directives
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes.types import TYPES, U64, Type
from ptxvm.records import record
from ptxvm.syntax import tree

VECTOR_LENGTHS = {None: 1, "v2": 2, "v4": 4}
_VECTOR_BITS = 128
_ATTRIBUTES = (".managed", ".unified")
_MOST_NUMBERED = 1 << 16
_LARGEST_IMAGE = 1 << 28
_TYPE_NEEDS = {"f16x2": sm(53), "b128": ptx(8, 3) & sm(70)}
_INITIALISED = (Space.GLOBAL, Space.CONST)


@record()
class _Shape:
    """What all declarators of one declaration share."""

    type: Type
    type_name: str
    vector: int
    alignment: int


@record(frozen=False)
class VariableReader:
    """Turns declarations into variables. `lookup` resolves names in initial values."""

    report: Report
    lookup: Callable[[str], object]
    function: Function | None = None

    def read(self, node: tree.Variable, *, parameter: bool = False) -> Iterator[tuple[tree.Declarator, Variable]]:
        """The variables of one declaration, in order; what is wrong with them goes to the report."""
        shape = self._shape(node, parameter)
        if shape is None:
            return
        space = space_of(node.space)
        for declarator in self._numbered(node.declarators):
            dimensions = self._dimensions(declarator)
            if dimensions is None:
                continue
            variable = self._variable(node, declarator, space, shape)
            variable.pointer = node.pointer is not None
            self._give_value(variable, declarator, shape, dimensions)
            self._require_size(variable, declarator, parameter)
            self._require_linking(variable, node, declarator)
            yield declarator, variable

    def _numbered(self, declarators: tuple[tree.Declarator, ...]) -> Iterator[tree.Declarator]:
        """`x<3>` is x0, x1 and x2."""
        for declarator in declarators:
            count = self._integer(declarator.count) if declarator.count is not None else None
            if declarator.count is None:
                yield declarator
            elif count is not None and count <= _MOST_NUMBERED:
                for number in range(count):
                    yield replace(declarator, name=f"{declarator.name}{number}", count=None)
            elif count is not None:
                message = f"{count} variables at once; at most {_MOST_NUMBERED} are supported"
                self.report.error(codes.VARIABLE_TYPE, name_span(declarator), message)

    def _shape(self, node: tree.Variable, parameter: bool) -> _Shape | None:
        name = node.type or ""
        type_ = U64 if name in OPAQUE else TYPES.get(name)
        if type_ is None:
            self.report.error(codes.VARIABLE_TYPE, node, f"`.{name}` is not a type of variables")
            return None
        vector = VECTOR_LENGTHS.get(node.vector, 0)
        message = self._objection(node, name, parameter)
        if message is None and (vector == 0 or vector * type_.bits > _VECTOR_BITS):
            message = f"no vectors `.{node.vector} .{name}`: at most 128 bits"
        if message is not None:
            self.report.error(codes.VARIABLE_TYPE, node, message)
            return None
        if vector == 1:
            require_type(self.report, name, node)
        return _Shape(type_, name, vector, self._alignment(node, type_.size * vector))

    def _objection(self, node: tree.Variable, name: str, parameter: bool) -> str | None:
        """Why there can be no variables of the type `name` in this place."""
        if name == "pred" and node.space != "reg":
            return "predicates live in registers only (`.reg .pred`)"
        if name in OPAQUE and (message := self._misplaced(node, parameter)) is not None:
            return message
        if name == "f16x2" and node.space == "param" and not parameter:
            return "no .f16x2 in the .param space; use .b32"
        if name == "samplerref" and not self.report.has_samplers:
            return "samplers of their own need `.target ..., texmode_independent`"
        if node.vector is not None and node.space == "param":
            return "variables in the .param space are no vectors; use an array"
        return None

    def _misplaced(self, node: tree.Variable, parameter: bool) -> str | None:
        """Why a texture, sampler or surface cannot be declared here."""
        if node.space == "param":
            is_parameter = parameter and self.function is not None and self.function.is_entry
            return None if is_parameter else "textures and surfaces are parameters of entries only"
        if node.space not in ("global", "tex") or self.function is not None:
            return "textures and surfaces are .global variables of the module"
        return None

    def _alignment(self, node: tree.Variable, natural: int) -> int:
        if node.pointer is not None and node.pointer[1] is not None:
            self._power_of_two(node.pointer[1])
        if node.alignment is None:
            return natural
        return self._power_of_two(node.alignment) or natural

    def _power_of_two(self, alignment: tree.Expression) -> int | None:
        value = self._integer(alignment)
        if value is None or value <= 0 or value & (value - 1):
            self.report.error(codes.ALIGNMENT, alignment, "an alignment is a power of two")
            return None
        return value

    def _integer(self, expression: tree.Expression) -> int | None:
        try:
            return evaluate_integer(expression)
        except ConstantError as error:
            self.report.error(codes.INITIALIZER, error.node, error.message)
            return None

    def _dimensions(self, declarator: tree.Declarator) -> tuple[int, ...] | None:
        """Array dimensions; an open first one is counted from the initial value, 0 without one."""
        lengths = []
        for position, dimension in enumerate(declarator.dimensions):
            if dimension is not None:
                length = self._integer(dimension)
                if length is None:
                    return None
                if length < 0:
                    self.report.error(codes.VARIABLE_TYPE, dimension, "an array has no negative length")
                    return None
                lengths.append(length)
            elif position == 0:
                value = declarator.initializer
                lengths.append(len(value.elements) if isinstance(value, tree.InitializerList) else 0)
            else:
                self.report.error(codes.VARIABLE_TYPE, declarator, "only the first dimension can be left open")
                return None
        return tuple(lengths)

    def _variable(self, node: tree.Variable, declarator: tree.Declarator, space: Space, shape: _Shape) -> Variable:
        count = shape.vector
        for length in self._dimensions(declarator) or ():
            count *= length
        return Variable(
            declarator.name,
            space,
            shape.type,
            count,
            shape.alignment,
            linking_of(node.linking),
            function=self.function,
            attributes=tuple(attribute.name for attribute in node.attributes),
            start=declarator.name_start,
            type_name=shape.type_name,
            is_array=bool(declarator.dimensions),
        )

    def _give_value(
        self, variable: Variable, declarator: tree.Declarator, shape: _Shape, dimensions: tuple[int, ...]
    ) -> None:
        value = declarator.initializer
        if value is None:
            return
        if shape.type_name in OPAQUE:
            self._give_properties(variable, value)
            return
        if variable.space not in _INITIALISED or variable.linking is Linking.EXTERN:
            where = ".extern" if variable.linking is Linking.EXTERN else f".{variable.space.value}"
            self.report.error(codes.INITIALIZER, value, f"{where} variables have no initial value")
            return
        if variable.size > _LARGEST_IMAGE:
            message = f"initial values for {variable.size} bytes; at most {_LARGEST_IMAGE} are supported"
            self.report.error(codes.INITIALIZER, value, message)
            return
        image = Image(shape.type, shape.type_name, bytearray(variable.size), self._with(variable), self.report.require)
        try:
            image.fill(value, dimensions, shape.vector)
        except InitializerError as error:
            self.report.error(codes.INITIALIZER, error.node, error.message)
            return
        variable.initial = bytes(image.data)
        variable.relocations = tuple(image.relocations)

    def _give_properties(self, variable: Variable, value: tree.Initializer) -> None:
        try:
            variable.properties = read_properties(variable.type_name, value, variable.count, is_array=variable.is_array)
        except InitializerError as error:
            self.report.error(codes.INITIALIZER, error.node, error.message)

    def _with(self, variable: Variable) -> Callable[[str], object]:
        """Lookup that also knows the variable being declared (it may hold its own address)."""
        return lambda name: variable if name == variable.name else self.lookup(name)

    def _require_size(self, variable: Variable, declarator: tree.Declarator, parameter: bool) -> None:
        if variable.count == 0 and variable.linking is not Linking.EXTERN and not parameter:
            self.report.error(
                codes.VARIABLE_TYPE,
                name_span(declarator),
                f"`{variable.name}` has no size",
                help="give the array a length or initial values, or declare it .extern",
            )

    def _require_linking(self, variable: Variable, node: tree.Variable, declarator: tree.Declarator) -> None:
        for word in node.linking:
            self.report.require(f"`.{word}`", directives()[f".{word}"].since, node)
        if variable.linking is Linking.COMMON and variable.space is not Space.GLOBAL:
            self.report.error(codes.LINKING, name_span(declarator), ".common variables are in .global")
        for attribute in variable.attributes:
            if attribute not in _ATTRIBUTES:
                self.report.error(codes.ATTRIBUTE, node, f"there is no attribute `{attribute}`")
        if ".managed" in variable.attributes and variable.space is not Space.GLOBAL:
            self.report.error(codes.ATTRIBUTE, node, "only .global variables can be .managed")


def require_type(report: Report, name: str, node: tree.Variable) -> None:
    """An error if the file's version and target do not have variables and registers of this type."""
    if name in _TYPE_NEEDS:
        report.require(f"the type .{name}", _TYPE_NEEDS[name], node)


def space_of(space: str) -> Space:
    """The state space of a declaration; `shared::cta` is `shared`, texture references are global."""
    name = space.partition("::")[0]
    return Space.GLOBAL if name == "tex" else Space(name)


def linking_of(linking: tuple[str, ...]) -> Linking:
    return Linking(linking[0]) if linking else Linking.INTERNAL


def name_span(declarator: tree.Declarator) -> Span:
    return Span(declarator.name_start, declarator.name_start + len(declarator.name))
