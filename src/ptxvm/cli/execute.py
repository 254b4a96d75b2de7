"""`ptxvm exec`."""

from __future__ import annotations

import argparse

from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.terminal import complain
from ptxvm.driver.children import execute
from ptxvm.driver.options import chosen
from ptxvm.driver.settings import from_environment


def execute_program(options: argparse.Namespace) -> ExitCode:
    """Become the program; return only where that is not possible."""
    if not options.program:
        complain("exec needs a program; try: ptxvm exec ./program")
        return ExitCode.USAGE
    try:
        settings = from_environment(**chosen(options))
    except ValueError as error:
        complain(str(error))
        return ExitCode.USAGE
    execute(options.program, settings)
    return ExitCode.CLEAN
