"""`tcgen05.mma` in all its forms (ISA 9.7.16.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.bulk import lanes_of
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.native_tiles import (
    NativeTask,
    Registers,
    SharedOperand,
    TileScales,
    TileSums,
    negated,
    tensor_registers,
)
from ptxvm.engine.host.registry import host_function
from ptxvm.engine.host.tensor_cores import check_places
from ptxvm.engine.host.tensor_known import KnownElements
from ptxvm.engine.host.tensor_memory import pair_of
from ptxvm.engine.host.tensor_operands import (
    ScalePlaces,
    cell_bits,
    chunk_codes,
    column_shift,
    enabled_lanes,
    metadata_columns,
    operand_columns,
    shared_codes,
    stored_places,
    tensor_codes,
    zero_columns,
)
from ptxvm.engine.host.tensor_shapes import check_shape, is_rubin, scale_blocks
from ptxvm.engine.host.tile_kind import TileProduct
from ptxvm.engine.host.tile_products import Factors, Scales, factors, multiply_integers, multiply_scaled
from ptxvm.isa.matrix.shared.generations import Generation, sums_of
from ptxvm.isa.matrix.shared.instruction_descriptor import (
    InstructionDescriptor,
    InstructionDescriptorError,
    Kind,
    beyond,
)
from ptxvm.isa.matrix.shared.instruction_descriptor import decode as decode_instruction
from ptxvm.isa.matrix.shared.native import tile_recipe
from ptxvm.machine.asynchronous import CtaState
from ptxvm.machine.asynchronous.places import Touched, touched_chunks
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.tensor_cores import BLACKWELL, DescriptorError, Major, MatrixDescriptor, SharedMatrix, decode
from ptxvm.machine.tensor_cores.datapaths import DataPaths, Panel
from ptxvm.machine.tensor_cores.operations import TensorCoreOperation, TensorPart
from ptxvm.machine.tensor_cores.tensor_memory import TensorAddress
from ptxvm.records import record

Array = npt.NDArray[Any]

_PARTITION = 32
_MOST_KNOWN = 1024


@record()
class Operands:
    """The operands of one product: matrices by descriptors, or addresses in tensor memory (None: there is none)."""

    d: TensorAddress
    a: MatrixDescriptor | TensorAddress
    b: MatrixDescriptor
    adds: bool
    shift: int = 0
    metadata: TensorAddress | None = None
    scales: tuple[TensorAddress, TensorAddress] | None = None
    zero_columns: int = 0
    disabled: tuple[int, ...] = ()
    shifts_a: bool = False

    @property
    def are_plain(self) -> bool:
        """Whether there is nothing but matrices and scales."""
        is_masked = self.zero_columns or any(self.disabled)
        return not (is_masked or self.shift or self.metadata is not None)


@record()
class Task:
    """A product as its operands say; `blocks`: scales of a row of A, `ctas`: how many take part."""

    descriptor: InstructionDescriptor
    operands: Operands
    paths: DataPaths
    generation: Generation
    blocks: int
    ctas: int
    native: NativeTask | None = None

    @property
    def matrices(self) -> list[SharedMatrix]:
        """What each CTA holds in shared memory: its columns of B, and its rows of A unless these are elsewhere."""
        descriptor, operands = self.descriptor, self.operands
        columns = descriptor.n // self.ctas + column_shift(operands.zero_columns)
        found = [self._matrix(operands.b, columns, descriptor.k, descriptor.b_type, descriptor.transposes_b)]
        if isinstance(operands.a, MatrixDescriptor):
            rows, stored = descriptor.m // self.ctas, descriptor.k // (2 if descriptor.is_sparse else 1)
            found.append(self._matrix(operands.a, rows, stored, descriptor.a_type, descriptor.transposes_a))
        return found

    def _matrix(self, where: MatrixDescriptor, rows: int, columns: int, type_: str, transposed: bool) -> SharedMatrix:
        bits = cell_bits(self.descriptor.kind, type_)
        return SharedMatrix(where, rows, columns, bits, Major.MN if transposed else Major.K)


@host_function("tcgen05.mma")
def start(call: HostCall) -> None:
    """Operands: D, A, B, idesc, enable-input-d, scale-input-d, metadata, scales of A and B, zero-column mask, the mask
    of disabled lanes; 0 where a form has none."""
    for lane, values in lanes_of(call):
        ctas = pair_of(call)
        task = task_of(call, lane, values, len(ctas))
        product = (Product if task.native is None else RoutineProduct)(call, lane, ctas, task)
        product.check(call, lane)
        call.cta.cluster.issue(product)


_known: dict[tuple[object, ...], Task] = {}
"""Loops come back to the same operands."""


def task_of(call: HostCall, lane: int, values: Sequence[int], ctas: int) -> Task:
    """Raises KernelFault for operands that mean nothing."""
    generation = call.launch.options.generation(call.launch.launch.image.target)
    has_routine = call.launch.tile_routine is not None
    key = call.form, call.launch.launch.image.target, generation, has_routine, ctas, *values
    found = _known.get(key)
    if found is None:
        descriptor = _instruction_descriptor(call, lane, values[3])
        operands = _operands(call, lane, values)
        paths = check_shape(call, descriptor, operands.d.lane, lane)
        found = Task(descriptor, operands, paths, generation, scale_blocks(call.form, descriptor), ctas)
        if has_routine:
            found = replace(found, native=_native(found))
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return found


def _native(task: Task) -> NativeTask | None:
    """What the engine's routine is told of a product, if it knows all that is asked for."""
    descriptor = task.descriptor
    recipe = tile_recipe(descriptor, task.generation) if task.operands.are_plain else None
    if recipe is None:
        return None
    kind, (b, *a) = descriptor.kind, task.matrices
    return NativeTask(
        np.array(recipe.numbers, np.int32),
        SharedOperand(a[0], kind, descriptor.a_type, is_a=True, negates=descriptor.negates_a) if a else None,
        SharedOperand(b, kind, descriptor.b_type, is_a=False, negates=descriptor.negates_b),
        tuple(TileSums.of(panel, task.operands.d) for panel in task.paths.panels),
    )


