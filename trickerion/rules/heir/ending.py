"""Performance, End Turn and the end of the game: the card that brings most, Coins into Fame, the final scoring."""

from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import academy_of
from trickerion.rules.catalog import ACADEMY, PROTEGE, TRICKS, Yields
from trickerion.rules.events import CharacterJoined, CoinsExchanged, Event, Scored, ShardsGained, TrickPaid
from trickerion.rules.gains import gain, gain_fame, pay_coins
from trickerion.rules.heir.catalog import CARD_FAME, COINS_TO_FAME, MOST_FAME_OF_A_LINE, SHARD_FAME, USUAL_TEAM, fame_by
from trickerion.rules.heir.work import HeirAnswer, tell
from trickerion.rules.moves import Move, Perform
from trickerion.rules.phases import performance
from trickerion.rules.scoring import special_cards_of
from trickerion.rules.state import Character, Choice, GameState, Marker, OwnedTrick, Performance, Step


class HeirChoosingShow(Choice):
    """Most Fame, then Shards, then Coins, then leftmost; the Heir never declines."""

    day: str

    def answer(self, state: GameState) -> HeirAnswer:
        """The card and what it brings."""
        brings = {
            card: worth(state, self.seat, self.day, state.performance(card))
            for card in performance.own_cards(state, self.seat)
        }
        best = max(brings, key=lambda card: _order(brings[card]))
        rivals = tuple((card, *gains) for card, gains in brings.items() if card != best)
        return HeirAnswer(Perform(best), "best_show", (best, *brings[best], rivals))

    def legal_moves(self, state: GameState) -> list[Move]:
        return [self.answer(state).move]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, Perform)
        tell(self.seat, self.answer(state), events)
        state.stack.pop()
        performance.begin_show(state, self.seat, self.day, move.card, events)


def _order(brings: Yields) -> tuple[int, int, int]:
    return brings.fame, brings.shards, brings.coins


def worth(state: GameState, seat: int, day: str, card: Performance) -> Yields:
    """Worth of a card: Yields, Links, its bonus, the Red Lotus's Fame; helpers backstage are the same for all cards."""
    show = performance.Show(seat, day, card.id, 0, ())
    parts = [bonus for _, bonus in performance.performer_bonuses(state, show, card)]
    parts += [performance.show_yields(state, show, card, slot, m) for slot, m in card.all_markers() if m.owner == seat]
    parts.append(Yields(lotus_fame(state, seat, card)))
    return Yields(*(sum(amounts) for amounts in zip(*parts, strict=True)))


def lotus_fame(state: GameState, seat: int, card: Performance) -> int:
    """1 Fame for the Red Lotus for each Trick of the player on the card."""
    if state.players[seat].magician != "the_red_lotus":
        return 0
    return sum(marker.owner != seat and marker.trick in TRICKS for _, marker in card.all_markers())


TOP_LEVEL = 3


def exchange_coins(state: GameState, seat: int, events: list[Event]) -> None:
    """Each full ten Coins become Fame."""
    tens = state.players[seat].coins // COINS_TO_FAME
    if tens:
        fame = tens * fame_by("coins_to_fame", state.options.difficulty)
        events.append(CoinsExchanged(seat, tens * COINS_TO_FAME, fame))
        pay_coins(state, seat, tens * COINS_TO_FAME, "heir_exchange", events)
        gain_fame(state, seat, fame, "heir_exchange", events)


class HeirJoining(Step):
    """Hired Characters take their places in the line: Magician, Protégé, Specialists, Apprentices."""

    heir: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        player = state.players[self.heir]
        for character in player.hired:
            player.characters[character] = Character(character)
            events.append(CharacterJoined(self.heir, character, "board"))
        player.hired.clear()
        ranks = {c: index for index, c in enumerate(player.characters)}
        line = sorted(player.characters.values(), key=lambda c: (_rank(c), ranks[c.id]))
        player.characters = {character.id: character for character in line}


_RANKS = {"magician": 0, PROTEGE: 1, "specialist": 2, "apprentice": 3}


def _rank(character: Character) -> int:
    return _RANKS.get(character.kind, _RANKS["specialist"])


def reduced_yields(state: GameState, seat: int, marker: Marker) -> Yields:
    """Yields with 1 Fame and 1 Coin less, never below 0."""
    return performance.modified(performance.own_yields(state, seat, marker.trick, marker.pile), -1)


def pay_for_leaving(state: GameState, seat: int, card: Performance, events: list[Event]) -> None:
    """The Tricks of the Heir on a card that leaves pay a little less."""
    for slot, marker in card.all_markers():
        if marker.owner == seat:
            yields = reduced_yields(state, seat, marker)
            events.append(TrickPaid(seat, marker.trick, card.id, slot, *yields))
            gain(state, seat, yields, "heir_leaving_card", events)


def marker_home(state: GameState, seat: int, suit: str) -> None:
    """A marker goes back onto its Trick, or to the supply when the Trick is gone."""
    player = state.players[seat]
    for place, owned in enumerate(player.tricks):
        if owned is not None and owned.suit == suit:
            player.tricks[place] = OwnedTrick(owned.id, suit, owned.markers + 1, owned.shards)
            return
    player.supply[suit] += 1


def final_score(state: GameState, seat: int, events: list[Event]) -> list[Scored]:
    """Markers on cards, Shards, special cards, level 3 Tricks, Characters beyond six, Banners. No prophecy works."""
    player, difficulty = state.players[seat], state.options.difficulty
    on_cards = _yields_on_cards(state, seat, events)
    cards = special_cards_of(player)
    tricks = sum(owned is not None and TRICKS[owned.id].level == TOP_LEVEL for owned in player.tricks)
    more = max(0, len(player.characters) - USUAL_TEAM)
    level_3_cap: int = state.options.ruling("heir_level_3_cap")
    return [
        _line(seat, "heir_markers", on_cards[0], on_cards[1], 0),
        _line(seat, "shards", player.shards, player.shards * SHARD_FAME, MOST_FAME_OF_A_LINE),
        _line(seat, "special_cards", cards, cards * CARD_FAME, MOST_FAME_OF_A_LINE),
        _line(seat, "heir_level_3", tricks, tricks * fame_by("level_3_trick_at_end", difficulty), level_3_cap),
        _line(seat, "heir_characters", more, more * fame_by("character_beyond_six_at_end", difficulty), 0),
        *_banners(state, seat),
    ]


def _banners(state: GameState, seat: int) -> list[Scored]:
    """The bonus for Banners in a game with the Academy."""
    if ACADEMY not in state.options.modules:
        return []
    board = academy_of(state)
    return [_line(seat, "banners", board.banners_placed(seat), banner_fame(board, seat), 0)]


def _line(seat: int, category: str, number: int, fame: int, cap: int) -> Scored:
    return Scored(seat, category, number, min(fame, cap) if cap else fame, fame)


def _yields_on_cards(state: GameState, seat: int, events: list[Event]) -> tuple[int, int]:
    """(markers, their Fame); their Shards come before those of the next line are counted."""
    own = [(card, slot, m) for card in state.row for slot, m in card.all_markers() if m.owner == seat]
    fame = 0
    for card, slot, marker in own:
        yields = reduced_yields(state, seat, marker)
        events.append(TrickPaid(seat, marker.trick, card.id, slot, *yields))
        fame += yields.fame
        state.players[seat].coins += yields.coins
        if yields.shards:
            state.players[seat].shards += yields.shards
            events.append(ShardsGained(seat, yields.shards, "heir_leaving_card"))
    return len(own), fame
