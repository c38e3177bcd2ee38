"""The Heir's decisions in words: the result as the head, the reason with the numbers that decided below it."""

from random import Random

import pytest
from given import there
from solo import HEIR, Solo, entries, solo_options, tale
from wanderer import pick

from trickerion.language.page import Head
from trickerion.rules import events as e
from trickerion.rules.ask.heir import coming_step, heir_facts, whose_turn
from trickerion.rules.ask.heirs_decisions import choice_of_show
from trickerion.rules.ask.heirs_tale import chapters, sittings
from trickerion.rules.decks import lay_down
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.facts.heir import Next
from trickerion.rules.game import Game
from trickerion.scenes.heir import story
from trickerion.scenes.heir.story import StoryEntry
from trickerion.scenes.workbook.book import pages
from trickerion.words.heir import tips
from trickerion.words.heir.entries import HEADS, SAID, TITLE
from trickerion.words.heir.tips import STANDING, character_words, deck_words
from trickerion.words.screens.heir import LACKS

PLACING = "place_characters"


def heirs_reason(step: HeirStep, events: tuple[Event, ...], row: tuple[str, ...] = ()) -> str:
    """Why the Heir chose a show."""
    return " ".join(SAID(*remark) for remark in choice_of_show(step, events, row))


def a_turn(t: Solo) -> list[StoryEntry]:
    """The entries of one placement and its steps."""
    t.waits()
    moves: list[list[Event]] = [t.do(t.next)]
    while t.question == "HeirActs":
        moves.append(t.do(t.next))
    return tale(moves)


def said(found: list[StoryEntry], head: str) -> str:
    """Head and body of the entry whose head begins so."""
    return next(f"{entry.head} | {entry.body}" for entry in found if entry.head.startswith(head))


def in_downtown(**dice: str) -> Solo:
    """A Specialist of the Heir is assigned to Downtown; both sides have somebody for it."""
    t = Solo().plan("dark_dealings").heirs_team("magician", "engineer").assigned(HEIR, engineer="downtown")
    t.heirs_trick("water_tank_escape", 2, "spades", 0)
    t.player(HEIR).fame = 18
    t.state.closed = frozenset({"downtown.0"})
    return t.assigned(0, apprentice_1="downtown").all_dice(**dice)


def test_stance_where_who_slot_and_points_with_what_decided() -> None:
    found = a_turn(in_downtown(residence_a="any", bank_a="6"))
    assert said(found, "Stance") == "Stance: Busy | Its plan is a set-up card, so it is Busy."
    where = said(found, "Where: Downtown")
    assert "When Busy, it follows this list: Downtown, Theater," in where, "what the names are a list of"
    assert "Contested, because you are both still going there: Downtown." in where, "and what contested means"
    assert said(found, "Who") == "Who: the Engineer | It has no other Character for Downtown."
    assert said(found, "Slot +1, 3 {ap}: 1 die").endswith("2 own + 1 slot = 3 points. That is enough for 1 die.")
    assert [entry.head.split(":")[0] for entry in found[:3]] == ["Stance", "Where", "Who"]


def test_an_empty_visit_says_why_a_contested_location_was_passed_over() -> None:
    t = in_downtown().assigned(HEIR, engineer="theater", magician="workshop").assigned(0, apprentice_1="theater")
    body = said(a_turn(t), "Workshop: the Magician does nothing")
    assert "still going there: Theater. No helper could set up a Trick in the Theater now." in body


def test_a_performance_card_without_a_trick_of_the_top_level_says_which_is_lacking() -> None:
    assert "no Trick of level II" in said(a_turn(in_downtown().plan("opening_night")), "Stance: Busy")


def test_a_trick_names_fame_level_candidates_and_what_came() -> None:
    first = said(a_turn(in_downtown(residence_a="any")), "First die: a Trick")
    assert "With 18 Fame, it may learn level II, and it has 0 of the 2 such Tricks it wants." in first
    assert "The Residence die leaves it" in first
    assert "Trick Markers" in first
    assert first.count("*") == 2


def test_the_dice_of_a_character_are_counted_and_those_of_the_next_anew() -> None:
    t = in_downtown()
    t.waits()
    placed = tuple(t.do(t.next))
    apprentice = (HeirStep(HEIR, "apprentice", (4,)),)
    bank = (HeirStep(HEIR, "bank", ("6", "bank_a")),)
    heads = [entry.head for entry in tale([placed, apprentice, bank, placed, bank]) if "die:" in entry.head]
    assert heads == ["First die: an Apprentice", "Second die: 6 {coin}", "First die: 6 {coin}"]


