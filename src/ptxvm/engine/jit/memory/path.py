"""One access to memory on its way into LLVM IR: what is accessed, the check in front of it, the slow path behind it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ptxvm.engine.jit.layouts.fields import llvm_type, offset_of
from ptxvm.engine.jit.layouts.structures import AccessSpace, Cta, SiteCache, Status, Warp, Worker
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.index_form import IndexForm, index_form
from ptxvm.engine.jit.memory.vectors import bits_of, constants, mask_bits, pointer, splat, vector_of
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.isa.warp import Space
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.shape import UNIFORM, Groups, Shape
from ptxvm.lanes.types import U32, WARP_SIZE
from ptxvm.records import record

_SPACES = {
    Space.GENERIC: AccessSpace.GENERIC,
    Space.GLOBAL: AccessSpace.GLOBAL,
    Space.SHARED: AccessSpace.SHARED,
    Space.SHARED_CLUSTER: AccessSpace.SHARED,
    Space.LOCAL: AccessSpace.LOCAL,
    Space.CONST: AccessSpace.CONST,
    Space.PARAM: AccessSpace.PARAM,
}


@record()
class AccessPath:
    """`count` elements of the LLVM type `llvm`, one behind the other, at the address of each lane.

    `alignment` is the power of two (its logarithm) the address must be a multiple of. `used`: how many elements must be
    there (all: 0). Fast paths move all where all are there; the slow path looks at no more than it must.
    `parts`: each element is an access of its own, of an instruction that has this place. `apart`: what lanes access so
    does not lie in one piece.
    """

    context: EmissionContext
    place: Place
    llvm: str
    count: int
    store: bool
    used: int = 0
    parts: tuple[EmissionContext, ...] = ()
    apart: bool = False

    @property
    def code(self) -> Code:
        return self.context.code

    @property
    def space(self) -> AccessSpace:
        if self.place.space is Space.SHARED_CLUSTER and self.context.function.clustered:
            return AccessSpace.SHARED_CLUSTER
        return _SPACES[self.place.space]

    @property
    def is_shared(self) -> bool:
        """Whether the memory is shared memory: only the host thread that runs the CTA's cluster accesses it."""
        return self.space in (AccessSpace.SHARED, AccessSpace.SHARED_CLUSTER)

    @property
    def has_window(self) -> bool:
        """Whether addresses are in a memory of known place and size (not local: that is interleaved)."""
        return self.space in (AccessSpace.SHARED, AccessSpace.CONST, AccessSpace.PARAM)

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return bits_of(self.llvm) // 8

    @property
    def width(self) -> int:
        """Bytes that a lane accesses."""
        return self.size * self.count

    @property
    def alignment(self) -> int:
        return (self.size if self.parts else self.width).bit_length() - 1

    @property
    def each(self) -> list[AccessPath]:
        """The accesses that are made together here."""
        return [
            replace(self, context=context, place=self.place.advance(number * self.size), count=1, parts=(), apart=False)
            for number, context in enumerate(self.parts)
        ]

    @property
    def first(self) -> AccessPath:
        """What is looked at to find out how lanes lie."""
        return self.each[0] if self.apart else self

    @property
    def shape(self) -> Shape:
        """Of the address."""
        return UNIFORM if self.place.base is None else self.place.base.shape

    # ---------------------------------------------------------------------------------------------------- its address

    def scalar(self, displacement: int) -> str:
        """The base of a uniform or affine address, moved by `displacement`, as an i64 (maybe a literal)."""
        base = self.place.base
        if base is None:
            return str(displacement)
        name, llvm = self.context.reading.base(base), base.type.llvm
        if base.is_constant:
            return str((int(name) + displacement) & base.type.mask)
        if displacement:
            name = self.code.value(f"add {llvm} {name}, {displacement}")
        return name if llvm == "i64" else self.code.value(f"zext {llvm} {name} to i64")

    def place_in(self, host: str, displacement: int) -> str:
        """The host address (ptr) of a uniform or affine address, moved by `displacement`, in the memory of a space that
        begins at `host`."""
        base = self.place.base
        if base is None or base.is_constant or self.context.places is None:
            return self.code.value(f"getelementptr i8, ptr {host}, i64 {self.scalar(displacement)}")
        # All lanes are inside, so that nothing wraps around; what their offsets are added to may be before the start.
        unit = base.type.llvm
        start = self.code.value(f"getelementptr i8, ptr {host}, {unit} {self.context.reading.base(base)}")
        return pointer(self.code, start, displacement)

    def base_vector(self) -> tuple[str, str]:
        """The base of each lane and its LLVM element type (i32 or i64); the place's offset is not in it."""
        base = self.place.base
        assert base is not None
        vector, llvm = self.context.reading.vector(base), base.type.llvm
        return (vector, llvm) if self.has_window else (self._wide(llvm, vector), "i64")

    def bases(self) -> tuple[str, str, int]:
        """The lanes' indices, if their addresses have an index form, else their bases: the vector, the LLVM type of its
        elements, and how many of these a lane accesses."""
        form = self.index
        return (*self.base_vector(), self.width) if form is None else (form.index, "i32", self.width // form.stride)

    @property
    def can_mask(self) -> bool:
        """Whether the processor loads vectors of such elements under masks."""
        features = self.context.reading.features
        return "avx512bw" in features or ("avx2" in features and self.size >= 4)

    @property
    def rows(self) -> Groups | None:
        """The groups that the lanes' bases are in, or their indices if they have an index form, if scalars stand for
        them: their lanes are aligned alike, and if only some execute, they follow each other."""
        form = self.index
        if form is None:
            return self._as_rows(self.shape.groups, self.width)
        return self._as_rows(form.groups, 1) if form.stride == self.width else None

    def _as_rows(self, groups: Groups | None, step: int) -> Groups | None:
        if groups is None or not groups.are_few or any(offset % step for offset in groups.offsets):
            return None
        is_moved = self.context.mask is None or (self.count == 1 and self.can_mask and groups.step_by(step))
        return groups if is_moved else None

    @property
    def index(self) -> IndexForm | None:
        """The index form of the lanes' addresses, if they have one that suits this access: all lanes aligned alike."""
        base = self.place.base
        if base is None or not base.shape.varying or base.type.bits != 64 or self.has_window:
            return None
        if self._as_rows(base.shape.groups, self.width) is not None:
            return None
        reading, known = self.context.reading, self.context.function.index_forms
        name = reading.vector(base)
        if name not in known:
            known[name] = index_form(reading, base)
        form = known[name]
        unit = self.size if self.apart else self.width
        return form if form is not None and form.stride % unit == 0 else None

    @property
    def groups(self) -> Groups | None:
        """How the lanes' bases, or their indices if they have an index form, are in groups, if they are."""
        form = self.index
        return self.shape.groups if form is None else form.groups

    def vector(self) -> tuple[str, str]:
        """The addresses of all lanes and their LLVM element type (i32 or i64)."""
        base = self.place.base
        if base is None:
            return splat(self.code, "i64", str(self.place.offset)), "i64"
        llvm = base.type.llvm
        return self._moved(llvm, self.context.reading.vector(base), self.place.offset), llvm

    def wide_addresses(self) -> str:
        """The addresses of all lanes as <32 x i64>; makes nothing that other blocks could use."""
        base = self.place.base
        if base is None:
            return splat(self.code, "i64", str(self.place.offset))
        # Only a form that is known already: one made here would be taken for known in blocks that do not follow this.
        is_known = base.shape.varying and self.context.reading.vector(base) in self.context.function.index_forms
        form = self.index if is_known else None
        if form is not None:
            return self._spread_index(form)
        return self._wide(base.type.llvm, self._own_vector(base))

    def _spread_index(self, form: IndexForm) -> str:
        code, reading = self.code, self.context.reading
        index = reading.heads.again(U32, form.index, form.groups)
        wide = code.value(f"{'sext' if form.signed else 'zext'} <32 x i32> {index} to <32 x i64>")
        steps = code.value(f"mul <32 x i64> {wide}, splat (i64 {form.stride})")
        start = code.value(f"add i64 {reading.base(form.start)}, {self.place.offset}")
        return code.value(f"add <32 x i64> {splat(code, 'i64', start)}, {steps}")

    def _own_vector(self, base: Lanes) -> str:
        llvm, offsets = base.type.llvm, base.shape.offsets
        if base.is_constant or offsets is None:
            vector = self.context.reading.vector(base)
            vector = self.context.reading.heads.again(base.type, vector, base.shape.groups)
            return self._moved(llvm, vector, self.place.offset)
        spread = splat(self.code, llvm, self.context.reading.base(base))
        places = constants(llvm, [offset + self.place.offset for offset in offsets])
        return self.code.value(f"add <32 x {llvm}> {spread}, {places}")

    def _moved(self, llvm: str, vector: str, displacement: int) -> str:
        if not displacement:
            return vector
        return self.code.value(f"add <32 x {llvm}> {vector}, splat ({llvm} {displacement})")

    def _wide(self, llvm: str, vector: str) -> str:
        return vector if llvm == "i64" else self.code.value(f"zext <32 x {llvm}> {vector} to <32 x i64>")

    # -------------------------------------------------------------------------------------------------------- windows

    def window(self) -> tuple[str, str]:
        """Host address (ptr) of address 0 and size (i64) of the memory of a space that has a window."""
        entry = self.context.entry
        if self.space is AccessSpace.SHARED:
            size = entry.field(Worker, "shared_size")
            host = entry.field(Cta, "shared")
            own = self.window_base("i64")
            if own is not None:
                host = entry.value(f"getelementptr i8, ptr {host}, i64 {entry.value(f'sub i64 0, {own}')}")
            return host, entry.value(f"zext i32 {size} to i64")
        if self.space is AccessSpace.CONST:
            return entry.field(Worker, "constants"), entry.field(Worker, "constants_size")
        return entry.field(Worker, "params"), entry.field(Worker, "params_size")

    def window_base(self, llvm: str) -> str | None:
        """The lowest address in the window as an entry value, None if that is 0."""
        if self.space is not AccessSpace.SHARED or not self.context.function.clustered:
            return None
        entry = self.context.entry
        base = entry.field(Cta, "shared_base")
        return base if llvm == "i32" else entry.value(f"zext i32 {base} to {llvm}")

    def room(self, size: str, span: int, unit: int) -> str:
        """The room for `span` bytes in `size` (an entry value), see bounds.py."""
        return bounds.room(self.code, self.context.entry.value, size, span, unit)

    # ---------------------------------------------------------------------------------------------------- site caches

    def cache_field(self, cache: int, field: str) -> str:
        """A field (i64) of one of this site's caches."""
        return self.code.value(f"load {llvm_type(SiteCache, field)}, ptr {self.cache_place(cache, field)}")

    def cache_place(self, cache: int, field: str) -> str:
        """Where a field of one of this site's caches is."""
        name = "safe_sites" if self.context.function.safe else "sites"
        sites = self.context.entry.field(Worker, name)
        return pointer(self.code, sites, cache * ctypes.sizeof(SiteCache) + offset_of(SiteCache, field))

    def descriptor(self, span: int, cache: int = -1, unit: int = 0) -> str:
        """The constant that describes this access to the slow path."""
        name = self.context.function.take_access()
        self.code.declare(self.description(name, span, cache, unit))
        return name

    def description(self, name: str, span: int, cache: int, unit: int) -> str:
        """The text of such a constant."""
        site, count = self.context.fault_site, 1 if self.parts else self.used or self.count
        words = [self.space, self.size, count, self.store, site, cache, self.alignment, unit]
        fields = ", ".join(f"i32 {int(word)}" for word in words)
        shape = "{ i32, i32, i32, i32, i32, i32, i32, i32, i64 }"
        return f"{name} = private unnamed_addr constant {shape} {{ {fields}, i64 {span} }}"

    # ------------------------------------------------------------------------------------------------------ slow path

    def bits(self) -> str:
        """The executing lanes as an i32."""
        return mask_bits(self.code, self.context.mask)

    def call_runtime(self, function: str, bits: str, descriptor: str) -> None:
        """Hand the addresses of all lanes to a runtime function; leave the warp function if it reports a fault."""
        code = self.code
        addresses = self.context.entry.address(Worker, "addresses")
        code.line(f"store <32 x i64> {self.wide_addresses()}, ptr {addresses}, align 8")
        code.declare(DECLARATIONS[function])
        arguments = f"ptr %worker, ptr %cta, ptr %warp, i32 {bits}, ptr {descriptor}"
        result = code.value(f"call preserve_allcc i32 @{function}({arguments})")
        faulted = code.value(f"icmp ne i32 {result}, 0")
        leave, on = code.new_label(), code.new_label()
        code.branch(faulted, leave, on, likely=False)
        code.label(leave)
        code.line(f"ret i32 {int(Status.FAULT)}")
        code.label(on)

    def search(self, descriptor: str) -> None:
        """Has the site's cache describe what holds an address that is accessed, if it can be."""
        function = "ptxvm_find_memory"
        self.code.declare(DECLARATIONS[function])
        arguments = f"ptr %worker, ptr %cta, ptr %warp, i64 {self._any_address()}, ptr {descriptor}"
        self.code.line(f"call preserve_allcc void @{function}({arguments})")

    def _any_address(self) -> str:
        """An address (i64) that a lane accesses, or one between those of two."""
        code, offsets = self.code, self.shape.offsets
        if offsets is not None:
            return self.scalar(self.place.offset + min(offsets))
        lane = code.call("i32", "llvm.cttz.i32", ("i32", self.bits()), ("i1", "false"))
        some = code.value(f"and i32 {lane}, {WARP_SIZE - 1}")
        return code.value(f"extractelement <32 x i64> {self.wide_addresses()}, i32 {some}")

    def value_row(self, element: int) -> str:
        """Where the slow path keeps an element of all lanes."""
        return pointer(self.code, self.context.entry.address(Worker, "values"), element * WARP_SIZE * self.size)

    def slow_load(self, bits: str, descriptor: str) -> list[str]:
        """All elements as vectors, whatever the addresses are."""
        if self.parts:
            return [name for part, access in self._described(descriptor) for name in part.slow_load(bits, access)]
        self.call_runtime("ptxvm_access", bits, descriptor)
        type_ = vector_of(self.llvm)
        rows = [self.value_row(element) for element in range(self.count)]
        return [self.code.value(f"load {type_}, ptr {row}, align {self.size}") for row in rows]

    def slow_store(self, bits: str, descriptor: str, vectors: Sequence[str]) -> tuple[()]:
        """Store all elements, whatever the addresses are."""
        if self.parts:
            for (part, access), vector in zip(self._described(descriptor), vectors, strict=True):
                part.slow_store(bits, access, [vector])
            return ()
        for element, vector in enumerate(vectors):
            row = self.value_row(element)
            self.code.line(f"store {vector_of(self.llvm)} {vector}, ptr {row}, align {self.size}")
        self.call_runtime("ptxvm_access", bits, descriptor)
        return ()

    def _described(self, descriptor: str) -> Iterator[tuple[AccessPath, str]]:
        """The accesses that are made together, and their descriptors, of which the first one's is there already."""
        for number, part in enumerate(self.each):
            yield part, part.descriptor(part.width) if number else descriptor

    def local_memory(self) -> tuple[str, str]:
        """Host address (ptr) of the warp's local memory and its size per thread (i64)."""
        entry = self.context.entry
        size = entry.field(Worker, "local_size")
        return entry.field(Warp, "local"), entry.value(f"zext i32 {size} to i64")


class Join:
    """Alternatives that compute the same values in different blocks and meet in one."""

    def __init__(self, code: Code, types: Sequence[str]) -> None:
        self._code = code
        self._types = types
        self._arrivals: list[tuple[str, Sequence[str]]] = []
        self._label = code.new_label()

    def arrive(self, values: Sequence[str] = ()) -> None:
        """End the current block with these values."""
        self._arrivals.append((self._code.block, values))
        self._code.jump(self._label)

    def meet(self) -> list[str]:
        """Start the block behind all alternatives; the names of the values in it."""
        code = self._code
        code.label(self._label)
        if len(self._arrivals) == 1:
            return list(self._arrivals[0][1])
        names = []
        for index, type_ in enumerate(self._types):
            incoming = ", ".join(f"[{values[index]}, %{block}]" for block, values in self._arrivals)
            names.append(code.value(f"phi {type_} {incoming}"))
        return names
