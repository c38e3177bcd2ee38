"""What is drawn on the table: beside whom and where, from a table that was laid by hand."""

import pytest
from alley import Alley
from drawings import Drawing, seen, watch
from driver import Driver
from powers_table import Powers
from pygame import Rect, Surface

from trickerion.play.session import Session
from trickerion.play.since import PastDeed
from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.powers.catalog import POWERS
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.move_pictures import painter_of
from trickerion.table.popup import Option, Popup
from trickerion.table.since_chips import chips_of, draw_chip
from trickerion.table.toasts import Toasts
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at

CARD = "riverside_01"
RING = ("even_week", "golden_saturday", "empty_friday")
CARDS = ("test_run", "logistics", "mass_recruitment", "guest_performer", "new_twist")


def sit_down(driver: Driver, table: Alley, monkeypatch: pytest.MonkeyPatch) -> tuple[BoardScene, list[Drawing]]:
    """The board of a table, with what is drawn of it."""
    drawn = watch(monkeypatch)
    return driver.open("board", how="reset", session=Session(table.game, None, pace=1e9)), drawn


def rich(persons: int = 1) -> Powers:
    """Three teams of which nothing is alike; seat 0 places."""
    table = Powers(3, persons=persons).learned(1, next(iter(POWERS)))
    table.team(0, "manager", "engineer", "apprentice_2").team(1, "engineer", "apprentice_2")
    table.trick(1, "linking_rings", markers=3).trick(1, "metamorphosis", "hearts", 1, 1)
    table.trick(0, "self_decapitation", markers=2).trick(0, "enchanted_butterflies", "hearts", 1)
    table.trick(0, "barricaded_barrels", "diamonds", 3).components(0, wood=2, glass=1).manager_pile(0, 1, "rope", 2)
    table.purse(0, coins=8, shards=4).purse(1, 11, 2, 17).purse(2, 22, 3, 34)
    table.special(1, "apprentice_2", table.state.special_decks["workshop"][0]).player(1).advertised = True
    table.stock("wood", "metal", "cog", "fabric", orders=("rope", "", "", "saw"), quick="glass").works(
        2, "magician", "friday.perform"
    )
    table.initiative(1, 0, 2).works(1, "magician", "downtown.1").works(0, "apprentice_2", "market_row.1")
    return table.assigned(0, magician="workshop", apprentice_1="downtown").assigned(1, apprentice_1="market_row")


WHERE = """
initiative.0; text I; poster teal; cylinder teal; coin 1
initiative.1; glow; text II; poster_place; cylinder crimson; coin 2
initiative.2; text III; poster_place; cylinder saffron; coin 3
opponent.1; emblem teal; text Player 1; text Great Optico; icon ui.assignment; text 4; icon resource.fame; text 17; \
icon resource.coin; text 11; icon resource.shard; text 2; badge 1; badge 3; badge 1; disk teal magician faded; \
location_badge downtown; disk teal apprentice_1; icon location.market_row; disk teal engineer faded; \
disk teal apprentice_2; icon action.prepare
opponent.1.apprentice_2; icon action.prepare
opponent.2; emblem saffron; text Player 2; text Master of Chains; icon ui.assignment; text 5; icon resource.fame; \
text 34; icon resource.coin; text 22; icon resource.shard; text 3; badge 0; disk saffron magician faded; \
location_badge theater; disk saffron apprentice_1 faded
own_fame; icon resource.fame; text 5
powers; icon resource.shard; text 4; badge 0
trick.2; icon ui.trick; text free slot
trick.3; disk crimson engineer
component.wood; component wood 2
component.glass; component glass 1
component.rope; component rope 2
character.magician; character_place crimson magician 3 workshop waiting
character.engineer; character_place crimson engineer placed idle no card
character.apprentice_1; character_place crimson apprentice_1 1 downtown waiting
character.apprentice_2; character_place crimson apprentice_2 market_row placed placed
slot.downtown.0
slot.downtown.1; disk teal magician; text +1
slot.downtown.2; covered_slot
slot.friday.perform; disk saffron magician
order.0; component rope
order.1
order.3; component saw
stock.wood; component wood 1
stock.cog; component cog 3
coming.3; text 3; text Riverside
coming.7; text 7; text Pantheon
"""
"""A place on the board, and all that is seen there."""


