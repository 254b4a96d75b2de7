"""Cells: what registers are to the engine. A register is one cell, a 128-bit register two."""

from __future__ import annotations

from ptxvm.lanes.types import B128, PRED, U64, Type, carrier


class Cells:
    """All cells of a flattened function, numbered from 0.

    A cell that is only ever used as one type is stored as that type, so that a computed float stays a float (and a NaN
    that nobody can look at stays raw); any other cell is stored as the unsigned integer of its width."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._declared: list[Type] = []
        self._used_as: list[Type | None] = []

    def __len__(self) -> int:
        return len(self.names)

    def add(self, name: str, type_: Type) -> tuple[int, ...]:
        """The new cells of a register declared with `type_`."""
        if type_ is B128:
            return (*self.add(f"{name}.low", U64), *self.add(f"{name}.high", U64))
        self.names.append(name)
        self._declared.append(type_)
        self._used_as.append(None)
        return (len(self.names) - 1,)

    def use(self, cell: int, type_: Type) -> None:
        """Note that an instruction reads or writes the cell as `type_`."""
        known = self._used_as[cell]
        if known is None:
            self._used_as[cell] = type_ if type_.bits == self._declared[cell].bits else carrier(self._declared[cell])
        elif known is not type_:
            self._used_as[cell] = carrier(self._declared[cell])

    def type_of(self, cell: int) -> Type:
        """What the cell is stored as; final once all uses are noted."""
        declared = self._declared[cell]
        used = self._used_as[cell]
        if declared is PRED:
            return PRED
        return carrier(declared) if used is None or (used.is_integer and used.elements == 1) else used

    def types(self) -> list[Type]:
        return [self.type_of(cell) for cell in range(len(self.names))]
