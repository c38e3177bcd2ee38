"""Powers that make Characters do more: Action Points, other Locations, what their Actions bring besides."""

from trickerion.rules.catalog import PROTEGE, SLOTS, SPECIALISTS, Slot, location_of
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_fame
from trickerion.rules.modules.module import locations_of
from trickerion.rules.phases.place_characters import slots_of_card, slots_of_location
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import WAITING, Character, GameState, OwnedTrick

_SPECIALISTS = (*SPECIALISTS, PROTEGE)
"""Kinds of Character that count as Specialists to Powers."""


def _is_of_kind(character: Character, kind: str) -> bool:
    """True for a Character of a kind: "any", a "specialist", an "apprentice"."""
    return kind in ("any", character.kind) or (kind == "specialist" and character.kind in _SPECIALISTS)


@power_kind("ap_bonus")
class MorePoints(PowerEffect):
    """A Character of a kind at some Locations has more Action Points."""

    def placed_points(self, state: GameState, seat: int, character: Character, slot: Slot, points: int) -> int:
        fits = (
            not self._is_used_up(state, seat)
            and _is_of_kind(character, self._data.get("character", "any"))
            and self._is_there(slot.location)
            and (self._data.get("condition") != "opponent_present" or _meets_opponent(state, seat, slot.location))
        )
        return points + int(self._data["ap"]) if fits else points

    def _is_there(self, location: str) -> bool:
        data = self._data
        if "not_locations" in data:
            return location not in data["not_locations"]
        return location in data.get("locations", [data.get("location")])


def _meets_opponent(state: GameState, seat: int, location: str) -> bool:
    occupied = state.occupants.items()
    return any(owner != seat and SLOTS[slot].location == location for slot, (owner, _) in occupied)


@power_kind("enhance")
class BetterEnhance(PowerEffect):
    """A Shard brings a Character more Action Points."""

    sets_number = True

    def enhance_points(self, state: GameState, seat: int, points: int) -> int:
        return points if self._is_used_up(state, seat) else max(points, int(self._data["ap"]))


@power_kind("prepare")
class MoreMarkers(PowerEffect):
    """Prepare brings more Trick Markers."""

    def markers_on_prepare(self, state: GameState, seat: int, trick: OwnedTrick, markers: int) -> int:
        return markers if self._is_used_up(state, seat) else markers + int(self._data["extra_markers"])


@power_kind("action_gain")
class GainByAction(PowerEffect):
    """An Action brings something besides; more Coins of Take Coins come with those of the die."""

    def bank_coins(self, state: GameState, seat: int, coins: int) -> int:
        return coins + int(self._data["gain"]["coins"]) if self._data["action"] == "take_coins" else coins

    def acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        acting = acting_character(state)
        if action != self._data["action"] or action == "take_coins" or self._is_used_up(state, seat):
            return
        if acting and _is_of_kind(state.players[seat].characters[acting.character], self._data.get("character", "any")):
            self.helped(state, seat, events)

    def learned(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        if "fame_by_level" in self._data:
            level = state.players[seat].trick_at(place).trick.level
            gain_fame(state, seat, self._data["fame_by_level"][level - 1], self.id, events)


@power_kind("redirect")
class OtherLocation(PowerEffect):
    """A Character may go elsewhere than its card says; the bonus of a special card is lost."""

    def more_slots(self, state: GameState, seat: int, character: Character) -> list[str]:
        if self._is_used_up(state, seat):
            return []
        closed = (*self._data["not_locations"], location_of(character.card))
        elsewhere = [location for location in locations_of(state.options) if location not in closed]
        return [slot for location in elsewhere for slot in slots_of_location(state, seat, character, location)]

    def placed_points(self, state: GameState, seat: int, character: Character, slot: Slot, points: int) -> int:
        is_waiting = character.status == WAITING and slot.location not in self._data["not_locations"]
        if not is_waiting or self._is_used_up(state, seat) or slot.id in slots_of_card(state, seat, character):
            return points
        return points + int(self._data["ap"])
