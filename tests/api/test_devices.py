"""Several devices in both engines: memory of their own, peer access, grids that wait for each other."""

import _thread
import threading

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, outputs

import ptxvm

engines = pytest.mark.parametrize("engine", ["interpret", "jit"])

SUM_OF_ALL = """
.version 8.1
.target sm_90
.address_size 64
// Every thread adds its element of `own` to all `count` arrays in `sums`, by peer access; then all devices meet at a
// counter on the first one, and each thread stores what its device's sum has become.
.visible .entry sum(.param .u64 own, .param .u64 sums, .param .u32 count, .param .u64 counter, .param .u64 out)
{
    .reg .pred %p<4>;
    .reg .b32 %r<16>;
    .reg .b64 %rd<16>;
    ld.param.u64 %rd1, [own];
    ld.param.u64 %rd2, [sums];
    ld.param.u32 %r1, [count];
    ld.param.u64 %rd3, [counter];
    ld.param.u64 %rd4, [out];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.u32 %r5, %r2, %r3, %r4;
    mul.wide.u32 %rd5, %r5, 4;
    add.u64 %rd6, %rd1, %rd5;
    ld.global.u32 %r6, [%rd6];
    mov.u32 %r7, 0;
each:
    mul.wide.u32 %rd7, %r7, 8;
    add.u64 %rd7, %rd2, %rd7;
    ld.global.u64 %rd8, [%rd7];
    add.u64 %rd8, %rd8, %rd5;
    red.relaxed.sys.global.add.u32 [%rd8], %r6;
    add.u32 %r7, %r7, 1;
    setp.lt.u32 %p1, %r7, %r1;
    @%p1 bra each;
    bar.sync 0;
    setp.ne.u32 %p2, %r4, 0;
    @%p2 bra joined;
    red.release.sys.global.add.u32 [%rd3], 1;
    mov.u32 %r8, %nctaid.x;
    mul.lo.u32 %r8, %r8, %r1;
wait:
    ld.acquire.sys.global.u32 %r9, [%rd3];
    setp.lt.u32 %p3, %r9, %r8;
    @%p3 bra wait;
joined:
    bar.sync 0;
    add.u64 %rd10, %rd4, %rd5;
    ld.param.u64 %rd11, [own];
    ld.global.u32 %r10, [%rd10];
    st.global.u32 [%rd6], %r10;
    ret;
}
"""


@engines
@pytest.mark.parametrize("devices", [2, 4, (1, 5, 3)])
def test_devices_wait_for_each_other(engine, devices):
    places = range(devices) if isinstance(devices, int) else devices
    generator = np.random.default_rng(5)
    own = [generator.integers(0, 1 << 20, 128, np.uint32) for _ in places]
    data = [ptxvm.device_array(values, device=device) for values, device in zip(own, places, strict=True)]
    sums = [ptxvm.device_array(128, np.uint32, device=device) for device in places]
    pointers = np.array([array.address for array in sums], np.uint64)
    ptxvm.run(
        SUM_OF_ALL,
        grid=4,
        block=32,
        args=[
            ptxvm.PerDevice(data),
            pointers,
            len(data),
            ptxvm.device_array(1, np.uint32, device=places[0]),
            ptxvm.PerDevice(sums),
        ],
        devices=devices,
        engine=engine,
        timeout=60,
    )
    for array in data:
        assert (array.numpy() == sum(own)).all()


def test_addresses_of_devices_are_disjoint():
    arrays = [ptxvm.device_array(16, device=device) for device in (0, 1, 15)]
    assert len({array.address >> 46 for array in arrays}) == 3
    with pytest.raises(ValueError, match="device 16 does not exist"):
        ptxvm.device_array(16, device=16)


COUNT = """
    mov.u64 %rd2, counter;
    atom.global.add.u32 %r2, [%rd2], 1;
    ld.global.u32 %r2, [%rd2];
"""


