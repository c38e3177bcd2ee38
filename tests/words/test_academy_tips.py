"""What the things of the Academy say of themselves."""

import random
import re
from collections.abc import Iterator

from academy_table import CLASS_1, CLASS_3, CLASS_4, Academy
from given import named

from trickerion.language.wording import Words
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.ask.academy import academy
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.ui.icon_map import concepts
from trickerion.words.academy import tips

NAMES = named("Ada", "Boris", "Chris", "Dora")


def table() -> Academy:
    """A table for two; seat 0 has a Trick."""
    t = Academy()
    t.trick(0, "linking_rings")
    return t


def space_of(t: Academy, space: str) -> Words:
    return tips.space(academy(t.state).spaces[space], NAMES, 0)


def banners_of(t: Academy) -> Words:
    return tips.banners(academy(t.state).seats[0], 2, t.state.turn)


def text(words: Words) -> str:
    """All of a tooltip."""
    return " ".join((words.title, *words.body, words.note))


def check(words: Words) -> None:
    """A tooltip of whole sentences, with a picture."""
    assert words.title
    assert words.body
    assert words.icon in concepts()
    for line in words.body:
        assert line[0].isupper() or line[0] in "*+0123456789", line
        assert line.rstrip("*").endswith("."), line
        plain = re.sub(r"\{[\w.]+\}", "", line)
        assert not re.search(r"[_{}]|None|Trick Trick", plain), line


def on_table(game: Game) -> Iterator[Words]:
    """All tooltips of the board of a game."""
    facts = academy(game.state)
    for room in facts.rooms:
        yield tips.space(room, NAMES, 0)
    for seat in facts.seats:
        yield tips.banners(seat, len(facts.seats), game.state.turn)
    for lesson in facts.lessons:
        yield tips.academy_marker(lesson, NAMES, 0)
    yield tips.secret_stack(facts.stack)


def test_every_room_and_secret_explains_itself() -> None:
    for tile in TILES:
        check(tips.room(tile))
    for secret in (*SECRETS, "unknown"):
        check(tips.secret(secret))
    for slot in range(3):
        check(tips.secret_slot(slot))
    check(tips.FREE_PLACE)


def test_the_board_explains_itself_at_any_point_of_a_game() -> None:
    for players in (2, 3, 4):
        chance = random.Random(players)
        options = GameOptions(tuple(Seat(name) for name in NAMES[:players]), modules=("dark_alley", "academy"))
        game, step = Game.new(options, "tips"), 0
        while not game.is_over:
            step += 1
            if game.state.phase != "setup" and step % 40 == 0:
                for words in on_table(game):
                    check(words)
            game.apply(chance.choice(game.legal_moves()))


def test_a_slot_says_what_it_does_for_the_trick_that_lies_there() -> None:
    (lesson,) = academy(table().practises(0, "linking_rings", "fencing_hall", 1).state).lessons
    said = text(tips.academy_marker(lesson, NAMES, 0))
    assert "+2 {coin} each time the Trick is performed" in said
    assert "Your Linking Rings" in said


def test_a_taught_trick_says_what_its_classroom_pays_now() -> None:
    (lesson,) = academy(table().teaches(0, "linking_rings", "chalk_room").state).lessons
    said = text(tips.academy_marker(lesson, NAMES, 1))
    assert "Ada’s Linking Rings" in said
    assert "Chalk Room: 2 {coin} each turn" in said


def test_a_classroom_says_what_it_keeps_of_the_yields_and_its_bonus() -> None:
    said = text(tips.room("grand_auditorium"))
    assert "the {fame} less 3 (4 at most) and the {coin} less 2 (3 at most)" in said
    assert "Teach a Trick of level III here, from no other Classroom: 3 {fame} at once" in said
    assert "or the {coin} (3 at most): its owner chooses each turn" in text(tips.room("debating_chamber"))


def test_a_space_says_when_it_opens_and_who_renovated_it() -> None:
    t = Academy().room(CLASS_4, "chalk_room", builder=1, banners=3)
    assert "the spaces A open in turn 4" in text(space_of(t, CLASS_1))
    assert "3 Banners are beside it; Boris renovated it" in text(space_of(t, CLASS_4))


def test_banners_say_what_they_are_worth_now() -> None:
    t = Academy().room(CLASS_3, "chalk_room", builder=0, banners=4)
    assert "4 beside rooms, 8 left. A renovation of turn 1 places 4." in text(banners_of(t))
    assert "2 left. A renovation of turn 1 places 2, the last." in text(banners_of(t.banners(0, 2)))
    assert "0 left. At the end" in text(banners_of(t.banners(0, 0)))
    t.banners(0, 8)
    assert "now you would get 8 {fame}" in text(banners_of(t))
