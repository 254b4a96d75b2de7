"""Cells: what registers are to the engine. A register is one cell, a 128-bit register two."""

from __future__ import annotations

from ptxvm.lanes.types import B128, PRED, U64, Type, carrier


class Cells:
    """All cells of a flattened function, numbered from 0.

    A cell that is only ever used as one type is stored as that type, and one that is used as one type of floats and as
    bits is stored as floats: so a computed float stays a float, and a NaN raw until somebody looks at its bits (sums of
    a loop that are then moved between lanes). Any other cell is stored as the unsigned integer of its width."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._declared: list[Type] = []
        self._used_as: list[set[Type]] = []

    def __len__(self) -> int:
        return len(self.names)

    def add(self, name: str, type_: Type) -> tuple[int, ...]:
        """The new cells of a register declared with `type_`."""
        if type_ is B128:
            return (*self.add(f"{name}.low", U64), *self.add(f"{name}.high", U64))
        self.names.append(name)
        self._declared.append(type_)
        self._used_as.append(set())
        return (len(self.names) - 1,)

    def twin(self, cell: int) -> int:
        """A new cell that is used as this one is."""
        self.names.append(self.names[cell])
        self._declared.append(self._declared[cell])
        self._used_as.append(self._used_as[cell])
        return len(self.names) - 1

    def use(self, cell: int, type_: Type) -> None:
        """Note that an instruction reads or writes the cell as `type_`."""
        self._used_as[cell].add(type_)

    def type_of(self, cell: int) -> Type:
        """What the cell is stored as; final once all uses are noted."""
        declared, used = self._declared[cell], self._used_as[cell]
        if declared is PRED:
            return PRED
        if any(type_.bits != declared.bits for type_ in used):
            return carrier(declared)
        special = [type_ for type_ in used if not (type_.is_integer and type_.elements == 1)]
        is_alone = len(special) == 1 and (special[0].is_float or len(used) == 1)
        return special[0] if is_alone else carrier(declared)

    def types(self) -> list[Type]:
        return [self.type_of(cell) for cell in range(len(self.names))]
