"""Decisions of the Heir with their reasons: ids and numbers, which ``words/heir`` makes sentences of.

A decision is made from a step of the procedure (``HeirStep``) and from what came of it; before the step is taken
nothing has come of it yet, and the decision says what will be done.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from trickerion.rules import events as e
from trickerion.rules.catalog import PROPHECIES, SLOTS, TRICKS
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.facts.heir import HeirDecision, Remark
from trickerion.rules.heir import catalog as cat
from trickerion.rules.heir.told import PlacementFacts

PLACEMENTS = ("contested", "by_priority", "magician_waits_no_longer")
USES_A_DIE = ("trick", "specialist", "apprentice", "last_apprentice", "bank")
_KINDS = (e.FameGained, e.CoinsGained, e.ShardsGained)
_Kind = TypeVar("_Kind")
_Body = tuple[Remark | str, ...]


class StepOutcome(NamedTuple):
    """A step with its facts by name, and all that came of it."""

    step: HeirStep
    facts: dict[str, Any]
    done: Sequence[Event]
    row: tuple[str, ...]

    def first(self, kind: type[_Kind]) -> _Kind | None:
        """The first event of a class that came of the step."""
        return next((event for event in self.done if isinstance(event, kind)), None)

    def says(self, remark: str, **more: object) -> Remark:
        """A remark about the step."""
        return Remark(remark, {**self.facts, **more})

    def entry(self, head: str, body: Iterable[Remark | str], about: str, rule: str, **more: object) -> HeirDecision:
        """A decision: remarks by their ids, those that are "" left out; the pieces with their ids as gaps."""
        said = (self.says(one, **more) if isinstance(one, str) else one for one in body if one)
        pieces = (about % {**self.facts, **more}).split(",") if about else ()
        return HeirDecision(self.says(head, **more), tuple(said), tuple(pieces), rule)

    @property
    def gains(self) -> dict[str, int]:
        """All that the step brought the Heir."""
        return _sums(event for event in self.done if isinstance(event, _KINDS) and event[0] == self.step.seat)


def _sums(gained: Iterable[Any]) -> dict[str, int]:
    found = list(gained)
    sums = (sum(event[1] for event in found if isinstance(event, kind)) for kind in _KINDS)
    return dict(zip(("fame", "coins", "shards"), sums, strict=True))


def _brings(fame: int, coins: int, shards: int) -> dict[str, int]:
    return {"fame": fame, "coins": coins, "shards": shards}


# ------------------------------------------------------------------ a placement: four decisions


def _placement(outcome: StepOutcome) -> list[HeirDecision]:
    facts = PlacementFacts(**outcome.step.told())
    if facts.location == "workshop":
        return [empty_visit(outcome, (Remark("no_workshop"),))]
    is_setup = cat.ALL_PLANS[facts.plan].kind == "setup"
    why = "stance_ready" if facts.stance == "ready" else "stance_setup" if is_setup else "stance_no_trick"
    stance = outcome.entry("stance", (why,), "stance,plan", "stance", number=facts.owned)
    return [stance, _where(outcome, facts), _who(outcome, facts), _slot(outcome, facts)]


def empty_visit(outcome: StepOutcome, why: tuple[Remark, ...]) -> HeirDecision:
    """A visit in one line: where, who, and why nothing comes of it."""
    facts = PlacementFacts(**outcome.step.told())
    body: _Body = ("in_stance", _contested(facts), *map(_in_vain, facts.passed), *why)
    return outcome.entry("for_nothing", body, "character.%(character)s,slot.%(slot)s", "contested")


def _contested(facts: PlacementFacts) -> Remark:
    return Remark("contested_now" if facts.contested else "nothing_contested", {"contested": facts.contested})


def _in_vain(location: str) -> Remark:
    return Remark("no_helper" if location == "theater" else "no_slot", {"location": location})


def _where(outcome: StepOutcome, facts: PlacementFacts) -> HeirDecision:
    order = cat.priorities(facts.stance, facts.plan in cat.ACADEMY_PLANS)
    body: _Body = ("its_list", _contested(facts), *map(_in_vain, facts.passed), _chosen(facts, outcome.step.reason))
    places = ",".join(f"location.{place}" for place in facts.contested or (facts.location,))
    return outcome.entry("where", body, "priority.%(location)s," + places, "contested", order=order)


def _chosen(facts: PlacementFacts, reason: str) -> str:
    """Reason for this Location; a single contested one needs no more words."""
    if reason != "contested":
        return f"so_{reason}"
    return "so_passed" if facts.passed else "so_first" if len(facts.contested) > 1 else ""


def _who(outcome: StepOutcome, facts: PlacementFacts) -> HeirDecision:
    among = "theater" if facts.location == "theater" else "several"
    body = (f"who_{among}" if facts.others else "who_only",)
    return outcome.entry("who", body, "character.%(character)s", "contested", number=len(facts.others) + 1)


def _slot(outcome: StepOutcome, facts: PlacementFacts) -> HeirDecision:
    about, slot = "slot.%(slot)s,character.%(character)s", SLOTS[facts.slot]
    weekday = f"weekday_{facts.stance}"
    if slot.is_performance:
        return outcome.entry("on_stage", (weekday, "only_the_show"), about, "theater", day=slot.day)
    more = "spare_points" if facts.points > cat.MOST_POINTS and facts.location != "theater" else ""
    own = "" if facts.bonus or facts.modifier or facts.card else "_own"
    place = facts.location if facts.location in ("theater", "market_row") else "table"
    head, first = ("backstage", weekday) if place == "theater" else ("slot", "highest_slot")
    terms = {"own": facts.own, "bonus": facts.bonus, "slot": facts.modifier, "card": facts.card}
    shown = tuple((kind, number) for kind, number in terms.items() if number or kind == "own")
    used = outcome.first(e.AbilityUsed)  # Fame of an ability when the Character was placed
    by_ability = (Remark("by_ability", {"magician": used.magician, **outcome.gains}),) if used else ()
    body: _Body = (first, f"points_{place}{own}", more, *by_ability)
    by = tuple(effect.partition(".")[0] for effect in facts.by)
    return outcome.entry(head, body, about, "points", points=facts.points, terms=shown, modifier=slot.modifier, by=by)


def _nothing_possible(outcome: StepOutcome) -> HeirDecision:
    idle = ",".join(f"character.{event.character}" for event in outcome.done if isinstance(event, e.CharacterIdle))
    body: _Body = (*(_in_vain(str(place)) for place in outcome.step.args), "all_idle")
    return outcome.entry("nothing_possible", body, idle, "contested")


# ------------------------------------------------------------------ Advertise, Assignment and Downtown


def _turn_up_plan(outcome: StepOutcome) -> HeirDecision:
    turned = outcome.first(e.PlanTurnedUp)
    if turned is None:
        return outcome.entry("next_plan", ("next_plan_why",), "plan", "assignment")
    body = (f"plan_{cat.ALL_PLANS[turned.plan].kind}", "icons_in_line")
    return outcome.entry("its_plan", body, "plan", "assignment", plan=turned.plan)


def _too_few_dice(outcome: StepOutcome) -> HeirDecision:
    rolled = outcome.first(e.DieRolled)
    body = ("too_few_dice", "now_it_shows" if rolled else "")
    return outcome.entry("reroll", body, "die.%(die)s", "downtown", face=rolled.face if rolled else "")


def _trick(outcome: StepOutcome) -> HeirDecision:
    learned, prepared = outcome.first(e.TrickLearned), outcome.first(e.TrickPrepared)
    body = ["trick_always" if outcome.facts["reached"] >= cat.ENOUGH_FAME else "trick_few", "trick_cards"]
    if learned is None or prepared is None:
        return outcome.entry("die_trick", (*body, "trick_prepared"), "die.%(die)s", "downtown")
    back, listed = outcome.first(e.TrickReturned), outcome.first(e.ShoppingListChanged)
    body += ["trick_back", "trick_listed" if listed else "trick_new"][0 if back else 1 :]
    new = {"trick": learned.trick, "markers": prepared.markers, "worth": TRICKS[learned.trick].yields.fame}
    new |= {"back": back.trick if back else "", "components": listed.added if listed else ()}
    return outcome.entry("die_trick", body, "die.%(die)s,trick.%(trick)s,shopping", "downtown", **new)


def _bank(outcome: StepOutcome) -> HeirDecision:
    gained = outcome.first(e.CoinsGained)
    coins = gained[1] if gained else outcome.facts["face"]
    return outcome.entry("die_bank", ("bank",), "die.%(die)s", "downtown", coins=coins)


# ------------------------------------------------------------------ Market Row and Dark Alley


def _check_list(outcome: StepOutcome) -> HeirDecision:
    sold, listed = outcome.facts["sold"], outcome.facts["listed"]
    kind = "some_sold" if sold and listed else "none_sold" if listed else "empty_list"
    about = ",".join(("shopping", *(f"component.{component}" for component in sold)))
    return outcome.entry(kind, (f"{kind}_why",), about, "market_row")


def _order(outcome: StepOutcome) -> HeirDecision:
    ordered = outcome.first(e.ComponentOrdered)
    body = ("one_to_order" if len(outcome.facts["wanted"]) == 1 else "some_to_order",)
    if ordered is None:
        return outcome.entry("an_order", body, "shopping", "market_row")
    more = {"component": ordered.component, "slot": ordered.slot}
    return outcome.entry("order", body, "shopping,order.%(slot)s", "market_row", **more)


def _coin(outcome: StepOutcome) -> HeirDecision:
    tossed, told = outcome.first(e.CoinTossed), outcome.first(e.FortuneTold)
    if tossed is None:
        return outcome.entry("coin", ("coin_heads_moves",), "prophecies", "dark_alley")
    if not tossed.is_heads or told is None:
        return outcome.entry("coin_tails", ("prophecies_stay",), "prophecies", "dark_alley")
    body = ("prophecies_move", "priestess" if outcome.first(e.AbilityUsed) else "", "prophecy_next")
    return outcome.entry("coin_heads", body, "prophecies", "dark_alley", prophecy=told.pending[0])


def _fewest_cards(outcome: StepOutcome) -> HeirDecision:
    drawn = outcome.first(e.CardDrawn)
    card = drawn.card if drawn else ""
    body = ("fewest_cards", "card_drawn" if card else "")
    return outcome.entry("special_card", body, "deck.%(location)s,specials", "dark_alley", assignment=card)


# ------------------------------------------------------------------ Theater


def _laying(outcome: StepOutcome) -> HeirDecision:
    tricks, reason = outcome.facts["tricks"], outcome.step.reason
    pair, slot = "with_partner" if len(tricks) > 1 else "", "most_links" if outcome.facts["links"] else "no_link"
    body: _Body = ("on_card", pair, f"card_{reason}", slot, *_by_prophecy(outcome))
    about = ",".join(("card.%(card_id)s", *(f"trick.{trick}" for trick in tricks)))
    return outcome.entry("set_up", body, about, "theater", trick=tricks[0], partner=tricks[-1], coins=0)


def _by_prophecy(outcome: StepOutcome) -> Iterator[Remark]:
    """Gain of the Heir by the prophecy, on top of a step."""
    own = (x for x in outcome.done if isinstance(x, _KINDS) and x.seat == outcome.step.seat)
    gained = [x for x in own if x.source in PROPHECIES]
    if gained:
        yield Remark("by_prophecy", {"prophecy": gained[0].source, **_sums(gained)})


# ------------------------------------------------------------------ the Academy


def _learn_secret(outcome: StepOutcome) -> HeirDecision:
    learned, tossed = outcome.first(e.SecretLearned), outcome.first(e.CoinTossed)
    coin = ("it_shows_heads" if tossed.is_heads else "it_shows_tails") if tossed else ""
    choice = "coin_decides" if len(outcome.facts["shown"]) > 1 else "only_secret"
    more = {"points": cat.PROTEGE_POINTS[outcome.facts["number"] + 1], "secret": learned.secret if learned else ""}
    body = ("takes_secret", choice, coin, "secret_points")
    head = "secret" if learned else "a_secret"
    return outcome.entry(head, body, "location.academy,character.protege", "academy", **more)


def _renovate(outcome: StepOutcome) -> HeirDecision:
    facts, opened = outcome.facts, outcome.first(e.RoomRenovated)
    which = "geert" if facts["is_geert"] else "cheapest" if facts["coins"] <= cat.FEW_COINS else "dearest"
    body = [f"{outcome.step.reason}_why", f"{which if facts['rivals'] else 'only'}_option", "pays_all"]
    more: dict[str, object] = {"paid": min(facts["coins"], cat.MOST_COINS_FOR_ROOM)}
    if opened:
        body, more = [*body, "room_drawn"], {**more, "tile": opened.tile, "banners": opened.banners}
    return outcome.entry("renovates", body, "location.academy,space.%(space)s", "academy", **more)


def _lesson(outcome: StepOutcome) -> HeirDecision:
    prepared = outcome.first(e.TrickPrepared)
    kind = "classroom" if outcome.step.reason.startswith("teach") else "practice"
    more = ("actions_left" if outcome.step.reason.endswith("_left") else "", "markers_at_once" if prepared else "")
    body = (more[0], f"{kind}_trick", f"{kind}_slot", f"{kind}_why", more[1])
    about, markers = "location.academy,space.%(space)s,trick.%(trick)s", prepared.markers if prepared else 0
    return outcome.entry(f"{kind}_lesson", body, about, "academy", markers=markers)


# ------------------------------------------------------------------ Performance and End Turn


def _best_show(outcome: StepOutcome) -> HeirDecision:
    rivals = outcome.facts["rivals"]
    others = (Remark("rival_card", {"card": (one, outcome.row), **_brings(*brings)}) for one, *brings in rivals)
    body = ("brings_most", *others, "fame_decides" if rivals else "only_card", *_helpers(outcome))
    about = ",".join(("card.%(card_id)s", *(f"card.{other}" for other, *_ in rivals)))
    return outcome.entry("performs", body, about, "show")


def _helpers(outcome: StepOutcome) -> Iterator[Remark]:
    """Gain by the helpers backstage in the show, whichever card was chosen."""
    seat = outcome.step.seat
    paid = [x for x in outcome.done if isinstance(x, e.PerformerRewarded) and (x.seat, x.kind) == (seat, "helper")]
    if paid:
        gained = _brings(sum(x.fame for x in paid), sum(x.coins for x in paid), sum(x.shards for x in paid))
        yield Remark("helpers_add", gained)


def choice_of_show(step: HeirStep, show: Sequence[Event], row: tuple[str, ...]) -> tuple[Remark, ...]:
    """Reason why the Heir performs this card of the row; the gain by helpers in the ``show`` decided nothing."""
    outcome = StepOutcome(step, step.told(row), show, row)
    return outcome.says("show_brings"), *_helpers(outcome), Remark("most_first" if step.args[-1] else "only_card")


def by_itself(event: Event) -> HeirDecision | None:
    """Happening to the Heir without a decision: Coins into Fame, new Characters, Tricks on a card that leaves."""
    if isinstance(event, e.CoinsExchanged):
        return _happens("coins_exchanged", "identity", {"coins": event.coins, "more": event.fame})
    if isinstance(event, e.CharacterJoined):
        return _happens("joins", f"character.{event.character}", {"character": event.character})
    if isinstance(event, e.CoinsGained) and event.source in cat.ABILITIES:
        return _happens("ability_pays", "identity", {"magician": event.source, **_brings(0, event.amount, 0)})
    if not isinstance(event, e.TrickPaid | e.LessonPaid):
        return None
    brings = {"trick": event.trick, **_brings(event.fame, event.coins, event.shards)}
    if isinstance(event, e.TrickPaid):
        return _happens("leaving_card", f"trick.{event.trick}", brings)
    is_printed = (event.fame, event.coins, event.shards) == TRICKS[event.trick].yields
    kind = "taught" if is_printed else "taught_twice"
    return _happens(kind, f"location.academy,trick.{event.trick}", brings, "academy")


def _happens(kind: str, about: str, facts: Mapping[str, object], rule: str = "end_turn") -> HeirDecision:
    return HeirDecision(Remark(kind, facts), (Remark(f"{kind}_why", facts),), tuple(about.split(",")), rule)


# ------------------------------------------------------------------ all steps

_PLAIN: dict[str, tuple[str, str, str, str]] = {
    "icon": ("icon", "icon_%(is_special)s", "icon.%(number)s,character.%(character)s", "assignment"),
    "no_special_card": ("icon_nobody", "no_special_card", "icon.%(number)s,character.%(character)s", "assignment"),
    "all_icons_served": ("assigned", "%(kind)s", "plan", "assignment"),
    "specialist": ("die_specialist", "specialist", "die.inn_specialist", "downtown"),
    "apprentice": ("die_apprentice", "apprentice", "die.inn_apprentice", "downtown"),
    "last_apprentice": ("die_apprentice", "%(kind)s", "die.inn_apprentice", "downtown"),
    "no_step_left": ("done", "not_used", "", "%(location)s"),
    "no_secret": ("no_secret", "no_secret_why", "location.academy", "academy"),
}
"""By the reason: the ids of head and body, the pieces, the rule, with the facts of the step as gaps."""


def _plain(outcome: StepOutcome) -> HeirDecision:
    facts = {**outcome.facts, "kind": outcome.step.kind}
    head, body, about, rule = (text % facts for text in _PLAIN[outcome.step.skipped or outcome.step.reason])
    return outcome.entry(head, (body,), about, rule)


_DECISIONS: dict[str, Callable[[StepOutcome], HeirDecision]] = {
    **dict.fromkeys(_PLAIN, _plain),
    "nothing_possible": _nothing_possible,
    "always_advertises": lambda outcome: outcome.entry(
        "advertises", ("advertises_free", "it_gains" if outcome.done else ""), "identity", "advertise", **outcome.gains
    ),
    "turn_up_plan": _turn_up_plan,
    "too_few_dice": _too_few_dice,
    "trick": _trick,
    "bank": _bank,
    "check_list": _check_list,
    "order": _order,
    "coin": _coin,
    "fewest_cards": _fewest_cards,
    **dict.fromkeys(("own_marker", "players_marker", "leftmost", "doomed_card_only", "pair"), _laying),
    "second_of_pair": lambda outcome: outcome.entry(
        "set_up",
        ("second_of_pair", "both_links" if outcome.done else "", *_by_prophecy(outcome)),
        "card.%(card_id)s,trick.%(trick)s",
        "theater",
        **outcome.gains,
    ),
    "learn_secret": _learn_secret,
    **dict.fromkeys(("renovate", "renovate_left"), _renovate),
    **dict.fromkeys(("teach", "practice", "teach_left", "practice_left"), _lesson),
    "best_show": _best_show,
}
"""By the reason of a step, but for placements."""

_SILENT = ("all_used",)
"""Steps without an entry: that everything is done is seen from the entries before."""


def decisions(
    step: HeirStep, events: Sequence[Event] | None, number: int = 0, row: tuple[str, ...] = ()
) -> list[HeirDecision]:
    """The decisions of a step: four for a placement, none for a silent one, else one; before it what was skipped.

    ``events``: what came of it, None before it is taken; ``number``: how many dice its Character has used before;
    ``row``: the Performance cards side by side.
    """
    outcome = StepOutcome(step, {**step.told(row), "die_number": min(number, 3)}, events or (), row)
    if step.reason in PLACEMENTS:
        return _placement(outcome)
    skipped = [_DECISIONS[step.skipped](outcome)] if step.skipped else []
    outcome = outcome._replace(step=step._replace(skipped=""))
    return skipped + ([] if step.reason in _SILENT else [_DECISIONS[step.reason](outcome)])
