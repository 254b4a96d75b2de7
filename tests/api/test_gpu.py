"""`gpu=`: whose limits, number of multiprocessors and special registers hold."""

import pickle
import time

import numpy as np
import pytest

import ptxvm

engines = pytest.mark.parametrize("engine", ["jit", "interpret"])

REGISTERS = ("%smid", "%nsmid", "%nwarpid", "%total_smem_size")


def program(*registers, target="sm_50", shared=0, directives=""):
    """Thread 0 of every CTA stores what it reads, CTA by CTA."""
    moves = "".join(
        f"    mov.u32 %value, {register};\n    st.global.u32 [%out+{4 * place}], %value;\n"
        for place, register in enumerate(registers)
    )
    return f"""
.version 9.0
.target {target}
.address_size 64
.visible .entry k(.param .u64 out) {directives}
{{
    .reg .b64 %out;
    .reg .b32 %value, %cta, %rows, %columns;
    {f".shared .align 4 .b8 tile[{shared}]; mov.u32 %value, tile;" if shared else ""}
    ld.param.u64 %out, [out];
    mov.u32 %cta, %ctaid.z;
    mov.u32 %rows, %nctaid.y;
    mov.u32 %value, %ctaid.y;
    mad.lo.u32 %cta, %cta, %rows, %value;
    mov.u32 %columns, %nctaid.x;
    mov.u32 %value, %ctaid.x;
    mad.lo.u32 %cta, %cta, %columns, %value;
    mad.wide.u32 %out, %cta, {4 * len(registers)}, %out;
{moves}    ret;
}}
"""


def read(engine, *registers, grid=1, block=1, target="sm_50", **options):
    out = np.zeros((int(np.prod(grid)), len(registers)), np.uint32)
    ptxvm.run(program(*registers, target=target), grid=grid, block=block, args=[out], engine=engine, **options)
    return out


@engines
@pytest.mark.parametrize(
    ("gpu", "expected"),
    [("sm_50", (5, 64, 1024)), ("sm_75", (72, 32, 1024)), ("sm_86", (84, 48, 896)), ("sm_90", (132, 64, 896))],
)
def test_registers_of_the_gpu(engine, gpu, expected):
    """The unit of shared memory is 256 bytes before sm_80, then 128 (ISA 10.30)."""
    found = read(engine, *REGISTERS, grid=3, shared=800, gpu=gpu)
    assert found[:, 1:].tolist() == [[*expected]] * 3


@engines
def test_ctas_go_to_multiprocessors_by_turns(engine):
    """With 5 of them the number of CTA 12 is 2; clusters of 2 along y are numbered one after the other."""
    assert read(engine, "%smid", grid=12, gpu="sm_50").ravel().tolist() == [0, 1, 2, 3, 4] * 2 + [0, 1]
    assert read(engine, "%smid", grid=(3, 2, 2), gpu="sm_53").ravel().tolist() == [0, 1, 0, 1, 0, 1] * 2
    found = read(engine, "%smid", grid=(3, 4, 1), cluster=(1, 2, 1), gpu="sm_90", target="sm_90")
    assert found.ravel().tolist() == [0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11]
    wrapped = read(engine, "%smid", grid=300, gpu="sm_90").ravel()
    assert wrapped.tolist() == [cta % 132 for cta in range(300)]


@engines
def test_without_one_the_target_tells(engine):
    assert read(engine, *REGISTERS, target="sm_75", shared=1)[0].tolist() == [0, 72, 32, 1]
    assert read(engine, *REGISTERS, target="sm_80", shared=1)[0].tolist() == [0, 108, 64, 1]


@engines
def test_aggregated_shared_memory(engine):
    found = read(engine, "%aggr_smem_size", "%dynamic_smem_size", target="sm_90", shared=130, gpu="sm_90")
    assert found[0].tolist() == [256 + 1024, 130]


