"""What reports of faults tell besides what the engine saw: the argument, the lines, the calls, the registers."""

from __future__ import annotations

from ptxvm.engine.reports.details import complete

__all__ = ["complete"]
