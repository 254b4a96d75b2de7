"""The command-line program: reads the words, runs the command, turns failures into messages and exit codes."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence

from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.parser import parse
from ptxvm.cli.terminal import complain, file_error, plain_warnings, prepare_streams


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point of the `ptxvm` command; returns the exit code (usage errors raise SystemExit(2))."""
    prepare_streams()
    try:
        with plain_warnings():
            return int(_execute(sys.argv[1:] if arguments is None else arguments))
    except BrokenPipeError:
        # Python flushes standard output once more at exit, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.CLOSED_PIPE
    except KeyboardInterrupt:
        complain("interrupted")
        return ExitCode.INTERRUPTED


def _execute(arguments: Sequence[str]) -> ExitCode:
    try:
        options = parse(arguments)
        status: ExitCode = options.execute(options)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        complain(file_error(error))
        _forget_output()
        return ExitCode.USAGE
    except MemoryError as error:
        complain(f"not enough memory: {error}" if str(error) else "not enough memory")
        return ExitCode.USAGE
    except Exception:
        traceback.print_exc()
        complain("this is a defect of ptxvm; please report it with the lines above and the PTX")
        return ExitCode.DEFECT
    return status


def _forget_output() -> None:
    """What a full disk did not take must not be tried again when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