TOLD = """
quick_order | Glass is here this turn. Another Quick Order replaces it.
order.1 | It is free. It feeds the place of Metal.
order.3 | At the end of the turn it replaces Fabric in stock.
stock.metal | It is on sale for 1 {coin}. | You have none in the Workshop. You can have at most 3. | \
You need 3 for Self Decapitation (3 short).
stock.wood | You have 2 of at most 3 in the Workshop. | You need 2 for Barricaded Barrels.
component.glass | It is in the Quick Order slot this turn for 2 {coin}. | You have 1 of at most 3 in the Workshop.
component.rope | Ordered: it replaces Wood at the end of the turn. | \
You have 3 of at most 3 in the Workshop, one of them thanks to the Manager.
deck.workshop | 9 cards are left. | You draw two cards and keep one.
prophecy.0 | It becomes active next turn.
prophecy.1 | Two others come before it, unless Fortune Telling changes that.
prophecy.2 | One other comes before it, unless Fortune Telling changes that.
day.thursday | Each Trick of its owner yields −1 {fame} and −1 {coin}, never below 0.
day.friday | It is taken by Player 2. \
The first player to place a Character here takes the day. Each player can take one day.
slot.downtown.0 | Characters here have 2 {ap} more.
slot.downtown.1 | *Player 1’s Magician* is here.
slot.downtown.2 | This slot is not in use with 3 players.
slot.market_row.1 | *Your Apprentice* is here.
slot.sunday.backstage.0 | Characters here have 1 {ap} less.
slot.friday.perform | You have no Trick Marker on stage yet. You need one to give a show.
initiative.0 | Player 1 is number 1 this turn. | A Poster costs 1 {coin} here and brings 2 {fame}. It is already up.
initiative.1 | You are number 2 this turn. | A Poster costs 2 {coin} here and brings 2 {fame}.
opponent.1 | Team: Magician, 2 Apprentices and Engineer. | \
To be placed: Apprentice (Market Row), Apprentice (Trick Tweaking).
opponent.1.powers | Open slots: 1. In the hand: 0.
opponent.1.apprentice_2 | It is under the Apprentice of Player 1.
opponent.2 | Tricks: none. | Components: none. | Team: Magician and Apprentice.
trick.0 | For 1 {ap}, you prepare 3 Trick Markers. | Spades markers: 2 on the card, 2 in the supply. | \
*It is prepared* and can be set up.
trick.1 | Hearts markers: 4 in the supply. | *It still needs 2 Fabric.*
trick.3 | *Everything is here*: preparing it gives 3 Trick Markers.
character.magician | They have 3 {ap} and take no wage. | Assignment card: *Workshop*. | Right click: leave it idle.
character.engineer | They have 2 {ap} and take a wage of 2 {coin} when they work. | *Idle* this turn. | \
Backstage on the day of a show, they earn the performer 1 {shard}.
character.apprentice_2 | Placed: *Market Row +1*.
"""
"""A place on the board, and what is told of it among other things."""


