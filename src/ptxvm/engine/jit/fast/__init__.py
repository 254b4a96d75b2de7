"""The fast version: a warp's lanes together."""
