"""Dahlgaard's Heir, the opponent of the solo game: its board, its procedure and what it may do that a player may not.

The procedure belongs to the rules: in each of its decisions the Heir has exactly one legal move, the one that the
procedure demands, so that a replay needs no bot and no program can play it wrongly.
"""
