"""What the page of the Workbook about saves, undo, replays and records is given, and where it is opened."""

from typing import Final

from trickerion.language.page import Given, Row, Rows, at_head
from trickerion.language.speech import _
from trickerion.words.screens import looking_back
from trickerion.words.screens.records import COLUMNS, COUNTED, EXPORT
from trickerion.words.screens.replay import HOW_KEPT, MORE_STEPS, PLAY_ON, STEPS
from trickerion.words.screens.tables import PUT_AWAY, TITLE

KEPT: Final = "kept_games"
REPLAYS, LOOKING_BACK, RECORDS = at_head(_("Replays")), at_head(looking_back.TITLE), at_head(_("Records"))

GIVEN: Final[Given] = {
    "csv": EXPORT,
    "tables": TITLE,
    "put_away": PUT_AWAY,
    "how_kept": HOW_KEPT,
    "play_on": PLAY_ON,
    "steps": (Rows(tuple(Row(step.note, f"{step.title}.", "ui.play") for step in (*STEPS.values(), *MORE_STEPS)), 2),),
    "counted": COUNTED,
    "columns": (Rows(tuple(Row(title, text, "ui.trophy") for title, text in COLUMNS), 2),),
}
