"""What reports tell of intermediate languages and of languages: `.loc_intermediate`, source sections, `.language`."""

import pickle

import numpy as np
import pytest

import ptxvm

TEXT = """
.version 9.4
.target sm_90
.address_size 64
.visible .entry k(.param .u64 data) .language "CUDA C++ Tile", 7, "tile ir"
{
    .reg .b64 %d1;
    .reg .b32 %r1;
    .loc 1 3 5
    ld.param.u64 %d1, [data];
    .loc 1 4 5
    .loc_intermediate 2 2 3
    add.u64 %d1, %d1, 4096;
    ld.global.u32 %r1, [%d1];
    .loc 1 5 5
    ld.global.u32 %r1, [%d1+4096];
    ret;
}
.file 1 "kernel.py"
.file 2 "kernel.tileir"
.nv_intermediate_source_section {
    .code_block {
        .ir_name: "TileIR"
        .sourceFileName: 2
        .source_begin
entry @k(%data) {
  %x = load_ptr_tko %data }  // "quoted
}
        .source_end
    }
}
"""
both = pytest.mark.parametrize("engine", ["interpret", "jit"])


def fault_of(text, engine):
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(text, grid=1, block=1, args=[np.zeros(16, np.uint32)], engine=engine)
    return caught.value


@both
def test_a_fault_shows_the_intermediate_place(engine):
    fault = fault_of(TEXT, engine)
    assert fault.source == ("kernel.py", 4)
    assert fault.intermediate == ("kernel.tileir", 2)
    assert fault.intermediate_text == '  %x = load_ptr_tko %data }  // "quoted'
    assert fault.languages == ("cuda c++ tile", "tile ir")
    assert "kernel.tileir:2" in str(fault) and "load_ptr_tko" in str(fault)
    assert "written in: cuda c++ tile, tile ir" in str(fault)
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


@both
def test_the_next_loc_ends_it(engine):
    fault = fault_of(TEXT.replace("    ld.global.u32 %r1, [%d1];\n", ""), engine)
    assert fault.source == ("kernel.py", 5)
    assert fault.intermediate is None and fault.intermediate_text is None


@both
def test_a_place_without_source(engine):
    fault = fault_of(TEXT.replace(".loc_intermediate 2 2 3", ".loc_intermediate 7 99 3"), engine)
    assert fault.intermediate == ("<file 7>", 99) and fault.intermediate_text is None


def test_programs_without_say_nothing_of_it():
    text = TEXT.replace(".loc_intermediate 2 2 3", "").replace('.language "CUDA C++ Tile", 7, "tile ir"', "")
    assert "tile" not in str(fault_of(text, "jit")).replace("kernel.py", "")


WRONG = {
    "a language": ('"CUDA C++ Tile", 7', '"klingon", 7', "klingon"),
    "no language": ('"CUDA C++ Tile", 7', '"", 7', 'no ""'),
    "a number": ('"CUDA C++ Tile", 7', "11", "0 to 10"),
    "the version of the place": (".version 9.4", ".version 9.3", "9.4"),
    "a file": (".sourceFileName: 2", ".sourceFileName: 9", "file 9"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_ptxas_refuses(name):
    old, new, text = WRONG[name]
    errors = [each.message for each in ptxvm.check(TEXT.replace(old, new)) if each.severity == "error"]
    assert errors and text in errors[0]


RIGHT = [
    ('"CUDA C++ Tile", 7, "tile ir"', "3, 1, 2, 0x0a"),
    ('"CUDA C++ Tile", 7, "tile ir"', '"ptx" .language "nvvm"'),
    (".loc_intermediate 2 2 3", ".loc_intermediate 2 2 3\n.loc_intermediate 1 4 5"),
    (".loc 1 4 5\n    .loc_intermediate 2 2 3", ".loc_intermediate 2 2 3"),
    ('"TileIR"', '"NVVM"'),
]


@pytest.mark.parametrize(("old", "new"), RIGHT)
def test_what_ptxas_takes(old, new):
    assert not [each for each in ptxvm.check(TEXT.replace(old, new)) if each.severity == "error"]