def test_a_last_die_and_a_last_type_are_not_told_as_one_of_several() -> None:
    (bank,) = entries(HeirStep(HEIR, "bank", ("3", "bank_b")), None)
    assert bank.body == "The highest Bank die left shows 3."
    (single,) = entries(HeirStep(HEIR, "order", (("saw",),)), None)
    (several,) = entries(HeirStep(HEIR, "order", (("saw", "cog"),)), None)
    assert "at random" not in single.body
    assert "Saw" in single.body
    assert "one type at random" in several.body
    assert "ordered: Saw or Cog" in several.body


def test_too_few_dice_say_how_many_and_what_the_rerolled_one_shows() -> None:
    words = said(a_turn(in_downtown()), "Reroll: the Residence die")
    assert "It may use 1 die, but only 0 show something" in words
    assert "Now it shows" in words


def test_before_a_step_its_entry_says_what_will_be_done() -> None:
    t = in_downtown(residence_a="any")
    t.waits()
    t.do(t.next)
    step = coming_step(t.game.view_for(HEIR))
    assert step is not None
    (entry,) = entries(step, None)
    assert entry.head == "First die: a Trick"
    assert entry.body.endswith("The drawn Trick comes prepared.")


def test_the_coming_step_is_the_very_step_that_is_told_then() -> None:
    t = in_downtown(residence_a="any", bank_a="6")
    t.waits()
    while t.question in ("HeirPlacing", "HeirActs"):
        coming = coming_step(t.game.view_for(HEIR))
        assert [event for event in t.do(t.next) if isinstance(event, HeirStep)] == [coming]
    assert coming_step(t.game.view_for(HEIR)) is None


def test_that_everything_is_done_needs_no_entry_but_unused_dice_do() -> None:
    assert entries(HeirStep(HEIR, "all_used", ("downtown", 0)), ()) == []
    (entry,) = entries(HeirStep(HEIR, "no_step_left", ("downtown", 2)), ())
    assert "Unused: 2 dice" in entry.body


def test_an_empty_shopping_list_and_unused_orders_do_not_say_the_same_twice() -> None:
    (empty,) = entries(HeirStep(HEIR, "check_list", ((), ())), ())
    (done,) = entries(HeirStep(HEIR, "no_step_left", ("market_row", 3)), ())
    assert (empty.body, done.body) == ("It needs no Components now.", "It can do no more here. Unused: 3 Orders.")


def test_a_link_tells_what_it_brought_the_heir_and_not_what_it_brought_you() -> None:
    events = (e.FameGained(HEIR, 2, "link"), e.ShardsGained(HEIR, 1, "link"), e.ShardsGained(0, 1, "link"))
    (entry,) = entries(HeirStep(HEIR, "second_of_pair", ("solo_riverside_01", "walled")), events)
    assert "This one earned 2 {fame}, 1 {shard}." in entry.body


def test_what_a_prophecy_adds_to_a_set_up_is_told_by_its_name() -> None:
    events = (e.FameGained(HEIR, 1, "link"), e.FameGained(HEIR, 2, "night_of_mirrors"))
    step = HeirStep(HEIR, "leftmost", ("solo_riverside_01", ("walled",), 1, 1, 0))
    (entry,) = entries(step, events)
    assert entry.body.endswith("1 Link, 1 {fame}. *Night of Mirrors*: 2 {fame} more.")
    (entry,) = entries(step, events[:1])
    assert "more." not in entry.body


def test_a_set_up_speaks_only_of_the_cards_that_stay() -> None:
    """The card that leaves may hold markers of either side; it does not count."""
    (entry,) = entries(HeirStep(HEIR, "leftmost", ("solo_riverside_01", ("walled",), 0, 0, 0)), None)
    assert "No card that stays and takes it has a marker of yours or its own" in entry.body


def test_more_points_are_told_with_what_they_come_from() -> None:
    t = Solo(magician="the_great_optico", player="electra").plan("dark_dealings").heirs_team("magician", "engineer")
    t.assigned(HEIR, engineer="downtown").assigned(0, apprentice_1="downtown")
    t.player(HEIR).used = ["the_great_optico.heir"]
    told = character_words(heir_facts(t.waits().state).characters[1]).body
    assert "This turn: 3 {ap}, because of The Great Optico." in told, "nobody else waits"
    assert "2 own + 1 by The Great Optico + 2 slot = 5 points" in said(a_turn(t), "Slot +2")


def test_points_for_one_of_several_are_told_with_their_condition() -> None:
    t = Solo(magician="the_great_optico", player="electra").plan("dark_dealings").heirs_team("magician", "engineer")
    t.assigned(HEIR, magician="theater", engineer="downtown")
    t.player(HEIR).used = ["the_great_optico.heir"]
    told = character_words(heir_facts(t.waits().state).characters[1]).body
    assert "When placed next: 3 {ap}, because of The Great Optico." in told


