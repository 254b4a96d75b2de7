"""The host functions by name: from the table to the Python functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host_functions import HOST_FUNCTIONS

Results = tuple[Words, ...] | None

Handler = Callable[[HostCall], Results]

_handlers: dict[str, Handler] = {}


def host_function(name: str) -> Callable[[Handler], Handler]:
    """Register what `warp.call_host(name, ...)` calls, in the module that the table names."""

    def register(function: Handler) -> Handler:
        _handlers[name] = function
        return function

    return register


@cache
def _load(module: str) -> None:
    """Threads that come while another is at it wait for the module it imports."""
    import_module(f"ptxvm.engine.host.{module}")


def handler(name: str) -> Handler:
    """The function of a row of the table."""
    _load(HOST_FUNCTIONS[name].module)
    return _handlers[name]


def serve(name: str, call: HostCall) -> tuple[Words, ...]:
    """Do what running threads ask for: one array per result, an element per executing lane.

    Raises KernelFault, and what a failing launch raises anyway. Afterwards operations may be pending in the cluster
    that were not before, or the other way round, and memory may have changed (`ClusterState.changes`).
    """
    call.cta.cluster.event()
    return handler(name)(call) or ()
