"""Values whose lanes are constants apart in groups, as scalars: that of the first lane of each group, its head.

In blocks narrower than a warp, addresses are of this kind. They are computed as vectors, like all that varies; whoever
needs no more of them than where each row begins asks for the heads, and LLVM drops vectors that nobody uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes import llvm_literals as literals
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.shape import Groups, Shape
from ptxvm.lanes.types import WARP_SIZE, Type

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading


class Heads:
    """Those made so far in the code that is being emitted, by the name of the vector and the size of a group."""

    def __init__(self, reading: LlvmReading) -> None:
        self._reading = reading
        self.known: dict[tuple[str, int], tuple[str, ...]] = {}

    def of(self, a: Lanes, lanes: int) -> tuple[str, ...]:
        """The scalars of every `lanes`-th lane, from lane 0 on."""
        if a.shape.offsets is None:
            return self.of_vector(self._reading.vector(a), a.type.llvm, lanes)
        base, llvm = self._reading.base(a), a.type.llvm
        return tuple(
            self._reading.code.value(f"add {llvm} {base}, {offset}") if offset else base
            for offset in a.shape.offsets[::lanes]
        )

    def of_vector(self, name: str, llvm: str, lanes: int) -> tuple[str, ...]:
        """The same of a vector of integers `llvm`: computed as it was, where that is known."""
        found = self.known.get((name, lanes))
        if found is None:
            found = self.known[name, lanes] = self._make(name, llvm, lanes)
        return found

    def spread(self, type_: Type, shape: Shape, heads: tuple[str, ...]) -> Lanes:
        """The value in groups that has these heads."""
        groups = shape.groups
        assert groups is not None
        name = self._join(type_, groups, heads)
        self.known[name, groups.lanes] = heads
        return self._reading.value(type_, shape, name)

    def again(self, type_: Type, name: str, groups: Groups | None) -> str:
        """A vector in groups, made of its heads if these are known: for code that hardly ever runs, so that it is not
        made elsewhere."""
        heads = None if groups is None else self.known.get((name, groups.lanes))
        return name if groups is None or heads is None else self._join(type_, groups, heads)

    def _join(self, type_: Type, groups: Groups, heads: tuple[str, ...]) -> str:
        code, vector = self._reading.code, "poison"
        for number, head in enumerate(heads):
            vector = code.value(f"insertelement {type_.vector} {vector}, {type_.llvm} {head}, i32 {number}")
        order = literals.indices(tuple(lane // groups.lanes for lane in range(WARP_SIZE)))
        name = code.value(f"shufflevector {type_.vector} {vector}, {type_.vector} poison, {order}")
        if groups.are_equal:
            return name
        return code.value(f"add {type_.vector} {name}, {literals.offsets(type_, groups.offsets)}")

    def _make(self, name: str, llvm: str, lanes: int) -> tuple[str, ...]:
        code, origin = self._reading.code, self._reading.origins.get(name)
        if origin is None:
            starts = range(0, WARP_SIZE, lanes)
            return tuple(code.value(f"extractelement <32 x {llvm}> {name}, i32 {lane}") for lane in starts)
        if origin.narrow:
            heads = self.of_vector(origin.narrow, "i32", lanes)
            return tuple(code.value(f"{origin.operation} i32 {head} to i64") for head in heads)
        pairs = zip(*(self.of(operand, lanes) for operand in origin.operands), strict=True)
        return tuple(code.value(f"{origin.operation} {llvm} {a}, {b}") for a, b in pairs)
