"""Duel of Magicians: its cards and its board, and what it adds to the phases, in ``module.py``."""
