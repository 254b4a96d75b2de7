"""What nodes of graphs are, as structures of the program; attributes of launches in them."""

from __future__ import annotations

import ctypes
import struct
from dataclasses import replace

from ptxvm.driver.caller_memory import get_bytes, put_bytes
from ptxvm.driver.copies import Copy, Fill
from ptxvm.driver.errors import require
from ptxvm.driver.events import RecordEvent, WaitEvent
from ptxvm.driver.functions.graph_nodes import (
    described_allocation,
    described_copy,
    described_fill,
    described_kernel,
)
from ptxvm.driver.functions.graphs import PARAMETERS_AT, node_of, work_of
from ptxvm.driver.functions.launches import HostCall
from ptxvm.driver.functions.words import given_words
from ptxvm.driver.graphs import Allocate, Child, Conditional, FreeAgain, Node
from ptxvm.driver.launches import KernelLaunch
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.streams import clamped_priority
from ptxvm.driver.structures import HostNode
from ptxvm.driver.tables.constants import CUlaunchAttributeID as Attribute
from ptxvm.driver.words import WordBatch

PARAMETERS_SIZE = 240
"""Bytes of `CUgraphNodeParams` behind its head."""

OWNED = -1
"""The owner of a graph that a node has: not the program."""

ATTRIBUTE_SIZE = 64
ATTRIBUTES = (
    Attribute.ACCESS_POLICY_WINDOW,
    Attribute.COOPERATIVE,
    Attribute.CLUSTER_DIMENSION,
    Attribute.CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    Attribute.PRIORITY,
    Attribute.MEM_SYNC_DOMAIN_MAP,
    Attribute.MEM_SYNC_DOMAIN,
    Attribute.PREFERRED_CLUSTER_DIMENSION,
    Attribute.PREFERRED_SHARED_MEMORY_CARVEOUT,
)


def description(node: Node) -> bytes:
    """The part of `CUgraphNodeParams` that depends on the kind; what it points to lives as long as the node."""
    work = node.work
    match work:
        case KernelLaunch():
            return bytes(described_kernel(node))
        case Copy():
            return bytes(16) + bytes(described_copy(work))
        case Fill():
            return bytes(described_fill(work))
        case HostCall():
            return bytes(HostNode(work.function, work.data))
        case Child():
            return struct.pack("<Qi", work.graph.handle, OWNED)
        case WaitEvent() | RecordEvent():
            return struct.pack("<Q", work.event.handle)
        case Allocate():
            return bytes(described_allocation(work))
        case FreeAgain():
            return struct.pack("<Q", work.block.address)
        case Conditional():
            return _described_conditional(node, work)
        case WordBatch():
            return bytes(given_words(node, work))
    return b""


def _described_conditional(node: Node, work: Conditional) -> bytes:
    handles = (ctypes.c_uint64 * len(work.bodies))(*(body.handle for body in work.bodies))
    node.keep = handles
    return struct.pack("<QiIQ", work.handle.block.address, work.kind, len(handles), ctypes.addressof(handles))


@api("cuGraphNodeGetParams")
def get_parameters(handle: int, parameters: int) -> None:
    node = node_of(handle)
    head = struct.pack("<i", node.kind).ljust(PARAMETERS_AT, b"\0")
    put_bytes(parameters, head + description(node).ljust(PARAMETERS_SIZE, b"\0"))


# ------------------------------------------------------------------------------------------- attributes of launches


def _value(node: Node, which: int) -> bytes:
    """An attribute of a launch, as the program has set it or as it follows from how the launch was made."""
    shape = work_of(node, KernelLaunch).shape
    if which == Attribute.COOPERATIVE:
        return struct.pack("<i", shape.cooperative)
    if which == Attribute.CLUSTER_DIMENSION:
        return struct.pack("<3I", *shape.cluster) if isinstance(shape.cluster, tuple) else b""
    return node.attributes.get(which, b"")


@api("cuGraphKernelNodeGetAttribute")
def get_attribute(handle: int, which: int, value: int) -> None:
    node = node_of(handle)
    work_of(node, KernelLaunch)
    require(which in ATTRIBUTES)
    put_bytes(value, _value(node, which).ljust(ATTRIBUTE_SIZE, b"\0"))


@api("cuGraphKernelNodeSetAttribute")
def set_attribute(handle: int, which: int, value: int) -> None:
    node = node_of(handle)
    work_of(node, KernelLaunch)
    require(which in ATTRIBUTES)
    _set(node, which, get_bytes(value, ATTRIBUTE_SIZE))


def _set(node: Node, which: int, value: bytes) -> None:
    work = work_of(node, KernelLaunch)
    shape = work.shape
    if which == Attribute.COOPERATIVE:
        shape = shape._replace(cooperative=bool(struct.unpack_from("<i", value)[0]))
    if which == Attribute.PRIORITY:
        value = struct.pack("<i", clamped_priority(struct.unpack_from("<i", value)[0])) + value[4:]
    if which == Attribute.CLUSTER_DIMENSION:
        cluster = struct.unpack_from("<3I", value)
        shape = shape._replace(cluster=cluster if any(cluster) else None)
    changed = replace(work, shape=shape)  # executable graphs have the launch as it was
    changed.check(state.current())
    node.work = changed
    node.attributes[which] = value


@api("cuGraphKernelNodeCopyAttributes")
def copy_attributes(target: int, source: int) -> None:
    given, node = node_of(source), node_of(target)
    for which in ATTRIBUTES:
        work_of(node, KernelLaunch)
        _set(node, which, _value(given, which).ljust(ATTRIBUTE_SIZE, b"\0"))
