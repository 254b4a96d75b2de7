"""Tree -> text. What was not changed stays as it was written, byte for byte; what was changed is rendered anew.

Whether a node was changed is seen by reading its source again and comparing: nodes carry no flags that an edit could
forget to set. The text between two statements belongs to the second one and moves with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from ptxvm.syntax.parser import parse
from ptxvm.syntax.render import render, render_header
from ptxvm.syntax.tree import Binary, Block, Conditional, Function, Instruction, Node, Tree, Variable

_BLANKS_AT_END = re.compile(r"\n[ \t]*\Z")


class _Change(NamedTuple):
    """The text that takes the place of a range of the source."""

    start: int
    end: int
    text: str


def print_tree(tree: Tree) -> str:
    """The text of a module."""
    original = parse(tree.source)
    printer = _Printer(tree.source.text)
    return "".join(printer.sequence(tree.items, original.items, 0, len(tree.source.text)))


class _Printer:
    """Prints the nodes of one text beside the nodes that text has by itself."""

    def __init__(self, text: str) -> None:
        self.text = text

    def sequence(self, nodes: Sequence[Node], originals: Sequence[Node], start: int, end: int) -> Iterator[str]:
        """The statements or items that take the place of `originals`, which fill the text from `start` to `end`."""
        known: dict[int, tuple[int, Node]] = {}
        for original in originals:
            known[original.start] = (start, original)
            start = original.end
        separator = self._separator(originals, known)
        for node in nodes:
            gap, before = known.get(node.start, (0, None))
            if before is None or type(before) is not type(node):
                yield separator + render(node)
            else:
                yield self.text[gap : node.start]
                yield self._node(node, before)
        yield self.text[start:end]

    def _separator(self, originals: Sequence[Node], known: dict[int, tuple[int, Node]]) -> str:
        """A new line with the indentation of the statements around."""
        for original in originals[1:]:
            match = _BLANKS_AT_END.search(self.text, known[original.start][0], original.start)
            if match is not None:
                return match[0]
        return "\n"

    def _node(self, node: Node, original: Node) -> str:
        if isinstance(node, Block) and isinstance(original, Block):
            closing = self._closing_brace(original)
            inner = self.sequence(node.statements, original.statements, original.start + 1, closing)
            return "".join(("{", *inner, self.text[closing : original.end]))
        if isinstance(node, Function) and isinstance(original, Function) and node.body and original.body:
            return self._function(node, node.body, original, original.body)
        return self._patched(original.start, original.end, self._changes(node, original))

    def _function(self, node: Function, body: Block, original: Function, original_body: Block) -> str:
        changes = self._node_changes(node, original, skip="body")
        if changes is None:
            header = render_header(node) + "\n"
        else:
            header = self._patched(original.start, original_body.start, changes)
        return header + self._node(body, original_body)

    def _patched(self, start: int, end: int, changes: list[_Change]) -> str:
        """A range of the source with its changes made."""
        parts: list[str] = []
        for change in sorted(changes):
            parts += (self.text[start : change.start], change.text)
            start = change.end
        return "".join((*parts, self.text[start:end]))

    def _closing_brace(self, block: Block) -> int:
        """Where the brace stands that closes a block, the end of the block if none does."""
        closed = not block.statements or block.statements[-1].end < block.end
        return block.end - 1 if closed and self.text.startswith("}", block.end - 1) else block.end

    def _changes(self, node: Node, original: Node) -> list[_Change]:
        """What of the text of `original` must be replaced so that it reads as `node`."""
        changes = self._node_changes(node, original) if type(node) is type(original) else None
        if changes is None:
            return [_Change(original.start, original.end, self._replacement(node, original))]
        return changes

    def _node_changes(self, node: Node, original: Node, skip: str = "") -> list[_Change] | None:
        """The changes of all fields; None where the text between them has to change with one."""
        changes: list[_Change] = []
        for name in _plain_fields(node):
            for change in self._field_changes(node, original, name) if name != skip else ():
                if change is None:
                    return None
                changes.append(change)
        return changes

    def _replacement(self, node: Node, original: Node) -> str:
        """The text of a node in the place of another: parameters have no semicolon, expressions stay one operand."""
        text = render(node)
        if isinstance(node, Binary | Conditional):
            return f"({text})"
        if isinstance(node, Variable) and not self.text.endswith(";", original.start, original.end):
            return text.removesuffix(";")
        return text

    def _field_changes(self, node: Node, original: Node, name: str) -> Iterator[_Change | None]:
        """The changes of one field; None where the text around has to change with it."""
        new, old = getattr(node, name), getattr(original, name)
        if isinstance(new, Node) and isinstance(old, Node):
            yield from self._changes(new, old)
        elif isinstance(new, tuple) and isinstance(old, tuple) and len(new) == len(old):
            for new_element, old_element in zip(new, old, strict=True):
                if isinstance(new_element, Node) and isinstance(old_element, Node):
                    yield from self._changes(new_element, old_element)
                elif new_element != old_element:
                    yield None
        elif isinstance(node, Instruction) and isinstance(original, Instruction) and name == "opcode":
            if new != old:
                end = original.opcode_start + len(original.opcode)
                compact = self.text[original.opcode_start : end] == original.opcode
                yield _Change(original.opcode_start, end, node.opcode) if compact else None
        elif new != old:
            yield None


def _plain_fields(node: Any) -> list[str]:
    """The fields that hold what a node says, not where it stands."""
    return [field.name for field in fields(node) if field.name not in ("start", "end", "name_start", "opcode_start")]
