"""The first evening on the real table, stop by stop, and the coach who speaks afterwards."""

from trickerion.scenes.guide import attend, start

__all__ = ["attend", "start"]
