"""The 27 prophecies, by what they change: Action Points and costs, prices and slots, Shards, the Theater."""

from trickerion.rules.effects.prophecies import placement, points, shards, shows

__all__ = ["placement", "points", "shards", "shows"]
