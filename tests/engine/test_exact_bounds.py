"""The last byte inside and the first one outside, for every width and shape of address, in both engines."""

import pytest
from tests.engine.programs import kernel, run

import ptxvm

ENGINES = ("interpret", "jit")
REGISTERS = {
    "u8": "%h1",
    "u16": "%h1",
    "u32": "%r2",
    "u64": "%rd5",
    "v2.u8": "{%h1, %h2}",
    "v4.u8": "{%h1, %h2, %h3, %h4}",
    "v2.u32": "{%r2, %r3}",
    "v4.u32": "{%r2, %r3, %r4, %r5}",
}
WIDTHS = {access: text.count("%") * int(access[-2:].strip("u")) // 8 for access, text in REGISTERS.items()}
SHARED_SIZES = {1: 37, 2: 38, 4: 44, 8: 40, 16: 48}
"""Bytes of shared memory: only those of accesses of one byte are odd. Local memory comes in multiples of 16 bytes."""

# How two threads come to their addresses, of which the first one's is `start` bytes into the variable.
SHAPES = {
    "constant": "",
    "uniform": "ld.param.u64 %rd3, [start]; add.u64 %rd2, %rd2, %rd3;",
    "affine": "ld.param.u64 %rd3, [start]; add.u64 %rd2, %rd2, %rd3; mul.wide.u32 %rd4, %r1, {width}; "
    "sub.u64 %rd2, %rd2, %rd4;",
    "varying": "ld.param.u64 %rd3, [start]; add.u64 %rd2, %rd2, %rd3; popc.b32 %r9, %r1; "
    "mul.wide.u32 %rd4, %r9, {width}; sub.u64 %rd2, %rd2, %rd4;",
}


def program(space: str, size: int, access: str, shape: str, start: int, *, stores: bool) -> str:
    place = f"[%rd2+{start if shape == 'constant' else 0}]"
    operands = f"{place}, {REGISTERS[access]}" if stores else f"{REGISTERS[access]}, {place}"
    steps = SHAPES[shape].format(width=WIDTHS[access])
    body = f"mov.u64 %rd2, v; {steps} {'st' if stores else 'ld'}.{space}.{access} {operands};"
    return kernel(f".{space} .align 16 .b8 v[{size}]; {body}", ".param .u64 start")


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("access", REGISTERS)
@pytest.mark.parametrize("space", ["local", "shared"])
def test_variables(space, access, shape, engine):
    width = WIDTHS[access]
    size = 48 if space == "local" else SHARED_SIZES[width]
    for stores in (False, True):
        run(program(space, size, access, shape, size - width, stores=stores), size - width, block=2, engine=engine)
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(program(space, size, access, shape, size, stores=stores), size, block=2, engine=engine)
        assert (caught.value.kind, caught.value.thread) == ("out_of_bounds", (0, 0, 0))