@engines
def test_the_global_timer_counts_nanoseconds(engine):
    before = time.time_ns()
    low, high = read(engine, "%globaltimer_lo", "%globaltimer_hi")[0].tolist()
    after = time.time_ns()
    assert before - 2**33 < (high << 32 | low) < after + 2**33
    assert high in (before >> 32, after >> 32)


@engines
def test_the_same_code_for_another_gpu(engine):
    """A kernel that is loaded once; also launches that are like earlier ones."""
    kernel = ptxvm.load(program("%nsmid")).kernels["k"]
    out = np.zeros(1, np.uint32)
    for gpu, expected in [("sm_75", 72), ("sm_90", 132), ("sm_75", 72), (None, 5), ("sm_90", 132), (None, 5)] * 2:
        kernel.launch(1, 1, out, engine=engine, gpu=gpu)
        assert out[0] == expected


def test_load_names_the_gpu_of_all_launches():
    module = ptxvm.load(program("%nsmid"), gpu="sm_86")
    out = np.zeros(1, np.uint32)
    for each in (module, pickle.loads(pickle.dumps(module))):
        out[0] = 0
        each.kernels["k"].launch(1, 1, out)
        assert out[0] == 84
    module.kernels["k"].launch(1, 1, out, gpu="sm_80")
    assert out[0] == 108
    with ptxvm.Stream() as stream:
        stream.launch(module.kernels["k"], 1, 1, out)
    assert out[0] == 84
    with ptxvm.Stream() as stream:
        stream.launch(module.kernels["k"], 1, 1, out, gpu="sm_90")
    assert out[0] == 132


@engines
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"gpu": "sm_80", "shared": 163 * 1024 + 1}, r"166913 bytes of dynamic .* the limit of sm_80 is 166912"),
        ({"gpu": "sm_90", "shared": 227 * 1024 + 1}, r"the limit of sm_90 is 232448"),
        ({"gpu": "sm_61", "shared": 48 * 1024 + 1}, r"the limit of sm_61 is 49152"),
        ({"gpu": "sm_86", "block": 1025}, r"block.x = 1025 is outside 1 to 1024, the limits of sm_86"),
        ({"gpu": "sm_86", "block": (64, 32)}, r"2048 threads; the limit of sm_86 is 1024"),
        ({"gpu": "sm_90", "block": (1, 1, 65)}, r"block.z = 65 is outside 1 to 64, the limits of sm_90"),
        ({"gpu": "sm_90", "grid": (1, 65536)}, r"grid.y = 65536 is outside 1 to 65535, the limits of sm_90"),
        ({"gpu": "sm_89", "cluster": 2, "grid": 2}, r"sm_89 has no clusters; they begin with sm_90"),
        ({"gpu": "sm_120", "cluster": 16, "grid": 16}, r"outside 1 to 8, the limits of sm_120"),
        ({"gpu": "sm_90", "cluster": (8, 4), "grid": (8, 4)}, r"32 CTAs; the limit of sm_90 is 16"),
        ({"gpu": "sm_50", "cooperative": True}, "cooperative launches need sm_60; the GPU is sm_50"),
        ({"gpu": "sm_62", "cooperative": True, "grid": 65}, "the 2 multiprocessors of sm_62 hold 64"),
    ],
)
def test_launches_beyond_the_limits(engine, options, words):
    options = {"grid": 1, "block": 1} | options
    with pytest.raises(ptxvm.LaunchError, match=words):
        ptxvm.run(program(), args=[np.zeros(1)], engine=engine, **options)


@engines
def test_launches_within_the_limits(engine):
    for gpu, shared in (("sm_61", 48), ("sm_75", 64), ("sm_80", 163), ("sm_120", 99), ("sm_100", 227)):
        read(engine, "%nsmid", gpu=gpu, shared=shared * 1024)
    read(engine, "%nsmid", gpu="sm_90", cluster=16, grid=16)
    read(engine, "%nsmid", gpu="sm_120", cluster=8, grid=8)
    read(engine, "%nsmid", gpu="sm_50", cluster=1)


