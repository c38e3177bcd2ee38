"""Prophecies: which are pending, in ``module.py``, and what each does while it is active, in ``effects.py``."""