def test_two_apprentices_of_the_line_are_told_apart() -> None:
    icons = [(4, "apprentice_1", "downtown", 0), (1, "magician", "theater", 0)]
    told = [entries(HeirStep(HEIR, "icon", icon), None)[0].body for icon in icons]
    assert told == ["It is for the Apprentice in place 4.", "It is for the Magician."]


def test_two_cards_of_one_theater_are_told_apart_by_their_numbers() -> None:
    row = ("solo_riverside_01", "solo_magorian_01", "solo_riverside_02")
    (laid,) = entries(HeirStep(HEIR, "leftmost", (row[2], ("walled",), 0, 0, 0)), None, row=row)
    assert laid.body.startswith("Riverside 2. ")
    (second,) = entries(HeirStep(HEIR, "second_of_pair", (row[0], "walled")), None, row=row)
    assert second.body.startswith("Riverside 1: ")
    best = HeirStep(HEIR, "best_show", (row[2], 5, 3, 1, ((row[0], 4, 3, 0), (row[1], 1, 1, 0))))
    (show,) = entries(best, None, row=row)
    assert show.head == "It performs in Riverside 2"
    assert "Riverside 1: 4 {fame}, 3 {coin}. Magorian: 1 {fame}, 1 {coin}." in show.body
    assert heirs_reason(best, (), row).startswith("Riverside 2 pays it the most: ")


def test_the_heirs_show_is_compared_without_the_helpers_who_add_to_any_card() -> None:
    cards = ("solo_riverside_01", 5, 3, 1, (("solo_riverside_02", 4, 3, 0), ("solo_magorian_01", 1, 1, 0)))
    step, paid = HeirStep(HEIR, "best_show", cards), e.PerformerRewarded(HEIR, "helper", 0, 2, 0)
    (entry,) = entries(step, (paid, paid))
    assert "This card pays it the most: 5 {fame}, 3 {coin}, 1 {shard}." in entry.body
    assert "Riverside: 4 {fame}, 3 {coin}. Magorian: 1 {fame}, 1 {coin}." in entry.body
    assert entry.body.endswith("Helpers backstage add 4 {coin} to any card.")
    assert "Helpers" not in entries(step, ())[0].body
    assert "Helpers backstage add 2 {coin} to any card." in heirs_reason(step, (paid,))


@pytest.mark.parametrize(
    ("event", "head"),
    [
        (e.CoinsExchanged(HEIR, 20, 6), "20 {coin} become 6 {fame}"),
        (e.CharacterJoined(HEIR, "manager", "board"), "The Manager joins"),
        (e.TrickPaid(HEIR, "walled", "solo_riverside_01", 0, 2, 1, 1), "Walled: 2 {fame}, 1 {coin}, 1 {shard}"),
    ],
)
def test_the_end_of_the_turn_is_told(event: Event, head: str) -> None:
    (chapter,) = chapters([Next(3, "end_turn", -1, (e.PhaseBegan("end_turn"), event))], HEIR)
    assert TITLE[chapter.phase] == "The turn ends"
    assert [entry.head for entry in tale(chapter.moves)] == [head]


def test_what_follows_a_decision_of_the_player_at_the_end_of_the_turn_is_told_with_the_rest() -> None:
    lines = [
        Next(3, "end_turn", -1, (e.PhaseBegan("end_turn"), e.CoinsExchanged(HEIR, 10, 3))),
        Next(3, "end_turn", 0, (e.TrickReturned(0, "walled"), e.CharacterJoined(HEIR, "manager", "board"))),
    ]
    (chapter,) = chapters(lines, HEIR)
    assert [entry.head for entry in tale(chapter.moves)] == ["10 {coin} become 3 {fame}", "The Manager joins"]


def test_a_move_of_the_player_ends_a_chapter_and_all_between_two_turns_is_read_together() -> None:
    step = (HeirStep(HEIR, "always_advertises", ()),)
    lines = [
        Next(1, PLACING, HEIR, step),
        Next(1, PLACING, HEIR, step),
        Next(1, PLACING, 0, (e.CharacterIdle(0, "magician"),)),
        Next(1, PLACING, HEIR, step),
        Next(2, "advertise", HEIR, step),
        Next(2, "advertise", 0, (e.CharacterIdle(0, "magician"),)),
        Next(2, "assignment", HEIR, step),
        Next(2, PLACING, HEIR, step),
    ]
    assert [len(chapter.moves) for chapter in chapters(lines, HEIR)] == [2, 1, 1, 1, 1]
    phases = [[chapter.phase for chapter in sitting] for sitting in sittings(lines, HEIR)]
    assert phases == [[PLACING], [PLACING], ["advertise", "assignment"], [PLACING]]


