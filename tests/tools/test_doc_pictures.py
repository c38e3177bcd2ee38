"""Each picture of the README and of docs/ is one that the tool takes anew."""

from pathlib import Path

from tools.shots import screenshots
from tools.shots.doc_pictures import TAKEN

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def test_every_picture_of_the_docs_can_be_taken_anew() -> None:
    assert set(TAKEN) == {path.stem for path in DOCS.glob("*.jpg")}
    assert {screen for screen, _ in TAKEN.values()} <= set(screenshots.PICTURES)
