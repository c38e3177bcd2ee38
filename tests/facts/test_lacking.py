"""What a Trick lacks and the ways to get it."""

from trickerion.rules.ask.tricks import lacking, missing_for
from trickerion.rules.facts.tricks import Lacking
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import Character, GameState, OwnedTrick


def _table(components: dict[str, int], trick: str = "stairs_of_water", edition: str = "2019") -> GameState:
    """A Workshop of seat 0 with one Trick in place 0, these Components and a Manager without piles."""
    state = Game.new(GameOptions((Seat("A"), Seat("B")), edition=edition), "lack").state
    player = state.players[0]
    player.tricks = [OwnedTrick(trick, "hearts"), None, None, None]
    player.components = dict(components)
    player.manager_piles = ["", ""]
    player.characters = {id: Character(id) for id in ("magician", "manager", "apprentice_1")}
    player.coins = 20
    state.stock, state.orders, state.quick_order = ["wood", "glass", "metal", "fabric"], ["", "", "", ""], ""
    return state


def _lacking(state: GameState) -> Lacking:
    found = lacking(state, 0, 0)
    assert found is not None
    return found


def test_nothing_is_missing_when_the_trick_can_be_prepared() -> None:
    state = _table({"metal": 2}, "linking_rings")
    found = _lacking(state)
    assert found.missing == ()
    assert found.plan is not None
    assert (found.plan.points, found.plan.coins) == (1, 0)
    assert lacking(state, 0, 1) is None
    # every way comes with its points and coins
    state = _table({"glass": 2, "petroleum": 2, "cog": 1})
    glass, mirror = _lacking(state).missing
    assert (glass.have, glass.need, glass.short) == (2, 3, 1)
    assert [(w.kind, w.points, w.coins) for w in glass.ways] == [("move_components", 1, 0), ("buy", 1, 1)]
    assert {(w.kind, w.board, w.points, w.coins, w.turns) for w in mirror.ways} == {
        ("quick_order", "board", 3, 4, 0),
        ("quick_order", "manager", 3, 4, 0),
        ("order", "board", 2, 3, 1),
        ("order", "manager", 2, 3, 1),
    }
    # the cheapest plan adds up and names its turn
    state = _table({"glass": 2, "petroleum": 2, "cog": 1})
    plan = _lacking(state).plan
    assert plan is not None
    assert [way.kind for way in plan.ways] == ["move_components", "order"]
    assert (plan.points, plan.coins, plan.turn) == (1 + 2 + 3, 3, 2)


def test_a_move_that_takes_from_another_trick_says_so() -> None:
    state = _table({"glass": 2, "petroleum": 2, "cog": 1, "mirror": 1, "wood": 2, "rope": 1})
    player = state.players[0]
    player.manager_piles = ["wood", "rope"]
    player.tricks[1] = OwnedTrick("zig_zag_lady", "clubs")
    ways = {w.exchanged: w for w in _lacking(state).missing[0].ways if w.kind == "move_components"}
    assert ways["wood"].harms == ("zig_zag_lady",)
    assert ways["rope"].harms == ()


def test_no_way_leads_to_a_component_without_room() -> None:
    full = dict.fromkeys(("wood", "metal", "fabric", "rope", "saw", "animal"), 1)
    state = _table(full, "linking_rings")
    state.players[0].tricks[0] = OwnedTrick("mind_reading", "hearts")
    state.players[0].characters.pop("manager")
    found = _lacking(state)
    assert [entry.component for entry in found.missing] == ["glass"]
    assert found.missing[0].ways == ()
    assert found.plan is None


def test_what_is_ordered_already_waits_one_turn() -> None:
    state = _table({"glass": 3, "petroleum": 2, "cog": 1})
    state.orders[2] = "mirror"
    kinds = {way.kind for way in missing_for(state, 0, "stairs_of_water")[0].ways}
    assert kinds == {"arriving", "quick_order"}
    # in the last turn nothing is ordered for the next
    state = _table({"glass": 2, "petroleum": 2, "cog": 1})
    state.turn = state.options.turns
    mirror = _lacking(state).missing[1]
    assert {way.kind for way in mirror.ways} == {"quick_order"}
    plan = _lacking(state).plan
    assert plan is not None
    assert plan.turn == state.turn
