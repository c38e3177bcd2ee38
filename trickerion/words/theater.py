"""What the Theater says of its Performance cards and of the Trick Marker in the hand."""

from trickerion.words import names as n

NEW, LEAVES = "new this turn", "leaves this turn"
"""The notes below a card of the row."""

LEAVES_SENTENCE = "Leaves at the end of this turn."
"""The same in the tooltip of a card."""

NO_LINKS = "No corner meets an equal one here, whichever way it is turned. Look at the slots beside other markers."
"""Where a Trick Marker makes no Link."""

PASSED_UP = "A Link is passed up"
TURNED_FURTHER = "Turned further, it makes more Links."
"""Over a slot on which the marker in the hand would make more Links in another orientation."""

_TIMES = {1: "once", 2: "twice", 3: "three times"}


def passes_up(steps: int, links: int, now: int, key: str) -> str:
    """That the marker, turned on so often with that key, would make so many Links, and not as few as now."""
    would = "link" if links == 1 else f"make {n.plural(links, 'Link')}"
    instead = f" instead of {now}" if now else ""
    return f"Turned {_TIMES[steps]} more this marker would {would}{instead}: {key} turns it."
