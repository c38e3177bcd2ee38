"""Learn Secret, Reveal Secret, and the Protégé with its secrets."""

from academy_table import PROTEGE, Academy
from table import of

from trickerion.rules.ask.actions import action_statuses, points_of
from trickerion.rules.catalog import SLOTS
from trickerion.rules.effects.modifiers import base_points
from trickerion.rules.events import SecretLearned, SecretRevealed, SecretsExchanged
from trickerion.rules.locations.downtown import can_hire
from trickerion.rules.moves import ChooseSecretSlot, LearnSecret, RevealSecret
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.scoring import score_lines, specialists_of


def test_any_character_learns_a_secret_of_the_display_for_2_action_points() -> None:
    t = Academy().display("alley_cat", "frugal_life")
    t.acts(0, "magician")
    events = t.do(LearnSecret("alley_cat"))
    assert t.points == 3 and t.board.secrets == (("alley_cat",), ())
    assert of(SecretLearned, events) == [SecretLearned(0, "alley_cat", "")] and t.board.display == ("", "frugal_life")


def test_a_secret_goes_to_the_lowest_free_slot_or_replaces_another() -> None:
    t = Academy().knows(0, "alley_cat").display("second_wind", "frugal_life")
    t.acts(0, "magician")
    t.do(LearnSecret("second_wind"))
    assert [move.slot for move in t.offers(ChooseSecretSlot)] == [0, 1]
    assert of(SecretLearned, t.do(ChooseSecretSlot(0))) == [SecretLearned(0, "second_wind", "alley_cat")]
    assert t.board.secrets[0] == ("second_wind",) and "alley_cat" not in t.board.stack


def test_a_fourth_secret_must_replace_one() -> None:
    t = Academy().knows(0, "alley_cat", "second_wind", "night_school").display("frugal_life", "masons_eye")
    t.acts(0, "magician")
    t.do(LearnSecret("frugal_life"))
    assert [move.slot for move in t.offers(ChooseSecretSlot)] == [0, 1, 2]


def test_a_secret_is_revealed_only_where_one_was_learned() -> None:
    t = Academy()
    t.acts(0, "magician")
    assert not t.can(RevealSecret())
    status = next(s for s in action_statuses(t.state, 0) if s.action == "reveal_secret")
    assert status.reason == ("display_full", ())
    top, first = t.board.stack[0], t.board.display[0]
    t.do(LearnSecret(first))
    assert of(SecretRevealed, t.do(RevealSecret())) == [SecretRevealed(0, top)] and t.points == 2
    assert t.board.display[0] == top and top not in t.board.stack


def test_at_the_end_of_the_turn_the_secrets_on_display_go_under_the_stack() -> None:
    t = Academy().display("alley_cat", "")
    stack = t.board.stack
    assert of(SecretsExchanged, t.only("end_turn")) == [SecretsExchanged(stack[:2])]
    assert t.board.stack == (*stack[2:], "alley_cat")


def test_points_and_wage_of_the_protege_depend_on_the_number_of_its_secrets() -> None:
    known = ("alley_cat", "second_wind", "night_school")
    found = []
    for number in range(4):
        t = Academy().knows(0, *known[:number])
        disk = t.player(0).characters[PROTEGE]
        found.append((base_points(t.state, 0, disk), wage_of(t.state, 0, disk)))
        assert points_of(t.state, 0, PROTEGE, "academy.3").base == found[-1][0]
    assert found == [(1, 0), (1, 1), (2, 2), (3, 2)]


def test_the_protege_acts_like_any_character() -> None:
    t = Academy().knows(0, "alley_cat", "second_wind").acts(0, PROTEGE)
    assert t.points == 2 + SLOTS["academy.0"].modifier


def test_the_protege_is_a_specialist_for_its_wage_but_is_not_counted_hired_or_a_performer_bonus() -> None:
    t = Academy()
    player = t.player(0)
    assert specialists_of(player) == []
    assert "protege" not in [kind for kind in ("assistant", "engineer", "manager") if not can_hire(player, kind)]
    assert "specialists" not in [line[0] for line in score_lines(t.state, player)]


def test_quick_study() -> None:
    """One Learn Trick Action of this Character costs 2 Action Points."""
    t = Academy().knows(0, "quick_study").purse(0, coins=30, fame=20).dice(residence_a="any", residence_b="any")
    t.acts(0, PROTEGE, "downtown.0")
    assert {s.action: s.cost for s in action_statuses(t.state, 0)}["learn_trick"] == (2, 2)
    learn = next(move for move in t.game.legal_moves() if type(move).__name__ == "LearnTrick")
    t.do(learn)
    while t.question != "CharacterActs":
        t.do(t.game.legal_moves()[0])
    assert t.points == 1
    assert {s.action: s.cost for s in action_statuses(t.state, 0)}["learn_trick"] == (3, 3), "once"
    assert t.board.used == ((0, PROTEGE, "quick_study"),)


def test_a_secret_works_for_the_protege_alone_and_for_whom_it_was_lent() -> None:
    t = Academy().knows(0, "quick_study").acts(0, "apprentice_1", "downtown.0")
    assert {s.action: s.cost for s in action_statuses(t.state, 0)}["learn_trick"] == (3, 3)
    t = Academy().knows(0, "quick_study").lends(0, "apprentice_1", "quick_study").acts(0, "apprentice_1", "downtown.0")
    assert {s.action: s.cost for s in action_statuses(t.state, 0)}["learn_trick"] == (2, 2)
