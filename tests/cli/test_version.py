"""`python -m ptxvm` is the command, and tells its version."""

import subprocess
import sys

import ptxvm


def test_the_module_is_the_command() -> None:
    told = subprocess.run([sys.executable, "-m", "ptxvm", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout == f"ptxvm {ptxvm.__version__}\n"
