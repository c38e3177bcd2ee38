"""The first evening for all who know of it: its games, the pace of its Heir, and how far it has come."""
