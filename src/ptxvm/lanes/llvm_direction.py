"""Arithmetic of f32 in a rounding direction, where instructions have none: between two changes of the processor's own.

LLVM moves its operations freely past changes of the direction, so that all of it is one piece of assembly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_parts import joined, part_of
from ptxvm.lanes.types import WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_PARTS, _COUNT = 4, WARP_SIZE // 4
_PART = f"<{_COUNT} x float>"
_NEAREST = 0x1F80
"""The default: to nearest, subnormal numbers kept, no exceptions."""
_DIRECTIONS = {"rm": 0x3F80, "rp": 0x5F80, "rz": 0x7F80}
_INSTRUCTIONS = {
    "add": "vaddps {1}, {0}, {0}",
    "mul": "vmulps {1}, {0}, {0}",
    "div": "vdivps {1}, {0}, {0}",
    "fma": "vfmadd213ps {2}, {1}, {0}",
    "sqrt": "vsqrtps {0}, {0}",
}
"""Of registers, the first of which holds an operand and then the result."""


def can_turn(features: frozenset[str]) -> bool:
    """Whether the target has these instructions."""
    return features >= {"avx2", "fma"}


def turned(reading: LlvmReading, operation: str, direction: str, operands: tuple[Lanes, ...]) -> str:
    """The vector of `operation` in the direction `rm`, `rp` or `rz`."""
    code = reading.code
    first, *others = (_parts(reading, operand) for operand in operands)
    inputs = list(dict.fromkeys(part for parts in others for part in parts))
    places = {part: f"${2 * _PARTS + 2 + place}" for place, part in enumerate(inputs)}
    steps = [
        _INSTRUCTIONS[operation].format(f"${part}", *(places[parts[part]] for parts in others))
        for part in range(_PARTS)
    ]
    turn, back = f"vldmxcsr ${_PARTS}", f"vldmxcsr ${_PARTS + 1}"
    text = "\\0A".join([turn, *steps, back])
    modes = ", ".join(f"ptr elementtype(i32) {_mode(reading, mode)}" for mode in (_DIRECTIONS[direction], _NEAREST))
    values = ", ".join(f"{_PART} {part}" for part in (*first, *inputs))
    constraints = ",".join(["=&x"] * _PARTS + ["*m"] * 2 + [str(part) for part in range(_PARTS)] + ["x"] * len(inputs))
    result = f"{{ {', '.join([_PART] * _PARTS)} }}"
    found = code.value(f'call {result} asm "{text}", "{constraints}"({modes}, {values})')
    return joined(code, [code.value(f"extractvalue {result} {found}, {part}") for part in range(_PARTS)])


def _mode(reading: LlvmReading, mode: int) -> str:
    """Where it stands in memory: the instruction takes it from there."""
    name = f"@lanes.mode.{mode}"
    reading.code.declare(f"{name} = internal constant i32 {mode}, align 4")
    return name


def _parts(reading: LlvmReading, value: Lanes) -> list[str]:
    """Eight lanes each; of a uniform value all are one."""
    vector = reading.vector(value)
    if value.shape.uniform:
        return [part_of(reading.code, vector, 0, _COUNT)] * _PARTS
    return [part_of(reading.code, vector, first, _COUNT) for first in range(0, WARP_SIZE, _COUNT)]
