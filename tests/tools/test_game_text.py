"""The whole text of the game: every message once, at the screen on which a player first meets it."""

from tools.books import game_text, language


def test_every_message_is_read_once_on_a_screen_that_is_named() -> None:
    found = game_text.by_place()
    assert sorted(map(str, language.messages().values())) == sorted(str(one) for many in found.values() for one in many)
    assert list(found) == [place for place in game_text.places() if place in found], "a file belongs to a screen"


def test_it_begins_with_the_title_and_one_screen_can_be_read_alone() -> None:
    read = list(game_text.lines())
    heads = [line[2:] for line in read if line.startswith("# ")]
    assert heads == list(game_text.SCREENS)
    assert read[:2] == ["# title", "## trickerion/words/screens/menus.py"]
    alone = list(game_text.lines(["Duel"]))
    assert alone[0] == "# Duel"
    assert set(alone) < set(read)
    assert len(alone) < 60
    assert "weary_bodies:name: Weary Bodies" in read
    assert not any("\n" in line for line in read)
