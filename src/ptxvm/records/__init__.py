"""`@record()`: what `@dataclass(slots=True)` gives, made in a third of the time, and frozen unless said otherwise.

A new process makes some 160 such classes before its first launch. `dataclasses` compiles six functions for each, which
took a quarter of that time; here it is the constructor alone, the others are the same for all records. All else is a
dataclass's: `fields`, `replace`, `field(...)`, pickling, copying and inheritance work as they do there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Methods = dict[str, Callable[..., Any] | None]
_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(*, frozen: bool = True, eq: bool = True, kw_only: bool = False) -> Callable[[type[_T]], type[_T]]:
    """Makes a class whose annotated names are its fields; frozen: none can be set once an instance is made.

    Records are equal if they are of the same class and all compared fields are; with `eq=False` each only itself.
    """

    def made(cls: type[_T]) -> type[_T]:
        own = dict(vars(cls))
        # Without a docstring `dataclass` writes a signature, which takes longer than all the rest.
        cls.__doc__ = cls.__doc__ or cls.__name__
        result = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(cls)
        for name, method in _methods(result, frozen, eq).items():
            if own.get(name) is None:
                setattr(result, name, method)
        return result

    return made


def _methods(made: Any, frozen: bool, eq: bool) -> Methods:
    held = fields(made)
    methods: Methods = {"__init__": _constructor(made, held, frozen), "__repr__": _described}
    return methods | (_FROZEN if frozen else {}) | (_compared(held, frozen) if eq else {})


def _compared(held: tuple[Field[Any], ...], frozen: bool) -> Methods:
    names = [each.name for each in held if each.compare]
    values: Callable[[Any], object] = attrgetter(*names) if names else lambda _: ()

    def equal(self: Any, other: Any) -> bool:
        return values(self) == values(other) if type(self) is type(other) else NotImplemented

    return {"__eq__": equal, "__hash__": (lambda self: hash(values(self))) if frozen else None}


def _constructor(made: Any, held: tuple[Field[Any], ...], frozen: bool) -> Callable[..., None]:
    known: dict[str, Any] = {"MISSING": MISSING}
    parameters, lines = ["self"], []
    for each in (each for each in held if each.init):
        parameter, value = each.name, each.name
        if each.default_factory is not MISSING:
            known[f"_{each.name}"] = each.default_factory
            parameter, value = f"{each.name}=MISSING", f"_{each.name}() if {each.name} is MISSING else {each.name}"
        elif each.default is not MISSING:
            known[f"_{each.name}"] = each.default
            parameter = f"{each.name}=_{each.name}"
        parameters += ["*", parameter] if each.kw_only and "*" not in parameters else [parameter]
        # A slot itself takes half the time of `object.__setattr__`, which looks for it.
        known[f"put_{each.name}"] = getattr(made, each.name).__set__
        lines.append(f" put_{each.name}(self, {value})" if frozen else f" self.{each.name} = {value}")
    if hasattr(made, "__post_init__"):
        lines.append(" self.__post_init__()")
    exec(f"def __init__({', '.join(parameters)}):\n" + "\n".join(lines or [" pass"]), known)
    constructor: Callable[..., None] = known["__init__"]
    constructor.__qualname__ = f"{made.__qualname__}.__init__"
    return constructor


def _described(self: Any) -> str:
    shown = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _state(self: Any) -> list[Any]:
    return [getattr(self, each.name) for each in fields(self)]


def _restored(self: Any, state: list[Any]) -> None:
    for each, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, each.name, value)


def _refused(self: Any, name: str, *value: object) -> None:
    raise FrozenInstanceError(f"cannot {'assign to' if value else 'delete'} field {name!r}")


_FROZEN: Methods = {
    "__getstate__": _state,
    "__setstate__": _restored,
    "__setattr__": _refused,
    "__delattr__": _refused,
}
