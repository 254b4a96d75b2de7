"""Which of its pointer parameters a kernel stores through, as far as its text tells."""

from __future__ import annotations

from ptxvm.checker.module import Address, CallTarget, Function, Instruction, Register, Space, Variable
from ptxvm.engine.reports.registers import read, written

_ONLY_READ = ("ld", "ld.global.nc", "ldu", "ldmatrix", "prefetch", "prefetchu", "mov", "cvta", "isspacep")
_ELSEWHERE = (Space.SHARED, Space.LOCAL, Space.PARAM, Space.CONST)

POINTER_SIZE = 8


def stored_pointers(kernel: Function) -> frozenset[int] | None:
    """Positions, from 1, of parameters from which the addresses of global stores are made; None: any memory may be
    meant, because an address may come from elsewhere.

    Who relies on it has to look where stores really go: an index may lead from one array to another.
    """
    instructions = [item for item in kernel.body or () if isinstance(item, Instruction)]
    if any(isinstance(operand, CallTarget) for item in instructions for operand in item.operands):
        return None
    origins = _origins(kernel, instructions)
    found: set[int] = set()
    for base in _stored_bases(instructions):
        own = origins.get(base) if isinstance(base, Register) else None
        if not own:
            return None
        found |= own
    return frozenset(found)


def _stored_bases(instructions: list[Instruction]) -> list[object]:
    """What the addresses begin with at which something may be stored."""
    return [
        operand.base
        for item in instructions
        if item.definition.name not in _ONLY_READ
        for operand in item.operands
        if isinstance(operand, Address) and operand.space not in _ELSEWHERE
    ]


def _origins(kernel: Function, instructions: list[Instruction]) -> dict[Register, frozenset[int]]:
    """From which parameters the values of registers are made."""
    origins: dict[Register, frozenset[int]] = {}
    news = True
    while news:
        news = False
        for item in instructions:
            made = _loaded(kernel, item).union(*(origins.get(each, frozenset()) for each in read(item)))
            for register in written(item):
                known = origins.get(register, frozenset())
                if not made <= known:
                    origins[register] = known | made
                    news = True
    return origins


def _loaded(kernel: Function, item: Instruction) -> frozenset[int]:
    """Parameters that an instruction loads; numbers of less than 64 bits are no pointers."""
    bases = (operand.base for operand in item.operands if isinstance(operand, Address))
    return frozenset(
        kernel.parameters.index(base) + 1
        for base in bases
        if isinstance(base, Variable) and base in kernel.parameters and base.size >= POINTER_SIZE
    )
