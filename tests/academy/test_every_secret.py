"""The secrets of the Academy, each from its wording (Quick Study: ``test_secrets.py``)."""

from academy_table import CLASS_3, PRACTICE_3, PROTEGE, SLOT, Academy
from alley import gains
from table import lay, of

from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.ask.actions import action_statuses, points_of
from trickerion.rules.ask.tricks import lacking
from trickerion.rules.catalog import SLOTS, TRICKS
from trickerion.rules.effects.modifiers import bank_coins, base_points
from trickerion.rules.events import SecretLearned, SecretRevealed, SecretsExchanged
from trickerion.rules.locations.downtown import can_hire
from trickerion.rules.moves import ChooseSecretSlot, LearnSecret, RevealSecret
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.scoring import score_lines, specialists_of

R1, R2 = "riverside_01", "riverside_02"
DOWNTOWN, MARKET, WORKSHOP, ALLEY = "downtown.0", "market_row.0", "workshop.0.0", "dark_alley.0"
BACK = "friday.backstage.0"
RINGS, PIANO, TANK = "linking_rings", "living_piano", "water_tank_escape"
BULLETS, ELEPHANT = "bullet_catch", "vanishing_elephant"


def knowing(secret: str) -> Academy:
    """Seat 0's Protégé knows the secret: 1 Action Point, 3 on a +2 slot."""
    return Academy().knows(0, secret)


def costs(t: Academy) -> dict[str, tuple[int, int]]:
    """Action Points of each Action of the Character at work."""
    return {status.action: status.cost for status in action_statuses(t.state, 0)}


def used(t: Academy) -> list[str]:
    """Secrets used up in this placement."""
    return [secret for _, _, secret in t.board.used]


# ------------------------------------------------------------------ Market Row
def test_market_whispers() -> None:
    """The first Buy action of this Character costs no action point."""
    t = knowing("market_whispers").stock("wood", "metal", "glass", "fabric").acts(0, PROTEGE, MARKET)
    assert costs(t)["buy"] == (0, 0)
    t.do(m.Buy("wood"), m.ChooseCount(1))
    assert (t.points, costs(t)["buy"]) == (3, (1, 1)), "the first"
    t.do(m.Buy("metal"), m.ChooseCount(1))
    assert t.points == 2
    # serves a buy of a special card too
    t = knowing("market_whispers").stock("wood", "metal", "glass", "fabric")
    t.acts_with(0, PROTEGE, "component_sale", MARKET).do(m.UseCard("component_sale"))
    assert t.points == 3
    assert used(t) == ["market_whispers"]


def test_hagglers_tongue() -> None:
    """The total price of one Buy action of this Character is 2 coins lower, but never 0."""
    t = knowing("hagglers_tongue").stock("wood", "metal", "glass", "fabric").acts(0, PROTEGE, MARKET)
    events = t.do(m.Buy("glass"), m.ChooseCount(3))
    assert of(e.CoinsPaid, events) == [e.CoinsPaid(0, 1, "buy")]
    assert of(e.SecretUsed, events) == [e.SecretUsed(0, PROTEGE, "hagglers_tongue")]
    events = t.do(m.Buy("metal"), m.ChooseCount(3), m.Bargain(0))
    assert of(e.CoinsPaid, events) == [e.CoinsPaid(0, 3, "buy")], "one Buy"
    t = knowing("hagglers_tongue").stock("mirror", "wood", "glass", "fabric").purse(0, coins=1)
    t.acts(0, PROTEGE, "market_row.3")
    assert t.can(m.Buy("mirror")), "3 Coins, 2 less, no Bargain left"
    assert t.points == 1, "3 Coins, 2 less, no Bargain left"
    t.do(m.Buy("mirror"))
    assert t.has(0)[1] == 0
    t = knowing("hagglers_tongue").stock("wood", "metal", "glass", "fabric").acts(0, PROTEGE, MARKET)
    t.do(m.Buy("wood"), m.ChooseCount(1))
    assert t.has(0)[1] == 9, "1 Coin cannot be lowered: it is kept for another Buy"
    assert used(t) == [], "1 Coin cannot be lowered: it is kept for another Buy"


