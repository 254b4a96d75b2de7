"""What a host thread needs to run CTAs: the worker structure, slots, the way back into Python."""
