"""Which of the places in a file run: each tells so in a copy of its program, before what stands there.

What runs only when the module is imported (a table, a decorator, a default) matters where it is used: such a place is
told by the functions that it belongs to, or that read the name it defines.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from typing import Any

REACHED: set[int] = set()
"""Numbers of the places that ran since this was cleared."""

_TELL = "_ptxvm_reached"

Function = ast.FunctionDef | ast.Lambda
Place = tuple[int, int, int]
"""A number, the line, and the column in characters."""


def enable() -> None:
    """From here on programs with probes can run."""
    setattr(builtins, _TELL, REACHED.add)


def with_probes(code: str, places: Iterable[Place]) -> ast.Module:
    """The program of a file, every line of which keeps its number."""
    tree = ast.parse(code)
    lines = code.splitlines()
    probes: list[tuple[int, Function, ast.stmt | None]] = []
    for number, line, column in places:
        position = (line, len(lines[line - 1][:column].encode()))
        inner = _innermost(tree, position)
        if inner is not None:
            probes.append((number, inner, _statement(inner, position)))
        else:
            probes += ((number, function, None) for function in _users(tree, position))
    for probe in probes:
        _plant(*probe)
    return tree


def _innermost(tree: ast.Module, position: tuple[int, int]) -> Function | None:
    """The function whose body holds a position."""
    holding = [node for node in ast.walk(tree) if isinstance(node, Function) and _holds(_body(node), position)]
    return max(holding, key=lambda node: (_body(node)[0].lineno, _body(node)[0].col_offset), default=None)


def _statement(function: Function, position: tuple[int, int]) -> ast.stmt | None:
    inner = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and _holds([node], position)]
    inner = [node for node in inner if node is not function]
    return max(inner, key=lambda node: (node.lineno, node.col_offset), default=None)


def _users(tree: ast.Module, position: tuple[int, int]) -> list[Function]:
    """Functions that what stands at a position, outside of all functions, belongs to or is read by."""
    scope: ast.Module | ast.ClassDef = tree
    while isinstance(found := next((node for node in scope.body if _holds([node], position)), None), ast.ClassDef):
        scope = found
    if isinstance(found, ast.FunctionDef):
        return [found]
    names = {node.id for node in ast.walk(found) if _is_stored(node)} if found is not None else set()
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    users = [function for function in functions if names & set(_names_read(function))]
    return users or [node for node in ast.walk(scope) if isinstance(node, Function)] or functions


def _is_stored(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _names_read(function: Function) -> Iterator[str]:
    for node in ast.walk(function):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name


def _body(function: Function) -> list[ast.stmt] | list[ast.expr]:
    return function.body if isinstance(function, ast.FunctionDef) else [function.body]


def _holds(nodes: list[ast.stmt] | list[ast.expr], position: tuple[int, int]) -> bool:
    first, last = nodes[0], nodes[-1]
    decorators = getattr(first, "decorator_list", [])
    start = min([(first.lineno, first.col_offset), *((node.lineno, 0) for node in decorators)])
    return start <= position < (last.end_lineno or 0, last.end_col_offset or 0)


def _plant(number: int, function: Function, before: ast.stmt | None) -> None:
    call = ast.Call(ast.Name(_TELL, ast.Load()), [ast.Constant(number)], [])
    if isinstance(function, ast.Lambda):
        function.body = ast.BoolOp(ast.Or(), [_placed(call, function.body), function.body])
        ast.copy_location(function.body, function)
        return
    statements, index = _list_with(function, before) if before is not None else (function.body, _after_text(function))
    statements.insert(index, _placed(ast.Expr(call), statements[min(index, len(statements) - 1)]))


def _after_text(function: ast.FunctionDef) -> int:
    return int(ast.get_docstring(function, clean=False) is not None)


def _placed(node: ast.AST, at: ast.AST) -> Any:
    ast.copy_location(node, at)
    return ast.fix_missing_locations(node)


def _list_with(function: ast.FunctionDef, statement: ast.stmt) -> tuple[list[ast.stmt], int]:
    for node in ast.walk(function):
        for field in ("body", "orelse", "finalbody"):
            statements = getattr(node, field, None)
            if isinstance(statements, list) and statement in statements:
                return statements, statements.index(statement)
    raise AssertionError(ast.dump(statement))
