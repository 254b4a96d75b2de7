"""Ideas behind PTX as pages: bank conflicts, proxies, phase parity, fault kinds; each with an example that runs.

The pages are Markdown in `pages/`, one file for each subject; `reading.py` says how they are written.
"""

from ptxvm.concepts.concept import Concept, Example, Outcome
from ptxvm.concepts.index import concepts, find_concept, near_concepts, subject_of
from ptxvm.concepts.sections import Section, find_section

__all__ = [
    "Concept",
    "Example",
    "Outcome",
    "Section",
    "concepts",
    "find_concept",
    "find_section",
    "near_concepts",
    "subject_of",
]
