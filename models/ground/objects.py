"""Flat things on a table that have straight sides and are no cards: papers, books, phones, coasters, boxes, chips."""

import math
import random

import cv2
import numpy as np

from .surfaces import between

W, H = 200, 280
"""Pixels of a thing's own picture before it is laid on the table."""
KINDS = ('paper', 'paper', 'book', 'phone', 'note', 'box', 'pen', 'chips', 'chips')


def _colour() -> np.ndarray:
    return np.random.randint(0, 256, 3).astype(np.float32)


def _plain(colour) -> np.ndarray:
    return np.ones((H, W, 3), np.float32) * np.asarray(colour, np.float32)


def _lines(image: np.ndarray, ink, every: int, margin: int) -> np.ndarray:
    """Rows of print or handwriting."""
    for y in range(margin, H - margin, every):
        x = margin
        while x < W - margin:
            word = random.randint(5, 30)
            if random.random() < 0.9:
                cv2.rectangle(image, (x, y), (min(x + word, W - margin), y + max(1, every // 3)), ink, -1)
            x += word + random.randint(3, 7)
        if random.random() < 0.08:
            break
    return image


def _picture(pictures: list[np.ndarray]) -> np.ndarray:
    image = random.choice(pictures)
    h, w = image.shape[:2]
    c = int(min(h, w) * between(0.2, 0.9) / 1.4)
    x, y = random.randint(0, w - c), random.randint(0, h - int(c * 1.4))
    return cv2.resize(image[y : y + int(c * 1.4), x : x + c], (W, H), interpolation=cv2.INTER_AREA).astype(np.float32)


def _look(kind: str, pictures: list[np.ndarray]) -> tuple[np.ndarray, float, float]:
    """A thing's picture and its width and height in card widths."""
    if kind == 'paper':
        size = between(2.4, 4.5)
        ink = (between(0, 120),) * 3
        return _lines(_plain([between(205, 250)] * 3), ink, random.randint(6, 16), 16), size, size * between(1.3, 1.5)
    if kind == 'book':
        cover = _picture(pictures) if random.random() < 0.6 else _plain(_colour())
        cover = np.clip(cover, 0, 255).astype(np.uint8)
        for _ in range(random.randint(0, 3)):
            at = (random.randint(5, 40), random.randint(30, 260))
            colour = [int(v) for v in _colour()]
            cv2.putText(cover, random.choice(('NOVEL', 'Cook', '1984', 'Maps', 'A to Z')), at, 1, between(2, 5), colour, 3)
        size = between(2.2, 3.5)
        return cover.astype(np.float32), size, size * between(1.2, 1.6)
    if kind == 'phone':
        body = _plain([between(5, 60)] * 3)
        if random.random() < 0.6:
            body[10:-10, 6:-6] = _picture(pictures)[10:-10, 6:-6] if random.random() < 0.6 else _colour()
        return body, 1.15, 1.15 * between(1.95, 2.15)
    if kind == 'note':
        size = between(1.1, 1.7)
        return _lines(_plain(_colour() * 0.4 + 150), (40, 40, 60), 30, 30), size, size * between(0.92, 1.1)
    if kind == 'box':
        lid = _plain(_colour())
        if random.random() < 0.5:
            cv2.rectangle(lid, (20, 20), (W - 20, H - 20), [int(v) for v in _colour()], random.randint(2, 8))
        size = between(1.8, 4)
        return lid, size, size * random.choice([between(0.5, 1.2), between(1.8, 3)])
    return _plain(_colour()), between(0.06, 0.16), between(2, 3)


def _chips(image: np.ndarray, owner: np.ndarray, table: np.ndarray, at) -> None:
    colour, spot = [int(v) for v in _colour()], [int(v) for v in _colour() * 0.3 + 170]
    for _ in range(random.randint(1, 5)):
        middle = np.array(at) + np.random.uniform(-0.8, 0.8, 2)
        ring = _on_table(table, middle + 0.31 * np.array([[math.cos(t), math.sin(t)] for t in np.linspace(0, 6.28, 25)]))
        centre = ring.mean(0)
        if not np.isfinite(ring).all() or np.abs(ring).max() > 4 * image.shape[0]:
            continue
        cv2.fillPoly(image, [np.int32(ring + 2)], [v * 0.4 for v in colour], cv2.LINE_AA)
        cv2.fillPoly(image, [np.int32(ring)], colour, cv2.LINE_AA)
        for i in range(0, 24, 4):
            cv2.fillPoly(image, [np.int32([ring[i], ring[i + 1], centre * 0.25 + ring[i + 1] * 0.75, centre * 0.25 + ring[i] * 0.75])], spot, cv2.LINE_AA)
        inner = centre + (ring - centre) * 0.62
        cv2.polylines(image, [np.int32(inner)], True, spot, 1, cv2.LINE_AA)
        mask = np.zeros(owner.shape, np.uint8)
        cv2.fillPoly(mask, [np.int32(ring)], 1)
        owner[mask > 0] = -2


def _on_table(table: np.ndarray, points: np.ndarray) -> np.ndarray:
    q = np.c_[points, np.ones(len(points))] @ table.T
    return q[:, :2] / np.where(np.abs(q[:, 2:]) < 1e-6, np.nan, q[:, 2:])


def put_object(image: np.ndarray, owner: np.ndarray, table: np.ndarray, reach: float, pictures: list[np.ndarray]) -> None:
    """Lays one thing on the table, in place; table: its projection (unit: a card's width)."""
    at, turn, kind = np.random.uniform(-reach, reach, 2), between(0, 2 * math.pi), random.choice(KINDS)
    if kind == 'chips':
        _chips(image, owner, table, at)
        return
    own, wide, high = _look(kind, pictures)
    c, s = math.cos(turn), math.sin(turn)
    corners = np.array([[-wide, -high], [wide, -high], [wide, high], [-wide, high]]) / 2 @ np.array([[c, s], [-s, c]]) + at
    depth = np.c_[corners, np.ones(4)] @ table[2]
    quad = _on_table(table, corners)
    if depth.min() < 0.05 * table[2, 2] or np.abs(quad).max() > 8 * image.shape[0]:
        return
    matrix = cv2.getPerspectiveTransform(np.float32([[0, 0], [W, 0], [W, H], [0, H]]), np.float32(quad))
    size = image.shape[1::-1]
    alpha = cv2.warpPerspective(np.full((H, W), 255, np.uint8), matrix, size).astype(np.float32) / 255
    blur = max(1.0, between(0.01, 0.06) * image.shape[0] / reach)
    shift = np.float32([[1, 0, between(-2, 2) * blur], [0, 1, between(-2, 2) * blur]])
    dark = cv2.GaussianBlur(cv2.warpAffine(alpha, shift, size), (0, 0), blur)
    image *= 1 - between(0, 0.6) * dark[..., None]
    ink = cv2.warpPerspective(own, matrix, size, flags=cv2.INTER_AREA)
    image[:] = image * (1 - alpha[..., None]) + ink * alpha[..., None]
    owner[alpha > 0.5] = -2
