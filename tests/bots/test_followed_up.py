"""What is asked in the middle of an Action is answered for the sake of the Actions after it."""

import pytest
from table import Table

from trickerion.bots.registry import make_bot
from trickerion.rules.events import CharacterFinished, CharacterHired, DieSet, Event


def worked(table: Table, seat: int, bot: str) -> list[Event]:
    """What the acting Character does when the bot decides."""
    events: list[Event] = []
    while not any(isinstance(event, CharacterFinished) for event in events):
        events += table.game.apply(make_bot(bot, seat).choose(table.game.view_for(seat)).move)
    return events


@pytest.mark.parametrize("bot", ["assistant", "manager"])
def test_a_die_is_set_to_a_specialist_who_is_then_hired(bot: str) -> None:
    table = Table(2).team(0, "assistant").components(0, metal=2, wood=2, fabric=2)
    table.trick(0, "linking_rings").trick(0, "barricaded_barrels", "hearts", 1)
    table.trick(0, "enchanted_butterflies", "clubs", 2).acts(0, "magician", "downtown.0")
    events = worked(table, 0, bot)
    faces = [event.face for event in events if isinstance(event, DieSet)]
    hired = [event.character for event in events if isinstance(event, CharacterHired)]
    assert hired and hired[0] in faces
