"""Questions of the window about the Heir: its side of the table, its Configuration dice, its next step."""

from collections import Counter
from collections.abc import Sequence

from trickerion.rules import events as e
from trickerion.rules.academy.board import lesson_of, secrets_of
from trickerion.rules.ask.tricks import marker_places
from trickerion.rules.catalog import DAYS, LOCATIONS, SPECIALS, X, Yields, kind_of, location_of
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.facts.heir import (
    ConfigurationFacts,
    HeirDecision,
    HeirFacts,
    HeirsCharacter,
    HeirsTrick,
    IconFacts,
    PlanFacts,
    Remark,
)
from trickerion.rules.heir import plan
from trickerion.rules.heir.catalog import SPECIAL_ICON, fame_by, line_of, top_level
from trickerion.rules.heir.placing import HeirActs, HeirPlacing, base_of, bonuses_of, own_points, sure_points, weekday
from trickerion.rules.heir.policy import ChoosingConfiguration, blocked_slots
from trickerion.rules.heir.tricks import charged
from trickerion.rules.options import HEIR
from trickerion.rules.state import HIDDEN_CARD, IDLE, PLACED, WAITING, Character, GameState, OwnedTrick
from trickerion.rules.view import View


def heir_seat(state: GameState) -> int:
    """The Heir's seat in a solo game."""
    return next(number for number, seat in enumerate(state.options.seats) if seat.player == HEIR)


def coming_step(view: View) -> HeirStep | None:
    """Next step of the Heir in its Assignment or its turn, with the reason; None when it is not asked there."""
    state, choice = view.state, view.choice
    if not isinstance(choice, plan.HeirAssigning | HeirPlacing | HeirActs):
        return None
    if isinstance(choice, plan.HeirAssigning) and view.seat != choice.seat:
        state = state.copy()
        state.players[choice.seat].hand = _hand_behind(view, choice.seat)
    return choice.answer(state).step(choice.seat)


def _hand_behind(view: View, heir: int) -> list[str]:
    """A hand of the Heir that serves the same icons as its own: the backs tell the deck of each of its special cards.

    Of what it has laid, the icons tell the same.
    """
    team = view.state.players[heir].characters.values()
    laid = Counter(_card_of(view.state, one, number) for number, one in enumerate(team) if one.card)
    special = Counter(card.deck for card in view.known.held if card.seat == heir)
    any_card = {location_of(card): card for card in SPECIALS}
    hand = Counter({place: number - laid[place, False] for place, number in view.state.options.terms.hand.items()})
    hand.update({any_card[deck]: number - laid[deck, True] for deck, number in special.items()})
    return list(hand.elements())


def paid_for_tricks(events: Sequence[Event]) -> Yields:
    """Yields that the Heir received for its Tricks on the card that left."""
    paid = [event for event in events if isinstance(event, e.TrickPaid)]
    return Yields(sum(x.fame for x in paid), sum(x.coins for x in paid), sum(x.shards for x in paid))


def heir_facts(state: GameState) -> HeirFacts:
    """All that is seen of the Heir in a solo game."""
    seat = heir_seat(state)
    player, board, work = state.players[seat], state.heir, _at_work(state)
    level, difficulty = top_level(player.fame), state.options.difficulty
    return HeirFacts(
        seat=seat,
        magician=player.magician,
        fame=player.fame,
        coins=player.coins,
        shards=player.shards,
        difficulty=difficulty,
        exchange=fame_by("coins_to_fame", difficulty),
        stance=plan.stance(state, seat),
        level=level,
        owned=plan.tricks_of_level(player, level),
        priorities=plan.priority_list(state, seat),
        standing={location: _standing(state, seat, location) for location in LOCATIONS},
        waiting={location: _waiting(state, location) for location in LOCATIONS},
        is_placing=state.phase == "place_characters",
        at_work=work.location if work is not None else "",
        left=work.left if work is not None else 0,
        plan=_plan(state, seat),
        plans_left=len(board.plans) if board is not None else 0,
        has_board=board is not None,
        characters=tuple(_character(state, seat, one, n) for n, one in enumerate(player.characters.values())),
        tricks=tuple(_trick(state, seat, owned) if owned is not None else None for owned in player.tricks),
        row=state.row_ids,
        usable_dice=sum(face != X for face in state.dice.values()),
        decks={deck: len(cards) for deck, cards in state.special_decks.items()},
        shopping=board.shopping if board is not None else (),
        special_cards=_special_cards(state, seat),
        secrets=secrets_of(state, seat),
        days={day: _day(state, seat, day) for day in DAYS},
    )


def _at_work(state: GameState) -> HeirActs | None:
    work = state.stack[-1] if state.stack else None
    return work if isinstance(work, HeirActs) else None


def _standing(state: GameState, heir: int, location: str) -> str:
    """Reason why a Location is or is not contested at this moment."""
    if location == "workshop" or state.phase != "place_characters":
        return "workshop" if location == "workshop" else "early"
    mine = plan.waiting_at(state, heir, location)
    yours = any(plan.waiting_at(state, seat, location) for seat in state.seats if seat != heir)
    if plan.is_contested(state, heir, location):
        return "contested"
    if mine and yours:  # in the Theater, where a Magician alone contests nothing
        return "its_magician" if [c.id for c in mine] == ["magician"] else "your_magician"
    return "heir" if mine else "you" if yours else "nobody"


