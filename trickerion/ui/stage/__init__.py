"""The stage that a spectator sees: house, curtain, light, Tricks, those who perform them, the audience.

Everything is drawn from its arguments alone: the same ones give the same picture. What moves is given the milliseconds
since it began; nothing is painted anew in a frame, and what was painted is kept in the memory for pictures.
"""
