"""Graphs that are launched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ptxvm.driver.caller_memory import get, get_name, put, put_bytes, put_if
from ptxvm.driver.errors import fail, require
from ptxvm.driver.events import Event, RecordEvent, WaitEvent
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.graphs import (
    FIRST_KERNEL_NODE,
    cloned,
    copy_work,
    described,
    fill_work,
    graph_of,
    host_work,
    kernel_launch,
    succeeding,
)
from ptxvm.driver.functions.graphs import node_of as node_in_graph
from ptxvm.driver.graph_rules import begin_launch, change, difference, flaw, takes
from ptxvm.driver.graphs import (
    MOST_GRAPH_MEMORY,
    UNIQUE_NODES,
    Allocate,
    Child,
    Executable,
    Graph,
    Node,
    used_by_graphs,
    works_in,
)
from ptxvm.driver.graphs import trim as trim_memory
from ptxvm.driver.launches import KernelLaunch
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import Work, stream_of
from ptxvm.driver.tables.constants import CUgraphExecUpdateResult as Update
from ptxvm.driver.tables.constants import CUgraphInstantiateResult as Result
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import unsafe
from ptxvm.records import record

UPLOAD, USE_PRIORITY = 2, 8
MEMORY_ATTRIBUTES = 4


def executable_of(handle: int) -> Executable:
    """Raises DriverError."""
    return state.handles.get(handle, Executable, CUresult.ERROR_INVALID_VALUE)


def instantiate(found: int, handle: int, flags: int) -> None:
    """An executable graph, whose handle is written. Raises DriverError."""
    graph = graph_of(handle)
    state.bound()
    require(graph.parent is None, CUresult.ERROR_NOT_SUPPORTED)
    put(found, 0)
    require(flaw(graph, flags)[0] == Result.SUCCESS)
    if graph.instances:
        graph.refuse(*UNIQUE_NODES)
    made = Executable(graph, flags)
    made.take(graph)
    made.hold(graph)
    graph.instances += 1
    made.handle = state.handles.add(made)
    put(found, made.handle)


@api("cuGraphInstantiateWithFlags")
@unsafe
def instantiate_with_flags(found: int, handle: int, flags: int) -> None:
    require(not flags & UPLOAD)
    instantiate(found, handle, flags)


@api("cuGraphInstantiate", "cuGraphInstantiate_v2")
def instantiate_with_log(found: int, handle: int, failed: int, log: int, size: int) -> None:
    instantiate(found, handle, 0)
    put_if(failed, 0)
    if log and size:
        put_bytes(log, b"\0")


@api("cuGraphInstantiateWithParams")
@unsafe
def instantiate_with(found: int, handle: int, parameters: int) -> None:
    put(parameters + 16, 0)
    put(parameters + 24, Result.ERROR, 4)
    why, node = flaw(graph_of(handle), get(parameters))
    put(parameters + 16, node)
    put(parameters + 24, why, 4)
    instantiate(found, handle, get(parameters))


@record(frozen=False)
class LaunchGraph:
    """An executable graph in a stream. `snapshot`: as it was when it was launched."""

    executable: Executable
    snapshot: Executable

    def run(self, context: Context) -> None:
        try:
            self.snapshot.run(context)
        finally:
            self.executable.end_launch()


@api("cuGraphLaunch")
def launch(handle: int, stream: int) -> None:
    executable, queue = executable_of(handle), stream_of(stream)
    queue.refuse_capture()
    begin_launch(executable)
    snapshot = Executable(executable.graph, executable.flags, 0, dict(executable.works), set(executable.disabled))
    executable.launches += 1
    for work in works_in(snapshot.works.values()):
        if isinstance(work, Allocate):
            work.expect()
    queue.submit(LaunchGraph(executable, snapshot))


@api("cuGraphUpload")
def upload(handle: int, stream: int) -> None:
    executable_of(handle)
    stream_of(stream).refuse_capture()


@api("cuGraphExecDestroy")
@unsafe
@releases
def destroy(handle: int) -> None:
    state.handles.remove(handle, Executable, CUresult.ERROR_INVALID_VALUE).destroy()


@api("cuGraphExecGetFlags")
def get_flags(handle: int, flags: int) -> None:
    put(flags, executable_of(handle).flags & ~USE_PRIORITY)


@api("cuGraphExecGetId")
def get_id(handle: int, number: int) -> None:
    put(number, executable_of(handle).number, 4)


def replace_work(handle: int, node: int, make: Callable[[], Work]) -> None:
    executable, old = executable_of(handle), node_in_graph(node)
    before = executable.work(old)
    after = succeeding(before, make())
    require(takes(before, after))
    executable.works[old.handle] = after


@api("cuGraphExecKernelNodeSetParams_v2")
def set_kernel(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: kernel_launch(parameters))


@api("cuGraphExecKernelNodeSetParams")
def set_kernel_1(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: kernel_launch(parameters, FIRST_KERNEL_NODE))


@api("cuGraphExecMemcpyNodeSetParams")
def set_copy(handle: int, node: int, parameters: int, context: int) -> None:
    replace_work(handle, node, lambda: copy_work(parameters))


@api("cuGraphExecMemsetNodeSetParams")
def set_fill(handle: int, node: int, parameters: int, context: int) -> None:
    replace_work(handle, node, lambda: fill_work(parameters))


@api("cuGraphExecHostNodeSetParams")
def set_host(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: host_work(parameters))


@api("cuGraphExecChildGraphNodeSetParams")
def set_child(handle: int, node: int, child: int) -> None:
    old, new = executable_of(handle).work(node_in_graph(node)), Child(cloned(graph_of(child)))
    require(change(old, new)[0] == Update.SUCCESS, CUresult.ERROR_GRAPH_EXEC_UPDATE_FAILURE)
    replace_work(handle, node, lambda: new)


@api("cuGraphExecEventRecordNodeSetEvent")
def set_record(handle: int, node: int, event: int) -> None:
    replace_work(handle, node, lambda: RecordEvent(state.handles.get(event, Event, CUresult.ERROR_INVALID_VALUE)))


@api("cuGraphExecEventWaitNodeSetEvent")
def set_wait(handle: int, node: int, event: int) -> None:
    replace_work(handle, node, lambda: WaitEvent(state.handles.get(event, Event, CUresult.ERROR_INVALID_VALUE)))


@api("cuGraphExecNodeSetParams")
def set_node(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: described(node_in_graph(node).graph, parameters))


@api("cuGraphNodeSetEnabled")
def set_enabled(handle: int, node: int, enabled: int) -> None:
    executable, found = executable_of(handle), node_in_graph(node)
    executable.work(found)
    require(found.kind in (0, 1, 2))
    (executable.disabled.discard if enabled else executable.disabled.add)(found.handle)


@api("cuGraphNodeGetEnabled")
def get_enabled(handle: int, node: int, enabled: int) -> None:
    executable, found = executable_of(handle), node_in_graph(node)
    executable.work(found)
    require(found.kind in (0, 1, 2))
    put(enabled, int(found.handle not in executable.disabled), 4)


def update(executable: Executable, graph: Graph) -> tuple[Update, int, int]:
    """Take the parameters of a graph of the same form. Returns what came of it, the node that does not fit, and the one
    it depends on."""
    require(graph.parent is None)
    other = Executable(graph)
    other.take(graph)
    found = difference(executable, other)
    if found[0] == Update.SUCCESS:
        for own, new in list(zip(executable.works, other.works, strict=True)):
            executable.works[own] = other.works[new]
        executable.adopt(graph)
    return found


@api("cuGraphExecUpdate_v2")
def update_2(handle: int, graph: int, result: int) -> None:
    outcome, node, source = update(executable_of(handle), graph_of(graph))
    put(result, outcome)
    put(result + 8, node)
    put(result + 16, source)
    require(outcome == Update.SUCCESS, CUresult.ERROR_GRAPH_EXEC_UPDATE_FAILURE)


@api("cuGraphExecUpdate")
def update_1(handle: int, graph: int, failed: int, result: int) -> None:
    outcome, node, _ = update(executable_of(handle), graph_of(graph))
    put(failed, node)
    put(result, outcome, 4)
    require(outcome == Update.SUCCESS, CUresult.ERROR_GRAPH_EXEC_UPDATE_FAILURE)


def _label(node: Node) -> str:
    kernel = f" {node.work.function.kernel.name}" if isinstance(node.work, KernelLaunch) else ""
    return node.kind.name + kernel


@api("cuGraphDebugDotPrint")
def print_dot(handle: int, path: int, flags: int) -> None:
    graph = graph_of(handle)
    lines = [f'  n{node.number} [label="{node.number} {_label(node)}"];' for node in graph.nodes]
    lines += [f"  n{before.number} -> n{node.number};" for node in graph.nodes for before in node.after]
    try:
        Path(get_name(path)).write_text("\n".join(["digraph dot {", *lines, "}", ""]))
    except (OSError, ValueError):
        fail(CUresult.ERROR_OPERATING_SYSTEM)


@api("cuDeviceGraphMemTrim")
def trim(device: int) -> None:
    trim_memory(state.device(device))


@api("cuDeviceGetGraphMemAttribute")
def get_memory_attribute(device: int, which: int, value: int) -> None:
    state.device(device)
    require(0 <= which < MEMORY_ATTRIBUTES)
    used = used_by_graphs(device)
    highest = state.primary(device).storage.get(MOST_GRAPH_MEMORY, 0)
    put(value, max(used, highest) if which & 1 else used)


@api("cuDeviceSetGraphMemAttribute")
def set_memory_attribute(device: int, which: int, value: int) -> None:
    state.device(device)
    require(0 <= which < MEMORY_ATTRIBUTES and which & 1 and get(value) == 0)
    state.primary(device).storage[MOST_GRAPH_MEMORY] = used_by_graphs(device)
