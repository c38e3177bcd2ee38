"""Sentences to players have a subject and a verb, and rare words stay rare. None of these figures may be loosened."""

from collections import Counter

import pytest

from tools.books import telegrams

MOST = {
    "no verb": 88,
    "no subject": 15,
    "stands": 5,
    "lies": 2,
    "goes on": 0,
    "has it": 0,
    "whoever": 0,
    "a person": 1,
    "it for people": 12,
}


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    return Counter(finding.kind for found in telegrams.findings().values() for finding in found)


@pytest.mark.parametrize("kind", MOST)
def test_telegrams_and_rare_words_become_fewer(counted: Counter[str], kind: str) -> None:
    assert counted[kind] <= MOST[kind], "tools/books/telegrams.py --list says where"
