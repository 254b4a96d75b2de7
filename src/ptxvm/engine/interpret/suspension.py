"""How a definition is left when no lane can go on."""


class Suspended(Exception):
    """No lane of the batch completes the instruction now; what holds each lane is noted in its state."""
