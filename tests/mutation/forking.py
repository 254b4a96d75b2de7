"""Plugin of pytest: collects tests once, then runs some of them for each request, in a process forked for it.

So neither a mutant nor a look at what a file of tests reaches pays for imports, and none sees what others left behind.
A mutant of functions replaces their code in the forked process. Requests and answers are lines of JSON.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.main import pytest_runtestloop as run_tests
from tests.mutation import probes

PIPES = "PTXVM_MUTATION_PIPES"
PROBES = "PTXVM_MUTATION_PROBES"
"""What the plugin reads from the environment: two file descriptors, and a file with places by the path of a file."""

_MEMORY = 8 << 30
_LONGEST = 20.0
"""CPU seconds that no single test needs: what takes longer never ends."""

_PATIENCE = 600
"""Seconds after which a test waits for something that never comes, even where others need the processors."""

_OPTIMIZED = 1
"""Flag of the code of functions, which that of modules and classes lacks."""


class _LoaderWithProbes(SourceFileLoader):
    places: list[probes.Place]

    def get_code(self, fullname: str) -> CodeType:
        tree = probes.with_probes(Path(self.path).read_text(), self.places)
        return compile(tree, self.path, "exec", dont_inherit=True)


class _FinderOfProbes:
    """Finds the files with places in them before others do."""

    def __init__(self, places: dict[str, list[probes.Place]]) -> None:
        self._places = places

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin not in self._places:
            return None
        spec.loader = loader = _LoaderWithProbes(fullname, spec.origin)
        loader.places = self._places[spec.origin]
        return spec


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    if PROBES in os.environ:
        probes.enable()
        sys.meta_path.insert(0, _FinderOfProbes(json.loads(Path(os.environ[PROBES]).read_text())))


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Answers first what there is: the tests, and which places ran when they were collected."""
    if session.testsfailed:
        return True
    requests, answers = (int(number) for number in os.environ[PIPES].split(","))
    items = {item.nodeid: item for item in session.items}
    functions = _functions()
    with os.fdopen(requests) as incoming, os.fdopen(answers, "w") as outgoing:
        print(json.dumps({"tests": list(items), "reached": sorted(probes.REACHED)}), file=outgoing, flush=True)
        for line in incoming:
            print(json.dumps(_answer(session, json.loads(line), items, functions)), file=outgoing, flush=True)
    return True


def _functions() -> dict[str, list[FunctionType]]:
    """All that there are, by file."""
    found: dict[str, list[FunctionType]] = {}
    gc.unfreeze()
    for thing in gc.get_objects():
        if type(thing) is FunctionType:
            found.setdefault(thing.__code__.co_filename, []).append(thing)
    gc.freeze()
    return found


def _answer(
    session: pytest.Session,
    request: dict[str, Any],
    items: dict[str, pytest.Item],
    functions: dict[str, list[FunctionType]],
) -> dict[str, Any]:
    """`failed`, what each test `reached` and its seconds, and the `status` with which the process ended."""
    folder = Path(tempfile.mkdtemp(prefix="ptxvm-mutant-"))
    if (child := os.fork()) == 0:
        try:
            os.setsid()
            os.environ["PTXVM_CACHE_DIR"] = str(folder / "objects")
            _run(session, request, items, functions, folder / "answer")
        finally:
            os._exit(1)
    status = _status(child, time.monotonic() + request["wall"])
    answer = json.loads((folder / "answer").read_text()) if (folder / "answer").exists() else {"failed": []}
    shutil.rmtree(folder, ignore_errors=True)
    return answer | {"status": status}


def _status(child: int, end: float) -> int | None:
    """None if there was no more time for the process. (A single test that waits for ever ends it before.)"""
    try:
        while time.monotonic() < end:
            found, status = os.waitpid(child, os.WNOHANG)
            if found:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)


def _run(
    session: pytest.Session,
    request: dict[str, Any],
    items: dict[str, pytest.Item],
    functions: dict[str, list[FunctionType]],
    answer: Path,
) -> None:
    budget = request["seconds"]
    most = budget + max(budget, int(_LONGEST))
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if request.get("objects"):
        from tests.mutation.objects import share  # what it imports must not come before the probes

        share(Path(request["objects"]))
    if request.get("mutant"):
        replace(*request["mutant"], functions)
    record = _Record(session, budget, request["all"])
    session.config.pluginmanager.register(record)
    session.items[:] = [items[name] for name in request["tests"] if name in items]
    with contextlib.suppress(session.Failed, session.Interrupted):
        run_tests(session)
    whole = answer.with_suffix(".whole")
    whole.write_text(json.dumps({"failed": record.failed, "ran": record.ran}))
    whole.rename(answer)  # which is there as a whole or not at all, whenever the process is killed
    os._exit(0)


@dataclass(slots=True, eq=False)
class _Record:
    """Watches tests run: what they reach, how long they take, which fail; ends the run at the first, or in time."""

    session: pytest.Session
    budget: float
    all: bool
    failed: list[str] = field(default_factory=list)
    ran: dict[str, tuple[float, list[int]]] = field(default_factory=dict)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if not self.all:
            signal.setitimer(signal.ITIMER_PROF, _LONGEST)  # whose signal ends the process
            faulthandler.dump_traceback_later(_PATIENCE, exit=True)
        probes.REACHED.clear()
        start = time.process_time()
        yield
        end = time.process_time()
        faulthandler.cancel_dump_traceback_later()
        self.ran[item.nodeid] = (round(end - start, 4), sorted(probes.REACHED))
        if self.failed and not self.all:
            self.session.shouldstop = "a test failed"
        elif end > self.budget:
            self.session.shouldstop = "the time is up"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def replace(path: str, original: str, mutant: str, functions: dict[str, list[FunctionType]]) -> None:
    """The code of those functions of a file that differ, or what is in them does, in two texts of it."""
    for old, new in _pairs(_compiled(path, original), _compiled(path, mutant)):
        if old != new:
            for function in functions.get(path, ()):
                if function.__code__ == old:
                    function.__code__ = new


def is_replaceable(original: str, mutant: str) -> bool:
    """Whether two texts of a module differ only in what functions do, not in what runs when it is imported."""
    pairs = list(_pairs(_compiled("", original), _compiled("", mutant)))
    return all(old.co_flags & new.co_flags & _OPTIMIZED for old, new in pairs if _own(old) != _own(new))


def _compiled(path: str, text: str) -> CodeType:
    return compile(text, path, "exec", dont_inherit=True)


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Codes of two texts of a module, and those in them, side by side."""
    yield old, new
    inner = [[constant for constant in code.co_consts if isinstance(constant, CodeType)] for code in (old, new)]
    for pair in zip(*inner, strict=False):
        yield from _pairs(*pair)


def _own(code: CodeType) -> tuple[object, ...]:
    """What is in a code, apart from the codes in it."""
    constants = [None if isinstance(constant, CodeType) else repr(constant) for constant in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, code.co_exceptiontable, constants
