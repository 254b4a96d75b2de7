"""What orders the accesses of a kernel, and what is wrong where nothing does (ISA chapter 8).

Engines hand over events (`Watch`); verdicts come back as `Finding`s. Nothing here knows an engine.
"""
