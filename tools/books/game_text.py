"""The whole text of the game, to be read: ``python tools/books/game_text.py [SCREEN ...]``.

Every message stands once, on the screen on which a player first meets it, in the order of the file that says it:
from the title to the command line, the texts of cards among them. ``--screens`` names the screens, ``--language fr``
prints what a catalogue says, "-" where it says nothing. To be read aloud before a release; what a text may not say is
held by ``tests/words/test_vocabulary.py``.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.books import language
from tools.books.language import Message

WORDS: Final = "trickerion/words/"
CARDS: Final = "trickerion/rules/cards"
SCREENS: Final[Mapping[str, Sequence[str]]] = {
    "title": ("screens/menus.py", "screens/program.py", "screens/credits.py"),
    "set-up": (
        "screens/setup.py",
        "academy/set_up.py",
        "editions.py",
        "manners.py",
        "privacy.py",
        "screens/handicap.py",
    ),
    "draft": ("screens/draft.py", "cards/magicians.py"),
    "first evening": ("pages/guide.toml", "guide.py", "opening_week.py", "pages/opening_week.toml"),
    "challenges": ("challenges.py", "pages/challenges.toml"),
    "board": (
        *(
            "screens/board.py",
            "screens/table.py",
            "screens/answers.py",
            "screens/residence.py",
            "screens/trade.py",
            "screens/wishes.py",
        ),
        *("questions.py", "moves.py", "reasons.py", "action_tooltips.py", "place_tooltips.py", "tooltips.py"),
        *("card_tooltips.py", "gaps.py", "names.py", "drawing.py", "voices.py", "said.py", "stops.py"),
    ),
    "assignment": ("screens/assignment.py", "plans.py", "screens/what_if.py"),
    "Workshop": ("screens/workshop.py", "lacking.py"),
    "Theater": ("screens/theater.py",),
    "shows": ("screens/performance.py",),
    "Academy": (
        *("academy/screen.py", "academy/questions.py", "academy/reasons.py", "academy/tips.py"),
        *("academy/names.py", "academy/secrets.py", "academy/workshop.py"),
    ),
    "Powers": ("screens/powers.py", "powers/questions.py", "powers/names.py", "powers/texts.py"),
    "Duel": ("duel.py",),
    "Heir": (
        *("screens/heir.py", "heir/entries.py", "heir/sayings.py", "heir/__init__.py"),
        *("heir/tips.py", "heir/tables.py", "heir/gaps.py"),
    ),
    "hints": ("hints.py", "academy/hints.py", "powers/hints.py"),
    "end of turn": ("screens/seam.py",),
    "scoring": ("screens/scoring.py", "where_from.py", "screens/game_text.py"),
    "replay": ("screens/replay.py", "screens/looking_back.py"),
    "Tonight’s Show": ("screens/daily.py", "evening.py"),
    "records": ("screens/records.py", "screens/saves.py", "screens/tables.py"),
    "settings": ("screens/settings.py", "commands.py", "pad.py", "captions.py"),
    "How to Play": (
        *("screens/workbook.py", "workbook_where.py", "pages/goal.toml", "pages/first_evening.toml"),
        *("pages/the_table.toml", "workbook_table.py", "pages/set_up.toml", "workbook_window.py"),
        *("pages/kept_games.toml", "pages/tonight.toml", "pages/playing_together.toml"),
        *("pages/turn.toml", "pages/characters.toml", "pages/end_turn.toml", "pages/scoring.toml", "workbook_rules.py"),
        *("pages/downtown.toml", "pages/market_row.toml", "pages/workshop.toml", "pages/theater.toml"),
        *("pages/performance.toml", "pages/dark_alley.toml", "pages/special_cards.toml", "cards/__init__.py"),
        *("pages/prophecies.toml", "pages/tricks_level_3.toml", "pages/powers.toml", "powers/workbook.py"),
        *("pages/duel.toml", "workbook_duel.py", "pages/academy.toml", "pages/academy_lessons.toml"),
        *("pages/academy_protege.toml", "academy/workbook.py", "pages/first_solo_evening.toml", "pages/solo.toml"),
        *("pages/solo_locations.toml", "pages/solo_shows.toml", "pages/solo_cards.toml", "workbook_solo.py"),
        *("workbook_lists.py", "pages/performance_cards.toml", "pages/components.toml", "pages/dice.toml"),
    ),
    "log": ("log.py",),
    "together": ("screens/together.py", "together.py", "serve.py"),
    "cards": (CARDS,),
    "errors": ("trouble.py",),
    "command line": ("command_line.py",),
    "every screen": ("trickerion/language/speech.py", "trickerion/language/voice.py", "trickerion/language/signs.py"),
}
"""The screens in the order in which a player meets them, and the files whose messages are read there."""


def places() -> dict[str, str]:
    """The screen of every file, in the order of reading."""
    return {
        name if name.startswith("trickerion/") else WORDS + name: screen
        for screen, files in SCREENS.items()
        for name in files
    }


def by_place() -> dict[str, list[Message]]:
    """Every message of the game at the place at which it is first read, the places in the order of reading."""
    order = {place: number for number, place in enumerate(places())}
    found: dict[str, list[Message]] = defaultdict(list)
    for message in language.messages().values():
        found[min(message.where.split(), key=lambda place: order.get(place, len(order)))].append(message)
    return {place: found[place] for place in (*places(), *sorted(found.keys() - order.keys())) if found[place]}


def lines(screens: Sequence[str] = (), code: str = "en") -> Iterator[str]:
    """The text of these screens, of all without one: a head for each file, a line for each message."""
    spoken = in_language(code) if code != "en" else None
    screen = ""
    for place, messages in by_place().items():
        here = places().get(place, "no screen")
        if screens and here not in screens:
            continue
        if here != screen:
            screen = here
            yield f"# {screen}"
        yield f"## {place}"
        yield from (said(spoken(message) if spoken else message) for message in messages)


def in_language(code: str) -> Callable[[Message], Message]:
    """What the catalogue of a language says of a message, in its place."""
    entries = {(each.context, each.one): each.said for each in language.checked(code)[0]}

    def spoken(message: Message) -> Message:
        one, *more = entries.get((message.context, message.one), ("-",))
        return message._replace(one=one, many=" | ".join(more))

    return spoken


def said(message: Message) -> str:
    """A message in one line; what is printed on a card begins with its id."""
    text = " | ".join(filter(None, (message.one, message.many))).strip().replace("\n", " / ")
    return f"{message.context.removeprefix('card:')}: {text}" if message.where.startswith(CARDS) else text


def main() -> None:
    parser = argparse.ArgumentParser(description="Print the text of the game, screen by screen.")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", choices=[*SCREENS, []], help="these screens only")
    parser.add_argument("--language", default="en", help="fr for what trickerion/languages/fr.po says")
    parser.add_argument("--screens", dest="names", action="store_true", help="the names of the screens")
    args = parser.parse_args()
    sys.stdout.write("\n".join(SCREENS if args.names else lines(args.screens, args.language)) + "\n")


if __name__ == "__main__":
    main()