def test_a_plan_for_a_trick_counts_what_hagglers_tongue_saves_once() -> None:
    t = knowing("hagglers_tongue").stock("petroleum", "metal", "rope", "fabric")
    t.trick(0, "bullet_catch")
    before = lacking(t.state, 0, 0)
    t.acts(0, PROTEGE, MARKET)
    now = lacking(t.state, 0, 0)
    assert before
    assert now
    assert before.plan
    assert now.plan
    assert len(now.missing) > 1
    assert now.plan.coins == before.plan.coins - 2


def test_hagglers_tongue_serves_a_buy_of_a_special_card_too() -> None:
    t = knowing("hagglers_tongue").stock("wood", "metal", "glass", "fabric")
    t.acts_with(0, PROTEGE, "component_sale", MARKET).do(m.UseCard("component_sale"))
    t.do(*[m.ChooseComponent(component) for component in ("wood", "metal", "glass", "fabric")], m.Bargain(0))
    assert t.has(0)[1] == 10 - 2
    assert used(t) == ["hagglers_tongue"]


# ------------------------------------------------------------------ Workshop
def workshop(secret: str, first: str = TANK) -> Academy:
    """Seat 0 can prepare two Tricks."""
    t = knowing(secret).components(0, metal=2, glass=2, rope=1).trick(0, first).trick(0, RINGS, "hearts", 1)
    return t.knows(0, secret, "alley_cat", "frugal_life").acts(0, PROTEGE, WORKSHOP)


def test_steady_hands() -> None:
    """One Prepare action of this Character costs 1 action point less (0 is possible)."""
    t, usual = workshop("steady_hands"), TRICKS[TANK].prepare_cost
    t.do(m.Prepare(0))
    assert t.points == 3 - (usual - 1)
    assert used(t) == ["steady_hands"]
    before = t.points
    t.do(m.Prepare(1))
    assert t.points == before - TRICKS[RINGS].prepare_cost, "one Prepare"
    # is kept where prepare costs nothing anyway
    t = knowing("steady_hands").components(0, metal=2).trick(0, RINGS)
    t.practises(0, RINGS, "joiners_bench").acts(0, PROTEGE, WORKSHOP)
    assert TRICKS[RINGS].prepare_cost == 1
    t.do(m.Prepare(0))
    assert t.points == 1
    assert used(t) == []


def test_spare_parts() -> None:
    """The first Trick that this Character prepares gets 1 more Trick Marker."""
    t = workshop("spare_parts")
    assert of(e.TrickPrepared, t.do(m.Prepare(0))) == [e.TrickPrepared(0, TANK, TRICKS[TANK].markers + 1)]
    assert of(e.TrickPrepared, t.do(m.Prepare(1))) == [e.TrickPrepared(0, RINGS, TRICKS[RINGS].markers)]
    t = knowing("spare_parts").components(0, metal=2).trick(0, RINGS).acts(0, "apprentice_1", WORKSHOP)
    assert of(e.TrickPrepared, t.do(m.Prepare(0))) == [e.TrickPrepared(0, RINGS, TRICKS[RINGS].markers)]


# ------------------------------------------------------------------ Downtown
def test_quick_study_is_kept_under_a_prophecy_that_makes_learning_cheaper_still() -> None:
    t = knowing("quick_study").prophecy("open_library").purse(0, coins=30, fame=20).dice(residence_a="any")
    t.acts(0, PROTEGE, DOWNTOWN)
    assert costs(t)["learn_trick"] == (1, 1)
    t.do(next(move for move in t.game.legal_moves() if type(move).__name__ == "LearnTrick"))
    assert used(t) == []


def test_friendly_teller() -> None:
    """A Take Coins action of this Character pays 2 more coins."""
    t = knowing("friendly_teller").knows(0, "friendly_teller", "alley_cat", "frugal_life")
    t.dice(bank_a="3", bank_b="4").acts(0, PROTEGE, DOWNTOWN)
    assert bank_coins(t.state, 0, 3) == 5
    t.do(m.TakeCoins("bank_a"))
    assert t.has(0)[1] == 10 + 5
    assert used(t) == ["friendly_teller"]
    assert bank_coins(t.state, 0, 4) == 4, "one Take Coins"


