"""Things on a table that are not cards: chips, fingers, dice, slips of print."""

import math
import random

import cv2
import numpy as np

from .surfaces import between, cloud, surface

PRINT = ('10', 'A8', 'K', 'Q', 'Sale', '23', 'J7', 'NEW', 'The quick brown', '69', '%', 'oo', 'B5', 'A', '7', 'TAX 4')
PIP_PLACES = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def _finger(mask: np.ndarray, size: int, card_width: float, at) -> np.ndarray:
    turn = between(0, 2 * math.pi)
    end = (int(at[0] + math.cos(turn) * size), int(at[1] + math.sin(turn) * size))
    cv2.line(mask, at, end, 255, max(4, int(card_width * between(0.12, 0.45))), cv2.LINE_AA)
    skin = np.array([between(60, 190), between(80, 200), between(110, 235)], np.float32)
    return skin * (0.7 + 0.4 * cloud(size, 6)[..., None])


def _die(mask: np.ndarray, size: int, card_width: float, at) -> np.ndarray:
    side, turn = max(6.0, card_width * between(0.18, 0.4)), between(0, 90)
    cv2.fillPoly(mask, [cv2.boxPoints((at, (side, side), turn)).astype(np.int32)], 255, cv2.LINE_AA)
    body = np.array(random.choice([(245, 245, 245), (40, 40, 200), (60, 150, 40), (180, 70, 30), (30, 30, 30)]), np.float32)
    out = np.ones((size, size, 3), np.float32) * body
    pip = (20, 20, 20) if body.sum() > 500 else (245, 245, 245)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for x, y in PIP_PLACES[random.randint(1, 6)]:
        px, py = x * side * 0.27, y * side * 0.27
        centre = (int(at[0] + px * c - py * s), int(at[1] + px * s + py * c))
        cv2.circle(out, centre, max(1, int(side * 0.09)), pip, -1, cv2.LINE_AA)
    return out


def _slip(mask: np.ndarray, size: int, card_width: float, at, pictures) -> np.ndarray:
    s = int(card_width * between(0.3, 1.8))
    if random.random() < 0.4:
        cv2.circle(mask, at, max(3, int(s * 0.4)), 255, -1, cv2.LINE_AA)
    else:
        corners = cv2.boxPoints((at, (s, s * between(0.3, 1.5)), between(0, 180)))
        cv2.fillPoly(mask, [corners.astype(np.int32)], 255, cv2.LINE_AA)
    plain = np.ones((size, size, 3), np.float32) * np.random.randint(0, 256, 3)
    out = surface(size, pictures) if random.random() < 0.5 else plain
    if random.random() < 0.6:
        out = np.clip(out, 0, 255).astype(np.uint8)
        for _ in range(random.randint(1, 7)):
            where = (at[0] - s // 2 + random.randint(0, max(1, s // 2)), at[1] + random.randint(-s // 2, s // 2 + 1))
            colour = [random.randint(0, 255) for _ in range(3)]
            face, height, weight = random.randint(0, 5), between(0.3, 1.4), random.randint(1, 3)
            cv2.putText(out, random.choice(PRINT), where, face, height, colour, weight, cv2.LINE_AA)
    return out


def strew(image: np.ndarray, owner: np.ndarray, card_width: float, pictures: list[np.ndarray]) -> None:
    """Puts one thing on the picture in place and marks its pixels in `owner` as -2 (hides what lies beneath)."""
    size = image.shape[0]
    mask = np.zeros((size, size), np.uint8)
    at = (random.randint(0, size), random.randint(0, size))
    kind = random.random()
    if kind < 0.35:
        texture = _finger(mask, size, card_width, at)
    elif kind < 0.5:
        texture = _die(mask, size, card_width, at)
    else:
        texture = _slip(mask, size, card_width, at, pictures)
    alpha = mask.astype(np.float32)[..., None] / 255
    image[:] = image * (1 - alpha) + texture * alpha
    owner[mask > 127] = -2