@engines
def test_each_device_has_variables_of_its_own(engine):
    module = ptxvm.load(kernel(COUNT + STORE, declarations=".global .u32 counter = 5;\n"))
    out = np.zeros(1, np.uint32)
    for device, expected in ((0, 6), (3, 6), (3, 7), (0, 7)):
        module.kernels["k"].launch(1, 1, out, device=device, engine=engine)
        assert out[0] == expected
    assert (module.globals["counter"], module.globals_on(3)["counter"], module.globals_on(1)["counter"]) == (7, 7, 5)


@engines
def test_accesses_to_another_devices_memory_are_checked(engine):
    array = ptxvm.device_array(4, np.uint32, device=2)
    program = kernel("ld.global.u32 %r2, [%rd1+16];" + STORE)
    with pytest.raises(ptxvm.KernelFault, match="0 bytes past the end of an allocation") as caught:
        ptxvm.run(program, grid=1, block=1, args=[array], device=1, engine=engine)
    assert caught.value.kind == "out_of_bounds"
    array.free()
    with pytest.raises(ptxvm.KernelFault, match="was freed"):
        ptxvm.run(kernel(STORE), grid=1, block=1, args=[array], device=1, engine=engine)


@engines
def test_a_fault_on_one_device_ends_the_others(engine):
    body = """
    ld.param.u32 %r3, [which];
    setp.eq.u32 %p1, %r3, 1;
    @%p1 bra wrong;
wait:
    ld.acquire.sys.global.u32 %r4, [%rd1];
    setp.eq.u32 %p2, %r4, 0;
    @%p2 bra wait;
wrong:
    mov.u64 %rd3, 0;
    st.global.u32 [%rd3], %r1;
"""
    flag = ptxvm.device_array(1, np.uint32)
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(
            kernel(body, ".param .u64 out, .param .u32 which"),
            grid=1,
            block=1,
            args=[flag, ptxvm.PerDevice([0, 1])],
            devices=2,
            engine=engine,
            timeout=60,
        )
    assert caught.value.kind == "null_pointer"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"device": 16}, "device 16 does not exist"),
        ({"devices": 0}, "at least one is needed"),
        ({"devices": (1, 1)}, "each only once"),
        ({"devices": (1, -1)}, "device -1 does not exist"),
    ],
)
def test_devices_that_make_no_sense(options, words):
    with pytest.raises(ptxvm.LaunchError, match=words):
        outputs(kernel(STORE), **options)


def test_as_many_values_as_devices():
    with pytest.raises(ptxvm.LaunchError, match="2 values for 3 devices"):
        ptxvm.run(kernel(STORE), grid=1, block=1, args=[ptxvm.PerDevice([1, 2])], devices=3)


def test_multicast_objects_need_equal_arrays_on_several_devices():
    first, second = ptxvm.device_array(4), ptxvm.device_array(4, device=1)
    assert ptxvm.Multicast([first, second]).address > second.address
    with pytest.raises(ValueError, match="each on another device"):
        ptxvm.Multicast([first, first])
    with pytest.raises(ValueError, match="of one size"):
        ptxvm.Multicast([first, ptxvm.device_array(5, device=1)])


@engines
def test_multimem_addresses_are_for_multimem_instructions(engine):
    array = ptxvm.Multicast([ptxvm.device_array(32, np.uint32), ptxvm.device_array(32, np.uint32, device=1)])
    with pytest.raises(ptxvm.KernelFault, match="multimem address") as caught:
        ptxvm.run(kernel(STORE), grid=1, block=1, args=[array], engine=engine)
    assert caught.value.kind == "out_of_bounds"


@engines
def test_an_interrupt_ends_all_devices(engine):
    endless = kernel("again: ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra again;")
    flag = ptxvm.device_array(np.ones(1, np.uint32))
    module = ptxvm.load(endless)
    module.kernels["k"].launch(2, 32, flag, devices=3, engine=engine)  # compiles: the interrupt is to meet it running
    flag.numpy()[:] = 0
    timer = threading.Timer(1.0, _thread.interrupt_main)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            module.kernels["k"].launch(2, 32, flag, devices=3, engine=engine, timeout=60, host_writes=True)
    finally:
        timer.cancel()
    assert outputs(kernel("mov.u32 %r2, 3;" + STORE), engine=engine).tolist() == [3] * 32


