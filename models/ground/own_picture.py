"""Paints the pictures that the browser tests read: cards of the project's own drawing on a drawn cloth, as a camera sees them.

    python -m ground.own_picture --out FOLDER

Writes `cloth.jpg` (eight separate cards), `melds.jpg` (the author's example of Facade's melds), both 1280 x 720, and `labels.json`. Only aces and number cards of one drawn deck, so that no other hand's art is
in it; the deck is one of those kept out of training.
"""

import argparse
import json
import math
from pathlib import Path

import cv2
import numpy as np

from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .paths import FACES
from .scene import CORNER_MASKS, project

WIDTH, HEIGHT = 1280, 720
DECK = 'proc_011'
FELT = (58, 96, 42)
TILT = math.radians(24)
# (glyph, suit, x and y from the middle in card widths, degrees)
SEPARATE = [
    ('7', 'H', -3.6, -0.9, -8),
    ('10', 'S', -1.9, -1.1, 5),
    ('4', 'C', -0.1, -0.9, 96),
    ('A', 'D', 1.9, -1.0, -14),
    ('9', 'C', 3.7, -0.8, 176),
    ('3', 'D', -2.7, 1.1, 12),
    ('6', 'S', -0.6, 1.2, -4),
    ('8', 'D', 1.5, 1.1, 22),
]
# (cards, x and y of the first, degrees, step to the next in card widths)
MELDS = [
    ('4H 6H 5H 7H', -5.0, -1.3, -4, 0.42),
    ('5C 6C 7C', -1.3, -1.4, 3, 0.45),
    ('5S', 2.0, -1.2, -7, 0),
    ('9S 9H 9C', 3.9, -1.3, 5, 0.4),
    ('2D 3D 4D', -4.2, 1.0, 6, 0.44),
    ('7S 8S', 0.2, 1.0, -5, 0.46),
]
PICTURES = {'cloth.jpg': (SEPARATE, 120.0), 'melds.jpg': (None, 104.0)}
"""Lay-out and width of a card in pixels at the middle."""


def _laid_melds() -> list[tuple]:
    out = []
    for cards, x, y, degrees, step in MELDS:
        a = math.radians(degrees)
        for i, card in enumerate(cards.split()):
            out.append((card[0], card[1], x + i * step * math.cos(a), y + i * step * math.sin(a), degrees))
    return out


def _table(card_width: float) -> np.ndarray:
    c, s = math.cos(TILT), math.sin(TILT)
    turn = np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
    focal = 1400.0
    lens = np.array([[focal, 0, WIDTH / 2], [0, focal, HEIGHT / 2], [0, 0, 1.0]])
    return lens @ np.c_[turn[:, 0], turn[:, 1], np.array([0, 0, focal / card_width])]


def _card(x: float, y: float, degrees: float) -> np.ndarray:
    a, aspect = math.radians(degrees), H / W
    c, s = math.cos(a), math.sin(a)
    left, top = x - 0.5 * c + 0.5 * aspect * s, y - 0.5 * s - 0.5 * aspect * c
    return np.array([[c / W, -s * aspect / H, left], [s / W, c * aspect / H, top], [0, 0, 1]])


def paint(layout: list[tuple], card_width: float) -> tuple[np.ndarray, list[dict]]:
    """A picture (BGR bytes) and the cards in it with their corners in shares of its sides."""
    random = np.random.default_rng(3)
    weave = cv2.GaussianBlur(random.normal(size=(HEIGHT, WIDTH)).astype(np.float32), (0, 0), 0.9)
    image = np.array(FELT, np.float32) + weave[..., None] * 14
    table, labels = _table(card_width), []
    for glyph, suit, x, y, degrees in layout:
        matrix = table @ _card(x, y, degrees)
        face = cv2.imread(str(FACES / DECK / f'{glyph}_{suit}.png'))
        ink = cv2.warpPerspective(face, matrix, (WIDTH, HEIGHT), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
        alpha = cv2.warpPerspective(CORNER_MASKS[1], matrix, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR)
        shadow = cv2.GaussianBlur(np.roll(alpha, (5, 4), (0, 1)), (0, 0), 5).astype(np.float32)[..., None] / 255
        image = image * (1 - 0.45 * shadow)
        a = alpha.astype(np.float32)[..., None] / 255
        image = image * (1 - a) + ink.astype(np.float32) * 0.94 * a
        quad = project(matrix, [[0, 0], [W, 0], [W, H], [0, H]]) / (WIDTH, HEIGHT)
        labels.append({'card': f'{"T" if glyph == "10" else glyph}{suit}', 'quad': np.round(quad, 4).tolist()})
    fall = np.linspace(1.08, 0.8, WIDTH, dtype=np.float32)[None, :, None]
    image = cv2.GaussianBlur(image * fall * np.array([0.9, 0.98, 1.05], np.float32), (0, 0), 0.7)
    image += random.normal(size=image.shape) * 3
    return np.clip(image, 0, 255).astype(np.uint8), labels


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--out', type=Path, required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    labels = []
    for file, (layout, card_width) in PICTURES.items():
        image, cards = paint(layout or _laid_melds(), card_width)
        cv2.imwrite(str(options.out / file), image, [cv2.IMWRITE_JPEG_QUALITY, 85])
        labels.append({'file': file, 'scene': 'separate' if layout else 'overlap', 'cards': cards})
    (options.out / 'labels.json').write_text(json.dumps(labels, indent=2) + '\n')


if __name__ == '__main__':
    main()
