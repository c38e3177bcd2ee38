"""What several hands have written into one catalogue is put together without an entry that stands twice."""

import re
from collections import Counter
from pathlib import Path

import pytest

from trickerion import language

CATALOGUES = sorted((Path(language.__file__).parents[1] / "languages").glob("*.po*"))
ENTRY = re.compile(r'^(?:msgctxt "(.*)"\n)?msgid "(.*)"$', re.MULTILINE)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_no_message_stands_twice(path: Path) -> None:
    entries = Counter(ENTRY.findall(path.read_text(encoding="utf-8")))
    assert len(entries) > 1_000 and entries.most_common(1)[0][1] == 1, entries.most_common(3)
