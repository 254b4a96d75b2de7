"""What kernels do wrong, in both engines: each is a KernelFault with its place, and the process goes on."""

import _thread
import threading
import time

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, line_of, outputs, run

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])


def fault_of(engine, text, *arguments, **options):
    """The fault a launch ends with; the same process must be able to launch again."""
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(text, *arguments, engine=engine, **options)
    assert outputs(kernel("mov.u32 %r2, 3;" + STORE), engine=engine).tolist() == [3] * 32
    return caught.value


def array(count=32):
    return np.zeros(count, np.uint32)


AT_THREAD = """
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd2, %rd1, %rd2;
"""


def test_a_read_past_the_end(engine):
    text = kernel(AT_THREAD + "    ld.global.u32 %r2, [%rd2+16]; // here\n" + STORE)
    data = array()
    fault = fault_of(engine, text, data, grid=2)
    assert fault.kind == "out_of_bounds"
    assert (fault.kernel, fault.line) == ("k", line_of(text, "// here"))
    assert fault.thread == (28, 0, 0) and fault.block in {(0, 0, 0), (1, 0, 0)}
    assert "0 bytes past the end" in fault.message and "128 bytes" in fault.message
    assert f"{fault.address:#x}" in fault.message


def test_a_write_before_the_start(engine):
    fault = fault_of(engine, kernel("st.global.u32 [%rd1+-4], %r1; // here"), array())
    assert fault.kind == "out_of_bounds" and "4 bytes before" in fault.message and "writes" in fault.message


def test_a_vector_that_crosses_the_end(engine):
    text = kernel("ld.global.v4.u32 {%r2, %r3, %r4, %r5}, [%rd1+16]; st.global.u32 [%rd1], %r5;")
    fault = fault_of(engine, text, array(6))
    assert fault.kind == "out_of_bounds" and "8 of 16 bytes lie past the end" in fault.message


def test_a_null_pointer(engine):
    text = kernel("mov.u64 %rd2, 0; ld.global.u32 %r2, [%rd2+8]; st.global.u32 [%rd1], %r2;")
    fault = fault_of(engine, text, array())
    assert fault.kind == "null_pointer" and fault.address == 8


def test_a_generic_null_pointer(engine):
    text = kernel("mov.u64 %rd2, 0; st.u32 [%rd2], %r1;")
    assert fault_of(engine, text, array()).kind == "null_pointer"


@pytest.mark.parametrize("address", [0xFFFFFFFFFFFFFFFC, 0x8000000000000000, 0x7FFFFFFFFFFFFFFC, 0x123456789ABC])
def test_wild_pointers(engine, address):
    text = kernel(f"mov.u64 %rd2, {address:#x}; st.global.u32 [%rd2], %r1;")
    fault = fault_of(engine, text, array())
    assert fault.kind == "out_of_bounds" and fault.address == address


@pytest.mark.parametrize(("access", "offset"), [("u32", 2), ("u64", 4), ("v4.u32", 8), ("u16", 1)])
def test_misaligned_accesses(engine, access, offset):
    register = {"u32": "%r2", "u64": "%rd2", "v4.u32": "{%r2, %r3, %r4, %r5}", "u16": "%h1"}[access]
    stored = {"u32": "u32", "u64": "u64", "v4.u32": "v4.u32", "u16": "u16"}[access]
    text = kernel(f"ld.global.{access} {register}, [%rd1]; st.global.{stored} [%rd1+{offset}], {register}; // here")
    fault = fault_of(engine, text, array())
    assert fault.kind == "misaligned" and fault.line == line_of(text, "// here")


def test_a_misaligned_lane_is_found(engine):
    text = kernel(
        """
    setp.eq.u32 %p1, %r1, 9;
    selp.u64 %rd2, 1, 0, %p1;
    add.u64 %rd2, %rd1, %rd2;
    st.global.u32 [%rd2], %r1;
"""
    )
    fault = fault_of(engine, text, array())
    assert fault.kind == "misaligned" and fault.thread == (9, 0, 0)


