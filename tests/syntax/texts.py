"""Small PTX texts for the tests of this room."""

from dataclasses import fields
from pathlib import Path

from ptxvm.diagnostics import Finding, Severity, Source
from ptxvm.syntax import parse
from ptxvm.syntax.tree import Block, Function, ModuleItem, Node, Statement, Tree

HEAD = ".version 9.5\n.target sm_100a\n.address_size 64\n"
MODULE = (
    HEAD + ".global .align 16 .b8 gv[64]; .global .u32 gw[4]; .shared .align 16 .b8 sv[64]; .func foo;"
    " .func (.reg .b32 o) f2(.reg .b32 i);\n"
)
BODY = (
    ".entry k0(.param .u64 kp) {\n.reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p<9>; .reg .f32 %f<9>;"
    " .reg .f64 %fd<9>; .reg .v4 .b32 V; .reg .b32 a, $b, _c; .local .b8 lv[16];\n"
)
KERNELS = Path(__file__).parent.parent / "kernels"


def statement_text(statement: str) -> str:
    """A module with one statement in its kernel; ptxas accepts the rest."""
    return f"{MODULE}{BODY}{statement}\nret; }}\n"


def module_text(item: str) -> str:
    """A module with one item of its own before its kernel."""
    return f"{MODULE}{item}\n{BODY}\nret; }}\n"


def corpus() -> list[Path]:
    """The real files of the repository."""
    return sorted(KERNELS.glob("**/*.ptx"))


def parse_text(text: str) -> Tree:
    return parse(Source(text))


def errors(tree: Tree) -> list[Finding]:
    return [finding for finding in tree.findings if finding.severity is Severity.ERROR]


def statements(text: str) -> list[Statement]:
    """The statements of a kernel's body; the text must be without errors."""
    tree = parse_text(f"{HEAD}.entry k() {{\n{text}\n}}")
    assert not tree.findings, tree.findings[0]
    function = tree.items[-1]
    assert isinstance(function, Function) and function.body is not None
    return function.body.statements


def statement(text: str) -> Statement:
    (single,) = statements(text)
    return single


def item(text: str) -> ModuleItem:
    """The only item of a text without header."""
    tree = parse_text(text)
    assert not tree.findings, tree.findings[0]
    (single,) = tree.items
    return single


def meaning(value: object) -> object:
    """A node as nested tuples without places, for comparing what texts say and not how they are laid out."""
    if isinstance(value, Node):
        places = ("start", "end", "name_start", "opcode_start")
        parts = [meaning(getattr(value, field.name)) for field in fields(value) if field.name not in places]
        return (type(value).__name__, *parts)
    if isinstance(value, tuple | list):
        return tuple(meaning(element) for element in value)
    return value


def all_nodes(value: object) -> list[Node]:
    """A node, or the nodes of a list, with everything below."""
    if isinstance(value, tuple | list):
        return [node for element in value for node in all_nodes(element)]
    if not isinstance(value, Node):
        return []
    below = [node for field in fields(value) for node in all_nodes(getattr(value, field.name))]
    return [value, *below]


def body_of(tree: Tree) -> Block:
    """The body of the last function."""
    function = tree.items[-1]
    assert isinstance(function, Function) and function.body is not None
    return function.body
