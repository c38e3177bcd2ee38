"""Recent deeds of a turn beside the Heir's: the player's last one, and what came to the Heir since."""

from trickerion.play.running_game import RunningGame
from trickerion.rules.events import CharacterPlaced, ShoppingListChanged, TrickLearned
from trickerion.rules.facts.heir import HeirFacts
from trickerion.words import names as n
from trickerion.words.screens import heir as words


class Recent:
    """Deeds of this turn, read from the log of a game."""

    def __init__(self, session: RunningGame) -> None:
        self._session = session

    def said(self, heir: HeirFacts) -> str:
        """Words on the player's last placement this turn, else on the phase; and on the number left to place."""
        state = self._session.view.state
        lines = [line for line in self._session.log if line.turn == state.turn and line.seat == self._session.viewer]
        placed = [event for line in lines for event in line.events if isinstance(event, CharacterPlaced)]
        did = n.PHASE.get(state.phase, "")
        if placed:
            did = words.placed(character=n.character(placed[-1].character), slot=n.slot(placed[-1].slot))
        if not heir.is_placing:
            return did
        mine = [disks for found in heir.waiting.values() for seat, disks in found if seat == self._session.viewer]
        number = sum(map(len, mine))
        return words.left_to_place(did=did, number=number) if number else words.nobody_left(did=did)

    def came(self, heir: int) -> frozenset[str]:
        """Tricks and Components of the list that came by the Heir's own steps since the player last acted."""
        lines = [line for line in self._session.log if line.turn == self._session.view.state.turn]
        acted = [number for number, line in enumerate(lines) if line.seat == self._session.viewer]
        events = [event for line in lines[acted[-1] + 1 if acted else 0 :] for event in line.events]
        tricks = {event.trick for event in events if isinstance(event, TrickLearned) and event.seat == heir}
        listed = {c for event in events if isinstance(event, ShoppingListChanged) for c in event.added}
        return frozenset(tricks | listed)
