"""Plain text tables for the terminal and for logs."""

from collections.abc import Sequence

Cell = str | float | int | None


def render(cell: Cell) -> str:
    """Numbers with three significant digits, nothing for what was not measured."""
    match cell:
        case None:
            return "-"
        case float():
            return f"{cell:.3g}" if abs(cell) < 100 else f"{cell:.0f}"
        case _:
            return str(cell)


def show(title: str, header: Sequence[str], rows: Sequence[Sequence[Cell]], *notes: str) -> None:
    """Print a table: the first column to the left, the others to the right, then the notes."""
    lines = [list(header), *([render(cell) for cell in row] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    print(f"\n{title}")
    for number, line in enumerate(lines):
        first, *others = (text.rjust(width) for text, width in zip(line, widths, strict=True))
        print("  " + "  ".join([line[0].ljust(len(first)), *others]))
        if number == 0:
            print("  " + "-" * (sum(widths) + 2 * len(widths) - 2))
    for note in notes:
        print(f"  {note}", flush=True)
