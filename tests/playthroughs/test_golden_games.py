"""The golden games replay to their digests, and the laws hold for what good players do, too."""

from pathlib import Path

import pytest
from playthrough_text import replay, write
from rows import one_in
from table_laws import check_table

TEXTS = sorted(Path(__file__).parent.glob("*.txt"))


def test_there_are_some_thirty_golden_games() -> None:
    assert len(TEXTS) >= 25


@pytest.mark.parametrize("path", one_in(2, TEXTS), ids=lambda path: path.stem)
def test_golden_game_replays_to_its_digests(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for game in replay(text):
        check_table(game.state)
    assert game.is_over
    assert write(game) == text
