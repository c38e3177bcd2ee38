"""Worth of the Trick Markers in the Theater, and the best place for the next one."""

from collections import defaultdict
from typing import NamedTuple

from trickerion.bots.lessons import lessons_of
from trickerion.bots.powers import more_yields
from trickerion.bots.rival_shows import RivalShow, shows_of_rivals
from trickerion.bots.trick_worth import marker_worth, yields_worth
from trickerion.bots.weights import Weights
from trickerion.rules.academy.board import secrets_of
from trickerion.rules.catalog import DAYS, DUEL, YIELD_MODIFIER, Yields, location_of
from trickerion.rules.dark_alley.magician_effects import Supercharge
from trickerion.rules.dark_alley.special_assignments.perform import GrandPremiere
from trickerion.rules.duel.module import covered_next
from trickerion.rules.effects.active_effects import of_bonuses, personal
from trickerion.rules.effects.modifiers import day_modifier
from trickerion.rules.locations.theater import accepts, link_bonus, payments_at, placements
from trickerion.rules.moves import Move, PlaceMarker, PlacePile, SetUpTrick
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.rules.phases.performance import PILE_BONUS, own_yields, performer_bonuses, show_of, show_yields
from trickerion.rules.powers.board import powers_at_work
from trickerion.rules.state import WAITING, Character, GameState, Marker, Performance

BEFORE_SHOWS = ("advertise", "assignment", "place_characters")
SHOW_DAYS = {f"{day}.perform": day for day in reversed(DAYS)}
"""The weekday of each Performance slot, the best one first."""
BACKSTAGE = {day: (f"{day}.backstage.0", f"{day}.backstage.1") for day in DAYS}
USUAL_DAY = "friday"
"""The weekday by which cards are compared when no own show is known."""


def goes_to_theater(character: Character) -> bool:
    """True for a waiting Character with a Theater card, or one that may still get one while the turn is planned."""
    return character.status == WAITING and (not character.card or location_of(character.card) == "theater")


def own_show_day(state: GameState, seat: int) -> str:
    """The weekday on which this seat will perform this turn as far as it is known, or ""."""
    if state.phase not in BEFORE_SHOWS:
        return ""
    magician = state.players[seat].characters["magician"]
    if magician.slot in SHOW_DAYS:
        return SHOW_DAYS[magician.slot]
    if not goes_to_theater(magician):
        return ""
    claimed = state.day_of(seat)
    if claimed:
        return claimed
    for slot, day in SHOW_DAYS.items():
        if day not in state.days and state.is_open(slot):
            return day
    return ""


def rival_shows(state: GameState, seat: int) -> float:
    """Number of shows of others to be expected this turn."""
    if state.phase not in BEFORE_SHOWS:
        return 0.0
    if state.phase != "place_characters":
        return 0.6 * (len(state.players) - 1)
    shows = 0.0
    for other, player in enumerate(state.players):
        magician = player.characters["magician"]
        if other != seat and (magician.slot in SHOW_DAYS or goes_to_theater(magician)):
            shows += 1
    return shows


def stays(state: GameState, position: int, left: int) -> bool:
    """True when the card at this position of the row is still there next turn."""
    return left > 0 and state.row[position].id != leaving_card(state)


def show_worth(state: GameState, seat: int, card: Performance, day: str, left: int, weights: Weights) -> float:
    """Pay of the performer for this card now, by the numbers of the rules."""
    show = show_of(state, seat, day, card)
    total, premieres = 0.0, defaultdict[str, Yields](Yields)
    for slot, marker in card.all_markers():
        if marker.owner == seat:
            yields = show_yields(state, show, card, slot, marker)
            total += yields_worth(yields, left, weights)
            if marker.trick not in state.performed:
                premieres[marker.trick] = Yields(*map(sum, zip(premieres[marker.trick], yields, strict=True)))
    if any(bonus.seat == seat and isinstance(effect, GrandPremiere) for bonus, effect in of_bonuses(state)):
        total += max((max(own.fame, own.coins * weights.coin) for own in premieres.values()), default=0.0)
    return total + sum(yields_worth(bonus, left, weights) for _, bonus in performer_bonuses(state, show, card))


def next_days(state: GameState, weights: Weights) -> float:
    """Addition of the weekdays on average for a Trick performed next turn; in a Duel the open ones are known."""
    if DUEL not in state.boards:
        return 0.0
    covered = covered_next(state)
    modifiers = [YIELD_MODIFIER[day] for day in DAYS if f"{day}.perform" not in covered]
    return sum(modifiers) / len(modifiers) * (1 + weights.coin) if modifiers else 0.0


