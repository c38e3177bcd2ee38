"""How thick the border between the game and its window is. No limit may rise; each has the figure it shall come to."""

from house_figures import asked, branches, handed_on, raised, reads_of_state, sayers, says_something, signatures

from tools.books.language import hidden

MOST_ASKED = 66
"""Names that the window and its words ask from the read door. The goal was 120, and all of them are defined there."""

MOST_HANDED_ON = 0
"""Names that the read door imports for the window alone."""

MOST_WORDS_THAT_ASK = 0
"""Files of words that ask the rules: they are given facts."""

MOST_READS_OF_THE_STATE = 15
"""Lines of scenes, table and words that read what lies on the table. The goal: 60."""

MOST_THAT_BRANCH = 131
"""Functions of words that branch. The goal: 300."""

MOST_WITHOUT_A_SENTENCE = 0
"""Functions of words in which no sentence stands. The goal: 0."""

MOST_RAISED = 0
"""Sentences that a player reads and that stand under ``raise``, outside words. The goal: 0."""

MOST_HIDDEN = 0
"""Sentences that are put together before ``language/speech.py`` gets them: nobody can translate them. The goal: 0."""

MOST_SIGNATURES_OF_HOTSPOTS = 1
"""Different parameters of ``add_hotspots``: every panel is one kind of thing."""

MOST_SIGNATURES_OF_DRAW = 2
"""Different parameters of ``draw``: those of a panel and of a scene."""


def test_the_window_asks_few_questions() -> None:
    assert len(asked()) <= MOST_ASKED


def test_the_read_door_answers_itself() -> None:
    assert handed_on() <= MOST_HANDED_ON


def test_words_are_given_facts() -> None:
    asking = {path for paths in asked().values() for path in paths if path.startswith("words/")}
    assert len(asking) <= MOST_WORDS_THAT_ASK, sorted(asking)


def test_the_window_does_not_read_what_lies_on_the_table() -> None:
    assert reads_of_state() <= MOST_READS_OF_THE_STATE


def test_words_say_and_do_not_decide() -> None:
    assert sum(map(branches, sayers())) <= MOST_THAT_BRANCH


def test_a_function_of_words_says_something() -> None:
    assert sum(not says_something(function) for function in sayers()) <= MOST_WITHOUT_A_SENTENCE


def test_no_sentence_is_raised_outside_words() -> None:
    assert len(raised()) <= MOST_RAISED, raised()


def test_translators_see_every_sentence() -> None:
    assert len(hidden()) <= MOST_HIDDEN, hidden()


def test_panels_are_of_one_kind() -> None:
    assert len(signatures("add_hotspots")) <= MOST_SIGNATURES_OF_HOTSPOTS
    assert len(signatures("draw")) <= MOST_SIGNATURES_OF_DRAW
