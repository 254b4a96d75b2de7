"""The instructions of litmus tests, as texts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ptxvm.exploring.litmus.program import Instruction, Kind, Operation, Order, Proxy, Scope, Value

_LOADS = {"ld": Proxy.GENERIC, "suld": Proxy.SURFACE, "tld": Proxy.TEXTURE, "cold": Proxy.CONSTANT}
_STORES = {"st": Proxy.GENERIC, "sust": Proxy.SURFACE}
_ATOMICS = {"atom": Proxy.GENERIC, "red": Proxy.GENERIC, "suatom": Proxy.SURFACE, "sured": Proxy.SURFACE}
_BRANCHES = {"beq": "==", "bne": "!=", "blt": "<", "ble": "<=", "bgt": ">", "bge": ">="}
_MEMBARS = {"cta": Scope.CTA, "gl": Scope.GPU, "sys": Scope.SYS}
_COMPUTED = (Operation.ADD, Operation.SUB, Operation.MUL, Operation.DIV, Operation.AND, Operation.OR, Operation.XOR)
_SCOPES = {scope.name.lower(): scope for scope in Scope}
_LABEL = re.compile(r"([A-Za-z]\w*)\s*:")
_REGISTER = re.compile(r"r\d+")
_NUMBER = re.compile(r"-?\d+")


class InstructionError(ValueError):
    """A text is no instruction of litmus tests; the message says why."""


def read_label(text: str) -> str:
    """The name of a label, "" if the text is none."""
    match = _LABEL.fullmatch(text)
    return match[1] if match else ""


def read_instruction(text: str, labels: Mapping[str, int]) -> Instruction:
    """One instruction; `labels` are the places of its thread. Raises InstructionError."""
    mnemonic, _, rest = text.partition(" ")
    opcode, *words = mnemonic.split(".")
    operands = [part.strip() for part in rest.split(",")] if rest.strip() else []
    if opcode in _LOADS:
        return _load(text, opcode, words, operands)
    if opcode in _STORES:
        name, value = _exactly(operands, 2)
        order = _order(words, ("weak", "relaxed", "release", "volatile", "mmio"))
        return Instruction(Kind.STORE, text, order, _STORES[opcode], address=name, values=(_value(value),))
    if opcode in _ATOMICS:
        return _atomic(text, opcode, words, operands)
    if opcode in ("fence", "membar"):
        return _fence(text, opcode, words, operands)
    if opcode in ("bar", "barrier"):
        return _barrier(text, words, operands)
    if opcode in _BRANCHES or opcode in ("goto", "bra"):
        return _branch(text, opcode, operands, labels)
    if opcode in list(_COMPUTED) and not words:
        target, *values = _exactly(operands, 3)
        numbers = tuple(map(_value, values))
        return Instruction(Kind.COMPUTE, text, target=_register(target), operation=Operation(opcode), values=numbers)
    if opcode == "mov":
        target, value = _exactly(operands, 2)
        return Instruction(Kind.COMPUTE, text, target=_register(target), values=(_value(value),))
    raise InstructionError(f"litmus tests have no instruction {opcode!r}")


def _load(text: str, opcode: str, words: Sequence[str], operands: Sequence[str]) -> Instruction:
    target, source = _exactly(operands, 2)
    if _is_value(source):  # `ld r0, 1`: a move
        if words:
            raise InstructionError("a load needs the name of memory")
        return Instruction(Kind.COMPUTE, text, target=_register(target), values=(_value(source),))
    order = _order(words, ("weak", "relaxed", "acquire", "volatile", "mmio"))
    return Instruction(Kind.LOAD, text, order, _LOADS[opcode], target=_register(target), address=source)


def _atomic(text: str, opcode: str, words: Sequence[str], operands: Sequence[str]) -> Instruction:
    if not words or words[-1] not in list(Operation):
        raise InstructionError(f"an atomic operation ends with one of {', '.join(Operation)}")
    operation = Operation(words[-1])
    order = _order(words[:-1] or ("relaxed",), ("relaxed", "acquire", "release", "acq_rel"), default=Scope.GPU)
    is_reduction = opcode in ("red", "sured")
    target, *rest = ["", *operands] if is_reduction else operands or [""]
    name, *values = _exactly(rest, 3 if operation is Operation.CAS else 2)
    numbers = tuple(map(_value, values))
    proxy, target = _ATOMICS[opcode], "" if is_reduction else _register(target)
    if is_reduction and operation in (Operation.CAS, Operation.EXCH):
        raise InstructionError(f"a reduction cannot be .{operation.value}")
    return Instruction(
        Kind.ATOMIC, text, order, proxy, target=target, address=name, operation=operation, values=numbers
    )


def _fence(text: str, opcode: str, words: Sequence[str], operands: Sequence[str]) -> Instruction:
    _exactly(operands, 0)
    if opcode == "membar":
        if len(words) != 1 or words[0] not in _MEMBARS:
            raise InstructionError("write membar.cta, membar.gl or membar.sys")
        return Instruction(Kind.FENCE, text, Order(True, True, True, True, _MEMBARS[words[0]]))
    if words[:1] == ["proxy"]:
        if len(words) != 2 or words[1] not in list(Proxy):
            raise InstructionError(f"write fence.proxy and one of {', '.join(Proxy)}")
        return Instruction(Kind.PROXY_FENCE, text, proxy=Proxy(words[1]))
    return Instruction(Kind.FENCE, text, _order(words, ("sc", "acq_rel", "acquire", "release")))


def _barrier(text: str, words: Sequence[str], operands: Sequence[str]) -> Instruction:
    """`bar.cta.sync instance{, number{, threads}}`; barriers with a number are known by it."""
    plain = [word for word in words if word not in ("cta", "aligned")]
    if plain not in (["sync"], ["arrive"]) or not 1 <= len(operands) <= 3:
        raise InstructionError("write bar.cta.sync or bar.cta.arrive, and a number of the barrier")
    values = tuple(map(_value, operands[1:] or operands[:1]))
    return Instruction(Kind.BARRIER, text, values=values, waits=plain == ["sync"])


def _branch(text: str, opcode: str, operands: Sequence[str], labels: Mapping[str, int]) -> Instruction:
    *values, label = _exactly(operands, 3 if opcode in _BRANCHES else 1)
    if label not in labels:
        raise InstructionError(f"there is no label {label!r}")
    numbers = tuple(map(_value, values))
    return Instruction(Kind.BRANCH, text, values=numbers, compare=_BRANCHES.get(opcode, ""), label=labels[label])


def _order(words: Sequence[str], allowed: Sequence[str], default: Scope | None = None) -> Order:
    """The semantics that modifiers say."""
    sem, *scopes = words or ("weak",)
    if sem in ("volatile", "mmio") and sem in allowed and (not scopes or sem == "mmio"):
        return Order(strong=True)
    if sem not in allowed:
        raise InstructionError(f".{sem} is none of {', '.join(allowed)}")
    if sem == "weak":
        if scopes:
            raise InstructionError("a weak access has no scope")
        return Order()
    if len(scopes) > 1 or (scopes and scopes[0] not in _SCOPES) or (not scopes and default is None):
        raise InstructionError(f".{sem} needs a scope: .cta, .cluster, .gpu or .sys")
    scope = _SCOPES[scopes[0]] if scopes else default or Scope.SYS
    both = sem in ("acq_rel", "sc")
    return Order(True, both or sem == "acquire", both or sem == "release", sem == "sc", scope)


def _exactly(operands: Sequence[str], count: int) -> Sequence[str]:
    if len(operands) != count:
        raise InstructionError(f"{count} operands are needed, not {len(operands)}")
    return operands


def _register(text: str) -> str:
    if not _REGISTER.fullmatch(text):
        raise InstructionError(f"{text!r} is no register: they are r0, r1, ...")
    return text


def _is_value(text: str) -> bool:
    return bool(_REGISTER.fullmatch(text) or _NUMBER.fullmatch(text))


def _value(text: str) -> Value:
    if _NUMBER.fullmatch(text):
        return int(text)
    return _register(text)