def waiting_worth(
    state: GameState, seat: int, position: int, card: Performance, shows: float, left: int, weights: Weights
) -> float:
    """Worth of a player's Trick Markers on a card while nobody is known to perform it; ``shows`` of rivals."""
    lessons, own, taught, rivals = lessons_of(state, seat), 0.0, 0.0, False
    later = next_days(state, weights)
    for slot, marker in card.all_markers():
        if marker.owner == seat:
            yields = yields_worth(own_yields(state, seat, marker.trick, marker.pile), left, weights)
            yields += yields_worth(more_yields(state, seat, marker.trick), left, weights)
            yields += yields_worth(lessons.bonus(marker.trick).yields, left, weights)
            if marker.trick in lessons.taught:
                taught += yields
            else:
                own += yields + later + weights.open_circle * _open_circles(card, slot)
        else:
            rivals = True
    if not own and not taught:
        return 0.0
    others = shows / max(1, len(state.row)) * weights.by_others if rivals else 0.0
    staying = weights.later if stays(state, position, left) else (weights.last_chance if rivals else 0.0)
    return own * min(0.95, others + (1 - others) * staying) + taught * min(0.95, others)


def _open_circles(card: Performance, slot: int) -> int:
    if slot < 0:
        return 0
    return sum(card.markers[link.other_end(slot)] is None for link in card.card.links_at[slot])


StageMemory = dict[tuple[object, ...], float]
"""Answers of ``stage_worth`` during one decision, by everything that the answer depends on."""


def stage_worth(state: GameState, seat: int, left: int, weights: Weights, memory: StageMemory) -> float:
    """The seat's Trick Markers in the Theater, with its best show if there will be one."""
    stage = SeenTheater(state, seat, left, weights, memory)
    key = stage.around if state.boards else (tuple(state.row), stage.around)
    found = memory.get(key)
    if found is None:
        found = memory[key] = _stage_worth(state, stage)
    return found


class SeenTheater:
    """The Theater of one table as a seat looks at it; what single cards are worth is remembered as well."""

    __slots__ = ("around", "day", "left", "memory", "seat", "shows", "state", "weights")

    def __init__(self, state: GameState, seat: int, left: int, weights: Weights, memory: StageMemory) -> None:
        self.state, self.seat, self.left, self.weights, self.memory = state, seat, left, weights, memory
        self.day, self.shows = own_show_day(state, seat), rival_shows(state, seat)
        self.around = _around(state, seat, self.day, self.shows)

    def show(self, card: Performance) -> float:
        """``show_worth`` of a card; on a Friday where no show is planned."""
        key = ("show", card, self.around)
        found = self.memory.get(key)
        if found is None:
            day = self.day or USUAL_DAY
            found = self.memory[key] = show_worth(self.state, self.seat, card, day, self.left, self.weights)
        return found

    def waiting(self, position: int, card: Performance) -> float:
        """``waiting_worth`` of a card."""
        key = (position, card, self.around)
        found = self.memory.get(key)
        if found is None:
            rest = (self.shows, self.left, self.weights)
            found = self.memory[key] = waiting_worth(self.state, self.seat, position, card, *rest)
        return found


def _around(state: GameState, seat: int, day: str, shows: float) -> tuple[object, ...]:
    """Things beside a card that its worth depends on: of the other cards their names, with boards all on them, too."""
    first, second = BACKSTAGE[day or USUAL_DAY]
    tricks = state.players[seat].tricks
    return (
        tuple(state.days.items()),
        tuple(state.row) if state.boards else state.row_ids,
        day,
        state.day_of(seat),
        shows,
        state.active_prophecy,
        tuple(state.bonuses),
        tuple(state.performed),
        state.occupants.get(first),
        state.occupants.get(second),
        tuple([(owned.id, owned.shards) for owned in tricks if owned is not None and owned.shards]),
        (lessons_of(state, seat), secrets_of(state, seat), powers_at_work(state, seat)) if state.boards else None,
    )


def _stage_worth(state: GameState, stage: SeenTheater) -> float:
    seat, weights = stage.seat, stage.weights
    if weights.heeds_rivals and state.phase in (*BEFORE_SHOWS, "performance"):
        return _stage_among_rivals(state, stage)
    total, best = 0.0, 0.0
    for position, card in enumerate(state.row):
        if not any(marker.owner == seat for _, marker in card.all_markers()):
            continue
        waiting = stage.waiting(position, card)
        total += waiting
        if stage.day:
            best = max(best, stage.show(card) + weights.own_show - waiting)
    return total + best


