"""Ways in which cards lie on a table, in units of a card's width."""

import math
import random
from dataclasses import dataclass

from .surfaces import between

MOST = 44
TURN = 2 * math.pi


@dataclass
class Place:
    x: float
    y: float
    angle: float
    back: bool


class Layout:
    """Collects places; `share` of those not told otherwise are face down."""

    def __init__(self, share: float):
        self.share = share
        self.places: list[Place] = []

    def add(self, x: float, y: float, angle: float, back: bool | None = None) -> None:
        self.places.append(Place(x, y, angle, random.random() < self.share if back is None else back))


def _jitter(sigma: float) -> float:
    return random.gauss(0, sigma)


def scatter(out: Layout, reach: float) -> None:
    room = (2 * reach) ** 2 / 2.4
    for _ in range(int(min(30, max(1, room * between(0.2, 0.9))))):
        out.add(between(-reach, reach), between(-reach, reach), between(0, TURN))


def grid(out: Layout, reach: float, turn: float) -> None:
    step_x, step_y, filled = between(1.02, 1.5), between(1.42, 2), between(0.5, 1)
    half_turned = random.random() < 0.5
    for i in range(int(-reach / step_x) - 1, int(reach / step_x) + 2):
        for j in range(int(-reach / step_y) - 1, int(reach / step_y) + 2):
            if random.random() < filled:
                x, y = i * step_x + _jitter(0.04), j * step_y + _jitter(0.04)
                angle = turn + _jitter(0.05) + (math.pi if half_turned and random.random() < 0.4 else 0)
                at_x = x * math.cos(turn) - y * math.sin(turn)
                at_y = x * math.sin(turn) + y * math.cos(turn)
                out.add(at_x, at_y, angle)


def meld(out: Layout, x: float, y: float, angle: float) -> None:
    """Two to eight cards that overlap sideways, upwards or in a fan."""
    kind, count = random.random(), random.randint(2, 8)
    step = between(0.17, 0.5) if kind < 0.6 else between(0.25, 0.5)
    bend = between(0.05, 0.18) if random.random() < 0.25 else 0
    back = None if random.random() < 0.8 else random.random() < 0.3
    for i in range(count):
        if kind < 0.6:
            dx, dy = i * step + _jitter(0.03), _jitter(0.04)
        elif kind < 0.9:
            dx, dy = _jitter(0.04), i * step + _jitter(0.03)
        else:
            dx, dy = i * between(0.2, 0.7), i * between(-0.3, 0.3)
        at_x = x + dx * math.cos(angle) - dy * math.sin(angle)
        at_y = y + dx * math.sin(angle) + dy * math.cos(angle)
        out.add(at_x, at_y, angle + _jitter(0.04) + bend * (i - count / 2), back)


def melds(out: Layout, reach: float, turn: float) -> None:
    for _ in range(int(max(1, min(7, (2 * reach) ** 2 / 7 * between(0.5, 1.2))))):
        aligned = turn + random.choice([0, 0, 0, math.pi, math.pi / 2]) + _jitter(0.1)
        angle = aligned if random.random() < 0.7 else between(0, TURN)
        meld(out, between(-reach, reach), between(-reach, reach), angle)


def spread(out: Layout, reach: float, turn: float) -> None:
    """Six melds and more as players lay them out: rows of three to eight cards, deep in each other, row over row."""
    sideways = random.random() < 0.75
    lengthwise, row = between(0.13, 0.34), between(0.95, 1.5)
    c, s = math.cos(turn), math.sin(turn)
    y = -reach
    while y < reach:
        x = -reach + between(0, 0.6)
        while x < reach:
            count, angle = random.randint(3, 8), turn + _jitter(0.05)
            step = lengthwise * math.exp(_jitter(0.12))
            back = False if random.random() < 0.9 else random.random() < 0.5
            for i in range(count):
                dx, dy = (i * step, _jitter(0.03)) if sideways else (_jitter(0.03), i * step)
                at_x, at_y = x + dx + _jitter(0.02), y + dy + _jitter(0.02)
                out.add(at_x * c - at_y * s, at_x * s + at_y * c, angle + _jitter(0.03), back)
            x += (count * step if sideways else 0) + between(0.8, 1.3)
        y += (row if sideways else row + between(0.6, 1.6)) * 1.1


def lay(reach: float) -> list[Place]:
    """A random lay-out within `reach` card widths of the middle, in the order in which the cards are laid."""
    if random.random() < 0.06:
        return []
    kind, turn = random.random(), between(0, TURN)
    out = Layout(share=random.choice([0.0, between(0, 0.35), between(0.2, 0.9)]))
    if kind < 0.22:
        scatter(out, reach)
    elif kind < 0.42:
        grid(out, reach, turn)
    elif kind < 0.64:
        spread(out, reach, turn)
    else:
        melds(out, reach, turn)
    if random.random() < 0.15:  # a stock
        x, y, angle = between(-reach, reach), between(-reach, reach), between(0, TURN)
        for _ in range(5):
            out.add(x + _jitter(0.02), y + _jitter(0.02), angle + _jitter(0.02), True)
    return out.places[:MOST]
