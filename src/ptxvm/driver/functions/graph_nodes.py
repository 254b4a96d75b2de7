"""Nodes of graphs: asking and changing them."""

from __future__ import annotations

import ctypes

from ptxvm.driver.blocks import Kind as MemoryKind
from ptxvm.driver.caller_memory import put, put_bytes, put_structure
from ptxvm.driver.copies import Copy, Fill
from ptxvm.driver.events import Event, RecordEvent, WaitEvent
from ptxvm.driver.functions.graphs import (
    FIRST_KERNEL_NODE,
    copy_work,
    described,
    fill_work,
    host_work,
    kernel_launch,
    node_of,
    succeeding,
    work_of,
)
from ptxvm.driver.functions.launches import HostCall
from ptxvm.driver.functions.pools import DEVICE_LOCATION, MANAGED, PINNED
from ptxvm.driver.graphs import Allocate, Child, FreeAgain, Node
from ptxvm.driver.launches import KernelLaunch
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.structures import AllocationNode, Copy3D, HostNode, KernelNode
from ptxvm.driver.structures import Fill as FillNode
from ptxvm.driver.tables.constants import CUresult


@api("cuGraphNodeGetType")
def node_type(handle: int, kind: int) -> None:
    put(kind, node_of(handle).kind, 4)


@api("cuGraphNodeGetContainingGraph")
def containing(handle: int, found: int) -> None:
    put(found, node_of(handle).graph.handle)


@api("cuGraphNodeGetLocalId")
def local_id(handle: int, number: int) -> None:
    put(number, node_of(handle).number, 4)


@api("cuGraphNodeGetToolsId")
def tools_id(handle: int, number: int) -> None:
    put(number, node_of(handle).handle)


def described_kernel(node: Node) -> KernelNode:
    """A launch as a structure; what it points to lives as long as the node."""
    work = work_of(node, KernelLaunch)
    places = work.function.kernel.parameter_places
    data = ctypes.create_string_buffer(work.parameters, max(1, len(work.parameters)))
    pointers = (ctypes.c_size_t * (len(places) + 1))(*(ctypes.addressof(data) + offset for offset, _ in places))
    node.keep = data, pointers
    made = KernelNode(work.function.handle, work.shape.grid, work.shape.block, work.shape.shared)
    made.parameters = ctypes.addressof(pointers) if places else 0
    made.context = state.current().handle
    return made


@api("cuGraphKernelNodeGetParams_v2")
def get_kernel(handle: int, parameters: int) -> None:
    put_structure(parameters, described_kernel(node_of(handle)))


@api("cuGraphKernelNodeGetParams")
def get_kernel_1(handle: int, parameters: int) -> None:
    put_bytes(parameters, bytes(described_kernel(node_of(handle)))[:FIRST_KERNEL_NODE])


@api("cuGraphKernelNodeSetParams_v2")
def set_kernel(handle: int, parameters: int) -> None:
    node = node_of(handle)
    node.work = succeeding(work_of(node, KernelLaunch), kernel_launch(parameters))


@api("cuGraphKernelNodeSetParams")
def set_kernel_1(handle: int, parameters: int) -> None:
    node = node_of(handle)
    node.work = succeeding(work_of(node, KernelLaunch), kernel_launch(parameters, FIRST_KERNEL_NODE))


@api("cuGraphMemcpyNodeSetParams")
def set_copy(handle: int, parameters: int) -> None:
    node = node_of(handle)
    work_of(node, Copy)
    node.work = copy_work(parameters)


def described_copy(work: Copy) -> Copy3D:
    """A copy as a structure."""
    made = Copy3D(width=work.width, height=work.height, depth=work.depth)
    for name, rows in (("source", work.source), ("target", work.target)):
        on_host = rows.side.value == "host"
        setattr(made, f"{name}_type", 1 if on_host else 2 if rows.side.value == "device" else 4)
        setattr(made, f"{name}_{'host' if on_host else 'device'}", rows.pointer)
        setattr(made, f"{name}_pitch", rows.pitch if work.height * work.depth > 1 else 0)
        setattr(made, f"{name}_height", rows.plane // rows.pitch if rows.pitch and work.depth > 1 else 0)
    return made


@api("cuGraphMemcpyNodeGetParams")
def get_copy(handle: int, parameters: int) -> None:
    put_structure(parameters, described_copy(work_of(node_of(handle), Copy)))


@api("cuGraphMemsetNodeSetParams")
def set_fill(handle: int, parameters: int) -> None:
    node = node_of(handle)
    work_of(node, Fill)
    node.work = fill_work(parameters)


def described_fill(work: Fill) -> FillNode:
    """A fill as a structure."""
    return FillNode(work.target, work.pitch, work.value, work.element, work.width, work.height)


@api("cuGraphMemsetNodeGetParams")
def get_fill(handle: int, parameters: int) -> None:
    put_bytes(parameters, bytes(described_fill(work_of(node_of(handle), Fill)))[:40])


@api("cuGraphHostNodeSetParams")
def set_host(handle: int, parameters: int) -> None:
    node = node_of(handle)
    work_of(node, HostCall)
    node.work = host_work(parameters)


@api("cuGraphHostNodeGetParams")
def get_host(handle: int, parameters: int) -> None:
    work = work_of(node_of(handle), HostCall)
    put_structure(parameters, HostNode(work.function, work.data))


@api("cuGraphNodeSetParams", "cuGraphNodeSetParams_v2")
def set_node(handle: int, parameters: int) -> None:
    node = node_of(handle)
    node.work = succeeding(node.work, described(node.graph, parameters))


@api("cuGraphChildGraphNodeGetGraph")
def get_child(handle: int, found: int) -> None:
    put(found, work_of(node_of(handle), Child).graph.handle)


@api("cuGraphEventRecordNodeGetEvent")
def get_record(handle: int, event: int) -> None:
    put(event, work_of(node_of(handle), RecordEvent).event.handle)


@api("cuGraphEventWaitNodeGetEvent")
def get_wait(handle: int, event: int) -> None:
    put(event, work_of(node_of(handle), WaitEvent).event.handle)


@api("cuGraphEventRecordNodeSetEvent")
def set_record(handle: int, event: int) -> None:
    work_of(node_of(handle), RecordEvent).event = state.handles.get(event, Event, CUresult.ERROR_INVALID_VALUE)


@api("cuGraphEventWaitNodeSetEvent")
def set_wait(handle: int, event: int) -> None:
    work_of(node_of(handle), WaitEvent).event = state.handles.get(event, Event, CUresult.ERROR_INVALID_VALUE)


def described_allocation(work: Allocate) -> AllocationNode:
    """Memory of a graph as a structure."""
    made = AllocationNode(size=work.block.size, address=work.block.address)
    made.pool.type = MANAGED if work.block.kind is MemoryKind.MANAGED else PINNED
    made.pool.location.type, made.pool.location.id = DEVICE_LOCATION, work.block.context.device
    return made


@api("cuGraphMemAllocNodeGetParams")
def get_allocation(handle: int, parameters: int) -> None:
    put_structure(parameters, described_allocation(work_of(node_of(handle), Allocate)))


@api("cuGraphMemFreeNodeGetParams")
def get_free(handle: int, pointer: int) -> None:
    put(pointer, work_of(node_of(handle), FreeAgain).block.address)
