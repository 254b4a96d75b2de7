"""Text <-> lossless tree: the PTX language without its meaning."""

from ptxvm.syntax.foreign import read_foreign
from ptxvm.syntax.parser import parse
from ptxvm.syntax.printer import print_tree
from ptxvm.syntax.render import render
from ptxvm.syntax.text import decode
from ptxvm.syntax.tree import Tree

__all__ = ["Tree", "decode", "parse", "print_tree", "read_foreign", "render"]
