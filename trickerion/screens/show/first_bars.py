"""First bars of a band: the motif of whoever's Trick comes to the stage."""

from trickerion.rules.catalog import TRICKS
from trickerion.screens.evening import Act, Evening
from trickerion.table.view import TableView
from trickerion.ui.music import Music
from trickerion.ui.pieces import HEIR


class FirstBars:
    """Motifs that a show has had: each category of Tricks has its own once, and so has the Heir."""

    def __init__(self, music: Music) -> None:
        self._music = music
        self._had: set[str] = set()

    def follow(self, evening: Evening, table: TableView) -> None:
        """Have the band begin with the motif of the Trick on the stage; of the first where all are seen as one."""
        act = evening.acts[0] if evening.is_one and evening.acts and not evening.is_before else evening.act
        if act is not None and act.kind == "trick" and (motif := motif_of(act, table)) not in self._had:
            self._had.add(motif)
            self._music.announce(motif)


def motif_of(act: Act, table: TableView) -> str:
    """Motif of a Trick: that of its category; all of the Heir's have the Heir's."""
    return HEIR if table.is_heir(act.seat) else TRICKS[act.trick].category
