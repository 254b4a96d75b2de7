"""Stores under masks to memory that no other host thread accesses, as shared memory: what is there is loaded, and
stored again where lanes do not execute. Without AVX-512 stores under masks take processors of AMD twelve cycles for
eight words, and before AVX2 they are a branch for each lane.
"""

from __future__ import annotations

from dataclasses import replace

from ptxvm.engine.jit.layouts.padding import PADDING
from ptxvm.engine.jit.memory.all_lanes import unites
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import Block, bits_of, store_block, vector_of
from ptxvm.lanes.code import Code


def is_blended(path: AccessPath) -> bool:
    """Whether that is possible, and better."""
    return path.is_shared and unites(path.context.reading)


def store_some(path: AccessPath, block: Block, vector: str, mask: str | None) -> None:
    """Store the elements of a block that are in the mask (None: all), in the way that is best."""
    code = path.code
    if mask is None or not is_blended(path) or _size(block) > PADDING:
        store_block(code, block, vector, mask)
        return
    some = code.value(f"bitcast <{block.count} x i1> {mask} to i{block.count}")
    any_ = code.value(f"icmp ne i{block.count} {some}, 0")
    store_blended(code, replace(block, place=place_or_nowhere(path, block.place, any_)), vector, mask)


def store_blended(code: Code, block: Block, vector: str, mask: str) -> None:
    """Store the vector, and what is in memory where elements are not in the mask. Part of the block may lie behind
    shared memory, or before it, where the slot goes on. LLVM would make a store under a mask of it again, if the load
    were not volatile."""
    type_, align = vector_of(block.llvm, block.count), block.alignment or bits_of(block.llvm) // 8
    before = code.value(f"load volatile {type_}, ptr {block.place}, align {align}")
    chosen = code.value(f"select <{block.count} x i1> {mask}, {type_} {vector}, {type_} {before}")
    store_block(code, block, chosen, None)


def place_or_nowhere(path: AccessPath, place: str, any_: str) -> str:
    """The host address (ptr) if any lane executes (i1); elsewhere the lanes may lie outside of all memory."""
    return path.code.value(f"select i1 {any_}, ptr {place}, ptr {path.code.scratch(PADDING)}")


def _size(block: Block) -> int:
    return block.count * bits_of(block.llvm) // 8
