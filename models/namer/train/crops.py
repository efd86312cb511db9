"""Cuts the namer's crops out of rendered scenes: indices as the finder would frame them, and everything else it may propose.

    python -m namer.train.crops [--held-out] [--most 160000] [--part 2 --out FILE]

`--part` takes the scenes of one part alone, `--out` keeps crops that were cut before.
"""

import argparse
import math
import pickle
import random
from pathlib import Path

import cv2
import numpy as np

from common.index_crop import Levels, cut
from ground.glyphs import GLYPHS, REJECT, SUITS
from ground.paths import SCENES, WORK

LEAST_HALF_WIDTH = 2.2
CLEAR, COVERED = 0.8, 0.45
FALSE_A_SCENE = 7


def _turned(v: np.ndarray, angle: float) -> np.ndarray:
    c, s = math.cos(angle), math.sin(angle)
    return np.array([v[0] * c - v[1] * s, v[0] * s + v[1] * c])


def shaken(middle, right, up) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A frame as wrong as the finder's can be: turned, scaled and shifted a little."""
    angle, scale = random.gauss(0, 0.1), math.exp(random.gauss(0, 0.1))
    stretch = scale * math.exp(random.gauss(0, 0.07))
    at = middle + right * random.gauss(0, 0.14) + up * random.gauss(0, 0.09)
    return at, _turned(right, angle) * scale, _turned(up, angle) * stretch


def false_frame(size: int, cards: list) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A frame of plausible size where no index need be: on a card (pips, court art, backs) or anywhere."""
    wide, angle, at = math.exp(random.uniform(1, 2.8)), random.uniform(0, 2 * math.pi), np.random.rand(2) * size
    if cards and random.random() < 0.75:
        quad = random.choice(cards)[0]
        at = np.random.dirichlet([0.6] * 4) @ quad
        across = quad[1] - quad[0]
        wide = np.hypot(*across) * random.uniform(0.05, 0.1)
        quarter = random.choice([0, 0.5, 1, 1.5]) * math.pi
        angle = math.atan2(across[1], across[0]) + quarter + random.gauss(0, 0.2)
    high = wide * random.uniform(1.6, 2.6)
    right = np.array([math.cos(angle), math.sin(angle)]) * wide
    return at, right, np.array([math.sin(angle), -math.cos(angle)]) * high


class Crops:
    def __init__(self):
        self.images: list[np.ndarray] = []
        self.glyphs: list[int] = []
        self.suits: list[int] = []

    def add(self, image: np.ndarray, glyph: int, suit: int = -1) -> None:
        self.images.append(image)
        self.glyphs.append(glyph)
        self.suits.append(suit)

    def scene(self, scene: tuple, copies: int) -> None:
        jpeg, cards, indices = scene
        image = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
        size, levels = image.shape[0], Levels(image)
        frames = []
        for middle, right, up, visible, glyph, suit, _ in indices:
            wide = np.hypot(*right)
            if wide < LEAST_HALF_WIDTH:
                continue
            frames.append((middle, up))
            if min(middle.min(), size - middle.max()) < wide * 0.8:
                continue
            if visible > CLEAR:
                for _ in range(copies):
                    drawn = -1 if glyph == 'X' else SUITS.index(suit)
                    self.add(cut(levels, *shaken(middle, right, up)), GLYPHS.index(glyph), drawn)
            elif visible < COVERED and random.random() < 0.3:
                self.add(cut(levels, middle, right, up), REJECT)
        for _ in range(FALSE_A_SCENE):
            at, right, up = false_frame(size, cards)
            if np.hypot(*right) < LEAST_HALF_WIDTH or at.min() < 0 or at.max() >= size:
                continue
            near = 1.1 * np.hypot(*up)
            if all(np.hypot(*(at - m)) >= max(1.1 * np.hypot(*u), near * 0.7) for m, u in frames):
                self.add(cut(levels, at, right, up), REJECT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--held-out', action='store_true')
    parser.add_argument('--most', type=int, default=160_000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--part', type=int)
    parser.add_argument('--out', type=Path)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    kind = 'held-out' if options.held_out else 'train'
    files = sorted((SCENES / kind).glob('*.pkl' if options.part is None else f'{options.part:02d}-*.pkl'))
    random.shuffle(files)
    crops = Crops()
    for file in files:
        for scene in pickle.loads(file.read_bytes()):
            crops.scene(scene, 1 if options.held_out else 2)
        if len(crops.images) > options.most:
            break
    images = np.stack(crops.images)
    np.savez(options.out or WORK / f'namer-{kind}.npz', images=images, glyphs=np.array(crops.glyphs), suits=np.array(crops.suits))
    print(images.shape, np.bincount(crops.glyphs, minlength=REJECT + 1))


if __name__ == '__main__':
    main()
