"""A made-up language: every text of the game a third longer, with a mark on each vowel; gaps, icons and markup stay.

``language(folder)`` writes its catalogue and its grammar; a process whose code begins with ``speaking(folder)`` has it.
"""

import re
from pathlib import Path

CODE = "xx"
_MARKS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_KEPT = re.compile(r"(\{[^{}]*\}|\[\w+\]|\$\w+|%(?:\(\w+\))?\w|\n)")
GRAMMAR = """from made_up import pushed
from trickerion.language.grammar import en

NAME, POINT = "Made up", "."

def noun(noun_id, form):
    return pushed(en.noun(noun_id, form))

player = en.player
"""


def pushed(text: str) -> str:
    """A text in that language."""
    return "".join(part if _KEPT.fullmatch(part) else _longer(part) for part in _KEPT.split(text))


def _longer(part: str) -> str:
    return re.sub(r"[^\W\d_]{3,}", lambda word: word[0] + word[0][-1] * (len(word[0]) // 3), part).translate(_MARKS)


def language(folder: Path, **said: str) -> None:
    """Write it; ``said``: what its catalogue says of its own, a text by its English one."""
    from tools.books.language import Entry, catalogue, messages  # its grammar has no need of them

    (folder / "languages").mkdir(parents=True, exist_ok=True)
    (folder / "grammar").mkdir(exist_ok=True)
    head = Entry("", "", "", ("Language: xx\nContent-Type: text/plain; charset=UTF-8\n",), False)
    say = {text: said.get(text) or pushed(text) for m in messages().values() for text in (m.one, m.many) if text}
    rest = [Entry(*m[:3], tuple(say[text] for text in m[1:3] if text), False) for m in messages().values()]
    (folder / "languages" / f"{CODE}.mo").write_bytes(catalogue([head, *rest]))
    (folder / "grammar" / f"{CODE}.py").write_text(GRAMMAR, encoding="utf-8")


def speaking(folder: Path) -> str:
    """The beginning of a program that knows the language."""
    tests = Path(__file__).resolve().parent
    return (
        f"import sys; sys.path[:0] = [{str(tests)!r}, {str(tests.parent)!r}]\n"
        f"import trickerion; trickerion.__path__.append({str(folder)!r})\n"
        f"import trickerion.language.grammar as g; g.__path__.append({str(folder / 'grammar')!r})\n"
    )
