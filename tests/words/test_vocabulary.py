"""One thing has one name, and habits that were lost do not come back: every message and every card is read."""

import re

import pytest

from tools.books import language

GAP = re.compile(r"\{[^}]*\}|\$\w+")
MOTTOS, IDS = "epithets", "trickerion/words/command_line.py"
"""What stands below a Magician’s name may say he or she; the command line names opponents by their ids."""

REFUSED = {
    # names: the word of the rules, or the one that the screens have
    r"\bWorkbook\b": "How to Play",
    r"[Pp]ractis": "Practice, as the Action is written: practice, practices, practiced",
    r"[Bb]ehind the stage": "backstage",
    r"\b(rolled|roll|rolls|throw|thrown) again\b|\b[Aa]nother throw\b": "reroll",
    r"\bby lot\b": "at random",
    r"\b[Ss]etup\b(?<!Turn Setup)": "set-up, Set Up Trick, Turn Setup",
    r"\b([Cc]olor|[Ff]avorite)": "colour, favourite",
    # the case of the words of the rules
    r"\b(trick|component|apprentice|assistant|engineer|manager|protégé|specialist|banner|classroom)s?\b": "a capital",
    r"\b[Tt]rick markers?\b|\bacademy markers?\b|\bAcademy Markers?\b": "Trick Marker, Academy marker",
    r"\b(assignment|Assignment) Cards?\b|\bassignment cards?\b": "Assignment card",
    r"\bPerformance Cards?\b|\btheater cards?\b": "Performance card",
    r"\b(an|the|this|that|each|every|one|free|first|no) actions?\b|\bactions? (costs?|points?)\b": "Action",
    r"\bdowntown\b|\bmarket row\b|\bdark alley\b|\bthe (theater|workshop|academy|residence|inn)\b": "a capital",
    r"\b(the|its|their|your|of|pays|printed) yields?\b": "Yield, when it is a noun",
    r"\binitiative\b": "Initiative",
    # habits that were lost
    r"\b(he|she|his|her|him|hers|himself|herself)\b": "they, you, or the Character",
    r"\bfor ever\b": "you keep it",
    r"\bin all\b": "together, altogether",
    r"\b(come|comes|came|coming) home\b": "return, go back to the supply, to its Trick",
    r"\b[Ll]ies? ready\b|\bready prepared\b": "is ready, is prepared",
    r"\b[Ii]n place of wages\b": "pays no wages; instead",
    r"\b([Oo]f|[Aa]mong) equals\b": "on a tie",
    r"\bwhoever has less\b|\bWho (has|makes|places|uses|owns|begins|gains)\b[^?]*$": "less Fame, whoever",
    r"\bis bought\b|\bare bought\b(?! or)": "you buy",
    r"\bwishes\b|\bin haste\b": "plain words",
    r"\(ruling \d+\)": "rulings are ours, not a player’s",
}
"""What no message says -> what it says instead."""


@pytest.mark.parametrize("habit", REFUSED)
def test_one_thing_has_one_name(habit: str) -> None:
    found = [
        f"{message.where}: {text}"
        for message in language.messages().values()
        if message.context != MOTTOS and message.where != IDS
        for text in (message.one, message.many)
        if re.search(habit, GAP.sub("", text))
    ]
    assert not found, f"say: {REFUSED[habit]}\n" + "\n".join(found)
