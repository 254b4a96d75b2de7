"""What the exit code of every `ptxvm` command means; scripts rely on it."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """`ptxvm --help` prints this list."""

    CLEAN = 0
    FOUND = 1
    USAGE = 2
    DEFECT = 3
    INTERRUPTED = 130
    CLOSED_PIPE = 141


MEANINGS = {
    ExitCode.CLEAN: "nothing wrong was found (there may be warnings)",
    ExitCode.FOUND: "errors in PTX, a fault of the kernel, a name that `explain` does not know",
    ExitCode.USAGE: "a wrong command line, or a file that cannot be read or written",
    ExitCode.DEFECT: "a defect of ptxvm itself; please report it",
    ExitCode.INTERRUPTED: "interrupted with Ctrl-C",
    ExitCode.CLOSED_PIPE: "whoever read the output has stopped reading",
}
