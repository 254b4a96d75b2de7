"""The order of blocks: everything between a branch and its post-dominator before the post-dominator, loops in one
piece. Where executions are counted it is that of the text, by which the interpreter goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ptxvm.engine.jit.analysis.chains import join_chains
from ptxvm.engine.jit.analysis.dominance import UNREACHED, DominatorTree, dominator_tree, postorder, reverse
from ptxvm.engine.jit.analysis.graph import Block, End, Graph, GraphBuilder, simplify
from ptxvm.engine.jit.analysis.predication import predicate
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.components import components
from ptxvm.engine.jit.program.step import EndKind


def make_graph(builder: GraphBuilder, cells: Cells | None = None) -> Graph:
    """Cut, simplify and order. `cells`: of the steps, where accesses of several instructions may be made at once."""
    blocks = builder.build()
    entry = simplify(blocks, 0)
    order = _reached(blocks, entry)
    if not builder.counted:
        predicate(blocks, order)
        order = _reached(blocks, entry)
    if cells is not None:
        join_chains(blocks, order, cells)
        order = _reached(blocks, entry)
    return _Orderer(blocks, entry, reached=order).graph(as_written=builder.counted)


def put_in_order(blocks: list[Block], entry: int) -> Graph:
    """The graph of blocks to which others have been added."""
    return _Orderer(blocks, entry, reached=_reached(blocks, entry)).graph(as_written=False)


def _reached(blocks: Sequence[Block], entry: int) -> list[int]:
    return postorder(entry, [[*block.end.targets, *block.end.callees] for block in blocks])


class _Orderer:
    def __init__(self, blocks: list[Block], entry: int, reached: Iterable[int]) -> None:
        self.blocks = blocks
        self.entry = entry
        self.nodes = sorted(reached)
        for block in blocks:
            block.flow = [*block.end.targets, *block.end.callees]
        self.flow = [block.flow for block in blocks]
        self.exits: set[int] = set()

    def graph(self, *, as_written: bool) -> Graph:
        self._close_dead_ends()
        order = self.nodes if as_written else self._linear_order()
        place = {node: index for index, node in enumerate(order)}
        blocks = [self.blocks[node] for node in order]
        for index, block in enumerate(blocks):
            block.index = index
            block.end.targets = [place[target] for target in block.end.targets]
            block.end.callees = [place[callee] for callee in block.end.callees]
            block.flow = [place[target] for target in block.flow]
        for block, predecessors in zip(blocks, reverse([block.flow for block in blocks]), strict=True):
            block.predecessors = predecessors
        return Graph(blocks, {place[node] for node in self.exits})

    # ------------------------------------------------------------------------------------------------- dead ends

    def _close_dead_ends(self) -> None:
        """Give code that never comes back (early returns, endless loops) a flow edge to where the other lanes go on.

        Lanes that end need not be met again; with the edge, the post-dominator of the branch to such code is the place
        where the others continue instead of the end of the program, and the code is ordered before that place.
        """
        main = self._main_exit()
        if main is not None:
            self.exits.add(main)
        tree = self._postdominators()
        lost = [node for node in self.nodes if tree.parent[node] == UNREACHED]
        if not lost:
            return
        scope = set(lost)
        sources = reverse(self.flow)
        edges: list[tuple[int, int]] = []
        for component in components(lost, self.flow):
            members = set(component)
            if all(target in members for node in component for target in self.flow[node]):
                edges.append((self._last_in(component), self._meeting_point(component[0], scope, sources, tree)))
        for node, meeting in edges:
            if meeting == len(self.blocks):
                self.exits.add(node)
            else:
                self.flow[node].append(meeting)

    def _last_in(self, component: list[int]) -> int:
        """Where code that never comes back counts as left: in a loop, the last block that every turn comes to and that
        leads to one place only, so that lanes which part in a turn, also at its head, meet again before."""
        place = {node: index for index, node in enumerate(component)}
        end = len(component)
        ways = [[place[target] or end for target in self.flow[node]] for node in component]
        parent = dominator_tree(end, reverse([*ways, []]), [*ways, []]).parent
        chosen = node = 0
        while node != end and parent[node] != UNREACHED:
            if len(ways[node]) == 1:
                chosen = node
            node = parent[node]
        return component[chosen]

    def _main_exit(self) -> int | None:
        """The return that most blocks can reach; the last one in the text among equals."""
        leaves = [node for node in self.nodes if self.blocks[node].end.kind is EndKind.LEAVE]
        if len(leaves) < 2:
            return leaves[0] if leaves else None
        sources = reverse(self.flow)
        candidates = leaves[-32:]
        return max(candidates, key=lambda node: (len(postorder(node, sources)), node))

    def _postdominators(self) -> DominatorTree:
        virtual = len(self.blocks)
        successors = [[*flow, virtual] if node in self.exits else flow for node, flow in enumerate(self.flow)]
        successors.append([])
        return dominator_tree(virtual, reverse(successors), successors)

    def _meeting_point(self, sink: int, lost: set[int], sources: Sequence[Sequence[int]], tree: DominatorTree) -> int:
        """Where the lanes that did not go to `sink` are met: above the post-dominators of all branches that lead to
        it."""
        meeting = UNREACHED
        seen = {sink}
        stack = [sink]
        while stack:
            for source in sources[stack.pop()]:
                if source in lost:
                    if source not in seen:
                        seen.add(source)
                        stack.append(source)
                elif tree.parent[source] != UNREACHED:
                    above = tree.parent[source]
                    meeting = above if meeting == UNREACHED else tree.common(meeting, above)
        return len(self.blocks) if meeting == UNREACHED else meeting

    # ---------------------------------------------------------------------------------------------- linear order

    def _linear_order(self) -> list[int]:
        """A weak topological order: strongly connected components in topological order, each as its head, then the rest
        ordered likewise, then the latch, the one block that leads back to the head."""
        order: list[int] = []
        work: list[int | list[int]] = [_with_first(self.nodes, [self.entry])]
        while work:
            item = work.pop()
            if isinstance(item, int):
                order.append(item)
                continue
            for component in components(item, self.flow):
                head = component[0]
                members = set(component)
                if len(component) == 1 and head not in self.flow[head]:
                    work.append(head)
                    continue
                rest = [node for node in component if node != head]
                rest.extend(self._add_latch(head, members))
                if rest:
                    starts = [target for target in self.flow[head] if target in members and target != head]
                    work.append(_with_first(rest, starts))
                work.append(head)
        return order

    def _add_latch(self, head: int, members: set[int]) -> list[int]:
        """Lead all edges back to `head` through one block, unless one block's only way on inside the loop is that
        edge."""
        backs = [node for node in members if head in self.flow[node]]
        if len(backs) == 1 and sum(target in members for target in set(self.flow[backs[0]])) == 1:
            return []
        latch = len(self.blocks)
        for node in backs:
            end = self.blocks[node].end
            end.targets = [latch if target == head else target for target in end.targets]
            end.callees = [latch if callee == head else callee for callee in end.callees]
            self.flow[node][:] = [latch if target == head else target for target in self.flow[node]]
        self.blocks.append(Block([], End(EndKind.JUMP, [head]), flow=[head]))
        self.flow.append(self.blocks[latch].flow)
        return [latch]


def _with_first(nodes: Sequence[int], first: Sequence[int]) -> list[int]:
    chosen = dict.fromkeys(first)
    chosen.update(dict.fromkeys(nodes))
    return list(chosen)
