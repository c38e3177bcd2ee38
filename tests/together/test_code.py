"""Codes: what they hold, and what is found wrong with one before anything is sent."""

from random import Random

import pytest

from trickerion.together.code import (
    LETTERS,
    PORT,
    Code,
    CodeError,
    found_in,
    in_full,
    name_of,
    read_invitation,
    spelled,
)


def test_a_code_is_read_back_however_it_is_typed() -> None:
    random = Random("codes")
    for _ in range(200):
        address = ".".join(str(random.randrange(size)) for size in (240, 256, 256, 256))
        code = Code(address, random.randrange(65536), random.randrange(2**40))
        if random.random() < 0.5:
            code = Code("", 0, random.randrange(2**60), name=name_of(random.randrange(2**24)))
        text = spelled(code)
        assert (text[0] in "YZ") == bool(code.name)
        assert len(text) == 23
        assert read_invitation(text) == code
        typed = text.lower().replace("-", " ").replace("1", "l").replace("0", "o")
        assert read_invitation(f"  {typed} ") == code


def test_a_slip_is_mostly_found_and_in_its_group() -> None:
    text = spelled(Code("192.168.1.20", PORT, 2**39 + 12345)).replace("-", "")
    slips = [(index, letter) for index in range(20) for letter in LETTERS if letter != text[index]]
    assert sum(_is_refused(text, *slip) for slip in slips) / len(slips) > 0.8


def _is_refused(text: str, index: int, letter: str) -> bool:
    try:
        read_invitation(text[:index] + letter + text[index + 1 :])
    except CodeError as error:
        group = error.group
    else:
        return False
    assert group == index // 5
    return True


@pytest.mark.parametrize(
    ("text", "why"), {"": "missing", "7KQ4M": "group", "UUUUU": "letter", "table.example.org:x 1": "address"}.items()
)
def test_what_is_no_code_says_why(text: str, why: str) -> None:
    with pytest.raises(CodeError) as refused:
        read_invitation(text)
    assert refused.value.why in (why, "missing")


@pytest.mark.parametrize("address", ["table.example.org", "2001:db8::7"])
@pytest.mark.parametrize("is_safe", [False, True])
def test_an_address_with_its_secret_is_one_paste(address: str, is_safe: bool) -> None:
    code = Code(address, 443, 987654321, "owl", is_safe)
    assert read_invitation(in_full(code)) == code
    assert code.url.startswith("wss://" if is_safe else "ws://")


RELAYS = ["relay.example.org", "wss://relay.example.org", "relay.example.org:8000", "[2001:db8::7]:80"]


@pytest.mark.parametrize("relay", RELAYS)
def test_a_relay_and_its_code_are_one_paste(relay: str) -> None:
    letters = spelled(Code("", 0, 2**59 + 7, name=name_of(77)))
    code = read_invitation(f"{relay} {letters}")
    assert code.url.endswith(f"/-/call/{code.name}?wait")
    assert in_full(code) == f"{relay} {letters}"
    assert found_in(f"Come to my table! {relay} {letters} See you.") == f"{relay} {letters}"
    assert found_in(f"The code is: {letters}.") == letters


def test_an_address_before_a_code_that_needs_none_is_passed_over() -> None:
    code = Code("10.0.0.7", PORT, 99)
    assert read_invitation(f"relay.example.org {spelled(code)}") == code


def test_an_address_that_stands_for_a_relay_is_no_computer() -> None:
    with pytest.raises(CodeError):
        spelled(Code("240.0.0.1", PORT, 99))
