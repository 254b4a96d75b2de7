"""Products of warpgroups: `wgmma.mma_async`, and what waits for it (ISA 9.7.15)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Immediate, Instruction
from ptxvm.engine.host.held_registers import HeldRegisters
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.matrices import bad_metadata, has_zeros
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.matrix.shared.warpgroup import ROWS, Codes, WarpgroupProduct
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.asynchronous import CtaState, Index, Warpgroup, WarpgroupOperation
from ptxvm.machine.asynchronous.places import Touched, touched_chunks
from ptxvm.machine.asynchronous.warpgroup import WARPS
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.tensor_cores import DescriptorError, Major, SharedMatrix, decode
from ptxvm.records import record

_THREADS = WARPS * WARP_SIZE


@record()
class Part:
    """What one warp issues: descriptors (None for A in registers), whether D is added, its metadata and registers."""

    instruction: Instruction
    a_desc: int | None
    b_desc: int
    adds: bool
    metadata: npt.NDArray[np.uint32] | None
    a: HeldRegisters | None
    d: HeldRegisters

    @property
    def common(self) -> tuple[object, ...]:
        """What must be the same for all warps."""
        return self.instruction.start, self.a_desc, self.b_desc, self.adds


@record()
class Kind:
    """What an instruction says of its products: how they are multiplied, and whether A and B are transposed."""

    product: WarpgroupProduct
    a_major: Major
    b_major: Major
    a_operand: int | None
    d_operand: int


@lru_cache(maxsize=1024)
def kind_for(instruction: Instruction, generation: Generation) -> Kind:
    """What an instruction multiplies on tensor cores of a generation."""
    form = instruction.form
    numbers = {
        plan.name: operand.value & 0xFFFF_FFFF
        for plan, operand in zip(form.operands, instruction.operands, strict=True)
        if isinstance(operand, Immediate)
    }
    negated = tuple(numbers.get(name, 1) != 1 for name in ("scale_a", "scale_b"))
    a_major, b_major = (Major.MN if numbers.get(name) == 1 else Major.K for name in ("trans_a", "trans_b"))
    product = WarpgroupProduct(form, generation, numbers.get("sp_sel"), (negated[0], negated[1]))
    places = {form.operands[index].name: index for index in form.held}
    return Kind(product, a_major, b_major, places.get("a"), places["d"])


class MatrixProduct(WarpgroupOperation):
    """One product of a warpgroup; operands are read, and sums written, when it completes."""

    def __init__(self, call: HostCall, group: Warpgroup[Part], first: int, parts: Mapping[int, Part]) -> None:
        threads: Index = np.arange(first * WARP_SIZE, first * WARP_SIZE + _THREADS)
        super().__init__(call.origin, threads, group)
        self._cta = call.cta
        self._multiply_of = call.launch.multiply_of
        self._kind = kind_of(call)
        self._parts = [parts[warp] for warp in range(WARPS)]
        self._a: Codes = np.zeros((0, 0), np.uint32)
        self._b: Codes = self._a
        self._undefined: npt.NDArray[np.bool_] | None = None

    @property
    def multiply_adds(self) -> int:
        n, k, _ = self._kind.product.sizes
        return ROWS * n * k

    def touched(self) -> list[Touched]:
        kind, part = self._kind, self._parts[0]
        n, k, stored = kind.product.sizes
        matrices = [SharedMatrix(decode(part.b_desc), n, k, kind.product.bits, kind.b_major)]
        if part.a_desc is not None:
            matrices.append(SharedMatrix(decode(part.a_desc), ROWS, stored, kind.product.bits, kind.a_major))
        return [touched_chunks(matrix.chunks, self._cta) for matrix in matrices]

    def read(self) -> None:
        kind, product = self._kind, self._kind.product
        part = self._parts[0]
        n, k, stored = product.sizes
        if part.a_desc is None:
            self._a = np.concatenate([product.fragment(each.a.read()) for each in self._parts if each.a is not None])
            self._undefined = self._undefined_rows()
        else:
            self._a = self._shared(part.a_desc, ROWS, stored, kind.a_major)
        self._b = self._shared(part.b_desc, n, k, kind.b_major)
        self._check_metadata()

    def _undefined_rows(self) -> npt.NDArray[np.bool_] | None:
        """Rows of A, in registers, of which something is undefined, and so the sums; None where nothing is."""
        rows = np.zeros((WARPS, ROWS // WARPS), np.bool_)
        for warp, part in enumerate(self._parts):
            bits = None if part.a is None else part.a.undefined()
            if bits is not None and bits.any():
                rows[warp] = self._kind.product.fragment(bits).any(axis=1)
        return rows if rows.any() else None

    def _check_metadata(self) -> None:
        """Codes of zeros may only belong to elements that are zero. Raises KernelFault."""
        for warp, (part, rows) in enumerate(zip(self._parts, np.split(self._a, WARPS), strict=True)):
            if part.metadata is not None and has_zeros(part.metadata):
                for lane in self._kind.product.bad_lanes(part.metadata, rows):
                    text = bad_metadata(int(part.metadata[lane]))
                    raise self.origin.fault(FaultKind.TRAP, text, int(self.threads[warp * WARP_SIZE + lane]))

    def _shared(self, word: int, rows: int, columns: int, major: Major) -> Codes:
        matrix = SharedMatrix(decode(word), rows, columns, self._kind.product.bits, major)
        written = self._cta.written
        if written is not None:
            marks = matrix.read(written.view(np.uint8))
            if not marks.all():
                text = f"reads shared memory that was never written: {matrix.descriptor}"
                raise self.origin.fault(FaultKind.UNINITIALISED, text, int(self.threads[0]))
        return self._kind.product.codes(matrix.read(self._cta.shared))

    def write(self) -> None:
        product = self._kind.product
        sums = np.concatenate([product.accumulators(part.d.read()) for part in self._parts])
        before = sums if self._parts[0].adds else np.zeros_like(sums)
        results = self._multiply_of(product)(self._a, self._b, before, self._columns)
        for warp, (part, rows) in enumerate(zip(self._parts, np.split(results, WARPS), strict=True)):
            undefined = None
            if self._undefined is not None:
                marks = np.broadcast_to(self._undefined[warp][:, None], rows.shape).astype(rows.dtype)
                undefined = product.registers(marks)
            part.d.write(product.registers(rows), adds=part.adds, undefined=undefined)

    @cached_property
    def _columns(self) -> npt.NDArray[np.intp] | None:
        given = [part.metadata for part in self._parts if part.metadata is not None]
        return np.concatenate([self._kind.product.columns(words) for words in given]) if given else None


def kind_of(call: HostCall) -> Kind:
    """What the calling instruction multiplies."""
    return kind_for(call.instruction, call.launch.options.generation(call.launch.launch.image.target))


@host_function("wgmma.mma_async")
def start_product(call: HostCall) -> None:
    """Operands: whether D is added, descriptor of B, metadata of a sparse A, descriptor of A unless in registers."""
    for warp, lanes in _warps(call):
        _require_fence(call, warp, lanes)
        part = _part(call, warp, lanes)
        first = warp // WARPS * WARPS
        group = _group(call, warp)
        parts = group.issue(warp % WARPS, part)
        if parts:
            _require_same(call, parts, lanes)
            operation = MatrixProduct(call, group, first, parts)
            group.begin(operation)
            call.cta.cluster.issue(operation)


def _part(call: HostCall, warp: int, lanes: Index) -> Part:
    kind, words = kind_of(call), [_uniform(call, values, lanes) for values in call.values[:2]]
    rest = list(call.values[2:])
    metadata = rest.pop(0)[lanes] if kind.product.selector is not None else None
    a_desc = _uniform(call, rest[0], lanes) if rest else None
    n, k, stored = kind.product.sizes
    bits = kind.product.bits
    _check(call, SharedMatrix(decode(words[1]), n, k, bits, kind.b_major), int(lanes[0]))
    if a_desc is not None:
        _check(call, SharedMatrix(decode(a_desc), ROWS, stored, bits, kind.a_major), int(lanes[0]))
    return Part(
        call.instruction,
        a_desc,
        words[1],
        bool(words[0]),
        None if metadata is None else _of_warp(metadata, call.threads[lanes]),
        None if a_desc is not None or kind.a_operand is None else call.registers.of(warp, kind.a_operand),
        call.registers.of(warp, kind.d_operand),
    )


def _uniform(call: HostCall, values: Words, lanes: Index) -> int:
    """What all lanes of a warp give. Raises KernelFault."""
    given = values[lanes]
    if (given != given[0]).any():
        other = int(np.argmax(given != given[0]))
        text = f"lanes of a warp differ in an operand: {int(given[0]):#x} and {int(given[other]):#x}"
        raise call.fault(FaultKind.TRAP, text, int(lanes[other]))
    return int(given[0])


def _of_warp(words: Words, threads: Index) -> npt.NDArray[np.uint32]:
    """The words of all lanes of a warp; 0 for those that have exited."""
    found = np.zeros(WARP_SIZE, np.uint32)
    found[threads % WARP_SIZE] = words
    return found


def _check(call: HostCall, matrix: SharedMatrix, which: int) -> None:
    """Raises KernelFault for a descriptor that leads out of shared memory."""
    try:
        matrix.checked(len(call.cta.shared))
    except DescriptorError as error:
        raise call.fault(FaultKind.OUT_OF_BOUNDS, str(error), which, error.address) from None


def _require_fence(call: HostCall, warp: int, lanes: Index) -> None:
    """Raises KernelFault for registers that are not ordered by `wgmma.fence`."""
    if not call.registers.is_fenced(warp):
        text = "the warp has not executed wgmma.fence before"
        raise call.fault(FaultKind.ASYNC, text, int(lanes[0]))
    for operand in call.form.held:
        name = call.registers.of(warp, operand).use()
        if name is not None:
            text = f"register {name} was accessed after the last wgmma.fence"
            raise call.fault(FaultKind.ASYNC, text, int(lanes[0]))


def _require_same(call: HostCall, parts: Mapping[int, Part], lanes: Index) -> None:
    """Raises KernelFault where the warps of a warpgroup do not issue the same."""
    one = parts[0]
    for warp in range(1, WARPS):
        other = parts[warp]
        if other.common != one.common:
            mine, theirs = one.instruction.line, other.instruction.line
            text = (
                f"the warps of a warpgroup execute different instructions, of lines {mine} and {theirs}"
                if other.instruction.start != one.instruction.start
                else f"warp {warp} of the warpgroup has other descriptors or another scale-d than warp 0"
            )
            raise call.fault(FaultKind.TRAP, text, int(lanes[0]))


@host_function("wgmma.fence")
def fence_registers(call: HostCall) -> None:
    for warp, _ in _warps(call):
        call.registers.fence(warp)


@host_function("wgmma.commit_group")
def close_group(call: HostCall) -> None:
    for warp, _ in _warps(call):
        _group(call, warp).commit(warp % WARPS)


@host_function("wgmma.wait_group")
def wait_for_groups(call: HostCall) -> tuple[Words]:
    """Operand: how many of the newest groups may be pending. Result: whether the others are complete."""
    complete = np.ones(len(call.threads), np.uint64)
    for warp, lanes in _warps(call):
        operations = _group(call, warp).wait(warp % WARPS, int(call.values[0][lanes[0]]))
        if operations is None:
            complete[lanes] = 0
        else:
            call.cta.cluster.complete(operations)
    return (complete,)


def _warps(call: HostCall) -> list[tuple[int, Index]]:
    """The calling warps of the CTA, each with the positions of its lanes."""
    warps = call.threads // WARP_SIZE
    return [(int(warp), np.flatnonzero(warps == warp)) for warp in np.unique(warps)]


def _group(call: HostCall, warp: int) -> Warpgroup[Any]:
    """The warpgroup of a warp. Raises KernelFault for a warp that belongs to none."""
    cta: CtaState = call.cta
    number = warp // WARPS
    found = cta.warpgroups.get(number)
    if found is None:
        if (number + 1) * WARPS > cta.launch.warps:
            text = f"a warpgroup has {WARPS} warps, but the CTA has {cta.launch.warps}: warp {warp} belongs to none"
            raise call.fault(FaultKind.TRAP, text)
        found = cta.warpgroups[number] = Warpgroup()
    return found