def test_familiar_face() -> None:
    """One Hire Character action of this Character costs 2 action points."""
    t = knowing("familiar_face").dice(inn_specialist="manager", inn_apprentice="apprentice").acts(0, PROTEGE, DOWNTOWN)
    assert costs(t)["hire_character"] == (2, 2)
    t.do(m.HireCharacter("inn_specialist"))
    assert t.points == 1
    assert costs(t)["hire_character"] == (3, 3)


def test_loaded_dice() -> None:
    """This Character may reroll one die for nothing once per placement, and Set Die costs it 1 action point."""
    t = knowing("loaded_dice").acts(0, PROTEGE, DOWNTOWN)
    assert (costs(t)["reroll_die"], costs(t)["set_die"]) == ((0, 0), (1, 1))
    t.do(m.RerollDie("bank_a"))
    assert t.points == 3
    assert costs(t)["reroll_die"] == (1, 1)
    for points, face in ((2, "5"), (1, "6"), (0, "4")):
        t.do(m.SetDie("bank_b"), m.ChooseFace(face))
        assert t.points == points
    t = knowing("loaded_dice").acts(0, "apprentice_1", DOWNTOWN)
    assert (costs(t)["reroll_die"], costs(t)["set_die"]) == ((1, 1), (2, 2))
    # of the third cut bring coins in the downtown
    t = knowing("loaded_dice_3").assigned(0, **{PROTEGE: "downtown"}).placing(0)
    events = t.do(m.PlaceCharacter(PROTEGE, DOWNTOWN))
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 2, "loaded_dice_3")]
    assert (costs(t)["reroll_die"], costs(t)["set_die"]) == ((0, 0), (1, 1))
    t = knowing("loaded_dice_3").assigned(0, **{PROTEGE: "workshop"}).placing(0)
    assert not of(e.CoinsGained, t.do(m.PlaceCharacter(PROTEGE, WORKSHOP)))


# ------------------------------------------------------------------ Dark Alley
def test_alley_cat_of_today_helps_with_one_further_card() -> None:
    """The first Draw Further Cards action of this Character costs 1 action point."""
    t = knowing("alley_cat_2").acts(0, PROTEGE, ALLEY)
    for points in (2, 1):
        assert used(t) == []
        t.do(m.DrawCard("theater"))
        t.do(t.offers(m.KeepCard)[0])
        assert t.points == points
    assert used(t) == ["alley_cat_2"], "another one costs 2 again"
    assert not t.offers(m.DrawCard), "another one costs 2 again"


def test_a_secret_of_today_pays_besides() -> None:
    """One Prepare action of this Character costs 1 action point less (0 is possible) and gives 2 coins."""
    t = workshop("steady_hands_2")
    coins = t.has(0)[1]
    t.do(m.Prepare(0))
    assert t.has(0)[1] == coins + 2
    assert used(t) == ["steady_hands_2"]
    t.do(m.Prepare(1))
    assert t.has(0)[1] == coins + 2, "one Prepare"


def test_alley_cat() -> None:
    """Draw Further Cards costs this Character 1 action point."""
    t = knowing("alley_cat").acts(0, PROTEGE, ALLEY)
    for points in (2, 1, 0):
        t.do(m.DrawCard("theater"))
        t.do(t.offers(m.KeepCard)[0])
        assert t.points == points


def test_crystal_gazer() -> None:
    """This Character may take Fortune Telling once for nothing; if it does, its owner gains 2 coins."""
    t = knowing("crystal_gazer").acts(0, PROTEGE, ALLEY)
    assert t.has(0)[1] == 10
    events = t.do(m.TellFortune())
    assert t.points == 3
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 2, "crystal_gazer")]
    assert not t.offers(m.TellFortune)
    t = knowing("crystal_gazer").acts(0, "apprentice_1", ALLEY)
    assert not of(e.CoinsGained, t.do(m.TellFortune()))
    assert t.points == 2


