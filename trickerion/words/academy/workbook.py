"""The chapter of the Workbook about Dahlgaard's Academy: how it is played, rooms, secrets, cards and prophecies.

Its pages are "academy", "academy_lessons", "academy_protege", "academy_rooms" and "academy_cards".
"""

from typing import Final

from trickerion.rules.academy import catalog as its
from trickerion.rules.catalog import (
    ACADEMY,
    FAME_THRESHOLDS,
    HOUSE_CARDS,
    LOCATIONS,
    PROPHECIES,
    PROTEGE_POINTS,
    PROTEGE_WAGE,
    SPECIALS,
    of_cut,
    printed_for,
    specials_for,
)
from trickerion.words import names as n
from trickerion.words.academy import tips
from trickerion.words.academy.names import LETTER, TYPE
from trickerion.words.speech import join, listed
from trickerion.words.workbook_lists import prophecy_row, special_row
from trickerion.words.workbook_page import Block, Head, Note, Page, Row, Rows, Say, page, steps
from trickerion.words.workbook_places import action_rows

PART = "Dahlgaard’s Academy"
_TURNS = its.BANNERS_BY_TURN
_BONUS = {players: join(fame) for players, fame in its.BANNER_BONUS.items()}


def academy_pages() -> list[Page]:
    """All pages of the chapter."""
    return [THE_ACADEMY, LESSONS, PROTEGE, rooms(), cards()]


# ------------------------------------------------------------------ numbers in words


def _banners() -> str:
    """ "4 in turns 1 and 2, 3 in turns 3 and 4, …"."""
    by_number: dict[int, list[str]] = {}
    for turn, number in enumerate(_TURNS, 1):
        by_number.setdefault(number, []).append(str(turn))
    parts = [
        f"{number} in {'turn' if len(turns) == 1 else 'turns'} {n.join(turns)}" for number, turns in by_number.items()
    ]
    return ", ".join(parts)


def _opens(players: int) -> str:
    return n.join([f"{LETTER[letter]} in turn {turn}" for turn, letter in its.OPENS[players].items()])


# ------------------------------------------------------------------ lists


def _room(tile: str) -> Row:
    words = tips.room(tile)
    return Row(words.title, "\n".join(tips.effect_of_room(tile)), words.icon)


def rooms() -> Page:
    """All thirty rooms by type and Fame Threshold."""
    blocks: list[Block] = [
        Say(
            "Five rooms of each type and Fame Threshold lie in stacks that anybody may look through. Who renovates "
            "chooses any one of the stack."
        )
    ]
    for kind, tiles in ((its.PRACTICE, its.PRACTICE_ROOMS), (its.CLASSROOM, its.CLASSROOMS)):
        for level, threshold in FAME_THRESHOLDS.items():
            rows = tuple(_room(tile) for tile in of_cut(tiles, HOUSE_CARDS) if tiles[tile].threshold == threshold)
            head = f"{TYPE[kind]}s, level {n.LEVEL[level]} (from {threshold} Fame)"
            blocks += [Head(head, f"room.{kind}"), Rows(rows, 2)]
    return Page("academy_rooms", "Rooms", "room.practice", PART, tuple(blocks))


def _secret(secret: str) -> Row:
    words = tips.secret(secret)
    return Row(words.title, words.body[0], words.icon)


def cards() -> Page:
    """The special cards and the prophecies that come with the Academy."""
    added = [card.id for card in specials_for((ACADEMY,)) if card.module == ACADEMY]
    blocks: list[Block] = [
        Say(
            "The Academy brings a fifth deck of special Assignment cards, and two more cards for each of the others. "
            f"Of the prophecies {its.PROPHECIES_SWAPPED}, drawn at random, are exchanged for the Academy’s own."
        )
    ]
    for place in (ACADEMY, *(place for place in LOCATIONS if place != ACADEMY)):
        rows = tuple(special_row(card) for card in added if SPECIALS[card].location == place)
        blocks += [Head(f"{n.LOCATION[place]} cards", f"location.{place}"), Rows(rows, 2)] if rows else []
    tokens = [t.id for t in printed_for(PROPHECIES, (ACADEMY,)) if t not in printed_for(PROPHECIES, ())]
    blocks += [Head("Prophecies of the Academy", "ui.prophecy"), Rows(tuple(map(prophecy_row, tokens)), 2)]
    return Page("academy_cards", "The Academy’s cards", "ui.special_card", PART, tuple(blocks))


# ------------------------------------------------------------------ how it is played