@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize(("far", "thread"), [(1 << 20, 9), ((1 << 20) + 2, 3)], ids=["aligned", "not aligned"])
def test_alignment_is_looked_at_first(engine, space, far, thread):
    """Of all lanes, before any address is: so do GPUs. Thread 3 is far outside, thread 9 is not aligned."""
    text = kernel(
        f"""
    setp.eq.u32 %p1, %r1, 9; selp.u64 %rd2, 2, 0, %p1;
    setp.eq.u32 %p1, %r1, 3; selp.u64 %rd3, {far}, 0, %p1;
    mov.u64 %rd4, {"cells" if space == "shared" else "%rd1"};
    add.u64 %rd2, %rd2, %rd3; add.u64 %rd2, %rd2, %rd4;
    ld.{space}.u32 %r2, [%rd2]; st.global.u32 [%rd1], %r2;
""",
        declarations=".shared .align 4 .b8 cells[64];\n",
    )
    fault = fault_of(engine, text, array())
    assert fault.kind == "misaligned" and fault.thread == (thread, 0, 0)


def test_use_of_freed_memory(engine):
    device = ptxvm.device_array(64, np.uint32)
    address = device.address
    device.free()
    text = kernel(
        "ld.param.u64 %rd2, [old]; ld.global.u32 %r2, [%rd2+4]; st.global.u32 [%rd1], %r2;",
        ".param .u64 out, .param .u64 old",
    )
    fault = fault_of(engine, text, array(), address)
    assert fault.kind == "use_after_free" and fault.address == address + 4 and "was freed" in fault.message


def test_use_of_an_array_that_is_gone(engine):
    module = ptxvm.load(kernel("st.global.u64 [%rd1], %rd1;"))
    kept = np.zeros(1, np.uint64)
    gone = np.zeros(8, np.uint64)
    module.kernels["k"].launch(1, 1, gone, engine=engine)
    kept[0] = gone[0]
    del gone
    text = kernel("ld.global.u64 %rd2, [%rd1]; ld.global.u32 %r2, [%rd2]; st.global.u32 [%rd1], %r2;")
    assert fault_of(engine, text, kept).kind == "use_after_free"


def test_a_store_to_a_read_only_array(engine):
    data = array()
    data.flags.writeable = False
    fault = fault_of(engine, kernel("st.global.u32 [%rd1], %r1;"), data)
    assert fault.kind == "read_only" and not data.any()


def test_an_atomic_on_a_read_only_array(engine):
    data = array()
    data.flags.writeable = False
    assert fault_of(engine, kernel("red.global.add.u32 [%rd1], %r1;"), data).kind == "read_only"
    assert not data.any()


def test_a_store_to_constant_memory(engine):
    text = kernel(
        "mov.u64 %rd2, table; cvta.const.u64 %rd2, %rd2; st.u32 [%rd2], %r1; // here",
        declarations=".const .align 4 .u32 table[4];\n",
    )
    fault = fault_of(engine, text, array())
    assert fault.kind == "read_only" and fault.line == line_of(text, "// here")


@pytest.mark.parametrize("offset", [64, 61, 1 << 20, -4])
def test_shared_memory_overruns(engine, offset):
    text = kernel(
        f"mov.u64 %rd2, cells; add.s64 %rd2, %rd2, {offset}; st.shared.u8 [%rd2], %h1; ld.shared.u32 %r2, [%rd2];",
        declarations=".shared .align 4 .b8 cells[64];\n",
    )
    fault = fault_of(engine, text, array())
    assert fault.kind == ("misaligned" if offset == 61 else "out_of_bounds")


def test_generic_shared_overruns(engine):
    text = kernel(
        "mov.u64 %rd2, cells; cvta.shared.u64 %rd2, %rd2; ld.u32 %r2, [%rd2+64]; st.global.u32 [%rd1], %r2;",
        declarations=".shared .align 4 .b8 cells[64];\n",
    )
    assert fault_of(engine, text, array()).kind == "out_of_bounds"


