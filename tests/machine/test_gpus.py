"""What is known of GPUs: numbers of the CUDA programming guide's table of compute capabilities."""

import pytest

from ptxvm.machine.gpus import gpu_named, gpu_of, gpus_for

KIB = 1024


@pytest.mark.parametrize(
    ("name", "multiprocessors", "warps", "ctas", "shared", "of_a_cta", "cluster"),
    [
        ("sm_50", 5, 64, 32, 64, 48, 1),
        ("sm_61", 30, 64, 32, 96, 48, 1),
        ("sm_70", 80, 64, 32, 96, 96, 1),
        ("sm_75", 72, 32, 16, 64, 64, 1),
        ("sm_80", 108, 64, 32, 164, 163, 1),
        ("sm_86", 84, 48, 16, 100, 99, 1),
        ("sm_87", 16, 48, 16, 164, 163, 1),
        ("sm_89", 142, 48, 24, 100, 99, 1),
        ("sm_90", 132, 64, 32, 228, 227, 16),
        ("sm_100", 148, 64, 32, 228, 227, 16),
        ("sm_120", 188, 48, 24, 100, 99, 8),
    ],
)
def test_numbers_of_the_programming_guide(name, multiprocessors, warps, ctas, shared, of_a_cta, cluster):
    gpu = gpu_named(name)
    assert (gpu.name, gpu.multiprocessors, gpu.warps, gpu.ctas, gpu.cluster) == (
        name, multiprocessors, warps, ctas, cluster,
    )  # fmt: skip
    assert (gpu.shared, gpu.cta_shared) == (shared * KIB, of_a_cta * KIB)
    assert gpu.registers == 65536


def test_generations_differ():
    """Parameters are 4 KiB before Volta; shared memory comes in 256 bytes before Ampere (ISA 10.30)."""
    assert [gpu_named(f"sm_{each}").parameters for each in (61, 70, 90)] == [4096, 32764, 32764]
    assert [gpu_named(f"sm_{each}").shared_unit for each in (50, 75, 80, 90, 120)] == [256, 256, 128, 128, 128]
    assert [gpu_named(f"sm_{each}").reserved_shared for each in (75, 80, 90)] == [0, KIB, KIB]
    assert gpu_named("sm_62").registers == 32768


def test_names():
    assert gpu_named("sm_90a") is gpu_named("compute_90") is gpu_named("sm_90")
    assert gpu_named("sm_101") is gpu_named("sm_110")
    for wrong in ("sm_95", "H100", "", "sm_9", "sm_900", "sm_90b"):
        with pytest.raises(ValueError, match="the name of a GPU is needed, one of sm_50, "):
            gpu_named(wrong)
    for no_string in (90, None, ("sm_90",)):
        with pytest.raises(TypeError, match="the name of a GPU is needed, as 'sm_90'"):
            gpu_named(no_string)


def test_the_gpu_of_a_target():
    assert [gpu_of(each).name for each in ("sm_90a", "sm_107f", "sm_20", "", "sm_101a")] == [
        "sm_90", "sm_103", "sm_50", "sm_121", "sm_110",
    ]  # fmt: skip


def test_gpus_that_run_a_target():
    names = [each.name for each in gpus_for("sm_89")]
    assert names == ["sm_89", "sm_90", "sm_100", "sm_103", "sm_110", "sm_120", "sm_121"]
    assert [each.name for each in gpus_for("sm_90a")] == ["sm_90"]
    assert [each.name for each in gpus_for("sm_100f")] == ["sm_100", "sm_103"]
    assert [each.name for each in gpus_for("sm_103f")] == ["sm_103"]
    assert len(gpus_for("")) == 20 and len(gpus_for("sm_121")) == 1
    assert gpus_for("sm_107f") == (gpu_of("sm_103"),)


@pytest.mark.parametrize(
    ("gpu", "warps", "shared", "registers", "expected"),
    [
        ("sm_90", 1, 0, 0, 32),
        ("sm_90", 32, 0, 0, 2),
        ("sm_90", 4, 48 * KIB, 0, 4),  # 49 KiB each with what the system keeps
        ("sm_75", 4, 32 * KIB, 0, 2),
        ("sm_90", 32, 0, 64, 1),
        ("sm_90", 32, 0, 65, 0),
        ("sm_86", 32, 0, 0, 1),
        ("sm_80", 1, 200 * KIB, 0, 0),
    ],
)
def test_resident_ctas(gpu, warps, shared, registers, expected):
    assert gpu_named(gpu).resident(warps, shared, registers) == expected