THE_ACADEMY: Final = page("academy", "The Academy", "location.academy", PART)(
    Say(
        "*Dahlgaard’s Academy* is added to the Dark Alley, for two to four players or alone against the Heir. A sixth "
        "Location opens: a house of empty rooms. You renovate them for {coin} and {fame}, hang your Banners beside "
        "them, *practice* your Tricks in some and *teach* them in others. A sixth Character comes with it, the "
        "*Protégé*, who learns secrets.\n"
        f"Everybody begins with {its.STARTING_FAME} {{fame}}, {its.EXTRA_COINS} {{coin}} more than usual, a Protégé, "
        f"an Academy card, {its.BANNERS} Banners, an Academy marker for each suit, and a fifth Trick Marker of each.\n"
        "Whatever holds for all Locations, or for Downtown, Market Row and the Dark Alley, holds in the Academy, too."
    ),
    Head("Five Actions", "location.academy"),
    action_rows("renovate", "practice", "teach", "learn_secret", "reveal_secret"),
    Head("Renovate", "action.renovate"),
    Say(
        "Every empty space has three prices, for Fame Threshold 1, 16 and 36: so many {coin} to pay, so much {fame} to "
        "gain. Fame that you lack for a threshold costs 1 {coin} each. Then you choose *any* room of that type and "
        "threshold and lay it on the space. All players may use the room."
    ),
    Head("Banners", "ui.banner"),
    Say(
        f"Beside the new room go Banners from your supply: {_banners()}. If you have fewer you place them all; without "
        "a Banner you cannot renovate. Who places the last one of the supply makes every other player discard one.\n"
        "At the end Banners beside rooms bring {fame}: "
        f"with two players {_BONUS[2]} for the most, with three {_BONUS[3]}, with four {_BONUS[4]}. Players who share "
        "a place all take what the last of the shared places is worth; with two players a tie brings nothing."
    ),
    Note("Renovate early: the room is the same in turn 6, the Banners are not."),
    Head("Closed spaces", "ui.locked"),
    Say(
        "With two or three players there are eight spaces, with four players ten. Some are boarded up and open when "
        f"the turn begins: with two players {_opens(2)}, with three {_opens(3)}, with four {_opens(4)}. The +1 slots "
        "are covered as everywhere: one with three players, both with two; against the Heir a die blocks two slots."
    ),
    Head("At the end of the turn", "phase.end_turn"),
    Say("The secrets on display go under the stack, and two new ones are turned up."),
)
"""What the Academy is, its Actions, rooms and Banners."""

LESSONS: Final = page("academy_lessons", "Practice and Teach", "action.teach", PART)(
    Say(
        "Each of your Tricks has one *Academy marker*. It lies in the supply, in a Practice Room, or in a Classroom. "
        f"To lay it there costs {listed(its.POINTS_BY_LEVEL['practice'])} {{ap}} for a Trick of level I, II, III."
    ),
    Head("Practice", "action.practice"),
    Say(
        "In a *Practice Room* each slot has a bonus of its own: the Trick has it as long as its marker lies there. It "
        "may pay more at every show, give more Trick Markers, cost less to prepare, or bend a rule of the Theater. "
        "Components are not needed. You may take the marker back at any time, for nothing, or move it to another "
        "Practice Room by practising again."
    ),
    Head("Teach", "action.teach"),
    Say(
        "In a *Classroom* the Trick earns every turn without a show. You must own all its Components, or it must be "
        "prepared. A Trick of *the same level* as the room brings the bonus printed between the slots, once, when "
        "its marker comes from the supply or from a Practice Room.\n"
        "But the Trick cannot be prepared any more, and its marker stays: it can only be moved to another Classroom. "
        "Trick Markers that it has may still be set up and performed until the next Classroom phase."
    ),
    Head("Classroom phase", "phase.classroom"),
    steps(
        "It follows the Performance phase. First all Trick Markers of Tricks in Classrooms come home, from their "
        "cards and from the Theater.",
        "Then, in Initiative order, every Trick in a Classroom pays its owner its Yields, as the room changes them: "
        "only some kinds, less of one, a most, or {fame} *or* {coin} as the owner chooses. Weekdays change nothing.",
    ),
    Note("A strong Trick whose Components are hard to keep busy in the Theater is a good teacher."),
    Head("Tricks of level III", "ui.trick"),
    Say(
        "With the Academy a Trick of level III also scores when at least one Trick Marker lies on its card, without "
        "its Components. A Trick in a Classroom has no Trick Markers, so it needs its Components."
    ),
)
"""Academy markers, Practice Rooms, Classrooms, the Classroom phase."""

PROTEGE: Final = page("academy_protege", "The Protégé and secrets", "character.protege", PART)(
    Say(
        "The Protégé begins with 1 {ap} and no wage, and grows by *secrets*. "
        f"With 0, 1, 2 and 3 of them it has {listed(PROTEGE_POINTS)} {{ap}}, and its wage is "
        f"{listed(PROTEGE_WAGE)} {{coin}}. It is a Specialist where cards speak of Specialists, but nobody can "
        "hire one, and the Tricks of level III that count or name Specialists do not mean it."
    ),
    Head("Learning a secret", "action.learn_secret"),
    Say(
        "Two secrets lie on display. *Any* Character of yours in the Academy may learn one: it goes to the lowest free "
        "slot of your Protégé’s board, or takes the place of another one, which leaves the game. The free place on "
        "the display stays empty until the end of the turn, unless somebody reveals a new secret for 1 {ap}.\n"
        "What a secret says holds while your Protégé is placed and acts. All its secrets work together."
    ),
    Head("All secrets", "ui.secret"),
    Rows(tuple(_secret(secret) for secret in of_cut(its.SECRETS, HOUSE_CARDS)), 2),
)
"""The sixth Character, and what it can learn."""
