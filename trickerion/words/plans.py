"""What Characters are sent to do, in a few words; what a whole turn is for, and what it should bring."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trickerion.language.speech import Errands, Noun, Remarks, Say, _, begins, join, named, sayings, table
from trickerion.rules.catalog import Yields
from trickerion.words import names as n
from trickerion.words.academy import names as academy
from trickerion.words.powers import names as powers

_NEW_TRICK: Final = _("the new Trick")
_CHARACTER: Final = _("a Character")
_TILE: Final = Say("the {tile}")
_SECRET: Final = Say("the secret {secret}")
_COMPONENT: Final = Say("{component}", "what Characters deal with")
_FACE: Final = Say("{character:a}", "what Characters deal with")
_THINGS: Final[Mapping[str, Callable[[str], str]]] = {
    "trick": n.trick,
    "own": lambda trick: n.trick(trick) if trick else _NEW_TRICK,
    "face": lambda kind: _FACE(character=Noun(kind)) if kind in n.CHARACTER else _CHARACTER,
    "tile": lambda tile: _TILE(tile=academy.tile(tile)),
    "component": lambda kind: _COMPONENT(component=Noun(kind)),
    "secret": lambda secret: _SECRET(secret=academy.secret(secret)),
    "card": n.card,
    "power": powers.power,
}
_UNNAMED: Final = table(
    "what Characters deal with",
    coins="Coins from the Bank",
    die="a die",
    apprentice="an Apprentice",
    marker="a Trick Marker",
    special="a special card",
    prophecies="the prophecies",
    secrets="secrets",
    a_secret="a secret",
)
_VERBS: Final = sayings(
    "what Characters do",
    give_back="give back {things}",
    learn="learn {things}",
    hire="hire {things}",
    open="open {things}",
    teach="teach {things}",
    practice="practice {things}",
    take="take {things}",
    buy="buy {things}",
    order="order {things}",
    give_engineer="give the Engineer {things}",
    give_manager="give the Manager {things}",
    give_assistant="give the Assistant {things}",
    prepare="prepare {things}",
    set_up="set up {things}",
    move="move {things}",
    draw="draw {things}",
    turn="turn {things}",
    turn_up="turn up {things}",
    use="use {things}",
    reroll="reroll {things}",
    set="set {things}",
)
errand: Final = Errands(_VERBS, _THINGS, _UNNAMED)
"""Errand made of deeds: "buy Rope and Saw and prepare Mermaid"; "" without any."""


def performs(day: str) -> str:
    """Errand of the Magician of a show."""
    return Say("perform on {day}")(day=n.DAY[day])


NO_SHOW: Final = _("wait on stage: there is no Trick to perform")
"""Errand of a Magician on stage who has nothing to show."""
NOT_WORTH_IT, NOTHING_TO_DO = _("stay idle: nothing is worth the wage"), _("stay idle: there is nothing to do")
"""Reasons why a Character gets no card: one who would be paid, and one who works for nothing."""


def best_use(place: str, errand: str) -> str:
    """Best errand of a Character without a card, with the place of the card for it."""
    return Say("stay idle. Best use: {errand} ({place}).")(errand=errand, place=n.LOCATION[place])


def stands(location: str) -> str:
    """Errand of a Character who takes no Action."""
    return _("wait backstage") if location == "theater" else Say("wait in {place}")(place=n.in_text(location))


def goal(show: tuple[str, str, Sequence[str]] | None, done: Mapping[str, str], *, ends: bool = False) -> str:
    """Goal of a turn; ``show``: the weekday, the place of the card and the Tricks of the seat on it.

    ``done``: what is done that lets the player grow, on stage, to be ready, at the market, and all of it; ``ends``: no
    turn follows.
    """
    grown, staged, ready = done["growth"], done["stage"], done["ready"]
    if show is not None:
        day, where, tricks = show
        names = join(dict.fromkeys(map(n.trick, tricks)))
        return _SHOW[bool(grown), ends](day=n.DAY[day], where=where, names=names, grown=grown)
    later = staged or ready
    for kind, now in (("both" if later else "all", grown), ("stage", staged), ("ready", ready), *done.items()):
        if now:
            return _GOAL[ends][kind](now=begins(now), later=later)
    return (
        _("This is a quiet turn: keep the Coins for a better one."),
        _("This is a quiet turn: the Coins count at the end."),
    )[ends]


_SHOW: Final = {
    (False, False): Say("Give a show on {day} {where} with {names}."),
    (False, True): Say("Give a show on {day} {where} with {names}."),
    (True, False): Say("Give a show on {day} {where} with {names}, and {grown} for the turns to come."),
    (True, True): Say("Give a show on {day} {where} with {names}, and also {grown}."),
}
"""By whether the player grows besides, and whether no turn follows."""
_GOAL: Final = {
    False: sayings(
        "what a turn is for",
        both="{now}, and {later} for the turns to come.",
        stage="{now}, so that a show can follow.",
        ready="{now}, to be on stage next turn.",
        market="{now}, for Tricks that can be prepared next turn.",
        supplies="{now}, for Tricks that still lack more.",
        all="{now}.",
    ),
    True: sayings(
        "what a turn is for",
        both="{now}, and {later}.",
        stage="{now}.",
        ready="{now}.",
        market="{now}.",
        supplies="{now}.",
        all="{now}.",
    ),
}
"""By whether no turn follows."""


def instead(
    goal: str, pays: tuple[Yields, Yields, str], more: int, rival: str, rival_more: int, *, ends: bool = False
) -> str:
    """Another way for the turn: what it is for, what its show ``pays`` (the player, the rival who gets most and the
    rival's name), and by how much Fame it is better by the end of next turn, 0 where that is within its error.

    ``rival_more``: how much more it gives the best rival, where that speaks the other way; ``ends``: no turn follows.
    """
    own, theirs, best = pays
    show = ""
    if any(own):
        to_rivals = Say("That pays {own}, and {rival} {theirs}.")
        said = to_rivals if any(theirs) else Say("That pays {own}; the others get nothing.")
        show = said(own=n.RESOURCES.join(own), rival=best, theirs=n.RESOURCES.join(theirs)) + " "
    comes_to = _COMES_TO[ends, (more > 0) - (more < 0), (rival_more > 0) - (rival_more < 0)]
    return f"{goal} {show}{comes_to(more=abs(more), rival=rival, theirs=abs(rival_more))}"


_COMES_TO: Final = {
    (True, 0, 0): Say("By the end of the game, both come to about the same."),
    (True, 0, 1): Say(
        "By the end of the game, both come to about the same, but this one brings {rival} {theirs} Fame more."
    ),
    (True, 0, -1): Say(
        "By the end of the game, both come to about the same, but this one brings {rival} {theirs} Fame less."
    ),
    (True, -1, 0): Say("By the end of the game, it is likely to earn about {more} Fame less."),
    (True, -1, -1): Say(
        "By the end of the game, it is likely to earn about {more} Fame less, but {rival} would get {theirs} less."
    ),
    (True, 1, 1): Say(
        "By the end of the game, it may earn about {more} Fame more, but {rival} would get {theirs} more."
    ),
    (False, 0, 0): Say("By the end of next turn, both come to about the same."),
    (False, 0, 1): Say(
        "By the end of next turn, both come to about the same, but this one brings {rival} {theirs} Fame more."
    ),
    (False, 0, -1): Say(
        "By the end of next turn, both come to about the same, but this one brings {rival} {theirs} Fame less."
    ),
    (False, -1, 0): Say("By the end of next turn, it is likely to earn about {more} Fame less."),
    (False, -1, -1): Say(
        "By the end of next turn, it is likely to earn about {more} Fame less, but {rival} would get {theirs} less."
    ),
    (False, 1, 1): Say(
        "By the end of next turn, it may earn about {more} Fame more, but {rival} would get {theirs} more."
    ),
}
"""By whether no turn follows, and whether it brings the player and the best rival more or less."""


EXPECTS: Final = Remarks(
    "",
    {
        "both": "This turn should earn {gained} and cost {spent}.",
        "both.wages": "This turn should earn {gained} and cost {spent}, including {wages} for wages.",
        "brings": "This turn should earn {gained}.",
        "brings.wages": "This turn should earn {gained}, after {wages} for wages.",
        "costs": "This turn costs {spent}. It pays off later.",
        "costs.wages": "This turn costs {spent}, including {wages} for wages. It pays off later.",
        "even": "This turn should earn as much as it costs.",
        "even.wages": "This turn should earn as much as it costs, including {wages} for wages.",
        "ends": "This turn costs {spent}.",
        "ends.wages": "This turn costs {spent}, including {wages} for wages.",
    },
    {
        "gained": named(n.RESOURCES.join, "gained"),
        "spent": lambda of: n.RESOURCES.join(of["spent"]) or _("nothing"),
        "wages": named(n.RESOURCES["coins"], "wages"),
    },
)
"""Expected result of a turn, its wages paid."""


KEPT: Final = Say("About {number} Coins are left then; they count {counted} Fame in the final scoring.")
"""Worth of the Coins that stay in the purse in the last turn."""


def prospect(now: Yields, later: Yields, sure: str, left: int) -> str:
    """Gains that are still to come this turn and in the next, how sure that is; ``left``: turns after this one."""
    gains = {"now": n.change(now) or _NOTHING, "later": n.change(later) or _NOTHING, "sure": SURE[sure]}
    usual = Say("About {now} is still to come this turn, and about {later} next turn ({sure}).")
    return _TO_COME.get(left, usual)(**gains)


_TO_COME: Final = {
    0: Say("About {now} is still to come, with the final scoring ({sure})."),
    1: Say("About {now} is still to come this turn, and about {later} next turn with the final scoring ({sure})."),
}
"""By the turns that are left."""
_NOTHING: Final = _("nothing")
SURE: Final = table("how sure a placement is", quite_sure="quite sure", likely="likely", guess="a guess")


def other_placement(placement: str, more: int) -> str:
    """Another placement, and by how much Fame it is better by the end, 0 for about the same."""
    told = Say("Instead, *{placement}* would come to about the same by the end."), _BETTER, _WORSE
    return told[(more > 0) - (more < 0)](placement=placement, difference=abs(more))


_BETTER: Final = Say("Instead, *{placement}* may earn about {difference} Fame more by the end.")
_WORSE: Final = Say("Instead, *{placement}* is likely to earn about {difference} Fame less by the end.")
