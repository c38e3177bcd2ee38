"""The Characters of a Workshop with their Assignment cards, the Assistant's place, and the Workshop slots."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.ask.actions import points_of
from trickerion.rules.ask.board import character_facts
from trickerion.rules.catalog import LOCATIONS, SLOTS, SPECIALS, location_of
from trickerion.rules.moves import Move, MoveApprentice, PlaceCharacter
from trickerion.rules.state import PLACED, WAITING, Character
from trickerion.scenes.workshop import academy
from trickerion.scenes.workshop import academy_layout as academy_at
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.piles import draw_head
from trickerion.scenes.workshop.shop import HeldCharacter, Shop
from trickerion.table.pointed import why_not_placed
from trickerion.table.view import side_slots
from trickerion.ui import assignment_card as cards
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Point, Tip, spoken, tip_words
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow, draw_plate, draw_veil
from trickerion.ui.surfaces import draw_paper_panel, draw_ribbon, draw_specialist_plate, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_badge, draw_disk, draw_empty_ring, draw_slot, draw_slot_target
from trickerion.words import names, tooltips
from trickerion.words.academy.workshop import OWN_ONLY
from trickerion.words.said import own_disk, own_slot
from trickerion.words.screens import workshop as words

_HOME = "assistant_place"


def _rooms(shop: Shop) -> at.TeamPlaces:
    return academy_at.TEAM if shop.workshop.has_academy else at.TEAM


def _places(shop: Shop) -> list[tuple[str, Character | None, Rect]]:
    """(kind, Character or None, rectangle) of all places, the Assistant's last."""
    rooms = _rooms(shop)
    places = [(kind, owner, rect) for (kind, owner), rect in zip(shop.places, rooms.characters, strict=True)]
    return [*places, ("apprentice", shop.assisted, rooms.assistant_place)]


def _slots(shop: Shop) -> list[tuple[str, Rect]]:
    return list(zip((slot.id for slot in side_slots("workshop", shop.seat)), _rooms(shop).slots, strict=True))


class Characters(ShopPanel):
    """The Characters, the Assistant's empty place, the Workshop slots."""

    zone = Zone.TOWN

    def add_hotspots(self, spots: Hotspots) -> None:
        shop = self.table
        for _kind, character, rect in _places(shop):
            if character is not None:
                spots.add(self._character_spot(character, rect))
        if shop.assisted is None:
            home = Hotspot(_HOME, _rooms(shop).assistant_place, tip=tip_words(*words.ASSISTANTS_PLACE), focusable=False)
            home.refuses = lambda _held: words.APPRENTICES_ONLY
            spots.add(
                self.target(home, lambda held: (MoveApprentice(held.id),) if isinstance(held, HeldCharacter) else ())
            )
        for slot, rect in _slots(shop):
            spot = Hotspot(f"slot.{slot}", rect, focusable=False, refuses=partial(_why_not, shop, slot))
            spots.add(self.target(spot, partial(_moves_onto, slot)))
            spot.tip = tip_words(names.LOCATION["workshop"], words.SLOTS_ASIDE) if shop.workshop.has_academy else None
            spot.says = saying(own_slot(slot), role=Role.PLACE)
            spots.layout.catches.append((_rooms(shop).slots_sheet, spot.name))

    def _character_spot(self, character: Character, rect: Rect) -> Hotspot:
        shop, name = self.table, f"character.{character.id}"
        moves = [MoveApprentice(character.id), *(PlaceCharacter(character.id, slot) for slot, _ in _slots(shop))]
        payload = HeldCharacter(character.id) if any(map(shop.is_legal, moves)) else None
        return Hotspot(
            name,
            rect,
            on_click=self.click(name),
            payload=payload,
            tip=partial(_tip, shop, character),
            says=saying(own_disk(character.id), role=Role.THING),
        )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shop = self.table
        draw_head(canvas, at.CHARACTERS_HEAD, *words.CHARACTERS)
        _draw_assistant_plate(canvas, shop)
        for kind, character, rect in _places(shop):
            home = _HOME if rect == _rooms(shop).assistant_place else ""
            light = shop.lit.get(f"character.{character.id}" if character else home, 0.0)
            if character is None or shop.lifted == HeldCharacter(character.id):
                _draw_absent(canvas, shop, kind, rect, light)
            else:
                _draw_present(canvas, shop, character, rect, light)
        _draw_slots(canvas, shop)
        if shop.workshop.school is not None:
            academy.draw_protege(canvas, shop, shop.workshop.school)


def _moves_onto(slot: str, held: object) -> tuple[Move, ...]:
    return (PlaceCharacter(held.id, slot),) if isinstance(held, HeldCharacter) else ()


def _why_not(shop: Shop, slot: str, held: object) -> str:
    return why_not_placed(shop, held.id, slot) if isinstance(held, HeldCharacter) else words.CHARACTERS_ONLY


def _tip(shop: Shop, character: Character) -> Tip:
    about = tooltips.disk(character_facts(shop.state, shop.seat, character))
    if character.card not in SPECIALS:
        return spoken(about)
    return spoken(about, f"*{names.card(character.card)}*: {names.text(character.card)}", width=380)


