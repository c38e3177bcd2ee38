"""The Dark Alley: its Location, its Moves and what happens there; laid out by ``module.py``."""