def _stage_among_rivals(state: GameState, stage: SeenTheater) -> float:
    """The same when rivals may pick a card before: one's own show is of the best card that is likely to be left."""
    seat, day, left, weights = stage.seat, stage.day, stage.left, stage.weights
    shows = shows_of_rivals(state, seat, day)
    today = state.day_of(seat) or day
    modifier = day_modifier(state, today) if today else 0
    total, gains = 0.0, list[tuple[float, float]]()
    for position, card in enumerate(state.row):
        if not any(marker.owner == seat for _, marker in card.all_markers()):
            continue
        later = own_worth(state, seat, card, left, weights, is_later=True)
        later += next_days(state, weights) * sum(marker.owner == seat for _, marker in card.all_markers())
        later *= weights.later if stays(state, position, left) else 0.0
        now = own_worth(state, seat, card, left, weights, modifier)
        before = remains = 1.0
        for show in shows:
            before *= 1 - show.before * show.picks[position]
            remains *= 1 - (show.before + show.after) * show.picks[position]
        total += (1 - remains) * now + remains * later
        if day and before:
            waiting = now + remains / before * (later - now)
            gain = stage.show(card) + weights.own_show - waiting
            gains.append((gain, before))
    return total + _best_left(gains)


def _best_left(gains: list[tuple[float, float]]) -> float:
    """Gain by the best show of which a card is left, from the gain of each and the chance that it is left."""
    total, missed = 0.0, 1.0
    for gain, chance in sorted(gains, reverse=True):
        if gain > 0:
            total += gain * chance * missed
            missed *= 1 - chance
    return total


def own_worth(
    state: GameState,
    seat: int,
    card: Performance,
    left: int,
    weights: Weights,
    modifier: int = 0,
    is_later: bool = False,
) -> float:
    """Yields of the seat's Trick Markers on a card whoever performs it, and the Links still open beside them.

    ``is_later``: in another turn; those of a taught Trick are gone by then.
    """
    lessons, total = lessons_of(state, seat), 0.0
    for slot, marker in card.all_markers():
        if marker.owner == seat and not (is_later and marker.trick in lessons.taught):
            fame, coins, shards = map(
                sum,
                zip(
                    own_yields(state, seat, marker.trick, marker.pile),
                    more_yields(state, seat, marker.trick),
                    strict=True,
                ),
            )
            yields = Yields(max(0, fame + modifier), max(0, coins + modifier), shards)
            total += yields_worth(yields, left, weights) + weights.open_circle * _open_circles(card, slot)
            total += yields_worth(lessons.bonus(marker.trick).yields, left, weights)
    return total


class Setting(NamedTuple):
    """A way to set up one Trick Marker, and what it is worth."""

    worth: float
    place: int
    move: PlaceMarker | PlacePile


def best_focus(state: GameState, seat: int, left: int, weights: Weights, memory: StageMemory) -> list[str]:
    """Cards of the row in order of what a show on them could become for this seat with its prepared Tricks."""
    stage = SeenTheater(state, seat, left, weights, memory)
    ready = [owned for owned in state.players[seat].tricks if owned is not None and owned.markers]
    shows: list[tuple[float, str]] = []
    lessons = lessons_of(state, seat)
    worth = {o.id: marker_worth(o.id, left, weights, lessons.bonus(o.id)) for o in ready}
    for card in state.row:
        free = sum(marker is None for marker in card.markers)
        gains = sorted((worth[o.id] for o in ready if accepts(state, card, seat, o.suit)), reverse=True)
        if any(marker.owner == seat for _, marker in card.all_markers()) or gains:
            shows.append((stage.show(card) + sum(gains[:free]), card.id))
    return [card for _, card in sorted(shows, reverse=True)]


SettingMemory = dict[tuple[object, ...], Setting | None]
"""The best settings of one decision, by everything that they depend on in a game without boards."""


def best_setting(
    state: GameState, seat: int, focus: str, left: int, weights: Weights, memory: SettingMemory
) -> Setting | None:
    """The best way to set up a Trick Marker now."""
    if state.boards or weights.heeds_rivals:
        return next(iter(settings(state, seat, focus, left, weights)), None)
    around = (own_show_day(state, seat), rival_shows(state, seat), state.active_prophecy)
    key = (focus, tuple(state.row), tuple(state.players[seat].tricks), around)
    if key not in memory:
        memory[key] = next(iter(settings(state, seat, focus, left, weights)), None)
    return memory[key]


