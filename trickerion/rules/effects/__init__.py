"""Cards that bend rules: one small class each, named after the card, with only the hooks that it needs.

The classes stand in the folders of their modules. Here ``hooks.py`` is the closed list of hooks, ``registry.py`` knows
every effect by its card's id, ``active_effects.py`` says which ones count now and in which order; importing ``load.py``
registers all of them.
"""
