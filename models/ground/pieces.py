"""Small round things on a table that are no dice: flat tokens, glass drops and baubles, buttons, coins."""

import math
import random

import cv2
import numpy as np

from .surfaces import between

KINDS = ('token', 'token', 'token', 'drop', 'drop', 'button', 'coin')
FINER = 3
"""Times finer than the picture that a piece is drawn, then averaged."""


def _colour() -> np.ndarray:
    """BGR 0 to 255: mostly the greens and blues that pieces of games have."""
    kind = random.random()
    if kind < 0.35:
        return np.array([between(20, 110), between(80, 190), between(10, 90)])
    if kind < 0.75:
        return np.array([between(90, 220), between(40, 140), between(10, 80)])
    return np.random.uniform(10, 250, 3)


def _oval(image: np.ndarray, at, size, angle: float, colour, line: int = -1) -> None:
    centre, axes = tuple(int(v) for v in at), tuple(max(1, int(v)) for v in size)
    cv2.ellipse(image, (centre, (2 * axes[0], 2 * axes[1]), angle), [float(v) for v in colour], line, cv2.LINE_AA)


def _face(image: np.ndarray, kind: str, at: np.ndarray, radii: np.ndarray, angle: float, colour: np.ndarray) -> None:
    """What shows on top: rims, holes, a stamp or a glint."""
    turn = np.deg2rad(angle)
    across = np.array([math.cos(turn), math.sin(turn)]) * radii[0]
    along = np.array([-math.sin(turn), math.cos(turn)]) * radii[1]
    lighter, darker = np.clip(colour * between(1.1, 1.5) + between(0, 30), 0, 255), colour * between(0.5, 0.85)
    if kind in ('token', 'coin'):
        for _ in range(random.randint(0, 2)):
            line = max(1, int(radii[0] * between(0.03, 0.1)))
            _oval(image, at, radii * between(0.45, 0.85), angle, random.choice([lighter, darker]), line)
    if kind == 'coin':
        for _ in range(random.randint(1, 4)):  # a stamp
            ends = np.int32(at + np.random.uniform(-0.5, 0.5, (2, 2)) * radii)
            cv2.line(image, ends[0].tolist(), ends[1].tolist(), [float(v) for v in darker], max(1, int(radii[0] * 0.12)))
    if kind == 'button':
        first = between(0, math.pi)
        holes = random.choice([2, 4])
        for i in range(holes):
            way = first + 2 * math.pi * i / holes
            place = at + 0.3 * (math.cos(way) * across + math.sin(way) * along)
            _oval(image, place, radii * between(0.09, 0.13), angle, darker * between(0.1, 0.5))
    if kind == 'drop':
        middle = at + np.random.uniform(-0.35, 0.35, 2) * radii
        for step in range(6):
            share = 1 - step / 6
            _oval(image, at + (middle - at) * (1 - share), radii * share * 0.9, angle, colour + (lighter - colour) * (1 - share))
        for _ in range(random.randint(1, 2)):
            _oval(image, middle + np.random.uniform(-0.2, 0.2, 2) * radii, radii * between(0.08, 0.22), angle, (250, 250, 250))


def throw_piece(image: np.ndarray, at: np.ndarray, size: float) -> np.ndarray:
    """The picture (float BGR) with a piece as large as a die of this size (pixels) at a place, in its shadow."""
    kind, colour = random.choice(KINDS), _colour()
    if kind == 'coin':
        tone = between(90, 210)
        colour = np.array([tone * between(0.5, 1), tone * between(0.75, 1), tone])
    fine = cv2.resize(image, None, fx=FINER, fy=FINER, interpolation=cv2.INTER_LINEAR)
    middle = (np.asarray(at) + 0.5) * FINER
    slant, angle = between(0.45, 1), random.gauss(0, 12)
    radii = np.array([1, slant]) * size * between(0.4, 0.75) * FINER
    thick = radii[0] * math.sqrt(max(0.0, 1 - slant**2)) * (between(0.1, 0.35) if kind != 'drop' else 0.1)
    shadow = np.zeros(fine.shape[:2], np.float32)
    _oval(shadow, middle + np.random.uniform(-0.3, 0.3, 2) * radii + (0, thick), radii * 1.05, angle, (1,))
    shadow = cv2.GaussianBlur(shadow, (0, 0), radii[0] * between(0.05, 0.3))
    fine = fine * (1 - between(0.1, 0.7) * shadow[..., None])
    for step in range(int(thick), -1, -1):
        _oval(fine, middle + (0, step), radii, angle, colour * (0.6 if step else 1))
    _face(fine, kind, middle, radii, angle, colour)
    return cv2.resize(fine, image.shape[1::-1], interpolation=cv2.INTER_AREA)
