"""Launches of compiled code: worker threads, memory for CTAs, faults."""
