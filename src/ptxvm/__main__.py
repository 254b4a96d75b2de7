"""`python -m ptxvm`: the command line, which lies above everything else."""

import runpy

runpy.run_module("ptxvm.cli", run_name="__main__")
