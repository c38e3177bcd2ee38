"""Answers to the questions of the window (``rules/ask``): frozen records of ids and numbers, a file an area."""
