"""Renders six-sided dice as a phone sees them: rounded cubes with pips, lit from one side, with the shadow they throw.

    python -m ground.dice --count 2400

Writes `.cache/dice.npz`. A die is found along each line of sight by sphere tracing (Hart 1996) of the distance to a rounded
cube cut by a sphere.
"""

import argparse
import math
import random
import time
from dataclasses import dataclass

import cv2
import numpy as np

from .clutter import PIP_PLACES
from .paths import WORK
from .surfaces import between, cloud

DICE = WORK / 'dice.npz'
WINDOW = 176
"""Side of a sprite in pixels; a die takes up about half of it, so that its shadow has room."""
STEPS = 20
BODIES = [(245, 245, 245), (235, 240, 240), (200, 225, 235), (40, 40, 200), (60, 150, 40), (180, 70, 30), (35, 35, 35)]
BODIES += [(30, 200, 230), (30, 120, 230), (130, 40, 110), (150, 120, 20), (60, 70, 90), (180, 110, 200)]

FADED = 0.4
"""Share of the dice whose pips have something of their body's colour: worn paint, a blurred lens."""
STEEP = 0.45
"""Share of the dice seen at any tilt alike, as across a table; the others are seen mostly from above."""
TILT_SIGMA, TILT_MOST = 0.55, 1.1
"""Radians between the line of sight and the die's upright."""


@dataclass
class Die:
    """`colour` WINDOW x WINDOW x 3 BGR bytes; `alpha` and `shadow` bytes; `face` the top; `size` the root of its area."""

    colour: np.ndarray
    alpha: np.ndarray
    shadow: np.ndarray
    face: int
    tilt: float
    centre: np.ndarray
    size: float


@dataclass
class _Shape:
    edge: float
    ball: float
    turn: float
    pip: float
    spread: float
    faces: dict[tuple[int, int], tuple[int, int]]
    """Axis and sign to the number of pips and whether they are turned by a quarter."""

    def inside(self, points: np.ndarray) -> np.ndarray:
        """Into the die's own axes, its middle at the origin, half a side long."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        x, y, z = points[..., 0], points[..., 1], points[..., 2] - 1
        return np.stack([c * x + s * y, -s * x + c * y, z], -1)

    def distance(self, points: np.ndarray) -> np.ndarray:
        x, y, z = np.moveaxis(self.inside(points), -1, 0)
        ball = np.sqrt(x * x + y * y + z * z) - self.ball
        x, y, z = (np.abs(v) - (1 - self.edge) for v in (x, y, z))
        inner = np.minimum(np.maximum(np.maximum(x, y), z), 0) - self.edge
        x, y, z = (np.maximum(v, 0) for v in (x, y, z))
        return np.maximum(np.sqrt(x * x + y * y + z * z) + inner, ball)

    def normal(self, points: np.ndarray) -> np.ndarray:
        step = 0.01
        here = self.distance(points)
        n = np.stack([self.distance(points + step * axis) - here for axis in np.eye(3, dtype=np.float32)], -1)
        return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)

    def pips(self, points: np.ndarray, softness: float) -> np.ndarray:
        """Share of pip colour, 0 to 1, at points of the surface."""
        own = self.inside(points)
        axis = np.abs(own).argmax(-1)
        out = np.zeros(axis.shape, np.float32)
        for (k, sign), (count, turned) in self.faces.items():
            on = (axis == k) & (np.sign(own[..., k]) == sign)
            u, v = own[on][:, (k + 1) % 3], own[on][:, (k + 2) % 3]
            if turned:
                u, v = v, -u
            radius = self.pip * (1.45 if count == 1 and self.pip > 0.19 else 1)
            away = np.full(len(u), 9.0)
            for x, y in PIP_PLACES[count]:
                away = np.minimum(away, np.hypot(u - x * self.spread, v - y * self.spread))
            out[on] = np.clip((radius - away) / softness + 0.5, 0, 1)
        return out


def _numbered() -> tuple[dict, int]:
    """A die's faces, opposite ones summing to seven, and the number on top."""
    top = random.randint(1, 6)
    front = random.choice([n for n in range(1, 7) if n not in (top, 7 - top)])
    side = random.choice([n for n in range(1, 7) if n not in (top, 7 - top, front, 7 - front)])
    faces = {}
    for axis, number in ((2, top), (1, front), (0, side)):
        for sign in (1, -1):
            faces[axis, sign] = (number if sign == 1 else 7 - number, random.randint(0, 1))
    return faces, top


def _colours() -> tuple[np.ndarray, np.ndarray]:
    white = random.random() < 0.4
    body = np.array(BODIES[0] if white else random.choice(BODIES), np.float32) * between(0.8, 1.05)
    body = np.clip(body + np.random.uniform(-25, 25, 3), 5, 250)
    dark = body.mean() < 130
    pip = np.array((240, 240, 240) if dark else (20, 20, 20), np.float32)
    if random.random() < 0.12:
        pip = np.array(random.choice([(30, 30, 190), (40, 200, 220), (160, 60, 20)]), np.float32)
        if np.abs(pip - body).max() < 90:
            pip = 255 - body
    if random.random() < FADED:
        pip = pip + (body - pip) * between(0.1, 0.55)
    return body, pip


