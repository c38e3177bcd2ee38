"""The Dark Alley: its Location, its Moves and what happens there; laid out by ``module.py``.

``special_assignments/`` what its cards do, ``magician_effects.py`` the abilities of the Magicians.
"""
