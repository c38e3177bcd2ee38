"""Performance: the card that brings the Heir the most."""

from dataclasses import dataclass

from trickerion.rules.catalog import TRICKS, Yields
from trickerion.rules.events import Event
from trickerion.rules.heir.telling import Answer, tell
from trickerion.rules.moves import Move, Perform
from trickerion.rules.phases.performance import Show, begin_show, own_cards, performer_bonuses, show_yields
from trickerion.rules.state import Choice, GameState, Performance


@dataclass(frozen=True, slots=True)
class HeirChoosingShow(Choice):
    """Most Fame, then Shards, then Coins, then leftmost; the Heir never declines."""

    day: str

    def answer(self, state: GameState) -> Answer:
        """The card and what it brings."""
        brings = {
            card: worth(state, self.seat, self.day, state.performance(card)) for card in own_cards(state, self.seat)
        }
        best = max(brings, key=lambda card: _order(brings[card]))
        rivals = tuple((card, *gains) for card, gains in brings.items() if card != best)
        return Answer(Perform(best), "best_show", (best, *brings[best], rivals))

    def legal_moves(self, state: GameState) -> list[Move]:
        return [self.answer(state).move]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, Perform)
        tell(self.seat, self.answer(state), events)
        state.stack.pop()
        begin_show(state, self.seat, self.day, move.card, events)


def _order(brings: Yields) -> tuple[int, int, int]:
    return brings.fame, brings.shards, brings.coins


def worth(state: GameState, seat: int, day: str, card: Performance) -> Yields:
    """Own Yields, Links, bonus of the card, the Red Lotus's Fame; the helpers backstage are the same for all cards."""
    show = Show(seat, day, card.id, 0, ())
    parts = [bonus for _, bonus in performer_bonuses(state, show, card)]
    parts += [show_yields(state, show, card, slot, m) for slot, m in card.all_markers() if m.owner == seat]
    parts.append(Yields(lotus_fame(state, seat, card)))
    return Yields(*(sum(amounts) for amounts in zip(*parts, strict=True)))


def lotus_fame(state: GameState, seat: int, card: Performance) -> int:
    """1 Fame for the Red Lotus for each Trick of the player on the card."""
    if state.players[seat].magician != "the_red_lotus":
        return 0
    return sum(marker.owner != seat and marker.trick in TRICKS for _, marker in card.all_markers())
