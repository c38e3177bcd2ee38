"""The 14 special Assignment cards of the Academy, and the eight that come with it to the other decks."""

from trickerion.rules.catalog import SPECIALS
from trickerion.rules.effects.active_effects import use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import special
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_coins
from trickerion.rules.state import GameState


@special("scholarship")
class Scholarship(Effect):
    """The Learn Secret Action costs 1 Action Point, and the player gains 2 Coins."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return min(cost, SPECIALS[self.id].data["ap"]) if action == "learn_secret" else cost

    def secret_learned(self, state: GameState, seat: int, secret: str, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_coins(state, seat, SPECIALS[self.id].data["gain"]["coins"], self.id, events)
