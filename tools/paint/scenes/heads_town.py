"""Head-pieces of the special cards of Downtown and the Market Row."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import star, stars
from tools.paint.cast.beasts import butterfly
from tools.paint.cast.clothes import arm, bust, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.goods import cart_wheel, coin, coins_piled, crate, open_book
from tools.paint.cast.grounds import ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.cast.props import card, gear, padlock
from tools.paint.cast.wings import spread_wing
from tools.paint.engraving.geometry import blob, limb, oval, polygon
from tools.paint.scenes.registry import head

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@head("downtown", y=200)
def hire_character(pen: Pen) -> None:
    """A gentleman and a girl shake hands on it."""
    ground(pen, 300, 140, reach=240)
    pen.begin_subject()
    neck(pen, 160, 140, 1.5)
    pen.shape(blob((60, 262), (130, 238), (190, 246), (240, 290), (260, 360), (270, 520), (0, 520), (10, 340)),
        "deep", 0.36, "round", angle=75)
    profile(pen, 160, 140, 1.5, kind="squire", hair="key")
    top_hat(pen, 152, 88, 1.0, band="gold", turn=-4)
    neck(pen, 444, 156, 1.4, flip=True)
    pen.shape(blob((540, 270), (470, 246), (410, 256), (366, 300), (344, 370), (336, 520), (600, 520), (590, 340)),
        "accent", 0.74, "round", folds=4, angle=100)
    profile(pen, 444, 156, 1.4, flip=True, kind="girl", hair="key", moustache=False)
    arm(pen, (120, 300, 44), (180, 360, 38), (240, 330, 26), angle=60)
    pen.shape(limb((500, 310, 36), (450, 364, 32), (372, 326, 20)), "accent", 0.80, "round", folds=2, angle=120)
    hand(pen, 346, 316, 1.5, 10, flip=True, pose="open", cuff="paper")
    hand(pen, 270, 316, 1.6, -10, pose="grip", cuff="paper")


@head("downtown", y=196)
def learn_trick(pen: Pen) -> None:
    """Cards and a butterfly rise out of an open book."""
    ground(pen, 300, 230, reach=240)
    pen.begin_subject()
    pen.glow(300, 250, 230, 1.0, ink="gold")
    for x, y, turn in ((196, 120, -24), (404, 112, 22), (300, 70, -4)):
        card(pen, x, y, 1.35, turn, "spade")
    butterfly(pen, 300, 196, 1.3, 10, 0.9)
    open_book(pen, 300, 300, 1.6)
    stars(pen, (90, 80, 20), (506, 60, 22), (100, 210, 14), (520, 200, 14))


@head("downtown", y=206)
def take_coins(pen: Pen) -> None:
    """Coins fall into an open hand, piles stand beside it."""
    ground(pen, 300, 170, reach=240)
    pen.begin_subject()
    coins_piled(pen, 76, 372, 8, 50)
    coins_piled(pen, 176, 390, 4, 50)
    coins_piled(pen, 530, 386, 6, 50)
    arm(pen, (560, 470, 64), (470, 396, 46), angle=40)
    hand(pen, 398, 330, 2.7, 14, flip=True, pose="cup")
    coins_piled(pen, 316, 302, 3, 44)
    for x, y, radius, flat, turn in ((306, 176, 40, 0.7, -20), (366, 104, 38, 1.0, 0), (258, 76, 38, 0.86, 30),
        (322, 14, 36, 1.0, 0)):
        coin(pen, x, y, radius, flat, turn)


@head("market_row", y=196)
def buy(pen: Pen) -> None:
    """A stall under its awning, and the man behind it."""
    ground(pen, 300, 180, reach=250)
    pen.begin_subject()
    pen.shape(polygon((60, 60), (540, 60), (540, 420), (60, 420)), "deep", 0.26, "flat", angle=0)
    pen.glow(300, 170, 150, 0.6, ink="gold")
    bust(pen, 300, 262, 1.05, coat="mid", width=112, foot=480)
    face(pen, 300, 178, 1.2, kind="squire", beard="whiskers", smile=1)
    pen.shape(polygon((20, 322), (580, 322), (580, 352), (20, 352)), "gold", 0.86, "flat", angle=0, edge=2, shadow=0.6)
    pen.shape(polygon((40, 352), (560, 352), (560, 520), (40, 520)), "gold", 0.6, "flat", angle=90, edge=2)
    gear(pen, 126, 274, 46, 12, "accent", 0.1, 0.84)
    padlock(pen, 474, 278, 1.1, "accent")
    for x in (196, 408):
        pen.shape(blob((x - 22, 322), (x - 24, 274), (x - 9, 250), (x - 8, 222), (x + 8, 222), (x + 9, 250),
            (x + 24, 274), (x + 22, 322)), "mid", 0.9, "lathe", gloss=0.7)
        pen.shape(polygon((x - 8, 208), (x + 8, 208), (x + 8, 224), (x - 8, 224)), "gold", 0.7, "lathe")
    for x in (66, 534):
        pen.shape(limb((x, 80, 9), (x, 330, 9)), "gold", 0.7, "lathe")
    for number in range(8):
        left, ink, tone = 0 + 75 * number, ("paper", "accent")[number % 2], (0.98, 0.74)[number % 2]
        pen.shape(polygon((40 + left * 0.867, -20), (105 + left * 0.867, -20), (left + 75, 92), (left, 92)), ink, tone,
            "flat", angle=84, edge=1.6)
        pen.shape(blob((left, 90), (left + 75, 90), (left + 72, 118), (left + 37, 136), (left + 3, 118)), ink, tone,
            "round", edge=1.6, shadow=0.4)


@head("market_row", y=206)
def order(pen: Pen) -> None:
    """A cart with crates is on its way."""
    ground(pen, 300, 180, reach=240)
    pen.begin_subject()
    pen.shape(polygon((-300, 372), (900, 372), (900, 520), (-300, 520)), "gold", 0.7, "flat", angle=0, edge=2)
    crate(pen, 150, 126, 140, 130)
    crate(pen, 300, 146, 120, 110, "accent")
    crate(pen, 214, 18, 124, 112, "accent")
    pen.shape(limb((80, 262, 10), (470, 262, 10)), "gold", 0.6, "round")
    pen.shape(polygon((96, 252), (462, 252), (448, 300), (112, 300)), "deep", 0.6, "flat", angle=0, edge=2, shadow=0.5)
    pen.shape(limb((450, 276, 9), (560, 240, 8), (640, 236, 8)), "gold", 0.74, "round")
    for x in (180, 384):
        cart_wheel(pen, x, 318, 74, "gold")
    pen.line((210, 130), (276, 20), (300, 10), width=4)


@head("market_row", y=196)
def quick_order(pen: Pen) -> None:
    """A crate flies on two wings."""
    ground(pen, 300, 190, reach=240)
    pen.begin_subject()
    pen.glow(300, 200, 240, 0.8)
    for side in (-1, 1):
        spread_wing(pen, 300 + 70 * side, 206, 1.62, -16 * side, flip=side < 0)
    crate(pen, 222, 150, 156, 150)
    pen.shape(polygon((282, 150), (318, 150), (318, 300), (282, 300)), "accent", 0.8, "flat", angle=90, edge=1.6)
    pen.shape(oval(300, 224, 36), "accent", 0.86, "round", gloss=0.4, edge=1.8)
    star(pen, 300, 224, 25, 5, "paper")
    for x, top in ((190, 336), (250, 352), (350, 352), (410, 336)):
        pen.white_line((x, top), (x, top + 60), width=5, smooth=False)
