"""Masks of 32 lanes as two halves where they go from block to block, for processors whose registers have 16 bytes.

LLVM keeps 16 lanes in a register there, one byte each, but of 32 that live in more than one block it makes as many
scalars: most of the code of kernels in which lanes part. What is made of the text of a function is the same function.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

_MASK, _HALF = "<32 x i1>", "<16 x i1>"
_NAME = r'%(?:[\w.$-]+|"[^"]*")'
_LABEL = re.compile(r'(?:[\w.$-]+|"[^"]*"):')
_RESULT = re.compile(rf"  ({_NAME}) = ")
_LOGIC = re.compile(rf"  {_NAME} = (?:and|or|xor)(?: disjoint)? <32 x i1> (.*)")
_PHI = re.compile(rf"  ({_NAME}) = phi <32 x i1> (.*)")
_INCOMING = re.compile(rf"\[ (.*?), ({_NAME}) \]")
_TYPED = re.compile(rf"<32 x i1> ({_NAME})")
_HALVES = {".lanes0": range(16), ".lanes16": range(16, 32)}
_WHOLE = ", ".join(f"i32 {lane}" for lane in range(32))


def masks_in_halves(text: str) -> str:
    """The text of a module, as LLVM prints it, whose masks stay in halves between blocks."""
    lines: list[str] = []
    function: list[str] | None = None
    for line in text.split("\n"):
        if line.startswith("define "):
            function = []
        if function is None:
            lines.append(line)
            continue
        function.append(line)
        if line == "}":
            lines += _Function(function).rewritten()
            function = None
    return "\n".join(lines)


class _Function:
    """The lines of one, in blocks: `halved` are the masks that are used in other blocks than their own."""

    def __init__(self, lines: list[str]) -> None:
        self._head, self._blocks = lines[0], _blocks(lines[1:-1])
        home = {name: number for number, block in enumerate(self._blocks) for name in _defined(block)}
        self._used: defaultdict[int, set[str]] = defaultdict(set)
        self._halved: set[str] = set()
        for number, block in enumerate(self._blocks):
            for line in block:
                phi = _PHI.match(line)
                names = _in_phi(phi[2]) if phi is not None else _in_line(line)
                far = {name for name in names if phi is not None or home.get(name) != number}
                self._halved |= {name for name in far if name in home}
                if phi is None:
                    self._used[number] |= far & home.keys()

    def rewritten(self) -> Iterator[str]:
        yield self._head
        for number, block in enumerate(self._blocks):
            yield from self._block(number, block)
        yield "}"

    def _block(self, number: int, block: list[str]) -> Iterator[str]:
        here = {name: _named(name, f".at{number}") for name in sorted(self._used[number])}
        whole = [_joined(own, name) for name, own in here.items()]
        begun = 0
        while begun < len(block) and (_LABEL.match(block[begun]) or " = phi " in block[begun]):
            phi = _PHI.match(block[begun])
            if phi is None:
                yield block[begun]
            else:
                yield from _phis(phi[1], phi[2])
                whole.append(_joined(phi[1], phi[1]))
            begun += 1
        yield from whole
        for line in block[begun:]:
            yield _renamed(line, here)
            result = _RESULT.match(line)
            if result is not None and result[1] in self._halved:
                yield from _parted(result[1])


def _blocks(lines: Iterable[str]) -> list[list[str]]:
    blocks: list[list[str]] = [[]]
    for line in lines:
        if _LABEL.match(line):
            blocks.append([])
        blocks[-1].append(line)
    return blocks


def _defined(block: Iterable[str]) -> Iterator[str]:
    for line in block:
        result = _RESULT.match(line)
        if result is not None:
            yield result[1]


def _in_line(line: str) -> set[str]:
    """The masks that it uses."""
    if _MASK not in line:
        return set()
    logic = _LOGIC.match(line)
    names = set(_TYPED.findall(line))
    return names if logic is None else names | set(re.findall(_NAME, logic[1]))


def _in_phi(incoming: str) -> set[str]:
    return {value for value, _ in _INCOMING.findall(incoming) if value.startswith("%")}


def _named(name: str, suffix: str) -> str:
    """Values that LLVM has given numbers have them in order."""
    if name[1].isdigit():
        return f"%value{name[1:]}{suffix}"
    return f'{name[:-1]}{suffix}"' if name.endswith('"') else f"{name}{suffix}"


def _phis(name: str, incoming: str) -> Iterator[str]:
    for suffix, lanes in _HALVES.items():
        ways = [f"[ {_half(value, suffix, lanes)}, {label} ]" for value, label in _INCOMING.findall(incoming)]
        yield f"  {_named(name, suffix)} = phi {_HALF} {', '.join(ways)}"


def _half(value: str, suffix: str, lanes: range) -> str:
    """Of a mask, which may be a constant."""
    if value.startswith("%"):
        return _named(value, suffix)
    if not value.startswith("<"):
        return value
    return f"<{', '.join(value[1:-1].split(', ')[lanes.start : lanes.stop])}>"


def _joined(whole: str, name: str) -> str:
    halves = ", ".join(f"{_HALF} {_named(name, suffix)}" for suffix in _HALVES)
    return f"  {whole} = shufflevector {halves}, <32 x i32> <{_WHOLE}>"


def _parted(name: str) -> Iterator[str]:
    for suffix, lanes in _HALVES.items():
        order = ", ".join(f"i32 {lane}" for lane in lanes)
        yield f"  {_named(name, suffix)} = shufflevector {_MASK} {name}, {_MASK} poison, <16 x i32> <{order}>"


def _renamed(line: str, names: dict[str, str]) -> str:
    if not names or _MASK not in line:
        return line
    result = _RESULT.match(line)
    begin = result.end() if result is not None else 0
    return line[:begin] + re.sub(_NAME, lambda found: names.get(found[0], found[0]), line[begin:])
