"""A beginner's game played to its end by somebody who hears it: keys, and what a screen reader is told."""

from pathlib import Path

import pytest

from tools.hear.blind_game import play


@pytest.mark.slow
@pytest.mark.own_process
def test_a_game_is_played_to_its_end_by_ear(tmp_path: Path) -> None:
    is_over, lines, nameless = play(tmp_path, 3, short=True)
    assert is_over, lines[-30:]
    assert nameless == []
    heard = "\n".join(lines)
    for what in ("Turn 1 begins", "In your hand: ", "Advertise?", "The Final Curtain", "First: "):
        assert what in heard, what
