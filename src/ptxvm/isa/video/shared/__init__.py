"""What pages of this chapter share; no page itself."""