# ------------------------------------------------------------------ Theater
def show(character: str, slot: str) -> list[e.PerformerRewarded]:
    """Who rewards the performer of Friday when a Character stands on this slot."""
    t = knowing("understudy").row(R1).trick(0, RINGS).marker(R1, 0, 0, RINGS, "down")
    t.works(0, character, slot).performs(0, "friday.perform", card=R1)
    return [event for event in of(e.PerformerRewarded, t.events) if event.kind == "secret"]


def test_understudy() -> None:
    """When the owner performs with this Character backstage on the same day: 1 fame and 2 coins more."""
    assert show(PROTEGE, BACK) == [e.PerformerRewarded(0, "secret", 1, 2, 0)]
    assert show("apprentice_1", BACK) == []
    assert show(PROTEGE, "academy.3") == []


def linking(character: str = PROTEGE, secret: str = "chain_of_hands") -> Academy:
    """Seat 0 can lay the Piano below the Rings, corner to corner."""
    t = knowing(secret).row(R1).trick(0, RINGS).trick(0, PIANO, "hearts", 1, markers=1)
    return t.marker(R1, 1, 0, RINGS, "down").acts(0, character, BACK)


def test_chain_of_hands() -> None:
    """Each Link that this Character makes with a Set Up Trick action pays 1 coin more."""
    t = linking()
    events = t.do(m.SetUpTrick(1), lay(R1, 2, PIANO, "up"))
    assert len(of(e.Linked, events)) == 1
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 1, "chain_of_hands")]
    assert t.question == "ReceivingLinkBonus"
    assert gains(t.do(m.ChooseReward("fame")), 0) == (1, 0, 0), "and the usual payment"
    t = linking("apprentice_1")
    assert not of(e.CoinsGained, t.do(m.SetUpTrick(1), lay(R1, 2, PIANO, "up")))
    # of the third cut pays fame and a coin
    events = linking(secret="chain_of_hands_3").do(m.SetUpTrick(1), lay(R1, 2, PIANO, "up"))
    assert of(e.FameGained, events) == [e.FameGained(0, 1, "chain_of_hands_3")]
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 1, "chain_of_hands_3")]


def test_sunday_best() -> None:
    """Sunday backstage gives this Character 0 in place of -1; on other days its first Reschedule is free."""
    sunday = "sunday.backstage.0"
    t = knowing("sunday_best").row(R1, R2).trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").acts(0, PROTEGE, sunday)
    assert SLOTS[sunday].modifier == -1
    assert t.points == 1
    assert costs(t)["reschedule"] == (1, 1)
    assert points_of(t.state, 0, PROTEGE, sunday).changes == (("sunday_best", 1),)
    t = knowing("sunday_best").row(R1, R2).trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").acts(0, PROTEGE, BACK)
    t.do(m.Reschedule(R1, 0), lay(R2, 0, RINGS, "down"))
    assert t.points == 1, "the first"
    assert costs(t)["reschedule"] == (1, 1), "the first"
    # Backstage it brings 3 Coins, on Sunday an Action Point where others lose one; every Reschedule is paid.
    sunday = "sunday.backstage.0"
    t = knowing("sunday_best_2").row(R1, R2).trick(0, RINGS).marker(R1, 0, 0, RINGS, "down")
    events = t.assigned(0, **{PROTEGE: "theater"}).placing(0).do(m.PlaceCharacter(PROTEGE, sunday))
    assert e.CoinsGained(0, 3, "sunday_best_2") in events
    assert t.points == 2
    t = knowing("sunday_best_2").row(R1, R2).trick(0, RINGS).marker(R1, 0, 0, RINGS, "down").acts(0, PROTEGE, BACK)
    assert costs(t)["reschedule"] == (1, 1)
    t = knowing("sunday_best_2").row(R1, R2).assigned(0, **{PROTEGE: "workshop"})
    assert not of(e.CoinsGained, t.placing(0).do(m.PlaceCharacter(PROTEGE, "workshop.0.0"))), "only in the Theater"


