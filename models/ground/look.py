"""Writes a sheet of fresh scenes with their truth drawn in, to be looked at before a long run.

    python -m ground.look [--count 48] [--out sheet.png] [--photos FOLDER]
"""

import argparse
import random
from pathlib import Path

import cv2
import numpy as np

from .decks import load_backs, load_decks
from .make_scenes import photographs_without_cards
from .paths import WORK
from .scene import Stock, render
from .surfaces import load_pictures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--count', type=int, default=48)
    parser.add_argument('--seed', type=int, default=7)
    parser.add_argument('--out', type=Path, default=WORK / 'sheet.png')
    parser.add_argument('--photos', type=Path)
    options = parser.parse_args()
    random.seed(options.seed)
    np.random.seed(options.seed)
    extra = photographs_without_cards(options.photos) if options.photos else []
    stock = Stock(load_decks(False), load_backs(), load_pictures(extra))
    tiles = []
    for _ in range(options.count):
        scene = render(stock)
        image = scene.image.copy()
        for index in scene.indices:
            if index.visible > 0.8:
                m, r, u = index.middle, index.right, index.up
                cv2.polylines(image, [np.int32([m - r + u, m + r + u, m + r - u, m - r - u])], True, (255, 0, 255), 1)
        for card in scene.cards:
            if card.glyph is None and card.visible > 0.3:
                cv2.polylines(image, [np.int32(card.quad)], True, (0, 200, 255), 1)
        tiles.append(image)
    rows = [np.hstack(tiles[i : i + 6]) for i in range(0, len(tiles) - len(tiles) % 6, 6)]
    cv2.imwrite(str(options.out), np.vstack(rows))


if __name__ == '__main__':
    main()