# ------------------------------------------------------------------ contested or not
def test_the_board_says_of_every_location_why_it_is_contested_or_not() -> None:
    t = Solo().plan("dark_dealings").heirs_team("magician", "engineer", "apprentice_1")
    t.assigned(HEIR, magician="theater", engineer="downtown", apprentice_1="dark_alley")
    t.assigned(0, magician="theater", apprentice_1="downtown").waits()
    short = {location: STANDING[kind].short for location, kind in heir_facts(t.state).standing.items()}
    assert short["downtown"] == "contested"
    assert short["theater"] == "only its Magician"
    assert short["dark_alley"] == "only the Heir"
    assert short["market_row"] == "nobody left"
    assert short["workshop"] == "never contested"


def test_before_the_next_plan_its_card_is_the_last_one_and_nobody_is_idle_yet() -> None:
    t = Solo().plan("dark_dealings").heirs_team("magician", "engineer")
    t.state.phase = "roll_dice"
    heir = heir_facts(t.state)
    assert heir.plan is not None
    assert heir.plan.is_last
    assert LACKS[heir.characters[0].lacks] == "no card"
    heir = heir_facts(t.waits().state)
    assert heir.plan is not None
    assert not heir.plan.is_last
    assert LACKS[heir.characters[0].lacks] == "idle"


def test_a_deck_says_in_which_order_the_heir_draws_with_and_without_the_academy() -> None:
    t = Solo()
    assert (
        "in this order: Theater, Downtown, Market Row, Workshop."
        in deck_words("theater", 3, tuple(t.state.special_decks)).body[1]
    )
    lay_down(t.state, "academy", ())
    assert (
        "Theater, Downtown, Academy, Market Row, Workshop."
        in deck_words("theater", 3, tuple(t.state.special_decks)).body[1]
    )


def test_a_weekday_is_labelled_for_both_sides() -> None:
    t = Solo().plan("dark_dealings").heirs_team("magician", "engineer").assigned(HEIR, magician="theater")
    t.state.closed = frozenset({"thursday.perform", "thursday.backstage.0", "thursday.backstage.1"})
    t.waits().state.days["friday"] = 0
    labels = {day: tips.DAY[kind] for day, kind in heir_facts(t.state).days.items()}
    assert labels == {"thursday": "blocked", "friday": "yours", "saturday": "free", "sunday": "latest"}


def test_special_cards_in_the_hand_are_counted_without_the_permanent_ones() -> None:
    assert heir_facts(Solo().heirs_team("magician", "engineer").holds(HEIR, "headhunter").state).special_cards[0] == 1


def test_every_rule_of_an_entry_stands_in_the_workbook() -> None:
    book = {page.id: page for page in pages(("dark_alley", "prophecies", "heir"))}
    for page, head in HEADS.values():
        assert Head(head) in [Head(block.text) for block in book[page].blocks if isinstance(block, Head)]


def test_every_step_of_a_whole_game_has_words_and_a_rule_before_and_after_it() -> None:
    game, random = Game.new(solo_options("hard", setup="full"), "entries"), Random(3)
    reasons = set()
    while not game.is_over:
        seat, coming = there(game.decision).seat, coming_step(game.view_for(0))
        events = game.apply(game.legal_moves()[0] if seat == HEIR else pick(game, random))
        if coming is None:
            continue
        reasons.add(coming.reason)
        for entry in (*entries(coming, None), *entries(coming, events)):
            assert entry.head
            assert entry.body
            assert entry.rule in HEADS
            assert "None" not in entry.head + entry.body
            assert "  " not in entry.body
    assert len(reasons) > 12


def test_who_comes_after_the_heirs_last_character_is_known_before_it_is_placed() -> None:
    t = in_downtown()
    t.player(0).characters = {}
    t.state.phase = PLACING
    t.state.occupants = {"downtown.1": (0, "apprentice_1")}
    assert story.said(whose_turn(t.state, 0, is_placing=True)).head == "Then: the shows"
    assert story.said(whose_turn(t.state, 0)).head == "The Heir continues"


def test_the_first_turn_begins_with_the_player_whatever_the_fame() -> None:
    t = Solo()
    t.state.phase, t.state.turn = "assignment", 1
    assert story.said(whose_turn(t.state, 0)).body.endswith("You begin in the first turn.")
    t.state.turn = 2
    assert story.said(whose_turn(t.state, 0)).body.endswith("You begin, because less Fame goes first.")


def test_of_two_contested_locations_the_first_of_the_list_is_named() -> None:
    t = in_downtown().assigned(HEIR, magician="market_row").assigned(0, magician="market_row")
    where = said(a_turn(t), "Where: Downtown")
    assert where.endswith("still going there: Downtown and Market Row. The first of these on the list is Downtown.")
