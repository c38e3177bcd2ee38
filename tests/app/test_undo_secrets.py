"""Undo does not put secrets back that were drawn or turned up: what was seen stays seen."""

import pytest
from academy_table import Academy

from trickerion.app.history import End
from trickerion.app.session import Session
from trickerion.rules.moves import DrawSecrets, LearnSecret, Move, RevealSecret


def played(table: Academy, *moves: Move) -> Session:
    session = Session(table.game, None)
    for move in moves:
        session.play(move)
    return session


def at_work(*display: str) -> Academy:
    return Academy(2, persons=1).prophecy("open_archives").display(*display).acts(0, "magician")


@pytest.mark.parametrize(
    ("display", "move"), [(("alley_cat", "frugal_life"), DrawSecrets()), (("alley_cat", ""), RevealSecret())]
)
def test_secrets_that_were_seen_do_not_go_back(display: tuple[str, ...], move: Move) -> None:
    session = played(at_work(*display), move)
    assert not session.can_undo and session.undo_end is End.REVEALED


def test_a_secret_on_display_that_was_learned_goes_back() -> None:
    assert played(at_work("alley_cat", "frugal_life"), LearnSecret("alley_cat")).can_undo


def test_which_of_the_drawn_secrets_is_learned_can_be_changed() -> None:
    session = played(at_work("alley_cat", "frugal_life"), DrawSecrets())
    chosen = session.legal[0]
    assert isinstance(chosen, LearnSecret)
    session.play(chosen)
    assert session.can_undo
    session.undo()
    assert chosen in session.legal and not session.can_undo
