"""Abilities of the Magicians for the Heir, as far as an effect holds them.

The Gentleman has the same as for a player. Electra's markers and Yields stand in ``tricks.py``, the Master of Chains in
``theater.py``, the Priestess of Mysticism in ``dark_alley.py``, the Yoruba Spiritmaster in ``policy.py``, Geert van
Augustin's choice in ``academy.py``, Professor Bernard and Anjali in ``classroom.py``.
"""

from trickerion.rules.academy.board import Built
from trickerion.rules.academy.magician_effects import Radiance
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import heirs_magician
from trickerion.rules.events import AbilityUsed, Event
from trickerion.rules.gains import gain_fame, gain_shards
from trickerion.rules.heir.catalog import is_special
from trickerion.rules.heir.ending import lotus_fame
from trickerion.rules.state import PLACED, Character, GameState, Performance

APPRENTICE = "apprentice"


def _placed_before(state: GameState, seat: int, character: Character, apprentices: bool) -> int:
    team = state.players[seat].characters.values()
    others = [other for other in team if other.status == PLACED and other.id != character.id]
    return sum((other.kind == APPRENTICE) == apprentices for other in others)


@heirs_magician("the_mechaniker")
class FirstApprentice(Effect):
    """The first Apprentice of the turn has 1 more Action Point, in the Theater too."""

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        is_first = character.kind == APPRENTICE and not _placed_before(state, seat, character, apprentices=True)
        return points + is_first


@heirs_magician("the_great_optico")
class Copies(Effect):
    """The first X Characters other than Apprentices have 1 more; X = special cards under the player's Characters."""

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        if character.kind == APPRENTICE:
            return points
        number = state.players[seat].used.count(COPIED)
        return points + (_placed_before(state, seat, character, apprentices=False) < number)


COPIED = "the_great_optico.heir"
"""Noted in ``PlayerState.used`` of the Heir, once for each special card under the player's Characters."""


def count_copies(state: GameState, seat: int) -> None:
    """The end of the Assignment: how many special cards lie under the Characters of the other side."""
    if state.players[seat].magician == "the_great_optico":
        others = (state.players[other].characters.values() for other in state.seats if other != seat)
        number = sum(is_special(character.card) for team in others for character in team)
        state.players[seat].used += [COPIED] * number


@heirs_magician("the_red_lotus")
class Limelight(Effect):
    """As performer, 1 Fame for each Trick of the player on the card."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        fame = lotus_fame(state, performer, card)
        if fame:
            events.append(AbilityUsed(performer, "the_red_lotus"))
            gain_fame(state, performer, fame, "the_red_lotus", events)


@heirs_magician("lumenia_the_radiant")
class HeirsRadiance(Radiance):
    """Each Link that it makes by setting up Tricks gives 1 Fame more, as for a player who takes Fame."""


@heirs_magician("geert_van_augustin")
class Patronage(Effect):
    """Each renovation brings 1 Shard."""

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        events.append(AbilityUsed(seat, "geert_van_augustin"))
        gain_shards(state, seat, 1, "geert_van_augustin", events)
