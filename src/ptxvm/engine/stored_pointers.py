"""Through which of its pointer parameters a kernel stores, or reads, as far as its text tells."""

from __future__ import annotations

from ptxvm.checker.module import (
    Address,
    CallTarget,
    Function,
    Instruction,
    Register,
    Space,
    SymbolAddress,
    TupleAddress,
    Variable,
)
from ptxvm.engine.reports.registers import read, written

_NEITHER = ("prefetch", "prefetchu", "mov", "cvta", "isspacep")
_ONLY_READ = ("ld", "ld.global.nc", "ldu", "ldmatrix", "cp.async", *_NEITHER)
_ONLY_STORED = ("st", *_NEITHER)
_COPIES = ("cp.async.bulk", "cp.async.bulk.tensor")
_ELSEWHERE = (Space.SHARED, Space.LOCAL, Space.PARAM, Space.CONST)

POINTER_SIZE = 8
_MEMORY = 0
"""Stands for what is loaded from memory, among positions of parameters."""

_OWN = -1
"""Likewise for generic addresses of shared memory, and of all else that is not global."""


def stored_pointers(kernel: Function) -> frozenset[int] | None:
    """Positions, from 1, of parameters from which the addresses of global stores are made; None: any memory may be
    meant, because an address may come from elsewhere.

    Who relies on it has to look where stores really go: an index may lead from one array to another.
    """
    found = _pointers(kernel, _ONLY_READ)
    return None if found is None else found - {_MEMORY}


def read_pointers(kernel: Function) -> frozenset[int] | None:
    """The same of what reads global memory: loads, atomics, copies. Addresses that lie in memory may be any."""
    found = _pointers(kernel, _ONLY_STORED)
    return None if found is None or _MEMORY in found else found


def _pointers(kernel: Function, others: tuple[str, ...]) -> frozenset[int] | None:
    """Parameters of the addresses of all instructions but for those of some names."""
    instructions = [item for item in kernel.body or () if isinstance(item, Instruction)]
    if any(isinstance(operand, CallTarget) for item in instructions for operand in item.operands):
        return None
    origins = _origins(kernel, instructions)
    found: set[int] = set()
    for base in _bases(instructions, others):
        own = origins.get(base) if isinstance(base, Register) else None
        if not own or own == {_MEMORY}:
            return None
        found |= own - {_OWN}
    return frozenset(found)


def _bases(instructions: list[Instruction], others: tuple[str, ...]) -> list[object]:
    """What the addresses in global memory begin with, of instructions of other names."""
    return [
        address.base
        for item in instructions
        if item.definition.name not in others and not (others is _ONLY_READ and _is_load(item))
        for address in addresses_of(item)
        if _may_be_global(address)
    ]


def may_be_global(item: Instruction) -> bool:
    """Whether an instruction may access global memory, as far as its addresses tell."""
    return any(map(_may_be_global, addresses_of(item)))


def _may_be_global(address: Address) -> bool:
    return address.space not in _ELSEWHERE


def addresses_of(item: Instruction) -> list[Address]:
    """Those of an instruction; of a tensor copy, also that of its map, which stands for its tensor."""
    parts = [operand.elements if isinstance(operand, TupleAddress) else (operand,) for operand in item.operands]
    return [part for each in parts for part in each if isinstance(part, Address)]


def _is_load(item: Instruction) -> bool:
    """Whether it is a bulk or tensor copy to shared memory."""
    return item.definition.name in _COPIES and item.form.has("global", "mbarrier::complete_tx::bytes")


def _origins(kernel: Function, instructions: list[Instruction]) -> dict[Register, frozenset[int]]:
    """From which parameters the values of registers are made."""
    origins: dict[Register, frozenset[int]] = {}
    news = True
    while news:
        news = False
        for item in instructions:
            made = _loaded(kernel, item).union(*(origins.get(each, frozenset()) for each in read(item)))
            made |= _named(kernel, item)
            if item.definition.name == "cvta" and item.form.space in _ELSEWHERE:
                # Of parameters, tensor maps may be meant.
                made = (made if item.form.space is Space.PARAM else frozenset()) | {_OWN}
            for register in written(item):
                known = origins.get(register, frozenset())
                if not made <= known:
                    origins[register] = known | made
                    news = True
    return origins


def _named(kernel: Function, item: Instruction) -> frozenset[int]:
    """Parameters whose addresses an instruction takes."""
    symbols = [operand.symbol for operand in item.operands if isinstance(operand, SymbolAddress)]
    numbered = enumerate(kernel.parameters, 1)
    return frozenset(position for position, each in numbered if any(each is symbol for symbol in symbols))


def _loaded(kernel: Function, item: Instruction) -> frozenset[int]:
    """Parameters that an instruction loads, or memory; numbers of less than 64 bits are no pointers."""
    addresses = [operand for operand in item.operands if isinstance(operand, Address)]
    bases = [address.base for address in addresses]
    if item.definition.name in _NEITHER or not addresses:
        return frozenset()
    if any(base in kernel.parameters for base in bases):
        return frozenset(
            kernel.parameters.index(base) + 1
            for base in bases
            if isinstance(base, Variable) and base in kernel.parameters and base.size >= POINTER_SIZE
        )
    is_wide = any(register.type.bits == 8 * POINTER_SIZE for register in written(item))
    return frozenset({_MEMORY}) if is_wide else frozenset()
