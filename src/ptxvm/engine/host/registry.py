"""The host functions by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ptxvm.engine.host.host_call import HostCall, Words

Results = tuple[Words, ...] | None

Handler = Callable[[HostCall], Results]

_MODULES = (
    "copies",
    "mbarriers",
    "bulk",
    "tensors",
    "stores",
    "printing",
    "heap",
    "assertion",
    "multimem",
    "cluster_launch",
)
"""The modules of this package that hold host functions."""

_handlers: dict[str, Handler] = {}


def host_function(name: str) -> Callable[[Handler], Handler]:
    """Register what `warp.call_host(name, ...)` calls."""

    def register(handler: Handler) -> Handler:
        _handlers[name] = handler
        return handler

    return register


@cache
def _load() -> None:
    """Threads that come while another is at it wait for the modules it imports."""
    for module in _MODULES:
        import_module(f"ptxvm.engine.host.{module}")


def serve(name: str, call: HostCall) -> tuple[Words, ...]:
    """Do what running threads ask for: one array per result, an element per executing lane.

    Raises KernelFault, and what a failing launch raises anyway. Afterwards operations may be pending in the cluster
    that were not before, or the other way round, and memory may have changed (`ClusterState.changes`).
    """
    _load()
    call.cta.cluster.event()
    return _handlers[name](call) or ()
