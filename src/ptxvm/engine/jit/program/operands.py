"""Source operands after decoding: where a value comes from, for any reader of cells (analysis or emission)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Protocol

from ptxvm.engine.jit.program.windows import parameter_address
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import take
from ptxvm.lanes.types import PRED, U32, carrier, signed_type
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.isa.special_registers import SpecialRegister
    from ptxvm.lanes.lanes import Lanes
    from ptxvm.lanes.types import Type


class Reader(Protocol):
    """Gives the values of cells, special registers and places in the frame."""

    def read(self, cell: int) -> Lanes:
        """The value of a cell, of the type the cell is stored as."""

    def special(self, register: SpecialRegister) -> Lanes: ...

    def frame(self, offset: int) -> Lanes:
        """The address of a place in the frame of the running function, in local memory (U32)."""

    def outgoing(self) -> Lanes:
        """Where the frame of a function that is called begins (U32)."""

    def shared_base(self) -> Lanes:
        """The `.shared` address of the first byte of the CTA's shared memory (U32)."""


class Source:
    """A source operand."""

    __slots__ = ()

    def value(self, reader: Reader) -> object:
        """What the definition receives: Lanes, a tuple of them, an `Address` or an int."""
        raise AssertionError(f"{type(self).__name__} has no value")

    def cells(self) -> tuple[int, ...]:
        """The cells it reads."""
        return ()


@record()
class Read(Source):
    """A register, as an operand of `type`; wider registers are truncated. `negated`: `!%p`."""

    cell: int
    type: Type
    negated: bool = False

    def value(self, reader: Reader) -> Lanes:
        value = operand(reader.read(self.cell), self.type)
        return ~value if self.negated else value

    def cells(self) -> tuple[int, ...]:
        return (self.cell,)


@record()
class Constant(Source):
    lanes: Lanes

    def value(self, reader: Reader) -> Lanes:
        return self.lanes


@record()
class Nothing(Source):
    """`_` among the elements of a vector that is stored."""

    def value(self, reader: Reader) -> None:
        return None


@record()
class Number(Source):
    """An operand that must be known when the instruction is compiled."""

    number: int

    def value(self, reader: Reader) -> int:
        return self.number


@record()
class SpecialValue(Source):
    register: SpecialRegister
    type: Type

    def value(self, reader: Reader) -> Lanes:
        return operand(reader.special(self.register), self.type)


@record()
class SumValue(Source):
    """A register plus a constant, as an operand of `type`: computed in the register's own width, `own`, whose
    signedness extends it."""

    cell: int
    offset: int
    own: Type
    type: Type

    def value(self, reader: Reader) -> Lanes:
        integer = carrier(self.own)
        total = operand(reader.read(self.cell), integer) + (self.offset & integer.mask)
        return stored(total.bits(self.own), self.type)

    def cells(self) -> tuple[int, ...]:
        return (self.cell,)


@record()
class ElementValue(Source):
    """The address of an array's element, as an operand of `type`: so many bytes behind `start` (None: behind 0) as the
    low 32 bits of a register plus `offset` elements have."""

    start: Source | None
    cell: int
    offset: int
    stride: int
    type: Type

    def value(self, reader: Reader) -> Lanes:
        index = operand(reader.read(self.cell), U32) + (self.offset & U32.mask)
        distance = index.to(self.type) * self.stride
        if self.start is None:
            return distance
        return operand(self.start.value(reader), self.type) + distance  # type: ignore[arg-type]  # a single value

    def cells(self) -> tuple[int, ...]:
        return (*(() if self.start is None else self.start.cells()), self.cell)


@record()
class FrameValue(Source):
    """The address of a variable in the frame of the running function, as an operand of `type`.

    `window`: where local memory begins, for a generic address.
    """

    offset: int
    type: Type
    window: int = 0

    def value(self, reader: Reader) -> Lanes:
        return operand(reader.frame(self.offset), self.type) + self.window


@record()
class SharedValue(Source):
    """In a cluster: the address of a shared variable of the own CTA, as an operand of `type`."""

    offset: int
    type: Type

    def value(self, reader: Reader) -> Lanes:
        return operand(reader.shared_base() + self.offset, self.type)


@record()
class OutgoingValue(Source):
    """Where the frame of a function that is called next begins."""

    def value(self, reader: Reader) -> Lanes:
        return reader.outgoing()


@record()
class Group(Source):
    """A vector operand, or the two halves of a 128-bit register."""

    elements: tuple[Source, ...]

    def value(self, reader: Reader) -> tuple[object, ...]:
        return tuple(element.value(reader) for element in self.elements)

    def cells(self) -> tuple[int, ...]:
        return tuple(cell for element in self.elements for cell in element.cells())


@record()
class ParameterValue(Source):
    """The generic address of a parameter from what a register holds of it."""

    address: Source

    def value(self, reader: Reader) -> Lanes:
        return parameter_address(self.address.value(reader))  # type: ignore[arg-type]  # registers are single values

    def cells(self) -> tuple[int, ...]:
        return self.address.cells()


@record()
class Place:
    """An `isa.warp.Address`: `base` (None: nothing is added) plus `offset` bytes in `space`."""

    base: Lanes | None
    offset: int
    space: Space

    def advance(self, bytes: int) -> Place:
        return Place(self.base, self.offset + bytes, self.space)

    def of_lane(self, lane: Lanes) -> Place:
        return self if self.base is None else Place(take(self.base, lane), self.offset, self.space)

    def plus(self, distance: Lanes) -> Place:
        base = distance if self.base is None else self.base + distance.to(self.base.type)
        return Place(base, self.offset, self.space)


@record()
class PlaceOf(Source):
    """An address operand."""

    base: Source | None
    offset: int
    space: Space

    def value(self, reader: Reader) -> Place:
        base = None if self.base is None else self.base.value(reader)
        return Place(base, self.offset, self.space)  # type: ignore[arg-type]  # bases are single values

    def cells(self) -> tuple[int, ...]:
        return () if self.base is None else self.base.cells()


def renamed(source: Source, names: Mapping[int, int]) -> Source:
    """The same of other cells: of those that have others in `names`."""
    if names.keys().isdisjoint(source.cells()):
        return source
    own = {field.name: getattr(source, field.name) for field in fields(source)}  # type: ignore[arg-type]  # a record
    for name, value in own.items():
        if name == "cell":
            own[name] = names.get(value, value)
        elif isinstance(value, Source):
            own[name] = renamed(value, names)
        elif name == "elements":
            own[name] = tuple(renamed(element, names) for element in value)
    return type(source)(**own)


def operand(value: Lanes, type_: Type) -> Lanes:
    """A register's value as an operand of `type_`: the same bits, the low ones of a wider register."""
    if value.type is type_:
        return value
    if value.type is PRED:
        # Among the elements of a vector a predicate counts as 32 bits, all of them set or none (as ptxas does).
        value = value.to(U32) * U32.mask
    if value.type.bits == type_.bits:
        return value.bits(type_)
    return value.bits(carrier(value.type)).to(carrier(type_)).bits(type_)


def stored(value: Lanes, type_: Type) -> Lanes:
    """A result as the contents of a register of `type_`: extended by its own signedness, or the same bits."""
    if value.type is type_:
        return value
    if value.type.bits == type_.bits:
        return value.bits(type_)
    if value.type.is_signed and value.type.elements == 1:
        return value.to(signed_type(carrier(type_))).bits(type_)
    return value.bits(carrier(value.type)).to(carrier(type_)).bits(type_)
