"""Kernels with one texture or surface instruction: its operands come from a buffer, its results go to another one."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from tests.machine.texture.making import options, texels

import ptxvm
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan, Role

THREADS = 64
WORDS = 32
"""Of the input and of the output of each thread, 32 bits each."""
SURFACES = ("suld", "sust", "sured", "suq")


class Writer:
    """Puts a kernel around one form."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.opcode = form.line.opcode
        self.registers: list[str] = []
        self.before: list[str] = []
        self.after: list[str] = []
        self.inputs = 0
        self.outputs = 0

    def text(self, *, optional: bool) -> str:
        form = self.form
        operands = [self._operand(plan) for plan in form.operands if self._is_there(plan, optional=optional)]
        body = [*self.registers, *self.before, f"{form.opcode} {', '.join(operands)};", *self.after, "ret;"]
        return "\n".join(
            [
                ".version 9.0\n.target sm_90, texmode_independent\n.address_size 64",
                ".visible .entry k(.param .u64 in, .param .u64 out, .param .u64 object, .param .u64 sampler) {",
                ".reg .b64 %in, %out, %object, %sampler, %wide; .reg .b32 %thread;",
                "ld.param.u64 %in, [in]; ld.param.u64 %out, [out];",
                "ld.param.u64 %object, [object]; ld.param.u64 %sampler, [sampler];",
                f"mov.u32 %thread, %tid.x; mul.wide.u32 %wide, %thread, {4 * WORDS};",
                "add.u64 %in, %in, %wide; add.u64 %out, %out, %wide;",
                *body,
                "}",
            ]
        )

    def _is_there(self, plan: OperandPlan, *, optional: bool) -> bool:
        return not plan.optional or (optional and plan.name != "f")

    def _operand(self, plan: OperandPlan) -> str:
        if plan.role is Role.RESULT:
            return self._result(plan)
        if plan.role is Role.TUPLE_ADDRESS:
            names = [part.name for part in plan.parts]
            handles = ["%object", *(["%sampler"] if len(names) == 3 else [])]
            return f"[{', '.join([*handles, self._source(plan.parts[-1])])}]"
        if plan.role is Role.ADDRESS:
            return "[%object]"
        if self.opcode == "istypep":
            return "%object"
        return self._source(plan)

    def _register(self, type_: str) -> str:
        name = f"%v{len(self.registers)}"
        self.registers.append(f".reg .{type_} {name};")
        return name

    def _result(self, plan: OperandPlan) -> str:
        assert plan.type is not None
        names = [self._saved(plan) for _ in range(plan.vector or 1)]
        text = f"{{{', '.join(names)}}}" if plan.vector else names[0]
        if plan.second is not None:
            text += f"|{self._flag()}"
        return text

    def _saved(self, plan: OperandPlan) -> str:
        assert plan.type is not None
        if plan.spelling == "pred":
            return self._flag()
        bits = max(plan.type.bits, 16)
        declared = plan.spelling if plan.spelling == "f32" else f"b{bits}"
        name = self._register(declared)
        self.outputs += self.outputs % (2 if bits == 64 else 1)
        self.after.append(f"st.global.b{bits} [%out+{4 * self.outputs}], {name};")
        self.outputs += 2 if bits == 64 else 1
        return name

    def _flag(self) -> str:
        name, word = self._register("pred"), self._register("b32")
        self.after.append(f"selp.u32 {word}, 1, 0, {name}; st.global.b32 [%out+{4 * self.outputs}], {word};")
        self.outputs += 1
        return name

    def _source(self, plan: OperandPlan) -> str:
        assert plan.type is not None
        names = []
        for index in range(plan.vector or 1):
            first = index == 0 and plan.first is not None
            names.append(self._loaded(plan.first if first and plan.first is not None else plan))
        return f"{{{', '.join(names)}}}" if plan.vector else names[0]

    def _loaded(self, plan: OperandPlan) -> str:
        assert plan.type is not None
        bits = max(plan.type.bits, 16)
        name = self._register(plan.spelling if plan.spelling == "f32" else f"b{bits}")
        self.inputs += self.inputs % (2 if bits == 64 else 1)
        self.before.append(f"ld.global.b{bits} {name}, [%in+{4 * self.inputs}];")
        self.inputs += 2 if bits == 64 else 1
        return name


def random_inputs(form: Form, seed: int) -> npt.NDArray[Any]:
    """Coordinates in and around a small texture, offsets, levels, values."""
    rng = np.random.default_rng(seed)
    shape = (THREADS, WORDS)
    if form.line.opcode in SURFACES:
        found = rng.integers(-2, 40, shape)
        if form.has("b"):
            column = int(form.spelling("geom").startswith("a"))
            found[:, column] = rng.integers(-2, 40, THREADS) * 16
        return found.astype(np.int32)
    integers = rng.integers(-3, 12, shape).astype(np.int32)
    floats = (rng.uniform(-3, 12, shape) if seed % 2 else rng.uniform(-1.5, 1.5, shape)).astype(np.float32)
    special = rng.choice(np.array([np.nan, np.inf, -np.inf, 0.5, -0.0, 1e30], np.float32), shape)
    floats = np.where(rng.random(shape) < 0.05, special, floats).astype(np.float32)
    found = floats.view(np.int32)
    if form.spelling("ctype") == "s32":
        found = integers
    if form.spelling("geom").startswith("a"):
        found[:, 0] = integers[:, 0]
    return found


SETTINGS = (
    {"filter": "linear", "normalized": True, "address": "wrap", "mip_filter": "linear"},
    {"filter": "point", "address": "border", "border": (1, 2, 3, 4)},
    {"filter": "linear", "address": ("mirror", "border", "clamp"), "normalized": True},
    {"filter": "linear"},
)


def make_object(form: Form, seed: int) -> ptxvm.Texture | ptxvm.Surface:
    geometry = form.spelling("geom") or "2d"
    if form.line.opcode in SURFACES:
        array = texels(geometry, 4, np.uint32)
        return ptxvm.Surface(array, channels=4, layered=options(geometry)["layered"])
    settings: dict[str, Any] = dict(SETTINGS[seed % len(SETTINGS)])
    integer = form.spelling("ctype") == "s32" or geometry.endswith("ms")
    if integer:
        settings |= {"filter": "point", "mip_filter": "point"}
    array = texels(geometry, 4, np.float32)
    if settings.get("normalized") and not geometry.endswith("ms"):
        settings["mipmaps"] = [smaller(array, geometry)]
    return ptxvm.Texture(array, channels=4, **options(geometry), **settings)


def smaller(array: npt.NDArray[Any], geometry: str) -> npt.NDArray[Any]:
    """The next level."""
    axes = {"1d": 1, "a1d": 1, "3d": 3}.get(geometry, 2)
    steps = [slice(None)] * (array.ndim - 1 - axes) + [slice(None, None, 2)] * axes
    return np.ascontiguousarray(array[tuple(steps)]) + 100
