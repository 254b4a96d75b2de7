"""Runs a kernel in many orders of its threads and completion modes, and tells where it is wrong or results differ."""

from ptxvm.exploring.exploration import Exploration, Found, explore

__all__ = ["Exploration", "Found", "explore"]
