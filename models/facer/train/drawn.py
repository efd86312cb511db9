"""Draws crops that the facer learns from, one card each, mostly small: no scene around it has to be rendered, so that every
face of every deck is seen at many sizes and slants. One in ten shows a back or a place where nothing lies; what else is no
card of the 52 comes from the scenes (`facer.train.crops`).

    python -m facer.train.drawn [--held-out] [--count 150000] [--seed 1] [--out FILE]
"""

import argparse
import math
import random
import time
from pathlib import Path

import cv2
import numpy as np

from common.index_crop import Levels
from common.outline_crop import cut_outline
from ground.decks import Deck, Pyramid, load_backs, load_decks
from ground.paths import SCENES, WORK
from ground.single_card import draw_card, grounds, on_ground, photograph, seen_outline

from .crops import card_class, crooked, printed_glyphs
from .net import CROP_HEIGHT, CROP_WIDTH, MARGIN, OTHER

ROUGH = 0.4
"""Share of the outlines that are rough."""
NOTHING, BACKS = 0.05, 0.05
"""Shares of the crops in which nothing lies, or a card that lies face down."""


def draw_crop(face: Pyramid | None, tables: list[np.ndarray]) -> tuple[np.ndarray, float]:
    """The crop of a face, or of nothing, within its outline as it may be seen; the square root of its area in pixels."""
    quad, ground = on_ground(seen_outline(), tables)
    image = photograph(ground if face is None else draw_card(face, quad, ground))
    crop = cut_outline(Levels(image), crooked(quad, ROUGH), CROP_WIDTH, CROP_HEIGHT, MARGIN)
    return crop, math.sqrt(cv2.contourArea(np.float32(quad)))


def faces_of(decks: list[Deck]) -> list[list[tuple[Pyramid, int]]]:
    """The faces of each deck that are one of the 52, and their class."""
    out = []
    for deck in decks:
        printed = printed_glyphs(deck.name)
        classed = [(face, card_class(*name.split('_'), printed)) for name, face in deck.faces.items()]
        out.append([(face, label) for face, label in classed if label != OTHER])
    return out


def choose(decks: list[list[tuple[Pyramid, int]]], backs: list[Pyramid]) -> tuple[Pyramid | None, int]:
    """What lies there, and its class."""
    kind = random.random()
    if kind < NOTHING:
        return None, OTHER
    if kind < NOTHING + BACKS:
        return random.choice(backs), OTHER
    return random.choice(random.choice(decks))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--held-out', action='store_true')
    parser.add_argument('--count', type=int, default=150_000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--out', type=Path)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    kind = 'held-out' if options.held_out else 'train'
    decks = faces_of(load_decks(options.held_out))
    backs = load_backs()
    tables = grounds(sorted((SCENES / kind).glob('*.pkl')), 1500)
    images = np.empty((options.count, CROP_HEIGHT, CROP_WIDTH, 3), np.uint8)
    labels, sizes, started = np.empty(options.count, np.int64), np.empty(options.count), time.time()
    for i in range(options.count):
        face, labels[i] = choose(decks, backs)
        images[i], sizes[i] = draw_crop(face, tables)
        if i % 10_000 == 9_999:
            print(f'{i + 1} crops after {time.time() - started:.0f} seconds', flush=True)
    out = options.out or WORK / f'facer-{kind}-drawn.npz'
    np.savez(out, images=images, labels=labels, sizes=sizes)


if __name__ == '__main__':
    main()
