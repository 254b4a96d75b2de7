"""Words of memory that streams write, wait for and change: `cuStreamWriteValue32` and its kind."""

from __future__ import annotations

import ctypes

from ptxvm.driver.caller_memory import put_structure
from ptxvm.driver.errors import fail
from ptxvm.driver.execution import background
from ptxvm.driver.functions.executables import replace_work
from ptxvm.driver.functions.graphs import add, graph_of, node_of, work_of
from ptxvm.driver.graphs import Node
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.streams import stream_of
from ptxvm.driver.structures import WordsNode
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.words import (
    OPERATION_SIZE,
    WAIT_32,
    WAIT_64,
    WRITE_32,
    WRITE_64,
    WordBatch,
    described_words,
    one_word,
    words_of,
)


def _define(name: str, kind: int) -> None:
    @api(f"{name}_v2", name)
    def work(handle: int, pointer: int, value: int, flags: int) -> None:
        stream_of(handle).submit(one_word(kind, pointer, value, flags))
        background.hurry()


_define("cuStreamWriteValue32", WRITE_32)
_define("cuStreamWriteValue64", WRITE_64)
_define("cuStreamWaitValue32", WAIT_32)
_define("cuStreamWaitValue64", WAIT_64)


@api("cuStreamBatchMemOp_v2", "cuStreamBatchMemOp")
def batch(handle: int, count: int, operations: int, flags: int) -> None:
    stream = stream_of(handle)
    stream.submit(words_of(operations, count, flags))
    background.hurry()


@api("cuGraphAddBatchMemOpNode")
def add_words(found: int, handle: int, after: int, count: int, parameters: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, described_words(parameters))


@api("cuGraphBatchMemOpNodeSetParams")
def set_words(handle: int, parameters: int) -> None:
    node = node_of(handle)
    work_of(node, WordBatch)
    node.work = described_words(parameters)


@api("cuGraphBatchMemOpNodeGetParams")
def get_words(handle: int, parameters: int) -> None:
    node = node_of(handle)
    put_structure(parameters, given_words(node, work_of(node, WordBatch)))


def given_words(node: Node, work: WordBatch) -> WordsNode:
    """Operations on words as a structure; what it points to lives as long as the node."""
    data = ctypes.create_string_buffer(work.given, max(1, len(work.given)))
    node.keep = data
    return WordsNode(work.context, len(work.given) // OPERATION_SIZE, ctypes.addressof(data), 0)


@api("cuGraphExecBatchMemOpNodeSetParams")
def set_launched_words(handle: int, node: int, parameters: int) -> None:
    replace_work(handle, node, lambda: described_words(parameters))


@api("cuStreamBeginCaptureToCig", "cuStreamEndCaptureToCig")
def refused(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)
