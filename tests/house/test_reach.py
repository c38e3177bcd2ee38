"""How far a reader is sent for one thing. None of these figures may be loosened."""

import pytest
import reach_figures as reach

MOST = {
    "private names in more than one file of the running game": 0,
    "classes with more than thirty methods": 4,
    "files of ui/layout that one package alone reads": 0,
    "imports from one scene into another": 0,
    "pairs of scenes that import each other": 0,
    "sums of pixels": 2_121,
    "sums of pixels, the number or the side by a name": 2_793,
    "kinds of type": 32,
    "short private functions that are called once": 172,
    "questions named by a string outside words": 16,
    "docstrings that begin with a question word or a pronoun": 146,
}

COUNTED = {
    "private names in more than one file of the running game": lambda: reach.shared_private_names(
        "Session", "GuestGame"
    ),
    "classes with more than thirty methods": reach.classes_of_many_methods,
    "files of ui/layout that one package alone reads": reach.layouts_of_one_package,
    "imports from one scene into another": reach.imports_between_scenes,
    "pairs of scenes that import each other": lambda: set(reach.imports_between_scenes()),
    "sums of pixels": reach.sums_of_pixels,
    "sums of pixels, the number or the side by a name": lambda: reach.sums_of_pixels(named=True),
    "kinds of type": reach.kinds_of_type,
    "short private functions that are called once": reach.short_private_functions,
    "questions named by a string outside words": reach.questions_by_name,
    "docstrings that begin with a question word or a pronoun": reach.riddles,
}


@pytest.mark.parametrize("figure", MOST)
def test_a_reader_is_sent_no_further(figure: str) -> None:
    found = COUNTED[figure]()
    assert len(found) <= MOST[figure], f"{figure}: {len(found)}\n" + "\n".join(map(str, list(found)[:40]))
