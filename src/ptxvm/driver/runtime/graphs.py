"""Graphs whose nodes speak of host functions and of copies as the runtime has them."""

from __future__ import annotations

import ctypes

from ptxvm.api.kernel import Shape
from ptxvm.driver.caller_memory import get, get_structure, put_structure
from ptxvm.driver.copies import Copy, Fill
from ptxvm.driver.functions.executables import replace_work
from ptxvm.driver.functions.graphs import (
    PARAMETERS_AT,
    add,
    conditional_handle,
    described,
    graph_of,
    node_of,
    succeeding,
    work_of,
)
from ptxvm.driver.graphs import Graph, Node
from ptxvm.driver.launches import KernelLaunch, packed
from ptxvm.driver.runtime.calls import api, ensure
from ptxvm.driver.runtime.memory import copy_3d, in_symbol, linear_copy
from ptxvm.driver.runtime.registration import function
from ptxvm.driver.streams import Work
from ptxvm.driver.tables.constants import CUgraphNodeType as Kind

COPY_AT, FUNCTION_TYPE_AT = 16, 64
"""Bytes in front of `copyParams` in `cudaMemcpyNodeParams`, and of `functionType` in `cudaKernelNodeParamsV2`."""

UNKNOWN_FUNCTION, ENTRY = 0, 1
"""cudaKernelFunctionType."""


class KernelNode(ctypes.Structure):
    """`cudaKernelNodeParams`."""

    _fields_ = (
        ("function", ctypes.c_size_t),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("parameters", ctypes.c_size_t),
        ("extra", ctypes.c_size_t),
    )


