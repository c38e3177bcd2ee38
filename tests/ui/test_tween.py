"""Tweens: speed, skipping, and no motion at all; how pieces land."""

import itertools

from trickerion.ui.curves import METAL, PAPER, WOOD, arc, dropped, ease_in_out, ease_out, fall, linear, over, thrown
from trickerion.ui.tween import Timeline


def test_a_tween_ends_exactly_where_it_should() -> None:
    seen: list[float] = []
    line = Timeline()
    line.add(0.25, seen.append)
    for _ in range(30):
        line.update(1 / 60)
    assert seen[-1] == 1.0
    assert not line.busy
    assert seen == sorted(seen)
    # speed four takes a quarter of the time
    line = Timeline(speed=4.0)
    line.add(1.0, lambda _t: None)
    line.update(0.2)
    assert line.busy
    line.update(0.06)
    assert not line.busy
    # without motion all is done at once
    done: list[str] = []
    Timeline(speed=0).add(5.0, lambda t: done.append(f"at {t}"), delay=3.0, done=lambda: done.append("done"))
    assert done == ["at 1.0", "done"]


def test_skipping_ends_everything_in_order_and_what_follows_too() -> None:
    done: list[str] = []
    line = Timeline()
    line.add(2.0, lambda _t: None, done=lambda: done.append("late"))
    line.add(1.0, lambda _t: None, done=lambda: line.add(9.0, lambda _t: None, done=lambda: done.append("chained")))
    line.add(0.5, lambda _t: None, done=lambda: done.append("early"))
    assert line.skip()
    assert done == ["early", "late", "chained"]
    assert not line.busy
    assert not line.skip()


def test_all_eases_start_and_end_right() -> None:
    for ease in (linear, ease_out, ease_in_out, fall, over):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1.0) < 1e-9
    # a flight rises in the middle
    assert arc((0, 100), (300, 100), 0) == (0, 100)
    assert arc((0, 100), (300, 100), 1) == (300, 100)
    assert arc((0, 100), (300, 100), 0.5) == (150, 50)


def test_pieces_of_every_weight_come_to_rest_at_their_place() -> None:
    for weight in (PAPER, WOOD, METAL):
        assert thrown((0, 100), (300, 100), 0, weight) == (0, 100)
        assert thrown((0, 100), (300, 100), 1, weight) == (300, 100)
        assert thrown((7, 7), (7, 7), 0.9, weight)[0] == 7
        assert dropped(0, 60, weight) == 60
        assert abs(dropped(1, 60, weight)) < 1e-9


def test_paper_slides_past_wood_bounces_once_and_metal_twice_lower_each_time() -> None:
    times = [number / 200 for number in range(201)]
    ways = {weight: [thrown((0, 100), (300, 100), t, weight) for t in times] for weight in (PAPER, WOOD, METAL)}
    assert max(x for x, _ in ways[PAPER]) > 303
    assert max(x for x, _ in ways[WOOD]) == 300
    assert tops(ways[PAPER]) == 1
    assert tops(ways[WOOD]) == 2
    assert tops(ways[METAL]) == 3
    heights = [dropped(t, 60, METAL) for t in times]
    bounces = [b for a, b, c in zip(heights, heights[1:], heights[2:], strict=False) if a < b >= c]
    assert len(bounces) == 2
    assert bounces[0] > 2 * bounces[1]


def tops(way: list[tuple[int, int]]) -> int:
    """Times that a piece has left the table: its flight and its bounces."""
    in_air = [y < 100 for _, y in way]
    return sum(now and not before for before, now in itertools.pairwise([False, *in_air]))
