"""Engraving: a wood engraver's block made of numbers, with colour stones under it. Needs numpy, never at run time."""
