"""Objects of the program that graphs keep alive."""

from __future__ import annotations

import ctypes

from ptxvm.driver.caller_memory import host_function, put
from ptxvm.driver.errors import require
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.graphs import graph_of
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record


@record(frozen=False, eq=False)
class UserObject:
    """Something of the program's: `destroy(data)` is called when nobody refers to it any more."""

    data: int
    destroy: int
    references: int
    handle: int = 0

    def retain(self, count: int) -> None:
        """One more that refers to it, or several."""
        self.references += count

    def release(self, count: int) -> None:
        """More than there are is all of them. Raises DriverError for none."""
        require(count)
        self.references = max(0, self.references - count)
        if not self.references:
            state.handles.remove(self.handle, UserObject)
            host_function((ctypes.c_size_t,))(self.destroy)(self.data)


def _object(handle: int) -> UserObject:
    return state.handles.get(handle, UserObject, CUresult.ERROR_INVALID_VALUE)


@api("cuUserObjectCreate")
def create_object(found: int, data: int, destructor: int, references: int, flags: int) -> None:
    require(destructor and references and flags == 1)
    made = UserObject(data, destructor, references)
    made.handle = state.handles.add(made)
    put(found, made.handle)


@api("cuUserObjectRetain")
def retain_object(handle: int, count: int) -> None:
    require(count)
    _object(handle).retain(count)


@api("cuUserObjectRelease")
@releases
def release_object(handle: int, count: int) -> None:
    _object(handle).release(count)


@api("cuGraphRetainUserObject")
def retain_by_graph(handle: int, thing: int, count: int, flags: int) -> None:
    graph, found = graph_of(handle), _object(thing)
    require(count and flags in (0, 1))
    if not flags:
        found.retain(count)
    graph.users[found] = graph.users.get(found, 0) + count


@api("cuGraphReleaseUserObject")
@releases
def release_by_graph(handle: int, thing: int, count: int) -> None:
    graph, found = graph_of(handle), _object(thing)
    require(count)
    held = min(count, graph.users.get(found, 0))
    if held:
        graph.users[found] -= held
        found.release(held)