class FillNode(ctypes.Structure):
    """`cudaMemsetParams`."""

    _fields_ = (
        ("target", ctypes.c_size_t),
        ("pitch", ctypes.c_size_t),
        ("value", ctypes.c_uint),
        ("element", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


def _kernel(parameters: int) -> KernelLaunch:
    given = get_structure(parameters, KernelNode)
    found = function(given.function)
    shape = Shape(tuple(given.grid), tuple(given.block), None, given.shared, False)
    work = KernelLaunch(found, shape, packed(found, given.parameters, given.extra))
    work.check(ensure())
    return work


def _fill(parameters: int) -> Fill:
    given = get_structure(parameters, FillNode)
    fill = Fill(given.target, given.value, given.element, given.width, given.height, given.pitch)
    fill.check()
    return fill


def _line(target: int, source: int, size: int, kind: int) -> Copy:
    copy = linear_copy(target, source, size, kind)
    copy.check()
    return copy


def _checked(copy: Copy) -> Copy:
    copy.check()
    return copy


@api("cudaGraphAddKernelNode")
def add_kernel(found: int, graph: int, after: int, count: int, parameters: int) -> None:
    add(found, graph, after, count, _kernel(parameters))


@api("cudaGraphKernelNodeSetParams")
def set_kernel(handle: int, parameters: int) -> None:
    node = node_of(handle)
    node.work = succeeding(work_of(node, KernelLaunch), _kernel(parameters))


@api("cudaGraphKernelNodeGetParams")
def get_kernel(handle: int, parameters: int) -> None:
    node: Node = node_of(handle)
    work = work_of(node, KernelLaunch)
    data = ctypes.create_string_buffer(work.parameters, max(1, len(work.parameters)))
    places = [ctypes.addressof(data) + offset for offset, _ in work.function.kernel.parameter_places]
    pointers = (ctypes.c_size_t * (len(places) + 1))(*places)
    node.keep = data, pointers
    made = KernelNode(work.function.handle, work.shape.grid, work.shape.block, work.shape.shared)
    made.parameters = ctypes.addressof(pointers)
    put_structure(parameters, made)


@api("cudaGraphExecKernelNodeSetParams")
def set_kernel_of(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: _kernel(parameters))


@api("cudaGraphAddMemcpyNode")
def add_copy(found: int, graph: int, after: int, count: int, parameters: int) -> None:
    add(found, graph, after, count, _checked(copy_3d(parameters)))


@api("cudaGraphAddMemcpyNode1D")
def add_line(found: int, graph: int, after: int, count: int, target: int, source: int, size: int, kind: int) -> None:
    add(found, graph, after, count, _line(target, source, size, kind))


@api("cudaGraphAddMemcpyNodeToSymbol")
def add_to_symbol(
    found: int, graph: int, after: int, count: int, name: int, source: int, size: int, offset: int, kind: int
) -> None:
    add(found, graph, after, count, _line(in_symbol(name, size, offset), source, size, kind))


@api("cudaGraphAddMemcpyNodeFromSymbol")
def add_from_symbol(
    found: int, graph: int, after: int, count: int, target: int, name: int, size: int, offset: int, kind: int
) -> None:
    add(found, graph, after, count, _line(target, in_symbol(name, size, offset), size, kind))


@api("cudaGraphMemcpyNodeSetParams")
def set_copy(handle: int, parameters: int) -> None:
    node = node_of(handle)
    work_of(node, Copy)
    node.work = _checked(copy_3d(parameters))


@api("cudaGraphMemcpyNodeSetParams1D")
def set_line(handle: int, target: int, source: int, size: int, kind: int) -> None:
    node = node_of(handle)
    work_of(node, Copy)
    node.work = _line(target, source, size, kind)


@api("cudaGraphExecMemcpyNodeSetParams")
def set_copy_of(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: _checked(copy_3d(parameters)))


@api("cudaGraphExecMemcpyNodeSetParams1D")
def set_line_of(handle: int, node: int, target: int, source: int, size: int, kind: int) -> None:
    replace_work(handle, node, lambda: _line(target, source, size, kind))


@api("cudaGraphAddMemsetNode")
def add_fill(found: int, graph: int, after: int, count: int, parameters: int) -> None:
    add(found, graph, after, count, _fill(parameters))


@api("cudaGraphMemsetNodeSetParams")
def set_fill(handle: int, parameters: int) -> None:
    node = node_of(handle)
    work_of(node, Fill)
    node.work = _fill(parameters)


@api("cudaGraphMemsetNodeGetParams")
def get_fill(handle: int, parameters: int) -> None:
    work = work_of(node_of(handle), Fill)
    put_structure(parameters, FillNode(work.target, work.pitch, work.value, work.element, work.width, work.height))


@api("cudaGraphExecMemsetNodeSetParams")
def set_fill_of(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: _fill(parameters))


# --------------------------------------------------------------------------------------------- nodes of any kind


def _described(graph: Graph, parameters: int) -> Work:
    """The work that a `cudaGraphNodeParams` describes. Raises DriverError."""
    kind, inner = get(parameters, 4), parameters + PARAMETERS_AT
    if kind == Kind.MEMCPY:
        return _checked(copy_3d(inner + COPY_AT))
    if kind == Kind.KERNEL and get(inner + FUNCTION_TYPE_AT, 4) in (UNKNOWN_FUNCTION, ENTRY):
        return _kernel(inner)
    return described(graph, parameters)


@api("cudaGraphAddNode")
def add_node(found: int, handle: int, after: int, edges: int, count: int, parameters: int) -> None:
    add(found, handle, after, count, _described(graph_of(handle), parameters), edges)


@api("cudaGraphNodeSetParams")
def set_node(handle: int, parameters: int) -> None:
    node = node_of(handle)
    node.work = succeeding(node.work, _described(node.graph, parameters))


@api("cudaGraphExecNodeSetParams")
def set_node_of(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: _described(node_of(node).graph, parameters))


@api("cudaGraphConditionalHandleCreate")
def conditional_handle_1(found: int, graph: int, default: int, flags: int) -> None:
    conditional_handle(found, graph, ensure().handle, default, flags)
