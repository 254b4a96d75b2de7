"""Named rules shared by pages: what syntax lines alone cannot say. One file each."""
