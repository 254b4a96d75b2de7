"""Puts the variables and functions of a typed module into a device: typed module -> machine image."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain

import numpy as np

from ptxvm.checker.module import Function, Linking, Module, Relocation, Space, Variable
from ptxvm.machine.image import Image
from ptxvm.machine.launch import LaunchError
from ptxvm.machine.layout import CONST_WINDOW, align_up
from ptxvm.machine.memory import Allocation, Bytes, Memory


class UnresolvedSymbolError(LookupError):
    """A module refers to an `.extern` variable that no linked module defines."""


def place(module: Module, memory: Memory) -> Image:
    """Give every `.global` and `.const` variable and every function of a module its address, and initialise them.

    Variables without an initial value are zero. Raises UnresolvedSymbolError for `.extern` variables left undefined.
    The caller releases the image when the module goes.
    """
    image = Image(fingerprint=_fingerprint(module), target=module.target, program=module)
    for function in module.functions.values():
        image.add_function(function)
    variables = list(_static_variables(module))
    image.constants = _place_constants([v for v in variables if v.space is Space.CONST], image)
    for variable in variables:
        if variable.space is Space.GLOBAL:
            allocation = _allocate(variable, memory)
            image.allocations.append(allocation.address)
            image.addresses[variable] = allocation.address
        if variable.is_opaque:
            image.references += _refer(variable, image.addresses[variable], memory)
    for variable in variables:
        if variable.initial is not None:
            _initialise(variable, variable.initial, image, memory)
    return image


def _refer(variable: Variable, address: int, memory: Memory) -> list[int]:
    """Make the elements of a variable known as references; their addresses."""
    from ptxvm.machine.texture.references import Kind, Reference  # noqa: PLC0415  (most programs have no textures)

    places = [address + number * variable.type.size for number in range(variable.count)]
    for number, place in enumerate(places):
        name = f"{variable.name}[{number}]" if variable.is_array else variable.name
        properties = variable.properties[number] if variable.properties else ()
        memory.handles.references[place] = Reference(Kind(variable.type_name), name, properties)
    return places


def _allocate(variable: Variable, memory: Memory) -> Allocation:
    """Raises LaunchError for a variable that is larger than what the host has."""
    try:
        if ".managed" in variable.attributes and memory.device == 0:
            return memory.allocate_unified(variable.size, name=variable.name)  # the host has its address, too
        return memory.allocate(variable.size, name=variable.name)
    except MemoryError:
        text = f"the host has no memory for the {variable.size} bytes of variable `{variable.name}`"
        raise LaunchError(text) from None


def _fingerprint(module: Module) -> bytes:
    digest = sha256(module.target.encode())
    for source in (module.source, *module.others):
        digest.update(sha256(source.text.encode(errors="surrogatepass")).digest())
    return digest.digest()


def _static_variables(module: Module) -> Iterator[Variable]:
    inner = (function.variables for function in module.functions.values())
    for variable in chain(module.variables.values(), *inner):
        if variable.space not in (Space.GLOBAL, Space.CONST):
            continue
        if variable.linking is Linking.EXTERN:
            raise UnresolvedSymbolError(f"`{variable.name}` is `.extern` and no module defines it")
        yield variable


def _place_constants(variables: list[Variable], image: Image) -> Bytes:
    top = 0
    for variable in variables:
        offset = align_up(top, variable.alignment)
        image.addresses[variable] = offset
        top = offset + variable.size
    return np.zeros(top, np.uint8)


def variable_bytes(variable: Variable, image: Image, memory: Memory) -> Bytes:
    """The memory of a placed variable, in place."""
    address = image.addresses[variable]
    if variable.space is Space.CONST:
        return image.constants[address : address + variable.size]
    return memory.view(address, variable.size)


def _initialise(variable: Variable, initial: bytes, image: Image, memory: Memory) -> None:
    data = bytearray(initial)
    for relocation in variable.relocations:
        value = _relocated(relocation, image)
        data[relocation.offset : relocation.offset + relocation.width] = value.to_bytes(relocation.width, "little")
    variable_bytes(variable, image, memory)[:] = np.frombuffer(data, np.uint8)


def _relocated(relocation: Relocation, image: Image) -> int:
    symbol = relocation.symbol
    if isinstance(symbol, Function):
        address = image.function_address(symbol)
    else:
        address = image.addresses[symbol]
        if relocation.generic and symbol.space is Space.CONST:
            address += CONST_WINDOW
    address += relocation.addend
    if relocation.mask is not None:
        lowest_bit = relocation.mask & -relocation.mask
        address = (address & relocation.mask) // lowest_bit
    return address & ((1 << 8 * relocation.width) - 1)
