"""Loads, stores and fences in LLVM IR, for every state space and every shape of address."""

from __future__ import annotations

from typing import Any

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.load import Loaded
from ptxvm.engine.jit.memory.load import load as load_elements
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.store import store as store_elements
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import B128, U64, Type, carrier

_ACQUIRING = (Sem.ACQUIRE, Sem.ACQ_REL, Sem.SC)
_RELEASING = (Sem.RELEASE, Sem.ACQ_REL, Sem.SC)
_COMPILER_FENCE = 'fence syncscope("singlethread") seq_cst'


def emit_load(
    context: EmissionContext,
    type_: Type,
    place: Place,
    count: int,
    sem: Sem,
    *,
    used: int = 0,
    parts: tuple[EmissionContext, ...] = (),
    apart: bool = False,
) -> Any:
    """`count` consecutive elements of `type_` at each lane's address: a value, or a tuple when `count` > 1. Only `used`
    of them need be there (all: 0); the others are 0. `parts`, `apart`: see `AccessPath`.

    An element of type B128 is a pair of U64. Uniform addresses yield uniform values, unless they may be local.
    """
    if type_ is B128:
        halves = emit_load(context, U64, place, 2 * count, sem, used=2 * used)
        return halves if count == 1 else tuple(zip(halves[::2], halves[1::2], strict=True))
    memory_type = carrier(type_) if type_.elements > 1 else type_
    path = AccessPath(context, place, memory_type.llvm, count, store=False, used=used, parts=parts, apart=apart)
    _before(path, sem)
    loaded = load_elements(path)
    _after(path, sem)
    if used:
        loaded.names[used:] = ["zeroinitializer"] * (count - used)
    values = tuple(_lanes(context, memory_type, loaded, index).raw_bits(type_) for index in range(count))
    return values if count > 1 else values[0]


def emit_store(
    context: EmissionContext,
    place: Place,
    value: Any,
    sem: Sem,
    *,
    parts: tuple[EmissionContext, ...] = (),
    apart: bool = False,
) -> None:
    """Store a value, a tuple of consecutive elements, or pairs of U64 (B128). A None among them is left alone. `parts`,
    `apart`: see `AccessPath`."""
    elements: tuple[Any, ...] = value if isinstance(value, tuple) else (value,)
    if any(element is None for element in elements):
        _store_apart(context, place, elements, sem)
        return
    stored = [
        _storable(part) for element in elements for part in (element if isinstance(element, tuple) else (element,))
    ]
    path = AccessPath(context, place, stored[0].type.llvm, len(stored), store=True, parts=parts, apart=apart)
    _before(path, sem)
    store_elements(path, stored)
    _after(path, sem)


def _store_apart(context: EmissionContext, place: Place, elements: tuple[Any, ...], sem: Sem) -> None:
    """The elements that are there, each by itself."""
    size = next(element.type.size for element in elements if element is not None)
    for index, element in enumerate(elements):
        if element is not None:
            emit_store(context, place.advance(index * size), element, sem)


def emit_fence(context: EmissionContext, sem: Sem) -> None:
    """`fence` and `membar`: order the accesses of this host thread as the scopes of PTX demand at most."""
    context.code.line("fence seq_cst" if sem is Sem.SC else "fence acq_rel")


def _lanes(context: EmissionContext, type_: Type, loaded: Loaded, index: int) -> Lanes:
    name = loaded.names[index]
    return context.reading.uniform(type_, name) if loaded.uniform else context.reading.varying(type_, name)


def _storable(value: Lanes) -> Lanes:
    """As memory holds it: NaNs that were computed here become those that PTX defines."""
    return value.bits(carrier(value.type))


# ------------------------------------------------------------------------------------------------------------ ordering


def _before(path: AccessPath, sem: Sem) -> None:
    if sem is Sem.WEAK:
        return
    path.code.line(_fence(path, sem, _RELEASING, "release"))


def _after(path: AccessPath, sem: Sem) -> None:
    if sem is Sem.WEAK:
        return
    path.code.line(_fence(path, sem, _ACQUIRING, "acquire"))


def _fence(path: AccessPath, sem: Sem, ordering: tuple[Sem, ...], name: str) -> str:
    """A cluster runs on one host thread, so its own memory needs the compiler's order only."""
    if sem in ordering and not path.is_shared and path.space is not AccessSpace.LOCAL:
        return "fence seq_cst" if sem is Sem.SC else f"fence {name}"
    return _COMPILER_FENCE