def test_static_and_dynamic_shared_memory_together():
    text = program("%nsmid", shared=40 * 1024)
    out = np.zeros(1, np.uint32)
    ptxvm.run(text, grid=1, block=1, args=[out], shared=24 * 1024, gpu="sm_75")
    with pytest.raises(ptxvm.LaunchError, match="are 65664 bytes; the limit of sm_75 is 65536"):
        ptxvm.run(text, grid=1, block=1, args=[out], shared=24 * 1024 + 128, gpu="sm_75")


def test_parameters_before_volta():
    text = ".version 9.0\n.target sm_50\n.address_size 64\n.entry k(.param .b8 p[4100])\n{\n    ret;\n}\n"
    ptxvm.run(text, grid=1, block=1, args=[bytes(4100)], gpu="sm_70")
    with pytest.raises(ptxvm.LaunchError, match="4100 bytes of parameters; the limit of sm_61 is 4096"):
        ptxvm.run(text, grid=1, block=1, args=[bytes(4100)], gpu="sm_61")


def test_a_gpu_runs_what_is_for_it():
    for target, gpus, not_on in (
        ("sm_80", ("sm_80", "sm_120"), ("sm_75",)),
        ("sm_90a", ("sm_90",), ("sm_89", "sm_100")),
        ("sm_100f", ("sm_100", "sm_103"), ("sm_90", "sm_110", "sm_120")),
    ):
        module = ptxvm.load(program("%nsmid", target=target))
        for gpu in gpus:
            module.kernels["k"].launch(1, 1, np.zeros(1, np.uint32), gpu=gpu)
        for gpu in not_on:
            with pytest.raises(ptxvm.LaunchError, match=f"gpu='{gpu}' does not run the program, which is for {target}"):
                module.kernels["k"].launch(1, 1, np.zeros(1, np.uint32), gpu=gpu)
            with pytest.raises(ptxvm.LaunchError, match="does not run the program"):
                ptxvm.load(program("%nsmid", target=target), gpu=gpu)


def test_what_is_no_gpu():
    kernel = ptxvm.load(program("%nsmid")).kernels["k"]
    for wrong in ("H100", "sm_95", ""):
        with pytest.raises(ValueError, match="the name of a GPU is needed"):
            kernel.launch(1, 1, np.zeros(1, np.uint32), gpu=wrong)
        with pytest.raises(ValueError, match="the name of a GPU is needed"):
            ptxvm.load(program(), gpu=wrong)
    with pytest.raises(TypeError, match="gpu=90: the name of a GPU is needed"):
        kernel.launch(1, 1, np.zeros(1, np.uint32), gpu=90)


@engines
def test_without_one_a_launch_may_have_what_some_gpu_of_the_target_allows(engine):
    """PTX for sm_50 runs on sm_90, too; that for sm_120a on nothing else."""
    read(engine, "%nsmid", shared=227 * 1024, cluster=16, grid=16)
    read(engine, "%nsmid", shared=99 * 1024, target="sm_120a")
    with pytest.raises(ptxvm.LaunchError, match="the limit is 101376"):
        read(engine, "%nsmid", shared=100 * 1024, target="sm_120a")


def test_limits_of_registers_have_no_effect():
    """They are promises for an assembler; here registers are not limited."""
    text = program("%nsmid", directives=".maxnreg 16").replace("%columns;\n", '%columns;\n    .pragma "nounroll";\n', 1)
    out = np.zeros(1, np.uint32)
    ptxvm.run(text, grid=1, block=1024, args=[out], gpu="sm_90")
    assert out[0] == 132
    assert "--maxrregcount" in ptxvm.explain(".maxnreg")
    for topic in (".maxnreg", ".pragma", "maxrregcount", ".minnctapersm"):
        assert "no effect" in " ".join(ptxvm.explain(topic).split())
