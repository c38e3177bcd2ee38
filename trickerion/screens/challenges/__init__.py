"""Challenges outside their own page: posters, the shelf of the week, and the ways to their tables."""
