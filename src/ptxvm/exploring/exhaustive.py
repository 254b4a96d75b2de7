"""Every order in which threads may take turns, one after the other (a search in depth over the choices made)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.exploring.task import Run, Task, run_task


def all_choices(task: Task, most: int, completions: Sequence[str]) -> Iterator[Run]:
    """Runs until all orders have been seen, or so many.

    Each run follows the choices of one before up to a point, and decides otherwise there. Turns end at accesses that
    others may see: what no thread can notice is no choice.
    """
    number = 0
    for completion in completions:
        left: list[list[int]] = [[]]
        while left and number < most:
            prefix = left.pop()
            text = "list:" + ",".join(map(str, prefix))
            run = run_task(task, number, text, completion, keep_trace=True)
            number += 1
            yield run
            chosen = [choice for choice, _ in run.trace]
            for place in range(len(run.trace) - 1, len(prefix) - 1, -1):
                left += [[*chosen[:place], other] for other in range(1, run.trace[place][1])]
