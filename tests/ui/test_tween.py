"""Tweens: speed, skipping, and no motion at all."""

from trickerion.ui.tween import Timeline, arc, ease_in_out, ease_out, linear


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
    for ease in (linear, ease_out, ease_in_out):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1.0) < 1e-9
    # a flight rises in the middle
    assert arc((0, 100), (300, 100), 0) == (0, 100)
    assert arc((0, 100), (300, 100), 1) == (300, 100)
    assert arc((0, 100), (300, 100), 0.5) == (150, 50)
