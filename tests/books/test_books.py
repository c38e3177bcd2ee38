"""The program says and shows at tables of the golden games what the books say; see ``tools/books/make_books.py``."""

from collections.abc import Iterator

import pytest
from rows import one_in

from tools.books import book, effects_at_work, reckoning, thinking_out, wording
from tools.shots.studio import Studio

MOMENTS = list(dict.fromkeys(tuple(line.split()[:2]) for line in book.kept("tables.txt")))


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    with book.window(tmp_path_factory.mktemp("books")) as made:
        yield made


@pytest.mark.parametrize(
    ("name", "at"),
    [pytest.param(*moment, marks=[pytest.mark.slow] * (at % 4 > 0)) for at, moment in enumerate(MOMENTS)],
)
def test_the_table_says_and_shows_what_the_book_says(studio: Studio, name: str, at: str) -> None:
    moment = book.looked_at(studio, name, int(at))
    assert (book.news(moment), moment.lines) == ({}, book.kept("tables.txt", f"{name} {at}"))
    first = MOMENTS.index((name, at)) * 2
    differ = [book.difference(picture, book.kept_picture(first + n)) for n, picture in enumerate(moment.pictures)]
    assert max(differ) <= book.NEARLY, (
        "python tools/books/make_books.py pictures FOLDER, here and there, and compare them"
    )


@pytest.mark.parametrize("name", one_in(3, book.GAMES))
def test_the_sentences_about_a_game_are_those_of_the_book_and_can_be_read(name: str) -> None:
    spoken = book.spoken(name)
    assert list(book.unreadable(spoken)) == []
    assert book.marks(name, spoken) == book.kept("spoken.txt", name), (
        f"see python tools/books/make_books.py spoken {name}"
    )


LONG = {"magician", "simulated", "rollouts"}
"""Pages that take a while; tests/bots ask the same in small."""

RECKONED = sorted({line.split()[0] for line in book.kept("reckoned.txt")})


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (at % 3 != 0)) for at, name in enumerate(RECKONED)]
)
def test_computer_players_reckon_as_the_book_says(name: str) -> None:
    kept = book.kept("reckoned.txt", name)
    assert reckoning.reckoned(name, [int(line.split()[1]) for line in kept]) == kept


@pytest.mark.parametrize(
    "page", [pytest.param(page, marks=[pytest.mark.slow] * (page in LONG)) for page in thinking_out.PAGES]
)
def test_computer_players_think_and_play_as_the_book_says(page: str) -> None:
    assert thinking_out.page(page) == book.kept("thought.txt", page)


def test_words_and_cards_answer_what_the_book_says() -> None:
    assert wording.lines() == book.kept("wording.txt")
    assert effects_at_work.lines() == book.kept("effects.txt")
