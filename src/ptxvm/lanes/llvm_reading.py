"""The reading that emits code: textual LLVM IR on `<32 x T>` values, on scalars where they are uniform or affine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from ptxvm.lanes import llvm_canonical as canonical
from ptxvm.lanes import llvm_extremes as extremes
from ptxvm.lanes import llvm_floats as floats
from ptxvm.lanes import llvm_integers as integers
from ptxvm.lanes import llvm_literals as literals
from ptxvm.lanes import llvm_rounding as rounding
from ptxvm.lanes import llvm_votes as votes
from ptxvm.lanes import llvm_widening
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes, any_lane
from ptxvm.lanes.llvm_choice import Chooser
from ptxvm.lanes.llvm_computed import Computed
from ptxvm.lanes.llvm_heads import Heads
from ptxvm.lanes.llvm_native import Joined, NativeCalls
from ptxvm.lanes.llvm_permutation import permuted, permuted_one
from ptxvm.lanes.reading import COUNTING, Binary, Compare, Routine, Shift, Unary
from ptxvm.lanes.shape import UNIFORM, VARYING, Groups, Shape
from ptxvm.lanes.shaped_reading import ShapedReading
from ptxvm.lanes.types import F16, F32, PRED, U32, WARP_SIZE, Type, unsigned_type
from ptxvm.records import record

_PLAIN = {
    Binary.ADD: "add",
    Binary.SUB: "sub",
    Binary.MUL: "mul",
    Binary.AND: "and",
    Binary.OR: "or",
    Binary.XOR: "xor",
}
_LOGIC = (Binary.AND, Binary.OR, Binary.XOR)
_FLOAT = {Binary.ADD: "fadd", Binary.SUB: "fsub", Binary.MUL: "fmul", Binary.DIV: "fdiv"}
_FLOAT_COMPARE = {
    Compare.LT: "olt",
    Compare.LE: "ole",
    Compare.GT: "ogt",
    Compare.GE: "oge",
    Compare.EQ: "oeq",
    Compare.NE: "une",
    Compare.UNORDERED: "uno",
}
_FLOAT_UNARY = {
    Unary.SQRT: "sqrt",
    Unary.ROUND_NEAREST_EVEN: "rint",
    Unary.ROUND_ZERO: "trunc",
    Unary.ROUND_DOWN: "floor",
    Unary.ROUND_UP: "ceil",
}
_MANGLED = {"float": "f32", "double": "f64", "half": "f16"}
_ADDRESSES = ("i64", "i32")
_ADDRESS_OPERATIONS = frozenset({"add", "sub", "mul", "shl"})


class Origin(NamedTuple):
    """`operation` on `operands`, or the extension (`zext`, `sext`) of a vector of 32-bit integers, `narrow`, whose
    lanes may be in `groups`."""

    operation: str
    operands: tuple[Lanes, ...]
    narrow: str = ""
    groups: Groups | None = None


class _Outlined(NamedTuple):
    """A function at module level: its name, what it returns to LLVM and to readings, and the text that defines it."""

    name: str
    llvm: str
    results: tuple[tuple[Type, bool], ...]
    declarations: frozenset[str]


#: By name and target features: functions of lanes depend on nothing else.
_OUTLINED: dict[tuple[str, str], _Outlined] = {}


class LlvmReading(ShapedReading):
    """Emits into `code`. A value is a scalar base plus constant offsets (uniform, affine), or a vector (varying).

    `target_features` is the feature string LLVM compiles for (`+avx2,+fma,...`). `guard` is called with a uniform
    predicate before an affine value is widened; the engine makes sure that what follows runs only if it holds.
    `active` tells the lanes that execute, a vector of i1 or, for all of them, None: others may wrap. Without `guard`,
    widened affine values are varying (as in `ShapeReading(guards=False)`).

    The vector of a uniform value is made where it is first needed. Whoever emits a block wraps it in `scope()`, so that
    vectors made in it are not used in blocks that it does not dominate.

    `origins` tells of vectors of 64-bit and 32-bit integers how they were computed, for those who use them as
    addresses, `unions` what vectors were united by a logical or; `heads` are scalars of values in groups.
    """

    rank = 2

    def __init__(
        self,
        code: Code,
        target_features: str = "",
        guard: Callable[[Lanes], None] | None = None,
        active: Callable[[], str | None] = lambda: None,
    ) -> None:
        self.code = code
        self._target_features = target_features
        self.features = frozenset(name[1:] for name in target_features.split(",") if name.startswith("+"))
        self.guards = guard is not None
        self._guard = guard
        self.active = active
        self._made: list[Lanes] = []
        self._natives = NativeCalls(code, self.root)
        self._casts: dict[tuple[str, str, str], str] = {}  # bitcasts of this block: its name, the type, the operand
        self._same_bits: dict[str, tuple[str, str]] = {}  # by the result of a bitcast: the type and name of its operand
        self._chooser = Chooser(code, self.features)
        self.computed = Computed(code)
        self.origins: dict[str, Origin] = {}
        self.heads = Heads(self)
        self.unions: dict[str, tuple[Lanes, Lanes]] = {}

    # --------------------------------------------------------------------------------------- values and their names

    def varying(self, type_: Type, vector: str, raw_nan: bool = False) -> Lanes:
        """The value of a vector of the LLVM type `type_.vector`."""
        return Lanes(self, type_, None, VARYING, vector, raw_nan=raw_nan)

    def uniform(self, type_: Type, scalar: str, alignment: int = 0, raw_nan: bool = False) -> Lanes:
        """The value that has `scalar`, of the LLVM type `type_.scalar`, in all lanes."""
        return Lanes(self, type_, scalar, Shape(UNIFORM.offsets, alignment), None, raw_nan=raw_nan)

    def value(self, type_: Type, shape: Shape, name: str, raw_nan: bool = False) -> Lanes:
        """`name` is the vector of a varying value, else the base."""
        if shape.varying:
            return Lanes(self, type_, None, shape, name, raw_nan=raw_nan)
        return Lanes(self, type_, name, shape, None, raw_nan=raw_nan)

    def base(self, a: Lanes) -> str:
        """The scalar base of a value that is not varying."""
        return literals.scalar(a) if a.reading.rank == 0 else str(a.data)

    def vector(self, a: Lanes) -> str:
        """The 32 values as one LLVM vector; of a uniform value, it is made once in a scope."""
        if a.vector is None:
            if a.reading.rank == 0:
                a.vector = literals.vector(a)
            else:
                a.vector = self._spread(a) if a.votes is None else a.votes.make()
                self._made.append(a)
        return a.vector

    def _spread(self, a: Lanes) -> str:
        type_ = a.type
        if type_ is PRED:
            bits = self.code.value(f"sext i1 {a.data} to i32")
            return self.code.value(f"bitcast i32 {bits} to <32 x i1>")
        if type_.elements > 1:
            pattern = literals.indices(tuple(range(type_.elements)) * WARP_SIZE)
            return self.code.value(f"shufflevector {type_.scalar} {a.data}, {type_.scalar} poison, {pattern}")
        name = self.code.value(f"insertelement {type_.vector} poison, {type_.llvm} {a.data}, i32 0")
        zeros = f"<{WARP_SIZE} x i32> zeroinitializer"
        name = self.code.value(f"shufflevector {type_.vector} {name}, {type_.vector} poison, {zeros}")
        if a.shape.uniform or a.shape.offsets is None:
            return name
        return self.code.value(f"add {type_.vector} {name}, {literals.offsets(type_, a.shape.offsets)}")

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Around the emission of a block (and of blocks it dominates): forgets, after it, the vectors made in it."""
        outer, self._made = self._made, []
        heads, self.heads.known = self.heads.known, dict(self.heads.known)
        try:
            yield
        finally:
            for a in self._made:
                a.vector = None
            self._made, self.heads.known = outer, heads

    def operand(self, a: Lanes, shape: Shape) -> str:
        """The name of an operand of an instruction whose result has this shape."""
        return self.vector(a) if shape.varying else self.base(a)

    def llvm_type(self, type_: Type, shape: Shape) -> str:
        return type_.vector if shape.varying else type_.scalar

    def emit(self, operation: str, type_: Type, shape: Shape, *operands: Lanes, result: Type | None = None) -> Lanes:
        """`operation T x, y`: an instruction with operands of `type_` and a result of `type_` or `result`."""
        if shape.varying:
            names = [a.vector or self.vector(a) for a in operands]
            name = self.code.value(f"{operation} {type_.vector} {', '.join(names)}")
            if type_.llvm in _ADDRESSES and operation in _ADDRESS_OPERATIONS:
                self.origins[name] = Origin(operation, operands)
            return Lanes(self, result or type_, None, shape, name)
        names = [self.base(a) for a in operands]
        return self.value(result or type_, shape, self.code.value(f"{operation} {type_.scalar} {', '.join(names)}"))

    def intrinsic(self, name: str, type_: Type, shape: Shape, *operands: Lanes, flag: str | None = None) -> Lanes:
        """`llvm.name.T(x, y)` on operands and a result of `type_`; `flag` is a last argument of type i1."""
        llvm = self.llvm_type(type_, shape)
        count = type_.elements * (WARP_SIZE if shape.varying else 1)
        mangled = f"{f'v{count}' if count > 1 else ''}{_MANGLED.get(type_.llvm, type_.llvm)}"
        arguments = [(llvm, self.operand(a, shape)) for a in operands]
        if flag is not None:
            arguments.append(("i1", flag))
        return self.value(type_, shape, self.code.call(llvm, f"llvm.{name}.{mangled}", *arguments))

    def cast(self, operation: str, to: Type, a: Lanes, shape: Shape) -> Lanes:
        """`operation T x to T2`."""
        source, target = self.llvm_type(a.type, shape), self.llvm_type(to, shape)
        operand = self.operand(a, shape)
        name = self.code.value(f"{operation} {source} {operand} to {target}")
        if shape.varying and to.llvm == "i64" and a.type.llvm == "i32":
            self.origins[name] = Origin(operation, (), operand, a.shape.groups)
        return self.value(to, shape, name)

    def choose(self, condition: str, type_: str, a: str, b: str) -> str:
        """`select` on names: `a` where the condition (with its type) holds, else `b`, both of the LLVM type `type_`.

        Vectors of 32- and 64-bit elements must be chosen here, not with a `select` of one's own (see `llvm_choice`).
        """
        return self._chooser.choose(condition, type_, a, b)

    # --------------------------------------------------------------------------------------- the primitives

    def _make_widened(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        assert self._guard is not None
        return llvm_widening.widened(self, self._guard, type_, a, shape)

    def _make_base(self, a: Lanes) -> Lanes:
        return self.uniform(a.type, self.base(a), a.shape.alignment)

    def _make_binary(self, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        type_ = a.type
        if type_.is_float:
            return self._float_binary(operation, a, b, shape).with_nan_fact(True)
        if type_ is PRED and shape.varying:
            voted = votes.combined(self, operation, a, b)
            if voted is not None:
                return voted
        plain = _PLAIN.get(operation)
        if plain is not None:
            result = self.emit(plain, type_, shape, a, b)
            if operation is Binary.OR and shape.varying:
                self.unions[_name(result)] = a, b
            if self._chooser.needed and operation in _LOGIC:
                self._chooser.note_logic(_name(result), _name(a), _name(b))
            return integers.settled(self, a, b, result) if operation is Binary.MUL else result
        if operation in (Binary.MIN, Binary.MAX):
            return self.intrinsic(f"{'s' if type_.is_signed else 'u'}{operation.value}", type_, shape, a, b)
        if operation is Binary.MUL_HIGH:
            return integers.mul_high(self, a, b, shape)
        return integers.divide(self, operation, a, b, shape)

    def _float_binary(self, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        if a.type.element.bits > 16:
            return self.emit(_FLOAT[operation], a.type, shape, self._as_computed(a), self._as_computed(b))
        if a.type.element is F16 and floats.has_half_arithmetic(self):
            return floats.half_instruction(self, _FLOAT[operation], a.type, shape, a, b)
        return floats.through_f32(a.type, lambda x, y: self.binary(operation, x, y), a, b)

    def _make_compare(self, operation: Compare, type_: Type, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        if not a.type.is_float:
            voted = votes.compared(self, operation, a, b) if type_ is PRED and shape.varying else None
            if voted is not None:
                return voted
            ordered = operation not in (Compare.EQ, Compare.NE)
            condition = f"{('s' if a.type.is_signed else 'u') if ordered else ''}{operation.value}"
            return self.emit(f"icmp {condition}", a.type, shape, a, b, result=type_)
        if a.type.element.bits == 16:
            a, b = floats.to_f32(a), floats.to_f32(b)
        return self.emit(f"fcmp {_FLOAT_COMPARE[operation]}", a.type, shape, a, b, result=type_)

    def _make_unary(self, operation: Unary, type_: Type, a: Lanes, shape: Shape, raw_nan: bool) -> Lanes:
        if a.type.is_float:
            return self._float_unary(operation, a, shape).with_nan_fact(raw_nan)
        if operation is Unary.ABS:
            return self.intrinsic("abs", type_, shape, a, flag="false")
        if operation is Unary.BIT_REVERSE:
            return self.intrinsic("bitreverse", type_, shape, a)
        if operation is Unary.POPCOUNT:
            count = self.intrinsic("ctpop", a.type, shape, a)
        else:
            count = self.intrinsic("ctlz", a.type, shape, a, flag="false")
        assert operation in COUNTING
        return integers.resize(self, count, U32, shape)

    def _float_unary(self, operation: Unary, a: Lanes, shape: Shape) -> Lanes:
        if a.type.element.bits == 16:
            return floats.half_unary(operation, a)
        if operation in (Unary.NEG, Unary.ABS):
            negate = operation is Unary.NEG
            result = self.emit("fneg", a.type, shape, a) if negate else self.intrinsic("fabs", a.type, shape, a)
            self._chooser.note_logic(_name(result), _name(a))
            return result
        result = self.intrinsic(_FLOAT_UNARY[operation], a.type, shape, a)
        # LLVM takes all NaNs of a square root for the same, and drops the choice of the canonical one.
        return self.intrinsic("arithmetic.fence", a.type, shape, result) if operation is Unary.SQRT else result

    def _make_shift(self, operation: Shift, a: Lanes, amount: Lanes, shape: Shape) -> Lanes:
        return integers.shift(self, operation, a, amount, shape)

    def note_exact(self, exact: Lanes, computed: Lanes) -> None:
        # Halves that are no numbers may be part of 32 bits that are one.
        if exact.type.element is F32 and exact.vector is not None and computed.vector is not None:
            self.computed.note(exact.vector, computed.vector)

    def _as_computed(self, a: Lanes) -> Lanes:
        """An operand of arithmetic, whose NaNs need not be those of PTX. (f64 passes them on.)"""
        other = None if a.vector is None or a.type is not F32 else self.computed.operand(a.vector)
        return a if other is None else self.varying(F32, other, raw_nan=True)

    def _make_select(self, condition: Lanes, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        as_scalar = condition.shape.uniform and condition.type is PRED
        chooser = self.base(condition) if as_scalar else self.operand(condition, shape)
        choice = PRED.llvm if as_scalar else self.llvm_type(condition.type, shape)
        llvm = self.llvm_type(a.type, shape)
        name = self.choose(f"{choice} {chooser}", llvm, self.operand(a, shape), self.operand(b, shape))
        return self.value(a.type, shape, name, a.raw_nan or b.raw_nan)

    def _make_fma(self, a: Lanes, b: Lanes, c: Lanes, shape: Shape) -> Lanes:
        a, b, c = map(self._as_computed, (a, b, c))
        return floats.fma(self, a, b, c, shape).with_nan_fact(True)

    def extreme(self, greatest: bool, a: Lanes, b: Lanes, *, numbers: bool) -> Lanes | None:
        return extremes.extreme(self, greatest, *map(self._as_computed, (a, b)), numbers=numbers)

    def canonical(self, a: Lanes) -> Lanes | None:
        return canonical.canonical(self, a)

    def rounded(self, operation: str, direction: str, operands: tuple[Lanes, ...]) -> Lanes | None:
        return rounding.rounded(self, operation, direction, operands)

    def scaled(self, a: Lanes, exponent: Lanes) -> Lanes | None:
        return rounding.scaled(self, a, exponent)

    def _make_convert(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        if not (a.type.is_float or type_.is_float):
            return integers.resize(self, a, type_, shape)
        result = floats.convert(self, type_, a, shape)
        return result.with_nan_fact(a.type.is_float and type_.is_float)

    def _make_bitcast(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        if type_.scalar == a.type.scalar:
            return self.value(type_, shape, self.operand(a, shape))
        source = self._same_bits.get(self.operand(a, shape))
        if source is not None and source[0] == self.llvm_type(type_, shape):
            return self.value(type_, shape, source[1])
        key = self.code.block, self.llvm_type(type_, shape), self.operand(a, shape)
        if key in self._casts:
            return self.value(type_, shape, self._casts[key])
        result = self.cast("bitcast", type_, a, shape)
        name = self._casts[key] = self.operand(result, shape)
        self._same_bits[name] = self.llvm_type(a.type, shape), self.operand(a, shape)
        if shape.varying:
            self.computed.note_moved(_name(result), _name(a), f"bitcast {a.type.vector} {{}} to {type_.vector}")
        if self._chooser.needed:
            self._chooser.note_same(_name(result), _name(a))
        return result

    def _make_take(self, a: Lanes, index: Lanes, shape: Shape) -> Lanes:
        if not shape.varying:
            return self.value(a.type, shape, self.element_at(a, self.base(index)), a.raw_nan)
        if index.is_constant:
            order = literals.indices(tuple(int(place) for place in index.data))
            text = f"shufflevector {a.type.vector} {{}}, {a.type.vector} poison, {order}"
            name = self.code.value(text.format(self.vector(a)))
            self.computed.note_moved(name, self.vector(a), text)
            return self.varying(a.type, name, a.raw_nan)
        return self._gather(a, index).with_nan_fact(a.raw_nan)

    def element_at(self, a: Lanes, lane: str) -> str:
        """The scalar of a lane, by the name of its number (i32) or as a literal."""
        if lane.startswith("%") and a.type.bits == 32 and a.type.elements == 1 and "avx512f" in self.features:
            return permuted_one(self, a, lane)
        return self.code.value(f"extractelement {a.type.vector} {self.vector(a)}, i32 {lane}")

    def _gather(self, a: Lanes, index: Lanes) -> Lanes:
        """By instructions that choose among 32 elements, or by way of memory. Gathers of less than 32 bits would be
        done lane by lane."""
        type_ = a.type
        if type_ is PRED or type_.bits < 32:
            narrow = type_ if type_.is_integer else unsigned_type(type_) if type_.is_float else PRED
            widened = self._gather(self._resized(a, narrow, U32), index)
            return self._resized(widened, U32, narrow).raw_bits(type_) if narrow is not PRED else widened != 0
        if "avx512f" in self.features:
            return permuted(self, a, index)
        memory = self.code.scratch(WARP_SIZE * 8)
        self.code.line(f"store {type_.vector} {self.vector(a)}, ptr {memory}, align 64")
        places = self.code.value(f"getelementptr {type_.llvm}, ptr {memory}, <32 x i32> {self.vector(index)}")
        mangled = _MANGLED.get(type_.llvm, type_.llvm)
        name = self.code.call(
            type_.vector,
            f"llvm.masked.gather.v32{mangled}.v32p0",
            (f"<32 x ptr> align {type_.size}", places),
            ("<32 x i1>", "splat (i1 true)"),
            (type_.vector, "zeroinitializer"),
        )
        return self.varying(type_, name)

    def _resized(self, a: Lanes, source: Type, target: Type) -> Lanes:
        return integers.resize(self, a if a.type is source else a.reading.bitcast(source, a), target, VARYING)

    def _make_ballot(self, predicate: Lanes, shape: Shape) -> Lanes:
        if predicate.shape.uniform:
            return self.uniform(U32, self.code.value(f"sext i1 {self.base(predicate)} to i32"))
        return self.uniform(U32, self.code.value(f"bitcast <32 x i1> {self.vector(predicate)} to i32"))

    def _make_any_lane(self, predicate: Lanes, shape: Shape) -> Lanes:
        if predicate.shape.uniform and predicate.type is PRED:
            return self.uniform(PRED, self.base(predicate))
        of = predicate.shape
        bits = predicate.type.elements * (WARP_SIZE if of.varying else 1)
        vector, name = self.llvm_type(predicate.type, of), self.operand(predicate, of)
        name = self.code.value(f"bitcast {vector} {name} to i{bits}")
        return self.uniform(PRED, self.code.value(f"icmp ne i{bits} {name}, 0"))

    def _make_element(self, a: Lanes, index: int, shape: Shape) -> Lanes:
        type_ = a.type
        if not shape.varying:
            name = self.code.value(f"extractelement {type_.scalar} {self.base(a)}, i32 {index}")
        else:
            order = literals.indices(tuple(range(index, WARP_SIZE * type_.elements, type_.elements)))
            vector = self.vector(a)
            name = self.code.value(f"shufflevector {type_.vector} {vector}, {type_.vector} poison, {order}")
        return self.value(type_.element, shape, name, a.raw_nan)

    def _make_pack(self, type_: Type, elements: tuple[Lanes, ...], shape: Shape) -> Lanes:
        raw_nan = any(part.raw_nan for part in elements)
        if not shape.varying:
            name = "poison"
            for index, part in enumerate(elements):
                text = f"insertelement {type_.scalar} {name}, {type_.llvm} {self.base(part)}, i32 {index}"
                name = self.code.value(text)
            return self.value(type_, shape, name, raw_nan)
        return self.varying(type_, self._interleave(type_.llvm, [self.vector(part) for part in elements], 1), raw_nan)

    def _interleave(self, llvm: str, names: list[str], width: int) -> str:
        """Vectors whose lanes hold `width` elements each, joined pair by pair until one is left."""
        if len(names) == 1:
            return names[0]
        count = WARP_SIZE * width
        lanes = (range(lane * width, lane * width + width) for lane in range(WARP_SIZE))
        order = [place for lane in lanes for first in (0, count) for place in (first + part for part in lane)]
        vector, mask = f"<{count} x {llvm}>", literals.indices(tuple(order))
        pairs = zip(names[::2], names[1::2], strict=True)
        joined = [self.code.value(f"shufflevector {vector} {x}, {vector} {y}, {mask}") for x, y in pairs]
        return self._interleave(llvm, joined, 2 * width)

    def root(self, name: str) -> str:
        """The vector of which this one has the bits."""
        while name in self._same_bits:
            _, name = self._same_bits[name]
        return name

    def joined(self) -> AbstractContextManager[Joined]:
        """Calls of routines wait for each other meanwhile; `go_on()` before each instruction."""
        return self._natives.joined()

    def _make_native(self, routine: Routine, operands: tuple[Lanes, ...]) -> tuple[Lanes, ...]:
        found = self._natives.call(routine, [self.vector(operand) for operand in operands])
        return tuple(self.varying(U32, vector) for vector in found)

    def _make_call(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], operands: tuple[Lanes, ...]
    ) -> tuple[Lanes, ...]:
        """Calls a function at module level, which is defined where it is needed first."""
        outlined = self._outlined(name, function, tuple((a.type, a.raw_nan) for a in operands))
        self.code.declarations.update(outlined.declarations)
        arguments = ", ".join(f"{a.type.vector} {self.vector(a)}" for a in operands)
        called = self.code.value(f"call {outlined.llvm} @{outlined.name}({arguments})")
        return tuple(
            self.varying(type_, self.code.value(f"extractvalue {outlined.llvm} {called}, {index}"), raw_nan)
            for index, (type_, raw_nan) in enumerate(outlined.results)
        )

    def _outlined(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], facts: tuple[tuple[Type, bool], ...]
    ) -> _Outlined:
        full = '"lanes.' + "_".join([name, *(f"{type_.name}{'r' * raw_nan}" for type_, raw_nan in facts)]) + '"'
        key = full, self._target_features
        if key not in _OUTLINED:
            code = Code()
            inner = LlvmReading(code, self._target_features)
            results = function(*(inner.varying(type_, f"%a{k}", raw_nan) for k, (type_, raw_nan) in enumerate(facts)))
            llvm = f"{{ {', '.join(result.type.vector for result in results)} }}"
            packed_results = "poison"
            for index, result in enumerate(results):
                text = f"insertvalue {llvm} {packed_results}, {result.type.vector} {inner.vector(result)}, {index}"
                packed_results = code.value(text)
            parameters = ", ".join(f"{type_.vector} %a{k}" for k, (type_, _) in enumerate(facts))
            body = "\n".join([*code.prologue(), *code.lines, f"  ret {llvm} {packed_results}"])
            code.declare(f"define internal {llvm} @{full}({parameters}) noinline nounwind {{\nentry:\n{body}\n}}")
            described = tuple((result.type, result.raw_nan) for result in results)
            _OUTLINED[key] = _Outlined(full, llvm, described, frozenset(code.declarations))
        return _OUTLINED[key]

    def rarely(
        self, condition: Lanes, slow: Callable[[], tuple[Lanes, ...]], fast: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]:
        code = self.code
        labels, end = (code.new_label(), code.new_label()), code.new_label()
        code.branch(self.base(any_lane(condition)), *labels, likely=False)
        branches = [self._record(label, function) for label, function in zip(labels, (slow, fast), strict=True)]
        shapes = [x.shape.join(y.shape) for x, y in zip(*(branch.values for branch in branches), strict=True)]
        # Only now is it known which results must be vectors: the ends of both branches make them.
        names = [self._finish(branch, shapes, end) for branch in branches]
        code.label(end)
        results = []
        for index, shape in enumerate(shapes):
            a, b = (branch.values[index] for branch in branches)
            incoming = ", ".join(f"[{names[k][index]}, %{branch.block}]" for k, branch in enumerate(branches))
            name = code.value(f"phi {self.llvm_type(a.type, shape)} {incoming}")
            results.append(self.value(a.type, shape, name, a.raw_nan or b.raw_nan))
        return tuple(results)

    def _record(self, label: str, function: Callable[[], tuple[Lanes, ...]]) -> _Branch:
        with self.code.recording([]) as lines, self.scope():
            self.code.label(label)
            return _Branch(lines, function(), self.code.block)

    def _finish(self, branch: _Branch, shapes: list[Shape], end: str) -> list[str]:
        with self.code.recording(branch.lines), self.scope():
            names = [self.operand(a, shape) for a, shape in zip(branch.values, shapes, strict=True)]
            self.code.jump(end)
        self.code.lines += branch.lines
        return names


def _name(a: Lanes) -> str:
    """The name of the vector, or of the base of what has none; none of constants."""
    return "" if a.reading.rank == 0 else str(a.vector or a.data)


@record()
class _Branch:
    """An alternative of `rarely`, not yet in the buffer; `block` is the block it ends in."""

    lines: list[str]
    values: tuple[Lanes, ...]
    block: str
