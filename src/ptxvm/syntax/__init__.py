"""Text <-> lossless tree: the PTX language without its meaning."""
