"""Shows at tables with Powers: Trick Markers on one card; what the Tricks and the performer were told to receive."""

from powers_table import Powers
from table import of

from trickerion.rules.catalog import TRICKS
from trickerion.rules.events import Event, PerformerRewarded, TrickPerformed

G1, FRIDAY = "grand_magorian_01", "friday.perform"


def stage(*tricks: tuple[int, str], card: str = G1) -> Powers:
    """Trick Markers of seats on a Performance card, slot by slot."""
    table = Powers().row(card)
    suits = ("spades", "hearts", "clubs", "diamonds", "spades")
    for slot, (seat, trick) in enumerate(tricks):
        table.marker(card, slot, seat, trick, "up", suits[slot])
    return table


def yields(events: list[Event], owner: int = 0) -> dict[str, tuple[int, int]]:
    """Fame and Coins by Trick of an owner, in the first show of these events."""
    return {e.trick: (e.fame, e.coins) for e in of(TrickPerformed, events) if e.owner == owner}


def more(events: list[Event], owner: int = 0) -> dict[str, tuple[int, int]]:
    """How much the Tricks paid beyond their cards, on a weekday that changes nothing."""
    paid = yields(events, owner)
    return {t: (fame - TRICKS[t].yields.fame, coins - TRICKS[t].yields.coins) for t, (fame, coins) in paid.items()}


def bonuses(events: list[Event]) -> dict[str, tuple[int, int, int]]:
    """What the performer received beside the Yields, by its kind."""
    return {e.kind: (e.fame, e.coins, e.shards) for e in of(PerformerRewarded, events)}


def shown(table: Powers, seat: int = 0, slot: str = FRIDAY, special: str = "") -> list[Event]:
    """What happens when the first card of the row is performed."""
    return table.performs(seat, slot, special, table.state.row[0].id).events
