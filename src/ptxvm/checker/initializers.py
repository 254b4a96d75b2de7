"""Initial values of variables: bytes, and the places that receive addresses (ISA 5.4.4, 5.4.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from ptxvm.checker.constants import Constant, ConstantError, bits, evaluate
from ptxvm.checker.module import Function, Relocation, Space, Variable
from ptxvm.isa.targets import Availability, ptx
from ptxvm.lanes.types import Type
from ptxvm.records import record
from ptxvm.syntax import tree

_MASK_SINCE = ptx(7, 1)
_BYTE_MASKS = {0xFF << shift for shift in range(0, 64, 8)}


class InitializerError(Exception):
    """An initial value that does not fit; `node` is the part at fault."""

    def __init__(self, node: tree.Node, message: str) -> None:
        super().__init__(message)
        self.node = node
        self.message = message


@record(frozen=False)
class Image:
    """The memory of a variable as it is before the program starts."""

    type: Type
    type_name: str
    data: bytearray
    lookup: Callable[[str], object]
    require: Callable[[str, Availability, tree.Node], None]
    relocations: list[Relocation] = field(default_factory=list)

    def fill(self, value: tree.Initializer, dimensions: tuple[int, ...], vector: int) -> None:
        """Lay `value` out as an array of `dimensions` (of vectors of `vector` elements); the rest stays zero."""
        if vector > 1:
            dimensions = (*dimensions, vector)
        self._place(value, dimensions, 0, vector > 1)

    def _place(self, value: tree.Initializer, dimensions: tuple[int, ...], offset: int, vector: bool) -> None:
        if not dimensions:
            self._element(value, offset)
            return
        if not isinstance(value, tree.InitializerList):
            raise InitializerError(value, "this initial value belongs in braces")
        count, inner = dimensions[0], dimensions[1:]
        if len(value.elements) > count:
            excess = value.elements[count]
            raise InitializerError(excess, f"{len(value.elements)} initial values for {count} elements")
        if vector and not inner and len(value.elements) != count:
            raise InitializerError(value, f"{len(value.elements)} initial values for a vector of {count} elements")
        stride = self.type.size
        for length in inner:
            stride *= length
        for position, element in enumerate(value.elements):
            self._place(element, inner, offset + position * stride, vector)

    def _element(self, value: tree.Initializer, offset: int) -> None:
        if isinstance(value, tree.InitializerList):
            raise InitializerError(value, "braces around the value of a single element")
        if isinstance(value, tree.Member):
            raise InitializerError(value, "members belong to .texref, .samplerref and .surfref variables")
        if isinstance(value, tree.Offset) or _names_symbol(value):
            self._address(value, offset)
            return
        try:
            constant = evaluate(value)
        except ConstantError as error:
            raise InitializerError(error.node, error.message) from None
        self._require_kind(value, constant)
        size = self.type.size
        self.data[offset : offset + size] = bits(constant, self.type).to_bytes(size, "little")

    def _require_kind(self, value: tree.Node, constant: Constant) -> None:
        if self.type_name in ("f16", "f16x2"):
            raise InitializerError(value, f"variables of type .{self.type_name} have no initial value; use .b types")
        if constant.is_float and self.type_name[0] in "us":
            raise InitializerError(value, f"a floating-point value cannot initialise a .{self.type_name}")
        if not constant.is_float and self.type.is_float:
            raise InitializerError(value, f"an integer cannot initialise a .{self.type_name}; write 1.0 instead of 1")

    def _address(self, value: tree.Expression | tree.Offset, offset: int) -> None:
        if self.type.is_float:
            raise InitializerError(value, f"an address cannot initialise a .{self.type_name}")
        place = _symbolic(value)
        if place.mask is not None:
            self.require("a mask in an initial value", _MASK_SINCE, value)
        symbol = self._symbol(place.name)
        width = self.type.size
        self.relocations.append(Relocation(offset, width, symbol, place.addend, generic=place.generic, mask=place.mask))

    def _symbol(self, name: tree.Name) -> Variable | Function:
        symbol = self.lookup(name.text)
        if isinstance(symbol, Function):
            return symbol
        if not isinstance(symbol, Variable):
            raise InitializerError(name, f"`{name.text}` is not declared before this point")
        if symbol.space not in (Space.GLOBAL, Space.CONST):
            raise InitializerError(
                name, f"`{name.text}` is in .{symbol.space.value}; only addresses of .global and .const are constants"
            )
        return symbol


def _names_symbol(value: tree.Expression) -> bool:
    match value:
        case tree.Name():
            return value.text != "WARP_SZ"
        case tree.Apply():
            return True
    return False


@record()
class _Symbolic:
    name: tree.Name
    addend: int = 0
    generic: bool = False
    mask: int | None = None


def _symbolic(value: tree.Expression | tree.Offset) -> _Symbolic:
    """`symbol`, `symbol+4`, `generic(symbol)+4`, `0xFF00(symbol)`."""
    match value:
        case tree.Name():
            return _Symbolic(value)
        case tree.Offset():
            base = _symbolic(value.base)
            return _Symbolic(base.name, base.addend + _integer(value.offset), base.generic, base.mask)
        case tree.Apply(function="generic"):
            inner = _symbolic(value.argument)
            return _Symbolic(inner.name, inner.addend, True, inner.mask)
        case tree.Apply():
            inner = _symbolic(value.argument)
            return _Symbolic(inner.name, inner.addend, inner.generic, _mask(value))
    raise InitializerError(value, "this is not an address")


def _mask(value: tree.Apply) -> int:
    try:
        mask = int(value.function.rstrip("uU"), 0)
    except ValueError:
        raise InitializerError(value, f"`{value.function}` is neither generic nor a mask such as 0xFF00") from None
    if mask not in _BYTE_MASKS:
        raise InitializerError(value, "a mask selects one byte: 0xFF, 0xFF00, 0xFF0000, ...")
    return mask


def _integer(expression: tree.Expression) -> int:
    try:
        constant = evaluate(expression)
    except ConstantError as error:
        raise InitializerError(error.node, error.message) from None
    if constant.is_float:
        raise InitializerError(expression, "an address offset is an integer")
    return constant.value
