"""Renders scenes into shards that training reads; run one process a core, each with a `--part` of its own.

    python -m ground.make_scenes --scenes 6000 --part 0 [--held-out] [--photos FOLDER]

A shard is a pickle of a list of (jpeg bytes, cards, indices): cards as (quad 4x2 float32, visible, glyph or None, suit or
None, deck or None), indices as (middle 2, right 2, up 2, visible, glyph, suit, card number). A run that was stopped goes on
after its last whole shard. FOLDER is a set of photographs with a `labels.json`; those without cards serve as grounds.
"""

import argparse
import json
import random
from pathlib import Path

import cv2
import numpy as np

from .decks import load_backs, load_decks
from .paths import SCENES
from .scene import Scene, Stock, render
from .shards import write_shards
from .surfaces import load_pictures

SHARD = 200


def pack(scene: Scene) -> tuple:
    jpeg = cv2.imencode('.jpg', scene.image, [cv2.IMWRITE_JPEG_QUALITY, random.randint(55, 95)])[1].tobytes()
    cards = [(c.quad.astype(np.float32), c.visible, c.glyph, c.suit, c.deck) for c in scene.cards]
    indices = [
        (*(v.astype(np.float32) for v in (i.middle, i.right, i.up)), i.visible, i.glyph, i.suit, i.card)
        for i in scene.indices
    ]
    return jpeg, cards, indices


def photographs_without_cards(folder: Path) -> list[Path]:
    labels = json.loads((folder / 'labels.json').read_text())
    return [folder / x['file'] for x in labels if not x['cards'] and not x['dice'] and not x.get('nonstandard')]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--scenes', type=int, default=6000)
    parser.add_argument('--part', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--held-out', action='store_true', help='from the decks kept apart')
    parser.add_argument('--photos', type=Path)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    extra = photographs_without_cards(options.photos) if options.photos else []
    stock = Stock(load_decks(options.held_out), load_backs(), load_pictures(extra))
    print(f'{len(stock.decks)} decks, {len(stock.backs)} backs, {len(stock.pictures)} grounds', flush=True)
    out = SCENES / ('held-out' if options.held_out else 'train')
    write_shards(out, options.scenes, SHARD, lambda: pack(render(stock)), options.part, options.seed)


if __name__ == '__main__':
    main()
