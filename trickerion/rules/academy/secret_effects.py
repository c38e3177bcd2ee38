"""The secrets of the Academy: each works for "this Character", its owner's Protégé or an Apprentice it was lent to.

A secret is asked only while its Character acts (or is placed, paid, stands backstage). What works once in a placement
asks ``is_used`` before, and is used up where it has helped. Those with a class of their own stand in the order of
their Locations.
"""

from typing import Any

from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.academy.secrets import is_used, use
from trickerion.rules.catalog import SLOTS, Slot, Yields
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.hooks import Effect, Limit, LinkPayment
from trickerion.rules.effects.registry import secret
from trickerion.rules.events import Event
from trickerion.rules.gains import gain
from trickerion.rules.state import Character, GameState, OwnedTrick, Performance


def _data(effect: Effect) -> Any:
    """The numbers of a secret."""
    return SECRETS[effect.id].data


def _lowered(effect: Effect, cost: int) -> int:
    """Action Points by the secret's ``ap``, or by its ``ap_change``."""
    data = _data(effect)
    return min(cost, data["ap"]) if "ap" in data else cost + int(data["ap_change"])


class _Once(Effect):
    """What works once in a placement; not used up where it helps nothing."""

    limit = Limit.PLACEMENT

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use(state, self.id, events)


@secret("market_whispers")
@secret("steady_hands")
@secret("quick_study")
@secret("familiar_face")
@secret("alley_cat")
class _CheaperOnce(_Once):
    """One Action of this Character in a placement costs fewer Action Points."""

    @property
    def sets_number(self) -> bool:
        """Whether the card says what it costs, and not by how much less."""
        return "ap" in _data(self)

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        is_cheaper = action == _data(self)["action"] and not is_used(state, self.id)
        return _lowered(self, cost) if is_cheaper else cost

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        """It is used up in this placement, unless it works for each Action; what it brings besides is gained."""
        if _data(self).get("once"):
            super().helped(state, seat, events)
        gain(state, seat, Yields(**_data(self).get("gain", {})), self.id, events)


@secret("hagglers_tongue")
class HagglersTongue(_Once):
    """The total price of one Buy Action of this Character is 2 Coins lower, but never 0."""

    def buy_total(self, state: GameState, seat: int, total: int) -> int:
        return total if is_used(state, self.id) else total - int(_data(self)["coins_off"])


@secret("spare_parts")
class SpareParts(_Once):
    """The first Trick that this Character prepares gets 1 more Trick Marker."""

    limit = Limit.FIRST

    def markers_on_prepare(self, state: GameState, seat: int, trick: OwnedTrick, markers: int) -> int:
        return markers if is_used(state, self.id) else markers + int(_data(self)["extra_markers"])


@secret("friendly_teller")
class FriendlyTeller(Effect):
    """One Take Coins Action of this Character pays 2 more Coins."""

    def bank_coins(self, state: GameState, seat: int, coins: int) -> int:
        return coins if is_used(state, self.id) else coins + int(_data(self)["gain"]["coins"])

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        if not is_used(state, self.id):
            use(state, self.id, events)


@secret("loaded_dice")
class LoadedDice(Effect):
    """This Character rerolls one die for nothing, once, and its Set Die Actions cost 1 Action Point."""

    @property
    def sets_number(self) -> bool:
        """Whether the card says what it costs, and not by how much less."""
        return "ap" in _data(self)

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        _pay_for_place(self, state, seat, slot, events)

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        if action == "reroll_die" and not is_used(state, self.id):
            return 0
        return _lowered(self, cost) if action == _data(self)["action"] else cost

    def acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        if action == "reroll_die" and not is_used(state, self.id):
            use(state, self.id, events)


@secret("crystal_gazer")
class CrystalGazer(_CheaperOnce):
    """This Character may take Fortune Telling once for nothing, and gains 2 Coins for it."""

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use(state, self.id, events)

    def acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        if action == _data(self)["action"]:
            gain(state, seat, Yields(**_data(self)["gain"]), self.id, events)


@secret("understudy")
class Understudy(Effect):
    """When its owner performs with this Character backstage, the performer gains 1 Fame and 2 Coins more."""

    def backstage_bonus(self, state: GameState, seat: int, character: str, bonus: Yields) -> Yields:
        own = Yields(**_data(self)["performer_bonus"])
        return Yields(*(amount + more for amount, more in zip(bonus, own, strict=True)))


@secret("chain_of_hands")
class ChainOfHands(Effect):
    """Each Link that this Character makes with Set Up Trick pays 1 Coin more."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        more = self.id, Yields(**_data(self)["link_pays"])
        return [p._replace(more=(*p.more, more)) if p.category else p for p in payments]


@secret("sunday_best")
class SundayBest(_CheaperOnce):
    """Sunday's backstage slots give this Character 0 Action Points; on other days its first Reschedule is free."""

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        _pay_for_place(self, state, seat, slot, events)

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use(state, self.id, events)

    def slot_modifier(self, state: GameState, seat: int, character: Character, slot: Slot, modifier: int) -> int:
        return max(modifier, _data(self)["slot_modifier_minimum"]) if slot.day == "sunday" else modifier

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        acting = acting_character(state)
        is_sunday = acting is not None and SLOTS[acting.slot].day == "sunday"
        is_free = "action" in _data(self) and not is_sunday
        return super().action_cost(state, seat, action, cost) if is_free else cost


@secret("night_school")
class NightSchool(Effect):
    """Practice and Teach cost this Character 1 Action Point less, 1 at least; cut anew the first of them pays."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        data = _data(self)
        return min(cost, max(data["ap_minimum"], _lowered(self, cost))) if action in data["actions"] else cost

    def acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        data = _data(self)
        if action in data["actions"] and "gain" in data and not is_used(state, self.id):
            use(state, self.id, events)
            gain(state, seat, Yields(**data["gain"]), self.id, events)


@secret("masons_eye")
class MasonsEye(_Once):
    """One Renovate Action of this Character costs 2 Coins less."""

    def renovation_coins(self, state: GameState, seat: int, coins: int) -> int:
        return coins if is_used(state, self.id) else coins - int(_data(self)["coins_off"])


@secret("frugal_life")
class FrugalLife(Effect):
    """No wage is paid for this Character."""

    def wage(self, state: GameState, seat: int, character: Character, coins: int) -> int:
        return min(coins, int(_data(self)["wage"]))


@secret("second_wind")
class SecondWind(Effect):
    """A Shard that enhances this Character brings 2 Action Points."""

    def enhance_points(self, state: GameState, seat: int, points: int) -> int:
        return max(points, int(_data(self)["enhance_ap"]))


@secret("last_in_line")
class LastInLine(Effect):
    """Placed on a slot with modifier 0 or less, not in the Workshop, this Character brings 1 Shard."""

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        data = _data(self)
        is_elsewhere = slot.location not in data["not_locations"] and not slot.is_performance
        if is_elsewhere and slot.modifier <= data["slot_modifier_at_most"]:
            gain(state, seat, Yields(**data["gain"]), self.id, events)


def _pay_for_place(effect: Effect, state: GameState, seat: int, slot: Slot, events: list[Event]) -> None:
    """Cut anew, a secret brings something when its Character is placed at the Location of the secret."""
    if slot.location == SECRETS[effect.id].location:
        gain(state, seat, Yields(**_data(effect).get("gain", {})), effect.id, events)