def test_dynamic_shared_memory_is_as_large_as_the_launch_says(engine):
    text = kernel("st.shared.u32 [cells+124], %r1;", declarations=".extern .shared .align 4 .b8 cells[];\n")
    run(text, array(), engine=engine, shared=128)
    assert fault_of(engine, text, array(), shared=124).kind == "out_of_bounds"


@pytest.mark.parametrize("offset", [4096, -4])
def test_local_memory_overruns(engine, offset):
    text = kernel(f".local .align 4 .b8 slots[64]; mov.u64 %rd2, slots; st.local.u32 [%rd2+{offset}], %r1;")
    assert fault_of(engine, text, array()).kind == "out_of_bounds"


def test_parameter_overruns(engine):
    text = kernel("mov.b64 %rd2, out; ld.param.u32 %r2, [%rd2+8]; st.global.u32 [%rd1], %r2;")
    assert fault_of(engine, text, array()).kind == "out_of_bounds"


RECURSION = (
    ".func f (.param .b32 n);\n"
    + """
.func f (.param .b32 n)
{
    .reg .b32 %r<3>;
    .local .align 4 .b8 slots[256];
    ld.param.u32 %r1, [n];
    add.u32 %r1, %r1, 1;
    st.local.u32 [slots], %r1;
    {
        .param .b32 argument;
        st.param.b32 [argument], %r1;
        call.uni f, (argument); // here
    }
    ret;
}
"""
)


def test_endless_recursion(engine):
    text = kernel(
        "{ .param .b32 argument; st.param.b32 [argument], %r1; call.uni f, (argument); }", declarations=RECURSION
    )
    fault = fault_of(engine, text, array())
    assert fault.kind == "stack_overflow" and fault.line == line_of(text, "// here")


def test_an_indirect_call_of_something_that_is_no_function(engine):
    text = kernel("prototype: .callprototype _ (); mov.u64 %rd2, 12345; call %rd2, prototype; // here")
    fault = fault_of(engine, text, array())
    assert fault.line == line_of(text, "// here") and fault.address == 12345


@pytest.mark.parametrize("instruction", ["trap", "brkpt"])
def test_traps(engine, instruction):
    text = kernel(f"setp.eq.u32 %p1, %r1, 5; @%p1 {instruction}; // here")
    fault = fault_of(engine, text, array(), block=(8, 4))
    assert fault.kind == "trap" and instruction in fault.message
    assert fault.thread == (5, 0, 0) and fault.line == line_of(text, "// here")


def test_the_source_line_is_named(engine):
    text = kernel(".loc 1 42 3\n    trap; // here") + '\n.file 1 "kernel.cu"\n'
    fault = fault_of(engine, text, array())
    assert fault.source == ("kernel.cu", 42) and fault.line == line_of(text, "// here")
    assert "kernel.cu:42" in str(fault) and "kernel k" in str(fault)


def test_stores_before_a_fault_stay(engine):
    data, other = array(), array()
    other[:] = 7
    text = kernel(AT_THREAD + "st.global.u32 [%rd2], 9; bar.sync 0; trap;")
    fault_of(engine, text, data)
    assert (data == 9).all() and (other == 7).all()


def test_division_by_zero_has_a_result(engine):
    body = "mov.u32 %r3, 0; div.u32 %r4, %r1, %r3; rem.u32 %r5, %r1, %r3; and.b32 %r2, %r4, %r5;"
    assert (outputs(kernel(body + STORE), engine=engine) == 0xFFFFFFFF).all()


def test_overflowing_division_has_a_result(engine):
    body = (
        "mov.u32 %r3, 0x80000000; mov.u32 %r4, -1; div.s32 %r2, %r3, %r4; rem.s32 %r5, %r3, %r4; add.u32 %r2, %r2, %r5;"
    )
    assert (outputs(kernel(body + STORE), engine=engine) == 0x80000000).all()


# ------------------------------------------------------------------------------------------------------------- waiting


