"""Initial values of `.texref`, `.samplerref` and `.surfref` variables: properties by name (ISA 5.3)."""

from __future__ import annotations

from ptxvm.checker.constants import ConstantError, evaluate
from ptxvm.checker.initializers import InitializerError
from ptxvm.checker.module import Properties
from ptxvm.syntax import tree

OPAQUE = ("texref", "samplerref", "surfref")
"""The types of variables that hold handles."""

_SIZES = ("width", "height", "depth", "channel_data_type", "channel_order", "array_size")
_MODES = ("filter_mode", "addr_mode_0", "addr_mode_1", "addr_mode_2")
_NAMES = {
    "texref": (*_SIZES, "normalized_coords", "num_mipmap_levels", "num_samples", *_MODES),
    "samplerref": ("force_unnormalized_coords", *_MODES),
    "surfref": (*_SIZES, "memory_layout"),
}
_WORDS = {"nearest": 0, "linear": 1}
_WORDS |= {"wrap": 0, "mirror": 1, "clamp_ogl": 2, "clamp_to_edge": 3, "clamp_to_border": 4}


def read_properties(type_name: str, value: tree.Initializer, count: int, *, is_array: bool) -> tuple[Properties, ...]:
    """The properties of each element of a variable. Raises InitializerError."""
    if not isinstance(value, tree.InitializerList):
        raise InitializerError(value, f"a .{type_name} has its properties in braces")
    if not is_array or all(isinstance(one, tree.Member) for one in value.elements):
        return (_properties(type_name, value),) + ((),) * (count - 1)
    if len(value.elements) > count:
        excess = value.elements[count]
        raise InitializerError(excess, f"{len(value.elements)} initial values for {count} elements")
    found = tuple(_properties(type_name, element) for element in value.elements)
    return found + ((),) * (count - len(found))


def _properties(type_name: str, value: tree.Initializer) -> Properties:
    if not isinstance(value, tree.InitializerList):
        raise InitializerError(value, f"a .{type_name} has its properties in braces")
    found: dict[str, int] = {}
    for member in value.elements:
        if not isinstance(member, tree.Member):
            raise InitializerError(member, f"a .{type_name} has properties by name: `{_NAMES[type_name][-1]} = ...`")
        if member.name not in _NAMES[type_name]:
            known = ", ".join(_NAMES[type_name])
            raise InitializerError(member, f"a .{type_name} has no property `{member.name}`; it has {known}")
        found[member.name] = _number(member.value)
    return tuple(found.items())


def _number(value: tree.Expression) -> int:
    if isinstance(value, tree.Name) and value.text != "WARP_SZ":
        if value.text not in _WORDS:
            raise InitializerError(value, f"`{value.text}` is none of {', '.join(_WORDS)}")
        return _WORDS[value.text]
    try:
        return int(evaluate(value).value)
    except ConstantError as error:
        raise InitializerError(error.node, error.message) from None
