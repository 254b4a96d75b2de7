"""Where the package can be mutated: the operators of cosmic-ray, less what cannot change what the program does.

A site is one place and one family of operators (`Number`, `Binary`, ...). Families have several variants for a place;
one is chosen by the site's rank. Ranks are hashes of what stands there, so code around changes a sample little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

import parso
from cosmic_ray.ast import ast_nodes
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.tree import Leaf, NodeOrLeaf

ROOMS = ("isa", "lanes", "machine", "checker", "engine")
_LEAVES = {"operator", "keyword", "number"}
# `is` for `==`, and the other way round, differ only by which objects CPython happens to share.
_SAME = {"Eq_Is", "Is_Eq", "NotEq_IsNot", "IsNot_NotEq"}
# Without these a program is slower, or a type checker sees less of it.
_IDLE_DECORATORS = {"cache", "lru_cache", "overload", "override", "abstractmethod", "runtime_checkable", "final"}
# `slots=True` of data classes; `frozen=True` and `strict=True` of `zip` are assertions.
_IDLE_KEYWORDS = {"slots", "frozen", "strict", "maxsize"}

Position = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Variant:
    """One operator, and which of its places in the file."""

    operator: str
    occurrence: int


@dataclass(frozen=True, slots=True)
class Site:
    """`path` is relative to the package; `nth` counts equal sites of a file.

    `key` names the site, and what becomes of it, in files that outlive edits of the code around.
    """

    path: str
    line: int
    column: int
    family: str
    text: str
    nth: int
    variants: tuple[Variant, ...]
    seed: int

    @property
    def rank(self) -> bytes:
        identity = f"{self.seed} {self.path} {self.nth} {self.family} {self.column} {self.text}"
        return sha256(identity.encode()).digest()

    @property
    def chosen(self) -> Variant:
        return self.variants[self.rank[0] % len(self.variants)]

    @property
    def key(self) -> str:
        return f"{self.path}#{self.nth}:{self.column} {self.chosen.operator}: {self.text}"

    def mutated(self, code: str) -> str:
        """The text of the file with the mutation."""
        mutant = mutate_code(code, get_operator("core/" + self.chosen.operator)(), self.chosen.occurrence)
        assert mutant is not None, self.key
        return mutant


def sample(package: Path, number: int, seed: int, rooms: tuple[str, ...] = ROOMS) -> list[Site]:
    """`number` sites of the rooms, or all if there are fewer."""
    files = [file for room in rooms for file in sorted((package / room).rglob("*.py"))]
    found = [site for file in files for site in sites(file, str(file.relative_to(package)), seed)]
    ranked = sorted(found, key=lambda site: site.rank)
    usable = (site for site in ranked if _is_python(site.mutated((package / site.path).read_text())))
    return list(islice(usable, number))


def sites(file: Path, path: str, seed: int) -> Iterator[Site]:
    """All sites of one file."""
    code = file.read_text()
    lines = code.splitlines()
    found: dict[tuple[Position, str], list[Variant]] = {}
    nodes = [node for node in ast_nodes(parso.parse(code)) if _is_mutable(node)]
    for names in _SISTERS:
        places = [(node, start) for node in nodes for start, _ in _OPERATORS[names[0]].mutation_positions(node)]
        for occurrence, (node, start) in enumerate(places):
            if not _is_idle(node):
                made = [Variant(name, occurrence) for name in names]
                found.setdefault((start, _family(names[0])), []).extend(made)
    equal: Counter[tuple[int, str, str]] = Counter()
    for ((line, column), family), variants in sorted(found.items()):
        text = lines[line - 1].strip()
        nth = equal[column, family, text]
        equal[column, family, text] += 1
        yield Site(path, line, column, family, text, nth, tuple(variants), seed)


def _is_python(code: str) -> bool:
    """The bare star of a parameter list looks like a product, for example."""
    try:
        compile(code, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def _operators() -> dict[str, Operator]:
    classes = {name.removeprefix("core/"): get_operator(name) for name in operator_names() if name.startswith("core/")}
    return {
        name: made()
        for name, made in classes.items()
        if not made.arguments() and not any(name.endswith("_" + same) for same in _SAME)
    }


def _family(operator: str) -> str:
    """`ReplaceBinaryOperator_Add_Sub` and all other replacements of binary operators are one family."""
    return operator.split("_", maxsplit=1)[0]


def _sisters() -> list[list[str]]:
    """Operators with the same places: those that replace one operator of Python by another."""
    groups: dict[str, list[str]] = {}
    for name in _OPERATORS:
        replaces = name.startswith(("ReplaceBinary", "ReplaceComparison"))
        groups.setdefault(name.rpartition("_")[0] if replaces else name, []).append(name)
    return list(groups.values())


_OPERATORS = _operators()
_SISTERS = _sisters()


def _is_mutable(node: NodeOrLeaf) -> bool:
    """Whether any operator looks at such a node: most are names and strings."""
    return not isinstance(node, Leaf) or node.type in _LEAVES


def _is_idle(node: NodeOrLeaf) -> bool:
    """Whether mutations of the node change nothing that a program does."""
    if node.type == "decorator":
        return node.children[1].get_code().strip().split(".")[-1] in _IDLE_DECORATORS
    if _is_for_type_checkers(node) or _is_mark_of_parameters(node):
        return True
    inner, outer = node, node.parent
    while outer is not None:
        if inner is _annotation(outer):
            return True
        if outer.type == "argument" and outer.children[0].get_code().strip() in _IDLE_KEYWORDS:
            return True
        if _is_for_type_checkers(outer):
            return True
        inner, outer = outer, outer.parent
    return False


def _is_for_type_checkers(node: NodeOrLeaf) -> bool:
    return node.type == "if_stmt" and node.children[1].get_code().strip() == "TYPE_CHECKING"


def _is_mark_of_parameters(node: NodeOrLeaf) -> bool:
    """The bare star, which could be a bare slash."""
    return (
        node.type == "operator" and node.parent is not None and node.parent.type in ("parameters", "param", "lambdef")
    )


def _annotation(node: NodeOrLeaf) -> NodeOrLeaf | None:
    """Of a variable, a parameter or a function; no annotation is ever evaluated."""
    match node.type:
        case "annassign":
            return node.children[1]
        case "tfpdef":
            return node.children[2]
        case "funcdef":
            return node.annotation
    return None
