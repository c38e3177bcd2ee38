"""Laid tables with one goal each: a game that was played to a moment, cut there, and given to one player to solve."""