def test_a_barrier_that_some_threads_never_reach(engine):
    text = kernel(
        """
    setp.lt.u32 %p1, %r1, 32;
    @%p1 bra first;
    bar.sync 1; // one
    bra done;
first:
    bar.sync 0; // two
done:
"""
    )
    fault = fault_of(engine, text, array(), block=64, grid=3)
    assert fault.kind == "deadlock"
    assert "barrier 0" in fault.message and "barrier 1" in fault.message and "32 of 64 threads" in fault.message
    assert f"line {line_of(text, '// two')}" in fault.message


def test_a_barrier_with_a_count_nobody_completes(engine):
    fault = fault_of(engine, kernel("bar.sync 2, 96;"), array(), block=64)
    assert fault.kind == "deadlock" and "64 of 96 threads" in fault.message


@pytest.mark.parametrize("operands", ["%r2, 32", "0, %r2"])
def test_barriers_out_of_range(engine, operands):
    assert fault_of(engine, kernel(f"mov.u32 %r2, 17; bar.sync {operands};"), array()).kind == "barrier"


ENDLESS = {
    "empty": "again: bra again;",
    "divergent": "setp.lt.u32 %p1, %r1, 3; again: @%p1 bra again;",
    "waiting": "again: ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra again;",
    "counting": "again: add.u32 %r2, %r2, 1; st.global.u32 [%rd1], %r2; bra again;",
    "barrier": "again: bar.sync 0; bra again;",
}


@pytest.mark.parametrize("body", ENDLESS.values(), ids=ENDLESS)
def test_endless_loops_end_at_the_timeout(engine, body):
    fault = fault_of(engine, kernel(body), array(), grid=3, block=64, timeout=0.2, host_writes=True)
    assert fault.kind == "timeout" and "0.2 seconds" in fault.message


def test_a_launch_within_its_timeout(engine):
    found = outputs(kernel("mov.u32 %r2, 1;" + STORE), engine=engine, timeout=600.0)
    assert (found == 1).all()


def test_an_interrupt_stops_a_launch(engine):
    data = array()
    text = kernel("st.global.u32 [%rd1], 5; again: bra again;")

    def interrupt_when_it_runs():
        while data[0] != 5:
            time.sleep(0.01)
        _thread.interrupt_main()

    thread = threading.Thread(target=interrupt_when_it_runs, daemon=True)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        run(text, data, engine=engine, timeout=60.0)
    thread.join()
    assert (outputs(kernel("mov.u32 %r2, 3;" + STORE), engine=engine) == 3).all()


# ------------------------------------------------------------------------------------------------- launch parameters


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({"block": 1025}, "1024"),
        ({"block": (1, 1, 65)}, "64"),
        ({"block": 0}, "block"),
        ({"grid": 0}, "grid"),
        ({"grid": (1, 65536)}, "65535"),
        ({"grid": 2**31}, "2147483647"),
        ({"shared": 232449}, "232448"),
        ({"shared": -1}, "232448"),
    ],
)
def test_launch_limits(engine, options, limit):
    with pytest.raises(ptxvm.LaunchError, match=limit):
        run(kernel(""), array(), engine=engine, **options)


@pytest.mark.parametrize(
    ("directive", "block"), [(".reqntid 64", 32), (".maxntid 16", 32), (".reqntid 8, 4", 32), (".maxntid 4, 4", 32)]
)
def test_limits_of_the_kernel(engine, directive, block):
    with pytest.raises(ptxvm.LaunchError, match=directive.split()[0].replace(".", r"\.")):
        run(kernel("", directives=directive), array(), block=block, engine=engine)


def test_static_and_dynamic_shared_memory_together(engine):
    declarations = ".shared .align 4 .b8 cells[32768];\n"
    with pytest.raises(ptxvm.LaunchError, match="232448"):
        run(kernel("st.shared.u32 [cells], %r1;", declarations=declarations), array(), shared=200_000, engine=engine)


