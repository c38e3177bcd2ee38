"""The pieces of the score: their names, how they are counted, and how one makes way for another."""

from typing import Final, NamedTuple

PLANNING: Final = "planning"
AT_WORK: Final = "at_work"
RIVERSIDE: Final = "riverside"
GRAND_MAGORIAN: Final = "grand_magorian"
MAGNUS_PANTHEON: Final = "magnus_pantheon"
HEIR: Final = "heir"
TITLE: Final = "title"
SCORING: Final = "scoring"
LAST_TURN: Final = "last_turn"

BED: Final = "bed"
MELODY: Final = "melody"
PERCUSSION: Final = "percussion"
SPARKLE: Final = "sparkle"
STEMS: Final = (BED, MELODY, PERCUSSION, SPARKLE)

PHRASE: Final = 4  # bars
PHRASE_BREAK: Final = PHRASE
BAR_BREAK: Final = 1


class Piece(NamedTuple):
    """How a piece is counted: its ``bars`` in so many ``seconds``.

    It begins when the piece before has come to the end of ``breaks`` bars. One that ``goes_on`` takes up the phrase at
    which it was left; the others begin with their first bar.
    """

    seconds: float
    bars: int
    stems: tuple[str, ...] = (BED, MELODY)
    goes_on: bool = False
    breaks: int = PHRASE_BREAK
    has_motifs: bool = False

    @property
    def bar(self) -> float:
        """Seconds of a bar."""
        return self.seconds / self.bars


PIECES: Final[dict[str, Piece]] = {
    PLANNING: Piece(150.0, 64, STEMS, goes_on=True),
    AT_WORK: Piece(166.4, 64, STEMS, goes_on=True),
    RIVERSIDE: Piece(120.0, 104, breaks=BAR_BREAK, has_motifs=True),
    GRAND_MAGORIAN: Piece(125.0, 96, breaks=BAR_BREAK, has_motifs=True),
    MAGNUS_PANTHEON: Piece(120.0, 44, breaks=BAR_BREAK, has_motifs=True),
    HEIR: Piece(120.0, 44),
    TITLE: Piece(90.0, 40),
    SCORING: Piece(90.0, 36, breaks=BAR_BREAK),
    LAST_TURN: Piece(112.5, 48, goes_on=True),
}

MOTIFS: Final = ("mechanical", "optical", "escape", "spiritual", HEIR)
"""Phrases that belong to the categories of Tricks and to the Heir: the first bar of a band."""


def stem_file(piece: str, stem: str) -> str:
    """Name of a stem's file."""
    return f"{piece}.{stem}.ogg"


def motif_file(piece: str, motif: str) -> str:
    """Name of the file of a motif, as the band of a theater plays it."""
    return f"{piece}.motif-{motif}.ogg"