def _instruction_descriptor(call: HostCall, lane: int, word: int) -> InstructionDescriptor:
    kind = next(Kind(each.removeprefix("kind::")) for each in call.form.modifiers if each.startswith("kind::"))
    try:
        found = decode_instruction(word & 0xFFFF_FFFF, kind)
    except InstructionDescriptorError as error:
        text = f"the instruction descriptor {word & 0xFFFF_FFFF:#010x}: {error}"
        raise call.fault(FaultKind.TRAP, text, lane) from None
    more = beyond(word, kind) if is_rubin(call.launch.launch.image.target) else ""
    if more:
        raise call.fault(FaultKind.UNSUPPORTED, f"the instruction descriptor says {more}: that is not executed", lane)
    return found


def _operands(call: HostCall, lane: int, values: Sequence[int]) -> Operands:
    d, a, b, _, adds, shift, metadata, scale_a, scale_b, zeros, *disabled = values
    names = {plan.name for plan in call.form.operands}
    has_scales = "scale_A_tmem" in names
    try:
        return Operands(
            TensorAddress.of(d),
            TensorAddress.of(a) if "a_tmem" in names else decode(a, BLACKWELL),
            decode(b, BLACKWELL),
            bool(adds),
            shift,
            _sub_word(metadata) if "sp_meta_tmem" in names else None,
            (_sub_word(scale_a), _sub_word(scale_b)) if has_scales else None,
            zeros,
            tuple(disabled),
            call.form.has("ashift"),
        )
    except DescriptorError as error:
        raise call.fault(FaultKind.TRAP, str(error), lane) from None


def _sub_word(word: int) -> TensorAddress:
    """Addresses of bytes: CUTLASS has the number of the byte in the two upper bits, which are for the descriptor."""
    return TensorAddress.of(word & 0x3FFF_FFFF)


