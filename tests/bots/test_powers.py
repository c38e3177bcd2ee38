"""The opponents and the Powers: which they keep, learn and use, and what they give up for a Shard."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from alley import Alley
from given import there
from powers_table import MODULES, Powers
from rows import each_of
from table import of

from trickerion.bots.assistant import reason_for
from trickerion.bots.forward_model import after
from trickerion.bots.playing import play_game
from trickerion.bots.power_moves import distinct_changes
from trickerion.bots.power_uses import USES, Situation, use_of
from trickerion.bots.powers import board_of, more_yields, powers_worth, situation
from trickerion.bots.registry import make_bot
from trickerion.bots.search import Search
from trickerion.bots.theater import own_worth, show_worth
from trickerion.bots.weights import WEIGHTS
from trickerion.rules import moves as mv
from trickerion.rules.catalog import DUEL, SLOTS, TRICKS, X
from trickerion.rules.events import PowerLearned
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.dealing import ask_what_to_keep
from trickerion.rules.powers.effects.chances import TurningFreeDie
from trickerion.words.powers.hints import AIMS
from trickerion.words.powers.questions import QUESTIONS

LEVELS = ("apprentice", "assistant", "manager")
RICH = Situation(2, 2, ("assistant", "engineer"), tuple(TRICKS), 6, 5, 10, 8, 0)
"""Somebody who has a use for nearly everything."""
BULLETS = "bullet_catch"
ORDINARY = ("the_great_optico", "the_mechaniker")
"""Nobody whose ability brings Action Points sits in the first place."""


def choose(table: Powers, level: str = "manager") -> mv.Move:
    """What a level answers to the open question."""
    return make_bot(level, 3).choose(table.game.view_for(there(table.game.decision).seat)).move


def worth(table: Powers) -> float:
    return powers_worth(table.state, 0, 4, WEIGHTS)


# ------------------------------------------------------------------ what they are worth
def test_every_mechanism_has_a_worth_and_a_reason() -> None:
    assert {power.kind for power in POWERS.values()} == USES.keys() == AIMS.keys()


@each_of(POWERS)
def test_every_power_is_worth_something_to_somebody(power: str) -> None:
    use = use_of(power, RICH, WEIGHTS)
    assert use.rate > 0 or use.end > 0
    assert use.rate < 7
    assert use.end <= 20


@pytest.mark.parametrize(("category", "power"), [("mechanical", "gearwright"), ("escape", "king_of_escapes")])
def test_a_power_for_a_category_is_worth_more_to_who_has_such_tricks(category: str, power: str) -> None:
    own, others = (
        tuple(trick for trick in TRICKS if (TRICKS[trick].category == category) == same)[:3] for same in (True, False)
    )
    now = RICH._replace(tricks=own), RICH._replace(tricks=others)
    assert use_of(power, now[0], WEIGHTS).rate > 1 > use_of(power, now[1], WEIGHTS).rate == 0


def test_what_scores_at_the_end_is_worth_what_it_would_score() -> None:
    t = Powers().team(0, "assistant")
    now = situation(t.state, t.player(0), 0)
    assert use_of("grand_company", now, WEIGHTS).end == 1 + 2
    assert use_of("shard_collector", now._replace(shards=11), WEIGHTS).end == 11
    assert use_of("legend_of_magoria", now._replace(tricks=("a", "b", "c")), WEIGHTS).end == 6
    assert use_of("archivist", now._replace(left=5), WEIGHTS).end > use_of("archivist", now, WEIGHTS).end
    # a power at work is worth more the more turns are left
    t = Powers().learned(0, "loyal_crew", 2)
    early, late, none = (powers_worth(t.state, 0, left, WEIGHTS) for left in (5, 2, 0))
    t.state.phase = "performance"
    assert early > late > none
    assert powers_worth(t.state, 0, 0, WEIGHTS) == 0
    # a shard is worth more where it keeps a power open
    t, bare = Powers().learned(0, "loyal_crew", 2), Powers()
    bare.purse(0, shards=3)
    lost = []
    for table in (t, bare):
        search = Search(0, WEIGHTS)
        table.acts(0, "apprentice_1", "workshop.0.0")
        lost.append(search.outcomes.worth(table.state) - search.outcomes.worth(after(table.state, mv.Enhance())))
    assert lost[0] > lost[1] > 0


def test_who_never_learns_counts_no_power_of_the_hand() -> None:
    t = Powers().holds(0, "loyal_crew", "poster_artist").purse(0, shards=3)
    assert worth(t) > 0 == powers_worth(t.state, 0, 4, replace(WEIGHTS, powers=0.0))
    # games without powers know none
    table = Alley()
    assert board_of(table.state) is None
    assert powers_worth(table.state, 0, 4, WEIGHTS) == 0


# ------------------------------------------------------------------ keeping and learning
@pytest.mark.parametrize("level", LEVELS)
def test_a_power_that_fits_an_open_slot_is_learned_and_one_too_dear_is_not(level: str) -> None:
    t = Powers().holds(0, "loyal_crew", "standing_ovation").purse(0, shards=6, fame=20, coins=12)
    t.initiative(0, 1).begins("assignment")
    learned = choose(t, level)
    assert isinstance(learned, mv.LearnPower)
    assert learned.power == "loyal_crew"
    assert learned.slot == 2 or level == "apprentice", "the lower slot, which is safer, but for a lapse"
    dear = Powers().holds(0, "roomy_trunk").purse(0, shards=3, fame=0, coins=1)
    dear.initiative(0, 1).begins("assignment", turn=7)
    assert choose(dear, level if level != "apprentice" else "assistant") == mv.LearnNoPower()


def test_of_two_powers_the_one_that_fits_the_own_tricks_is_learned() -> None:
    t = Powers().holds(0, "gearwright", "light_bender").purse(0, shards=3, fame=20)
    t.trick(0, BULLETS, "spades")
    category = TRICKS[BULLETS].category
    t.initiative(0, 1).begins("assignment")
    move = choose(t)
    assert isinstance(move, mv.LearnPower)
    assert POWERS[move.power].data["category"] == category
    # a weak power makes room for a better one
    t = Powers().learned(0, "roomy_trunk", 2).holds(0, "loyal_crew").initiative(0, 1).begins("assignment")
    assert choose(t) == mv.LearnPower("loyal_crew", 2)
    t = Powers().learned(0, "loyal_crew", 2).holds(0, "poster_artist", "roomy_trunk").initiative(0, 1)
    t.begins("assignment")
    assert choose(t) != mv.LearnPower("roomy_trunk", 2)


def test_the_powers_given_back_are_those_of_least_use() -> None:
    best = ("loyal_crew", "poster_artist", "scholar", "dahlgaards_blessing", "grand_company")
    least = ("tarot_reader", "seer", "roomy_trunk", "dice_shark")
    fill = ("standing_ovation", "ticket_sales", "guest_star")
    t = Powers().holds(0, *best, *least, *fill).purse(0, shards=3, fame=5)
    t.state.turn, t.state.stack = 1, []
    ask_what_to_keep(t.state)
    t.game._legal = None
    given = []
    while t.game.decision is not None and t.game.decision.seat == 0 and t.question == "KeepingPowers":
        move = choose(t)
        assert isinstance(move, mv.GivePowerBack)
        given.append(move.power)
        t.do(move)
    assert {*least} - {*given} <= {"dice_shark"}
    assert not {*best} & {*given}


# ------------------------------------------------------------------ the moves that Powers add
def test_a_used_up_die_is_rolled_again_for_nothing() -> None:
    t = Powers().learned(0, "dice_shark").dice(inn_specialist=X, bank_a="6", bank_b="5", inn_apprentice="apprentice")
    t.acts(0, "apprentice_1", "downtown.0")
    assert choose(t) == mv.UsePower("dice_shark")
    t.do(mv.UsePower("dice_shark"))
    assert isinstance(t.state.stack[-1], TurningFreeDie)
    move = choose(t)
    assert isinstance(move, mv.RerollDie)
    assert t.state.dice[move.die] == X
    # die is turned for nothing where that brings more
    t = Powers().learned(0, "second_sight").purse(0, coins=0)
    t.dice(inn_specialist=X, inn_apprentice=X, bank_a=X, bank_b=X, residence_a=X, residence_b=X)
    t.acts(0, "apprentice_1", "downtown.0")
    assert choose(t) == mv.UsePower("second_sight")


def test_a_gamble_comes_before_the_action_for_which_it_may_be_made() -> None:
    t = Powers(magicians=ORDINARY).learned(0, "gambling").purse(0, coins=8)
    t.dice(inn_specialist=X, inn_apprentice=X, bank_a="6", bank_b=X, residence_a=X, residence_b=X)
    t.acts(0, "apprentice_1", "downtown.0")
    assert choose(t) == mv.UsePower("gambling")
    t.do(mv.UsePower("gambling"))
    assert choose(t) == mv.TakeCoins("bank_a")


def test_components_of_no_use_are_sold_and_those_of_a_trick_are_kept() -> None:
    t = Powers().learned(0, "fence").trick(0, BULLETS).components(0, **TRICKS[BULLETS].components, saw=1)
    t.purse(0, coins=0).stock("wood", "metal", "glass", "fabric")
    t.state.turn = 3
    t.acts(0, "apprentice_1", "market_row.0")
    t.do(mv.UsePower("fence"))
    assert choose(t) == mv.ReturnComponent("saw") or "saw" in TRICKS[BULLETS].components


def test_a_move_in_the_workshop_that_costs_nothing_and_pays_is_made() -> None:
    """The Engineer gains nothing by a Trick that is prepared; the card does."""
    t = Powers(magicians=ORDINARY).learned(0, "tidy_workshop_2").team(0, "engineer").trick(0, BULLETS, markers=2)
    t.acts(0, "apprentice_1", "workshop.0.0")
    assert choose(t) == mv.MoveTrick(0)


def test_with_a_silver_tongue_every_purchase_is_haggled_over() -> None:
    component = next(iter(TRICKS[BULLETS].components))
    t = Powers().learned(0, "silver_tongue").trick(0, BULLETS).stock(component, *("rope", "saw", "glass")[:3])
    t.acts(0, "apprentice_1", "market_row.0")
    t.do(mv.Buy(component))
    while t.question != "Bargaining":
        t.do(choose(t))
    move = choose(t)
    assert isinstance(move, mv.Bargain)
    assert move.points >= 1
    assert t.can(move)


def test_a_character_goes_elsewhere_when_there_it_does_more() -> None:
    t = Powers().learned(0, "loose_schedule").trick(0, BULLETS).components(0, **TRICKS[BULLETS].components)
    t.assigned(0, apprentice_1="market_row").purse(0, coins=0).placing(0)
    move = choose(t)
    assert isinstance(move, mv.PlaceCharacter)
    assert SLOTS[move.slot].location != "market_row"
    assert t.can(move)
    # the magician goes to the stage though a power would let it go elsewhere
    t = Powers().learned(0, "loose_schedule").row("riverside_01")
    for slot, trick in enumerate(("linking_rings", BULLETS, "living_piano")):
        t.marker("riverside_01", slot, 0, trick, "down", "spades")
    t.assigned(0, magician="theater").placing(0)
    move = choose(t)
    assert isinstance(move, mv.PlaceCharacter)
    assert SLOTS[move.slot].is_performance


def test_cheap_actions_are_followed_by_more() -> None:
    t = Powers().learned(0, "handyman").trick(0, "linking_rings")
    t.components(0, **TRICKS["linking_rings"].components).acts(0, "apprentice_1", "workshop.0.0")
    assert isinstance(choose(t), mv.Prepare)


def test_only_changes_of_the_assignment_that_make_a_difference_are_thought_through() -> None:
    t = Powers().team(0, "apprentice_2", "assistant")
    t.player(0).hand.append("workshop")
    t.assigned(0, apprentice_1="workshop", apprentice_2="workshop", assistant="theater")
    alike, other = mv.ExchangeCards("apprentice_1", "apprentice_2"), mv.ExchangeCards("apprentice_1", "assistant")
    twin = mv.ExchangeCards("apprentice_2", "assistant")
    assert distinct_changes(t.state, 0, [alike, other, twin, mv.Skip()]) == [other, mv.Skip()]


def test_trick_markers_count_with_what_powers_add() -> None:
    category = TRICKS[BULLETS].category
    power = next(p.id for p in POWERS.values() if p.kind == "yield" and p.data.get("category") == category)
    found = []
    for learned in (False, True):
        t = Powers().row("riverside_01").marker("riverside_01", 0, 0, BULLETS, "down")
        if learned:
            t.learned(0, power)
        card = t.state.row[0]
        found.append((own_worth(t.state, 0, card, 3, WEIGHTS), show_worth(t.state, 0, card, "friday", 3, WEIGHTS)))
    assert found[1][0] == found[0][0] + 1
    assert found[1][1] == found[0][1] + 1


# ------------------------------------------------------------------ whole games, reasons
@pytest.mark.parametrize(
    ("level", "players", "modules"),
    [
        pytest.param("apprentice", 2, (*MODULES, DUEL), marks=pytest.mark.slow),
        pytest.param("apprentice", 4, MODULES, marks=pytest.mark.slow),
        pytest.param("assistant", 3, MODULES, marks=pytest.mark.slow),
        pytest.param("manager", 2, (*MODULES, "academy", DUEL), marks=pytest.mark.slow),
    ],
)
def test_every_level_plays_with_powers_and_learns_some(level: str, players: int, modules: tuple[str, ...]) -> None:
    learned: list[Any] = []
    options = GameOptions(tuple(Seat(f"B{n}", "assistant") for n in range(players)), setup="full", modules=modules)
    bots, reasons = [make_bot(level, seat) for seat in range(players)], set()

    class Telling:
        def __init__(self, bot: Any) -> None:
            self.bot = bot

        def choose(self, view: Any) -> Any:
            thought = self.bot.choose(view)
            if type(view.choice).__name__ in QUESTIONS:
                reasons.add(thought.reason)
            return thought

    played = play_game(
        options,
        "powers",
        [Telling(bot) for bot in bots],
        lambda _g, _f, _m, events: learned.extend(of(PowerLearned, list(events))),
    )
    assert not played.error
    assert min(played.fame) > 20
    assert {event.seat for event in learned} == set(range(players))
    assert len(learned) > 3 * players
    assert not any("promises most of all" in reason for reason in reasons)


def _reason(table: Powers, move: mv.Move) -> str:
    return reason_for(table.game.view_for(there(table.game.decision).seat), move)


REASONS: list[tuple[Callable[[], Powers], mv.Move, str]] = [
    (
        lambda: Powers().holds(0, "loyal_crew").purse(0, shards=3).initiative(0, 1).begins("assignment"),
        mv.LearnPower("loyal_crew", 2),
        "Loyal Crew saves wages every turn.",
    ),
    (
        lambda: Powers().holds(0, "gearwright").purse(0, shards=3, fame=13).initiative(0, 1).begins("assignment"),
        mv.LearnPower("gearwright", 2),
        "Gearwright makes your shows pay more, which is worth 3 Coins.",
    ),
    (
        lambda: Powers().holds(0, "gearwright").purse(0, shards=3, fame=13).initiative(0, 1).begins("assignment"),
        mv.LearnNoPower(),
        "The Powers in your hand are still too expensive for your Fame.",
    ),
]


@pytest.mark.parametrize(("table", "move", "words"), REASONS)
def test_the_hint_says_what_a_power_is_for(table: Callable[[], Powers], move: mv.Move, words: str) -> None:
    assert _reason(table(), move) == words


def test_what_a_power_adds_to_tricks_of_a_level_it_adds_to_those_only() -> None:
    state = Powers().learned(0, "warm_up_act", 2).state
    assert {trick.level: more_yields(state, 0, trick.id).coins for trick in TRICKS.values()} == {1: 1, 2: 0, 3: 0}
