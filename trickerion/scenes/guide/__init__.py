"""The first evening on the real table, stop by stop, and the coach who speaks afterwards."""