# ------------------------------------------------------------------ Academy
def test_night_school() -> None:
    """Practice and Teach cost this Character 1 action point less, 1 at least."""
    for trick, paid in ((RINGS, 1), (BULLETS, 1), (ELEPHANT, 2)):
        for action, space, tile in ((m.Practice(0), PRACTICE_3, "small_stage"), (m.Teach(0), CLASS_3, "treasury")):
            t = knowing("night_school").trick(0, trick, markers=1).room(space, tile).acts(0, PROTEGE)
            t.do(action, m.LayAcademyMarker(space, 0))
            assert t.points == 3 - paid
    # of the third cut pays for the first lesson of a placement
    t = knowing("night_school_3").trick(0, RINGS, markers=1).room(PRACTICE_3, "small_stage").acts(0, PROTEGE)
    assert of(e.FameGained, t.do(m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))) == [
        e.FameGained(0, 1, "night_school_3")
    ]
    t.room(CLASS_3, "treasury")
    assert not of(e.FameGained, t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0)))
    assert t.points == 1


def test_masons_eye() -> None:
    """One Renovate action of this Character costs 2 coins less."""
    t = knowing("masons_eye").knows(0, "masons_eye", "alley_cat", "frugal_life").purse(0, coins=20)
    t.acts(0, PROTEGE)
    for space, less in ((CLASS_3, 2), (PRACTICE_3, 0)):
        price = SPACES[space].renovations[0]
        t.do(m.Renovate(space), m.ChooseRenovation(price.threshold))
        events = t.do(t.offers(m.ChooseTile)[0])
        assert of(e.RoomRenovated, events)[0].coins == price.coins - less
    t = knowing("masons_eye").purse(0, coins=SPACES[PRACTICE_3].renovations[0].coins - 2).acts(0, PROTEGE)
    assert t.can(m.Renovate(PRACTICE_3)), "with exactly what is left to pay"


# ------------------------------------------------------------------ anywhere
def test_frugal_life() -> None:
    """No wage is paid for this Character this turn."""
    t = knowing("frugal_life").lends(0, "apprentice_1", "frugal_life")
    wages = {c.id: wage_of(t.state, 0, c) for c in t.player(0).characters.values()}
    assert wages == {"magician": 0, "apprentice_1": 0, PROTEGE: 0}
    t = knowing("alley_cat")
    assert wage_of(t.state, 0, t.player(0).characters[PROTEGE]) == 1


def test_second_wind() -> None:
    """When this Character is enhanced with a shard it gains 2 action points in place of 1."""
    t = knowing("second_wind").purse(0, shards=1).acts(0, PROTEGE)
    assert points_of(t.state, 0, PROTEGE, SLOT).enhance == 2
    t.do(m.Enhance())
    assert t.points == 3 + 2
    t = knowing("second_wind").purse(0, shards=1).prophecy("burning_shards").acts(0, PROTEGE)
    t.do(m.Enhance())
    assert t.points == 3 + 2, "in place of 1, not on top of 2"


def test_last_in_line() -> None:
    """Placed on a slot with modifier 0 or less, not in the Workshop and not on a Performance slot: 1 shard."""
    gained = {}
    for slot in ("academy.0", "academy.3", "sunday.backstage.0", BACK, "thursday.backstage.0", WORKSHOP):
        t = knowing("last_in_line").row(R1).acts(0, PROTEGE, slot)
        gained[slot] = len(of(e.ShardsGained, t.events))
    brings = {"academy.3", "sunday.backstage.0", BACK}
    assert gained == {slot: int(slot in brings) for slot in gained}
    t = knowing("last_in_line").acts(0, "apprentice_1", "academy.3")
    assert not of(e.ShardsGained, t.events)


# ---- Learn Secret, Reveal Secret, and the Protégé with its secrets.
def test_any_character_learns_a_secret_of_the_display_for_2_action_points() -> None:
    t = Academy().display("alley_cat", "frugal_life")
    t.acts(0, "magician")
    events = t.do(LearnSecret("alley_cat"))
    assert t.points == 3
    assert t.board.secrets == (("alley_cat",), ())
    assert of(SecretLearned, events) == [SecretLearned(0, "alley_cat", "")]
    assert t.board.display == ("", "frugal_life")


