"""What each reason of a hint claims, held against the table: numbers by doing what the hint says, the rest by looking.

Nothing here asks ``rules/ask``: what a hint says is compared with what the rules do.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import PRACTICE_ROOMS
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import PERFORMER_BONUS, SLOTS, SPECIALISTS, TRICKS, Yields, location_of
from trickerion.rules.effects import modifiers
from trickerion.rules.facts.actions import Why
from trickerion.rules.game import Game
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.phases.end_turn import pay_wages, wage_of
from trickerion.rules.phases.performance import Show, begin_show, weekday_yields
from trickerion.rules.phases.place_characters import open_slots
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.rules.state import HIDDEN_CARD, IDLE, PLACED, WAITING, GameState, PlayerState
from trickerion.rules.view import View

MOST_STEPS = 300
"""Answers after which a turn must have come to its shows."""


class Hint(NamedTuple):
    """A hint at a table: the move that it advises, what shall follow, and the reason."""

    game: Game
    view: View
    move: Any
    then: Sequence[m.Move]
    why: Why

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def state(self) -> GameState:
        return self.game.state

    @property
    def player(self) -> PlayerState:
        return self.state.players[self.seat]

    @property
    def is_last_turn(self) -> bool:
        return self.state.turn >= self.state.options.turns

    def followed(self, number: int = 1) -> tuple[Game, list[e.Event]]:
        """The game after the first moves of the hint."""
        made, told = self.game.clone(), list[e.Event]()
        for move in (self.move, *self.then)[:number]:
            told += made.apply(move)
        return made, told


def parts_of(why: Why) -> list[Why]:
    """A reason and all that are a part of it."""
    return [why, *(part for value in why.about.values() if isinstance(value, Why) for part in parts_of(value))]


def missing(player: PlayerState, trick: str) -> dict[str, int]:
    """What a player lacks for a Trick."""
    return player.missing(TRICKS[trick])


def lacks(hint: Hint, component: str) -> bool:
    """Whether a Trick of the player that is not ready lacks a Component."""
    owned = (o for o in hint.player.tricks if o is not None and not o.markers)
    return any(component in missing(hint.player, o.id) for o in owned)


def gained(told: Iterable[e.Event], seat: int) -> Yields:
    """What events bring a seat."""
    sums = [0, 0, 0]
    for event in told:
        for column, kind in enumerate((e.FameGained, e.CoinsGained, e.ShardsGained)):
            if isinstance(event, kind) and event[0] == seat:
                sums[column] += event[1]
    return Yields(*sums)


def paid(told: Iterable[e.Event], seat: int) -> int:
    """Coins that a seat has paid."""
    return sum(event.amount for event in told if isinstance(event, e.CoinsPaid) and event.seat == seat)


# ------------------------------------------------------------------ doing as little as possible


_QUIET = (m.FinishCharacter, m.LeaveIdle, m.Skip, m.DeclineToPerform, m.FinishAssignment)
_DEARLY = (m.ReturnTrick, m.ReturnComponent)


def quietly(game: Game) -> m.Move:
    """The answer that does the least."""
    moves = game.legal_moves()
    quiet = next((move for kind in _QUIET for move in moves if isinstance(move, kind)), None)
    return quiet or next((move for move in moves if not isinstance(move, _DEARLY)), moves[0])


def answered(game: Game) -> None:
    """Answer what the last Action still asks, until the Character may go on or is done."""
    for _ in range(MOST_STEPS):
        if game.decision is None or isinstance(game.state.stack[-1], Acting) or game.decision.question == "Placing":
            return
        game.apply(quietly(game))


def placed_with(game: Game, seat: int, kind: str, location: str) -> Game | None:
    """The game in which a Character of this kind has come to a Location on its best slot, all others idle; or None."""
    for _ in range(MOST_STEPS):
        decision = game.decision
        if decision is None or game.state.phase != "place_characters":
            return None
        if decision.seat == seat and decision.question == "Placing":
            team = game.state.players[seat].characters
            there = [p for p in game.legal_moves() if isinstance(p, m.PlaceCharacter)]
            there = [p for p in there if team[p.character].kind == kind and SLOTS[p.slot].location == location]
            there = [p for p in there if not SLOTS[p.slot].is_performance]
            if there:
                points = {
                    p: modifiers.placement_points(game.state, seat, team[p.character], SLOTS[p.slot]) for p in there
                }
                game.apply(max(there, key=points.__getitem__))
                return game
        game.apply(quietly(game))
    raise AssertionError("nobody is ever placed")


def shown(game: Game, performer: int, day: str, card: str) -> list[e.Event]:
    """The events of a show, all others idle; none where it cannot be given any more."""
    for _ in range(MOST_STEPS):
        decision = game.decision
        if decision is None or game.state.phase not in ("place_characters", "performance"):
            return []
        moves = game.legal_moves()
        wanted = m.PlaceCharacter("magician", f"{day}.perform"), m.Perform(card)
        is_performer = decision.seat == performer
        told = game.apply(next((move for move in wanted if is_performer and move in moves), None) or quietly(game))
        began = [event for event in told if isinstance(event, e.PerformanceBegan)]
        if any((event.seat, event.card) == (performer, card) for event in began):
            return _to_its_end(game, told)
        if began and not is_performer:
            return []  # somebody who cannot decline has performed before
    raise AssertionError("no show ever comes")


def _to_its_end(game: Game, told: list[e.Event]) -> list[e.Event]:
    while not any(isinstance(event, e.PerformanceEnded) for event in told):
        told += game.apply(quietly(game))
    return told


def paid_for(told: Sequence[e.Event], seat: int, slot: int) -> Yields | None:
    """What the Trick on a slot brought its owner in a show; None if it was not in it."""
    found: list[e.Event] | None = None
    for event in told:
        if isinstance(event, (e.TrickPerformed, e.PerformerRewarded, e.MarkersReturned)):
            if found is not None:
                break
            is_it = isinstance(event, e.TrickPerformed) and (event.owner, event.slot) == (seat, slot)
            found = [] if is_it else None
        elif found is not None:
            found.append(event)
    return gained(found, seat) if found is not None else None


# ------------------------------------------------------------------ what is claimed


Claim = Callable[[Hint, Any], None]


def _yields(hint: Hint, about: Any) -> None:
    """The Trick is laid, the show is given, and pays what was said."""
    number = 2 if isinstance(hint.move, (m.SetUpTrick, m.Reschedule)) else 1
    laid = (hint.move, *hint.then)[number - 1]
    assert isinstance(laid, (m.PlaceMarker, m.PlacePile))
    made, told = hint.followed(number)
    links = made.state.performance(laid.card).links_at(laid.slot) if laid.slot >= 0 else []
    assert len(links) == about["number"], "Links at once"
    assert sum(isinstance(event, e.Linked) for event in told) in (len(links), 0), "moved markers are not paid for Links"
    if "yields" not in about:
        return
    slot = laid.slot if laid.slot >= 0 else made.state.performance(laid.card).all_markers()[-1][0]
    kind = hint.why.kind if "told" not in hint.why.about else hint.why.about["told"].kind
    if kind.endswith("later"):
        events = _a_friday(made.state, hint.seat, about["day"], laid.card)
    else:
        names = [seat.name for seat in hint.state.options.seats]
        performer = hint.seat if kind.endswith("own_show") else names.index(about["rival"])
        events = shown(made, performer, about["day"], laid.card)
    brought = paid_for(events, hint.seat, slot)
    assert brought in (about["yields"], None), f"{brought} in place of {about['yields']}"


def _a_friday(state: GameState, seat: int, day: str, card: str) -> list[e.Event]:
    """An own show of a later turn, without a prophecy."""
    state, told = state.copy(), list[e.Event]()
    state.days, state.bonuses, state.active_prophecy, state.stack = {}, [], "", []
    state.days[day] = seat
    begin_show(state, seat, day, card, told)
    show = next(frame for frame in state.stack if isinstance(frame, Show))
    state.stack = [show]
    show.proceed(state, told)
    return told


def _show(hint: Hint, about: Any) -> None:
    """Each Trick that is named pays, and the show brings what is said."""
    made = hint.game.clone()
    told = made.apply(hint.move)
    told = _to_its_end(made, told)
    for trick in about["tricks"]:
        slots = [t.slot for t in told if isinstance(t, e.TrickPerformed) and (t.owner, t.trick) == (hint.seat, trick)]
        assert any(any(paid_for(told, hint.seat, slot) or ()) for slot in slots), trick
    if hint.why.kind == "show_bonus":
        assert gained(told, hint.seat) == about["yields"]


def _first_trick(hint: Hint, about: Any) -> None:
    made, _ = hint.followed()
    while made.state.phase == "setup" and made.decision is not None:
        made.apply(made.legal_moves()[0])
    player = made.state.players[hint.seat]
    place = next(place for place, o in enumerate(player.tricks) if o is not None and o.id == about["trick"])
    most = made.state.options.terms.markers
    trick = TRICKS[about["trick"]]
    assert about["number"] == min(trick.markers + (place == 3), most)
    assert (about["yields"], about["pieces"]) == (trick.yields, trick.components)


def _learned(hint: Hint, about: Any) -> None:
    made, _ = hint.followed()
    answered(made)
    lacking = missing(made.state.players[hint.seat], about["trick"])
    assert lacking == dict(about.get("pieces", {})), "what is lacking once it is learned"
    owned = next(o for o in made.state.players[hint.seat].tricks if o is not None and o.id == about["trick"])
    assert lacking or owned.markers == about.get("number", 0), "Trick Markers with which it comes"
    assert about.get("yields", TRICKS[about["trick"]].yields) == TRICKS[about["trick"]].yields
    if about.get("who"):
        _can_prepare(made, hint.seat, about.get("who"), about["trick"])


def _can_prepare(game: Game, seat: int, who: str, trick: str) -> None:
    there = placed_with(game, seat, who, "workshop")
    assert there is not None, f"the {who} does not come to the Workshop"
    place = next(n for n, o in enumerate(there.state.players[seat].tricks) if o is not None and o.id == trick)
    assert m.Prepare(place) in there.legal_moves(), f"the {who} cannot prepare {trick}"


def _prepared(hint: Hint, about: Any) -> None:
    made, told = hint.followed()
    number = next(event.markers for event in told if isinstance(event, e.TrickPrepared))
    if "more" in hint.why.kind:
        assert number > TRICKS[about["trick"]].markers, "one more Trick Marker from the Engineer"
    assert about.get("who") or not hint.is_last_turn or hint.why.kind == "prepare_late"
    if about.get("who"):
        answered(made)
        there = placed_with(made, hint.seat, about.get("who"), "theater")
        assert there is not None, f"the {about['who']} does not come to the Theater"
        place = next(n for n, o in enumerate(there.state.players[hint.seat].tricks) if o and o.id == about["trick"])
        assert m.SetUpTrick(place) in there.legal_moves(), f"the {about['who']} cannot set it up"


def _component(hint: Hint, about: Any) -> None:
    component, trick = about["component"], about["trick"]
    if not trick:
        assert not lacks(hint, component) or not component
        return
    assert set(missing(hint.player, trick)) == {component, *about["components"]}
    if about.get("who"):
        made = hint.game.clone()
        made.apply(hint.move)
        for _ in range(4):
            wanted = missing(made.state.players[hint.seat], trick)
            if not wanted or made.decision is None:
                break
            counts = [move for move in made.legal_moves() if isinstance(move, m.ChooseCount)]
            made.apply(max(counts, key=lambda move: move.count) if counts else quietly(made))
        if not missing(made.state.players[hint.seat], trick):
            answered(made)
            _can_prepare(made, hint.seat, about.get("who"), trick)


def _pieces(hint: Hint, about: Any) -> None:
    ((component, number),) = about["pieces"].items()
    assert missing(hint.player, about["trick"])[component] == number
    assert isinstance(hint.move, m.ChooseCount)
    assert (hint.move.count >= number) == (hint.why.kind == "count_all")


def _poster(hint: Hint, about: Any) -> None:
    made, told = hint.followed()
    assert gained(told, hint.seat) == about["yields"]
    assert paid(told, hint.seat) == about["number"]
    if about["threshold"]:
        before, after = (modifiers.fame_counted(g.state, hint.seat, "learn_trick") for g in (hint.game, made))
        shelves = [TRICKS[trick].fame_threshold for shelf in hint.state.residence.values() for trick in shelf]
        assert before < about["threshold"] <= after
        assert about["threshold"] in shelves


def _bills(hint: Hint, name: str) -> list[tuple[int, bool]]:
    """Coins paid for wages with this Character at work and without it, each with whether Coins were short."""
    bills = []
    for status in (PLACED, IDLE):
        state, told = hint.state.copy(), list[e.Event]()
        team = state.players[hint.seat].characters
        for other, c in team.items():
            at_work = c.status == PLACED or (c.status == WAITING and c.card)
            now = status if other == name else PLACED if at_work else IDLE
            team[other] = c._replace(status=now)
        pay_wages(state, hint.seat, told)
        bills.append((paid(told, hint.seat), any(isinstance(event, e.FameLost) for event in told)))
    return bills


def _costs_nothing(hint: Hint, about: Any) -> None:
    with_it, without = _bills(hint, about["character"])
    assert with_it == without, "it is paid"
    assert not hint.then, "it is to do something"


def _idle(hint: Hint, about: Any) -> None:
    (with_it, owes), (without, _) = _bills(hint, about["character"])
    if hint.why.kind == "idle_owes":
        assert owes or with_it - without < wage_of(hint.state, hint.seat, hint.player.characters[about["character"]])
    else:
        assert with_it - without == about["number"]


def _face_coins(hint: Hint, about: Any) -> None:
    made, _ = hint.followed()
    takes = [move for move in made.legal_moves() if isinstance(move, m.TakeCoins)]
    told = [made.clone().apply(move) for move in takes]
    pays = [sum(x.amount for x in each if isinstance(x, e.CoinsGained) and x.source == "bank") for each in told]
    assert about["number"] in pays or not pays


def _points(hint: Hint, about: Any) -> None:
    made, _ = hint.followed()
    before, after = (next(f for f in reversed(g.state.stack) if isinstance(f, Acting)) for g in (hint.game, made))
    assert after.points - before.points == about["number"]


def _may_come(hint: Hint, slot: str) -> int:
    """Characters of others that may still come to a slot; a card that lies face down may lead anywhere."""
    state, count = hint.state, 0
    for seat in state.seats:
        team = state.players[seat].characters if seat != hint.seat else {}
        for name, c in team.items():
            is_hidden = hint.view.state.players[seat].characters[name].card == HIDDEN_CARD
            if c.status == WAITING and SLOTS[slot].location != "workshop":
                there = open_slots(state, seat, c) if c.card and not is_hidden else [slot]
                count += slot in there or location_of(c.card or "") == SLOTS[slot].location
    return count


def _placed(hint: Hint, about: Any) -> None:
    assert isinstance(hint.move, m.PlaceCharacter)
    slot, disk = SLOTS[hint.move.slot], hint.player.characters[hint.move.character]
    if hint.why.kind == "place_next":
        return
    assert slot.location != "workshop", "nobody else comes to an own Workshop"
    there = [s for s in open_slots(hint.state, hint.seat, disk) if SLOTS[s].location == slot.location]
    if hint.why.kind.endswith("_one"):
        assert about["rival"] in [seat.name for seat in hint.state.options.seats]
    if hint.why.kind in ("place", "place_one"):
        assert _may_come(hint, slot.id) >= len(there), "others cannot take all slots"
        return
    as_good = [s for s in there if SLOTS[s].modifier >= slot.modifier]
    assert _may_come(hint, slot.id) >= len(as_good), "others cannot take such slots"
    plain = modifiers.placement_points(hint.state, hint.seat, disk, replace(slot, modifier=0))
    points = modifiers.placement_points(hint.state, hint.seat, disk, slot)
    assert points - plain == about["number"]


def _weekday(hint: Hint, about: Any) -> None:
    change = weekday_yields(hint.state, hint.seat, about["day"])[:2]
    open_days = [SLOTS[s].day for s in open_slots(hint.state, hint.seat, hint.player.characters["magician"])]
    modifier = {day: modifiers.day_modifier(hint.state, day) for day in filter(None, open_days)}
    best = max(modifier.values(), default=0)
    holds = {
        "perform": change == (0, 0),
        "perform_better": min(change) > 0,
        "perform_no_less": min(change) >= 0 and max(change) > 0,
        "perform_worse": min(change) < 0 and modifier[about["day"]] == best,
        "perform_early": min(change) < 0,
        "perform_on": min(change) < 0,
    }
    assert holds[hint.why.kind]


def _backstage(hint: Hint, about: Any) -> None:
    assert isinstance(hint.move, m.PlaceCharacter)
    magician, stage = hint.player.characters["magician"], f"{about['day']}.perform"
    assert hint.move.character in (*SPECIALISTS, "protege") or "academy" in hint.state.options.modules
    assert magician.slot == stage or stage in open_slots(hint.state, hint.seat, magician)


def _fortune(hint: Hint, about: Any) -> None:
    made, _ = hint.followed()
    assert (hint.state.pending[0], made.state.pending[0]) == (about["prophecy"], about["then"])
    assert not hint.is_last_turn


def _renovated(hint: Hint, about: Any) -> None:
    made, told = hint.followed()
    while not any(isinstance(event, e.RoomRenovated) for event in told):
        told += made.apply(made.legal_moves()[0])
    built = next(event for event in told if isinstance(event, e.RoomRenovated))
    fame = [x.amount for x in told if isinstance(x, e.FameGained) and x.source == "renovation"]
    if hint.why.kind == "Renovate":
        assert built.banners == about["number"]
        assert sum(fame) > 0
    else:
        assert sum(fame) == about["gain"]
        assert paid(told, hint.seat) == about["number"]


def _saving(hint: Hint, about: Any) -> None:
    counted = modifiers.fame_counted(hint.state, hint.seat, "learn_trick")
    fee = max(0, TRICKS[about["trick"]].fame_threshold - counted)
    if hint.why.kind == "saving_fee":
        assert about["number"] == fee - hint.player.coins > 0
    else:
        asked, short = about["number"] + hint.player.coins - fee, missing(hint.player, about["trick"])
        price = {component: modifiers.component_price(hint.state, hint.seat, component) for component in short}
        on_board = 2 if hint.player.has("manager") else 0  # where a piece counts as two
        spared = sum(sorted(price.values(), reverse=True)[:on_board])
        full = sum(price[component] * number for component, number in short.items())
        assert about["number"] > 0
        assert fee <= hint.player.coins
        assert full - spared <= asked <= full + len(short), "a Quick Order costs a Coin more"


def _learned_power(hint: Hint, about: Any) -> None:
    _, told = hint.followed()
    assert paid(told, hint.seat) == about.get("number", 0)


def _blocked(hint: Hint, about: Any) -> None:
    """The slots that are closed now, by Location."""
    for place, shown in {about["location"]: about["modifiers"], **about["elsewhere"]}.items():
        closed = [slot.modifier for slot in SLOTS.values() if slot.location == place and slot.id in hint.state.closed]
        assert sorted(shown) == sorted(closed), place


def _opened_room(hint: Hint, about: Any) -> None:
    made, told = hint.followed()
    while not (built := [event for event in told if isinstance(event, e.RoomRenovated)]):
        told += made.apply(made.legal_moves()[0])
    slots = [slot.bonuses for slot in PRACTICE_ROOMS[academy_of(made.state).room(built[0].space).tile].slots]
    assert slots == [about["bonus"], about.get("bonus_2", about["bonus"])]


def _practised(hint: Hint, about: Any) -> None:
    made, _ = hint.followed()
    assert practising_of(made.state, hint.seat, about["trick"]).bonuses == about["bonus"]


def _needs_shards(_: Hint, about: Any) -> None:
    """In no slot that opens with fewer Shards can the Power be learned."""
    assert min(OPENS_WITH[slot - 1] for slot in POWERS[about["power"]].slots) == about["number"]


def looks(holds: Callable[[Hint, Any], object]) -> Claim:
    """A claim that is seen at a glance."""

    def claim(hint: Hint, about: Any) -> None:
        assert holds(hint, about)

    return claim


def _team(hint: Hint) -> list[Any]:
    return list(hint.player.characters.values())


def _acting(hint: Hint) -> Acting:
    return next(frame for frame in reversed(hint.state.stack) if isinstance(frame, Acting))


def _others(hint: Hint) -> list[Any]:
    return [move for move in hint.view.moves if type(move) is type(hint.move) and move != hint.move]


def _short(hint: Hint) -> bool:
    """Whether Coins are too few for the wages of those who work."""
    state, told = hint.state.copy(), list[e.Event]()
    team = state.players[hint.seat].characters
    for name, c in team.items():
        if c.status == WAITING and c.card:
            team[name] = c._replace(status=PLACED)
    pay_wages(state, hint.seat, told)
    promised = "academy" in hint.state.options.modules
    return promised or any(isinstance(event, e.WagesPaid) and event.unpaid for event in told)


_last = looks(lambda hint, _: hint.is_last_turn)
_not_last = looks(lambda hint, _: not hint.is_last_turn)
_lacking = looks(lambda hint, about: set(about["components"]) == set(missing(hint.player, about["trick"])))


def _owner_at(hint: Hint) -> int | None:
    marker = hint.state.performance(hint.move.card).marker_at(hint.move.slot)
    return marker.owner if marker is not None else None


CLAIMS: dict[str, Claim] = {
    **dict.fromkeys(("links_own_show", "links_others_show", "links_later", "links_alone"), _yields),
    **dict.fromkeys(("yields_own_show", "yields_others_show", "yields_later"), _yields),
    **dict.fromkeys(("show_pays", "shows_pay", "show_bonus"), _show),
    "ChooseTrick": _first_trick,
    **dict.fromkeys(("learn", "learn_for", "learn_ready", "learn_marked", "learn_lacking"), _learned),
    **dict.fromkeys(("prepare", "prepare_for", "prepare_more", "prepare_more_for", "prepare_late"), _prepared),
    **dict.fromkeys(("for_later", "lacks", "lacks_more", "last", "last_for"), _component),
    **dict.fromkeys(("count_all", "count_some"), _pieces),
    **dict.fromkeys(("poster", "poster_free", "poster_opens", "poster_opens_free"), _poster),
    **dict.fromkeys(("idle", "idle_saves", "idle_owes"), _idle),
    "face_coins": _face_coins,
    **dict.fromkeys(("Enhance", "Enhance_to", "ForgoBonus", "ForgoBonus_to", "UseAbility", "UseAbility_to"), _points),
    "place_free": _costs_nothing,
    **dict.fromkeys(("place_first", "place_first_one", "place", "place_one", "place_next"), _placed),
    **dict.fromkeys(("perform", "perform_better", "perform_no_less"), _weekday),
    **dict.fromkeys(("perform_worse", "perform_early", "perform_on"), _weekday),
    "backstage": _backstage,
    "fortune": _fortune,
    **dict.fromkeys(("Renovate", "ChooseRenovation"), _renovated),
    **dict.fromkeys(("saving_fee", "saving_components"), _saving),
    **dict.fromkeys(("learn_power", "learn_power_for"), _learned_power),
    **dict.fromkeys(("reroll_gains", "reroll_no_better"), _blocked),
    **dict.fromkeys(("reroll_gains_elsewhere", "reroll_no_better_elsewhere"), _blocked),
    **dict.fromkeys(("opens_practice", "opens_practices"), _opened_room),
    "practised": _practised,
    "power_needs_shards": _needs_shards,
    **dict.fromkeys(
        ("assistant", "manager"), looks(lambda hint, about: about["yields"] == PERFORMER_BONUS[hint.why.kind])
    ),
    "apprentice": _not_last,
    "joins_late": _last,
    "no_poster_end": _last,
    "coins_end": _last,
    "draw_late": _last,
    "keep_late": _last,
    "for_score": _last,
    "no_poster": _not_last,
    "no_poster_alone": _not_last,
    "no_poster_for": _lacking,
    "no_poster_for_alone": _lacking,
    "coins": _not_last,
    "coins_later": _not_last,
    "coins_for": _lacking,
    "reward_coins_for": _lacking,
    "coins_wages": looks(lambda hint, _: _short(hint)),
    "reward_coins": looks(lambda hint, _: _short(hint)),
    "ordered": _not_last,
    "quick_ordered": looks(lambda hint, _: _acting(hint).points > 1 or any(c.status == WAITING for c in _team(hint))),
    "with_manager": looks(lambda hint, _: hint.player.amount(hint.move.component) < 3),
    "manager_slot": looks(lambda hint, about: hint.player.amount(about["component"]) < 3),
    "count_none": looks(lambda hint, _: not lacks(hint, getattr(hint.state.stack[-1], "component", ""))),
    "ChooseOrderSlot": looks(lambda hint, about: not lacks(hint, about["component"])),
    "ReturnComponent": looks(
        lambda hint, about: not any(o and about["component"] in o.trick.components for o in hint.player.tricks)
    ),
    "none_market_row": looks(lambda hint, _: not any(lacks(hint, c) for c in stock_prices(hint.state, hint.seat))),
    "none_workshop": looks(lambda hint, _: not any(isinstance(move, m.Prepare) for move in hint.view.moves)),
    "none_ready": looks(lambda hint, _: not any(o and o.markers for o in hint.player.tricks)),
    "none_theater": looks(lambda hint, _: any(o and o.markers for o in hint.player.tricks)),
    "none_left": looks(lambda hint, _: not _acting(hint).points and _acting(hint).has_acted),
    "none_from_the_start": looks(lambda hint, _: not _acting(hint).points),
    "awaits_show": looks(lambda hint, about: hint.player.characters["magician"].slot == f"{about['day']}.perform"),
    "all_work": looks(lambda hint, _: all(c.card for c in _team(hint))),
    "rest_spares": looks(lambda hint, _: all(wage_of(hint.state, hint.seat, c) > 0 for c in _team(hint) if not c.card)),
    "reward_fame": looks(lambda hint, _: "academy" in hint.state.options.modules or not _short(hint)),
    "DeclineToPerform": _not_last,
    "die_stays": looks(lambda hint, about: any(hint.state.dice[o.die] == about["category"] for o in _others(hint))),
    "die_any": looks(lambda hint, _: any(hint.state.dice[o.die] == "any" for o in _others(hint))),
    "MoveTrick": looks(lambda hint, about: TRICKS[about["trick"]].markers < hint.state.options.terms.markers),
    "place_engineer": looks(lambda hint, about: TRICKS[about["trick"]].markers < hint.state.options.terms.markers),
    "place_board": looks(lambda hint, _: hint.player.has("engineer") and hint.player.tricks[3] is None),
    "ReplaceTrick": looks(lambda hint, _: hint.player.trick_at(hint.move.place).markers),
    "ChooseMarker": looks(lambda hint, _: _owner_at(hint) == hint.seat),
    "SwapCards": _not_last,
    "MoveApprentice": looks(lambda hint, _: hint.player.has("assistant")),
    "points_for": looks(lambda hint, about: all(lacks(hint, component) for component in about["components"])),
    "haggle_more": looks(lambda hint, _: hint.move.points),
}
"""What a reason of each kind claims that can be checked; the others give an opinion, or repeat what a card says."""

OPINIONS = frozenset(
    (
        *("ChooseMagician", "ChooseSuit", "engineer", "TakeBack", "rest_idle", "for_saved", "ChooseDie", "RerollDie"),
        *("lay_card", "lay_special", "lay_perform", "face_hire", "face_any", "face_x", "set_die", "set_die_to"),
        *("face_mechanical", "face_optical", "face_escape", "face_spiritual", "room_for", "make_room", "now", "haggle"),
        *("points_kept", "no_bargain", "order_slot", "returned_least", "pile_manager", "pile_board", "home_free"),
        *("manager_instead", "manager_moved", "move_trick", "home_board", "place_any", "Skip", "set_up", "on_card"),
        *("on_stage", "Reschedule", "reward_fame_only", "reward_coins_more", "show_nothing", "possessed", "declined"),
        *("swap_pays", "backstage_to", "backstage_day", "backstage_only", "to", "work_done", "none_downtown"),
        *("none_here", "DrawCard", "keep", "take_back", "fortune_pays", "ChangeFate", "UseCard", "CopyCard"),
        *("StealTrick", "steals", "ChooseOwnTrick", "this_marker", "ChooseYield"),
        *("downtown", "market_row", "market_row_any", "workshop", "theater", "dark_alley", "academy"),
        *("opens_class", "Practice", "Teach", "taught"),
        *("TakeBackMarker", "LearnSecret", "other_secret", "one_more_secret", "RevealSecret", "DrawSecrets", "LayCoin"),
        *("LendSecret", "Improvise", "DoubleLesson", "SetTrickAside", "yield_fame", "yield_coins"),
        *("learn_power_instead", "powers_too_dear", "no_power_better", "GivePowerBack"),
        *("UsePower", "ExchangeCards", "ChooseHelper", "comes_back", "plays_on", "plays_on_no_more", "cards_lie_well"),
        *("sold", "card_for_coins", "coins_for_card", "coins_for_shard", "free_throw", "no_supply"),
    )
)
"""Reasons that weigh, without a number or a fact of the table."""


def check(hint: Hint) -> None:
    """Whether all that a hint says is so."""
    for part in parts_of(hint.why):
        claim = CLAIMS.get(part.kind)
        if claim is not None:
            claim(hint._replace(why=part if claim is not _yields else hint.why), part.about)
