"""Draws crops that the sider learns from, one outline each, beside what the outliner proposes in its scenes (`sider.train.crops`): many
more backs than these hold, drawn and pictured ones among them, alone and among others of their kind, and what is printed like cards.

    python -m sider.train.drawn [--count 40000] [--seed 1] [--out FILE]
"""

import argparse
import random
import time
from pathlib import Path

import cv2
import numpy as np

from common.index_crop import Levels
from common.outline_crop import cut_outline
from facer.train.crops import crooked
from ground.backs import draw_back, pictured_back
from ground.cells import draw_cells
from ground.decks import Pyramid, back_files, load_decks, pyramid
from ground.paths import SCENES, WORK
from ground.single_card import draw_card, grounds, on_ground, photograph, seen_outline
from ground.surfaces import between, load_pictures, surface

from .net import BACK, CROP_HEIGHT, CROP_WIDTH, FACE, MARGIN, NONE

BACKS, FACES = 0.5, 0.25
"""Shares of the crops; the rest is none."""
ROUGH = 0.6
DRAWN, PICTURED = 1200, 500
"""Backs beside those of packages."""
SURFACES, TABLES = 400, 600
DECK_SHARE = 0.35
"""Of the faces that are loaded: all of them would take 9 GB."""
UNIT = np.float32([(0, 0), (1, 0), (1, 1), (0, 1)])


def _at(quad: np.ndarray, moved: np.ndarray) -> np.ndarray:
    """What is at these places (4 x 2) of the table, in cards from the outline's first corner."""
    matrix = cv2.getPerspectiveTransform(UNIT, np.float32(quad))
    return cv2.perspectiveTransform(np.float32(moved)[None], matrix)[0].astype(np.float64)


def _beside(image: np.ndarray, quad: np.ndarray, printed: Pyramid) -> np.ndarray:
    """The ground with up to four neighbours of a lay-out around the outline."""
    step = np.array([between(1.06, 1.4), between(1.05, 1.35)])
    for side in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if random.random() < 0.6:
            image = draw_card(printed, _at(quad, UNIT + side * step + np.random.randn(2) * 0.03), image)
    return image


def _astray(quad: np.ndarray) -> np.ndarray:
    """An outline that is not this card's, but has some of it: moved away, or of two cards, or of a part of it."""
    kind = random.random()
    if kind < 0.5:
        away = between(0.45, 0.8) * random.choice([-1, 1])
        along = (away, between(-0.15, 0.15)) if random.random() < 0.5 else (between(-0.15, 0.15), away)
        return _at(quad, UNIT + along)
    width = between(1.7, 2.3) if kind < 0.75 else between(0.4, 0.6)
    height = between(1.6, 2.3) if kind < 0.75 else between(0.4, 0.65)
    start = np.array([between(0, max(0.0, 1 - width)), between(0, max(0.0, 1 - height))])
    return _at(quad, UNIT * (width, height) + start)


def draw_crop(
    faces: list[list[Pyramid]], backs: list[Pyramid], tables: list[np.ndarray]
) -> tuple[np.ndarray, int]:
    """One crop, and what is in it."""
    quad, ground = on_ground(seen_outline(), tables)
    kind = random.random()
    label = BACK if kind < BACKS else FACE if kind < BACKS + FACES else NONE
    lies_down = label == BACK or (label == NONE and random.random() < 0.6)
    printed = random.choice(backs) if lies_down else random.choice(random.choice(faces))
    if label == NONE and random.random() < 0.5:
        image, seen = draw_cells(ground, quad), quad
    else:
        neighbour = printed if lies_down else random.choice(backs)
        image = _beside(ground, quad, neighbour) if random.random() < 0.6 else ground
        image = draw_card(printed, quad, image)
        seen = _astray(quad) if label == NONE else quad
    turned = np.roll(crooked(seen, ROUGH), random.choice([0, 2]), 0)
    return cut_outline(Levels(photograph(image)), turned, CROP_WIDTH, CROP_HEIGHT, MARGIN), label


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--count', type=int, default=40_000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--out', type=Path, default=WORK / 'sider-train-drawn.npz')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    pictures = load_pictures([])
    faces = [list(deck.faces.values()) for deck in load_decks(held_out=False, share=DECK_SHARE)]
    backs = [pyramid(cv2.imread(str(file))) for file in back_files(held_out=False)]
    backs += [pyramid(draw_back()) for _ in range(DRAWN)] + [pyramid(pictured_back(pictures)) for _ in range(PICTURED)]
    tables = grounds(sorted((SCENES / 'train').glob('*.pkl')), TABLES)
    tables += [surface(512, pictures).astype(np.uint8) for _ in range(SURFACES)]
    images, labels = np.empty((options.count, CROP_HEIGHT, CROP_WIDTH, 3), np.uint8), np.empty(options.count, np.int64)
    started = time.time()
    for i in range(options.count):
        images[i], labels[i] = draw_crop(faces, backs, tables)
        if i % 5000 == 4999:
            print(f'{i + 1} crops after {time.time() - started:.0f} seconds', flush=True)
    np.savez(options.out, images=images, labels=labels)


if __name__ == '__main__':
    main()
