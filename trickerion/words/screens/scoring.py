"""The final scoring: the podium, the table with its lines, Fame by turn, and where it came from."""

from collections.abc import Mapping
from typing import Final

from trickerion.language.speech import Count, Say, _, headed, listed, sayings, table
from trickerion.language.verbatim import Verbatim
from trickerion.rules.catalog import DUEL, SCORING
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.powers.catalog import POWERS_MODULE
from trickerion.words.heir.tables import DIFFICULTY_WITHIN
from trickerion.words.screens.handicap import WITH
from trickerion.words.screens.setup import LEVELS

TITLE: Final = _("The Final Curtain")

# ------------------------------------------------------------------ which game, who played

_KINDS: Final = (
    (("heir", "academy"), _("Solo with the Academy, {difficulty}")),
    (("heir",), _("Solo, {difficulty}")),
    (("academy",), _("Academy")),
    (("dark_alley",), _("Dark Alley")),
)
"""Kinds of game by their modules; the first whose modules are all in play is named."""


_WITH: Final = {"prophecies": _("Prophecies"), POWERS_MODULE: _("Powers"), DUEL: _("Duel")}
"""Modules that are named besides."""


def kind_of_game(options: GameOptions) -> str:
    """ "Dark Alley, Prophecies, 7 turns"."""
    kind = next((kind for needed, kind in _KINDS if set(needed) <= set(options.modules)), _("Base game"))
    more = (name for module, name in _WITH.items() if module in options.modules)
    said = kind.format(difficulty=DIFFICULTY_WITHIN[options.difficulty])
    handicap = [WITH] if any(seat.handicap for seat in options.seats) else []
    return listed((said, *more, Say("{turns} turns")(turns=options.turns), *handicap))


def edition(options: GameOptions) -> str:
    """Edition of the rules by which the game was played."""
    return Say("rules of {edition}")(edition=options.edition)


def who_played(options: GameOptions, seat: int, level: str) -> str:
    """ "Person", "Computer, Assistant"; ``level``: that of a computer player, if it has one."""
    player = options.seats[seat].player
    if player == "person":
        return _("Person")
    if player == HEIR:
        return Say("Dahlgaard’s Heir, {difficulty}")(difficulty=DIFFICULTY_WITHIN[options.difficulty])
    return Say("Computer, {name}")(name=LEVELS[level].name) if level in LEVELS else _("Computer")


# ------------------------------------------------------------------ the podium

RIBBON: Final = _("The Final Scoring")
HEIR_WINS: Final = _("The Heir wins")
HEIR_LOSES: Final = _("You beat the Heir")
wins: Final = Say("{name} wins")
YOU, YOU_WIN = _("You"), _("You win")
"""On the ribbon."""


def with_fame(fame: int, is_tied: bool, against: int | None = None) -> str:
    """Manner of the victory; ``against`` is the Fame of the only opponent."""
    if is_tied:
        return Say("tied at {fames} Fame, but ahead in the Initiative")(fames=fame)
    return (
        Say("with {fames} Fame")(fames=fame)
        if against is None
        else Say("with {fames} Fame against {against}")(fames=fame, against=against)
    )


FOURTH: Final = Say("Fourth: {name}")


# ------------------------------------------------------------------ the table

ROWS: Final = table(
    "rows",
    track="Fame track",
    shards="Shards",
    coins="Coins",
    special_cards="Special cards",
    banners="Banners",
    apprentices="Apprentices",
    specialists="Specialists",
)
"""The categories that have a row, from the top."""

WORTH: Final = {f"for_{what}": fame for what, fame in (SCORING["base"] | SCORING["dark_alley"]).items()}
"""Fame for each: what both games count is worth the same in both."""
DETAILS: Final = sayings(
    "what a row counts",
    shards="{for_shard} for each",
    coins="1 for each full {for_coins_per_fame}",
    special_cards="{for_special_card} for each one in hand",
    apprentices="{for_apprentice} for each",
    specialists="{for_specialist} for each",
)
not_the_heirs: Final = Say("{counted}, not the Heir’s")
NO_SHARDS: Final = _("nothing in a game with Powers")
won_in_turns: Final = Say("won in the {turns} turns")
TURNS: Final = {5: _("five"), 7: _("seven")}
for_the_most: Final = Say("{bonus} for the most")

_BY_ITS_OWN: Final = _("each by its own condition")
OWN_LINES: Final = {
    "heir": (_("Level 3 Tricks"), _("as their cards say; the Heir’s lines")),
    "both": (_("Level 3 Tricks, Powers"), _BY_ITS_OWN),
    "powers": (_("Powers"), _BY_ITS_OWN),
    "tricks": (_("Level 3 Tricks"), _BY_ITS_OWN),
}
"""Beside the lines that a player has alone: what they are, and what each scores by."""
TOTAL: Final = _("Total")
WINS_TIE, LOSES_TIE = _("wins the tie"), _("loses the tie")
TIE_BREAK: Final = _("The player ahead in the last turn’s Initiative wins ties")
TIE_BREAK_SHORT: Final = _("Ties by Initiative")
"""The same where text is set larger."""
cap: Final = Say("cap {most}")  # a cell that was cut

TIED: Final = _("tied")


banners: Final = Count(
    "{number} Banner beside rooms earns {fame_won} {fame}.", "{number} Banners beside rooms earn {fame_won} {fame}."
)
tied_banners: Final = Say(
    "{placed} That is as many as {others}: players who share a place get the bonus of the last place they share."
)
"""Banners beside rooms, what they bring, and what a tie makes of it."""
cap_of_each: Final = Say("Cap: {cap} from each category")

# ------------------------------------------------------------------ level 3 Tricks

