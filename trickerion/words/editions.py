"""The points on which the editions of the rules differ, in words."""

from dataclasses import dataclass
from typing import Any, Final

from trickerion.language.speech import _, table


@dataclass(frozen=True)
class Point:
    """A point that can be set individually: its id in the rules, its words, and the words of each value."""

    id: str
    name: str
    text: str
    values: tuple[tuple[Any, str], ...]


_POINTS = (
    Point(
        "link_bonus_level",
        _("A Link pays by the level of"),
        _("When you set up a Trick, each Link pays as much {fame} or {coin} as the level of one of its two Tricks."),
        (("set_up", _("the Trick set up")), ("highest", _("the higher of both"))),
    ),
    Point(
        "wage_penalty",
        _("Unpaid wages cost"),
        _("You lose 2 {fame} for each Coin you cannot pay, or for each Character you cannot pay in full."),
        (("per_coin", _("2 Fame per Coin")), ("per_character", _("2 per Character"))),
    ),
    Point(
        "score_cap",
        _("At the end a category brings"),
        _("With a limit, no single heap of {coin} or {shard} decides the game."),
        ((0, _("all its Fame")), (20, _("at most 20 Fame"))),
    ),
    Point(
        "order_from_stock",
        _("What is on sale can be ordered"),
        _("May you order a Component that is on a Buy slot of Market Row at that moment?"),
        ((True, _("yes")), (False, _("no"))),
    ),
    Point(
        "first_order",
        _("The Initiative of the first turn is"),
        _("Initiative is random for everybody, or only the first player is random and the others follow clockwise."),
        (("random", _("random for all")), ("clockwise", _("clockwise"))),
    ),
    Point(
        "free_prepare_engineer",
        _("At the start the Engineer’s Trick is"),
        _("Your first Trick is prepared for free if you have its Components. An Engineer’s second Trick may be, too."),
        ((False, _("not prepared")), (True, _("prepared too"))),
    ),
    Point(
        "special_draw",
        _("A special card is"),
        _("You draw the open card on top of a deck, or you look at two cards in secret and keep one."),
        (("top_card_open", _("the open top card")), ("two_keep_one", _("one of two"))),
    ),
    Point(
        "special_discard",
        _("Used special cards go"),
        _(
            "Used cards go on a pile, and every turn the top card of each deck goes under that deck; or used "
            "cards go under their decks at once."
        ),
        (("pile_and_rotate", _("on a pile")), ("under_deck", _("under the deck"))),
    ),
    Point(
        "academy_abilities",
        _("Priestess and Master of Chains"),
        _(
            "Two Magicians have other abilities in the version that came with the Academy; "
            "without prophecies the Priestess always has the later one."
        ),
        ((False, _("their first abilities")), (True, _("the later ones"))),
    ),
)
POINTS: Final = {point.id: point for point in _POINTS}

POINTS_OF_THE_HEIR = (
    Point(
        "heir_hard_team",
        _("Second Specialist"),
        _("On Hard, the Heir’s team gets a Specialist, either in place of its second Apprentice or in addition."),
        (("swap", _("for an Apprentice")), ("add", _("in addition"))),
    ),
    Point(
        "heir_level_3_cap",
        _("Level 3 Tricks bring"),
        _("In the final scoring, the Heir’s level 3 Tricks have a limit like its other lines, or they count in full."),
        ((20, _("at most 20")), (0, _("all their Fame"))),
    ),
    Point(
        "heir_duel_cards",
        _("Cards of the Duel"),
        _("The Duel’s Performance cards are shuffled into the solo cards."),
        ((False, _("left out")), (True, _("shuffled in"))),
    ),
)
"""The points of the solo game, which no edition sets."""

_SUMMARIES = table(
    "summaries",
    {
        "2015": (
            "*2015:* a Link pays by the level of the Trick set up; what is on sale may be ordered; unpaid wages cost "
            "2 {fame} for each {coin}; the final scoring has no limit."
        ),
        "2019": (
            "*2019:* a Link pays by the higher level of its two Tricks; what is on sale cannot be ordered; "
            "unpaid wages cost 2 {fame} per Character; at most 20 {fame} from each category of the final scoring."
        ),
    },
)
_SPECIAL_CARDS = table(
    "special cards",
    {"2015": " You draw special cards from open decks.", "2019": " You draw two special cards and keep one."},
)


EDITION: Final = {
    **{(edition, False): text for edition, text in _SUMMARIES.items()},
    **{(edition, True): text + _SPECIAL_CARDS[edition] for edition, text in _SUMMARIES.items()},
}
"""Explanation of an edition, in block markup, without and with the Dark Alley."""
