"""As what a kernel accesses the memory its pointer parameters lead to. PTX pointers have no type: the accesses tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ptxvm.checker.module import Address, CallTarget, Function, Instruction, Register, Space, TupleAddress, Variable
from ptxvm.engine.facts import fact
from ptxvm.engine.reports.registers import definitions, read, sole_definition, written
from ptxvm.lanes.types import Type
from ptxvm.machine.image import Image

_ACCESSES = ("ld", "ldu", "st", "atom", "red")
_COPIES = ("mov", *_ACCESSES)


class FloatUse(NamedTuple):
    """All accesses through a pointer are to floats of so many bits; `computed` tells whether any takes part in more
    than copying. `type` and `line` are those of the first. `others` are parameters that their addresses are made from,
    too: sizes and indices, or other pointers."""

    bits: int
    computed: bool
    type: str
    line: int
    others: frozenset[int] = frozenset()


@fact("float pointers")
def float_pointers(kernel: Function, image: Image) -> dict[int, FloatUse]:
    """The parameters, by position from 1, through which a kernel accesses nothing but floats of one width.

    What is not certain is not told: pointers that are passed on, stored or combined, accesses of untyped bits of which
    nothing shows that they are floats.
    """
    return _Accesses(kernel).found()


@fact("float widths")
def float_widths(kernel: Function, image: Image) -> frozenset[int]:
    """Bits of the floats that `float_pointers` can tell of, and of some others: found much more quickly."""
    types = {
        getattr(item.form, "type", None)
        for item in kernel.body or ()
        if isinstance(item, Instruction) and item.definition.name in _ACCESSES and _accesses_memory(item)
    }
    # Untyped bits may turn out to be two floats.
    parts = {(kind.bits // kind.elements, kind.bits if kind.is_float else kind.bits // 2) for kind in types if kind}
    return frozenset(bits for pair in parts for bits in pair)


class _Accesses:
    def __init__(self, kernel: Function) -> None:
        self._parameters = kernel.parameters
        self._instructions = [item for item in kernel.body or () if isinstance(item, Instruction)]
        self._definitions = definitions(kernel)
        self._readers: dict[Register, list[Instruction]] = {}
        for instruction in self._instructions:
            for register in read(instruction):
                self._readers.setdefault(register, []).append(instruction)
        self._origins: dict[Register, frozenset[int]] = {}

    def found(self) -> dict[int, FloatUse]:
        flowing = [each for each in self._instructions if self._may_flow(each)]
        while sum(map(self._flow, flowing)):
            pass  # until all ways are known
        uses: dict[int, list[FloatUse | None]] = {}
        for instruction in self._instructions:
            for position, use in self._uses(instruction):
                uses.setdefault(position, []).append(use)
        judged = ((position, _common(found)) for position, found in uses.items())
        return {position: use for position, use in judged if use is not None}

    def _may_flow(self, instruction: Instruction) -> bool:
        """Whether it may write a pointer that it got from elsewhere."""
        pointers = any(register.type.bits == 64 for register in written(instruction))
        return pointers and not _accesses_memory(instruction) and not _is_call(instruction)

    def _flow(self, instruction: Instruction) -> bool:
        """Where the values that an instruction writes come from; whether that is news."""
        origins = self._loaded(instruction).union(*(self._origins.get(each, ()) for each in read(instruction)))
        news = False
        for register in written(instruction):
            known = self._origins.get(register, frozenset())
            if register.type.bits == 64 and not origins <= known:
                self._origins[register] = known | origins
                news = True
        return news

    def _loaded(self, instruction: Instruction) -> frozenset[int]:
        bases = (operand.base for operand in instruction.operands if isinstance(operand, Address))
        return frozenset(self._parameters.index(base) + 1 for base in bases if base in self._parameters)

    def _uses(self, instruction: Instruction) -> Iterator[tuple[int, FloatUse | None]]:
        """The parameters whose memory an instruction accesses, and how; None if that tells nothing."""
        if not _accesses_memory(instruction) and not _is_call(instruction):
            return
        plain = instruction.definition.name in _ACCESSES
        bases = [operand.base for operand in instruction.operands if isinstance(operand, Address)]
        pointers = {
            position for base in bases if isinstance(base, Register) for position in self._origins.get(base, ())
        }
        for position in pointers:
            use = self._use(instruction) if plain else None
            yield position, use and use._replace(others=frozenset(pointers - {position}))
        passed_on = {position for each in read(instruction) for position in self._origins.get(each, ())}
        for position in passed_on:
            yield position, None

    def _use(self, instruction: Instruction) -> FloatUse | None:
        type_: Type | None = getattr(instruction.form, "type", None)
        if type_ is None:
            return None
        values = [*written(instruction), *read(instruction)]
        shown = [kind for value in values for kind in self._shown(value) if kind.bits == type_.bits]
        if not type_.is_float and not (instruction.form.spelling("type").startswith("b") and shown):
            return None
        kind = type_ if type_.is_float else shown[0]
        return FloatUse(kind.bits // kind.elements, bool(shown), kind.name, instruction.line)

    def _shown(self, value: Register) -> Iterator[Type]:
        """The float types with which something is computed from a register, or it is computed."""
        made = sole_definition(self._definitions.get(value))
        for instruction in [*self._readers.get(value, ()), *([] if made is None else [made])]:
            kind = getattr(instruction.form, "type", None)
            if instruction.definition.name not in _COPIES and isinstance(kind, Type) and kind.is_float:
                yield kind


def _common(uses: list[FloatUse | None]) -> FloatUse | None:
    """One use for all, if they agree."""
    certain = [use for use in uses if use is not None]
    if len(certain) < len(uses) or len({use.bits for use in certain}) != 1:
        return None
    others = frozenset().union(*(use.others for use in certain))
    return certain[0]._replace(computed=any(use.computed for use in certain), others=others)


def _is_call(instruction: Instruction) -> bool:
    return any(isinstance(operand, CallTarget) for operand in instruction.operands)


def _accesses_memory(instruction: Instruction) -> bool:
    """Whether it may reach memory other than the kernel's parameters."""
    return any(
        isinstance(operand, TupleAddress)
        or (isinstance(operand, Address) and not (operand.space is Space.PARAM and isinstance(operand.base, Variable)))
        for operand in instruction.operands
    )