COUNTED: Final = {
    "per_prepared_marker": Count("{number} marker ready: {fame_won}", "{number} markers ready: {fame_won}"),
    "per_shard": Count("{number} Shard: {fame_won}", "{number} Shards: {fame_won}"),
    "per_coins": Count("{number} lot of Coins: {fame_won}", "{number} lots of Coins: {fame_won}"),
    "per_special_assignment": Count("{number} special card: {fame_won}", "{number} special cards: {fame_won}"),
    "per_apprentice": Count("{number} Apprentice: {fame_won}", "{number} Apprentices: {fame_won}"),
    "per_trick_level": Count("{number} such Trick: {fame_won}", "{number} such Tricks: {fame_won}"),
    "per_basic": Count("{number} basic: {fame_won}", "{number} basic: {fame_won}"),
    "per_advanced": Count("{number} advanced: {fame_won}", "{number} advanced: {fame_won}"),
    "per_superior": Count("{number} superior: {fame_won}", "{number} superior: {fame_won}"),
    "": Count("{number} counted: {fame_won}", "{number} counted: {fame_won}"),
}
MET: Final = table(
    "the condition of a Trick is met", if_specialists="has the Specialist", if_trick_count="enough Tricks"
)
NOT_MET: Final = table(
    "the condition of a Trick is not met", if_specialists="no Specialist", if_trick_count="too few Tricks"
)
"""Words for unmet conditions of level 3 Tricks; a new kind falls back on plain numbers."""
counted: Final = Say("{number} counted: {fame_won}")  # what a Power counts, and what that brings
lacks: Final = Say("lacks {what}")
lacks_pieces: Final = Count("lacks {number} Component", "lacks {number} Components")
TRICKS_NOTE: Final = {
    (False, False): _("Only a Trick with all its Components scores."),
    (True, False): _("Only a Trick with Trick Markers, or with all its Components, scores."),
    (False, True): _("Only a Trick with all its Components scores; a Power may let it lack some."),
    (True, True): _(
        "Only a Trick with Trick Markers, or with all its Components, scores; a Power may let it lack some."
    ),
}
"""Notes on the level 3 Tricks that score: with Trick Markers allowed or not, with Powers in play or not."""

# ------------------------------------------------------------------ Fame by turn

CHART: Final = _("Fame by turn")
CHART_NOTE: Final = _("point at a turn to see what happened in it")
START: Final = _("Start")
FINAL: Final = _("Final")
level: Final = Say("level {roman}")  # the threshold from which a player has this level


def turn_title(turn: int, turns: int) -> str:
    """Title of a column of the chart: 0 is the start, the one after the last turn the final scoring."""
    if turn > turns:
        return _("The final scoring")
    return Say("Turn {turn}")(turn=turn) if turn else _("The start")


def turn_line(name: Verbatim, gains: Mapping[str, int]) -> str:
    """Gains and losses of a player in a turn, by kind of source, the most first."""
    total = f"*{name}* {sum(gains.values()):+d} {{fame}}"
    if set(gains) == {"scoring"}:  # the title has said it
        return total
    ordered = sorted(gains.items(), key=lambda item: -item[1])
    parts = ", ".join(f"{SOURCES.get(kind) or _('unpaid wages')}\u00a0{amount}" for kind, amount in ordered)
    return headed(head=total, text=parts) if parts else total


# ------------------------------------------------------------------ where the points came from

BARS: Final = _("Where the points came from")
BARS_NOTE: Final = _("Fame of the turns, and the final scoring")
SOURCES: Final = table(
    "sources",
    start="Start",
    trick="Yields of Tricks",
    link="Links set up",
    performer_link="Links in own shows",
    performer_card="Card bonus",
    performer_assistant="Helpers backstage",
    advertise="Posters",
    renovation="Renovations",
    classroom="Lessons",
    other="Everything else",
    scoring="Final scoring",
)
"""The kinds of sources of the legend."""
RARE: Final = ("renovation", "classroom")
"""Kinds that only some games have."""
lost: Final = Say("lost {number}")  # at the end of a bar


YOUR_POINTS: Final = _("These are your points by source; point at another bar to see others.")


def legend(name: Verbatim) -> str:
    """Above the legend: whose points it counts."""
    return Say("These are the points of {name} by source; point at another bar to see others.")(name=name)


# ------------------------------------------------------------------ buttons

BUTTONS: Final = {
    "table": (_("The Table"), _("look at it once more")),
    "replay": (_("See It Again"), _("every move, from any seat")),
    "lost": (_("Where I Lost It"), _("what cost you most")),
    "save": (_("Save as"), _("points and all moves")),
    "again": (_("Same Again"), _("same seats, new seed")),
    "title": (_("Title"), _("back to the city")),
}
"""The name of each button and its second line, from the left."""
INSTEAD: Final = {
    "bill": (_("Today’s Bill"), _("with your line to share")),
    "lay": (_("Another Game"), _("same company")),
    "sit": (_("Another Game"), _("the table is laid")),
    "ask": (_("Another Game?"), _("tell the host")),
    "asked": (_("Another Game?"), _("the host knows")),
    "wait": (_("Another Game?"), _("once it is laid")),
}
"""In the place of "again" after an evening of Tonight’s Show, and at a table with people elsewhere."""
ANOTHER_WAITS: Final = {
    "asked": _("The host knows that you would like another game: when the table is laid again, this leads there."),
    "wait": _("When the table is laid again, this leads there."),
}
"""Reasons why one cannot go to another game yet."""
NO_RECORD_YET: Final = _("The record of the game has not come yet.")
NO_TABLE: Final = _("There is no table to go back to.")
