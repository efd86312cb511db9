"""Cuts the crops that the facer learns from out of the finder's scenes: whole cards within outlines that are a little wrong,
as they are and smaller and at a steeper slant, and everything else that an outline may hold.

    python -m facer.train.crops [--held-out] [--copies 3] [--most 90000] [--seed 1] [--rough 0.5] [--out FILE]
"""

import argparse
import math
import pickle
import random
import time
from pathlib import Path

import cv2
import numpy as np

from common.index_crop import Levels
from common.outline_crop import cut_outline
from ground.glyphs import RANKS, SUITS, rank_of
from ground.paths import FACES, SCENES, WORK

from .net import CROP_HEIGHT, CROP_WIDTH, MARGIN, OTHER

CLEAR, COVERED = 0.85, 0.55
LEAST_SIDE, LEAST_AREA = 18.0, 900.0
SMALLEST, LARGEST = 30.0, 120.0
"""Card widths to which a card is shrunk, pixels."""
FLATTEST = 0.5
ROUGH = 0.5
"""Share of the outlines that are rough."""
ACROSS_OFF, DOWN_OFF, CORNER_OFF = 0.06, 0.12, 0.025
"""How far their sides and corners are off, in sides of the card (standard deviations)."""
BACKS, HIDDEN, ASIDE = 0.12, 0.25, 0.05
"""Shares of the backs, of the covered cards and of the faces whose outline is moved away that are kept as `other`."""


def printed_glyphs(deck: str) -> set[str]:
    return {file.stem.split('_')[0] for file in (FACES / deck).glob('*_?.png')}


def card_class(glyph: str, suit: str, printed: set[str]) -> int:
    """Class of a face in a pack with these glyphs; OTHER for a joker."""
    rank = rank_of(glyph, printed)
    return OTHER if rank is None else RANKS.index(rank) * len(SUITS) + SUITS.index(suit)


def crooked(quad: np.ndarray, rough: float) -> np.ndarray:
    """The outline as wrong as one that was seen; `rough` of them as where a card is small and seen at a slant."""
    if random.random() < rough:
        left, right = np.clip(np.random.randn(2) * ACROSS_OFF, -2 * ACROSS_OFF, 2 * ACROSS_OFF)
        top, bottom = np.clip(np.random.randn(2) * DOWN_OFF, -2 * DOWN_OFF, 2 * DOWN_OFF)
        unit = np.float32([(0, 0), (1, 0), (1, 1), (0, 1)])
        moved = unit + np.float32([(left, top), (right, top), (right, bottom), (left, bottom)])
        moved += np.random.randn(4, 2).astype(np.float32) * CORNER_OFF
        return cv2.perspectiveTransform(moved[None], cv2.getPerspectiveTransform(unit, np.float32(quad)))[0]
    width = (np.hypot(*(quad[1] - quad[0])) + np.hypot(*(quad[2] - quad[3]))) / 2
    by, most = random.uniform(0.004, 0.026) * width, 0.07 * width
    middle = quad.mean(0)
    scaled = middle + (quad - middle) * math.exp(random.gauss(0, 0.015))
    return scaled + np.clip(np.random.randn(2) * by + np.random.randn(4, 2) * by, -most, most)


def sides_of(quad: np.ndarray) -> np.ndarray:
    return np.hypot(*(np.roll(quad, -1, 0) - quad).T)


def shrunk(image: np.ndarray, quad: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The surroundings of a card as they would look smaller and at a steeper slant; picture and outline."""
    sides = sides_of(quad)
    width = (sides[0] + sides[2]) / 2
    wide = min(1, SMALLEST * (LARGEST / SMALLEST) ** random.random() / width)
    high = wide * random.uniform(FLATTEST, 1)
    low = np.maximum(np.floor(quad.min(0) - 0.3 * width), 0).astype(int)
    top = np.minimum(np.ceil(quad.max(0) + 0.3 * width), image.shape[1::-1]).astype(int)
    part = image[low[1] : top[1], low[0] : top[0]]
    h, w = part.shape[:2]
    size = (max(8, round(w * wide)), max(8, round(h * high)))
    small = cv2.resize(part, size, interpolation=cv2.INTER_AREA)
    if random.random() < 0.4:
        small = cv2.GaussianBlur(small, (0, 0), random.uniform(0.4, 1.1))
    if random.random() < 0.5:
        quality = [cv2.IMWRITE_JPEG_QUALITY, random.randint(40, 90)]
        small = cv2.imdecode(cv2.imencode('.jpg', small, quality)[1], cv2.IMREAD_COLOR)
    k = np.array(size) / (w, h)
    return small, (quad - low + 0.5) * k - 0.5


class Crops:
    def __init__(self, rough: float):
        self.rough = rough
        self.images: list[np.ndarray] = []
        self.labels: list[int] = []
        self.sizes: list[float] = []
        self.printed: dict[str, set[str]] = {}

    def add(self, image: np.ndarray, quad: np.ndarray, label: int) -> None:
        if sides_of(quad).min() < LEAST_SIDE or cv2.contourArea(np.float32(quad)) < LEAST_AREA:
            return
        self.images.append(cut_outline(Levels(image), crooked(quad, self.rough), CROP_WIDTH, CROP_HEIGHT, MARGIN))
        self.labels.append(label)
        self.sizes.append(math.sqrt(cv2.contourArea(np.float32(quad))))

    def _class_of(self, visible: float, glyph: str | None, suit: str | None, deck: str | None) -> int | None:
        """None for a card that is neither clear nor covered, and for most of the many that are `other`."""
        if glyph is None:
            return OTHER if visible > COVERED and random.random() < BACKS else None
        if visible < CLEAR:
            return OTHER if visible < COVERED and random.random() < HIDDEN else None
        if deck not in self.printed:
            self.printed[deck] = printed_glyphs(deck)
        return card_class(glyph, suit, self.printed[deck])

    def scene(self, scene: tuple, copies: int) -> None:
        jpeg, cards, _ = scene
        image = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
        for quad, *seen in cards:
            quad = quad.astype(np.float64)
            if quad.min() < -8 or quad.max() > image.shape[0] + 8:
                continue
            label = self._class_of(*seen)
            if label is None:
                continue
            for copy in range(copies if label != OTHER else 1):
                self.add(*(shrunk(image, quad) if copy > 0 or label == OTHER else (image, quad)), label)
            if random.random() < ASIDE:
                turn = random.uniform(0, 2 * math.pi)
                away = random.uniform(0.35, 0.8) * sides_of(quad)[0]
                self.add(image, quad + (math.cos(turn) * away, math.sin(turn) * away), OTHER)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--held-out', action='store_true')
    parser.add_argument('--copies', type=int, default=3)
    parser.add_argument('--most', type=int, default=90_000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--rough', type=float, default=ROUGH, help='share of outlines that are rough')
    parser.add_argument('--out', type=Path)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    kind = 'held-out' if options.held_out else 'train'
    files = sorted((SCENES / kind).glob('*.pkl'))
    random.shuffle(files)
    started, crops = time.time(), Crops(options.rough)
    for file in files:
        for scene in pickle.loads(file.read_bytes()):
            crops.scene(scene, options.copies)
        print(f'{len(crops.images)} crops after {time.time() - started:.0f} seconds', flush=True)
        if len(crops.images) > options.most:
            break
    labels = np.array(crops.labels)
    out = options.out or WORK / f'facer-{kind}.npz'
    np.savez(out, images=np.stack(crops.images), labels=labels, sizes=np.array(crops.sizes))
    print(f'{len(labels)} crops, {int((labels == OTHER).sum())} of them no card of the 52')


if __name__ == '__main__':
    main()