def settings(state: GameState, seat: int, focus: str, left: int, weights: Weights) -> list[Setting]:
    """Every way to set up a Trick Marker now, best first, when the player will perform the card ``focus``."""
    ways: list[Setting] = []
    piles = any(isinstance(effect, Supercharge) for effect in personal(state, seat))
    day, lessons = own_show_day(state, seat), lessons_of(state, seat)
    shows = shows_of_rivals(state, seat, day) if weights.heeds_rivals and state.phase in BEFORE_SHOWS else None
    for place, owned in enumerate(state.players[seat].tricks):
        if owned is None or not owned.markers:
            continue
        practised, is_taught = lessons.bonus(owned.id), owned.id in lessons.taught
        stays_for = left if not is_taught else 0
        spare = weights.pile_marker * marker_worth(owned.id, left, weights, practised) if stays_for else 0.0
        yields = yields_worth(owned.trick.yields, left, weights) + yields_worth(practised.yields, left, weights)
        yields += yields_worth(more_yields(state, seat, owned.id), left, weights)
        for position, card in enumerate(state.row):
            if not accepts(state, card, seat, owned.suit):
                continue
            if shows is None:
                chance = _chance(state, seat, position, card, stays_for, weights)
            else:
                chance = _chance_among(shows, state, position, stays_for, weights)
            if day and card.id == focus:
                chance = 1.0
            base = chance * yields
            for slot, moves in enumerate(placements(state, card, seat, owned.id)):
                if card.markers[slot] is None:
                    for move in moves:
                        assert isinstance(move, PlaceMarker)
                        gain = _link_gain(state, seat, card, slot, move, owned.id, owned.suit, chance, left, weights)
                        ways.append(Setting(base + gain, place, move))
                        if piles and owned.markers > 1:
                            more = chance * pile_worth(owned.trick.level, weights)
                            pile = PlacePile(move.card, move.slot, move.turns)
                            ways.append(Setting(base + gain + more - spare, place, pile))
    ways.sort(key=lambda setting: -setting.worth)
    return ways


def pile_worth(level: int, weights: Weights) -> float:
    """Yield that a second Trick Marker in a pile adds."""
    return PILE_BONUS[level] * (1 + weights.coin)


def _chance(state: GameState, seat: int, position: int, card: Performance, left: int, weights: Weights) -> float:
    rivals = any(marker.owner != seat for _, marker in card.all_markers())
    others = rival_shows(state, seat) / max(1, len(state.row)) * weights.by_others if rivals else 0.0
    staying = weights.later if stays(state, position, left) else (weights.last_chance if rivals else 0.0)
    return min(0.95, others + (1 - others) * staying)


def _chance_among(shows: list[RivalShow], state: GameState, position: int, left: int, weights: Weights) -> float:
    remains = 1.0
    for show in shows:
        remains *= 1 - (show.before + show.after) * show.picks[position]
    return 1 - remains * (1 - (weights.later if stays(state, position, left) else 0.0))


def _link_gain(
    state: GameState,
    seat: int,
    card: Performance,
    slot: int,
    move: Move,
    trick: str,
    suit: str,
    chance: float,
    left: int,
    weights: Weights,
) -> float:
    """Links that the Trick Marker makes: paid now, and once more to the performer; open circles for later."""
    assert isinstance(move, PlaceMarker)
    laid = card.with_marker(slot, Marker(seat, trick, suit, move.turns))
    gain, links = 0.0, 0
    for link in card.card.links_at[slot]:
        other = laid.markers[link.other_end(slot)]
        if other is None:
            gain += weights.open_circle
        elif laid.link_at(link):
            links += 1
            gain += link_bonus(state, laid, slot, link) + chance
            if link.shard:
                gain += yields_worth(Yields(shards=1), left, weights) * (1.0 if other.owner == seat else 0.8)
    return gain + _more_for_links(state, seat, laid, slot, left, weights) if links and state.boards else gain


def _more_for_links(state: GameState, seat: int, laid: Performance, slot: int, left: int, weights: Weights) -> float:
    """Pay that the Academy's rooms, secrets and Magicians add for the Links of a Trick Marker."""
    return sum(
        yields_worth(more, left, weights)
        for payment in payments_at(state, laid, slot, seat)
        for _, more in payment.more
    )


def set_up_move(setting: Setting) -> tuple[Move, Move]:
    """The two moves of a setting."""
    return SetUpTrick(setting.place), setting.move
