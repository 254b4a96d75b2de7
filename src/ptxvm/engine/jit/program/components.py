"""Strongly connected components of a graph: of calls, and of blocks."""

from __future__ import annotations

from collections.abc import Sequence


def components(nodes: Sequence[int], successors: Sequence[Sequence[int]]) -> list[list[int]]:
    """The strongly connected components of the subgraph `nodes` in reverse topological order (Tarjan); each begins with
    the node the search met first, which edges from outside lead to if any do. The search starts at `nodes` in their
    order."""
    return _Tarjan(nodes, successors).run()


class _Tarjan:
    def __init__(self, nodes: Sequence[int], successors: Sequence[Sequence[int]]) -> None:
        self.nodes = nodes
        self.successors = successors
        self.inside = set(nodes)
        self.number: dict[int, int] = {}
        self.low: dict[int, int] = {}
        self.open: list[int] = []
        self.is_open: set[int] = set()
        self.found: list[list[int]] = []

    def run(self) -> list[list[int]]:
        for node in self.nodes:
            if node not in self.number:
                self._search(node)
        return self.found

    def _enter(self, node: int) -> None:
        self.number[node] = self.low[node] = len(self.number)
        self.open.append(node)
        self.is_open.add(node)

    def _search(self, root: int) -> None:
        self._enter(root)
        stack = [(root, iter(self.successors[root]))]
        while stack:
            node, pending = stack[-1]
            for target in pending:
                if target not in self.inside:
                    continue
                if target not in self.number:
                    self._enter(target)
                    stack.append((target, iter(self.successors[target])))
                    break
                if target in self.is_open:
                    self.low[node] = min(self.low[node], self.number[target])
            else:
                stack.pop()
                if stack:
                    above = stack[-1][0]
                    self.low[above] = min(self.low[above], self.low[node])
                if self.low[node] == self.number[node]:
                    self._close(node)

    def _close(self, node: int) -> None:
        place = len(self.open) - 1
        while self.open[place] != node:
            place -= 1
        component = self.open[place:]
        del self.open[place:]
        self.is_open.difference_update(component)
        self.found.append(component)
