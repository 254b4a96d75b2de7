"""What fabric instructions have in common."""