@engines
def test_one_device_is_the_default(engine):
    for options in ({}, {"devices": 1}, {"devices": np.int64(1)}, {"devices": 1, "device": 2}, {"device": 2}):
        out = np.zeros(1, np.uint32)
        text = kernel("mov.u32 %r2, 3; st.global.u32 [%rd1], %r2;")
        ptxvm.run(text, grid=1, block=1, args=[ptxvm.PerDevice([out])], engine=engine, **options)
        assert out.tolist() == [3]


@engines
def test_what_becomes_read_only_is_so_also_with_several_devices(engine):
    out, module = np.zeros(1, np.uint32), ptxvm.load(kernel("mov.u32 %r2, 3; st.global.u32 [%rd1], %r2;"))
    ptxvm.device_array(1, device=1)
    for writable in (True, False, True, False):
        out.flags.writeable = writable
        if writable:
            module.kernels["k"].launch(1, 1, out, engine=engine)
            continue
        with pytest.raises(ptxvm.KernelFault) as caught:
            module.kernels["k"].launch(1, 1, out, engine=engine)
        assert caught.value.kind == "read_only"


@engines
def test_a_timeout_ends_all_devices(engine):
    endless = kernel("again: ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra again;")
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(
            endless,
            grid=2,
            block=32,
            args=[np.zeros(1, np.uint32)],
            devices=2,
            engine=engine,
            timeout=0.3,
            host_writes=True,
        )
    assert caught.value.kind == "timeout"


@pytest.mark.parametrize(
    ("arguments", "options", "error", "words"),
    [
        ([0], {"device": 16}, ptxvm.LaunchError, "device 16 does not exist: devices are 0 to 15"),
        ([0], {"device": "a"}, ptxvm.LaunchError, "device 'a' does not exist"),
        ([0], {"devices": 17}, ptxvm.LaunchError, "device 16 does not exist"),
        ([0], {"devices": "ab"}, ptxvm.LaunchError, "device 'a' does not exist"),
        ([0], {"devices": 0}, ptxvm.LaunchError, "at least one is needed"),
        ([0], {"devices": (1, 1)}, ptxvm.LaunchError, "each only once"),
        ([0], {"devices": 2, "device": 1}, ptxvm.LaunchError, "only one of them can be given"),
        ([ptxvm.PerDevice([0])], {"devices": 2}, ptxvm.LaunchError, "has 1 values for 2 devices"),
        ([ptxvm.PerDevice([0, 1])], {}, ptxvm.LaunchError, "has 2 values for 1 device"),
        ([0], {"devices": -1}, ptxvm.LaunchError, "devices=-1: at least one is needed"),
        ([0], {"devices": 1.0}, ptxvm.LaunchError, "devices=1.0: a number of devices is needed"),
        ([0], {"devices": None}, ptxvm.LaunchError, "devices=None: a number of devices is needed"),
        ([ptxvm.PerDevice([ptxvm.PerDevice([0])])], {"devices": 1}, ptxvm.ArgumentError, "its values are plain"),
    ],
)
def test_launches_on_devices_that_make_no_sense(arguments, options, error, words):
    with pytest.raises(error, match=words):
        ptxvm.run(kernel("mov.u32 %r2, 0;"), grid=1, block=1, args=arguments, **options)


def test_objects_of_several_devices_that_make_no_sense():
    array = ptxvm.device_array(4)
    with pytest.raises(TypeError, match="needs a sequence of values, one for each device, not 5"):
        ptxvm.PerDevice(5)
    with pytest.raises(TypeError, match=r"needs ptxvm\.device_array objects, not ndarray"):
        ptxvm.Multicast([np.zeros(4)])
    with pytest.raises(ValueError, match="arrays of one size, each on another device"):
        ptxvm.Multicast([array, array])
    assert repr(ptxvm.Multicast([array])).startswith("<ptxvm.Multicast of devices 0 at 0x")
