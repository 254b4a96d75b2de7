"""Tables of labelled boxes as SVG, which browsers show in the colours of a light or a dark page."""

from __future__ import annotations

import colorsys
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

_HEIGHT, _LETTER, _MARGIN, _GAP, _HEAD = 18, 6, 6, 26, 34
_SHADES = 8
_HUES = (210, 30, 120, 330, 50, 270, 170, 0)
_BASELINE = 3
"""From the middle of a line of text down to its baseline."""


def _colours(lightness: float, saturation: float) -> list[str]:
    """A style for each shade."""
    colours = [colorsys.hls_to_rgb(hue / 360, lightness, saturation) for hue in _HUES]
    return [
        f".c{shade} {{ fill: #{''.join(f'{round(255 * part):02x}' for part in colour)} }}"
        for shade, colour in enumerate(colours)
    ]


_STYLE = "\n".join(
    [
        "text { font: 10px monospace; text-anchor: middle; fill: #1b1b1b }",
        ".title { font-weight: bold; text-anchor: start }",
        ".number { fill: #666 }",
        ".page { fill: #fff }",
        "rect { stroke: #888; stroke-width: 0.5 }",
        *_colours(0.86, 0.7),
        "@media (prefers-color-scheme: dark) {",
        "text { fill: #eee }",
        ".number { fill: #aaa }",
        ".page { fill: #14171c }",
        *_colours(0.26, 0.45),
        "}",
    ]
)


@dataclass(frozen=True)
class Box:
    """What stands in so many rows and columns of a table. A wide box has one line, a high one a line for each word."""

    row: int
    column: int
    height: int
    width: int
    words: tuple[str, ...]
    shade: int

    @property
    def lines(self) -> tuple[str, ...]:
        return self.words if self.height > 1 else (" ".join(self.words),)


@dataclass(frozen=True)
class Table:
    """Boxes under a title, with what is written beside the rows and above the columns."""

    title: str
    boxes: tuple[Box, ...]
    rows: tuple[str, ...]
    columns: tuple[str, ...]

    @property
    def cell(self) -> int:
        """Width of a column, for the longest text of a box, a column's head or the title."""
        texts = [(len(line), box.width) for box in self.boxes for line in box.lines]
        texts += [*((len(head), 1) for head in self.columns), (len(self.title), len(self.columns))]
        return max(-(-(_LETTER * length + _MARGIN) // width) for length, width in texts)

    @property
    def side(self) -> int:
        """Width of what is written beside the rows."""
        return _LETTER * max(map(len, self.rows)) + _MARGIN

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.side + self.cell * len(self.columns), _HEAD + _HEIGHT * len(self.rows)

    def drawn(self, left: int, top: int) -> list[str]:
        """The elements, for a table whose upper left corner is there."""
        x, y = left + self.side, top + _HEAD
        lines = [f'<text class="title" x="{x}" y="{top + 8}">{escape(self.title)}</text>']
        for column, head in enumerate(self.columns):
            lines.append(_text(head, x + self.cell * column + self.cell // 2, y - 8, ' class="number"'))
        for row, head in enumerate(self.rows):
            lines.append(_text(head, left + self.side // 2, y + _HEIGHT * row + _HEIGHT // 2, ' class="number"'))
        return lines + [line for box in self.boxes for line in self._drawn(box, x, y)]

    def _drawn(self, box: Box, x: int, y: int) -> list[str]:
        x, y = x + self.cell * box.column, y + _HEIGHT * box.row
        width, height = self.cell * box.width, _HEIGHT * box.height
        rect = f'<rect class="c{box.shade % _SHADES}" x="{x}" y="{y}" width="{width}" height="{height}"/>'
        step = height // len(box.lines)
        return [
            rect,
            *(_text(line, x + width // 2, y + step * place + step // 2) for place, line in enumerate(box.lines)),
        ]


def as_svg(title: str, tables: Sequence[Sequence[Table | None]]) -> str:
    """An SVG document of tables in rows and columns; None leaves a place empty."""
    sizes = [[table.size if table else (0, 0) for table in row] for row in tables]
    widths = [max(width for width, _ in column) + _GAP for column in zip(*sizes, strict=True)]
    heights = [max(height for _, height in row) + _GAP for row in sizes]
    lines = [
        line
        for i, row in enumerate(tables)
        for j, table in enumerate(row)
        if table
        for line in table.drawn(_GAP + sum(widths[:j]), _GAP + sum(heights[:i]))
    ]
    width, height = _GAP + sum(widths), _GAP + sum(heights)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    page = f'<rect class="page" width="{width}" height="{height}"/>'
    parts = [f'{head} role="img">', f"<title>{escape(title)}</title>", f"<style>\n{_STYLE}\n</style>", page]
    return "\n".join([*parts, *lines, "</svg>"]) + "\n"


def _text(text: str, x: int, y: int, more: str = "") -> str:
    return f'<text{more} x="{x}" y="{y + _BASELINE}">{escape(text)}</text>'
