"""A show on its stage, as it plays out: in the running game and in a replay."""
