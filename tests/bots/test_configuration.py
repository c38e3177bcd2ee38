"""The Configuration die that the Assistant rolls again, which is also the hint."""

import pytest
from solo import Solo

from trickerion.bots.assistant import AssistantBot
from trickerion.rules.heir.catalog import BLOCKED
from trickerion.rules.heir.policy import ChoosingConfiguration
from trickerion.rules.moves import RerollConfiguration


def asked(**faces: tuple[str, str]) -> Solo:
    """The question of the second turn, with these slots blocked."""
    t, dice = Solo(), dict.fromkeys(BLOCKED, 0)
    dice |= {place: BLOCKED[place].index(slots) for place, slots in faces.items()}
    t.change(dice=tuple(dice.items()), tokens=())
    t.state.stack = [ChoosingConfiguration(0, ("theater",))]
    return t


@pytest.mark.parametrize(
    ("faces", "best"),
    [
        ({"downtown": ("downtown.2", "downtown.3"), "dark_alley": ("dark_alley.2", "dark_alley.3")}, "market_row"),
        ({"downtown": ("downtown.2", "downtown.3"), "market_row": ("market_row.2", "market_row.3")}, "dark_alley"),
        ({}, "downtown"),
    ],
)
def test_the_die_that_blocks_the_best_slots_is_rolled_again(faces: dict[str, tuple[str, str]], best: str) -> None:
    t = asked(**faces)
    assert AssistantBot(1).choose(t.game.view_for(0)).move == RerollConfiguration(best)


def test_the_hint_names_what_each_die_blocks_now() -> None:
    t = asked(downtown=("downtown.2", "downtown.3"), market_row=("market_row.2", "market_row.3"))
    reason = AssistantBot(1).choose(t.game.view_for(0)).reason
    assert reason.startswith("Dark Alley +2 and +1 are blocked now; a roll blocks less on average.")
    assert "Downtown +1 and 0" in reason and "Market Row +1 and 0" in reason