class Product(TensorCoreOperation):
    """One product. A and B are read from shared memory before D, scales and metadata from tensor memory."""

    def __init__(self, call: HostCall, lane: int, ctas: Sequence[CtaState], task: Task) -> None:
        super().__init__(call.origin, int(call.threads[lane]), ctas)
        self._task = task
        self._descriptor, self._operands, self._paths = task.descriptor, task.operands, task.paths
        self._multiply_of = call.launch.multiply_of
        self._a: list[Array] = []
        self._b: Array = np.zeros(0)
        self._known = KnownElements(ctas)

    @property
    def multiply_adds(self) -> int:
        return self._descriptor.m * self._descriptor.n * self._descriptor.k

    # -------------------------------------------------------------------------------------------------------- checks

    def check(self, call: HostCall, lane: int) -> None:
        """Raises KernelFault where operands are not where matrices can be."""
        for part in self.tensor_parts():
            check_places(call, (part.cta,), part.lanes, part.columns, lane)
        self._same_lanes(call, lane)
        try:
            for cta in self.ctas:
                for matrix in self._task.matrices:
                    matrix.checked(len(cta.shared))
        except DescriptorError as error:
            raise call.fault(FaultKind.OUT_OF_BOUNDS, str(error), lane, error.address) from None

    def tensor_parts(self) -> list[TensorPart]:
        return [part for panel in self._paths.panels for part in self._parts_of(panel)]

    def _parts_of(self, panel: Panel) -> Iterator[TensorPart]:
        """D, A, metadata and scales, where they are in tensor memory."""
        operands, d, cta = self._operands, self._operands.d, self.ctas[panel.cta]
        lanes = (panel.lanes + d.lane).reshape(-1, 1)
        yield TensorPart(cta, lanes, d.column + np.arange(panel.columns), writes=True)
        if isinstance(operands.a, TensorAddress):
            columns = operands.a.column + np.arange(operand_columns(self._descriptor))
            yield TensorPart(cta, lanes, columns, writes=False)
        if operands.metadata is not None:
            columns = operands.metadata.column + np.arange(metadata_columns(self._descriptor))
            yield TensorPart(cta, lanes, columns + self._descriptor.selector, writes=False)
        for scales in self._scale_places(len(lanes), panel.columns):
            yield TensorPart(cta, lanes, scales.columns, writes=False)

    def _scale_places(self, rows: int, columns: int) -> list[ScalePlaces]:
        """Those of A and B, if there are scales."""
        sizes = (rows, self._descriptor.a_scale_id), (columns, self._descriptor.b_scale_id)
        return [
            ScalePlaces(address.column, count, first, self._task.blocks)
            for address, (count, first) in zip(self._operands.scales or (), sizes, strict=False)
        ]

    def _same_lanes(self, call: HostCall, lane: int) -> None:
        """A and its metadata lie in the lanes of D where D has only half of them."""
        operands = self._operands
        for name, address in (("A", operands.a), ("the sparsity metadata", operands.metadata)):
            if isinstance(address, TensorAddress) and address.lane != operands.d.lane:
                text = f"D begins at lane {operands.d.lane} of tensor memory, {name} at lane {address.lane}"
                raise call.fault(FaultKind.MISALIGNED, f"{text}: they must be the same", lane)

    # ---------------------------------------------------------------------------------------------------- completion

    def touched(self) -> list[Touched]:
        return [touched_chunks(matrix.chunks, cta) for cta in self.ctas for matrix in self._task.matrices]

    def read(self) -> None:
        kind, of_b, of_a = self._descriptor.kind, [], []
        for cta in self.ctas:
            b, *a = self._task.matrices
            of_b.append(shared_codes(b, kind, self._descriptor.b_type, cta.shared))
            of_a += [shared_codes(each, kind, self._descriptor.a_type, cta.shared) for each in a]
        self._a = of_a
        self._b = self._masked(np.concatenate(of_b))
        self._known.read(self._task.matrices, self._descriptor, self._operands.zero_columns)

    def _masked(self, b: Array) -> Array:
        """The columns of B that count, zeros where the mask says so."""
        mask = self._operands.zero_columns
        if not mask:
            return b
        first = column_shift(mask)
        found = b[first : first + self._descriptor.n].copy()
        found[zero_columns(mask, self._descriptor.m, self._descriptor.n)] = 0
        return found

    def write(self) -> None:
        for panel in self._paths.panels:
            # Each partition of 32 lanes has scales of its own.
            size = _PARTITION if self._operands.scales is not None else len(panel.lanes)
            for first in range(0, len(panel.lanes), size):
                self._write_part(panel, np.arange(first, min(first + size, len(panel.lanes))))

    def _lanes_of_a(self, lanes: Array) -> Array:
        """Those in which the rows of A lie that belong to lanes of D."""
        last = int(self._paths.panels[0].lanes.max()) + self._operands.d.lane
        return np.minimum(lanes + 1, last) if self._operands.shifts_a else lanes

    def _write_part(self, panel: Panel, rows: Array) -> None:
        """Some rows of a panel."""
        operands, memory = self._operands, self.memories[panel.cta]
        lanes = panel.lanes[rows] + operands.d.lane
        columns = operands.d.column + np.arange(panel.columns)
        words = memory.read(lanes[:, None], columns[None, :])
        found = self._computed(panel, rows, lanes, words)
        kept = self._enabled(panel.cta, lanes)
        known = self._known_of(panel, rows, lanes, columns)
        memory.write(lanes[kept][:, None], columns[None, :], found[kept], None if known is None else known[kept])

    def _known_of(self, panel: Panel, rows: Array, lanes: Array, columns: Array) -> npt.NDArray[np.bool_] | None:
        """Where full checks ask: which elements of D are made of what was written. Scales and metadata count as it."""
        memory, operands = self.memories[panel.cta], self._operands
        if memory.written is None:
            return None
        found = self._known.of(panel, rows)
        if isinstance(operands.a, TensorAddress) and not operands.shifts_a:
            of_a = operands.a.column + np.arange(operand_columns(self._descriptor))
            found &= np.all(memory.written[of_a[None, :], lanes[:, None]], axis=1, keepdims=True)
        if operands.adds:
            found &= memory.written[columns[None, :], lanes[:, None]]
        return found

    def _enabled(self, cta: int, lanes: Array) -> npt.NDArray[np.bool_]:
        if not any(self._operands.disabled):
            return np.ones(len(lanes), np.bool_)
        found: npt.NDArray[np.bool_] = enabled_lanes(self._operands.disabled)[cta, lanes]
        return found

    def _computed(self, panel: Panel, rows: Array, lanes: Array, words: Array) -> Array:
        """The words of D."""
        descriptor, operands = self._descriptor, self._operands
        a, b = self._rows_of_a(panel.cta, rows, lanes), self._b[panel.first : panel.first + panel.columns]
        if descriptor.kind.has_integers:
            return self._integers(a, b, lanes, panel.cta, words)
        places = None if operands.metadata is None else self._places(panel.cta, lanes, a)
        addends = words if operands.adds else np.zeros_like(words)
        if operands.scales is None:
            return self._floats(a, b, addends, places)
        x, y = factors(a, descriptor.a_type), factors(b, descriptor.b_type)
        x, y = (each.negated() if sign else each for each, sign in self._signs(x, y))
        if places is not None:
            x = x.spread(places, descriptor.k)
        return self._scaled(panel, rows, lanes, (x, y), addends.view(np.float32)).view(np.uint32)

    def _floats(self, a: Array, b: Array, addends: Array, places: Array | None) -> Array:
        """Without scales: by the engine's native function, if it has one and it knows all that is asked for."""
        product, shift = TileProduct(self._descriptor, self._task.generation), self._operands.shift
        codes = a.astype(np.uint32), b.astype(np.uint32)
        start = addends.astype(np.uint16) if self._descriptor.d_type == "f16" else addends
        if shift or self._task.generation is Generation.FAST:
            return product.multiply(*codes, start, places, shift).astype(np.uint32)
        return self._multiply_of(product)(*codes, start, places).astype(np.uint32)

    def _signs(self, x: Factors, y: Factors) -> tuple[tuple[Factors, bool], tuple[Factors, bool]]:
        return (x, self._descriptor.negates_a), (y, self._descriptor.negates_b)

    def _rows_of_a(self, cta: int, rows: Array, lanes: Array) -> Array:
        operands, descriptor = self._operands, self._descriptor
        if isinstance(operands.a, MatrixDescriptor):
            found: Array = self._a[cta][rows]
            return found
        return tensor_codes(self.memories[cta], self._lanes_of_a(lanes), operands.a.column, descriptor)

    def _places(self, cta: int, lanes: Array, a: Array) -> Array:
        """Where the stored elements of A, of these codes, belong. Raises KernelFault for metadata that mean nothing."""
        metadata, descriptor = self._operands.metadata, self._descriptor
        assert metadata is not None
        codes = chunk_codes(self.memories[cta], lanes, metadata.column + descriptor.selector, descriptor)
        found = stored_places(codes, descriptor, a)
        if found is None:
            text = "the sparsity metadata hold a code of four bits that names no two different elements of a chunk"
            raise self.origin.fault(FaultKind.TRAP, text, int(self.threads[0]))
        return found

    def _integers(self, a: Array, b: Array, lanes: Array, cta: int, words: Array) -> Array:
        descriptor, operands = self._descriptor, self._operands
        x = self._numbers(a, descriptor.a_type, negates=descriptor.negates_a)
        y = self._numbers(b, descriptor.b_type, negates=descriptor.negates_b)
        if operands.metadata is not None:
            dense = np.zeros((len(x), descriptor.k), x.dtype)
            np.put_along_axis(dense, self._places(cta, lanes, a), x, axis=1)
            x = dense
        addends = words.view(np.int32) if operands.adds else np.zeros(words.shape, np.int32)
        return multiply_integers(x, y, addends, saturate=descriptor.saturates).view(np.uint32)

    def _numbers(self, codes: Array, type_: str, *, negates: bool) -> Array:
        """Integers that codes stand for. Raises KernelFault."""
        if type_ != "s1z4m11":
            return np.ascontiguousarray(codes).view(np.int8) if type_ == "s8" else codes
        if (codes & 0x7800).any():
            text = "an element of type .s1z4m11 has bits set between its sign and the 11 bits of its magnitude"
            raise self.origin.fault(FaultKind.TRAP, text, int(self.threads[0]))
        magnitudes = (codes & 0x7FF).astype(np.int16)
        return np.where((codes >> 15 == 1) != negates, -magnitudes, magnitudes)

    def _scaled(
        self, panel: Panel, rows: Array, lanes: Array, matrices: tuple[Factors, Factors], start: Array
    ) -> Array:
        descriptor = self._descriptor
        x, y = self._scale_codes(panel, rows, lanes)
        kind = self._task.generation, sums_of(self._task.generation, descriptor.a_type)
        return multiply_scaled(*matrices, start, Scales(x, y, descriptor.scale_type), kind)

    def _scale_codes(self, panel: Panel, rows: Array, lanes: Array) -> tuple[Array, Array]:
        """Of some rows of A, and of the columns of B, as the partition of the lanes has them."""
        memory, partition = self.memories[panel.cta], int(lanes[0]) // _PARTITION
        of_a, of_b = self._scale_places(int(rows[-1]) + 1, panel.columns)
        found = of_a.codes(memory, partition)[rows], of_b.codes(memory, partition)
        return np.ascontiguousarray(found[0]), np.ascontiguousarray(found[1])


