"""What lies behind the shared memory of a CTA."""

PADDING = 128
"""Bytes that nobody else uses: a gather of bytes reads whole words, and what is stored under masks may be a word for
each lane of a warp."""
