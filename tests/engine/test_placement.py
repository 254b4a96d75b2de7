"""Placement of module variables: addresses, initial values, relocations."""

import ctypes
import os

import numpy as np
import pytest

import ptxvm
from ptxvm.checker.module import Function, Linking, Module, Relocation, Space, Variable
from ptxvm.diagnostics import Source
from ptxvm.engine.placement import UnresolvedSymbolError, place, variable_bytes
from ptxvm.lanes.types import U8, U32, U64
from ptxvm.machine.layout import CONST_WINDOW
from ptxvm.machine.memory import Memory


def variable(name, space, type_, count, *, alignment=None, linking=Linking.VISIBLE, **fields):
    return Variable(name, space, type_, count, alignment or type_.size, linking, **fields)


def module(variables, functions=()):
    return Module(
        Source(""),
        (8, 0),
        "sm_80",
        64,
        {f.name: f for f in functions},
        {v.name: v for v in variables},
        [],
    )


def test_globals_and_constants_are_placed_and_initialised():
    table = variable("table", Space.GLOBAL, U32, 4, initial=np.arange(4, dtype="<u4").tobytes())
    zero = variable("zero", Space.GLOBAL, U8, 100)
    first = variable("first", Space.CONST, U8, 3, initial=b"abc")
    second = variable("second", Space.CONST, U64, 1, alignment=16, initial=bytes(range(8)))
    memory = Memory()
    image = place(module([table, zero, first, second]), memory)
    assert variable_bytes(table, image, memory).view("<u4").tolist() == [0, 1, 2, 3]
    assert not variable_bytes(zero, image, memory).any()
    assert (image.addresses[first], image.addresses[second]) == (0, 16)
    assert image.constants[:3].tobytes() == b"abc" and image.constants[16:].tobytes() == bytes(range(8))


def test_relocations():
    target = variable("target", Space.GLOBAL, U32, 8)
    constant = variable("constant", Space.CONST, U32, 8)
    function = Function("f", False, Linking.VISIBLE, (), (), {})
    pointers = variable(
        "pointers",
        Space.GLOBAL,
        U64,
        5,
        initial=bytes(40),
        relocations=(
            Relocation(0, 8, target, 12, generic=False),
            Relocation(8, 8, constant, 4, generic=True),
            Relocation(16, 8, constant, 4, generic=False),
            Relocation(24, 8, function, 0, generic=False),
            Relocation(32, 1, target, 0, generic=False, mask=0xFF0000),
        ),
    )
    memory = Memory()
    image = place(module([target, constant, pointers], [function]), memory)
    values = variable_bytes(pointers, image, memory).view("<u8").tolist()
    base = image.addresses[target]
    assert values == [base + 12, CONST_WINDOW + 4, 4, image.function_address(function), base >> 16 & 0xFF]


def test_variables_of_functions_are_static():
    function = Function("f", True, Linking.VISIBLE, (), (), {})
    counter = variable("counter", Space.GLOBAL, U32, 1, function=function)
    function.variables.append(counter)
    image = place(module([], [function]), Memory())
    assert counter in image.addresses


def test_an_undefined_extern_is_an_error():
    with pytest.raises(UnresolvedSymbolError, match="`other`"):
        place(module([variable("other", Space.GLOBAL, U32, 1, linking=Linking.EXTERN)]), Memory())


def test_release_frees_the_globals():
    memory = Memory()
    image = place(module([variable("x", Space.GLOBAL, U32, 1)]), memory)
    address = image.allocations[0]
    image.release(memory)
    assert memory.find(address) is None and memory.freed(address) is not None


def test_a_variable_that_no_host_has_memory_for():
    text = ".version 8.0\n.target sm_80\n.global .b8 all[1000000000000000];\n.entry k() { ret; }"
    with pytest.raises(ptxvm.LaunchError, match="variable `all`"):
        ptxvm.load(text).kernels["k"].launch(1, 32)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_a_managed_variable_has_one_address_for_kernels_and_the_host(engine):
    text = """.version 8.0
.target sm_80
.address_size 64
.global .attribute(.managed) .align 4 .u32 counter = 5;
.visible .entry k(.param .u64 out) {
    .reg .b64 %d<3>; .reg .b32 %r<2>;
    ld.param.u64 %d1, [out];
    mov.u64 %d2, counter;
    st.global.u64 [%d1], %d2;
    ld.global.u32 %r1, [%d2];
    add.u32 %r1, %r1, 1;
    st.global.u32 [%d2], %r1;
    ret;
}
"""
    kernel, out = ptxvm.load(text).kernels["k"], np.zeros(1, np.uint64)
    kernel.launch(1, 1, out, engine=engine)
    address = int(out[0])
    assert seen_by_host(address) == 6
    ctypes.memset(address, 40, 1)
    kernel.launch(1, 1, out, engine=engine)
    assert seen_by_host(address) == 41


def seen_by_host(address):
    """The word at an address of the host; None where it has nothing."""
    read, write = os.pipe()
    try:
        count = ctypes.CDLL(None).write(write, ctypes.c_void_p(address), 4)
        return int.from_bytes(os.read(read, 4), "little") if count == 4 else None
    finally:
        os.close(read)
        os.close(write)
