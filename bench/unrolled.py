"""A straight-line kernel of any length, as compilers make of unrolled loops: for the growth of compile time."""

import numpy as np

REGISTERS = 64
HEADER = """.version 8.0
.target sm_80
.address_size 64
.visible .entry unrolled(.param .u64 values)
{
\t.reg .b64 %rd<4>;
\t.reg .b32 %r<2>;
\t.reg .f32 %f<66>;
\tld.param.u64 %rd1, [values];
\tcvta.to.global.u64 %rd1, %rd1;
\tmov.u32 %r1, %tid.x;
\tmul.wide.u32 %rd2, %r1, 4;
\tadd.s64 %rd3, %rd1, %rd2;
\tld.global.f32 %f65, [%rd3];
"""


def unrolled(instructions: int) -> str:
    """PTX of one kernel with about this many instructions, all on a chain of 64 accumulators."""
    lines = [f"\tadd.f32 %f{k}, %f65, 0f{np.float32(k).view(np.uint32):08X};" for k in range(REGISTERS)]
    for number in range(instructions - 2 * REGISTERS - 10):
        target, other = number % REGISTERS, (number * 7 + 3) % REGISTERS
        opcode = "mul.f32" if number % 5 == 0 else "add.f32" if number % 3 == 0 else "fma.rn.f32"
        third = f", %f{(number * 11 + 5) % REGISTERS}" if opcode.startswith("fma") else ""
        lines.append(f"\t{opcode} %f{target}, %f{target}, %f{other}{third};")
    lines += [f"\tadd.f32 %f65, %f65, %f{k};" for k in range(REGISTERS)]
    return HEADER + "\n".join(lines) + "\n\tst.global.f32 [%rd3], %f65;\n\tret;\n}\n"