class RoutineProduct(Product):
    """One that the engine's routine multiplies."""

    def __init__(self, call: HostCall, lane: int, ctas: Sequence[CtaState], task: Task) -> None:
        super().__init__(call, lane, ctas, task)
        assert task.native is not None and call.launch.tile_routine is not None
        self._native = task.native
        self._routine = call.launch.tile_routine

    def check(self, call: HostCall, lane: int) -> None:
        """Raises KernelFault where operands are not where matrices can be."""
        memories, end = self.memories, self._native.end
        is_simple = self._native.a is not None and self._operands.scales is None
        is_simple = is_simple and all(len(cta.shared) >= end for cta in self.ctas)
        if not (is_simple and all(memories[sums.cta].has(sums.column, sums.columns) for sums in self._native.sums)):
            super().check(call, lane)

    def read(self) -> None:
        native = self._native
        of_b = [native.b.read(cta.shared) for cta in self.ctas]
        self._a = [native.a.read(cta.shared) for cta in self.ctas] if native.a is not None else []
        self._b = np.concatenate(of_b) if len(of_b) > 1 else of_b[0]

    def write(self) -> None:
        for sums, panel in zip(self._native.sums, self._paths.panels, strict=True):
            a = self._a[sums.cta] if self._a else self._from_tensor_memory(sums)
            b = self._b[sums.first : sums.end]
            if self._operands.scales is None:
                self._multiply((a, b), sums, None)
            else:
                self._multiply_partitions((a, b), sums, panel)

    def _multiply(self, matrices: tuple[Registers, Registers], sums: TileSums, scales: TileScales | None) -> None:
        memory, adds = self.memories[sums.cta], self._operands.adds
        self._routine(self._native.recipe, matrices, memory, sums, scales, adds=adds)

    def _multiply_partitions(self, matrices: tuple[Registers, Registers], sums: TileSums, panel: Panel) -> None:
        """Each 32 lanes have scales of their own."""
        a, b = matrices
        each = len(a) * _PARTITION // len(sums.lanes)
        for number, first in enumerate(range(0, len(sums.lanes), _PARTITION)):
            rows = np.arange(first, first + _PARTITION)
            scales = TileScales(*self._scale_codes(panel, rows, sums.lanes[rows]), self._descriptor.scale_type)
            part = sums._replace(lanes=sums.lanes[rows])
            self._multiply((a[number * each : (number + 1) * each], b), part, scales)

    def _from_tensor_memory(self, sums: TileSums) -> Registers:
        assert isinstance(self._operands.a, TensorAddress)
        lanes, column, descriptor = self._lanes_of_a(sums.lanes), self._operands.a.column, self._descriptor
        read = tensor_registers(self.memories[sums.cta], lanes, column, descriptor)
        return negated(read, descriptor.kind, descriptor.a_type) if descriptor.negates_a else read
