"""What PTX words, instructions, lines and finding codes mean: the text of `ptxvm explain` and of docs/reference."""

from ptxvm.explanation.coverage import coverage_table, coverage_text, coverage_values
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part
from ptxvm.explanation.render import as_json, as_markdown, as_text
from ptxvm.explanation.topics import UnknownTopic, explain

__all__ = [
    "Explanation",
    "Item",
    "Kind",
    "Part",
    "UnknownTopic",
    "as_json",
    "as_markdown",
    "as_text",
    "coverage_table",
    "coverage_text",
    "coverage_values",
    "explain",
]
