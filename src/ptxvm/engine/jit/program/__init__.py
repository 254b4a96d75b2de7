"""A kernel and the functions it calls as one list of steps over cells."""