def _draw_present(canvas: Surface, shop: Shop, character: Character, rect: Rect, light: float) -> None:
    """A Character at home, or its brass ring when it is out, over its card."""
    acting, is_out = shop.acting, character.status == PLACED
    is_acting = acting is not None and (acting.seat, acting.character) == (shop.seat, character.id)
    note = _doing(character, is_acting, shop.state.phase)
    _draw_card(canvas, shop, character, cards.card_rect(rect, foot=26), note, is_out and not is_acting)
    center, diameter = cards.disk_center(rect), cards.disk_diameter(rect.w)
    if light > 0 or is_acting:
        draw_glow(canvas, center, diameter // 2 + 2, strength=light or 1.0)
    if is_out:
        draw_empty_ring(canvas, center, diameter, character.kind)
    else:
        draw_disk(canvas, center, diameter, shop.colour, character.kind, badge=False)
    spot = (center[0] + round(diameter * 0.41), center[1] + round(diameter * 0.36))
    draw_badge(canvas, spot, str(shop.team.characters[character.id].points), 26)
    _draw_name(canvas, rect, words.NO_WAGE if character.home == "assistant" else names.CHARACTER[character.kind])


def _doing(character: Character, is_acting: bool, phase: str) -> str:
    """State of a Character, in a word on its card; "" at home."""
    if is_acting:
        return words.DOING["acting"]
    if character.status == PLACED:
        return names.DAY.get(SLOTS[character.slot].day or "", words.DOING["placed"])
    is_waiting = character.status == WAITING and bool(character.card)
    return words.DOING["waiting" if is_waiting else "idle"] if phase == "place_characters" else ""


def _draw_card(canvas: Surface, shop: Shop, character: Character, rect: Rect, note: str, dim: bool) -> None:
    card = character.card
    if not card:
        cards.draw_assignment_place(canvas, rect, "\n" + note if note else "")
    elif card in SPECIALS:
        cards.draw_assignment_card(canvas, rect, location_of(card), special=card, dim=dim)
    elif card in LOCATIONS:
        cards.draw_assignment_card(canvas, rect, card, dim=dim, note=note)
    else:
        cards.draw_assignment_back(canvas, rect, shop.colour)


def _draw_name(canvas: Surface, rect: Rect, name: str) -> None:
    spot = (rect.centerx, rect.bottom - 12)
    draw_text(canvas, name, spot, theme.TEXT.label, theme.PARCHMENT, "center", width=rect.w)


def _draw_absent(canvas: Surface, shop: Shop, kind: str, rect: Rect, light: float) -> None:
    cards.draw_assignment_place(canvas, cards.card_rect(rect, foot=26), light=light)
    draw_empty_ring(canvas, cards.disk_center(rect), cards.disk_diameter(rect.w), kind)
    standing = shop.standing(kind)
    if rect == _rooms(shop).assistant_place:
        name = words.ABSENT["free"] if shop.player.has("assistant") else words.CLOSED
    else:
        name = words.ABSENT.get(standing, words.ABSENT["free"])
    _draw_name(canvas, rect, name)


def _draw_assistant_plate(canvas: Surface, shop: Shop) -> None:
    plate = _rooms(shop).assistant_plate
    draw_specialist_plate(canvas, plate)
    write_line(
        canvas,
        names.CHARACTER["assistant"],
        within(plate, left=6, right=6, top=2, height=30),
        theme.TEXT.head_small,
        theme.BRASS_HI,
        "center",
    )
    if not shop.player.has("assistant"):
        draw_veil(canvas, plate, (16, 8, 12), 90)


def _draw_slots(canvas: Surface, shop: Shop) -> None:
    sheet, title, colour = _rooms(shop).slots_sheet, names.LOCATION["workshop"], theme.RIBBON_COLOURS["workshop"]
    draw_paper_panel(canvas, sheet, 10, 3, shadow=False)
    if shop.workshop.has_academy:
        draw_title_bar(canvas, within(sheet, left=3, right=3, top=3, height=36), colour, title, theme.TEXT.title_small)
    else:
        ribbon = within(sheet, left=30, right=30, top=12, height=36)
        draw_ribbon(canvas, ribbon, colour, title, theme.TEXT.title_small, "location.workshop")
    for slot, rect in _slots(shop):
        light = shop.lit.get(f"slot.{slot}", 0.0)
        if light:
            draw_glow(canvas, rect.center, 38, theme.AMBER, light)
        draw_slot(canvas, rect.center, rect.w, "0")
        if light:
            draw_slot_target(canvas, rect.center, rect.w)
        occupant = shop.occupant(slot)
        if occupant is not None:
            if shop.at_work is not None and shop.at_work.slot == slot:
                draw_glow(canvas, rect.center, 38, theme.AMBER)
            seat, character = occupant
            draw_disk(canvas, (rect.centerx, rect.centery - 2), 68, shop.colours[seat], character, badge=False)
    if shop.workshop.has_academy:
        write_line(
            canvas,
            OWN_ONLY,
            within(sheet, left=5, right=5, bottom=6, height=30),
            theme.TEXT.aside,
            theme.INK2,
            "center",
        )
        return
    room = within(sheet, left=14, right=14, top=152, height=120)
    draw_block(canvas, words.SLOTS_ASIDE, room, theme.TEXT.body, theme.INK, line=22, has_tip=True)


def draw_held(canvas: Surface, shop: Shop, spots: Hotspots, held: HeldCharacter, center: Point) -> None:
    """The Character in the hand; over a slot that takes it, a pill with the Action Points there."""
    character = shop.player.characters[held.id]
    draw_disk(canvas, center, 74, shop.colour, character.kind)
    over = next((slot for slot, _ in _slots(shop) if spots.landing == f"slot.{slot}"), "")
    if not over:
        return
    pill = Rect(0, 0, 64, 30).move_to(center=(center[0] + 66, center[1] - 34))
    draw_plate(canvas, pill, theme.VELVET, 15, 2, theme.BRASS_HI)
    points = f"*{points_of(shop.state, shop.seat, held.id, over).total}* {{ap}}"
    draw_block(canvas, points, within(pill, left=10, top=3, width=50, height=0), theme.TEXT.body_plus, theme.CREAM)
