"""Backs of cards, drawn: lattices, rings, plain ones, with and without a white border, some printed with suits and words."""

import math
import random

import cv2
import numpy as np

from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .procedural_decks import glyph_mask, stamp, suit_font

INKS = [(160, 60, 30), (40, 30, 180), (30, 30, 30), (60, 110, 20), (130, 30, 90), (120, 90, 20), (20, 90, 160)]
WORDS = ('CLUB', 'ACE', '777', 'Royal', 'KING', 'A', 'Q', 'J', 'K', '10', 'No 8')


def _pattern(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    y, x = np.mgrid[:H, :W].astype(np.float32)
    kind, period, turn = random.randrange(6), random.uniform(6, 40), random.uniform(0, math.pi)
    u = x * math.cos(turn) + y * math.sin(turn)
    v = -x * math.sin(turn) + y * math.cos(turn)
    wave = 2 * math.pi / period
    if kind == 0:
        mask = np.sin(u * wave) * np.sin(v * wave) > random.uniform(-0.2, 0.3)
    elif kind == 1:
        mask = np.abs((u / period) % 1 - 0.5) + np.abs((v / period) % 1 - 0.5) < random.uniform(0.3, 0.6)
    elif kind == 2:
        mask = np.sin(u * wave) > random.uniform(-0.5, 0.5)
    elif kind == 3:
        mask = np.sin(np.hypot(x - W / 2, y - H / 2) * wave) > 0
    elif kind == 4:
        lace = np.sin(np.abs(x - W / 2) * wave) * np.cos(np.abs(y - H / 2) * wave / 1.3)
        mask = lace + 0.4 * np.sin(x * y * 0.002) > 0
    else:
        mask = np.zeros((H, W), bool)
    return np.where(mask[..., None], other, one).astype(np.float32)


def _print(image: np.ndarray) -> None:
    """Suits, letters and words: what must not be taken for an index."""
    font = suit_font()
    colour = [random.randint(0, 255) for _ in range(3)]
    for _ in range(random.randint(1, 9)):
        text = random.choice('♠♥♦♣') if random.random() < 0.6 else random.choice(WORDS)
        mask = glyph_mask(text, font)
        if mask is None:
            continue
        h = random.uniform(16, 90)
        w = min(h * mask.shape[1] / mask.shape[0], W * 0.8)
        x, y = random.uniform(0.1, 0.9) * W, random.uniform(0.08, 0.5) * H
        for _ in range(2):
            stamp(image, mask, colour, (x, y), (w, h))
            image[:] = image[::-1, ::-1].copy()


def draw_back() -> np.ndarray:
    """One back, H x W x 3 uint8 BGR."""
    one = np.array(random.choice(INKS) if random.random() < 0.6 else [random.randint(0, 255) for _ in range(3)])
    other = np.array([255, 255, 255] if random.random() < 0.6 else [random.randint(0, 255) for _ in range(3)])
    image = _pattern(one, other)
    if random.random() < 0.5:
        ring = -1 if random.random() < 0.4 else random.randint(3, 16)
        colour = [random.randint(0, 255) for _ in range(3)]
        cv2.circle(image, (W // 2, H // 2), random.randint(30, 110), colour, ring)
    if random.random() < 0.4:
        _print(image)
    return np.clip(_framed(image, one), 0, 255).astype(np.uint8)


def _framed(image: np.ndarray, ink: np.ndarray) -> np.ndarray:
    """Most backs have a border."""
    if random.random() < 0.75:
        edge = random.randint(8, 34)
        framed = np.full((H, W, 3), 255 if random.random() < 0.8 else 30, np.float32)
        framed[edge:-edge, edge:-edge] = image[edge:-edge, edge:-edge]
        image = framed
        if random.random() < 0.5:
            colour = [int(v) for v in ink]
            cv2.rectangle(image, (edge, edge), (W - 1 - edge, H - 1 - edge), colour, random.randint(2, 6))
    return image


def pictured_back(pictures: list[np.ndarray]) -> np.ndarray:
    """A back with a part of a picture on it, often twice, in colours, in greys or in one ink; H x W x 3 uint8 BGR."""
    picture = random.choice(pictures)
    h, w = picture.shape[:2]
    high = int(min(h, w * H / W) * random.uniform(0.25, 1))
    wide = int(high * W / H)
    y, x = random.randint(0, h - high), random.randint(0, w - wide)
    image = cv2.resize(picture[y : y + high, x : x + wide], (W, H), interpolation=cv2.INTER_AREA).astype(np.float32)
    tone = random.random()
    if tone < 0.4:
        grey = image.mean(2, keepdims=True)
        spread = (grey - grey.mean()) * random.uniform(0.8, 2.5) + 128
        ink = np.zeros(3) if tone < 0.15 else np.array(random.choice(INKS))
        share = np.clip(spread / 255, 0, 1)
        image = ink * (1 - share) + 255 * share
    if random.random() < 0.5:
        image[H // 2 :] = image[: H - H // 2][::-1, ::-1]
    return np.clip(_framed(image, np.array(random.choice(INKS))), 0, 255).astype(np.uint8)