def test_everything_lies_where_it_belongs_and_nothing_else(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, drawn = sit_down(driver, rich().placing(0), monkeypatch)
    for place, *things in (line.split("; ") for line in WHERE.strip().splitlines()):
        assert seen(drawn, scene.spots.rect(place)) == things, place
    strips = [one.what.rpartition(" 0 ")[2] for one in drawn if one.what.startswith("trick_strip")]
    assert strips == ["disguise 0", "lacks 2 Fabric", "trick_strip barricaded_barrels wood 2 not prepared"]
    heads = [one.rect.centery for one in drawn if one.what in ("emblem teal", "text Player 1", "text Great Optico")]
    assert max(heads[-3:]) - min(heads[-3:]) < 5, "who it is stands in one line"
    manager = sorted(
        (one for one in drawn if at.MANAGER_FRAME.collidepoint(one.rect.center)), key=lambda one: one.rect.y
    )
    assert [one.what for one in manager[2:]] == ["text empty", "component rope 2", "text Rope"]
    assert [seen(drawn, at.COMPONENTS).count(f"text {word}") for word in ("empty", "Wood")] == [5, 1]


def test_everything_tells_what_it_is_now(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, _ = sit_down(driver, rich().placing(0), monkeypatch)
    for place, *lines in (line.split(" | ") for line in TOLD.strip().splitlines()):
        tip = scene.spots.get(place).explanation(None)
        assert tip is not None, place
        assert {*lines} <= {*tip.body, tip.note}, place


def test_who_decides_is_lit_and_who_has_no_specialist_has_no_place_for_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Alley(3, persons=1).row(CARD).trick(0, "linking_rings", markers=1).initiative(2, 1, 0)
    table.works(2, "magician", "downtown.1").special(2, "apprentice_1", "test_run")
    table.player(2).characters["magician"] = table.player(2).characters["magician"]._replace(copies="mass_recruitment")
    table.marker(CARD, 0, 0, "linking_rings", "up").assigned(0, magician="downtown")
    scene, drawn = sit_down(driver, table.acts(1, "magician", "downtown.0"), monkeypatch)
    lit = [place for place in scene.spots.names() if {"glow", "glow_around"} & {*seen(drawn, scene.spots.rect(place))}]
    assert lit == ["initiative.1", "opponent.1"]
    own = seen(drawn, scene.spots.rect("character.magician"))
    assert own == ["character_place crimson magician 3 downtown waiting"], "a rival’s Magician is at work"
    signs = [one.rect.y for one in drawn if one.what in ("icon action.hire_character", "location_badge downtown")][-2:]
    assert 24 < max(signs) - min(signs) < 40, "a special card makes room for the sign of the slot"
    assert seen(drawn, scene.spots.rect("trick.3")) == ["icon character.engineer", "text needs the Engineer"]
    assert "text +1" not in seen(drawn, at.COMPONENTS)
    assert seen(drawn, at.COMPONENTS).count("text empty") == 6
    assert [one.what for one in drawn if "trick_strip" in one.what] == ["trick_strip linking_rings metal 0 1 on stage"]


@pytest.mark.parametrize(("persons", "number"), [(1, 1), (1, 3), (1, 5), (2, 2), (2, 5)])
def test_the_fan_tells_how_many_special_cards_there_are_and_shows_three(
    driver: Driver, persons: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Alley(2, persons=persons).hand(0, *CARDS[:number]).assigned(0, magician="downtown").placing(0)
    _, drawn = sit_down(driver, table, monkeypatch)
    word, *cards, badge = [one for one in drawn if at.HAND.collidepoint(one.rect.center)]
    assert (word.what, badge.what) == ("text hand", f"badge {number}")
    rects = [one.rect for one in cards if one.what.startswith(("assignment_back", "icon action."))]
    assert len(rects) == min(3, number)
    assert abs(sum(rect.centerx for rect in rects) / len(rects) - at.HAND.centerx) < 3
    assert rects[0].centery - 44 > word.rect.centery, "they leave the word to be read"


def view(table: Alley) -> TableView:
    options = table.state.options
    return TableView(table.state, 0, seat_colours(options), seat_names(options))


CHIPS = [
    ((e.CharacterPlaced(1, "magician", "downtown.1", 3),), "disk teal magician; location_badge downtown"),
    (
        (e.CharacterPlaced(1, "magician", "friday.perform", 0),),
        "disk teal magician; location_badge theater; text Friday",
    ),
    ((e.CharacterIdle(1, "magician"),), "disk teal magician faded; icon ui.passed"),
    ((e.CharacterHired(1, "engineer", "inn_specialist"),), "icon action.hire_character; disk teal engineer"),
    ((e.DieSet("bank_a", "3", 1),), "icon action.set_die; die bank 3"),
    ((e.DieRolled("inn_apprentice", "apprentice", 1),), "icon action.reroll_die; die inn apprentice"),
    ((e.CoinsGained(1, 3, "bank"),), "icon action.take_coins; text +3; icon resource.coin"),
    ((e.ComponentsBought(1, "wood", 1, 1),), "icon action.buy; component wood"),
    ((e.ComponentsBought(1, "wood", 2, 2),), "icon action.buy; component wood; text ×2"),
    ((e.ComponentQuickOrdered(1, "rope", ""),), "icon action.quick_order; component rope"),
    ((e.TrickLearned(1, "walled", "hearts", 1, "residence_a"),), "icon action.learn_trick; icon trick.walled"),
    ((e.TrickPrepared(1, "linking_rings", 2),), "icon action.prepare; marker teal spades"),
    ((e.TrickPrepared(1, "walled", 2),), "icon action.prepare; icon trick.walled"),
    (
        (e.TrickSetUp(1, "linking_rings", CARD, 0, 0), e.Linked(1, CARD, 0, 1, "mechanical", 1)),
        "marker teal spades; location_badge theater; icon ui.link",
    ),
    ((e.CardDrawn(1, "market_row", ""),), "icon ui.draw_card; location_badge market_row"),
    ((e.PerformanceBegan(1, CARD, "friday", 0),), "icon action.perform; text Friday"),
    ((e.PerformanceDeclined(1, "friday", False),), "icon action.perform; icon ui.passed"),
    ((e.Advertised(1, 2), e.FameGained(1, 2, "advertise")), "icon action.advertise; text +2; icon resource.fame"),
]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("events", "signs"), CHIPS)
def test_a_chip_shows_what_was_done_and_with_several_rivals_who_did_it(
    monkeypatch: pytest.MonkeyPatch, events: tuple[e.Event, ...], signs: str, players: int
) -> None:
    drawn = watch(monkeypatch)
    (chip,) = chips_of([PastDeed(1, 1, 1, events)], view(Alley(players).trick(1, "linking_rings", markers=3)))
    draw_chip(Surface((600, 60)), Rect(0, 0, chip.width, 40), chip, "teal", is_lit=False)
    several = players > 2
    told = "emblem teal; " * several + (signs.replace("Friday", "Fri") if several else signs)
    assert "; ".join(one.what for one in drawn) == told


PICTURES = [
    (m.RerollDie("bank_a"), "die bank x"),
    (m.ChooseFace("x"), "die bank x"),
    (m.Buy("rope"), "component rope"),
    (m.ChooseSuit("hearts"), "marker crimson hearts"),
    (m.LearnTrick("walled"), "icon trick.walled; icon category.escape"),
    (m.Prepare(0), "icon trick.linking_rings; icon category.mechanical"),
    (m.Prepare(1), "icon ui.trick"),
    (m.ChooseSpecialist("engineer"), "disk crimson engineer"),
    (m.ChooseReward("fame"), "fame"),
    (m.ChooseReward("shards"), "shard"),
    (m.Perform(CARD), "icon location.theater"),
    (m.KeepCard("test_run"), "location_badge workshop"),
    (m.KeepCard("logistics"), "location_badge market_row"),
    (m.LayCard("magician", "workshop"), "location_badge workshop"),
    (m.PlaceCharacter("magician", "downtown.1"), "disk crimson magician"),
    (m.Reschedule(CARD, 0), "icon trick.linking_rings; icon category.mechanical"),
    (m.Reschedule(CARD, 1), "icon location.theater"),
    (m.DrawCard("market_row"), "location_badge market_row"),
    (m.ChangeFate(1), "prophecy golden_saturday"),
    (m.ChooseApprenticePlace("board"), "icon ui.choice"),
    (m.ChooseApprenticePlace("assistant"), "disk crimson assistant"),
    (m.Enhance(), "icon action.enhance"),
    (m.Skip(), "icon ui.cancel"),
    (m.ChooseMagician("the_mechaniker"), "icon magician.the_mechaniker"),
    (m.FinishCharacter(), "icon ui.choice"),
]


@pytest.mark.parametrize(("move", "picture"), PICTURES)
def test_a_move_is_shown_as_what_it_is_about(monkeypatch: pytest.MonkeyPatch, move: m.Move, picture: str) -> None:
    table = Alley(2).row(CARD).trick(0, "linking_rings", markers=1).marker(CARD, 0, 0, "linking_rings", "up")
    drawn = watch(monkeypatch)
    painter_of(move, view(table.ring(*RING)))(Surface((60, 60)), (30, 30), 48)
    assert "; ".join(one.what for one in drawn) == picture


def test_a_list_that_is_longer_than_its_room_says_where_more_is(monkeypatch: pytest.MonkeyPatch) -> None:
    options = [Option(f"Trick {number}", lambda: None) for number in range(30)]
    popup, drawn = Popup("Which?", options, at.DOWNTOWN), watch(monkeypatch)
    told = []
    for lines in (0, -1, -30, 1, 30):
        popup.scroll(lines)
        drawn.clear()
        popup.draw(Surface((1920, 1080)), Hotspots())
        told.append([one.what for one in drawn if "icon ui." in one.what])
    up, down = "icon ui.up", "icon ui.down"
    assert told == [[down], [up, down], [up], [up, down], [down]]


def test_three_messages_stand_below_each_other_each_once_until_their_time_is_over() -> None:
    toasts = Toasts(960, 100)
    for title, stays in (("One", 9.0), ("Two", 9.0), ("Three", 1.0), ("Two", 9.0), ("Four", 3.0), ("Five", 2.0)):
        toasts.say(title, "A word about it.", "ui.hint" if title == "Five" else "ui.info", stays)
    assert toasts.titles == ["Two", "Four", "Five"]
    assert not toasts.moving
    rects = toasts.rects()
    assert rects[0].bottom < rects[1].top
    assert rects[1].bottom < rects[2].top
    toasts.update(1.5)
    assert toasts.titles == ["Two", "Four", "Five"]
    assert toasts.moving
    toasts.take_back("ui.hint")
    assert toasts.titles == ["Two", "Four"]
    toasts.update(1.6)
    assert toasts.titles == ["Two"]
