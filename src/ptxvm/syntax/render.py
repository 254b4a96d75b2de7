"""A node -> PTX text in one plain style, for made and changed nodes; `printer.py` keeps the rest as it was written."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from typing import Any

from ptxvm.syntax import tree
from ptxvm.syntax.tree import LiteralKind, Node


def render(node: Node) -> str:
    """The text of any node of the tree, statements with their semicolon."""
    return _RENDERERS[type(node)](node)


def _list(nodes: Iterable[Node]) -> str:
    return ", ".join(render(node) for node in nodes)


# ---------------------------------------------------------------------------------------------------------- expressions


def _literal(node: tree.Literal) -> str:
    match node.kind:
        case LiteralKind.FLOAT32:
            return f"0f{node.value:08X}"
        case LiteralKind.FLOAT64:
            return f"0d{node.value:016X}"
        case LiteralKind.DECIMAL_FLOAT:
            text = repr(struct.unpack("<d", struct.pack("<Q", node.value))[0])
            return text if "." in text or "e" in text else f"{text}.0"
        case LiteralKind.UNSIGNED:
            return f"{node.value}U"
        case LiteralKind.INTEGER:
            return str(node.value)


def _grouped(node: Node) -> str:
    compound = isinstance(node, tree.Binary | tree.Conditional)
    return f"({render(node)})" if compound else render(node)


def _unary(node: tree.Unary) -> str:
    operator = f"(.{node.operator})" if node.operator in ("s64", "u64") else node.operator
    return operator + _grouped(node.operand)


def _binary(node: tree.Binary) -> str:
    return f"{_grouped(node.left)} {node.operator} {_grouped(node.right)}"


def _conditional(node: tree.Conditional) -> str:
    return f"{_grouped(node.condition)} ? {_grouped(node.then)} : {_grouped(node.otherwise)}"


# ------------------------------------------------------------------------------------------------------------- operands


def _address(node: tree.Address) -> str:
    parts = [render(part) for part in (node.base, node.offset) if part is not None]
    return f"[{'+'.join(parts)}]"


def _offset(node: tree.Offset) -> str:
    return f"{render(node.base)}+{render(node.offset)}"


# ----------------------------------------------------------------------------------------------------------- statements


def _guard(node: tree.Guard) -> str:
    return f"@{'!' if node.negated else ''}{node.predicate.text}"


def _instruction(node: tree.Instruction) -> str:
    guard = f"{render(node.guard)} " if node.guard is not None else ""
    operands = [render(operand) for operand in node.operands]
    if node.unified:
        _mark_unified(node, operands)
    return f"{guard}{node.opcode}{' ' if operands else ''}{', '.join(operands)};"


def _mark_unified(node: tree.Instruction, operands: list[str]) -> None:
    """`.unified` stands behind the first address."""
    for position, operand in enumerate(node.operands):
        if isinstance(operand, tree.Address | tree.Indexed):
            operands[position] += ".unified"
            return


def _location(node: tree.Location) -> str:
    text = f".loc {node.file} {node.line} {node.column}"
    if node.inlined_at is None:
        return text
    offset = f"+{node.function_offset}" if node.function_offset else ""
    place = " ".join(str(number) for number in node.inlined_at)
    return f"{text}, function_name {node.function_name}{offset}, inlined_at {place}"


def _pragma(node: tree.Pragma) -> str:
    strings = ", ".join(f'"{string}"' for string in node.strings)
    return f".pragma {strings};"


def _prototype(node: tree.CallPrototype) -> str:
    returns = f"({_parameters(node.returns)}) " if node.returns else ""
    directives = "".join(f" {render(directive)}" for directive in node.directives)
    return f"{node.name}: .callprototype {returns}_ ({_parameters(node.parameters)}){directives};"


def _block(node: tree.Block) -> str:
    return "{\n" + "".join(f"{render(statement)}\n" for statement in node.statements) + "}"


# --------------------------------------------------------------------------------------------------------- declarations


def _declarator(node: tree.Declarator) -> str:
    count = f"<{render(node.count)}>" if node.count is not None else ""
    dimensions = "".join(f"[{'' if size is None else render(size)}]" for size in node.dimensions)
    initializer = f" = {render(node.initializer)}" if node.initializer is not None else ""
    return f"{node.name}{count}{dimensions}{initializer}"


def _attributes(attributes: tuple[tree.Attribute, ...]) -> list[str]:
    return [f".attribute({_list(attributes)})"] if attributes else []


def _attribute(node: tree.Attribute) -> str:
    return f"{node.name}({_list(node.arguments)})" if node.arguments else node.name


def _declaration(node: tree.Variable) -> str:
    """A declaration without its semicolon, which is a parameter."""
    words = [f".{word}" for word in node.linking]
    words.append(f".{node.space}" + (f"[{node.bank}]" if node.bank is not None else ""))
    if node.alignment is not None:
        words.append(f".align {render(node.alignment)}")
    words += _attributes(node.attributes)
    words += [f".{word}" for word in (node.vector, node.type) if word is not None]
    if node.pointer is not None:
        space, alignment = node.pointer
        words.append(".ptr" + (f" .{space}" if space is not None else ""))
        words += [f".align {render(alignment)}"] if alignment is not None else []
    return " ".join(words) + (f" {_list(node.declarators)}" if node.declarators else "")


def render_header(node: tree.Function) -> str:
    """A function up to its body or semicolon."""
    words = [f".{word}" for word in node.linking]
    words.append(".entry" if node.is_entry else ".func")
    words += _attributes(node.attributes)
    if node.returns:
        words.append(f"({_parameters(node.returns)})")
    words.append(f"{node.name}({_parameters(node.parameters)})")
    words += [render(directive) for directive in node.directives]
    return " ".join(words)


def _parameters(parameters: tuple[tree.Variable, ...]) -> str:
    return ", ".join(_declaration(parameter) for parameter in parameters)


def _function(node: tree.Function) -> str:
    return render_header(node) + (";" if node.body is None else f"\n{render(node.body)}")


def _performance(node: tree.PerformanceDirective) -> str:
    arguments = f" {_list(node.arguments)}" if node.arguments else ""
    return f"{node.name}{arguments}{';' if node.name == '.pragma' else ''}"


def _file(node: tree.File) -> str:
    stamps = f", {node.timestamp}, {node.size}" if node.timestamp or node.size else ""
    return f'.file {node.index} "{node.name}"{stamps}'


def _code_block(node: tree.CodeBlock) -> str:
    return (
        f'.code_block {{\n.ir_name: "{node.language}"\n.sourceFileName: {node.file}\n'
        f".source_begin{node.text}.source_end\n}}"
    )


def _intermediate_source(node: tree.IntermediateSource) -> str:
    blocks = "".join(f"{render(block)}\n" for block in node.blocks)
    return f".nv_intermediate_source_section {{\n{blocks}}}"


_RENDERERS: dict[type[Node], Callable[[Any], str]] = {
    tree.Name: lambda node: node.text,
    tree.Literal: _literal,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.Conditional: _conditional,
    tree.Apply: lambda node: f"{node.function}({render(node.argument)})",
    tree.String: lambda node: f'"{node.text}"',
    tree.Address: _address,
    tree.TupleAddress: lambda node: f"[{_list(node.elements)}]",
    tree.Indexed: lambda node: f"{render(node.base)}[{render(node.index)}]",
    tree.Offset: _offset,
    tree.Vector: lambda node: f"{{{_list(node.elements)}}}",
    tree.Pair: lambda node: f"{render(node.first)}|{render(node.second)}",
    tree.Not: lambda node: f"!{render(node.operand)}",
    tree.Negated: lambda node: f"-{render(node.operand)}",
    tree.Selected: lambda node: f"{render(node.operand)}.{node.selector}",
    tree.Parenthesised: lambda node: f"({_list(node.elements)})",
    tree.Guard: _guard,
    tree.Instruction: _instruction,
    tree.LabelStatement: lambda node: f"{node.name}:",
    tree.Location: _location,
    tree.IntermediateLocation: lambda node: f".loc_intermediate {node.file} {node.line} {node.column}",
    tree.Pragma: _pragma,
    tree.TargetList: lambda node: f"{node.name}: {node.kind} {_list(node.targets)};",
    tree.LabelRange: lambda node: f"{node.prefix}<{render(node.count)}>",
    tree.CallPrototype: _prototype,
    tree.Block: _block,
    tree.Declarator: _declarator,
    tree.InitializerList: lambda node: f"{{{_list(node.elements)}}}",
    tree.Member: lambda node: f"{node.name} = {render(node.value)}",
    tree.Attribute: _attribute,
    tree.Variable: lambda node: f"{_declaration(node)};",
    tree.PerformanceDirective: _performance,
    tree.Function: _function,
    tree.Version: lambda node: f".version {node.major}.{node.minor}",
    tree.Target: lambda node: f".target {', '.join(node.names)}",
    tree.AddressSize: lambda node: f".address_size {node.bits}",
    tree.File: _file,
    tree.Section: lambda node: f".section {node.name}\n{{{node.data}}}",
    tree.DwarfLine: lambda node: f"@@DWARF {node.data}",
    tree.CodeBlock: _code_block,
    tree.IntermediateSource: _intermediate_source,
    tree.Alias: lambda node: f".alias {node.name}, {node.aliasee};",
}
