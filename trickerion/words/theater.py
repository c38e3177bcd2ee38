"""What the Theater says of its Performance cards."""

NEW, LEAVES = "new this turn", "leaves this turn"
"""The notes below a card of the row."""

LEAVES_SENTENCE = "Leaves at the end of this turn."
"""The same in the tooltip of a card."""
