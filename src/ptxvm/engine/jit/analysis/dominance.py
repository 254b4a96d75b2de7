"""Dominator trees of graphs given as adjacency lists of small integers (Cooper, Harvey and Kennedy's algorithm)."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.records import record

UNREACHED = -1

Edges = Sequence[Sequence[int]]


@record()
class DominatorTree:
    """`parent[n]` is the closest node that lies on all paths from the root to n: the root itself for the root,
    UNREACHED for nodes that no path reaches. `number` grows towards the root."""

    parent: Sequence[int]
    number: Sequence[int]

    def common(self, first: int, second: int) -> int:
        """The closest node above (or equal to) both."""
        parent, number = self.parent, self.number
        while first != second:
            while number[first] < number[second]:
                first = parent[first]
            while number[second] < number[first]:
                second = parent[second]
        return first


def postorder(root: int, successors: Edges) -> list[int]:
    """The nodes reachable from `root` in the order in which a depth-first search leaves them."""
    order: list[int] = []
    entered = bytearray(len(successors))
    entered[root] = 1
    stack = [(root, iter(successors[root]))]
    while stack:
        node, pending = stack[-1]
        for successor in pending:
            if not entered[successor]:
                entered[successor] = 1
                stack.append((successor, iter(successors[successor])))
                break
        else:
            order.append(node)
            stack.pop()
    return order


def dominator_tree(root: int, successors: Edges, predecessors: Edges) -> DominatorTree:
    """Dominators as seen from `root`; with both edge lists exchanged and an exit as `root` they are post-dominators."""
    order = postorder(root, successors)
    number = [UNREACHED] * len(successors)
    for position, node in enumerate(order):
        number[node] = position
    parent = [UNREACHED] * len(successors)
    parent[root] = root
    tree = DominatorTree(parent, number)
    changed = True
    while changed:
        changed = False
        for node in reversed(order[:-1]):
            closest = UNREACHED
            for predecessor in predecessors[node]:
                if parent[predecessor] != UNREACHED:
                    closest = predecessor if closest == UNREACHED else tree.common(closest, predecessor)
            if closest != parent[node]:
                parent[node] = closest
                changed = True
    return tree


def reverse(successors: Edges) -> list[list[int]]:
    """The same graph with every edge turned round."""
    predecessors: list[list[int]] = [[] for _ in successors]
    for node, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(node)
    return predecessors