def _trace(shape: _Shape, start: np.ndarray, way: np.ndarray, far: float) -> tuple[np.ndarray, np.ndarray]:
    """How far each ray runs, and the least distance to the die on it."""
    run = np.zeros(start.shape[:-1], np.float32)
    least = np.full(start.shape[:-1], 9.0, np.float32)
    for _ in range(STEPS):
        gap = shape.distance(start + run[..., None] * way)
        least = np.minimum(least, gap)
        run = np.minimum(run + np.maximum(gap, 0.004), far)
    return run, least


def _shadow(shape: _Shape, ground: np.ndarray, light: np.ndarray, hardness: float) -> np.ndarray:
    """0 where the light reaches the table, 1 where it doesn't, with a soft rim."""
    open_ = np.ones(ground.shape[:-1])
    for run in np.linspace(0.03, 2.3 / light[2], STEPS, dtype=np.float32):
        gap = shape.distance(ground + run * light)
        open_ = np.minimum(open_, np.clip(0.5 + hardness * gap / (0.3 + run), 0, 1))
    return 1 - open_


def render_die() -> Die:
    """A die of random make, seen at a random tilt; the far side of the table is up in the picture."""
    faces, top = _numbered()
    edge = between(0.08, 0.4)
    shape = _Shape(edge, between(1.3, 1.75), between(0, 2 * math.pi), between(0.12, 0.23), between(0.4, 0.54), faces)
    tilt = between(0.3, TILT_MOST) if random.random() < STEEP else min(abs(random.gauss(0, TILT_SIGMA)), TILT_MOST)
    roll = random.gauss(0, 0.12) if tilt > 0.3 else between(0, 2 * math.pi)
    away = between(7, 30)
    pixels = WINDOW * between(0.4, 0.5) / 2.2  # per half side of the die
    c, s = math.cos(tilt), math.sin(tilt)
    back = np.array([0, -s, c], np.float32)
    across, up = np.array([1, 0, 0], np.float32), np.array([0, c, s], np.float32)
    across, up = math.cos(roll) * across + math.sin(roll) * up, math.cos(roll) * up - math.sin(roll) * across
    y, x = ((np.mgrid[:WINDOW, :WINDOW] - WINDOW / 2 + 0.5) / pixels).astype(np.float32)
    middle = np.array([0, 0, 1], np.float32)
    eye = middle + np.float32(away) * back
    at = middle + x[..., None] * across - y[..., None] * up
    way = at - eye
    way /= np.linalg.norm(way, axis=-1, keepdims=True)
    near = (np.abs(x) < 1.8) & (np.abs(y) < 1.8)
    start = eye + way[near] * np.float32(away - 2.2)
    run, least = _trace(shape, start, way[near], 6)
    points = start + way[near] * run[:, None]
    light = np.array([between(-1, 1), between(-1, 1), between(0.5, 1.6)], np.float32)
    light /= np.linalg.norm(light)
    normal = shape.normal(points)
    body, pip = _colours()
    if random.random() < 0.2:  # marbled
        body = body * (0.75 + 0.5 * cloud(WINDOW, random.randint(4, 14))[near][:, None])
    ink = shape.pips(points, max(0.03, 1.2 / pixels))[:, None]
    colour = body * (1 - ink) + pip * ink
    bounce = between(0.35, 0.75)
    lit = bounce + (1 - bounce) * between(0.9, 1.3) * np.maximum(normal @ light, 0)
    lit *= 0.8 + 0.2 * np.clip(normal[:, 2] + 0.6, 0, 1)
    half = light - way[near]
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    shine = between(0, 150) * np.maximum((normal * half).sum(-1), 0) ** between(8, 90)
    painted = np.clip(colour * lit[:, None] + shine[:, None] * (1 - 0.6 * ink), 0, 255)
    full = np.zeros((WINDOW, WINDOW, 3), np.uint8)
    full[near] = painted
    alpha = np.zeros((WINDOW, WINDOW))
    alpha[near] = np.clip(1 - (least - 0.004) * pixels, 0, 1)
    ground = (eye + way * (-eye[2] / way[..., 2:]))[::2, ::2]
    shadow = _shadow(shape, ground, light, between(0.8, 9)) * between(0.2, 0.85)
    shadow = cv2.resize(shadow.astype(np.float32), (WINDOW, WINDOW))
    rim = np.clip(np.minimum.reduce([x - x.min(), x.max() - x, y - y.min(), y.max() - y]) / 0.5, 0, 1)
    rows, columns = (alpha > 0.5).nonzero()
    centre = np.array([columns.min() + columns.max() + 1, rows.min() + rows.max() + 1]) / 2
    to_bytes = lambda share: (np.clip(share, 0, 1) * 255).astype(np.uint8)  # noqa: E731
    return Die(full, to_bytes(alpha), to_bytes(shadow * rim), top, tilt, centre, math.sqrt(len(rows)))


def load_dice() -> list[Die]:
    stored = np.load(DICE)
    return [
        Die(p[..., :3], p[..., 3], p[..., 4], int(face), tilt, np.array([x, y]), size)
        for p, (face, tilt, x, y, size) in zip(stored['pictures'], stored['facts'], strict=True)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--count', type=int, default=2400)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    np.random.seed(options.seed)
    started, dice = time.time(), [render_die() for _ in range(options.count)]
    pictures = np.stack([np.dstack([d.colour, d.alpha, d.shadow]) for d in dice])
    np.savez_compressed(DICE, pictures=pictures, facts=np.array([[d.face, d.tilt, *d.centre, d.size] for d in dice]))
    print(f'{options.count} dice in {time.time() - started:.0f} seconds')


if __name__ == '__main__':
    main()
