"""Choices between values, kept apart from logic operations where LLVM fuses the two wrongly.

A logic function of three vectors and the choice between it and one of them become one masked AVX-512 instruction, in
which LLVM up to version 22 confuses the operands when one is in memory: llvm-project issue 157929.
"""

from __future__ import annotations

import re

from ptxvm.lanes.code import Code

_VECTOR = re.compile(r"<(\d+) x (i32|i64|float|double)>")
_FENCED = {"i32": ("float", "f32"), "float": ("float", "f32"), "i64": ("double", "f64"), "double": ("double", "f64")}


class Chooser:
    """Emits `select`, knowing which names are results of logic operations above each other."""

    __slots__ = ("_code", "_depth", "needed")

    def __init__(self, code: Code, features: frozenset[str]) -> None:
        self._code = code
        #: Whether the target has instructions that go wrong, so that logic operations must be noted.
        self.needed = "avx512f" in features
        self._depth: dict[str, int] = {}

    def note_logic(self, result: str, *operands: str) -> None:
        """`result` is a logic operation on the operands."""
        self._depth[result] = 1 + max(self._depth.get(name, 0) for name in operands)

    def note_same(self, result: str, operand: str) -> None:
        """`result` has the bits of `operand`."""
        if operand in self._depth:
            self._depth[result] = self._depth[operand]

    def choose(self, condition: str, type_: str, a: str, b: str) -> str:
        """The name of `a` where the condition (with its type) holds, else `b`; both of the LLVM type `type_`."""
        a, b = self._apart(type_, a), self._apart(type_, b)
        return self._code.value(f"select {condition}, {type_} {a}, {type_} {b}")

    def _apart(self, type_: str, name: str) -> str:
        """Behind a fence, which emits nothing, if `name` may be part of such an instruction."""
        return fenced(self._code, type_, name) if self.needed and self._depth.get(name, 0) > 1 else name


def fenced(code: Code, type_: str, name: str) -> str:
    """`name` behind a fence, which emits nothing, if it is a vector of 32- or 64-bit elements."""
    vector = _VECTOR.fullmatch(type_)
    if vector is None:
        return name
    count, (element, mangled) = vector[1], _FENCED[vector[2]]
    float_type = f"<{count} x {element}>"
    if type_ != float_type:
        name = code.value(f"bitcast {type_} {name} to {float_type}")
    name = code.call(float_type, f"llvm.arithmetic.fence.v{count}{mangled}", (float_type, name))
    return name if type_ == float_type else code.value(f"bitcast {float_type} {name} to {type_}")
