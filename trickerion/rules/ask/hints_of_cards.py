"""Why a Trick is the first one, a Poster is put up, a card is laid or kept: set-up, Advertise, Assignment, cards."""

from collections.abc import Sequence

from trickerion.rules import moves as m
from trickerion.rules.ask.at_hand import aim_at, is_last_turn, nearest, player_of, reason
from trickerion.rules.ask.errands import deeds
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.catalog import POSTER_FAME, SLOTS, SPECIALS, TRICKS, Yields, location_of
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.effects.modifiers import fame_counted
from trickerion.rules.facts.actions import Why
from trickerion.rules.heir.policy import blocked_slots, expected_gain
from trickerion.rules.locations.workshop import markers_at
from trickerion.rules.phases.advertise import bonuses
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.setup import EngineersTrick
from trickerion.rules.state import ENGINEER_PLACE, GameState
from trickerion.rules.view import View

Then = Sequence[m.Move]


# ------------------------------------------------------------------ set-up


def first_trick(move: m.ChooseTrick, view: View) -> Why:
    """Yields and needs of a first Trick, and the number of Trick Markers that it brings on its place."""
    trick, place = TRICKS[move.trick], ENGINEER_PLACE if isinstance(view.choice, EngineersTrick) else 0
    number = markers_at(trick, place, view.state.options.terms.markers)
    return reason("ChooseTrick", trick=move.trick, yields=trick.yields, pieces=trick.components, number=number)


def configuration(move: m.RerollConfiguration, view: View) -> Why:
    """Slots that the chosen die blocks now, beside those of the others."""
    other = [o.location for o in view.moves if isinstance(o, m.RerollConfiguration) and o.location != move.location]
    blocked = {
        place: [SLOTS[slot].modifier for slot in blocked_slots(view.state, place)] for place in (move.location, *other)
    }
    gains = "gains" if expected_gain(view.state, move.location) > 0 else "no_better"
    kind = f"reroll_{gains}_elsewhere" if other else f"reroll_{gains}"
    return reason(kind, location=move.location, modifiers=blocked.pop(move.location), elsewhere=blocked)


# ------------------------------------------------------------------ Advertise, Assignment


def poster(move: m.Advertise, view: View) -> Why:
    """Pay of a Poster for its price, and the Tricks that are then within reach without a Coin for missing Fame."""
    state, seat = view.state, view.seat
    coins, more = poster_cost(state, seat), [bonus for _, bonus in bonuses(state, seat)]
    gained = Yields(*map(sum, zip(Yields(POSTER_FAME), *more, strict=True)))
    level = _opened(state, seat, gained.fame)
    kind = "poster_opens" if level and not is_last_turn(state) else "poster"
    return reason(kind if coins else f"{kind}_free", yields=gained, number=coins, threshold=level)


def _opened(state: GameState, seat: int, fame: int) -> int:
    """The Fame Threshold of Tricks in the Residence that this much Fame more reaches; 0 for none."""
    counted = fame_counted(state, seat, "learn_trick")
    levels = {TRICKS[trick].fame_threshold for shelf in state.residence.values() for trick in shelf}
    return max((level for level in levels if counted < level <= counted + fame), default=0)


def no_poster(move: m.DoNotAdvertise, view: View) -> Why:
    """Purpose of the Coins in place of a Poster."""
    name, missing = nearest(view)
    if is_last_turn(view.state):
        return reason("no_poster_end")
    has_wages = bool(wage_bill(view.state, view.seat).everybody)
    kind = "no_poster_for" if name else "no_poster"
    return reason(kind if has_wages else f"{kind}_alone", trick=name, components=missing)


def lay_card(move: m.LayCard, view: View) -> Why:
    """Destination of a Character, and its purpose."""
    location, about = location_of(move.card), {"character": move.character, "card": move.card}
    if move.card in SPECIALS:
        return reason("lay_special", location=location, **about)
    if location == "theater" and move.character == "magician":
        return reason("lay_perform", **about)
    return reason("lay_card", location=location, aim=aim_at(location, view), **about)


def assigned(move: m.FinishAssignment, view: View) -> Why:
    """Reason to lay no more cards: everybody has one, or a Character without a card spares a wage, or finds no work."""
    rest = [c for c in player_of(view).characters.values() if not c.card]
    bill, wages = wage_bill(view.state, view.seat), [wage_of(view.state, view.seat, c) for c in rest]
    is_spared = all(wages) and bill.everybody > bill.laid
    return reason("all_work" if not rest else "rest_spares" if is_spared else "rest_idle")


def set_die(move: m.SetDie, view: View, then: Then) -> Why:
    """Purpose of the face to which a Character sets a die."""
    done = deeds((move, *then), view.state, view.seat)
    return reason("set_die_to" if done else "set_die", deeds=done)


# ------------------------------------------------------------------ special cards and prophecies


def drawn(move: m.DrawCard, view: View) -> Why:
    """Use of a special card: once in a turn to come, and in the hand at the end."""
    return reason("draw_late" if is_last_turn(view.state) else "DrawCard", deck=move.deck)


def kept(move: m.KeepCard, view: View) -> Why:
    """Reason for this card: what it does, and what sets it apart from the others that were drawn."""
    place = SPECIALS[move.card].location
    if is_last_turn(view.state):
        return reason("keep_late", card=move.card)
    if not isinstance(view.choice, Keeping):
        return reason("take_back", card=move.card, location=place)
    return reason("keep", card=move.card, text=move.card)


def fortune(move: m.TellFortune, view: View) -> Why:
    """Prophecy that comes true in the place of another."""
    if not coming_prophecies(view.state):
        return reason("fortune_pays")
    now, _, then = view.state.pending
    return reason("fortune", prophecy=now, then=then)


def copied(move: m.CopyCard, view: View) -> Why:
    """Effect of an opponent's card here, too."""
    return reason("CopyCard", card=move.card, ability=player_of(view).magician)
