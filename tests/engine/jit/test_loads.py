"""Loads of every width, from every space, through every shape of address, against NumPy."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

from ptxvm.engine.jit.memory.access import emit_load
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.types import F32, F64, S32, S64, U8, U16, U32, U64, Type
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.layout import CONST_WINDOW, LOCAL_WINDOW, PARAM_WINDOW, SHARED_WINDOW

Width = tuple[Type, int]
LANES = np.arange(32)
WIDTHS = [(U8, 1), (U8, 2), (U8, 4), (U16, 1), (U16, 2), (U16, 4), (F32, 1), (U32, 2), (F32, 4), (U32, 8), (F64, 1)]
WIDTHS += [(U64, 2), (U64, 4)]
QUICK_WIDTHS = [(U8, 1), (U16, 2), (F32, 1), (F32, 4), (U64, 1)]
FRAGMENT_WIDTHS = [(U8, 1), (U16, 1), (F32, 1), (U32, 4)]
QUICK_MASKS = [None, 0x5A5A5A5A]
MASKS = [None, 0xFFFFFFFF, 0x0000FFFF, 0x80000001, 0x5A5A5A5A, 0]


def patterns(width: int) -> dict[str, tuple[int, ...]]:
    """Offsets of lanes, by name; all multiples of the width, as naturally aligned accesses are."""
    rng = np.random.default_rng(width)
    shapes = {
        "uniform": 0 * LANES,
        "contiguous": LANES,
        "reversed": 31 - LANES,
        "halves": np.concatenate([LANES[:16], 100 + LANES[:16]]),
        "halves, one uniform": np.concatenate([7 + 0 * LANES[:16], 100 + LANES[:16]]),
        "quarters": LANES % 8 + LANES // 8 * 40,
        "quarters, uniform": LANES // 8 * 40,
        "rows of four": LANES % 4 + LANES // 4 * 30,
        "strided": 3 * LANES,
        "columns": LANES % 4 * 50 + LANES // 4,
        "parts of columns": LANES % 8 * 9 + LANES // 8,
        "scattered": rng.integers(0, 200, 32),
        "shared by some": rng.integers(0, 4, 32),
    }
    return {name: tuple((width * (offsets - offsets[0])).tolist()) for name, offsets in shapes.items()}


def expected(data: np.ndarray, offsets: np.ndarray, type_: Type, count: int) -> list[np.ndarray]:
    """The elements at byte offsets into `data`, as unsigned integers."""
    bytes_ = np.stack([data[offset : offset + type_.size * count] for offset in offsets])
    return list(bytes_.view(f"u{type_.size}").T)


class Checks:
    """Loads in one warp function, and what they must yield."""

    def __init__(self, **options: object) -> None:
        self.accesses = Accesses(**options)  # type: ignore[arg-type]
        self._expected: list[tuple[str, np.ndarray, np.ndarray, int]] = []

    def load(self, name: str, width: Width, place: Place, want: list[np.ndarray], mask: int | None = None) -> None:
        type_, count = width
        values = emit_load(self.accesses.context(mask), type_, place, count, Sem.WEAK)
        for element, value in enumerate(values if count > 1 else (values,)):
            assert value.type is type_
            output = self.accesses.output(value)
            self._expected.append((f"{name} {type_}x{count} element {element}", output, want[element], mask or 0))
            if mask is None:
                self._expected[-1] = (*self._expected[-1][:3], 0xFFFFFFFF)

    def check(self, native: Native, launch: Launch | None = None, local_size: int = 0) -> None:
        self.accesses.run(native, launch, local_size)
        for name, output, want, mask in self._expected:
            lanes = [lane for lane in range(32) if mask >> lane & 1]
            assert (output[lanes] == want[lanes]).all(), (name, hex(mask), output, want)


@pytest.fixture(scope="module")
def data() -> np.ndarray:
    return np.random.default_rng(0).integers(0, 256, 16384, np.uint8)


@pytest.mark.parametrize("mask", QUICK_MASKS)
@pytest.mark.parametrize("known", ["aligned", "unknown", "varying", "indexed", "indexed signed"])
def test_global(native: Native, data: np.ndarray, mask: int | None, known: str) -> None:
    check_global(native, data, mask, Space.GLOBAL if known == "varying" else Space.GENERIC, known, QUICK_WIDTHS)


@pytest.mark.slow
@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("space", [Space.GLOBAL, Space.GENERIC])
@pytest.mark.parametrize("known", ["aligned", "unknown", "varying", "indexed", "indexed signed"])
def test_global_in_full(native: Native, data: np.ndarray, mask: int | None, space: Space, known: str) -> None:
    check_global(native, data, mask, space, known, WIDTHS)


@pytest.mark.parametrize("mask", [None, 0xFFFFFFFF, 0x5A5A5A5A])
def test_fragments(native: Native, data: np.ndarray, mask: int | None) -> None:
    """In kernels that multiply matrices."""
    address = native.memory.map_array(data).address + 8192
    checks = Checks(has_products=True)
    rows, columns = LANES % 4 + LANES // 4 * 30, LANES % 4 * 50 + LANES // 4
    shapes = {"rows": rows, "columns": columns, "a row but one": rows + (LANES == 30), "scattered": 7 * LANES % 32}
    shapes |= {"a column but one": columns + (LANES == 29)}
    for (type_, count), (name, places) in product(FRAGMENT_WIDTHS, shapes.items()):
        width = type_.size * count
        want = expected(data, 8192 + 64 + width * places, type_, count)
        lanes = checks.accesses.varying(U64, (address + width * places).tolist())
        for repeat in range(2):
            checks.load(f"{name} {repeat}", (type_, count), Place(lanes, 64, Space.GLOBAL), want, mask)
        lanes = checks.accesses.indexed(address, places.tolist(), width, signed=False)
        checks.load(f"{name}, indexed", (type_, count), Place(lanes, 64, Space.GLOBAL), want, mask)
    checks.check(native)


def check_global(
    native: Native, data: np.ndarray, mask: int | None, space: Space, known: str, widths: list[Width]
) -> None:
    address = native.memory.map_array(data).address
    checks = Checks(local_in_generic=space is Space.GENERIC)
    for type_, count in widths:
        width = type_.size * count
        for name, offsets in patterns(width).items():
            base = address + 8192
            want = expected(data, 8192 + 64 + np.array(offsets), type_, count)
            if known == "varying":
                lanes = checks.accesses.varying(U64, [base + offset for offset in offsets])
            elif "indexed" in known:
                signed = "signed" in known
                low = 0 if signed else min(offsets)
                indices = [(offset - low) // width for offset in offsets]
                lanes = checks.accesses.indexed(base + low, indices, width, signed=signed)
            else:
                lanes = checks.accesses.affine(U64, base, offsets, 8 if known == "aligned" else 0)
            for repeat in range(2):  # the second meets a filled cache
                checks.load(f"{name} {repeat}", (type_, count), Place(lanes, 64, space), want, mask)
    checks.check(native)


@pytest.mark.parametrize(("space", "address_type"), [(Space.CONST, U32), (Space.PARAM, U64)])
def test_windows(native: Native, data: np.ndarray, space: Space, address_type: Type) -> None:
    check_windows(native, data, None, address_type, space, QUICK_WIDTHS)


@pytest.mark.slow
@pytest.mark.parametrize("mask", [None, 0x5A5A5A5A])
@pytest.mark.parametrize("address_type", [U32, S32, U64])
@pytest.mark.parametrize("space", [Space.CONST, Space.PARAM])
def test_windows_in_full(native: Native, data: np.ndarray, mask: int | None, address_type: Type, space: Space) -> None:
    check_windows(native, data, mask, address_type, space, WIDTHS)


def check_windows(
    native: Native, data: np.ndarray, mask: int | None, address_type: Type, space: Space, widths: list[Width]
) -> None:
    checks = Checks()
    for type_, count in widths:
        for name, offsets in patterns(type_.size * count).items():
            want = expected(data, 8192 + np.array(offsets), type_, count)
            affine = checks.accesses.affine(address_type, 8192 - 64, offsets)
            varying = checks.accesses.varying(address_type, [8192 - 64 + offset for offset in offsets])
            for lanes in (affine, varying):
                checks.load(name, (type_, count), Place(lanes, 64, space), want, mask)
                generic = lanes.to(U64) if lanes is varying and address_type is not S32 else None
                if generic is not None:
                    window = CONST_WINDOW if space is Space.CONST else PARAM_WINDOW
                    checks.load(name, (type_, count), Place(generic + window, 64, Space.GENERIC), want, mask)
    launch = Launch((1, 1, 1), (32, 1, 1), data.tobytes() if space is Space.PARAM else b"")
    launch.image.constants = data
    checks.check(native, launch)


def test_constant_addresses(native: Native, data: np.ndarray) -> None:
    checks = Checks()
    for type_, count in WIDTHS:
        want = [np.full(32, value[0]) for value in expected(data, np.array([32]), type_, count)]
        checks.load("param", (type_, count), Place(None, 32, Space.PARAM), want)
        base = checks.accesses.reading.constant(U32, 16)
        checks.load("param", (type_, count), Place(base, 16, Space.PARAM), want)
    checks.check(native, Launch((1, 1, 1), (32, 1, 1), data[:256].tobytes()))


@pytest.mark.parametrize("offset", [1, 2])
def test_arrays_that_are_less_aligned_than_their_addresses(native: Native, data: np.ndarray, offset: int) -> None:
    array = data[offset : offset + 16000]
    address = native.memory.map_array(array).address
    checks = Checks()
    for type_, count in QUICK_WIDTHS:
        for name, offsets in patterns(type_.size * count).items():
            want = expected(array, 8192 + np.array(offsets), type_, count)
            for lanes in (
                checks.accesses.affine(U64, address + 8192, offsets, 8),
                checks.accesses.varying(U64, [address + 8192 + place for place in offsets]),
            ):
                checks.load(name, (type_, count), Place(lanes, 0, Space.GLOBAL), want)
    checks.check(native)


def test_lanes_in_different_allocations(native: Native, data: np.ndarray) -> None:
    parts = [data[start : start + 1000].copy() for start in range(0, 8000, 1000)]
    bases = [native.memory.map_array(part).address for part in parts]
    checks = Checks()
    for type_, count in WIDTHS:
        width = type_.size * count
        offsets = [(lane * 5 % 30) * width for lane in range(32)]
        rows = [expected(parts[lane % 8], np.array([offsets[lane]]), type_, count) for lane in range(32)]
        want = [np.concatenate([row[element] for row in rows]) for element in range(count)]
        lanes = checks.accesses.varying(U64, [bases[lane % 8] + offsets[lane] for lane in range(32)])
        for _ in range(2):
            checks.load("different", (type_, count), Place(lanes, 0, Space.GLOBAL), want)
    checks.check(native)


@pytest.mark.parametrize("partial", [False, True])
def test_the_last_bytes_of_an_allocation(native: Native, data: np.ndarray, partial: bool) -> None:
    checks = Checks(partial=partial)
    for size in (1, 3, 33, 127, 130):
        array = data[:size].copy()
        address = native.memory.map_array(array).address
        native.keep = [*getattr(native, "keep", []), array]  # type: ignore[attr-defined]
        offsets = np.minimum(LANES, size - 1)
        lanes = checks.accesses.varying(U64, (address + offsets).tolist())
        checks.load("clamped", (U8, 1), Place(lanes, 0, Space.GLOBAL), expected(array, offsets, U8, 1))
        checks.load("clamped", (U8, 1), Place(lanes, 0, Space.GLOBAL), expected(array, offsets, U8, 1), 0x50000003)
        # Lanes past the end are off.
        inside = min(32, size)
        lanes = checks.accesses.affine(U64, address + size - inside, tuple(range(32)))
        want = np.resize(array[size - inside :], 32)
        checks.load("tail", (U8, 1), Place(lanes, 0, Space.GLOBAL), [want], (1 << inside) - 1)
    checks.check(native)


FAULTS = {
    "past the end": (4096, "out_of_bounds"),
    "partly past the end": (4093, "misaligned"),
    "before the start": (-4, "out_of_bounds"),
    "far away": (1 << 40, "out_of_bounds"),
    "misaligned": (2, "misaligned"),
}


@pytest.mark.parametrize("case", FAULTS)
@pytest.mark.parametrize("shape", ["uniform", "affine", "varying", "varying, contiguous"])
@pytest.mark.parametrize("warm", [False, True])
def test_faults_in_global_memory(native: Native, data: np.ndarray, case: str, shape: str, warm: bool) -> None:
    array = data[:4096]
    address = native.memory.map_array(array).address
    offset, kind = FAULTS[case]
    accesses = Accesses()
    bad = address + offset
    steps = {"uniform": [0] * 32, "affine": [4 * (lane - 7) for lane in range(32)]}
    steps["varying, contiguous"] = steps["affine"]
    steps["varying"] = [0 if lane == 7 else 4 * (lane * 7 % 13) - offset for lane in range(32)]
    faulty = 0 if shape == "uniform" else 7
    if "affine" in (shape, *shape.split(", ")) or "contiguous" in shape:
        faulty = {"past the end": 7, "far away": 0, "misaligned": 0, "partly past the end": 0}.get(case, 0)
    if shape.startswith("varying"):
        lanes = accesses.varying(U64, [bad + step for step in steps[shape]])
    else:
        relative = [step - steps[shape][0] for step in steps[shape]]
        lanes = accesses.affine(U64, bad + steps[shape][0], tuple(relative))
    if warm:
        good = accesses.uniform(U64, address)
        accesses.output(emit_load(accesses.context(), U32, Place(good, 0, Space.GLOBAL), 1, Sem.WEAK))
    accesses.output(emit_load(accesses.context(site=41), U32, Place(lanes, 0, Space.GLOBAL), 1, Sem.WEAK))
    with pytest.raises(KernelFault) as caught:
        accesses.run(native)
    fault = caught.value
    assert (fault.kind, fault.line, fault.thread) == (kind, 41, (faulty, 0, 0))
    assert fault.address == bad + steps[shape][faulty]
    assert "4 bytes" in fault.message


@pytest.mark.parametrize("space", [Space.SHARED, Space.CONST, Space.PARAM, Space.LOCAL])
@pytest.mark.parametrize("shape", ["constant", "uniform", "affine", "varying"])
def test_faults_in_windows(native: Native, data: np.ndarray, space: Space, shape: str) -> None:
    accesses = Accesses()
    bad = 256
    lanes = {
        "constant": lambda: None,
        "uniform": lambda: accesses.uniform(U32, bad, 2),
        "affine": lambda: accesses.affine(U32, bad - 8, tuple(range(0, 128, 4)), 2),
        "varying": lambda: accesses.varying(U32, [bad if lane == 9 else 4 * lane for lane in range(32)]),
    }[shape]()
    offset = bad if shape == "constant" else 0
    accesses.output(emit_load(accesses.context(site=5), U32, Place(lanes, offset, space), 1, Sem.WEAK))
    launch = Launch((1, 1, 1), (32, 1, 1), bytes(256), 256)
    launch.image.constants = data[:256]
    with pytest.raises(KernelFault) as caught:
        accesses.run(native, launch, local_size=256)
    fault = caught.value
    faulty = {"affine": 2, "varying": 9}.get(shape, 0)
    assert (fault.kind, fault.line, fault.thread) == ("out_of_bounds", 5, (faulty, 0, 0))
    assert fault.address == bad
    assert "256 bytes" in fault.message


@pytest.mark.parametrize("shape", ["uniform", "affine", "varying"])
def test_lanes_that_do_not_execute_never_fault(native: Native, data: np.ndarray, shape: str) -> None:
    array = data[:128]
    address = native.memory.map_array(array).address
    checks = Checks()
    accesses = checks.accesses
    for mask in (0x000000F0, 0):
        good = range(4, 8)
        if shape == "uniform" and mask:
            continue
        values = [address + 4 * lane if lane in good else 0x123456789 + lane for lane in range(32)]
        lanes = {
            "uniform": lambda: accesses.uniform(U64, 3),
            "affine": lambda: accesses.affine(U64, address - 96, tuple(28 * lane for lane in range(32))),
            "varying": lambda values=values: accesses.varying(U64, values),
        }[shape]()
        offsets = 4 * LANES if shape == "varying" else 28 * LANES - 96
        want = expected(np.resize(array, 4096), offsets % 1024, U32, 1)
        checks.load(shape, (U32, 1), Place(lanes, 0, Space.GLOBAL), want, mask)
    checks.check(native)


def test_freed_and_null_pointers(native: Native) -> None:
    freed = native.memory.allocate(64, name="gone").address
    native.memory.free(freed)
    for address, kind in ((freed + 4, "use_after_free"), (0, "null_pointer"), (24, "null_pointer")):
        accesses = Accesses()
        lanes = accesses.uniform(U64, address)
        accesses.output(emit_load(accesses.context(), U32, Place(lanes, 0, Space.GLOBAL), 1, Sem.WEAK))
        with pytest.raises(KernelFault) as caught:
            accesses.run(native)
        assert caught.value.kind == kind


@pytest.mark.parametrize("window", [SHARED_WINDOW, LOCAL_WINDOW, CONST_WINDOW, PARAM_WINDOW])
def test_generic_addresses_past_a_window(native: Native, data: np.ndarray, window: int) -> None:
    accesses = Accesses(local_in_generic=True)
    lanes = accesses.uniform(U64, window + 256)
    accesses.output(emit_load(accesses.context(), U32, Place(lanes, 0, Space.GENERIC), 1, Sem.WEAK))
    launch = Launch((1, 1, 1), (32, 1, 1), bytes(256), 256)
    launch.image.constants = data[:256]
    with pytest.raises(KernelFault, match="256 bytes") as caught:
        accesses.run(native, launch, local_size=256)
    assert (caught.value.kind, caught.value.address) == ("out_of_bounds", window + 256)


@pytest.mark.parametrize("sem", list(Sem))
def test_orderings(native: Native, data: np.ndarray, sem: Sem) -> None:
    address = native.memory.map_array(data).address
    accesses = Accesses()
    outputs = []
    for shape in ((0,) * 32, tuple(range(0, 128, 4))):
        lanes = accesses.affine(U64, address, shape)
        outputs.append(accesses.output(emit_load(accesses.context(), U32, Place(lanes, 0, Space.GLOBAL), 1, sem)))
    accesses.run(native)
    words = data[:128].view(np.uint32)
    assert (outputs[0] == words[0]).all()
    assert (outputs[1] == words).all()


@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("stride", [4, 12, 8])
@pytest.mark.parametrize(
    ("index", "start"),
    [
        *[(64, 0), (63, 0), (-1, 0), (-1, 1), (-2, 1), (3, 63), (-3, 64), (-65, 64), (5, -5), (4, -5), (5, 0.5)],
        *[(1 << 30, 0), (1 << 29, 32), ((1 << 31) - 1, 0), (-1 << 31, 3), (-1 << 31, 0)],
    ],
)
def test_indices(native: Native, data: np.ndarray, index: int, start: float, stride: int, signed: bool) -> None:
    """One lane takes the given element of 64, counted from element `start`; negative unsigned indices are huge."""
    array = data[: 64 * stride]
    base = native.memory.map_array(array).address
    accesses = Accesses()
    origin = int(start * stride)
    others = -int(start) if start < 0 or (start > 63 and signed) else 0
    indices = [index if lane == 9 else others for lane in range(32)]
    lanes = accesses.indexed(base + origin, indices, stride, signed=signed)
    outputs = []
    for _ in range(2):
        value = emit_load(accesses.context(site=5), U32, Place(lanes, 0, Space.GLOBAL), 1, Sem.WEAK)
        outputs.append(accesses.output(value))
    reached = [origin + (number if signed else number % (1 << 32)) * stride for number in (indices[0], index)]
    if all(place % 4 == 0 and 0 <= place <= len(array) - 4 for place in reached):
        accesses.run(native)
        word = array[reached[1] : reached[1] + 4].view(np.uint32)[0]
        assert [int(output[9]) for output in outputs] == [word, word]
    else:
        with pytest.raises(KernelFault) as caught:
            accesses.run(native)
        first = next(place for place in reached if place % 4 or not 0 <= place <= len(array) - 4)
        assert caught.value.kind == ("misaligned" if first % 4 else "out_of_bounds")


@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize(("stride", "back"), [(4, 4), (12, 16), (4, 1 << 24)])
def test_elements_before_the_one_at_an_index(
    native: Native, data: np.ndarray, stride: int, back: int, signed: bool
) -> None:
    """`a[i - 1]` from the start of an array on: what is before that or behind its end is a fault, the rest is not."""
    array = data[: 64 * stride]
    base = native.memory.map_array(array).address
    least = -(-back // stride)
    for index in (63, least - 1, 63 + least, 64 + least, (1 << 31) - 1, -1 << 31):
        accesses = Accesses()
        indices = [index if lane == 9 else least for lane in range(32)]
        lanes = accesses.indexed(base, indices, stride, signed=signed)
        place = Place(lanes, -back, Space.GLOBAL)
        outputs = [accesses.output(emit_load(accesses.context(), U32, place, 1, Sem.WEAK)) for _ in range(2)]
        reached = [(number if signed else number % (1 << 32)) * stride - back for number in (least, index)]
        if all(0 <= offset <= len(array) - 4 for offset in reached):
            accesses.run(native)
            assert {int(output[9]) for output in outputs} == {int(array[reached[1] :][:4].view(np.uint32)[0])}
        else:
            with pytest.raises(KernelFault) as caught:
                accesses.run(native)
            assert caught.value.kind == "out_of_bounds"


@pytest.mark.parametrize("signed", [False, True])
def test_neighbours_are_found_without_a_detour(native: Native, data: np.ndarray, signed: bool) -> None:
    """The slow path leaves where it found the lanes: those of the first access, which fills the cache."""
    array = data[:4096]
    base = native.memory.map_array(array).address
    indices = np.random.default_rng(2).integers(1, 1022, 32)
    accesses = Accesses()
    lanes = accesses.indexed(base, indices.tolist(), 4, signed=signed)
    outputs = [
        accesses.output(emit_load(accesses.context(), U32, Place(lanes, offset, Space.GLOBAL), 1, Sem.WEAK))
        for offset in (-4, 0, 4)
    ]
    worker = accesses.run(native).take().worker
    assert list(worker.addresses) == [array.ctypes.data + 4 * index - 4 for index in indices.tolist()]
    words = array.view(np.uint32)
    for output, offset in zip(outputs, (-1, 0, 1), strict=True):
        assert (output == words[indices + offset]).all()


def test_index_forms_are_seen_through(native: Native) -> None:
    accesses = Accesses()
    index = accesses.varying(U32, range(32))
    row = accesses.uniform(U64, 3)
    for address in (
        accesses.uniform(U64, 0) + (index.to(U64) << 2),
        (row + index.to(U64)) * 8 + accesses.uniform(U64, 5),
        index.to(U64) * 4 - row,
        accesses.uniform(U64, 0) + (index.raw_bits(S32).to(S64) * 12).raw_bits(U64) + 16,
    ):
        emit_load(accesses.context(), U32, Place(address, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert not any("icmp ugt <32 x i64>" in line or "icmp uge <32 x i64>" in line for line in accesses.code.lines)


@pytest.mark.parametrize(("offset", "is_known"), [(0, True), (12, True), (16, False), (2, False)])
def test_declared_parameters_need_no_check(offset: int, is_known: bool) -> None:
    accesses = Accesses(parameter_size=16)
    emit_load(accesses.context(), U32, Place(None, offset, Space.PARAM), 1, Sem.WEAK)
    assert any("br i1" in line for line in accesses.code.lines) != is_known