def test_a_secret_goes_to_the_lowest_free_slot_or_replaces_another() -> None:
    t = Academy().knows(0, "alley_cat").display("second_wind", "frugal_life")
    t.acts(0, "magician")
    t.do(LearnSecret("second_wind"))
    assert [move.slot for move in t.offers(ChooseSecretSlot)] == [0, 1]
    assert of(SecretLearned, t.do(ChooseSecretSlot(0))) == [SecretLearned(0, "second_wind", "alley_cat")]
    assert t.board.secrets[0] == ("second_wind",)
    assert "alley_cat" not in t.board.stack
    # fourth secret must replace one
    t = Academy().knows(0, "alley_cat", "second_wind", "night_school").display("frugal_life", "masons_eye")
    t.acts(0, "magician")
    t.do(LearnSecret("frugal_life"))
    assert [move.slot for move in t.offers(ChooseSecretSlot)] == [0, 1, 2]


def test_a_secret_is_revealed_only_where_one_was_learned() -> None:
    t = Academy()
    t.acts(0, "magician")
    assert not t.can(RevealSecret())
    assert next(s for s in action_statuses(t.state, 0) if s.action == "reveal_secret").reason == ("display_full", ())
    top, first = t.board.stack[0], t.board.display[0]
    t.do(LearnSecret(first))
    assert of(SecretRevealed, t.do(RevealSecret())) == [SecretRevealed(0, top)]
    assert t.points == 2
    assert t.board.display[0] == top
    assert top not in t.board.stack
    # at the end of the turn the secrets on display go under the stack
    t = Academy().display("alley_cat", "")
    stack = t.board.stack
    assert of(SecretsExchanged, t.only("end_turn")) == [SecretsExchanged(stack[:2])]
    assert t.board.stack == (*stack[2:], "alley_cat")


def test_points_and_wage_of_the_protege_depend_on_the_number_of_its_secrets() -> None:
    known = ("alley_cat", "second_wind", "night_school")
    found = []
    for number in range(4):
        t = Academy().knows(0, *known[:number])
        disk = t.player(0).characters[PROTEGE]
        found.append((base_points(t.state, 0, disk), wage_of(t.state, 0, disk)))
        assert points_of(t.state, 0, PROTEGE, "academy.3").base == found[-1][0]
    assert found == [(1, 0), (1, 1), (2, 2), (3, 2)]
    # the protege acts like any character
    assert Academy().knows(0, "alley_cat", "second_wind").acts(0, PROTEGE).points == 2 + SLOTS["academy.0"].modifier
    # the protege is a specialist for its wage but is not counted hired or a performer bonus
    t = Academy()
    player = t.player(0)
    assert specialists_of(player) == []
    assert "protege" not in [kind for kind in ("assistant", "engineer", "manager") if not can_hire(player, kind)]
    assert "specialists" not in [line[0] for line in score_lines(t.state, player)]


def test_quick_study() -> None:
    """One Learn Trick Action of this Character costs 2 Action Points."""
    t = Academy().knows(0, "quick_study").purse(0, coins=30, fame=20).dice(residence_a="any", residence_b="any")
    t.acts(0, PROTEGE, "downtown.0")
    assert costs(t)["learn_trick"] == (2, 2)
    learn = next(move for move in t.game.legal_moves() if type(move).__name__ == "LearnTrick")
    t.do(learn)
    while t.question != "CharacterActs":
        t.do(t.game.legal_moves()[0])
    assert t.points == 1
    assert costs(t)["learn_trick"] == (3, 3), "once"
    assert t.board.used == ((0, PROTEGE, "quick_study"),)


def test_a_secret_works_for_the_protege_alone_and_for_whom_it_was_lent() -> None:
    t = Academy().knows(0, "quick_study").acts(0, "apprentice_1", "downtown.0")
    assert costs(t)["learn_trick"] == (3, 3)
    t = Academy().knows(0, "quick_study").lends(0, "apprentice_1", "quick_study").acts(0, "apprentice_1", "downtown.0")
    assert costs(t)["learn_trick"] == (2, 2)
