"""Dark outlines of those who stand on the stage."""
