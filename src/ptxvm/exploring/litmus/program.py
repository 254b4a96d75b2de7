"""A litmus test as it was read: threads, memory, and what is asked of their outcomes."""

from __future__ import annotations

from dataclasses import field
from enum import Enum, IntEnum, StrEnum

from ptxvm.exploring.litmus.condition import Condition, Variable
from ptxvm.records import record


class Scope(IntEnum):
    """Scopes, the narrower one first."""

    CTA = 0
    CLUSTER = 1
    GPU = 2
    SYS = 3


class Proxy(StrEnum):
    """How an access reaches memory; ALIAS is one of fences only."""

    GENERIC = "generic"
    SURFACE = "surface"
    TEXTURE = "texture"
    CONSTANT = "constant"
    ALIAS = "alias"


class Operation(StrEnum):
    """What an atomic operation does with what it finds and its operand, or what a local instruction computes."""

    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    DIV = "div"
    AND = "and"
    OR = "or"
    XOR = "xor"
    MIN = "min"
    MAX = "max"
    EXCH = "exch"
    CAS = "cas"


class Kind(Enum):
    """Instructions."""

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    FENCE = "fence"
    PROXY_FENCE = "proxy fence"
    BARRIER = "barrier"
    COMPUTE = "compute"
    BRANCH = "branch"


@record()
class Order:
    """The semantics of an access or fence. Accesses that are not `strong` are weak."""

    strong: bool = False
    acquires: bool = False
    releases: bool = False
    is_sc: bool = False
    scope: Scope = Scope.SYS


Value = int | str
"""A number or the name of a register."""


@record()
class Instruction:
    """One instruction of a thread.

    target:    the register that it writes, "" for none (a reduction)
    address:   the name of the memory that it accesses, as it is written
    operation: of atomics and computations (None: a move), `compare` that of a branch ("": always)
    values:    operands: registers and numbers; of a barrier its number, and the threads that it waits for, if given
    label:     place to which a branch goes
    waits:     of a barrier: it is no mere arrival
    """

    kind: Kind
    text: str
    order: Order = field(default_factory=Order)
    proxy: Proxy = Proxy.GENERIC
    target: str = ""
    address: str = ""
    operation: Operation | None = None
    values: tuple[Value, ...] = ()
    compare: str = ""
    label: int = 0
    waits: bool = True


@record()
class Thread:
    """A thread and where it runs."""

    name: str
    cta: int
    cluster: int
    gpu: int
    code: tuple[Instruction, ...]
    registers: dict[str, int]

    def shares(self, other: Thread, scope: Scope) -> bool:
        """Whether a scope of this thread includes the other one."""
        if scope is Scope.SYS:
            return True
        if self.gpu != other.gpu or scope is Scope.GPU:
            return self.gpu == other.gpu
        same = self.cluster == other.cluster
        return same if scope is Scope.CLUSTER else same and self.cta == other.cta


class Quantifier(StrEnum):
    """What is claimed of a condition."""

    EXISTS = "exists"
    NOT_EXISTS = "~exists"
    FORALL = "forall"


@record()
class Test:
    """A litmus test.

    initial:  what memory holds at the start, by the name of the location
    aliases:  other names: (name, proxy, the name it stands for); the place is that of the last one
    filter:   outcomes that do not fulfil it do not count
    shown:    what an outcome consists of: all that the conditions and `locations` mention
    """

    name: str
    comment: str
    threads: tuple[Thread, ...]
    initial: dict[str, int]
    aliases: dict[str, tuple[Proxy, str]]
    quantifier: Quantifier
    condition: Condition
    filter: Condition | None
    shown: tuple[Variable, ...]

    def location(self, name: str) -> str:
        """The place in memory that a name stands for."""
        while name in self.aliases:
            name = self.aliases[name][1]
        return name

    def address(self, name: str) -> str:
        """The generic address behind a name: other proxies have names of their own for it, aliases are others."""
        while name in self.aliases and self.aliases[name][0] is not Proxy.GENERIC:
            name = self.aliases[name][1]
        return name

    @property
    def proxies(self) -> frozenset[Proxy]:
        """The proxies that its threads use."""
        return frozenset(each.proxy for thread in self.threads for each in thread.code)