def _waiting(state: GameState, location: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    return tuple((seat, tuple(c.id for c in plan.waiting_at(state, seat, location))) for seat in state.seats)


def _icon(icon: str, owner: str = "") -> IconFacts:
    return IconFacts(icon.removeprefix(SPECIAL_ICON), icon.startswith(SPECIAL_ICON), owner)


def _plan(state: GameState, seat: int) -> PlanFacts | None:
    card, line = plan.plan_card(state), [*state.players[seat].characters]
    if card is None:
        return None
    owners = [*line[: len(card.icons)], *[""] * (len(card.icons) - len(line))]
    return PlanFacts(card.id, card.kind, tuple(map(_icon, card.icons, owners)), plan.is_last_plan(state))


def _character(state: GameState, seat: int, one: Character, number: int) -> HeirsCharacter:
    location, is_special = _card_of(state, one, number)
    bonuses = bonuses_of(state, seat, one) if one.status == WAITING else ()
    is_extra = number >= line_of(state.options.modules)
    waits = state.phase == "assignment" or plan.is_last_plan(state)
    return HeirsCharacter(
        id=one.id,
        kind=one.kind,
        doing=_doing(state, one, is_extra),
        slot=one.slot,
        own=base_of(state, seat, one),
        now=own_points(state, seat, one),
        sure=sure_points(state, seat, one),
        by=tuple(effect.partition(".")[0] for effect, _ in bonuses),
        card=one.card,
        location=location,
        is_special=is_special,
        lacks="" if location else "extra" if is_extra else "no_card" if waits else "idle",
    )


def _doing(state: GameState, one: Character, is_extra: bool) -> str:
    work = _at_work(state)
    if one.status == PLACED:
        return "at_work" if work is not None and work.character == one.id else "placed"
    if one.status == IDLE:
        return "idle"
    return "waiting" if one.card else "extra" if is_extra else "no_card"


def _card_of(state: GameState, one: Character, number: int) -> tuple[str, bool]:
    """The Location of a card, "" without one, and whether it is special; a hidden one is known by the plan's icon."""
    if not one.card:
        return "", False
    if one.card != HIDDEN_CARD:
        return location_of(one.card), one.card in SPECIALS
    icon = _icon(plan.icons_of(state)[number])
    return icon.location, icon.is_special


def _trick(state: GameState, seat: int, owned: OwnedTrick) -> HeirsTrick:
    places, lesson = marker_places(state, seat, owned.suit), lesson_of(state, seat, owned.id)
    cards = tuple(card for card, _ in places.on_stage)
    pays = charged(state, seat, owned.trick, owned.trick.yields)
    return HeirsTrick(owned.id, owned.suit, places.ready, cards, pays, lesson.room.type if lesson is not None else "")


def _special_cards(state: GameState, seat: int) -> tuple[int, int]:
    """Number of special cards: in the hand (the cards that are not permanent), and under Characters."""
    player = state.players[seat]
    laid = [character.card for character in player.characters.values() if character.card]
    under = sum(card in SPECIALS for card in laid)
    permanent = sum(state.options.terms.hand.values())
    return len(player.hand) - (permanent - (len(laid) - under)), under


def _day(state: GameState, heir: int, day: str) -> str:
    """Standing of a weekday for both sides; the one that the Heir takes next among them."""
    if f"{day}.perform" in state.closed:
        return "blocked"
    if day in state.days:
        return "heirs" if state.days[day] == heir else "yours"
    if not state.day_of(heir) and weekday(state, heir) == day:
        return "earliest" if plan.stance(state, heir) == "ready" else "latest"
    return "free"


def configurations(state: GameState) -> dict[str, ConfigurationFacts]:
    """The Configuration dice by their Locations; none before the first roll, and where no Heir is."""
    return {location: _configuration(state, location) for location, _ in state.heir.dice} if state.heir else {}


def _configuration(state: GameState, location: str) -> ConfigurationFacts:
    assert state.heir is not None
    choice, blocked = state.stack[-1] if state.stack else None, blocked_slots(state, location)
    has_token = location in state.heir.tokens
    chosen = choice.chosen if isinstance(choice, ChoosingConfiguration) else None
    return ConfigurationFacts(
        location=location,
        blocked=blocked,
        numbers=tuple(DAYS.index(one) + 1 if one in DAYS else int(one.split(".")[1]) + 1 for one in blocked),
        is_new=state.turn == 1 or has_token,
        has_token=has_token,
        is_chosen=location in (chosen or ()),
        rolls_again=has_token if chosen is None else location in chosen,
    )


def whose_turn(state: GameState, viewer: int, is_placing: bool = False) -> HeirDecision:
    """The next to come when the Heir has done, and those of the viewer's Characters that still wait.

    ``is_placing``: the Heir is about to place one Character, which waits no longer then.
    """
    heir, phase, waiting = heir_seat(state), state.phase, Counter(map(kind_of, _still_waiting(state, viewer)))
    if phase == "assignment" or (phase == "place_characters" and not state.occupants):
        begins = "you_begin" if state.initiative[0] == viewer else "heir_begins"
        body = (Remark("in_turn"), Remark(f"{begins}_first" if state.turn == 1 else begins))
        return HeirDecision(Remark("then_placing"), body)
    if phase not in ("place_characters", "performance"):
        return _then("then_your_turn")
    if phase == "place_characters" and waiting:
        return _then("your_turn", number=waiting.total(), waiting=tuple(waiting.items()))
    goes_on = phase == "place_characters" and len(_still_waiting(state, heir)) > is_placing
    return _then("heir_goes_on" if goes_on else "then_shows")


def _then(kind: str, **facts: object) -> HeirDecision:
    return HeirDecision(Remark(kind), (Remark(f"{kind}_why", facts),))


def _still_waiting(state: GameState, seat: int) -> list[str]:
    team = state.players[seat].characters.values()
    return [character.id for character in team if character.status == WAITING and character.card]