@pytest.mark.parametrize("arguments", [(), (1, 2), (1.5,), ("text",)])
def test_wrong_arguments(engine, arguments):
    with pytest.raises(TypeError, match="out"):
        run(kernel(""), *arguments, engine=engine)


def test_a_function_without_a_body(engine):
    text = kernel("call.uni nowhere; // here").replace(".visible .entry", ".extern .func nowhere();\n.visible .entry")
    fault = fault_of(engine, text, array())
    assert fault.kind == "unsupported" and fault.line == line_of(text, "// here")
    assert fault.message == "call.uni: function nowhere has no body"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("cudaCGSynchronize", "function cudaCGSynchronize has no body: cooperative launches across several devices"),
        ("cudaLaunchDeviceV2", "cudaLaunchDeviceV2 is declared with other parameters than CUDA's headers do"),
    ],
)
def test_functions_of_the_device_runtime(engine, name, message):
    text = kernel(f"call.uni {name};").replace(".visible .entry", f".extern .func {name}();\n.visible .entry")
    fault = fault_of(engine, text, array())
    assert fault.kind == "unsupported" and message in fault.message


GRAPHS = {
    "cudaGraphLaunch": "launches of graphs by kernels are there for programs that use the driver (ptxvm exec)",
    "cudaGraphKernelNodeSetEnabled": "changes of a graph's nodes by kernels are not supported",
    "cudaGraphSetConditional": "conditional nodes of graphs are there for programs that use the driver (ptxvm exec)",
}


@pytest.mark.parametrize("name", GRAPHS)
def test_functions_for_graphs_are_refused_before_anything_runs(engine, name):
    """Also where the call is never reached: what would run up to there is no use to anybody."""
    text = kernel(f"bra past; call.uni {name}; past: st.global.u32 [%rd1], 1;")
    text = text.replace(".visible .entry", f".extern .func {name}();\n.visible .entry")
    message = f"call.uni: function {name} has no body: {GRAPHS[name]}"
    (finding,) = ptxvm.check(text, runnable=True)
    assert finding.severity.value == "error" and finding.message.endswith(message)
    out = array()
    with pytest.warns(ptxvm.PtxWarning, match="cannot be run: call.uni"):
        fault = fault_of(engine, text, out)
    assert fault.kind == "unsupported" and fault.message == message
    body = f".visible .func {name}() {{ ret; }}"
    ptxvm.load([text, f".version 8.0\n.target sm_70\n.address_size 64\n{body}"]).kernels["k"].launch(1, 1, out)


def test_the_fault_of_the_first_cta_is_told(engine):
    """One worker comes to the CTAs in order."""
    assert fault_of(engine, kernel("trap;"), array(), grid=(3, 2), workers=1).block == (0, 0, 0)
    late = kernel("mov.u32 %r2, %ctaid.x; setp.gt.u32 %p1, %r2, 2; @%p1 trap;")
    assert fault_of(engine, late, array(), grid=6, workers=1).block == (3, 0, 0)


def test_a_long_at_the_place_of_two_words_is_misaligned(engine):
    """One check does for all three: what the words may be the long may not."""
    text = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u32 step) {
    .reg .b32 %r<8>; .reg .b64 %d<8>;
    ld.param.u64 %d1, [a]; ld.param.u32 %r1, [step]; mov.u32 %r2, %tid.x; mul.lo.u32 %r3, %r2, %r1;
    cvt.u64.u32 %d2, %r3; add.s64 %d3, %d1, %d2; ld.global.u32 %r4, [%d3+16]; ld.global.u32 %r5, [%d3+20];
    ld.global.u64 %d4, [%d3+16];
    cvt.u32.u64 %r6, %d4; add.u32 %r6, %r6, %r4; add.u32 %r6, %r6, %r5; st.global.u32 [%d3], %r6;
    ret;
}
"""
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(text, grid=1, block=32, args=[np.arange(1200, dtype=np.uint32), np.uint32(148)], engine=engine)
    assert (caught.value.kind, caught.value.thread) == ("misaligned", (1, 0, 0))
