"""Launch geometry: what is refused, and that the message names the limit."""

from dataclasses import replace

import pytest

from ptxvm.machine.launch import Launch, LaunchError, cluster_geometry, dimensions


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"block": (1025, 1, 1)}, "1 to 1024"),
        ({"block": (1, 1, 65)}, "1 to 64"),
        ({"block": (32, 33, 1)}, "1056 threads; the limit is 1024"),
        ({"block": (0, 1, 1)}, "outside 1 to 1024"),
        ({"grid": (2**31, 1, 1)}, "2147483647"),
        ({"grid": (1, 65536, 1)}, "65535"),
        ({"grid": (1, 1, 65536)}, "65535"),
        ({"shared": 227 * 1024 + 1}, "232448"),
        ({"shared": -1}, "232448"),
        ({"parameters": bytes(32765)}, "32764"),
        ({"cluster": (3, 1, 1)}, "multiple of the cluster size 3"),
        ({"cluster": (17, 1, 1)}, "1 to 16"),
        ({"grid": (8, 4, 1), "cluster": (8, 4, 1)}, "32 CTAs; the limit is 16"),
    ],
)
def test_limits_of_the_machine(fields, words):
    with pytest.raises(LaunchError, match=words):
        Launch(**{"grid": (4, 1, 1), "block": (32, 1, 1)} | fields)


@pytest.mark.parametrize(
    ("directives", "static", "parameters", "words"),
    [
        ({".reqntid": (64,)}, 0, 0, r"\.reqntid \(64, 1, 1\)"),
        ({".maxntid": (8, 3)}, 0, 0, r"\.maxntid allows 24"),
        ({".reqnctapercluster": (2,)}, 0, 0, r"\.reqnctapercluster \(2, 1, 1\)"),
        ({}, 48 * 1024 + 1, 0, "49152"),
        ({}, 28 * 1024, 0, "28672 bytes of static and 204800 bytes .* are 233472 bytes; the limit.* is 232448"),
        ({}, 0, 8, "the kernel takes 8"),
    ],
)
def test_limits_of_the_kernel(directives, static, parameters, words):
    launch = Launch((4, 1, 1), (32, 1, 1), shared=200 * 1024)
    with pytest.raises(LaunchError, match=words):
        launch.check_kernel(directives, static, parameters)


def test_a_fitting_launch_passes():
    launch = Launch((4, 2, 1), (8, 4, 2), bytes(12), 1024)
    launch.check_kernel({".reqntid": (8, 4, 2), ".maxntid": (64,), ".minnctapersm": (2,)}, 1024, 12)
    assert (launch.threads, launch.warps, launch.ctas) == (64, 2, 8)
    assert launch.block_of(5) == (1, 1, 0) and launch.thread_of(37) == (5, 0, 1)


def test_ctas_are_numbered_cluster_after_cluster():
    launch = Launch((4, 4, 1), (1, 1, 1), cluster=(2, 2, 1))
    assert (launch.cluster_size, launch.clusters) == (4, (2, 2, 1))
    assert [launch.block_of(index) for index in range(6)] == [
        (0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 0, 0), (3, 0, 0),
    ]  # fmt: skip
    assert launch.cluster_of(2) == (0, 1, 0) and launch.block_of(15) == (3, 3, 0)


def test_cluster_sizes_that_kernels_bring():
    grid = (6, 2, 1)
    assert cluster_geometry(grid, None, {}) == (grid, (1, 1, 1), False)
    assert cluster_geometry(grid, (1, 1, 1), {}) == (grid, (1, 1, 1), True)
    assert cluster_geometry(grid, None, {".reqnctapercluster": (2, 2)}) == (grid, (2, 2, 1), True)
    clusters = {".reqnctapercluster": (2,), ".blocksareclusters": ()}
    assert cluster_geometry(grid, None, clusters) == ((12, 2, 1), (2, 1, 1), True)
    with pytest.raises(LaunchError, match="with a cluster size"):
        Launch(grid, (1, 1, 1)).check_kernel({".explicitcluster": ()}, 0, 0)


def test_dimensions():
    assert dimensions(7, "grid") == (7, 1, 1)
    assert dimensions((3, 2), "grid") == (3, 2, 1)
    for wrong in ((), (1, 2, 3, 4), (0,), -1):
        with pytest.raises(LaunchError, match="grid"):
            dimensions(wrong, "grid")


@pytest.mark.parametrize("value", [[4, 4], "4", None, (1, None), (), (1, 2, 3, 4), (1, -1)])
def test_senseless_dimensions_are_named(value):
    with pytest.raises(LaunchError, match=r"^grid "):
        dimensions(value, "grid")


def test_a_launch_with_other_parameters_is_the_same_otherwise():
    launch = Launch((4, 2, 1), (64, 1, 1), bytes(8), shared=16, cluster=(2, 1, 1), explicit_cluster=True)
    other = launch.with_parameters(b"12345678")
    assert other == replace(launch, parameters=b"12345678", number=other.number)
    assert launch.parameters == bytes(8)
