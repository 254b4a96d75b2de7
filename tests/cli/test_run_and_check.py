"""`ptxvm run`, `check` and `demo` from the command line: what they print, write and exit with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.cli.program import ptxvm

SAXPY = Path(__file__).parent.parent / "kernels" / "saxpy" / "saxpy.sm_80.ptx"
ARRAYS = ["--arg", "arange:f32:1024", "--arg", "ones:f32:1024"]


STALE = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 source, .param .u64 target)
{
    .reg .b32 %r1;
    .reg .b64 %rd<3>;
    .shared .align 4 .b32 cell;
    ld.param.u64 %rd1, [source];
    ld.param.u64 %rd2, [target];
    cp.async.ca.shared.global [cell], [%rd1], 4;
    ld.shared.u32 %r1, [cell];
    st.global.u32 [%rd2], %r1;
    ret;
}
"""


@pytest.mark.parametrize(("words", "seen"), [([], 0), (["--async-completion", "early"], 7)])
def test_a_missing_wait_shows_with_late_completion(tmp_path: Path, words: list[str], seen: int) -> None:
    (tmp_path / "stale.ptx").write_text(STALE)
    arrays = ["--arg", "full:u32:1:7", "--arg", "zeros:u32:1", "--out", f"2={tmp_path / 'found.npy'}"]
    result = ptxvm("run", tmp_path / "stale.ptx", *arrays, *words)
    assert result.exit_code == 0, result.output
    assert np.load(tmp_path / "found.npy").tolist() == [seen]


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_run_shows_and_writes_arrays(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "y.npy"
    launch = ["--grid", 4, "--block", 256, "--arg", 1024, "--arg", 2.0, *ARRAYS, "--out", f"4={file}"]
    result = ptxvm("run", SAXPY, *launch, "--engine", engine)
    assert result.exit_code == 0, result.output
    assert "argument 4: float32 1024" in result.output
    np.testing.assert_array_equal(np.load(file), 2 * np.arange(1024, dtype=np.float32) + 1)


def test_a_fault_is_told_with_its_place() -> None:
    result = ptxvm("run", SAXPY, "--grid", 5, "--block", 256, "--arg", 2048, "--arg", 2.0, *ARRAYS)
    assert result.exit_code == 1
    assert "out_of_bounds" in result.output and "PTX line" in result.output and "block (4,0,0)" in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nokernel"], "has saxpy"),
        (["--arg", "1"], "takes 4 arguments"),
        (["--arg", "three"], "three"),
        (["--grid", "0"], "grid"),
        (["--grid", "4", "--cluster", "3"], "multiple of the cluster size 3"),
        (["--out", "1=x.npy"], "argument 1 is not an array"),
        (["--engine", "gpu"], "'jit', 'interpret'"),
        (["--async-completion", "soon"], "'late', 'early', 'random'"),
        (["--tensor-cores", "sm_1"], "sm_120"),
        (["--seed", "-1"], "seed=-1"),
        (["--gpu", "H100"], "the name of a GPU is needed"),
        (["--gpu", "sm_86", "--shared", "102400"], "the limit of sm_86 is 101376"),
    ],
)
def test_usage_errors_exit_with_2(words: list[str], told: str) -> None:
    launch = words if "--arg" in words else [*words, "--arg", 1, "--arg", 1.0, *ARRAYS]
    result = ptxvm("run", SAXPY, *launch)
    assert result.exit_code == 2 and told in result.output


def test_run_refuses_programs_with_errors(tmp_path: Path) -> None:
    file = tmp_path / "bad.ptx"
    file.write_text(".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { foo; ret; }\n")
    assert ptxvm("run", file).exit_code == 1
    result = ptxvm("check", file)
    assert result.exit_code == 1 and "PTX101" in result.output and ":4:14" in result.output
    assert ptxvm("check", file, "--output-format", "nonsense").exit_code == 2


def test_check_of_a_good_file_says_nothing() -> None:
    result = ptxvm("check", SAXPY)
    assert result.exit_code == 0 and result.output == ""
    assert ptxvm("check", SAXPY.with_name("missing.ptx")).exit_code == 2


def test_demo_agrees_with_numpy() -> None:
    result = ptxvm("demo")
    assert result.exit_code == 0 and " 0 differences" in result.output
