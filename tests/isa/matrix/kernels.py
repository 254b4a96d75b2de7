"""Kernels of one matrix instruction, and the way of matrices into its registers and out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from tests.isa.matrix import fragments

import ptxvm

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1, "f32": 32, "s32": 32}


@dataclass(frozen=True)
class Product:
    """A form of `mma` for a target: `opcode` with the types of D, A, B and C in this order."""

    opcode: str
    target: str
    version: str = "9.0"

    @cached_property
    def types(self) -> tuple[str, str, str, str]:
        found = [part for part in self.opcode.split(".") if part in BITS or re.fullmatch(r"e\dm\d", part)]
        return tuple(found[:4])

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        return tuple(map(int, re.search(r"m(\d+)n(\d+)k(\d+)", self.opcode).groups()))

    def bits(self, type_: str) -> int:
        """Of an element of A or B in a register."""
        return BITS.get(type_, 4 if "mxf4" in self.opcode else 8)

    def registers(self, place: str) -> tuple[int, int]:
        """How many registers of how many bits each lane has of A, B, C or D."""
        m, n, k = self.shape
        type_ = self.types["dabc".index(place)]
        elements = {"a": m * k, "b": k * n, "c": m * n, "d": m * n}[place] // 32
        bits = self.bits(type_)
        width = max(32, bits)
        return elements * bits // width, width

    def text(self) -> str:
        lines, declarations = [], []
        for place in "abcd":
            count, width = self.registers(place)
            declarations.append(f".reg .{self._kind(place, width)} %{place}<{count}>;")
        for place in "abc":
            count, width = self.registers(place)
            lines.append(self._pointer(place))
            for index in range(count):
                text = f"ld.global.{self._kind(place, width)} %{place}{index}, [%p+{index * width // 8}];"
                lines.append(text)
        operands = ", ".join([*(self._vector(place) for place in "dabc"), *self.extra()])
        lines += [f"{self.opcode} {operands};", self._pointer("d")]
        count, width = self.registers("d")
        lines += [f"st.global.{self._kind('d', width)} [%p+{index * width // 8}], %d{index};" for index in range(count)]
        body = "\n    ".join([*declarations, *lines])
        return f""".version {self.version}
.target {self.target}
.address_size 64
.visible .entry kernel(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd)
{{
    .reg .b64 %p, %q;
    .reg .b32 %t, %cta;
    mov.u32 %t, %tid.x;
    mov.u32 %cta, %ctaid.x;
    mad.lo.u32 %t, %cta, 32, %t;
    {body}
    ret;
}}
"""

    def extra(self) -> list[str]:
        """Operands behind C."""
        return []

    def _kind(self, place: str, width: int) -> str:
        type_ = self.types["dabc".index(place)]
        return "f32" if type_ == "f32" and place in "cd" else f"b{width}"

    def _pointer(self, place: str) -> str:
        count, width = self.registers(place)
        return f"ld.param.u64 %p, [p{place}]; mad.wide.u32 %p, %t, {count * width // 8}, %p;"

    def _vector(self, place: str) -> str:
        return "{" + ", ".join(f"%{place}{index}" for index in range(self.registers(place)[0])) + "}"

    # ------------------------------------------------------------------------------------------------------ matrices

    def _place(self, place: str) -> fragments.Place:
        m, _, k = self.shape
        bits = self.bits(self.types["dabc".index(place)])
        if m == 8:
            return (
                {"a": fragments.SMALL_A, "b": fragments.SMALL_B}[place][bits]
                if place in "ab"
                else (fragments.small_accumulator)
            )
        return {"a": fragments.A, "b": fragments.B}[place][bits, k] if place in "ab" else fragments.accumulator

    def spread(self, place: str, codes: np.ndarray) -> np.ndarray:
        """The bytes of all lanes' registers for a matrix of codes (integers); several matrices in front."""
        count, width = self.registers(place)
        bits = self.bits(self.types["dabc".index(place)])
        per_lane = count * width // bits
        words = np.zeros((*codes.shape[:-2], 32, count * width // 8), np.uint8)
        for lane in range(32):
            for index in range(per_lane):
                row, column = self._place(place)(lane >> 2, lane & 3, index)
                code = codes[..., row, column].astype(np.uint64)
                if bits >= 8:
                    data = code[..., None].view(np.uint8)[..., : bits // 8]
                    words[..., lane, index * bits // 8 : (index + 1) * bits // 8] = data
                else:
                    words[..., lane, index * bits // 8] |= (code << np.uint64(index * bits % 8)).astype(np.uint8)
        return words

    def gathered(self, registers: np.ndarray) -> np.ndarray:
        """D as a matrix, from the elements of all lanes."""
        m, n, _ = self.shape
        found = np.empty((*registers.shape[:-2], m, n), registers.dtype)
        for lane in range(32):
            for index in range(registers.shape[-1]):
                row, column = self._place("d")(lane >> 2, lane & 3, index)
                found[..., row, column] = registers[..., lane, index]
        return found

    def run(self, a: np.ndarray, b: np.ndarray, c: np.ndarray, engine: str, **options: object) -> np.ndarray:
        """D for matrices of codes, one product for each in front."""
        dtype = np.dtype(f"u{self.bits(self.types[0]) // 8}")
        count, width = self.registers("d")
        a, b, c = (self.spread(place, codes) for place, codes in zip("abc", (a, b, c), strict=True))
        warps = a.shape[0]
        d = np.zeros((warps, 32, count * width // 8 // dtype.itemsize), dtype)
        ptxvm.run(self.text().encode(), grid=warps, block=32, args=[a, b, c, d], engine=engine, **options)
        return self.gathered(d)
